// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/details_pane.h"

#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/answer/link_button.h"

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
