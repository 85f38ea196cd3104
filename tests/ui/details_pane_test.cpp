// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/details_pane.h"

#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/answer/link_button.h"
#include "ui/details/precision_card.h"

#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using compare::Profile;
using fitgauge::test::rowOf;

namespace {

const FactRow& row(const std::vector<FactRow>& rows, const char* label) {
    const auto found = std::ranges::find(rows, QString::fromUtf8(label), &FactRow::label);
    INFO(label);
    REQUIRE(found != rows.end());
    return *found;
}

DetailSubject about(const ComparisonSession& session, const char* id) {
    return {*session.comparison(), rowOf(*session.comparison(), id)};
}

} // namespace

TEST_CASE("the details follow the row that the session is about", "[details]") {
    ComparisonSession session;
    open(session);
    DetailsPane pane(session);
    session.select(rowOf(*session.comparison(), "F3"));
    REQUIRE(QTest::qWaitFor([&] { return pane.title() == QStringLiteral("L40S 48 GB"); }));
    CHECK(pane.subtitle() == QStringLiteral("Provider F3 · eu-west · on-demand"));
    CHECK(pane.stateText() == QStringLiteral("Comfortable · 72\u2009%"));
    CHECK(pane.costText() == QStringLiteral("657 USD/month"));
    pane.showTab(DetailsPane::Tab::Platform);
    session.select(rowOf(*session.comparison(), "F4"));
    REQUIRE(QTest::qWaitFor([&] { return pane.subtitle().startsWith(QStringLiteral("Provider F4")); }));
    CHECK(pane.tab() == DetailsPane::Tab::Platform); // the tab stays
}

TEST_CASE("memory is listed by part and sums up", "[S-06][details]") {
    ComparisonSession session;
    open(session);
    const auto rows = memoryFacts(about(session, "F3"));
    CHECK(row(rows, "Weights").value == QStringLiteral("14.96"));
    CHECK(row(rows, "KV cache").value == QStringLiteral("16.00"));
    CHECK(row(rows, "Overhead").value == QStringLiteral("1.50"));
    CHECK(row(rows, "Needed").value == QStringLiteral("32.46"));
    CHECK(row(rows, "Needed").strong);
    CHECK(row(rows, "Free").value == QStringLiteral("12.54"));
    CHECK(row(rows, "Usable").value == QStringLiteral("45.00"));
    CHECK(row(memoryFacts(about(session, "F2")), "Missing").value == QStringLiteral("9.96"));
}

TEST_CASE("users before memory is full stand on the track", "[S-47][details]") {
    ComparisonSession session;
    open(session);
    CHECK(roomOf(about(session, "F3")) == RoomState{16, 21, 28});
    ComparisonSession research;
    open(research, Profile::Research);
    CHECK_FALSE(roomOf(about(research, "F3")));
}

TEST_CASE("a month of sessions is split by what is paid for", "[R-02][R-03][details]") {
    ComparisonSession session;
    open(session, Profile::Research);
    const auto rows = monthFacts(about(session, "F3"));
    CHECK(row(rows, "Active, 58 h 40 min").value == QStringLiteral("52.80"));
    CHECK(row(rows, "Idle").value == QStringLiteral("26.40"));
    CHECK(row(rows, "Rounding").value == QStringLiteral("0.00"));
    CHECK(row(rows, "Month").value == QStringLiteral("79.20"));
}

TEST_CASE("what nobody told us is said to be unknown and never left out", "[X-01][details]") {
    ComparisonSession session;
    open(session);
    const auto access = accessFacts(about(session, "F5"));
    CHECK(row(access, "SSH").unknown);
    CHECK(row(access, "SSH").value == QStringLiteral("unknown"));
    const auto known = accessFacts(about(session, "F3"));
    CHECK_FALSE(row(known, "SSH").unknown);
    CHECK(row(known, "Jupyter").value == QStringLiteral("no"));
    CHECK(row(storageFacts(about(session, "F1")), "Egress, USD/GB").unknown);
    CHECK(row(storageFacts(about(session, "F2")), "Egress, USD/GB").value == QStringLiteral("0.000"));
}

TEST_CASE("the price tells its basis and the billing its least charge", "[details]") {
    ComparisonSession session;
    open(session);
    const auto price = priceFacts(about(session, "F3"));
    CHECK(row(price, "An hour").value == QStringLiteral("0.9000"));
    CHECK(row(price, "USD/month").value == QStringLiteral("657"));
    CHECK(row(billingFacts(about(session, "F6")), "Billed").value == QStringLiteral("by the hour"));
    CHECK(row(billingFacts(about(session, "F6")), "Least charge").value == QStringLiteral("1 h"));
}

TEST_CASE("an offer without speed says why", "[X-05][details]") {
    ComparisonSession session;
    open(session, Profile::Research);
    const auto rows = speedFacts(about(session, "F3"));
    CHECK(row(rows, "Speed").unknown);
    CHECK_FALSE(row(rows, "Why").value.isEmpty());
}

TEST_CASE("the source of a price is dated and can be opened", "[S-44][details]") {
    ComparisonSession session;
    open(session);
    DetailsPane pane(session);
    session.select(rowOf(*session.comparison(), "F3"));
    REQUIRE(QTest::qWaitFor([&] { return pane.title() == QStringLiteral("L40S 48 GB"); }));
    CHECK(row(pane.facts("source"), "Price as of").value == QStringLiteral("2026-11-29"));
    CHECK(row(pane.facts("source"), "Age, days").value == QStringLiteral("0"));
    QSignalSpy opened(&pane, &DetailsPane::openUrlRequested);
    pane.showTab(DetailsPane::Tab::Source);
    pane.findChildren<LinkButton*>().front()->click();
    REQUIRE(opened.count() == 1);
    CHECK(opened.front().front().toString() == QStringLiteral("https://example.org/F3"));
}

