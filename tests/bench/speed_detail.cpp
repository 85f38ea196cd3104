// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/speed_detail.h"

#include "core/hardware/gpu_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace fitgauge::bench {

namespace {

using Grouping = std::function<std::string(const Scored&)>;

std::string quoted(const std::string& text) {
    return text.find(',') == std::string::npos ? text : '"' + text + '"';
}

void printGroups(const char* group, const std::vector<Scored>& figures, const Grouping& nameOf) {
    std::map<std::pair<std::string, std::string>, std::vector<const Scored*>> groups;
    for (const Scored& s : figures) {
        groups[{nameOf(s), s.quantity}].push_back(&s);
    }
    for (const auto& [key, members] : groups) {
        const Spread spread = spreadOf(members);
        if (spread.leftOut < spread.rows) {
            fmt::print("{},{},{},{},{},{:.1f},{:.1f},{:.0f}\n", group, quoted(key.first), key.second,
                       spread.rows, spread.leftOut, spread.median, spread.p90, spread.inRange * 100);
        }
    }
}

std::string classOf(const Scored& s, const std::map<std::string, hardware::Gpu>& gpus) {
    const auto found = gpus.find(s.row->gpu);
    return found == gpus.end() ? "unknown" : std::string(hardware::className(found->second.gpuClass));
}

void printWorst(const std::vector<Scored>& figures) {
    std::vector<const Scored*> worst;
    for (const Scored& s : figures) {
        if (!s.leftOut) {
            worst.push_back(&s);
        }
    }
    constexpr std::size_t kShown = 25;
    const auto byError = [](const Scored* a, const Scored* b) {
        return a->errorPercent() > b->errorPercent();
    };
    std::sort(worst.begin(), worst.end(), byError);
    worst.resize(std::min(worst.size(), kShown));
    fmt::print("\nid,quantity,card,model,format,mode,measured,predicted,error_pct,reason\n");
    for (const Scored* s : worst) {
        fmt::print("{},{},{} x{},{},{},{},{:.5g},{:.5g},{:.0f},{}\n", s->row->id, s->quantity, s->row->gpu,
                   s->row->cards, s->row->model, s->row->weightFormat, s->row->mode, s->measured,
                   s->predicted, s->errorPercent(), s->reason);
    }
}

// Refitting takes minutes: speed_fit.py stores what it found on the shared rows.
void printLeaveOneOut() {
    constexpr std::size_t kFileLimit = 1U << 20U;
    const auto text = readFile(FITGAUGE_SOURCE_DIR "/tests/data/speed_leave_one_out.csv", kFileLimit);
    if (text) {
        fmt::print("\nleave_one_source_out (stored by tests/data/speed_fit.py)\n{}", *text);
    }
}

} // namespace

void printSpeedDetail(const std::vector<Scored>& figures, const std::map<std::string, hardware::Gpu>& gpus) {
    fmt::print("\ngroup,name,quantity,rows,left_out,median_pct,p90_pct,in_range_pct\n");
    printGroups("class", figures, [&](const Scored& s) { return classOf(s, gpus); });
    printGroups("mode", figures, [](const Scored& s) { return s.row->mode; });
    printGroups("engine", figures, [](const Scored& s) { return s.row->engine; });
    printGroups("format", figures, [](const Scored& s) { return s.row->weightFormat; });
    printGroups("source", figures, [](const Scored& s) { return s.row->source; });
    const Ordering ordering = orderingOf(figures);
    fmt::print("\nordering,right,pairs,share_pct\nfaster of two cards,{},{},{:.1f}\n", ordering.right,
               ordering.pairs,
               ordering.pairs == 0
                   ? 0.0
                   : 100.0 * static_cast<double>(ordering.right) / static_cast<double>(ordering.pairs));
    printLeaveOneOut();
    printWorst(figures);
}

} // namespace fitgauge::bench
