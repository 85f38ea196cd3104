// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/explain.h"

#include "core/compare/what_if.h"
#include "core/sizing/fit_rules.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

using Row = OfferTable::Row;

Outcome outcomeOf(speed::Verdict verdict) {
    switch (verdict) {
    case speed::Verdict::NoTarget:
        return Outcome::NotAsked;
    case speed::Verdict::Meets:
        return Outcome::Passes;
    case speed::Verdict::Borderline:
        return Outcome::Borderline;
    case speed::Verdict::Misses:
        return Outcome::Fails;
    case speed::Verdict::Unknown:
        return Outcome::Unknown;
    }
    return Outcome::Unknown;
}

Outcome outcomeOf(bool passes) {
    return passes ? Outcome::Passes : Outcome::Fails;
}

TestFigures fitsTest(const sizing::MemoryEstimate& memory) {
    TestFigures test;
    test.test = Test::Fits;
    test.outcome = memory.fit == sizing::Fit::Unknown ? Outcome::Unknown : outcomeOf(runs(memory.fit));
    test.needed = memory.needed;
    test.available = memory.usable;
    return test;
}

TestFigures comfortTest(const sizing::MemoryEstimate& memory, sizing::ComfortPpm comfort) {
    TestFigures test = fitsTest(memory);
    test.test = Test::Comfortable;
    if (memory.fit != sizing::Fit::Unknown) {
        test.outcome = outcomeOf(memory.fit == sizing::Fit::Comfortable);
    }
    if (memory.usable) {
        test.available = sizing::comfortLimit(*memory.usable, comfort);
    }
    return test;
}

TestFigures targetTest(const Comparison& comparison, Row row) {
    const KindFigures& kind = comparison.kindFigures(comparison.table().kindIndex(row));
    const Workload& workload = comparison.workload();
    TestFigures test;
    test.test = Test::Target;
    test.outcome = outcomeOf(kind.target.verdict);
    if (workload.profile == Profile::Batch && workload.batch.finishWithin) {
        test.finishTarget = workload.batch.finishWithin->inHours();
        if (kind.batch && kind.batch->basis != speed::Basis::NoData) {
            test.finish = kind.batch->seconds.slow / static_cast<double>(kind.machines) / 3600;
        }
    }
    if (workload.profile != Profile::Live) {
        return test;
    }
    const bool known = kind.speed && kind.speed->basis != speed::Basis::NoData;
    if (workload.targets.firstToken) {
        test.firstTokenTarget = workload.targets.firstToken->inSeconds();
        test.firstToken = known ? std::optional(kind.speed->firstToken.slowSlot) : std::nullopt;
    }
    if (workload.targets.tokensPerSecondPerUser) {
        test.perUserTarget = workload.targets.tokensPerSecondPerUser;
        test.perUser = known ? std::optional(kind.speed->perUserTokensPerSecond.slow) : std::nullopt;
    }
    return test;
}

TestFigures freshTest(const Comparison& comparison, Row row) {
    const OfferTable& table = comparison.table();
    const PriceSource source = table.groupOf(row).source;
    const PriceAge age = priceAge(table.asOfDays(row), source, comparison.workload().today);
    TestFigures test;
    test.test = Test::PriceFresh;
    test.outcome = age == PriceAge::Unknown || !table.priceOf(row) ? Outcome::Unknown
                                                                   : outcomeOf(age == PriceAge::Fresh);
    test.ageDays = priceAgeDays(table.asOfDays(row), comparison.workload().today);
    test.ageLimitDays = ageLimitDays(source);
    return test;
}

std::optional<double> ratio(double a, double b) {
    return a > 0 && b > 0 ? std::optional(a / b) : std::nullopt;
}

double cardsOf(const OfferTable& table, Row row) {
    return table.kindOf(row).gpuCount;
}

double peakOf(const OfferTable& table, Row row) {
    const hardware::Gpu& gpu = table.gpuOf(row);
    return gpu.fp16Tflops.value_or(gpu.bf16Tflops.value_or(0)) * cardsOf(table, row);
}

double speedOf(const RowFigures& figures) {
    const bool known = figures.speed && figures.speed->basis != speed::Basis::NoData;
    return known ? figures.speed->outputTokensPerSecond.typical * static_cast<double>(figures.machines) : 0;
}

std::optional<Bytes> memoryOf(const Comparison& comparison, Row row) {
    const auto usable = comparison.memory(row).usable;
    const auto cards = std::max<std::int64_t>(1, static_cast<std::int64_t>(cardsOf(comparison.table(), row)));
    return usable ? std::optional(*usable * cards) : std::nullopt;
}

// Of the filtered set the answer was chosen from.
bool isCandidate(const Comparison& comparison, Row row) {
    return withoutTests(comparison.hiding().rulesOf(comparison.table(), row)) == 0;
}

