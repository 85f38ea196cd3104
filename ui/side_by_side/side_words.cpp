// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_words.h"

#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <cmath>

namespace fitgauge::ui {

namespace {

struct SideWords {
    Q_DECLARE_TR_FUNCTIONS(SideWords)
};

using compare::Attribute;
using compare::Column;
using compare::SideCell;

// Attributes that are columns of the table; the others have names of their own.
std::optional<Column> columnOfAttribute(Attribute attribute) {
    switch (attribute) {
    case Attribute::Cost:
        return Column::Cost;
    case Attribute::Session:
        return Column::Session;
    case Attribute::Price:
        return Column::Price;
    case Attribute::PricePerGpu:
        return Column::PricePerGpu;
    case Attribute::SpotPrice:
        return Column::Spot;
    case Attribute::Age:
        return Column::Age;
    case Attribute::Fit:
        return Column::Fit;
    case Attribute::Vram:
        return Column::Vram;
    case Attribute::VramTotal:
        return Column::VramTotal;
    case Attribute::Bandwidth:
        return Column::Bandwidth;
    case Attribute::JobHours:
        return Column::JobHours;
    case Attribute::LowPrecision:
        return Column::LowPrecision;
    case Attribute::Market:
        return Column::Market;
    case Attribute::Region:
        return Column::Region;
    case Attribute::Increment:
        return Column::Increment;
    case Attribute::Minimum:
        return Column::Minimum;
    case Attribute::Ready:
        return Column::Ready;
    case Attribute::Volume:
        return Column::Volume;
    case Attribute::Egress:
        return Column::Egress;
    default:
        return std::nullopt;
    }
}

double unscaled(std::int64_t scaled, int decimals) {
    return static_cast<double>(scaled) / std::pow(10.0, decimals);
}

QString numberText(const SideCell& cell) {
    const QString figure = decimalText(unscaled(cell.scaled, cell.decimals), cell.decimals);
    switch (cell.bound) {
    case SideCell::Bound::AtLeast:
        //: at least this much
        return SideWords::tr("≥ %1").arg(figure);
    case SideCell::Bound::AtMost:
        //: at most this much
        return SideWords::tr("≤ %1").arg(figure);
    case SideCell::Bound::Exact:
        break;
    }
    return figure;
}

QString codeText(const SideCell& cell, Attribute attribute) {
    return attribute == Attribute::Market ? nameOf(static_cast<catalog::Market>(cell.code))
                                          : nameOf(static_cast<Tri>(cell.code));
}

QString fitText(const SideCell& cell) {
    constexpr std::int64_t kPpmPerCent = 10'000;
    return cell.scaled >= 0 ? percentText(cell.scaled * kPpmPerCent) : QString();
}

ColumnHead ownHead(Attribute attribute, const QString& currency) {
    switch (attribute) {
    case Attribute::TokenCost:
        //: unit of "Tokens": money per million answer tokens of the user's traffic; %1 is a currency
        return {SideWords::tr("Tokens"), SideWords::tr("%1/1M, your traffic").arg(currency)};
    case Attribute::ComfortableUsers:
        return {SideWords::tr("Comfortable to"), SideWords::tr("users")};
    case Attribute::Speed:
        return {SideWords::tr("Speed"), SideWords::tr("tok/s, estimate")};
    case Attribute::FirstToken:
        return {SideWords::tr("First token"), SideWords::tr("s, estimate")};
    case Attribute::PerUser:
        return {SideWords::tr("Per user"), SideWords::tr("tok/s, estimate")};
    case Attribute::Ssh:
        return {SideWords::tr("SSH"), {}};
    case Attribute::Jupyter:
        return {SideWords::tr("Jupyter"), {}};
    case Attribute::OwnImage:
        return {SideWords::tr("Own image"), {}};
    case Attribute::Snapshots:
        return {SideWords::tr("Snapshot"), {}};
    default:
        return {};
    }
}

} // namespace

ColumnHead attributeHead(Attribute attribute, compare::Profile profile, const QString& currency) {
    if (const auto column = columnOfAttribute(attribute)) {
        return columnHead(*column, profile, currency);
    }
    return ownHead(attribute, currency);
}

QString groupTitle(compare::AttributeGroup group) {
    switch (group) {
    case compare::AttributeGroup::Cost:
        return SideWords::tr("Cost");
    case compare::AttributeGroup::MemoryAndSpeed:
        return SideWords::tr("Memory and speed");
    case compare::AttributeGroup::Platform:
        return SideWords::tr("Platform");
    }
    return {};
}

QString cellText(const SideCell& cell, Attribute attribute) {
    switch (cell.kind) {
    case SideCell::Kind::Unknown:
        return unknownText();
    case SideCell::Kind::Absent:
        return QStringLiteral("–");
    case SideCell::Kind::Number:
        return numberText(cell);
    case SideCell::Kind::Word:
        return QString::fromStdString(cell.word);
    case SideCell::Kind::Code:
        return codeText(cell, attribute);
    case SideCell::Kind::Fit:
        return fitText(cell);
    }
    return {};
}

QString differenceText(const SideCell& cell) {
    if (cell.ratio) {
        //: how many times the baseline's figure: "1.7×"
        return SideWords::tr("%1×").arg(decimalText(*cell.ratio, 1));
    }
    if (!cell.difference) {
        return {};
    }
    const QString figure = decimalText(unscaled(std::abs(*cell.difference), cell.decimals), cell.decimals);
    //: a difference with a minus sign (U+2212)
    return *cell.difference < 0 ? SideWords::tr("−%1").arg(figure)
                                //: a difference with its sign
                                : SideWords::tr("+%1").arg(figure);
}

} // namespace fitgauge::ui
