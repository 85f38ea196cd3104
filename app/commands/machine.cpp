// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/machine.h"

#include "app/commands/output.h"
#include "app/commands/workload_options.h"
#include "app/wiring.h"
#include "core/units/csv.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <set>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostBatchBytes = std::size_t{64} << 20U;

// Whole-card counts in which the catalog sells a GPU: they decide "needs N cards".
std::vector<int> soldCounts(const catalog::Facts& facts, const std::string& gpu) {
    std::set<int> counts;
    for (const catalog::Offer& offer : facts.offers) {
        if (offer.gpu == gpu && offer.gpuCount >= 1 && offer.gpuCount == std::floor(offer.gpuCount)) {
            counts.insert(static_cast<int>(offer.gpuCount));
        }
    }
    return {counts.begin(), counts.end()};
}

// The words of one row of a batch file, as if they had been typed.
QStringList wordsOf(const CommandSpec& spec, const CsvTable& table, std::size_t row) {
    QStringList words;
    for (const OptionSpec& option : spec.options) {
        const std::string& cell = table.at(row, option.name);
        if (*option.value != '\0' && !cell.empty()) {
            words << u"--%1=%2"_s.arg(QLatin1StringView(option.name), QString::fromStdString(cell));
        }
    }
    return words;
}

struct Room {
    const catalog::Facts& facts;
    const hardware::AliasResolver& resolver;
};

int runOne(const MachineCommand& command, Arguments arguments, const Room& room) {
    const auto request = readMachine(arguments, room.facts, room.resolver);
    if (!request) {
        return refuse(arguments.problem(), kUsage);
    }
    const MachineAnswer answer = command.answer(*request, room.facts);
    if (arguments.has("json")) {
        print(answer.json);
    } else if (arguments.has("csv")) {
        print(csvText({command.columns, answer.cells}));
    } else {
        std::vector<TextRow> rows = {{"figure", "value"}};
        for (std::size_t i = 0; i < command.columns.size(); ++i) {
            rows.push_back({command.columns[i], answer.cells[i].empty() ? "unknown" : answer.cells[i]});
        }
        print(alignedTable(rows, {false, true}));
    }
    return answer.qualifies ? kOk : kNothingQualifies;
}

int runBatch(const MachineCommand& command, const Arguments& arguments, const Room& room) {
    const std::string file = QFile::encodeName(arguments.text("batch")).toStdString();
    const auto text = readFile(file, kMostBatchBytes);
    if (!text) {
        return refuse(text.error());
    }
    const auto table = CsvTable::parse(file, *text);
    if (!table) {
        return refuse(table.error());
    }
    std::vector<TextRow> rows = {command.columns};
    rows.front().emplace_back("problem");
    std::string json;
    bool allAnswered = true;
    for (std::size_t row = 0; row < table->rows(); ++row) {
        Arguments words(command.spec, wordsOf(command.spec, *table, row));
        const auto request = readMachine(words, room.facts, room.resolver);
        TextRow cells(command.columns.size());
        if (request) {
            MachineAnswer answer = command.answer(*request, room.facts);
            cells = std::move(answer.cells);
            json += (json.empty() ? "" : ",\n") + answer.json;
        } else {
            allAnswered = false;
            json += (json.empty() ? "" : ",\n") + std::string("null");
        }
        cells.push_back(request ? std::string() : words.problem().toStdString());
        rows.push_back(std::move(cells));
    }
    print(arguments.has("json") ? "[" + json + "]\n" : csvText(rows));
    return allAnswered ? kOk : kData;
}

} // namespace

std::optional<MachineRequest> readMachine(Arguments& arguments, const catalog::Facts& facts,
                                          const hardware::AliasResolver& resolver) {
    MachineRequest request{compare::defaultWorkload(compare::Profile::Live, today()), {}, {}};
    readModel(arguments, facts.models, request.workload);
    readTraffic(arguments, request.workload);
    const QString name = arguments.text("gpu");
    const auto match = resolver.resolve(name.toStdString());
    if (name.isEmpty()) {
        arguments.refuse(u"--gpu is needed, such as --gpu L40S."_s);
    } else if (!match) {
        arguments.refuse(u"The catalog knows no GPU \"%1\"; `fitgauge catalog gpus` lists them."_s.arg(name));
    } else if (match->certainty == hardware::Certainty::Guess) {
        arguments.refuse(u"\"%1\" may be several GPUs; `fitgauge catalog gpus` lists them."_s.arg(name));
    }
    int count = 1;
    arguments.readInteger("count", 1, 1024, count);
    if (!arguments.problem().isEmpty()) {
        return std::nullopt;
    }
    request.gpu = facts.gpus[match->gpu];
    request.kind.gpuCount = count;
    request.kind.soldCounts = soldCounts(facts, request.gpu.canonical);
    return request;
}

int runMachineCommand(const MachineCommand& command, const Arguments& arguments) {
    const auto opened =
        openFacts(arguments.has("catalog") ? std::optional(arguments.text("catalog")) : std::nullopt);
    if (!opened) {
        return refuse(opened.error());
    }
    if (!arguments.positional().isEmpty()) {
        return refuse(u"%1 takes options only, not \"%2\"."_s.arg(QLatin1StringView(command.spec.name),
                                                                  arguments.positional().first()),
                      kUsage);
    }
    const hardware::AliasResolver resolver(opened->facts.gpus, opened->facts.aliases);
    const Room room{opened->facts, resolver};
    return arguments.has("batch") ? runBatch(command, arguments, room) : runOne(command, arguments, room);
}

} // namespace fitgauge::app
