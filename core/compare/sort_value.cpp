// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/sort_value.h"

#include "core/compare/readiness.h"

#include <bit>
#include <cmath>

namespace fitgauge::compare {
namespace {

using Value = std::optional<std::uint64_t>;

// Orders as the numbers do, negative ones included.
std::uint64_t ordered(std::int64_t number) {
    return static_cast<std::uint64_t>(number) ^ (std::uint64_t(1) << 63);
}

std::uint64_t ordered(double number) {
    const auto bits = std::bit_cast<std::uint64_t>(number);
    return bits >> 63 != 0 ? ~bits : bits | (std::uint64_t(1) << 63);
}

template<typename T>
Value orderedIf(const std::optional<T>& number) {
    return number ? Value(ordered(*number)) : std::nullopt;
}

Value orderedTime(const std::optional<Duration>& time) {
    return time ? Value(ordered(time->inMilliseconds())) : std::nullopt;
}

Value orderedTri(Tri value) {
    return value == Tri::Unknown ? std::nullopt : Value(value == Tri::Yes ? 1 : 0);
}

Value usdNano(const std::optional<Money>& money) {
    return money && money->currency == Currency() ? Value(ordered(money->nano)) : std::nullopt;
}

Value fitValue(const sizing::MemoryEstimate& memory) {
    if (memory.fit == sizing::Fit::Unknown) {
        return std::nullopt;
    }
    constexpr unsigned kShareBits = 48;
    const auto share = static_cast<std::uint64_t>(memory.usedPpm().value_or(0));
    return std::uint64_t(memory.fit) << kShareBits | std::min(share, (std::uint64_t(1) << kShareBits) - 1);
}

// More and narrower native formats last: they are what one looks for at the top, descending.
Value lowPrecisionValue(const hardware::Gpu& gpu) {
    if (gpu.fp4Native == Tri::Unknown && gpu.fp8Native == Tri::Unknown && gpu.int8Native == Tri::Unknown) {
        return std::nullopt;
    }
    return (gpu.fp4Native == Tri::Yes ? 4U : 0U) | (gpu.fp8Native == Tri::Yes ? 2U : 0U) |
           (gpu.int8Native == Tri::Yes ? 1U : 0U);
}

Value accessValue(const catalog::Provider& provider) {
    if (provider.ssh == Tri::Unknown && provider.jupyter == Tri::Unknown) {
        return std::nullopt;
    }
    return (provider.jupyter == Tri::Yes ? 2U : 0U) | (provider.ssh == Tri::Yes ? 1U : 0U);
}

Value speedValue(const KindFigures& kind, speed::Figure speed::SpeedEstimate::*figure) {
    const bool known = kind.speed && kind.speed->basis != speed::Basis::NoData;
    return known ? Value(ordered(((*kind.speed).*figure).typical)) : std::nullopt;
}

Value firstTokenValue(const KindFigures& kind) {
    const bool known = kind.speed && kind.speed->basis != speed::Basis::NoData;
    return known ? Value(ordered(kind.speed->firstToken.slowSlot)) : std::nullopt;
}

Value jobHoursValue(const KindFigures& kind) {
    const bool known = kind.batch && kind.batch->basis != speed::Basis::NoData;
    return known ? Value(ordered(kind.batch->seconds.typical / static_cast<double>(kind.machines)))
                 : std::nullopt;
}

Value readyValue(const catalog::Provider& provider) {
    const auto ready = readyTime(provider);
    return ready ? Value(ordered(ready->high)) : std::nullopt;
}

Value hardwareValue(const OfferTable& table, Column column, const HardwareKind& kind) {
    const hardware::Gpu& gpu = table.gpus()[kind.gpu];
    switch (column) {
    case Column::Gpu:
        return table.gpuRank(kind.gpu);
    case Column::GpuCount:
        return ordered(kind.gpuCount);
    case Column::Vram:
        return gpu.vramGb ? Value(ordered(*gpu.vramGb * std::min(kind.gpuCount, 1.0))) : std::nullopt;
    case Column::VramTotal:
        return gpu.vramGb ? Value(ordered(*gpu.vramGb * kind.gpuCount)) : std::nullopt;
    case Column::Bandwidth:
        return orderedIf(gpu.bandwidthGbps);
    case Column::MemoryType:
        return gpu.memoryType.empty() ? std::nullopt : Value(table.memoryTypeRank(kind.gpu));
    case Column::LowPrecision:
        return lowPrecisionValue(gpu);
    default:
        return std::nullopt;
    }
}

Value providerValue(const OfferTable& table, Column column, const OfferGroup& group) {
    const catalog::Provider& provider = table.providers()[group.provider];
    switch (column) {
    case Column::Provider:
        return table.providerRank(group.provider);
    case Column::Ready:
        return readyValue(provider);
    case Column::SshJupyter:
        return accessValue(provider);
    case Column::Image:
        return orderedTri(provider.customImage);
    case Column::Volume:
        return usdNano(provider.volumePerGbMonth);
    case Column::Egress:
        return usdNano(provider.egressPerGb);
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<std::uint64_t> groupSortValue(const Comparison& comparison, Column column,
                                            std::uint32_t index) {
    const OfferTable& table = comparison.table();
    const OfferGroup& group = table.groups()[index];
    const billing::Rule* rule = table.ruleAt(group.rule);
    switch (column) {
    case Column::Region:
        return group.region == 0 ? std::nullopt : Value(table.stringRank(group.region));
    case Column::Fit:
        return fitValue(comparison.kindFigures(group.kind).memory);
    case Column::TokensPerSecond:
        return speedValue(comparison.kindFigures(group.kind), &speed::SpeedEstimate::outputTokensPerSecond);
    case Column::FirstToken:
        return firstTokenValue(comparison.kindFigures(group.kind));
    case Column::JobHours:
        return jobHoursValue(comparison.kindFigures(group.kind));
    case Column::Increment:
        return rule ? orderedTime(rule->increment) : std::nullopt;
    case Column::Minimum:
        return rule ? Value(ordered(rule->minimum.inMilliseconds())) : std::nullopt;
    case Column::Market:
        return static_cast<std::uint64_t>(group.market);
    default:
        break;
    }
    const Value value = hardwareValue(table, column, table.kinds()[group.kind]);
    return value ? value : providerValue(table, column, group);
}

std::optional<std::uint64_t> rowSortValue(const Comparison& comparison, Column column, OfferTable::Row row) {
    const OfferTable& table = comparison.table();
    switch (column) {
    case Column::Cost:
        return orderedIf(comparison.costNano(row));
    case Column::Session:
        return usdNano(comparison.figures(row).session);
    case Column::TokenCost:
        return usdNano(comparison.figures(row).tokenCost);
    case Column::Price:
        return usdNano(table.priceOf(row));
    case Column::PricePerGpu: {
        const auto price = table.priceOf(row);
        return price && price->currency == Currency()
                   ? Value(ordered(static_cast<double>(price->nano) / table.kindOf(row).gpuCount))
                   : std::nullopt;
    }
    case Column::Spot:
        return usdNano(table.spotPriceOf(row));
    case Column::Age: { // the youngest first
        const auto asOf = table.asOf(row);
        return asOf ? Value(~ordered(std::int64_t(asOf->daysSinceEpoch()))) : std::nullopt;
    }
    case Column::AsOf: {
        const auto asOf = table.asOf(row);
        return asOf ? Value(ordered(std::int64_t(asOf->daysSinceEpoch()))) : std::nullopt;
    }
    case Column::Product:
        return table.productOf(row).empty() ? std::nullopt : Value(table.stringRank(table.productIndex(row)));
    case Column::Source:
        return table.sourceUrlOf(row).empty() ? std::nullopt
                                              : Value(table.stringRank(table.sourceUrlIndex(row)));
    default:
        return std::nullopt;
    }
}

} // namespace fitgauge::compare
