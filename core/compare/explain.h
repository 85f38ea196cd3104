// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/sizing/ladder.h"

#include <array>
#include <optional>
#include <vector>

// Data behind the answer strip and the "Why?" panel (interface.md "Showing and explaining"): codes and
// numbers, from one comparison. ui/text makes sentences of them.
namespace fitgauge::compare {

enum class Outcome : std::uint8_t { Passes, Fails, Borderline, Unknown, NotAsked };

// One test of one offer: what is needed or allowed beside what the offer has. Only the fields of the test are
// filled.
struct TestFigures {
    Test test = Test::Fits;
    Outcome outcome = Outcome::Unknown;
    // Fits: needed against usable; Comfortable: needed against the comfort limit. Bytes per card.
    std::optional<Bytes> needed, available;
    // Target, slow case: allowed and estimated.
    std::optional<double> firstTokenTarget, firstToken; // seconds
    std::optional<double> perUserTarget, perUser;       // tokens per second
    std::optional<double> finishTarget, finish;         // hours, Batch
    // PriceFresh: days.
    std::optional<int> ageDays;
    int ageLimitDays = 0;
};

[[nodiscard]] std::array<TestFigures, kTestCount> testsOf(const Comparison& comparison, OfferTable::Row row);

// An offer that is cheaper than the answer, and the test that keeps it from being the answer.
struct CheaperOffer {
    OfferTable::Row row = 0;
    Money cost;
    TestFigures failed; // the first test it fails
};

struct CheaperGroup {
    Test failing = Test::Fits;
    std::size_t count = 0;              // all of them: Answer::cheaperFailing
    std::vector<CheaperOffer> examples; // dearest first: the nearest misses
};

// The strongest comfortable offer beside the answer: what it adds and what it costs. A ratio is its figure
// divided by the answer's; empty when either is unknown.
struct StrongerOffer {
    OfferTable::Row row = 0;
    Money cost;
    Money extra; // cost - the answer's cost
    std::optional<double> costRatio;
    std::optional<double> bandwidthRatio;   // all cards
    std::optional<double> peakComputeRatio; // dense 16-bit peak, all cards
    std::optional<double> speedRatio;       // output tokens/s, typical
    std::optional<double> tokensPerCostRatio;
    std::optional<Bytes> extraMemory; // usable, all cards
};

enum class Knob : std::uint8_t { Users, Context, Precision };

// The answer if one knob of the workload is moved to `value` and all else stays.
struct WhatIf {
    Knob knob = Knob::Users;
    std::int64_t value = 0;                      // users or context tokens
    std::optional<sizing::WeightFormat> weights; // Precision
    std::optional<sizing::KvFormat> cache;       // Precision
    AnswerKind kind = AnswerKind::None;
    std::optional<OfferTable::Row> row; // empty: then there is no answer
    std::optional<Money> cost;
};

// "At 8 bit this fits a cheaper card": shown before anything is switched.
struct CheaperIf {
    sizing::WeightFormat weights = sizing::WeightFormat::Fp8;
    sizing::KvFormat cache = sizing::KvFormat::Fp8;
    OfferTable::Row row = 0;
    Money cost;
    Money saving;               // per the period of the cost basis
    std::int64_t savingPpm = 0; // of the answer's cost
    std::int64_t usedPpm = 0;   // share of usable memory there
};

// One step of the precision ladder: the same load in another format, and the cheapest offer that it fits
// comfortably, speed targets apart.
struct LadderStep {
    sizing::PrecisionStep memory; // on one card
    std::optional<OfferTable::Row> row;
    std::optional<Money> cost;
    AnswerKind kind = AnswerKind::None;
};

// What could turn the answer.
struct Doubts {
    std::optional<int> oldestPriceDays; // of the shown rows
    std::optional<int> answerPriceDays;
    std::size_t withoutPrice = 0; // shown rows, by why they have no cost
    std::size_t otherCurrency = 0;
    std::size_t withoutRule = 0;
    std::size_t withoutSpeed = 0;
    std::size_t guessedParts = 0;  // rows of the filtered set whose part is a guess
    std::size_t unknownMemory = 0; // ... whose fit is unknown for another reason
};

struct Explanation {
    std::optional<std::array<TestFigures, kTestCount>> tests; // of the answer
    std::vector<CheaperGroup> cheaper;                        // in the order of the tests, none empty
    std::optional<StrongerOffer> strongest;
    // Nearest change of the answer in each direction of each knob that has one.
    std::vector<WhatIf> thresholds;
    std::optional<CheaperIf> cheaperIf8Bit;
    std::vector<LadderStep> ladder; // serving: 32, 16, 8 and 4 bits
    Doubts doubts;
};

// Compares about a hundred variants for the thresholds: for panels that open, not for each slider tick. At
// most `examples` cheaper offers a group.
[[nodiscard]] Explanation explain(const Comparison& comparison, std::size_t examples = 5);

// The parts that the answer strip shows at once: a look-up; one walk over the offers.
[[nodiscard]] std::optional<StrongerOffer> strongerOffer(const Comparison& comparison);
[[nodiscard]] std::vector<CheaperGroup> cheaperGroups(const Comparison& comparison, std::size_t examples);
// One further comparison. Empty when the workload trains, is 8 bit already, or nothing becomes cheaper.
[[nodiscard]] std::optional<CheaperIf> cheaperIf8Bit(const Comparison& comparison);

} // namespace fitgauge::compare
