// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/compare_question.h"

#include "app/commands/filter_options.h"
#include "app/commands/output.h"
#include "app/commands/workload_options.h"
#include "app/wiring.h"
#include "core/units/parse_number.h"

#include <array>
#include <cmath>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

void readCsvOptions(Arguments& arguments) {
    int ignored = 0;
    arguments.readChoice<int>("delimiter", {{"comma", 0}, {"semicolon", 1}, {"tab", 2}}, ignored);
    arguments.readChoice<int>("decimal", {{"point", 0}, {"comma", 1}}, ignored);
    const bool isSafe =
        arguments.text("delimiter") == u"semicolon"_s || arguments.text("delimiter") == u"tab"_s;
    if (arguments.text("decimal") == u"comma"_s && !isSafe) {
        arguments.refuse(u"--decimal comma needs --delimiter semicolon or tab."_s);
    }
}

// "RTX 4090:90" or "L40S:90:1000".
void readKnownRun(Arguments& arguments, const catalog::Facts& facts, compare::Workload& workload) {
    if (!arguments.has("known-run")) {
        return;
    }
    constexpr double kMostMinutes = 525'600; // a year
    constexpr std::int64_t kMostItems = 10'000'000'000;
    const QStringList parts = arguments.text("known-run").split(u':');
    const auto minutes = parseNumber(parts.value(1).toStdString());
    const auto items = parts.size() == 3 ? parseInteger(parts.at(2).toStdString()) : std::int64_t{1};
    const bool isRight = (parts.size() == 2 || parts.size() == 3) && minutes && *minutes >= 0.001 &&
                         *minutes <= kMostMinutes && items && *items >= 1 && *items <= kMostItems;
    if (!isRight) {
        arguments.refuse(
            u"--known-run takes GPU:MINUTES[:ITEMS], not \"%1\"."_s.arg(arguments.text("known-run")));
        return;
    }
    const hardware::AliasResolver resolver(facts.gpus, facts.aliases);
    if (const auto gpu = gpuNamed(arguments, resolver, parts.at(0))) {
        const auto time = Duration::milliseconds(std::int64_t{std::llround(*minutes * 60'000)});
        workload.knownRun = compare::KnownRun{facts.gpus[*gpu].canonical, time, *items};
    }
}

} // namespace

std::vector<OptionSpec> questionOptions() {
    static constexpr auto kFirst = std::to_array<OptionSpec>(
        {{"profile", "NAME", "research, live or batch; live without it", "research live batch"}});
    static constexpr auto kServing =
        std::to_array<OptionSpec>({{"serving", "", "research: size serving instead of fine-tuning"}});
    return joined({kFirst, modelOptions(), kServing, trainingOptions(), requestOptions(), trafficOptions(),
                   filterOptions()});
}

std::span<const OptionSpec> outputOptions() {
    static constexpr auto kOptions = std::to_array<OptionSpec>(
        {{"columns", "ID,...", "columns by their ids; all without it in files"},
         {"limit", "N", "at most N rows (JSON, Markdown, TSV and terminal)"},
         {"catalog", "FILE", "this catalog instead of the one in the data folder"},
         {"json", "", "JSON (compare.schema.json)"},
         {"csv", "", "CSV, all rows"},
         {"markdown", "", "a Markdown table"},
         {"tsv", "", "cells with a tab between them"},
         {"no-header", "", "CSV without the lines that start with #"},
         {"bom", "", "CSV with a byte order mark"},
         {"delimiter", "NAME", "CSV: comma, semicolon or tab", "comma semicolon tab"},
         {"decimal", "NAME", "CSV: point or comma", "point comma"},
         {"help", "", "this page"}});
    return kOptions;
}

Expected<OpenCatalog> openCatalogOf(const Arguments& arguments) {
    auto opened =
        openFacts(arguments.has("catalog") ? std::optional(arguments.text("catalog")) : std::nullopt);
    if (!opened) {
        return Unexpected(opened.error());
    }
    if (const QString notice = keptAsideNotice(*opened); !notice.isEmpty()) {
        refuse(notice, kOk);
    }
    auto table = compare::OfferTable::build(opened->facts);
    return OpenCatalog{std::move(opened->facts), std::move(table)};
}

void readOutput(Arguments& arguments, Question& question) {
    question.columns = readColumns(arguments);
    arguments.readInteger("limit", 1, 10'000'000, question.limit);
    readCsvOptions(arguments);
}

Question readQuestion(Arguments& arguments, const OpenCatalog& catalog) {
    compare::Profile profile = compare::Profile::Live;
    arguments.readChoice<compare::Profile>("profile",
                                           {{"research", compare::Profile::Research},
                                            {"live", compare::Profile::Live},
                                            {"batch", compare::Profile::Batch}},
                                           profile);
    Question question{compare::defaultWorkload(profile, today()),
                      compare::defaultFilter(profile),
                      compare::defaultOrder(profile),
                      {},
                      0};
    if (arguments.has("serving")) {
        question.workload.isTraining = false;
    }
    readModel(arguments, catalog.facts.models, question.workload);
    readRequest(arguments, question.workload);
    readTraffic(arguments, question.workload);
    readKnownRun(arguments, catalog.facts, question.workload);
    readFilter(arguments, catalog.facts, *catalog.table, question.filter);
    readOrder(arguments, question.order);
    readOutput(arguments, question);
    return question;
}

} // namespace fitgauge::app
