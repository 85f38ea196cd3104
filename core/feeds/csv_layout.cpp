// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/csv_layout.h"

#include "core/feeds/text_records.h"
#include "core/units/parse_number.h"

#include <algorithm>

namespace fitgauge::feeds {
namespace {

constexpr std::array kDelimiters{',', ';', '\t', '|'};
constexpr std::array kNumbers{CsvField::Price,      CsvField::PricePerGpu, CsvField::Spot,
                              CsvField::SpotPerGpu, CsvField::Reserved1y,  CsvField::Reserved3y,
                              CsvField::GpuCount,   CsvField::GpuMemory,   CsvField::Ram};
constexpr std::size_t kMostRowsLookedAt = 1000;
constexpr std::size_t kMostRemarks = 200;

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\"");
    return first == std::string_view::npos
               ? std::string()
               : std::string(text.substr(first, text.find_last_not_of(" \t\"") - first + 1));
}

// "# set currency = EUR"
void takeRemark(std::string_view line, std::map<std::string, std::string>& mapping,
                std::map<std::string, std::string>& values) {
    std::string_view rest = line.substr(1);
    const std::string plain = trimmed(rest);
    const bool isMap = plain.starts_with("map ");
    const auto equals = plain.find('=');
    if ((isMap || plain.starts_with("set ")) && equals != std::string::npos) {
        (isMap ? mapping : values)
            .emplace(trimmed(std::string_view(plain).substr(4, equals - 4)),
                     trimmed(plain.substr(equals + 1)));
    }
}

bool takeHeader(CsvLayout& layout, std::string_view header,
                const std::map<std::string, std::string>& mapping) {
    bool isFound = false;
    std::size_t best = 0;
    for (const char delimiter : kDelimiters) {
        std::vector<std::string> fields;
        CsvColumns columns;
        if (splitFields(header, fields, delimiter) && columns.read(fields, mapping) &&
            columns.understood() > best) {
            best = columns.understood();
            layout.columns = columns;
            layout.delimiter = delimiter;
            isFound = true;
        }
    }
    return isFound;
}

DecimalSign decimalsOf(TextRecords records, const CsvLayout& layout) {
    const auto given = layout.values.find("decimal");
    if (given != layout.values.end() && (given->second == "," || given->second == ".")) {
        return given->second == "," ? DecimalSign::Comma : DecimalSign::Point;
    }
    std::size_t commas = 0, points = 0;
    std::string_view record;
    std::vector<std::string> fields;
    for (std::size_t i = 0; i < kMostRowsLookedAt && records.nextRecord(record); ++i) {
        if (!splitFields(record, fields, layout.delimiter)) {
            continue;
        }
        for (const CsvField field : kNumbers) {
            const DecimalSign sign = decimalSignOf(layout.columns.cell(fields, field));
            commas += sign == DecimalSign::Comma ? 1 : 0;
            points += sign == DecimalSign::Point ? 1 : 0;
        }
    }
    if (commas == points) {
        return layout.delimiter == ';' && points == 0 ? DecimalSign::Comma : DecimalSign::Point;
    }
    return commas > points ? DecimalSign::Comma : DecimalSign::Point;
}

} // namespace

std::string_view CsvLayout::text(const std::vector<std::string>& fields, CsvField field) const {
    const std::string_view cell = columns.cell(fields, field);
    if (!cell.empty()) {
        return cell;
    }
    const auto value = values.find(std::string(csvFieldWord(field)));
    return value == values.end() ? std::string_view() : std::string_view(value->second);
}

std::optional<double> CsvLayout::number(const std::vector<std::string>& fields, CsvField field) const {
    return leadingNumber(text(fields, field), decimals);
}

std::optional<CsvLayout> findLayout(std::string_view text, const Context& context) {
    auto mapping = context.columns;
    CsvLayout layout;
    layout.values = context.values;
    TextRecords records(text);
    std::string_view record;
    for (std::size_t i = 0; i < kMostRemarks && records.nextRecord(record); ++i) {
        if (record.starts_with('#')) {
            takeRemark(record, mapping, layout.values);
        } else if (!record.empty()) {
            if (!takeHeader(layout, record, mapping)) {
                return std::nullopt;
            }
            layout.decimals = decimalsOf(records, layout);
            return layout;
        }
    }
    return std::nullopt;
}

} // namespace fitgauge::feeds
