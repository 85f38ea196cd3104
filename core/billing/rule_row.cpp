// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/rule_row.h"

#include "core/billing/input_check.h"
#include "core/billing/product_pattern.h"

namespace fitgauge::billing {
namespace {

std::optional<Rounding> roundingOf(std::string_view word) {
    if (word == "up") {
        return Rounding::Up;
    }
    if (word == "half up") {
        return Rounding::HalfUp;
    }
    return word == "down" ? std::optional(Rounding::Down) : std::nullopt;
}

} // namespace

std::optional<Duration> RowReader::time(const char* column, Duration unit, Duration least) {
    const auto ms = number(column, unit.inMilliseconds(), kLongestRun.inMilliseconds());
    if (ms && Duration::milliseconds(*ms) < least) {
        reject(column);
        return std::nullopt;
    }
    return ms ? std::optional(Duration::milliseconds(*ms)) : std::nullopt;
}

std::optional<std::int64_t> RowReader::number(const char* column, std::int64_t scale, std::int64_t most) {
    const std::string& cell = text(column);
    if (cell.empty()) {
        return std::nullopt;
    }
    // Nine exact decimals are what Money reads; the currency is of no account here.
    const auto digits = Money::parse(cell, Currency());
    const auto scaled = digits ? mulDiv(digits->nano, scale, kNanoPerUnit, Rounding::HalfUp)
                               : Expected<std::int64_t>(Unexpected(digits.error()));
    if (!scaled || *scaled < 0 || *scaled > most) {
        reject(column);
        return std::nullopt;
    }
    return *scaled;
}

std::optional<Money> RowReader::money(const char* column) {
    const auto nano = number(column, kNanoPerUnit, kDearestNanoPerHour);
    return nano ? std::optional(Money{*nano, currency("currency").value_or(Currency())}) : std::nullopt;
}

std::optional<Currency> RowReader::currency(const char* column) {
    const std::string& cell = text(column);
    if (cell.empty()) {
        return std::nullopt;
    }
    const auto code = Currency::parse(cell);
    if (!code) {
        reject(column);
        return std::nullopt;
    }
    return *code;
}

std::optional<Date> RowReader::date(const char* column) {
    const std::string& cell = text(column);
    if (cell.empty()) {
        return std::nullopt;
    }
    const auto day = Date::parse(cell);
    if (!day) {
        reject(column);
        return std::nullopt;
    }
    return *day;
}

std::vector<Rate> RowReader::rates(const char* column) {
    std::vector<Rate> rates;
    for (const std::string& part : splitParts(text(column), ';')) {
        const std::vector<std::string> words = splitParts(part, ' ');
        const auto code = words.size() == 2 ? Currency::parse(words[1]) : Currency::parse("");
        const auto price = code ? Money::parse(words[0], *code) : Expected<Money>(Unexpected(code.error()));
        if (!price || price->nano < 0) {
            reject(column);
            return {};
        }
        rates.push_back(Rate::perHour(*price));
    }
    return rates;
}

Tri RowReader::yesNo(const char* column) {
    const std::string& cell = text(column);
    if (cell == "1" || cell == "0") {
        return triOf(cell == "1");
    }
    if (!cell.empty()) {
        reject(column);
    }
    return Tri::Unknown;
}

Rounding RowReader::rounding() {
    const auto rule = roundingOf(text("rounding"));
    if (!rule) {
        reject("rounding");
    }
    return rule.value_or(Rounding::Up);
}

AmountRounding RowReader::amountRounding() {
    const std::string& cell = text("amount_rounding");
    if (cell == "carried") {
        return {};
    }
    const std::size_t gap = cell.rfind(' ');
    const auto rule =
        gap == std::string::npos ? std::nullopt : roundingOf(std::string_view(cell).substr(0, gap));
    const bool oneDigit =
        gap != std::string::npos && gap + 2 == cell.size() && cell.back() >= '0' && cell.back() <= '9';
    if (!rule || !oneDigit) {
        reject("amount_rounding");
        return {};
    }
    return {.exact = false, .decimals = cell.back() - '0', .rule = *rule};
}

void RowReader::reject(const char* column) {
    if (m_bad.empty()) {
        m_bad = column;
    }
}

Unexpected RowReader::failure() const {
    return fail(ErrorCode::CsvValueBad,
                {m_table.name(), std::to_string(m_table.line(m_row)), m_bad, m_table.at(m_row, m_bad)});
}

} // namespace fitgauge::billing
