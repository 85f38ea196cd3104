// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/arguments.h"
#include "core/catalog/facts.h"
#include "core/compare/kind_figures.h"
#include "core/hardware/alias_resolver.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fitgauge::app {

// One question of `size` and `speed`: a workload and the machine it is to run on.
struct MachineRequest {
    compare::Workload workload;
    hardware::Gpu gpu;
    compare::HardwareKind kind;
};

[[nodiscard]] std::span<const OptionSpec> machineOptions(); // --gpu, --count, and how it is written

// Reads --model .. --gpu, --count; sentences through `arguments`.
[[nodiscard]] std::optional<MachineRequest> readMachine(Arguments& arguments, const catalog::Facts& facts,
                                                        const hardware::AliasResolver& resolver);

// Runs `answer` for the command's words, or once for each row of --batch FILE.csv. Returns an exit code.
struct MachineAnswer {
    std::vector<std::string> cells;
    std::string json;
    bool qualifies = true;
};
struct MachineCommand {
    const CommandSpec& spec;
    std::vector<std::string> columns;
    MachineAnswer (*answer)(const MachineRequest& request, const catalog::Facts& facts);
};
[[nodiscard]] int runMachineCommand(const MachineCommand& command, const Arguments& arguments);

} // namespace fitgauge::app
