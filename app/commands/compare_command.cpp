// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/filter_options.h"
#include "app/commands/output.h"
#include "app/commands/workload_options.h"
#include "app/wiring.h"
#include "core/compare/explain.h"
#include "core/report/cell_text.h"
#include "core/report/csv_header.h"
#include "core/report/csv_writer.h"
#include "core/report/json_writer.h"
#include "core/report/words.h"

#include <QDateTime>

#include <algorithm>
#include <array>

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

// A terminal needs no fourteen digits; files keep them all.
std::string shownCell(const Comparison& comparison, OfferTable::Row row, Column column) {
    const std::string text = report::machineText(comparison, row, column);
    const auto point = text.find('.');
    const bool isMoney = compare::columnUnit(column).starts_with("currency");
    if (report::isText(column) || isMoney || point == std::string::npos || text.size() - point <= 3) {
        return text.empty() ? "unknown" : text;
    }
    return QString::number(QString::fromStdString(text).toDouble(), 'f', 2).toStdString();
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
        line += ", " + report::moneyText(figures.cost) + " " + figures.cost->currency.code() + " " +
                std::string(report::basisWord(figures.basis)) +
                (figures.machines > 1 ? " on " + std::to_string(figures.machines) + " machines" : "");
    }
    return line + ", " + std::string(report::fitWord(figures.memory->fit)) + " at " + cell(Column::Fit) +
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
                std::string(report::wordOf(static_cast<compare::Test>(i)));
    }
    text += "\n";
    if (const auto stronger = compare::strongerOffer(comparison)) {
        text += "strongest  " + offerLine(comparison, stronger->row) + "; costs " +
                report::moneyText(stronger->extra) + " " + stronger->extra.currency.code() + " more\n";
    }
    if (const auto cheaper = compare::cheaperIf8Bit(comparison)) {
        text += "at 8 bit   " + harmless(comparison.table().idOf(cheaper->row)) + " saves " +
                report::moneyText(cheaper->saving) + " " + cheaper->saving.currency.code() + "\n";
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

std::string csvOf(const Comparison& comparison, const Arguments& arguments,
                  const std::vector<Column>& columns) {
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
    std::string text;
    const bool complete = report::writeCsv(comparison, options, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return complete ? text : std::string();
}

struct Question {
    compare::Workload workload;
    compare::Filter filter;
    compare::Order order;
    std::vector<Column> columns;
    std::int64_t limit = 0; // 0: no limit
};

void readCsvOptions(Arguments& arguments) {
    int ignored = 0;
    arguments.readChoice<int>("delimiter", {{"comma", 0}, {"semicolon", 1}, {"tab", 2}}, ignored);
    arguments.readChoice<int>("decimal", {{"point", 0}, {"comma", 1}}, ignored);
    if (arguments.text("decimal") == u"comma"_s && arguments.text("delimiter") != u"semicolon"_s &&
        arguments.text("delimiter") != u"tab"_s) {
        arguments.refuse(u"--decimal comma needs --delimiter semicolon or tab."_s);
    }
    if (!arguments.positional().isEmpty()) {
        arguments.refuse(u"compare takes options only, not \"%1\"."_s.arg(arguments.positional().first()));
    }
}

Question readQuestion(Arguments& arguments, const LoadedCatalog& loaded) {
    compare::Profile profile = compare::Profile::Live;
    arguments.readChoice<compare::Profile>("profile",
                                           {{"research", compare::Profile::Research},
                                            {"live", compare::Profile::Live},
                                            {"batch", compare::Profile::Batch}},
                                           profile);
    Question question{compare::defaultWorkload(profile, today()), compare::defaultFilter(profile),
                      compare::defaultOrder(profile), readColumns(arguments), 0};
    if (arguments.has("serving")) {
        question.workload.isTraining = false;
    }
    readModel(arguments, loaded.models, question.workload);
    readTraffic(arguments, question.workload);
    readFilter(arguments, *loaded.table, question.filter);
    readOrder(arguments, question.order);
    arguments.readInteger("limit", 1, 10'000'000, question.limit);
    readCsvOptions(arguments);
    return question;
}

void printAnswer(const Comparison& comparison, const Arguments& arguments, const Question& question) {
    if (arguments.has("json")) {
        report::JsonOptions options{question.columns, {}, FITGAUGE_VERSION};
        if (question.limit > 0) {
            options.mostRows = static_cast<std::size_t>(question.limit);
        }
        print(report::comparisonAsJson(comparison, options));
    } else if (arguments.has("csv")) {
        print(csvOf(comparison, arguments, question.columns));
    } else {
        const std::size_t most =
            question.limit > 0 ? static_cast<std::size_t>(question.limit) : kRowsOnTerminal;
        const auto columns =
            question.columns.empty() ? terminalColumns(question.workload.profile) : question.columns;
        print(answerText(comparison) + '\n' + tableText(comparison, columns, most));
        if (comparison.rows().size() > most) {
            print("\n" + std::to_string(comparison.rows().size() - most) + " more; --limit N shows them\n");
        }
        print(std::string("\nEstimates, not a quote.\n"));
    }
}

int run(const Arguments& given) {
    const auto loaded =
        loadCatalog(given.has("catalog") ? std::optional(given.text("catalog")) : std::nullopt);
    if (!loaded) {
        return refuse(loaded.error());
    }
    if (!loaded->notice.isEmpty()) {
        refuse(loaded->notice, kOk);
    }
    Arguments arguments = given;
    const Question question = readQuestion(arguments, *loaded);
    if (!arguments.problem().isEmpty()) {
        return refuse(arguments.problem(), kUsage);
    }
    const auto comparison =
        compare::compare(loaded->table, question.workload, question.filter, question.order);
    printAnswer(*comparison, arguments, question);
    return comparison->answer().row ? kOk : kNothingQualifies;
}

CommandSpec specification() {
    CommandSpec spec{"compare",
                     "[--profile research|live|batch] [options]",
                     "The cheapest offer that comfortably fits, why, and all offers that qualify.",
                     {},
                     run};
    spec.options.push_back({"profile", "NAME", "research, live or batch; live without it"});
    for (const auto options : {modelOptions(), trafficOptions(), filterOptions()}) {
        spec.options.insert(spec.options.end(), options.begin(), options.end());
    }
    for (const OptionSpec& option : std::initializer_list<OptionSpec>{
             {"serving", "", "research: size serving instead of fine-tuning"},
             {"columns", "ID,...", "columns by their ids; all without it in files"},
             {"limit", "N", "at most N rows (JSON and terminal)"},
             {"catalog", "FILE", "this catalog instead of the one in the data folder"},
             {"json", "", "JSON (resources/schema/compare.schema.json)"},
             {"csv", "", "CSV, all rows"},
             {"no-header", "", "CSV without the lines that start with #"},
             {"bom", "", "CSV with a byte order mark"},
             {"delimiter", "NAME", "CSV: comma, semicolon or tab"},
             {"decimal", "NAME", "CSV: point or comma"},
             {"help", "", "this page"}}) {
        spec.options.push_back(option);
    }
    return spec;
}

} // namespace

const CommandSpec& compareCommand() {
    static const CommandSpec kCommand = specification();
    return kCommand;
}

} // namespace fitgauge::app
