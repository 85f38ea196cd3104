// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/kind_figures.h"

#include "core/compare/kind_speed.h"

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

SpeedSources speedSourcesOf(const OfferTable& table, const Workload& workload) {
    const auto& run = workload.knownRun;
    return {table.speedConstants(), table.measuredSpeed(), run ? table.gpuNamed(run->gpu) : nullptr,
            table.ownRuns()};
}

KindFigures figuresOf(const HardwareKind& kind, const hardware::Gpu& card, const Workload& workload,
                      const SpeedSources& sources) {
    if (kind.gpuCount < 1) {
        HardwareKind whole = kind;
        whole.gpuCount = 1;
        return figuresOf(whole, sliceOf(card, kind.gpuCount), workload, sources);
    }
    const int cards = static_cast<int>(std::floor(kind.gpuCount));
    KindFigures figures;
    figures.memory = memoryOf(card, cards, workload, kind);
    figures.target = unknownTarget(workload);
    if (kind.gpuIsGuess) {
        figures.memory.fit = sizing::Fit::Unknown;
        figures.memory.usable.reset();
        figures.memory.usersComfortable.reset();
        figures.memory.usersFull.reset();
        figures.memory.cardsNeeded = 0;
    } else {
        addKnownRun(figures, workload, sources, card, cards);
        if (sources.constants && !workload.isTraining) {
            addSpeed(figures, workload, sources, card, cards);
        }
    }
    return figures;
}

std::vector<KindFigures> figuresOfKinds(const OfferTable& table, const Workload& workload) {
    std::vector<KindFigures> figures;
    figures.reserve(table.kinds().size());
    const SpeedSources sources = speedSourcesOf(table, workload);
    for (const HardwareKind& kind : table.kinds()) {
        figures.push_back(figuresOf(kind, table.gpus()[kind.gpu], workload, sources));
    }
    return figures;
}

} // namespace fitgauge::compare
