// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/column_value.h"

#include "core/catalog/words.h"
#include "core/compare/expression.h"
#include "core/compare/readiness.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

using Number = std::optional<double>;
using Text = std::optional<CellText>;

Number usd(const std::optional<Money>& money) {
    const bool isUsd = money && money->currency == Currency();
    return isUsd ? Number(static_cast<double>(money->nano) / static_cast<double>(kNanoPerUnit))
                 : std::nullopt;
}

Number secondsOf(const std::optional<Duration>& time) {
    return time ? Number(time->inSeconds()) : std::nullopt;
}

Number usedPercent(const sizing::MemoryEstimate& memory) {
    constexpr double kPpmPerPercent = 10'000;
    const auto ppm = memory.usedPpm();
    return ppm ? Number(static_cast<double>(*ppm) / kPpmPerPercent) : std::nullopt;
}

Number speedNumber(const KindFigures& kind, Column column) {
    if (column == Column::JobHours) {
        const bool known = kind.batch && kind.batch->basis != speed::Basis::NoData;
        return known ? Number(kind.batch->seconds.typical / static_cast<double>(kind.machines) / 3600)
                     : std::nullopt;
    }
    if (!kind.speed || kind.speed->basis == speed::Basis::NoData) {
        return std::nullopt;
    }
    return column == Column::FirstToken ? kind.speed->firstToken.slowSlot
                                        : kind.speed->outputTokensPerSecond.typical;
}

Number hardwareNumber(const HardwareKind& kind, const hardware::Gpu& gpu, Column column) {
    switch (column) {
    case Column::GpuCount:
        return kind.gpuCount;
    case Column::Vram:
        return gpu.vramGb ? Number(*gpu.vramGb * std::min(kind.gpuCount, 1.0)) : std::nullopt;
    case Column::VramTotal:
        return gpu.vramGb ? Number(*gpu.vramGb * kind.gpuCount) : std::nullopt;
    default:
        return gpu.bandwidthGbps;
    }
}

// "fp8 int8": what is there; what nobody told us may be there as well.
Text listed(std::initializer_list<std::pair<const char*, Tri>> parts) {
    CellText cell;
    bool isKnown = false;
    for (const auto& [name, value] : parts) {
        isKnown = isKnown || value != Tri::Unknown;
        cell.isWhole = cell.isWhole && value != Tri::Unknown;
        if (value == Tri::Yes) {
            cell.text += (cell.text.empty() ? "" : " ") + std::string(name);
        }
    }
    return isKnown ? Text(cell) : std::nullopt;
}

Text textIf(std::string_view text) {
    return text.empty() ? std::nullopt : Text({loweredAscii(text), true});
}

Text yesOrNo(Tri value) {
    return value == Tri::Unknown ? std::nullopt : Text({value == Tri::Yes ? "yes" : "no", true});
}

Text fitState(sizing::Fit fit) {
    switch (fit) {
    case sizing::Fit::Comfortable:
        return textIf("comfortable");
    case sizing::Fit::Tight:
        return textIf("tight");
    case sizing::Fit::NeedsCards:
        return textIf("needs_cards");
    case sizing::Fit::WouldSpill:
        return textIf("would_spill");
    case sizing::Fit::DoesNotFit:
        return textIf("does_not_fit");
    case sizing::Fit::Unknown:
        break;
    }
    return std::nullopt;
}

} // namespace

std::optional<double> groupNumber(const Comparison& comparison, Column column, std::uint32_t index) {
    const OfferTable& table = comparison.table();
    const OfferGroup& group = table.groups()[index];
    const HardwareKind& kind = table.kinds()[group.kind];
    const catalog::Provider& provider = table.providers()[group.provider];
    const billing::Rule* rule = table.ruleAt(group.rule);
    switch (column) {
    case Column::Fit:
        return usedPercent(comparison.kindFigures(group.kind).memory);
    case Column::TokensPerSecond:
    case Column::FirstToken:
    case Column::JobHours:
        return speedNumber(comparison.kindFigures(group.kind), column);
    case Column::GpuCount:
    case Column::Vram:
    case Column::VramTotal:
    case Column::Bandwidth:
        return hardwareNumber(kind, table.gpus()[kind.gpu], column);
    case Column::Increment:
        return rule ? secondsOf(rule->increment) : std::nullopt;
    case Column::Minimum:
        return rule ? secondsOf(rule->minimum) : std::nullopt;
    case Column::Ready: {
        const auto ready = readyTime(provider);
        return ready ? Number(ready->high) : std::nullopt;
    }
    case Column::Volume:
        return usd(provider.volumePerGbMonth);
    case Column::Egress:
        return usd(provider.egressPerGb);
    default:
        return std::nullopt;
    }
}

std::optional<CellText> groupText(const Comparison& comparison, Column column, std::uint32_t index) {
    const OfferTable& table = comparison.table();
    const OfferGroup& group = table.groups()[index];
    const hardware::Gpu& gpu = table.gpus()[table.kinds()[group.kind].gpu];
    const catalog::Provider& provider = table.providers()[group.provider];
    switch (column) {
    case Column::Gpu:
        return textIf(gpu.canonical);
    case Column::Provider:
        return textIf(provider.name);
    case Column::Region:
        return textIf(table.strings()[group.region]);
    case Column::Fit:
        return fitState(comparison.kindFigures(group.kind).memory.fit);
    case Column::MemoryType:
        return textIf(gpu.memoryType);
    case Column::LowPrecision:
        return listed({{"fp8", gpu.fp8Native}, {"int8", gpu.int8Native}, {"fp4", gpu.fp4Native}});
    case Column::Market:
        return textIf(catalog::wordFor(group.market));
    case Column::SshJupyter:
        return listed({{"ssh", provider.ssh}, {"jupyter", provider.jupyter}});
    case Column::Image:
        return yesOrNo(provider.customImage);
    default:
        return std::nullopt;
    }
}

std::optional<double> rowNumber(const Comparison& comparison, Column column, OfferTable::Row row) {
    const OfferTable& table = comparison.table();
    switch (column) {
    case Column::Cost: {
        const auto nano = comparison.costNano(row);
        return nano ? usd(Money{*nano, Currency()}) : std::nullopt;
    }
    case Column::Session:
        return usd(comparison.figures(row).session);
    case Column::TokenCost:
        return usd(comparison.figures(row).tokenCost);
    case Column::Price:
        return usd(table.priceOf(row));
    case Column::PricePerGpu: {
        const Number price = usd(table.priceOf(row));
        return price ? Number(*price / table.kindOf(row).gpuCount) : std::nullopt;
    }
    case Column::Spot:
        return usd(table.spotPriceOf(row));
    case Column::Age: {
        const auto days = priceAgeDays(table.asOfDays(row), comparison.workload().today);
        return days ? Number(*days) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

} // namespace fitgauge::compare
