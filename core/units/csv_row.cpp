// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/csv_row.h"

#include "core/units/parse_number.h"

namespace fitgauge {
namespace {

const std::string kNothing;
constexpr std::int64_t kMostSmall = 1'000'000'000;

} // namespace

void CsvRow::fail(ErrorCode code, std::string_view column) {
    if (!m_error) {
        m_error = Error{code,
                        {m_table.name(), std::to_string(m_table.line(m_row)), std::string(column),
                         m_table.at(m_row, column)},
                        {}};
    }
}

void CsvRow::reject(std::string_view column) {
    fail(ErrorCode::CsvValueBad, column);
}

void CsvRow::rejectReference(std::string_view column) {
    fail(ErrorCode::CsvReferenceUnknown, column);
}

const std::string& CsvRow::text(std::string_view column) {
    const auto index = m_table.column(column);
    if (!index) {
        if (!m_error) {
            m_error = index.error();
        }
        return kNothing;
    }
    return m_table.at(m_row, *index);
}

const std::string& CsvRow::required(std::string_view column) {
    const std::string& value = text(column);
    if (value.empty()) {
        reject(column);
    }
    return value;
}

std::optional<std::int64_t> CsvRow::integer(std::string_view column) {
    const std::string& value = text(column);
    if (value.empty()) {
        return std::nullopt;
    }
    const auto parsed = parseInteger(value);
    if (!parsed || *parsed < 0) {
        reject(column);
        return std::nullopt;
    }
    return parsed;
}

std::int64_t CsvRow::countOrZero(std::string_view column) {
    return integer(column).value_or(0);
}

std::optional<int> CsvRow::smallInteger(std::string_view column) {
    const auto value = integer(column);
    if (value && *value > kMostSmall) {
        reject(column);
        return std::nullopt;
    }
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<double> CsvRow::number(std::string_view column) {
    const std::string& value = text(column);
    if (value.empty()) {
        return std::nullopt;
    }
    const auto parsed = parseNumber(value);
    if (!parsed || *parsed < 0) {
        reject(column);
        return std::nullopt;
    }
    return parsed;
}

std::optional<std::int64_t> CsvRow::scaled(std::string_view column, int power) {
    const std::string& value = text(column);
    if (value.empty()) {
        return std::nullopt;
    }
    const auto parsed = parseScaled(value, power);
    if (!parsed) {
        reject(column);
    }
    return parsed;
}

Tri CsvRow::tri(std::string_view column) {
    const std::string& value = text(column);
    if (value == "1" || value == "y") {
        return Tri::Yes;
    }
    if (value == "0" || value == "n") {
        return Tri::No;
    }
    if (!value.empty()) {
        reject(column);
    }
    return Tri::Unknown;
}

bool CsvRow::flag(std::string_view column) {
    const Tri value = tri(column);
    if (value == Tri::Unknown) {
        reject(column);
    }
    return value == Tri::Yes;
}

std::optional<Date> CsvRow::date(std::string_view column) {
    const std::string& value = text(column);
    if (value.empty()) {
        return std::nullopt;
    }
    const auto parsed = Date::parse(value);
    if (!parsed) {
        reject(column);
        return std::nullopt;
    }
    return *parsed;
}

Currency CsvRow::currency(std::string_view column) {
    const auto parsed = Currency::parse(text(column));
    if (!parsed) {
        reject(column);
        return {};
    }
    return *parsed;
}

std::optional<Money> CsvRow::money(std::string_view column, Currency currency) {
    const std::string& value = text(column);
    if (value.empty()) {
        return std::nullopt;
    }
    const auto parsed = Money::parse(value, currency);
    if (!parsed || parsed->nano < 0) {
        reject(column);
        return std::nullopt;
    }
    return *parsed;
}

} // namespace fitgauge