Doubts doubtsOf(const Comparison& comparison) {
    const OfferTable& table = comparison.table();
    Doubts doubts;
    doubts.oldestPriceDays = comparison.oldestPriceDays();
    if (comparison.answer().row) {
        doubts.answerPriceDays = comparison.figures(*comparison.answer().row).ageDays;
    }
    for (const Row row : comparison.rows()) {
        const NoCost reason = comparison.costs().noCost(table.groupIndex(row), table.priceNano(row));
        doubts.withoutPrice += reason == NoCost::NoPrice;
        doubts.otherCurrency += reason == NoCost::OtherCurrency;
        doubts.withoutRule += reason == NoCost::NoBillingRule;
        doubts.withoutSpeed += reason == NoCost::NoSpeed;
    }
    for (Row row = 0; row < table.size(); ++row) {
        const bool unknown = comparison.memory(row).fit == sizing::Fit::Unknown;
        if (unknown && isCandidate(comparison, row)) {
            ++(table.gpuIsGuess(row) ? doubts.guessedParts : doubts.unknownMemory);
        }
    }
    return doubts;
}

} // namespace

std::array<TestFigures, kTestCount> testsOf(const Comparison& comparison, Row row) {
    const sizing::MemoryEstimate& memory = comparison.memory(row);
    return {fitsTest(memory), comfortTest(memory, comparison.workload().comfort), targetTest(comparison, row),
            freshTest(comparison, row)};
}

std::vector<CheaperGroup> cheaperGroups(const Comparison& comparison, std::size_t examples) {
    const Answer& answer = comparison.answer();
    if (!answer.row) {
        return {};
    }
    const std::int64_t limit = comparison.costNano(*answer.row).value_or(0);
    std::array<std::vector<std::pair<std::int64_t, Row>>, kTestCount> found;
    for (Row row = 0; row < comparison.table().size(); ++row) {
        const auto cost = comparison.costNano(row);
        if (!cost || *cost >= limit || !isCandidate(comparison, row)) {
            continue;
        }
        if (const auto failing = firstFailing(comparison, row)) {
            found[static_cast<std::size_t>(*failing)].emplace_back(-*cost, row);
        }
    }
    std::vector<CheaperGroup> groups;
    for (std::size_t test = 0; test < kTestCount; ++test) {
        auto& list = found[test];
        if (list.empty()) {
            continue;
        }
        CheaperGroup& group = groups.emplace_back();
        group.failing = static_cast<Test>(test);
        group.count = list.size();
        const std::size_t few = std::min(examples, list.size());
        std::partial_sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(few), list.end());
        for (std::size_t i = 0; i < few; ++i) {
            group.examples.push_back(
                {list[i].second, {-list[i].first, Currency()}, testsOf(comparison, list[i].second)[test]});
        }
    }
    return groups;
}

std::optional<StrongerOffer> strongerOffer(const Comparison& comparison) {
    const Answer& answer = comparison.answer();
    if (!answer.row || !answer.strongest) {
        return std::nullopt;
    }
    const OfferTable& table = comparison.table();
    const RowFigures its = comparison.figures(*answer.strongest);
    const RowFigures ours = comparison.figures(*answer.row);
    StrongerOffer offer;
    offer.row = *answer.strongest;
    offer.cost = *its.cost;
    offer.extra = *its.cost - *ours.cost;
    offer.costRatio = ratio(static_cast<double>(its.cost->nano), static_cast<double>(ours.cost->nano));
    const auto bandwidth = [&](Row row) {
        return table.gpuOf(row).bandwidthGbps.value_or(0) * cardsOf(table, row);
    };
    offer.bandwidthRatio = ratio(bandwidth(offer.row), bandwidth(*answer.row));
    offer.peakComputeRatio = ratio(peakOf(table, offer.row), peakOf(table, *answer.row));
    offer.speedRatio = ratio(speedOf(its), speedOf(ours));
    if (offer.speedRatio && offer.costRatio) {
        offer.tokensPerCostRatio = *offer.speedRatio / *offer.costRatio;
    }
    const auto more = memoryOf(comparison, offer.row);
    const auto base = memoryOf(comparison, *answer.row);
    if (more && base) {
        offer.extraMemory = *more - *base;
    }
    return offer;
}

Explanation explain(const Comparison& comparison, std::size_t examples) {
    Explanation result;
    if (comparison.answer().row) {
        result.tests = testsOf(comparison, *comparison.answer().row);
    }
    result.cheaper = cheaperGroups(comparison, examples);
    result.strongest = strongerOffer(comparison);
    result.thresholds = thresholdsOf(comparison);
    result.cheaperIf8Bit = cheaperIf8Bit(comparison);
    result.ladder = precisionLadderOf(comparison);
    result.doubts = doubtsOf(comparison);
    return result;
}

} // namespace fitgauge::compare
