// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_writer.h"

#include "core/report/cell_text.h"
#include "core/report/csv_header.h"
#include "core/units/spreadsheet.h"

#include <string>

namespace fitgauge::report {
namespace {

using compare::Column;
using compare::Comparison;
using compare::OfferTable;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kPiece = 256UL * 1024; // bytes handed to `write` at once

// Makes lines; what the rows of a group share is made once.
class LineMaker {
  public:
    LineMaker(const Comparison& comparison, const CsvOptions& options)
        : m_comparison(comparison), m_options(options), m_columns(options.columns) {
        if (m_columns.empty()) {
            m_columns.assign(compare::kAllColumns.begin(), compare::kAllColumns.end());
        }
        m_shared.resize(m_columns.size());
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (!isRowLevel(m_columns[i])) {
                m_shared[i].resize(comparison.table().groups().size());
            }
        }
    }

    void appendTitles(std::string& out) {
        for (const Column column : m_columns) {
            appendCsvField(out, columnTitle(column), m_options.delimiter);
            out += m_options.delimiter;
        }
        appendFixedTitles(out);
    }

    void appendRow(std::string& out, OfferTable::Row row) {
        const compare::RowFigures figures = m_comparison.figures(row);
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (m_shared[i].empty()) {
                out += cell(row, m_columns[i], figures);
            } else {
                appendShared(out, i, row, figures);
            }
            out += m_options.delimiter;
        }
        appendFixed(out, row, figures);
    }

  private:
    [[nodiscard]] std::string cell(OfferTable::Row row, Column column,
                                   const compare::RowFigures& figures) const {
        std::string text = machineText(m_comparison, row, column, figures);
        if (!isText(column)) {
            for (char& c : text) {
                c = c == '.' ? m_options.decimalPoint : c;
            }
        } else {
            text = guardedCell(std::move(text));
        }
        std::string field;
        appendCsvField(field, text, m_options.delimiter);
        return field;
    }

    void appendShared(std::string& out, std::size_t index, OfferTable::Row row,
                      const compare::RowFigures& figures) {
        std::optional<std::string>& known = m_shared[index][m_comparison.table().groupIndex(row)];
        if (!known) {
            known = cell(row, m_columns[index], figures);
        }
        out += *known;
    }

    // After the chosen columns, always: what makes the figures before them unmistakable.
    void appendFixedTitles(std::string& out) const {
        for (const std::string_view title : {"currency", "fit_state", "cost_basis", "no_cost"}) {
            out += title;
            out += m_options.delimiter;
        }
        out += "offer_id\r\n";
    }

    void appendFixed(std::string& out, OfferTable::Row row, const compare::RowFigures& figures) const {
        const char delimiter = m_options.delimiter;
        out += currencyText(m_comparison, row);
        out += delimiter;
        out += fitWord(figures.memory->fit);
        out += delimiter;
        out += basisWord(figures.basis);
        out += figures.costIsLowerBound ? "_at_least" : "";
        out += delimiter;
        out += noCostWord(figures.noCost);
        out += delimiter;
        const std::string_view id = m_comparison.table().idOf(row);
        if (needsGuard(id)) {
            appendCsvField(out, guardedCell(std::string(id)), delimiter);
        } else {
            appendCsvField(out, id, delimiter);
        }
        out += "\r\n";
    }

    const Comparison& m_comparison;
    const CsvOptions& m_options;
    std::vector<Column> m_columns;
    std::vector<std::vector<std::optional<std::string>>> m_shared; // by column, by group; empty: per row
};

} // namespace

bool writeCsv(const Comparison& comparison, const CsvOptions& options,
              const std::function<bool(std::string_view)>& write) {
    std::string out;
    if (options.byteOrderMark) {
        out += kByteOrderMark;
    }
    if (options.headerBlock) {
        out += headerBlock(comparison, options);
    }
    LineMaker lines(comparison, options);
    lines.appendTitles(out);
    for (const OfferTable::Row row : comparison.rows()) {
        lines.appendRow(out, row);
        if (out.size() >= kPiece) {
            if (!write(out)) {
                return false;
            }
            out.clear();
        }
    }
    return write(out);
}

} // namespace fitgauge::report
