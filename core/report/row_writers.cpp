// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/row_writers.h"

#include "core/report/cell_text.h"

#include <algorithm>
#include <string_view>

namespace fitgauge::report {
namespace {

using compare::Column;
using compare::Comparison;
using compare::OfferTable;

// Tabs and line breaks would end a cell.
std::string withoutBreaks(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string escapedMarkdown(const std::string& text) {
    constexpr std::string_view kMarks = "\\`*_[]<>|#~";
    std::string result;
    for (const char c : withoutBreaks(text)) {
        if (kMarks.find(c) != std::string_view::npos) {
            result += '\\';
        }
        result += c;
    }
    return result;
}

template<typename CellText>
std::string joined(std::span<const Column> columns, std::string_view between, CellText cellText) {
    std::string line;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        line += i == 0 ? std::string_view() : between;
        line += cellText(columns[i]);
    }
    return line;
}

} // namespace

std::string rowsAsTsv(const Comparison& comparison, std::span<const OfferTable::Row> rows,
                      std::span<const Column> columns) {
    std::string text = joined(columns, "\t", columnTitle) + "\tcurrency\n";
    for (const OfferTable::Row row : rows) {
        const auto figures = comparison.figures(row);
        text += joined(columns, "\t", [&](Column column) {
            return withoutBreaks(machineText(comparison, row, column, figures));
        });
        text += '\t' + currencyText(comparison, row) + '\n';
    }
    return text;
}

std::string rowsAsMarkdown(const Comparison& comparison, std::span<const OfferTable::Row> rows,
                           std::span<const Column> columns) {
    std::string text =
        "| " + joined(columns, " | ", [](Column column) { return escapedMarkdown(columnTitle(column)); }) +
        " | currency |\n";
    text +=
        "| " +
        joined(columns, " | ", [](Column column) { return std::string(isText(column) ? "---" : "---:"); }) +
        " | --- |\n";
    for (const OfferTable::Row row : rows) {
        const auto figures = comparison.figures(row);
        text += "| " + joined(columns, " | ", [&](Column column) {
                    return escapedMarkdown(machineText(comparison, row, column, figures));
                });
        text += " | " + currencyText(comparison, row) + " |\n";
    }
    return text;
}

} // namespace fitgauge::report
