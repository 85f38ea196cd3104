// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/context_room.h"

#include "core/sizing/fit_rules.h"
#include "core/sizing/ladder.h"

#include <cmath>

namespace fitgauge::compare {

std::optional<ContextRoom> contextRoomOf(const Comparison& comparison, OfferTable::Row row) {
    const Workload& workload = comparison.workload();
    const OfferTable& table = comparison.table();
    const HardwareKind& kind = table.kindOf(row);
    const hardware::Gpu& gpu = table.gpuOf(row);
    const auto attention = workload.model.attention;
    const bool hasCache =
        attention != models::AttentionKind::None && attention != models::AttentionKind::Unknown;
    if (workload.isTraining || kind.gpuCount < 1 || !gpu.usable || !hasCache) {
        return std::nullopt;
    }
    const int cards = static_cast<int>(std::floor(kind.gpuCount));
    const auto largest = [&](Bytes limit) {
        return sizing::largestContext(workload.model, workload.serving, gpu, cards, limit);
    };
    return ContextRoom{largest(sizing::comfortLimit(*gpu.usable, workload.comfort)), largest(*gpu.usable)};
}

std::optional<sizing::CardsNeeded> cardsNeededOf(const Comparison& comparison, OfferTable::Row row) {
    const Workload& workload = comparison.workload();
    const hardware::Gpu& gpu = comparison.table().gpuOf(row);
    const HardwareKind& kind = comparison.table().kindOf(row);
    if (workload.isTraining || !gpu.usable || comparison.memory(row).fit == sizing::Fit::Unknown ||
        kind.soldCounts.empty()) {
        return std::nullopt;
    }
    return sizing::cardsNeeded(workload.model, workload.serving, gpu, kind.soldCounts, workload.comfort);
}

std::optional<sizing::LayerSplit> layerSplitOf(const Comparison& comparison, OfferTable::Row row) {
    const Workload& workload = comparison.workload();
    const HardwareKind& kind = comparison.table().kindOf(row);
    const bool spills = comparison.memory(row).fit == sizing::Fit::WouldSpill;
    if (workload.isTraining || !spills || kind.gpuCount < 1) {
        return std::nullopt;
    }
    return sizing::layerSplit(workload.model, workload.serving, comparison.table().gpuOf(row),
                              static_cast<int>(std::floor(kind.gpuCount)));
}

} // namespace fitgauge::compare
