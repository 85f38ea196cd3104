// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/kind_figures.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::compare {
namespace {

void scale(std::optional<double>& figure, double share) {
    if (figure) {
        *figure *= share;
    }
}

sizing::MemoryEstimate memoryOf(const hardware::Gpu& card, int cards, const Workload& workload,
                                const HardwareKind& kind) {
    if (workload.isTraining) {
        return sizing::estimateTraining(workload.model, workload.training, card, cards, workload.comfort,
                                        kind.soldCounts);
    }
    sizing::Serving serving = workload.serving;
    if (workload.profile != Profile::Batch) {
        return sizing::estimateServing(workload.model, serving, card, cards, workload.comfort,
                                       kind.soldCounts);
    }
    serving.users = 1;
    auto single =
        sizing::estimateServing(workload.model, serving, card, cards, workload.comfort, kind.soldCounts);
    serving.users = std::min(single.usersComfortable.value_or(1), workload.batch.items);
    return serving.users <= 1 ? single
                              : sizing::estimateServing(workload.model, serving, card, cards,
                                                        workload.comfort, kind.soldCounts);
}

} // namespace

hardware::Gpu sliceOf(const hardware::Gpu& card, double share) {
    hardware::Gpu slice = card;
    scale(slice.vramGb, share);
    for (auto* figure : {&slice.bandwidthGbps, &slice.bf16Tflops, &slice.fp16Tflops, &slice.fp8Tflops,
                         &slice.int8Tops, &slice.fp4Tflops}) {
        scale(*figure, share);
    }
    if (slice.usable) {
        slice.usable = Bytes(static_cast<std::int64_t>(static_cast<double>(slice.usable->count()) * share));
    }
    if (slice.driverTotalMib) {
        slice.driverTotalMib = static_cast<std::int64_t>(static_cast<double>(*slice.driverTotalMib) * share);
    }
    return slice;
}

KindFigures figuresOf(const HardwareKind& kind, const hardware::Gpu& card, const Workload& workload) {
    const int cards = std::max(1, static_cast<int>(std::floor(kind.gpuCount)));
    KindFigures figures;
    figures.memory = kind.gpuCount < 1 ? memoryOf(sliceOf(card, kind.gpuCount), cards, workload, kind)
                                       : memoryOf(card, cards, workload, kind);
    if (kind.gpuIsGuess) {
        figures.memory.fit = sizing::Fit::Unknown;
        figures.memory.usable.reset();
        figures.memory.usersComfortable.reset();
        figures.memory.usersFull.reset();
        figures.memory.cardsNeeded = 0;
    }
    return figures;
}

std::vector<KindFigures> figuresOfKinds(const OfferTable& table, const Workload& workload) {
    std::vector<KindFigures> figures;
    figures.reserve(table.kinds().size());
    for (const HardwareKind& kind : table.kinds()) {
        figures.push_back(figuresOf(kind, table.gpus()[kind.gpu], workload));
    }
    return figures;
}

} // namespace fitgauge::compare
