// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"
#include "core/report/plan_difference.h"

#include <QString>
#include <QStringList>

#include <vector>

// What a plan says beside the catalog of today, in sentences. Names are data: plain text.
namespace fitgauge::ui {

// "L40-48GB · Hyperstack, 0.70 USD/h": by the names of `table` where it has them.
[[nodiscard]] QString frozenOfferText(const report::FrozenOffer& offer, const compare::OfferTable& table);

// "The answer is the same." or both answers.
[[nodiscard]] QString answerChangeText(const report::PlanDifference& difference,
                                       const compare::OfferTable& table);

struct PlanChangeRow {
    QString what, then, now;
};
// At most `most` rows of prices and vanished offers, those of the answer's card type first in the plan's
// order.
[[nodiscard]] std::vector<PlanChangeRow> planChangeRows(const report::PlanDifference& difference,
                                                        const compare::OfferTable& table, std::size_t most);
// "3 prices changed, 2 offers are gone, 40 stay as they were."
[[nodiscard]] QString planChangeCounts(const report::PlanDifference& difference);
// Providers, cards or a model that this catalog does not have or has otherwise; one sentence each.
[[nodiscard]] QStringList planWarnings(const report::PlanDifference& difference);

} // namespace fitgauge::ui
