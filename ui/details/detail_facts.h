// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/compare/explain.h"
#include "ui/details/fact_table.h"
#include "ui/details/room_track.h"

#include <vector>

namespace fitgauge::ui {

// What the details of an offer say, as rows: from one comparison, without a widget. Unknown values are said
// to be unknown, never left out.
struct DetailSubject {
    const compare::Comparison& comparison;
    compare::OfferTable::Row row;
};

[[nodiscard]] std::vector<FactRow> memoryFacts(const DetailSubject& subject);
[[nodiscard]] std::optional<RoomState> roomOf(const DetailSubject& subject);  // serving only
[[nodiscard]] std::vector<FactRow> targetFacts(const DetailSubject& subject); // empty where none is asked for
[[nodiscard]] std::vector<FactRow> inputFacts(const DetailSubject& subject);  // what the sizing was given
// Longest context for the users asked for; empty where there is none (training, slices, unknown kinds).
[[nodiscard]] std::vector<FactRow> contextFacts(const DetailSubject& subject);
// Formula, inputs, constants and source of each part of the memory; serving on whole cards.
[[nodiscard]] std::vector<FactRow> formulaFacts(const DetailSubject& subject);

// Cards needed, the engine's share of memory, what the driver's tool will show.
[[nodiscard]] std::vector<FactRow> cardsFacts(const DetailSubject& subject);
// The same load at other precisions, each with the cheapest offer that it fits comfortably.
[[nodiscard]] std::vector<FactRow> ladderFacts(const compare::Comparison& comparison,
                                               const std::vector<compare::LadderStep>& ladder);

// Parts of the month that sum to its cost, and the largest waste; empty where core knows no split.
[[nodiscard]] std::vector<FactRow> monthFacts(const DetailSubject& subject);
[[nodiscard]] std::vector<FactRow> roundingFacts(const DetailSubject& subject); // Research; else empty
[[nodiscard]] std::vector<FactRow>
extraFacts(const DetailSubject& subject); // storage and egress; not for jobs
[[nodiscard]] std::vector<FactRow> creditFacts(const DetailSubject& subject);  // empty without a credit
[[nodiscard]] std::vector<FactRow> waitingFacts(const DetailSubject& subject); // Research; else empty
[[nodiscard]] std::vector<FactRow> afterStopFacts(const DetailSubject& subject);
[[nodiscard]] std::vector<FactRow> priceFacts(const DetailSubject& subject);
[[nodiscard]] std::vector<FactRow> billingFacts(const DetailSubject& subject);

[[nodiscard]] std::vector<FactRow> speedFacts(const DetailSubject& subject);
[[nodiscard]] std::vector<FactRow> evidenceFacts(const DetailSubject& subject); // empty without a nearby row
[[nodiscard]] std::vector<FactRow> runFacts(const DetailSubject& subject);      // empty without a known run
[[nodiscard]] std::vector<FactRow> unitCostFacts(const DetailSubject& subject); // empty without a rate
// How speed and unit costs are computed; empty without a rate.
[[nodiscard]] std::vector<FactRow> speedFormulaFacts(const DetailSubject& subject);
[[nodiscard]] std::vector<FactRow> cardFacts(const DetailSubject& subject);

[[nodiscard]] std::vector<FactRow> accessFacts(const DetailSubject& subject);
[[nodiscard]] std::vector<FactRow> storageFacts(const DetailSubject& subject);
[[nodiscard]] std::vector<FactRow> scalingFacts(const DetailSubject& subject);

[[nodiscard]] std::vector<FactRow> sourceFacts(const DetailSubject& subject);
[[nodiscard]] std::vector<FactRow> ruleSourceFacts(const DetailSubject& subject);

// Rows whose value may be unknown.
[[nodiscard]] FactRow known(const QString& label, const QString& value); // an empty value is unknown
[[nodiscard]] FactRow known(const QString& label, Tri value);

} // namespace fitgauge::ui
