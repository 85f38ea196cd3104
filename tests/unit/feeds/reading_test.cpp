// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/reading.h"

#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::feeds;

namespace {

Draft card(std::size_t row) {
    Draft draft;
    draft.row = row;
    draft.provider = "p";
    draft.product = "l40s";
    draft.gpu = draft.soldAs = "L40S";
    return draft;
}

} // namespace

TEST_CASE("Spot equal to or above on-demand is kept and marked and a placeholder is dropped", "[X-02]") {
    Reading reading;
    for (const auto* spot : {"1.00", "1.20", "700", "0.40"}) {
        reading.seen();
        Draft draft = card(1);
        draft.product = spot;
        reading.add(draft, readPrice("1.00"), readPrice(spot));
    }
    const auto result = reading.finish();
    REQUIRE(result.drafts.size() == 7);
    CHECK(hasFlag(result.drafts[1], Flag::SpotEqualsOnDemand));
    CHECK(hasFlag(result.drafts[3], Flag::SpotAboveOnDemand));
    CHECK(hasFlag(result.drafts[4], Flag::SpotPlaceholder));
    CHECK(result.drafts[4].market == catalog::Market::OnDemand);
    CHECK(result.drafts[6].flags.empty());
    CHECK(isSuspect(Flag::SpotAboveOnDemand));
    CHECK_FALSE(isSuspect(Flag::SpotEqualsOnDemand));
}

TEST_CASE("Two records of one key become one and a conflict of prices is flagged") {
    Reading reading;
    reading.seen();
    reading.add(card(1), readPrice(""));
    reading.seen();
    Draft fuller = card(2);
    fuller.ramGib = 64;
    reading.add(fuller, readPrice("1.55"));
    reading.seen();
    reading.add(card(3), readPrice("1.70"));
    const auto result = reading.finish();
    REQUIRE(result.drafts.size() == 1);
    const Draft& kept = result.drafts.front();
    CHECK(kept.price->nano == 1'550'000'000);
    CHECK(kept.ramGib == 64);
    CHECK_FALSE(hasFlag(kept, Flag::NoPrice));
    CHECK(hasFlag(kept, Flag::ConflictingPrices));
    CHECK(result.seen == 3);
    CHECK(result.kept == 3);
    CHECK(result.flagged == 1);
}

TEST_CASE("Rejects are counted by reason and quote at most eighty bytes of whole characters") {
    Reading reading;
    std::string longName(79, 'a');
    longName += "é and more";
    reading.seen();
    reading.reject(7, RejectReason::CpuOnly, longName);
    const auto result = reading.finish();
    CHECK(result.rejected == 1);
    CHECK(result.kept == 0);
    CHECK(result.rejectedBy.at(RejectReason::CpuOnly) == 1);
    CHECK(result.rejects.front().what == std::string(79, 'a'));
    CHECK(result.rejects.front().row == 7);
}
