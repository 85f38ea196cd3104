// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/machine.h"
#include "app/commands/workload_options.h"
#include "core/report/csv_header.h"
#include "core/report/json_writer.h"
#include "core/report/words.h"

#include <array>

namespace fitgauge::app {
namespace {

constexpr auto kParts = std::to_array<sizing::PartKind>(
    {sizing::PartKind::Weights, sizing::PartKind::Gradients, sizing::PartKind::Optimizer,
     sizing::PartKind::LoraState, sizing::PartKind::KvCache, sizing::PartKind::Activations,
     sizing::PartKind::Overhead});

std::string gib(const std::optional<Bytes>& bytes) {
    return bytes ? QString::number(bytes->gib(), 'f', 2).toStdString() : std::string();
}

template<typename T>
std::string text(const std::optional<T>& value) {
    return value ? std::to_string(*value) : std::string();
}

std::vector<std::string> columns() {
    std::vector<std::string> names = {"gpu", "count", "fit", "needed_gib", "usable_gib", "used_percent"};
    for (const sizing::PartKind part : kParts) {
        names.push_back(std::string(report::wordOf(part)) + "_gib");
    }
    for (const char* name : {"cards_needed", "users_comfortable", "users_full"}) {
        names.emplace_back(name);
    }
    return names;
}

std::vector<std::string> cellsOf(const MachineRequest& request, const sizing::MemoryEstimate& memory) {
    const auto ppm = memory.usedPpm();
    std::vector<std::string> cells = {
        request.gpu.canonical,
        std::to_string(static_cast<int>(request.kind.gpuCount)),
        std::string(report::fitWord(memory.fit)),
        gib(memory.needed),
        gib(memory.usable),
        ppm ? QString::number(static_cast<double>(*ppm) / 10'000, 'f', 1).toStdString() : std::string()};
    for (const sizing::PartKind kind : kParts) {
        Bytes sum;
        for (const sizing::Part& part : memory.parts) {
            sum += part.kind == kind ? part.bytes : Bytes();
        }
        cells.push_back(gib(sum));
    }
    cells.push_back(memory.cardsNeeded > 0 ? std::to_string(memory.cardsNeeded) : std::string());
    cells.push_back(text(memory.usersComfortable));
    cells.push_back(text(memory.usersFull));
    return cells;
}

MachineAnswer answer(const MachineRequest& request, const catalog::Facts&) {
    const auto figures = compare::figuresOf(request.kind, request.gpu, request.workload, nullptr);
    const report::MachineQuestion question{request.workload, request.gpu,
                                           static_cast<int>(request.kind.gpuCount)};
    return {cellsOf(request, figures.memory), report::sizeAsJson(question, figures.memory),
            compare::runs(figures.memory.fit)};
}

int run(const Arguments& arguments) {
    return runMachineCommand({sizeCommand(), columns(), answer}, arguments);
}

} // namespace

const CommandSpec& sizeCommand() {
    static const CommandSpec kCommand{"size", "--gpu G [--count N] [options]",
                                      "How much memory a model and its users need on a GPU, and whether that "
                                      "fits.",
                                      joined({modelOptions(), trainingOptions(), machineOptions()}), run};
    return kCommand;
}

} // namespace fitgauge::app
