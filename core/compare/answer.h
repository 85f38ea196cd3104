// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/filter_plan.h"
#include "core/compare/offer_table.h"

#include <array>
#include <cstdint>
#include <optional>

namespace fitgauge::compare {

// The tests an answer must pass, in order. Used for "why not cheaper".
enum class Test : std::uint8_t { Fits, Comfortable, Target, PriceFresh, Count_ };
inline constexpr std::size_t kTestCount = static_cast<std::size_t>(Test::Count_);

enum class AnswerKind : std::uint8_t {
    Comfortable, // the cheapest that comfortably fits
    Tight,       // nothing comfortable: the best tight one
    OldPrice,    // only prices past their limit are left: the freshest of them
    None
};

struct Answer {
    AnswerKind kind = AnswerKind::None;
    std::optional<OfferTable::Row> row;
    // Offers in the filtered set (chips "fits" and targets apart) that are cheaper, by the first test they
    // fail.
    std::array<std::size_t, kTestCount> cheaperFailing{};
    std::optional<OfferTable::Row>
        strongest; // highest bandwidth x cards among comfortable ones; empty if it is the answer
    // Cheapest that passes every test but the target, misses that by less than the estimate's own error
    // ("measure first"), and costs less than the answer.
    std::optional<OfferTable::Row> cheaperBorderline;
    // Cheapest that passes every test but is hidden by one removable filter, if cheaper than the answer.
    std::optional<OfferTable::Row> cheaperOutsideFilters;
    std::optional<HiddenBy> cheaperHiddenBy;
};

class Comparison;

// Chooses the answer (interface.md "Definition"). The comparison must have its kinds, costs and filter plan.
[[nodiscard]] Answer chooseAnswer(const Comparison& comparison);

// The first test that the row fails on this comparison, or nothing.
[[nodiscard]] std::optional<Test> firstFailing(const Comparison& comparison, OfferTable::Row row);

} // namespace fitgauge::compare
