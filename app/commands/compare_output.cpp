// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/compare_output.h"

#include "app/commands/output.h"
#include "core/compare/explain.h"
#include "core/report/cell_text.h"
#include "core/report/csv_header.h"
#include "core/report/csv_writer.h"
#include "core/report/json_writer.h"
#include "core/report/row_writers.h"
#include "core/report/words.h"

#include <QDateTime>

#include <algorithm>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

using compare::Column;
using compare::Comparison;
using compare::OfferTable;

constexpr std::size_t kRowsOnTerminal = 20;

std::vector<Column> terminalColumns(compare::Profile profile) {
    std::vector<Column> columns = {Column::Gpu,    Column::GpuCount, Column::Provider, Column::Region,
                                   Column::Market, Column::Fit,      Column::Price,    Column::Cost};
    if (profile == compare::Profile::Batch) {
        columns.push_back(Column::JobHours);
    } else if (profile == compare::Profile::Live) {
        columns.push_back(Column::TokensPerSecond);
        columns.push_back(Column::FirstToken);
    }
    columns.push_back(Column::Age);
    return columns;
}

// A terminal needs no fourteen digits; files keep them all. Money keeps four decimals at most.
std::string shownMoney(Money money) {
    constexpr int kDecimals = 4;
    return report::moneyText(roundedTo(money, kDecimals));
}

std::string shownCell(const Comparison& comparison, OfferTable::Row row, Column column) {
    const auto figures = comparison.figures(row);
    std::string text = report::machineText(comparison, row, column, figures);
    if (text.empty()) {
        return "unknown";
    }
    if (compare::columnUnit(column).starts_with("currency")) {
        const auto money = Money::parse(text, comparison.table().currencyOf(row));
        const bool isAtLeast = column == Column::Cost && figures.costIsLowerBound;
        return (isAtLeast ? ">= " : "") + (money ? shownMoney(*money) : text);
    }
    const auto point = text.find('.');
    if (report::isText(column) || column == Column::Ready || point == std::string::npos ||
        text.size() - point <= 3) {
        return text;
    }
    return QString::number(QString::fromStdString(text).toDouble(), 'f', 2).toStdString();
}

