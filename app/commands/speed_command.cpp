// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/machine.h"
#include "app/commands/workload_options.h"
#include "core/compare/kind_speed.h"
#include "core/report/json_writer.h"
#include "core/report/words.h"

namespace fitgauge::app {
namespace {

std::vector<std::string> columns() {
    return {
        "gpu",           "count",           "basis",   "reason",       "output_tok_s", "output_tok_s_slow",
        "user_tok_s",    "user_tok_s_slow", "tpot_ms", "tpot_ms_slow", "ttft_s",       "ttft_s_slow_slot",
        "users_running", "bound_by",        "target"};
}

std::string number(double value, int digits) {
    return QString::number(value, 'g', digits).toStdString();
}

std::vector<std::string> cellsOf(const MachineRequest& request, const compare::UsersFigures& figures) {
    constexpr int kDigits = 4;
    const speed::SpeedEstimate& s = figures.speed;
    const bool hasData = s.basis != speed::Basis::NoData;
    std::vector<std::string> cells = {request.gpu.canonical,
                                      std::to_string(static_cast<int>(request.kind.gpuCount)),
                                      std::string(report::wordOf(s.basis)),
                                      hasData ? std::string() : std::string(report::wordOf(s.reason))};
    for (const double value :
         {s.outputTokensPerSecond.typical, s.outputTokensPerSecond.slow, s.perUserTokensPerSecond.typical,
          s.perUserTokensPerSecond.slow, s.timePerOutputToken.typical * 1000,
          s.timePerOutputToken.slow * 1000, s.firstToken.typical, s.firstToken.slowSlot}) {
        cells.push_back(hasData ? number(value, kDigits) : std::string());
    }
    cells.push_back(hasData ? std::to_string(s.usersRunning) : std::string());
    cells.push_back(hasData ? std::string(report::wordOf(s.bound)) : std::string());
    cells.emplace_back(report::wordOf(figures.target.verdict));
    return cells;
}

MachineAnswer answer(const MachineRequest& request, const catalog::Facts& facts) {
    const auto figures = compare::speedAtUsers(request.kind, request.gpu, request.workload,
                                               facts.speedConstants ? &*facts.speedConstants : nullptr,
                                               request.workload.serving.users, facts.ownRuns);
    const report::MachineQuestion question{request.workload, request.gpu,
                                           static_cast<int>(request.kind.gpuCount)};
    return {cellsOf(request, figures), report::speedAsJson(question, figures.speed, figures.target),
            figures.speed.basis != speed::Basis::NoData};
}

int run(const Arguments& arguments) {
    return runMachineCommand({speedCommand(), columns(), answer}, arguments);
}

} // namespace

const CommandSpec& speedCommand() {
    static const CommandSpec kCommand{
        "speed", "--gpu G [--count N] [options]",
        "Tokens a second and times to expect, typical and slow case: estimates, not a promise.",
        joined({modelOptions(), requestOptions(), machineOptions()}), run};
    return kCommand;
}

} // namespace fitgauge::app
