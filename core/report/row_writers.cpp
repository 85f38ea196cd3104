// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/row_writers.h"

#include "core/report/cell_text.h"
#include "core/units/spreadsheet.h"

#include <string_view>

namespace fitgauge::report {
namespace {

using compare::Column;
using compare::Comparison;
using compare::OfferTable;

// Texts of the catalog may hold what ends a cell, what a spreadsheet runs or what turns the writing.
std::string tsvCell(std::string text, Column column) {
    text = visibleText(text);
    return isText(column) ? guardedCell(std::move(text)) : text;
}

std::string escapedMarkdown(const std::string& text) {
    constexpr std::string_view kMarks = "\\`*_[]<>|#~&";
    std::string result;
    for (const char c : visibleText(text)) {
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
            return tsvCell(machineText(comparison, row, column, figures), column);
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