TEST_CASE("a value that is too long for its line goes below and grows the table", "[details]") {
    FactTable table;
    table.setRows({{QStringLiteral("Trap"), QStringLiteral("short")}});
    const int oneLine = table.heightForWidth(250);
    table.setRows({{QStringLiteral("Trap"), QString(400, u'x').replace(20, 1, u' ').replace(60, 1, u' ')}});
    CHECK(table.heightForWidth(250) > 2 * oneLine);
}

TEST_CASE("an empty session asks for a selection", "[details]") {
    ComparisonSession session;
    DetailsPane pane(session);
    CHECK(pane.title() == QStringLiteral("No offer"));
}

TEST_CASE("a month says what is not in it and what wastes most", "[R-26][R-44][details]") {
    ComparisonSession session;
    open(session, Profile::Research);
    const auto rows = monthFacts(about(session, "F3"));
    CHECK(row(rows, "Storage").unknown);
    CHECK(row(rows, "Egress").value == QStringLiteral("not included"));
    CHECK(row(rows, "Idle is 33\u2009% of the bill").shape == Shape::Tight);
    const auto rounding = roundingFacts(about(session, "F6"));
    CHECK(row(rounding, "Rounding multiplies by").value == QStringLiteral("2.00×"));
    CHECK(row(rounding, "Formula").value == QStringLiteral("1 h billed ÷ 30 min that ran"));
}

TEST_CASE("a live month is split into busy and idle", "[S-21][details]") {
    ComparisonSession session;
    open(session);
    const auto rows = monthFacts(about(session, "F3"));
    CHECK(row(rows, "Month").value == QStringLiteral("657.00"));
    CHECK_FALSE(row(rows, "Busy").value.isEmpty());
    CHECK(roundingFacts(about(session, "F6")).empty());
}

TEST_CASE("unit costs and the share of the peaks stand beside the speed", "[S-29][S-30][details]") {
    ComparisonSession session;
    open(session);
    CHECK_FALSE(row(speedFacts(about(session, "F3")), "Of the compute peak").value.isEmpty());
    const auto costs = unitCostFacts(about(session, "F3"));
    CHECK(row(costs, "1 M answer tokens, your traffic").strong);
    CHECK_FALSE(row(costs, "1 M tokens, 1,750 in and 500 out").value.isEmpty());
}

TEST_CASE("the rest of the users wait where memory holds fewer", "[details]") {
    ComparisonSession session;
    open(session);
    compare::Workload workload = session.workload();
    workload.serving.users = 200;
    workload.targets = {};
    session.setWorkload(workload, {});
    session.compareNow();
    const auto rows = speedFacts(about(session, "F3"));
    CHECK(std::ranges::any_of(rows, [](const FactRow& fact) {
        return fact.label.startsWith(QStringLiteral("Memory holds")) && fact.shape == Shape::Tight;
    }));
}

TEST_CASE("the ladder arrives by itself and 8-bit is taken in one step", "[S-15][S-46][details]") {
    ComparisonSession session;
    open(session);
    compare::Workload workload = fitgauge::test::withoutTargets(fitgauge::test::fixtureWorkload());
    workload.traffic.requestsPerDay = 12'000; // what one L4 carries
    session.reset(workload, compare::defaultFilter(Profile::Live), {});
    session.compareNow();
    DetailsPane pane(session);
    REQUIRE(QTest::qWaitFor([&] { return pane.facts("ladder").size() == 4; }));
    CHECK(pane.facts("ladder").front().label.startsWith(QStringLiteral("32 bit")));
    CHECK(pane.facts("ladder")[1].value.contains(QStringLiteral("657")));
    CHECK(row(pane.facts("cards"), "Cards needed, comfortable").value == QStringLiteral("1"));
    REQUIRE_FALSE(pane.precisionCard()->isHidden());
    CHECK(pane.precisionCard()->words().contains(QStringLiteral("438")));
    pane.precisionCard()->button()->click();
    CHECK(session.workload().serving.weights == sizing::WeightFormat::Fp8);
    session.undoStack().undo();
    CHECK(session.workload().serving.weights == sizing::WeightFormat::Bf16);
}

TEST_CASE("credit and waiting and work on spot are told beside the month", "[R-07][R-32][R-41][details]") {
    ComparisonSession session;
    open(session, Profile::Research);
    CHECK_FALSE(row(creditFacts(about(session, "F10")), "Sessions covered").value.isEmpty());
    CHECK(creditFacts(about(session, "F1")).empty());
    CHECK(row(waitingFacts(about(session, "F2")), "In a month").value == QStringLiteral("1 h 28 min"));
    CHECK(row(waitingFacts(about(session, "F9")), "In a month").value == QStringLiteral("+ unknown wait"));
    ComparisonSession batch;
    open(batch, Profile::Batch);
    CHECK(row(priceFacts(about(batch, "F5")), "An hour of finished work on spot")
              .value.startsWith(QStringLiteral("0.758")));
    CHECK(waitingFacts(about(batch, "F5")).empty());
}
