// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/gauge_state.h"

#include "tests/support/catch.h"
#include "tests/ui/gauge_support.h"

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using sizing::Fit;
using sizing::PartKind;

TEST_CASE("a comfortable state reads as the sentence of the interface", "[S-06][gauge]") {
    const GaugeState state = serving(Fit::Comfortable, 16.0, 45.0, 16);
    CHECK(state.title == QStringLiteral("Memory on L40S 48 GB"));
    CHECK(state.sentence.toStdString() ==
          "32.5 of 45.0 GiB usable · 72\u2009% · comfortable · KV is the largest part you can change.");
    CHECK(state.stateWord == QStringLiteral("Comfortable"));
    REQUIRE(state.freeBytes());
    CHECK(*state.freeBytes() + state.needed == *state.usable);
    CHECK_FALSE(state.missingBytes());
    CHECK(state.fullWidth() == *state.usable);
}

TEST_CASE("a tight serving state names how many users fewer make it comfortable", "[S-47][gauge]") {
    const GaugeState state = serving(Fit::Tight, 24.0, 45.0, 24, 21, 28);
    // English plurals come with the translation, which tests do not load.
    CHECK(state.sentence.startsWith(
        QStringLiteral("40.5 of 45.0 GiB usable · 90\u2009% · tight · comfortable with 3 user")));
}

TEST_CASE("a tight state without users says what tight means", "[gauge]") {
    const sizing::MemoryEstimate memory = estimate(Fit::Tight, {{PartKind::Weights, 20.0}}, 22.5);
    CHECK(gaugeState(memory, 850'000, {}, std::nullopt).sentence.contains(QStringLiteral("tight")));
}

TEST_CASE("a part that needs more cards says how much is short and on how many it fits", "[S-08][gauge]") {
    sizing::MemoryEstimate memory =
        estimate(Fit::NeedsCards,
                 {{PartKind::Weights, 14.96}, {PartKind::KvCache, 64.0}, {PartKind::Overhead, 1.5}}, 79.0);
    memory.cardsNeeded = 2;
    const GaugeState state = gaugeState(memory, 850'000, {}, 16);
    CHECK(state.sentence.startsWith(
        QStringLiteral("80.5 GiB, one card has 79.0 · 1.5 GiB short · fits on 2 card")));
    CHECK(state.stateWord.startsWith(QStringLiteral("Needs 2 card")));
    CHECK(state.fullWidth() == state.needed);
    CHECK_FALSE(state.freeBytes());
}

TEST_CASE("a state that would spill says how much goes to host memory", "[S-10][gauge]") {
    const GaugeState state = serving(Fit::WouldSpill, 11.0, 14.6, 22, {}, {}, 7.48);
    CHECK(state.sentence.toStdString() ==
          "20.0 of 14.6 GiB · would spill 5.4 GiB to host memory · not a fit.");
}

TEST_CASE("a state that does not fit says how much is short and whom it could serve", "[S-10][gauge]") {
    CHECK(serving(Fit::DoesNotFit, 16.0, 22.5, 16).sentence.toStdString() ==
          "32.5 of 22.5 GiB · 144\u2009% · does not fit · 10.0 GiB short.");
    CHECK(serving(Fit::DoesNotFit, 16.0, 22.5, 16, 2, 6)
              .sentence.endsWith(QStringLiteral("runs 6 of 16, the rest wait.")));
}

TEST_CASE("an unknown kind of model gives a lower bound and no verdict", "[gauge]") {
    sizing::MemoryEstimate memory = estimate(Fit::Comfortable, {{PartKind::Weights, 26.0}}, 45.0);
    memory.weightsOnly = true;
    const GaugeState state = gaugeState(memory, 850'000, {}, 16);
    CHECK(state.fit == Fit::Unknown);
    CHECK(state.sentence.toStdString() ==
          "This kind of model is not covered · weights only, at least 26.0 GiB.");
    CHECK_FALSE(state.freeBytes());
}

TEST_CASE("an unknown capacity is said and never taken for zero", "[gauge]") {
    sizing::MemoryEstimate memory = estimate(Fit::Unknown, {{PartKind::Weights, 26.0}}, 45.0);
    memory.usable.reset();
    const GaugeState state = gaugeState(memory, 850'000, {}, 16);
    CHECK(state.sentence.contains(QStringLiteral("usable is unknown")));
    CHECK(state.fullWidth() == state.needed);
    CHECK_FALSE(state.missingBytes());
}

TEST_CASE("a sharded model speaks of each card", "[S-08][gauge]") {
    sizing::MemoryEstimate memory =
        estimate(Fit::Comfortable,
                 {{PartKind::Weights, 32.86}, {PartKind::KvCache, 20.0}, {PartKind::Overhead, 1.5}}, 79.0);
    memory.cardsUsed = 4;
    CHECK(gaugeState(memory, 850'000, {}, 32).sentence.toStdString() ==
          "54.4 of 79.0 GiB usable on each card · 69\u2009% · comfortable.");
}

TEST_CASE("training names activations as what can be changed and drops empty parts", "[R-10][gauge]") {
    const GaugeState state = training();
    CHECK(state.sentence.contains(QStringLiteral("activations are the largest part you can change")));
    CHECK(state.parts.size() == 5);
    const sizing::MemoryEstimate memory =
        estimate(Fit::Comfortable, {{PartKind::Weights, 10.0}, {PartKind::Activations, 0.0}}, 45.0);
    CHECK(gaugeState(memory, 850'000, {}, std::nullopt).parts.size() == 1);
}
