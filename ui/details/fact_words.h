// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/money.h"
#include "core/units/tri.h"
#include "ui/details/fact_table.h"

#include <QCoreApplication>

#include <optional>

namespace fitgauge::ui {

// Translation context of the detail pages.
class FactWords {
    Q_DECLARE_TR_FUNCTIONS(DetailFacts)
};

// "unknown", quiet italic.
[[nodiscard]] FactRow unknownRow(const QString& label);
[[nodiscard]] FactRow triRow(const QString& label, Tri value);
[[nodiscard]] FactRow moneyRow(const QString& label, const std::optional<Money>& money, int decimals);
// Unknown when the text is empty.
[[nodiscard]] FactRow textRow(const QString& label, const QString& value);
// The same over the whole width, for prose; nothing when the text is empty.
void addProse(FactSection& section, const QString& label, const QString& text);
// "0.90 USD"
[[nodiscard]] QString withCurrency(Money money, int decimals);

} // namespace fitgauge::ui
