// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_text.h"

#include "core/catalog/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fitgauge::report {
namespace {

using compare::Column;
using compare::Comparison;
using compare::OfferTable;
using compare::RowFigures;

std::string number(double value) {
    return fmt::format("{}", value); // the shortest text that reads back as the same number
}

template<typename T>
std::string numberIf(const std::optional<T>& value) {
    return value ? number(static_cast<double>(*value)) : std::string();
}

std::string secondsText(const std::optional<Duration>& time) {
    return time ? number(time->inSeconds()) : std::string();
}

std::string_view word(Tri value) {
    return value == Tri::Yes ? "yes" : value == Tri::No ? "no" : "";
}

std::string nativeFormats(const hardware::Gpu& gpu) {
    const auto all = {gpu.fp4Native, gpu.fp8Native, gpu.int8Native};
    if (std::all_of(all.begin(), all.end(), [](Tri value) { return value == Tri::Unknown; })) {
        return {};
    }
    std::string text;
    for (const auto& [name, native] :
         {std::pair("FP8", gpu.fp8Native), {"INT8", gpu.int8Native}, {"FP4", gpu.fp4Native}}) {
        if (native == Tri::Yes) {
            text += (text.empty() ? "" : " ") + std::string(name);
        }
    }
    return text.empty() ? "none" : text;
}

std::string accessText(const catalog::Provider& provider) {
    if (provider.ssh == Tri::Unknown && provider.jupyter == Tri::Unknown) {
        return {};
    }
    const auto named = [](Tri value) { return value == Tri::Unknown ? "unknown" : word(value); };
    return fmt::format("ssh {} jupyter {}", named(provider.ssh), named(provider.jupyter));
}

std::string readyText(const std::optional<compare::ReadyTime>& ready) {
    if (!ready) {
        return {};
    }
    return ready->low == ready->high ? number(ready->low) : number(ready->low) + " to " + number(ready->high);
}

std::optional<Money> perGpu(const std::optional<Money>& price, double count) {
    if (!price || !(count > 0)) {
        return std::nullopt;
    }
    constexpr std::int64_t kParts = 1'000'000;
    const auto parts = std::int64_t{std::llround(count * static_cast<double>(kParts))};
    const auto nano = mulDiv(price->nano, kParts, parts, Rounding::HalfUp);
    return nano ? std::optional(Money{*nano, price->currency}) : std::nullopt;
}

std::string hardwareText(const OfferTable& table, OfferTable::Row row, Column column) {
    const hardware::Gpu& gpu = table.gpuOf(row);
    const double count = table.kindOf(row).gpuCount;
    switch (column) {
    case Column::Gpu:
        return gpu.canonical;
    case Column::GpuCount:
        return number(count);
    case Column::Vram:
        return gpu.vramGb ? number(*gpu.vramGb * std::min(count, 1.0)) : std::string();
    case Column::VramTotal:
        return gpu.vramGb ? number(*gpu.vramGb * count) : std::string();
    case Column::Bandwidth:
        return numberIf(gpu.bandwidthGbps);
    case Column::MemoryType:
        return gpu.memoryType;
    default:
        return nativeFormats(gpu);
    }
}

std::string providerText(const OfferTable& table, OfferTable::Row row, Column column) {
    const catalog::Provider& provider = table.providerOf(row);
    const billing::Rule* rule = table.ruleOf(row);
    switch (column) {
    case Column::Provider:
        return provider.name;
    case Column::Region:
        return std::string(table.regionOf(row));
    case Column::Market:
        return std::string(catalog::wordFor(table.marketOf(row)));
    case Column::SshJupyter:
        return accessText(provider);
    case Column::Image:
        return std::string(word(provider.customImage));
    case Column::Volume:
        return moneyText(provider.volumePerGbMonth);
    case Column::Egress:
        return moneyText(provider.egressPerGb);
    case Column::Increment:
        return rule ? secondsText(rule->increment) : std::string();
    case Column::Minimum:
        return rule ? number(rule->minimum.inSeconds()) : std::string();
    case Column::Product:
        return std::string(table.productOf(row));
    default:
        return std::string(table.sourceUrlOf(row));
    }
}

bool hasSpeed(const RowFigures& figures) {
    return figures.speed && figures.speed->basis != speed::Basis::NoData;
}

std::string speedText(const RowFigures& figures, Column column) {
    switch (column) {
    case Column::TokensPerSecond:
        return hasSpeed(figures) ? number(figures.speed->outputTokensPerSecond.typical) : std::string();
    case Column::FirstToken:
        return hasSpeed(figures) ? number(figures.speed->firstToken.slowSlot) : std::string();
    case Column::JobHours:
        return numberIf(figures.jobHours);
    default:
        return moneyText(figures.tokenCost);
    }
}

std::string sharePercent(const sizing::MemoryEstimate& memory) {
    const auto ppm = memory.usedPpm();
    return ppm ? number(static_cast<double>(*ppm) / 10'000) : std::string();
}

} // namespace

std::string moneyText(const std::optional<Money>& money) {
    if (!money) {
        return {};
    }
    constexpr std::size_t kZerosAfterCents = 7;
    std::string text = toDecimal(*money, 9);
    std::size_t zeros = 0;
    while (zeros < kZerosAfterCents && text[text.size() - 1 - zeros] == '0') {
        ++zeros;
    }
    text.resize(text.size() - zeros);
    return text;
}

std::string machineText(const Comparison& comparison, OfferTable::Row row, Column column,
                        const RowFigures& figures) {
    const OfferTable& table = comparison.table();
    switch (column) {
    case Column::Gpu:
    case Column::GpuCount:
    case Column::Vram:
    case Column::VramTotal:
    case Column::Bandwidth:
    case Column::MemoryType:
    case Column::LowPrecision:
        return hardwareText(table, row, column);
    case Column::Fit:
        return sharePercent(*figures.memory);
    case Column::Cost:
        return moneyText(figures.cost);
    case Column::Session:
        return moneyText(figures.session);
    case Column::Price:
        return moneyText(table.priceOf(row));
    case Column::PricePerGpu:
        return moneyText(perGpu(table.priceOf(row), table.kindOf(row).gpuCount));
    case Column::Spot:
        return moneyText(table.spotPriceOf(row));
    case Column::TokensPerSecond:
    case Column::FirstToken:
    case Column::JobHours:
    case Column::TokenCost:
        return speedText(figures, column);
    case Column::Ready:
        return readyText(figures.ready);
    case Column::Age:
        return numberIf(figures.ageDays);
    case Column::AsOf: {
        const auto asOf = table.asOf(row);
        return asOf ? asOf->toIso() : std::string();
    }
    case Column::TimeToResult:
        return {}; // needs the length of a run on a reference card, which no workload has
    default:
        return providerText(table, row, column);
    }
}

std::string machineText(const Comparison& comparison, OfferTable::Row row, Column column) {
    return machineText(comparison, row, column, comparison.figures(row));
}

std::string currencyText(const Comparison& comparison, OfferTable::Row row) {
    return comparison.table().currencyOf(row).code();
}

bool isText(Column column) {
    switch (column) {
    case Column::Gpu:
    case Column::Provider:
    case Column::Region:
    case Column::MemoryType:
    case Column::LowPrecision:
    case Column::Market:
    case Column::SshJupyter:
    case Column::Image:
    case Column::AsOf:
    case Column::Product:
    case Column::Source:
        return true;
    default:
        return false;
    }
}

std::string columnTitle(Column column) {
    const std::string_view unit = compare::columnUnit(column);
    return unit.empty() ? std::string(compare::columnId(column))
                        : fmt::format("{} ({})", compare::columnId(column), unit);
}

} // namespace fitgauge::report
