// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/side_by_side.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::compare {

namespace {

using Row = OfferTable::Row;
using Kind = SideCell::Kind;
using Bound = SideCell::Bound;

SideCell cellOf(Kind kind) {
    SideCell cell;
    cell.kind = kind;
    return cell;
}

SideCell number(double value, int decimals) {
    SideCell cell = cellOf(Kind::Number);
    cell.scaled = std::llround(value * std::pow(10.0, decimals));
    cell.decimals = decimals;
    return cell;
}

SideCell count(std::int64_t value) {
    SideCell cell = cellOf(Kind::Number);
    cell.scaled = value;
    return cell;
}

SideCell amount(Money money, int decimals) {
    constexpr int kNanoDigits = 9;
    std::int64_t step = 1;
    for (int i = decimals; i < kNanoDigits; ++i) {
        step *= 10;
    }
    SideCell cell = cellOf(Kind::Number);
    cell.scaled = roundedTo(money, decimals).nano / step;
    cell.decimals = decimals;
    return cell;
}

SideCell amountOr(const std::optional<Money>& money, Kind otherwise) {
    return money ? amount(*money, 2) : cellOf(otherwise);
}

SideCell word(std::string_view text) {
    SideCell cell = cellOf(text.empty() ? Kind::Unknown : Kind::Word);
    cell.word = text;
    return cell;
}

SideCell code(int value) {
    SideCell cell = cellOf(Kind::Code);
    cell.code = value;
    return cell;
}

SideCell triCell(Tri value) {
    return value == Tri::Unknown ? cellOf(Kind::Unknown) : code(static_cast<int>(value));
}

SideCell seconds(const std::optional<Duration>& time) {
    if (!time) {
        return cellOf(Kind::Unknown);
    }
    return time->inMilliseconds() % 1000 == 0 ? count(time->inMilliseconds() / 1000)
                                              : number(time->inSeconds(), 1);
}

// A month of an always-on machine has no cents, all else has: as in the table.
SideCell costCell(const RowFigures& figures) {
    if (!figures.cost) {
        return cellOf(figures.noCost == NoCost::NoPrice ? Kind::Unknown : Kind::Absent);
    }
    const bool isWhole =
        figures.basis == CostBasis::MonthAlwaysOn || figures.basis == CostBasis::MonthScaleToZero;
    SideCell cell = amount(*figures.cost, isWhole ? 0 : 2);
    cell.bound = figures.costIsLowerBound ? Bound::AtLeast : Bound::Exact;
    return cell;
}

SideCell fitCell(const sizing::MemoryEstimate& memory) {
    constexpr std::int64_t kPpmPerCent = 10'000;
    SideCell cell = cellOf(Kind::Fit);
    cell.code = static_cast<int>(memory.fit);
    cell.scaled = (memory.usedPpm().value_or(-kPpmPerCent) + kPpmPerCent / 2) / kPpmPerCent;
    return cell;
}

SideCell readyCell(const RowFigures& figures) {
    if (!figures.ready) {
        return cellOf(Kind::Unknown);
    }
    SideCell cell = count(std::llround(figures.ready->high));
    cell.bound = figures.ready->low < figures.ready->high ? Bound::AtMost : Bound::Exact;
    return cell;
}

SideCell lowPrecisionCell(const hardware::Gpu& gpu) {
    if (gpu.fp8Native == Tri::Yes) {
        return word("FP8");
    }
    if (gpu.int8Native == Tri::Yes) {
        return word("INT8");
    }
    const bool hasNone = gpu.fp8Native == Tri::No && gpu.int8Native == Tri::No;
    return cellOf(hasNone ? Kind::Absent : Kind::Unknown);
}

SideCell gigabytes(const std::optional<double>& size, double share) {
    if (!size) {
        return cellOf(Kind::Unknown);
    }
    const double value = *size * share;
    return number(value, std::abs(value - std::round(value)) < 0.05 ? 0 : 1);
}

SideCell speedCell(const RowFigures& figures, Attribute attribute) {
    if (figures.speed == nullptr || figures.speed->basis == speed::Basis::NoData) {
        return cellOf(Kind::Absent);
    }
    switch (attribute) {
    case Attribute::FirstToken:
        return number(figures.speed->firstToken.low, 1);
    case Attribute::PerUser:
        return number(figures.speed->perUserTokensPerSecond.typical, 0);
    default:
        return number(figures.speed->outputTokensPerSecond.typical, 0);
    }
}

SideCell costGroupCell(const Comparison& comparison, Row row, Attribute attribute) {
    const OfferTable& table = comparison.table();
    const RowFigures figures = comparison.figures(row);
    switch (attribute) {
    case Attribute::Cost:
        return costCell(figures);
    case Attribute::Session:
        return amountOr(figures.session, Kind::Absent);
    case Attribute::Price:
        return amountOr(table.priceOf(row), Kind::Unknown);
    case Attribute::PricePerGpu: {
        const auto price = table.priceOf(row);
        const double cards = table.kindOf(row).gpuCount;
        if (!price || cards <= 0) {
            return cellOf(Kind::Unknown);
        }
        const auto nano = std::llround(static_cast<double>(price->nano) / cards);
        return amount(Money{nano, price->currency}, 2);
    }
    case Attribute::TokenCost:
        return amountOr(figures.tokenCost, Kind::Absent);
    case Attribute::SpotPrice:
        return amountOr(table.spotPriceOf(row), Kind::Absent);
    default:
        return figures.ageDays ? count(*figures.ageDays) : cellOf(Kind::Unknown);
    }
}

SideCell hardwareCell(const Comparison& comparison, Row row, Attribute attribute) {
    const OfferTable& table = comparison.table();
    const hardware::Gpu& gpu = table.gpuOf(row);
    const RowFigures figures = comparison.figures(row);
    const double cards = table.kindOf(row).gpuCount;
    switch (attribute) {
    case Attribute::Fit:
        return fitCell(*figures.memory);
    case Attribute::ComfortableUsers:
        return figures.memory->usersComfortable ? count(*figures.memory->usersComfortable)
                                                : cellOf(Kind::Absent);
    case Attribute::Vram:
        return gigabytes(gpu.vramGb, std::min(cards, 1.0));
    case Attribute::VramTotal:
        return gigabytes(gpu.vramGb, cards);
    case Attribute::Bandwidth:
        return gpu.bandwidthGbps ? number(*gpu.bandwidthGbps, 0) : cellOf(Kind::Unknown);
    case Attribute::JobHours:
        return figures.jobHours ? number(*figures.jobHours, 1) : cellOf(Kind::Absent);
    case Attribute::LowPrecision:
        return lowPrecisionCell(gpu);
    default:
        return speedCell(figures, attribute);
    }
}

SideCell platformCell(const Comparison& comparison, Row row, Attribute attribute) {
    const OfferTable& table = comparison.table();
    const catalog::Provider& provider = table.providerOf(row);
    const billing::Rule* rule = table.ruleOf(row);
    switch (attribute) {
    case Attribute::Market:
        return code(static_cast<int>(table.marketOf(row)));
    case Attribute::Region:
        return word(table.regionOf(row));
    case Attribute::Increment:
        return seconds(rule != nullptr ? rule->increment : std::nullopt);
    case Attribute::Minimum:
        return rule != nullptr ? seconds(rule->minimum) : cellOf(Kind::Unknown);
    case Attribute::Ready:
        return readyCell(comparison.figures(row));
    case Attribute::Volume:
        return amountOr(provider.volumePerGbMonth, Kind::Unknown);
    case Attribute::Egress:
        return amountOr(provider.egressPerGb, Kind::Unknown);
    case Attribute::Ssh:
        return triCell(provider.ssh);
    case Attribute::Jupyter:
        return triCell(provider.jupyter);
    case Attribute::OwnImage:
        return triCell(provider.customImage);
    default:
        return triCell(provider.snapshots);
    }
}

SideCell cellOf(const Comparison& comparison, Row row, Attribute attribute) {
    switch (groupOf(attribute)) {
    case AttributeGroup::Cost:
        return costGroupCell(comparison, row, attribute);
    case AttributeGroup::MemoryAndSpeed:
        return hardwareCell(comparison, row, attribute);
    case AttributeGroup::Platform:
        break;
    }
    return platformCell(comparison, row, attribute);
}

// The sum over the cards and the price of one say something new only where a machine has several.
bool anyShares(const OfferTable& table, std::span<const Row> rows) {
    return std::any_of(rows.begin(), rows.end(), [&](Row row) { return table.kindOf(row).gpuCount != 1; });
}

bool isAsked(const Workload& workload, Attribute attribute) {
    const bool serves = !workload.isTraining;
    switch (attribute) {
    case Attribute::Session:
        return workload.profile == Profile::Research;
    case Attribute::TokenCost:
    case Attribute::FirstToken:
    case Attribute::PerUser:
        return workload.profile == Profile::Live;
    case Attribute::JobHours:
        return workload.profile == Profile::Batch;
    case Attribute::Speed:
        return serves && workload.profile != Profile::Research;
    case Attribute::ComfortableUsers:
        return serves;
    default:
        return true;
    }
}

enum class Better : std::uint8_t { Neither, Lower, Higher };

Better betterOf(Attribute attribute) {
    switch (attribute) {
    case Attribute::ComfortableUsers:
    case Attribute::Vram:
    case Attribute::VramTotal:
    case Attribute::Bandwidth:
    case Attribute::Speed:
    case Attribute::PerUser:
        return Better::Higher;
    case Attribute::Fit:
        return Better::Neither;
    default:
        return Better::Lower; // only numbers are looked at
    }
}

std::int64_t powerOfTen(int digits) {
    std::int64_t power = 1;
    for (; digits > 0; --digits) {
        power *= 10;
    }
    return power;
}

// One row has one scale: its finest.
void alignScale(std::vector<SideCell>& cells) {
    int decimals = 0;
    for (const auto& cell : cells) {
        decimals = std::max(decimals, cell.decimals);
    }
    for (auto& cell : cells) {
        cell.scaled *= cell.kind == Kind::Number ? powerOfTen(decimals - cell.decimals) : 1;
        cell.decimals = decimals;
    }
}

bool readsTheSame(const SideCell& a, const SideCell& b) {
    return a.kind == b.kind && a.bound == b.bound && a.scaled == b.scaled && a.word == b.word &&
           a.code == b.code;
}

void addDifferences(SideRow& row, std::size_t baseline) {
    const SideCell& base = row.cells[baseline];
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        SideCell& cell = row.cells[i];
        const bool bothKnown = cell.kind == Kind::Number && base.kind == Kind::Number &&
                               cell.bound != Bound::AtLeast && base.bound != Bound::AtLeast;
        if (i == baseline || !bothKnown || cell.scaled == base.scaled) {
            continue;
        }
        if (row.attribute == Attribute::Speed && base.scaled > 0) {
            cell.ratio = static_cast<double>(cell.scaled) / static_cast<double>(base.scaled);
        } else {
            cell.difference = cell.scaled - base.scaled;
        }
    }
}