// A stable word as people write it: "month of sessions".
std::string spoken(std::string_view word) {
    std::string text(word);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

std::string basisText(compare::CostBasis basis) {
    return (basis == compare::CostBasis::Job ? "for the " : "a ") + spoken(report::basisWord(basis));
}

std::string offerLine(const Comparison& comparison, OfferTable::Row row) {
    const OfferTable& table = comparison.table();
    const auto figures = comparison.figures(row);
    const auto cell = [&](Column column) { return shownCell(comparison, row, column); };
    std::string line = cell(Column::GpuCount) + " x " + harmless(cell(Column::Gpu)) + " at " +
                       harmless(cell(Column::Provider)) + " (" + harmless(cell(Column::Region)) + ", " +
                       cell(Column::Market) + "): " + cell(Column::Price) + " " +
                       table.currencyOf(row).code() + "/h";
    if (figures.cost) {
        line += ", " + cell(Column::Cost) + " " + figures.cost->currency.code() + " " +
                basisText(figures.basis) +
                (figures.machines > 1 ? " on " + std::to_string(figures.machines) + " machines" : "");
    }
    return line + ", " + spoken(report::fitWord(figures.memory->fit)) + " at " + cell(Column::Fit) +
           " % of usable memory";
}

std::string answerText(const Comparison& comparison) {
    const compare::Answer& answer = comparison.answer();
    if (!answer.row) {
        std::string text =
            "answer     none of " + std::to_string(comparison.table().size()) + " offers qualifies\n";
        if (comparison.relief()) {
            text += "relief     without the filter \"" +
                    std::string(report::wordOf(comparison.relief()->rule)) + "\" " +
                    std::to_string(comparison.relief()->rowsBack) + " offers come back\n";
        }
        return text;
    }
    std::string text = "answer     " + offerLine(comparison, *answer.row) + "\n";
    text += "cheaper    ";
    for (std::size_t i = 0; i < compare::kTestCount; ++i) {
        text += std::string(i == 0 ? "" : ", ") + std::to_string(answer.cheaperFailing[i]) + " fail " +
                spoken(report::wordOf(static_cast<compare::Test>(i)));
    }
    text += "\n";
    if (const auto stronger = compare::strongerOffer(comparison)) {
        text += "strongest  " + offerLine(comparison, stronger->row) + "; costs " +
                shownMoney(stronger->extra) + " " + stronger->extra.currency.code() + " more\n";
    }
    if (const auto cheaper = compare::cheaperIf8Bit(comparison)) {
        text += "at 8 bit   " + harmless(comparison.table().idOf(cheaper->row)) + " saves " +
                shownMoney(cheaper->saving) + " " + cheaper->saving.currency.code() + "\n";
    }
    return text;
}

std::string tableText(const Comparison& comparison, const std::vector<Column>& columns, std::size_t most) {
    std::vector<TextRow> rows(1);
    std::vector<bool> isRight;
    for (const Column column : columns) {
        rows.front().push_back(report::columnTitle(column));
        isRight.push_back(!report::isText(column));
    }
    for (const OfferTable::Row row : comparison.rows()) {
        if (rows.size() > most) {
            break;
        }
        TextRow cells;
        for (const Column column : columns) {
            cells.push_back(shownCell(comparison, row, column));
        }
        rows.push_back(std::move(cells));
    }
    return alignedTable(rows, isRight);
}

void printCsv(const Comparison& comparison, const Arguments& arguments, const std::vector<Column>& columns) {
    report::CsvOptions options;
    options.columns = columns;
    options.headerBlock = !arguments.has("no-header");
    options.byteOrderMark = arguments.has("bom");
    options.delimiter = arguments.text("delimiter") == u"semicolon"_s ? ';'
                        : arguments.text("delimiter") == u"tab"_s     ? '\t'
                                                                      : ',';
    options.decimalPoint = arguments.text("decimal") == u"comma"_s ? ',' : '.';
    options.programVersion = FITGAUGE_VERSION;
    options.createdAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    // Piece by piece: a million rows need not be held. finished() tells what could not be written.
    (void)report::writeCsv(comparison, options, [](std::string_view piece) { return print(piece); });
}

std::vector<Column> shownColumns(const Question& question) {
    return question.columns.empty() ? terminalColumns(question.workload.profile) : question.columns;
}

std::string rowsText(const Comparison& comparison, const Arguments& arguments, const Question& question) {
    std::vector<OfferTable::Row> rows = comparison.rows();
    if (question.limit > 0) {
        rows.resize(std::min(rows.size(), static_cast<std::size_t>(question.limit)));
    }
    const std::vector<Column> columns = shownColumns(question);
    return arguments.has("markdown") ? report::rowsAsMarkdown(comparison, rows, columns)
                                     : report::rowsAsTsv(comparison, rows, columns);
}

} // namespace

void printComparison(const Comparison& comparison, const Arguments& arguments, const Question& question) {
    if (arguments.has("json")) {
        report::JsonOptions options{question.columns, {}, FITGAUGE_VERSION};
        if (question.limit > 0) {
            options.mostRows = static_cast<std::size_t>(question.limit);
        }
        print(report::comparisonAsJson(comparison, options));
    } else if (arguments.has("csv")) {
        printCsv(comparison, arguments, question.columns);
    } else if (arguments.has("markdown") || arguments.has("tsv")) {
        print(rowsText(comparison, arguments, question));
    } else {
        const std::size_t most =
            question.limit > 0 ? static_cast<std::size_t>(question.limit) : kRowsOnTerminal;
        const auto columns = shownColumns(question);
        print(answerText(comparison) + '\n' + tableText(comparison, columns, most));
        if (comparison.rows().size() > most) {
            print("\n" + std::to_string(comparison.rows().size() - most) + " more; --limit N shows them\n");
        }
        print(std::string_view("\nEstimates, not a quote.\n"));
    }
}

} // namespace fitgauge::app
