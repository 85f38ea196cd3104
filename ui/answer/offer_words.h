// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <QString>

namespace fitgauge::ui {

// How strip, tray, chips and paper name an offer. Catalog names are data: never translated, never markup.

// "L40S", "A100 SXM4", "RTX 6000 Ada": the canonical name with spaces and without its memory size.
[[nodiscard]] QString gpuName(const hardware::Gpu& gpu);
// "L40S 48 GB"; only the name when the memory is unknown.
[[nodiscard]] QString gpuTitle(const hardware::Gpu& gpu);
// "2 × A10 24 GB": with the number of cards (or the share of one) when it is not one.
[[nodiscard]] QString cardTitle(const compare::OfferTable& table, compare::OfferTable::Row row);
// "L40S · Cedar Cloud".
[[nodiscard]] QString offerTitle(const compare::OfferTable& table, compare::OfferTable::Row row);

// "657", with a "≥" before it when a part of the sum is unknown; an en dash when there is no cost.
[[nodiscard]] QString costFigure(const compare::RowFigures& figures);
// "USD/month", "USD/job".
[[nodiscard]] QString costUnit(const compare::RowFigures& figures);
// Where the figure comes from: "0.90 USD/h × 730 h, always on".
[[nodiscard]] QString costBasisText(const compare::Comparison& comparison, compare::OfferTable::Row row);

// "billed by the minute", "billed by the hour, 60 s at least"; empty when no rule is known.
[[nodiscard]] QString incrementFact(const billing::Rule* rule);

} // namespace fitgauge::ui
