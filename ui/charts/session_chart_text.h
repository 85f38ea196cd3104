// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/cost_curve.h"

#include <QString>

namespace fitgauge::ui {

// The words of the session chart, from its data alone.
[[nodiscard]] QString sessionQuestion(); // "What does one session cost?"
// The answer in one or two sentences: what the worst step charges, and what this offer does.
[[nodiscard]] QString ladderAnswer(const compare::SessionChart& chart);
[[nodiscard]] QString offersAnswer(const compare::SessionChart& chart, const compare::Comparison& comparison);
// "USD for one session, RTX A6000 · Kelp Compute at 0.50 USD/h"
[[nodiscard]] QString ladderUnit(const compare::Comparison& comparison, compare::OfferTable::Row row);
[[nodiscard]] QString offersUnit(const compare::SessionChart& chart);
// "1 min", "1 min, this offer"
[[nodiscard]] QString stepName(const compare::SessionLine& line);
// "by the minute", "by the minute, 1 h at least"
[[nodiscard]] QString ruleWords(const billing::Rule& rule);
[[nodiscard]] QString timesText(std::optional<std::int64_t> ppm); // "2.0×", an en dash when unknown
// Amounts of one session: two decimals, four where two would print zero.
[[nodiscard]] QString sessionMoney(Money money);

} // namespace fitgauge::ui
