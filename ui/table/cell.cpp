// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/cell.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <cmath>

namespace fitgauge::ui {

namespace {

using compare::Column;
using compare::Comparison;
using compare::OfferTable;
using compare::RowFigures;
using Row = OfferTable::Row;

Cell unknown() {
    return {};
}

Cell absent() {
    Cell cell;
    cell.kind = Cell::Kind::Absent;
    cell.text = QStringLiteral("–");
    return cell;
}

Cell number(QString text) {
    Cell cell;
    cell.kind = Cell::Kind::Number;
    cell.text = std::move(text);
    return cell;
}

Cell words(std::string_view text) {
    Cell cell;
    if (!text.empty()) {
        cell.kind = Cell::Kind::Text;
        cell.text = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
    return cell;
}

Cell words(QString text) {
    Cell cell;
    cell.kind = Cell::Kind::Text;
    cell.text = std::move(text);
    return cell;
}

// The header names USD: another currency is said in the cell, and never converted by guess.
QString amountText(const Money& amount, int decimals) {
    const QString text = moneyText(amount, decimals);
    return amount.currency == Currency()
               ? text
               : text + QChar(QChar::Nbsp) + QString::fromStdString(amount.currency.code());
}

Cell money(const std::optional<Money>& amount, int decimals = 2) {
    return amount ? number(amountText(*amount, decimals)) : unknown();
}

Cell noPrice() {
    Cell cell = unknown();
    cell.text = nameOf(compare::NoCost::NoPrice);
    return cell;
}

Cell seconds(const std::optional<Duration>& time) {
    if (!time) {
        return unknown();
    }
    const std::int64_t ms = time->inMilliseconds();
    const int decimals = ms % 1000 == 0 ? 0 : ms % 100 == 0 ? 1 : 3; // some bill by the millisecond
    return number(decimalText(time->inSeconds(), decimals));
}

// "48", "5.3" for a slice.
Cell gigabytes(const std::optional<double>& size, double share) {
    if (!size) {
        return unknown();
    }
    const double value = *size * share;
    return number(decimalText(value, std::abs(value - std::round(value)) < 0.05 ? 0 : 1));
}

Cell tri(Tri first) {
    Cell cell;
    cell.kind = Cell::Kind::Flags;
    cell.flags = {first, Tri::Unknown};
    cell.flagCount = 1;
    return cell;
}

Cell tri(Tri first, Tri second) {
    Cell cell = tri(first);
    cell.flags[1] = second;
    cell.flagCount = 2;
    return cell;
}

Cell fitCell(const sizing::MemoryEstimate& memory) {
    Cell cell;
    cell.kind = Cell::Kind::Fit;
    cell.memory = &memory;
    if (const auto used = memory.usedPpm(); used && memory.fit != sizing::Fit::Unknown) {
        cell.text = percentText(*used);
    }
    return cell;
}

// The same decimals down the column: a month of an always-on machine has no cents, all else has.
int costDecimals(compare::CostBasis basis) {
    return basis == compare::CostBasis::MonthAlwaysOn || basis == compare::CostBasis::MonthScaleToZero ? 0
                                                                                                       : 2;
}

Cell costCell(const RowFigures& figures) {
    if (!figures.cost) {
        return figures.noCost == compare::NoCost::NoPrice ? noPrice() : absent();
    }
    const QString amount = amountText(*figures.cost, costDecimals(figures.basis));
    return number(figures.costIsLowerBound ? QStringLiteral("≥\u2009") + amount : amount);
}

Cell ageCell(const RowFigures& figures) {
    if (!figures.ageDays) {
        return unknown();
    }
    Cell cell = number(countText(*figures.ageDays));
    cell.mark = figures.age == compare::PriceAge::PastLimit ? Cell::Mark::Stale : Cell::Mark::None;
    return cell;
}

// A range is one report and no promise: its upper end counts, as it does when rows are ordered.
Cell readyCell(const RowFigures& figures) {
    if (!figures.ready) {
        return unknown();
    }
    const QString high = countText(std::llround(figures.ready->high));
    return number(figures.ready->low < figures.ready->high ? QStringLiteral("≤\u2009") + high : high);
}

Cell lowPrecisionCell(const hardware::Gpu& gpu) {
    if (gpu.fp8Native == Tri::Yes) {
        return words(std::string_view("FP8"));
    }
    if (gpu.int8Native == Tri::Yes) {
        return words(std::string_view("INT8"));
    }
    return gpu.fp8Native == Tri::No && gpu.int8Native == Tri::No ? absent() : unknown();
}

Cell judged(Cell cell, speed::Verdict verdict) {
    if (verdict == speed::Verdict::Borderline) {
        cell.mark = Cell::Mark::Borderline;
    }
    return cell;
}

Cell speedCell(const RowFigures& figures) {
    if (figures.speed == nullptr || figures.speed->basis == speed::Basis::NoData) {
        return absent();
    }
    // A first token that is borderline is marked at the speed too: its own column is not among the usual
    // ones.
    const auto count = std::llround(figures.speed->outputTokensPerSecond.typical);
    return judged(number(countText(count)), figures.target.verdict);
}

Cell firstTokenCell(const RowFigures& figures) {
    if (figures.speed == nullptr || figures.speed->basis == speed::Basis::NoData) {
        return absent();
    }
    return judged(number(decimalText(figures.speed->firstToken.low, 1)), figures.target.firstToken);
}

Cell figureCell(const Comparison& comparison, Row row, Column column) {
    const RowFigures figures = comparison.figures(row);
    switch (column) {
    case Column::Fit:
        return fitCell(*figures.memory);
    case Column::Cost:
        return costCell(figures);
    case Column::Session:
        return figures.session ? money(figures.session) : absent();
    case Column::Ready:
        return readyCell(figures);
    case Column::Age:
        return ageCell(figures);
    case Column::TokensPerSecond:
        return speedCell(figures);
    case Column::FirstToken:
        return firstTokenCell(figures);
    case Column::TokenCost:
        return figures.tokenCost ? money(figures.tokenCost) : absent();
    case Column::JobHours:
        return figures.jobHours ? number(decimalText(*figures.jobHours, 1)) : absent();
    default:
        return absent();
    }
}

Cell hardwareCell(const Comparison& comparison, Row row, Column column) {
    const compare::HardwareKind& kind = comparison.table().kindOf(row);
    const hardware::Gpu& gpu = comparison.table().gpuOf(row);
    switch (column) {
    case Column::Gpu:
        return words(gpuText(comparison, row));
    case Column::GpuCount:
        return number(decimalText(kind.gpuCount, kind.gpuCount < 1 ? 2 : 0));
    case Column::Vram:
        return gigabytes(gpu.vramGb, std::min(kind.gpuCount, 1.0));
    case Column::VramTotal:
        return gigabytes(gpu.vramGb, kind.gpuCount);
    case Column::Bandwidth:
        return gpu.bandwidthGbps ? number(countText(std::llround(*gpu.bandwidthGbps))) : unknown();
    case Column::MemoryType:
        return words(std::string_view(gpu.memoryType));
    case Column::LowPrecision:
        return lowPrecisionCell(gpu);
    default:
        return absent();
    }
}

// A suspect price is shown, quiet and with a mark: nothing is computed from it.
Cell priceCell(const OfferTable& table, Row row) {
    if (const auto price = table.priceOf(row)) {
        return money(price);
    }
    const auto suspect = table.suspectPriceOf(row);
    if (!suspect) {
        return noPrice();
    }
    Cell cell = unknown();
    cell.text = amountText(*suspect, 2) + QStringLiteral(" ?");
    return cell;
}

Cell offerCell(const Comparison& comparison, Row row, Column column) {
    const OfferTable& table = comparison.table();
    const catalog::Provider& provider = table.providerOf(row);
    const billing::Rule* rule = table.ruleOf(row);
    switch (column) {
    case Column::Provider:
        return words(std::string_view(provider.name));
    case Column::Region:
        return words(table.regionOf(row));
    case Column::Price:
        return priceCell(table, row);
    case Column::Increment:
        return seconds(rule != nullptr ? rule->increment : std::nullopt);
    case Column::Minimum:
        return rule != nullptr ? seconds(rule->minimum) : unknown();
    case Column::Market:
        return words(nameOf(table.marketOf(row)));
    case Column::SshJupyter:
        return tri(provider.ssh, provider.jupyter);
    case Column::Image:
        return tri(provider.customImage);
    case Column::Volume:
        return money(provider.volumePerGbMonth);
    case Column::Egress:
        return money(provider.egressPerGb);
    case Column::Spot: {
        const auto spot = table.spotPriceOf(row);
        return spot ? money(spot) : absent();
    }
    case Column::AsOf: {
        const auto asOf = table.asOf(row);
        return asOf ? number(QString::fromStdString(asOf->toIso())) : unknown();
    }
    case Column::Product:
        return words(table.productOf(row));
    case Column::Source:
        return words(table.sourceKindOf(row));
    default:
        return absent();
    }
}

Cell pricePerGpuCell(const OfferTable& table, Row row) {
    const auto price = table.priceOf(row);
    const double count = table.kindOf(row).gpuCount;
    if (!price || count <= 0) {
        return unknown();
    }
    const auto nano = static_cast<std::int64_t>(std::llround(static_cast<double>(price->nano) / count));
    return money(Money{nano, price->currency});
}

} // namespace

std::optional<Shape> shapeOf(Cell::Mark mark) {
    switch (mark) {
    case Cell::Mark::Stale:
        return Shape::Stale;
    case Cell::Mark::Borderline:
        return Shape::Tight;
    case Cell::Mark::None:
        break;
    }
    return std::nullopt;
}

QString gpuText(const Comparison& comparison, Row row) {
    const OfferTable& table = comparison.table();
    QString text = QString::fromStdString(table.gpuOf(row).canonical);
    const double count = table.kindOf(row).gpuCount;
    if (count != 1) {
        text = QStringLiteral("%1 × %2").arg(decimalText(count, count < 1 ? 2 : 0), text);
    }
    const std::int64_t machines = comparison.figures(row).machines;
    return machines > 1 ? QStringLiteral("%1 × %2").arg(text, countText(machines)) : text;
}

Cell cellOf(const Comparison& comparison, Row row, Column column) {
    switch (column) {
    case Column::Fit:
    case Column::Cost:
    case Column::Session:
    case Column::TimeToResult:
    case Column::TokensPerSecond:
    case Column::FirstToken:
    case Column::TokenCost:
    case Column::JobHours:
    case Column::Ready:
    case Column::Age:
        return figureCell(comparison, row, column);
    case Column::Gpu:
    case Column::GpuCount:
    case Column::Vram:
    case Column::VramTotal:
    case Column::Bandwidth:
    case Column::MemoryType:
    case Column::LowPrecision:
        return hardwareCell(comparison, row, column);
    case Column::PricePerGpu:
        return pricePerGpuCell(comparison.table(), row);
    default:
        return offerCell(comparison, row, column);
    }
}

} // namespace fitgauge::ui
