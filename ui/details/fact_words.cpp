// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/fact_words.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

namespace fitgauge::ui {

FactRow unknownRow(const QString& label) {
    return {.label = label, .value = unknownText(), .isUnknown = true};
}

FactRow triRow(const QString& label, Tri value) {
    return {.label = label, .value = nameOf(value), .isUnknown = value == Tri::Unknown};
}

FactRow moneyRow(const QString& label, const std::optional<Money>& money, int decimals) {
    return money ? FactRow{.label = label, .value = withCurrency(*money, decimals)} : unknownRow(label);
}

FactRow textRow(const QString& label, const QString& value) {
    return value.isEmpty() ? unknownRow(label) : FactRow{.label = label, .value = value};
}

void addProse(FactSection& section, const QString& label, const QString& text) {
    if (!text.isEmpty()) {
        section.rows.push_back({.label = label, .value = text, .wraps = true});
    }
}

QString withCurrency(Money money, int decimals) {
    //: %1 is an amount, %2 a currency code.
    return FactWords::tr("%1 %2").arg(moneyText(money, decimals),
                                      QString::fromStdString(money.currency.code()));
}

} // namespace fitgauge::ui
