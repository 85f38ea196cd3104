// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/machine.h"

#include "app/commands/batch.h"
#include "app/commands/filter_options.h"
#include "app/commands/output.h"
#include "app/commands/workload_options.h"
#include "app/wiring.h"

#include <array>
#include <cmath>
#include <set>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

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

struct Room {
    const catalog::Facts& facts;
    const hardware::AliasResolver& resolver;
};

int runOne(const MachineCommand& command, Arguments arguments, const Room& room) {
    const auto request = readMachine(arguments, room.facts, room.resolver);
    if (!request) {
        return refuse(arguments.problem(), static_cast<ExitCode>(arguments.problemCode()));
    }
    const MachineAnswer answer = command.answer(*request, room.facts);
    if (arguments.has("json")) {
        print(answer.json);
    } else if (arguments.has("csv")) {
        print(csvText({command.columns, answer.cells}));
    } else {
        std::vector<TextRow> rows = {{"figure", "value"}};
        for (std::size_t i = 0; i < command.columns.size(); ++i) {
            rows.push_back({command.columns[i], answer.cells[i].empty() ? "-" : answer.cells[i]});
        }
        print(alignedTable(rows, {false, true}));
    }
    return answer.qualifies ? kOk : kNothingQualifies;
}

} // namespace

std::span<const OptionSpec> machineOptions() {
    static constexpr auto kOptions = std::to_array<OptionSpec>(
        {{"gpu", "G", "the GPU, in any usual spelling"},
         {"count", "N", "how many of them"},
         {"batch", "FILE", "one case a row of this CSV; columns are named after the options"},
         {"catalog", "FILE", "this catalog instead of the one in the data folder"},
         {"json", "", "JSON (size.schema.json, speed.schema.json; batch.schema.json)"},
         {"csv", "", "CSV"},
         {"help", "", "this page"}});
    return kOptions;
}

std::optional<MachineRequest> readMachine(Arguments& arguments, const catalog::Facts& facts,
                                          const hardware::AliasResolver& resolver) {
    MachineRequest request{compare::defaultWorkload(compare::Profile::Live, today()), {}, {}};
    readModel(arguments, facts.models, request.workload);
    readRequest(arguments, request.workload);
    std::optional<std::size_t> gpu;
    if (arguments.text("gpu").isEmpty()) {
        arguments.refuse(u"--gpu is needed, such as --gpu L40S."_s);
    } else {
        gpu = gpuNamed(arguments, resolver, arguments.text("gpu"));
    }
    int count = 1;
    arguments.readInteger("count", 1, 1024, count);
    if (!arguments.problem().isEmpty() || !gpu) {
        return std::nullopt;
    }
    request.gpu = facts.gpus[*gpu];
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
    if (!arguments.has("batch")) {
        return runOne(command, arguments, room);
    }
    return runBatch(command.spec, arguments, command.columns, [&](Arguments& row) {
        const auto request = readMachine(row, room.facts, room.resolver);
        if (!request) {
            return BatchAnswer{};
        }
        MachineAnswer answer = command.answer(*request, room.facts);
        return BatchAnswer{std::move(answer.cells), std::move(answer.json)};
    });
}

} // namespace fitgauge::app