// The only best of at least two known figures. "At least" is no best, and beats one that lies above it.
void markBest(SideRow& row) {
    const Better better = betterOf(row.attribute);
    if (better == Better::Neither) {
        return;
    }
    SideCell* best = nullptr;
    std::size_t known = 0;
    bool isTie = false;
    for (SideCell& cell : row.cells) {
        if (cell.kind != Kind::Number) {
            continue;
        }
        ++known;
        const bool isBetter = best != nullptr && (better == Better::Lower ? cell.scaled < best->scaled
                                                                          : cell.scaled > best->scaled);
        if (best == nullptr || isBetter) {
            best = &cell;
            isTie = false;
        } else if (cell.scaled == best->scaled) {
            isTie = true;
        }
    }
    if (known > 1 && !isTie && best->bound != Bound::AtLeast) {
        best->isBest = true;
    }
}

} // namespace

AttributeGroup groupOf(Attribute attribute) {
    if (attribute < Attribute::Fit) {
        return AttributeGroup::Cost;
    }
    return attribute < Attribute::Market ? AttributeGroup::MemoryAndSpeed : AttributeGroup::Platform;
}

std::vector<SideRow> sideBySide(const Comparison& comparison, std::span<const Row> rows,
                                std::size_t baseline) {
    std::vector<SideRow> result;
    if (rows.empty()) {
        return result;
    }
    const bool severalCards = anyShares(comparison.table(), rows);
    for (int i = 0; i < static_cast<int>(Attribute::Count_); ++i) {
        SideRow side;
        side.attribute = static_cast<Attribute>(i);
        const bool isOfCards =
            side.attribute == Attribute::PricePerGpu || side.attribute == Attribute::VramTotal;
        if (!isAsked(comparison.workload(), side.attribute) || (isOfCards && !severalCards)) {
            continue;
        }
        for (const Row row : rows) {
            side.cells.push_back(cellOf(comparison, row, side.attribute));
        }
        alignScale(side.cells);
        addDifferences(side, std::min(baseline, rows.size() - 1));
        markBest(side);
        const auto& first = side.cells.front();
        side.isEqual = std::all_of(side.cells.begin(), side.cells.end(),
                                   [&](const SideCell& cell) { return readsTheSame(cell, first); });
        result.push_back(std::move(side));
    }
    return result;
}

} // namespace fitgauge::compare
