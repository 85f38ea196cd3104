// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/charts/chart_host.h"
#include "ui/charts/chart_read_out.h"
#include "ui/charts/history_chart.h"
#include "ui/charts/plot_view.h"

#include <QBuffer>
#include <QDir>
#include <QTableWidget>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace Qt::StringLiterals;
using fitgauge::test::kToday;
using fitgauge::test::rowOf;
using fitgauge::test::usd;

namespace {

constexpr int kHistoryTab = 6;

catalog::Facts factsWithPast() {
    catalog::Facts facts = fitgauge::test::fixtureFacts();
    for (int i = 0; i < 12; ++i) {
        catalog::PastPrice past;
        past.offerId = "F4";
        past.gpu = facts.offers[3].gpu;
        past.gpuCount = 1;
        past.market = catalog::Market::OnDemand;
        past.price = usd(230 - 5 * i);
        past.asOf = Date(kToday.daysSinceEpoch() - 120 + 10 * i);
        past.validUntil = Date(past.asOf->daysSinceEpoch() + 9);
        facts.pastPrices.push_back(past);
    }
    for (auto& offer : facts.offers) {
        offer.validFrom = kToday;
    }
    facts.offers[9].validFrom = Date(kToday.daysSinceEpoch() - 90); // F10
    return facts;
}

struct Shown {
    ComparisonSession session;
    std::unique_ptr<ChartHost> host;
    explicit Shown(const catalog::Facts& facts) {
        ui::test::open(session, compare::Profile::Live, facts);
        session.select(rowOf(*session.comparison(), "F4"));
        host = std::make_unique<ChartHost>(session);
        host->resize(940, 260);
        host->show();
        host->showChart(kHistoryTab);
        QCoreApplication::processEvents();
    }
    HistoryChartPanel& chart() { return *static_cast<HistoryChartPanel*>(host->current()); }
};

} // namespace

TEST_CASE("The history draws the median in its band up to today", "[charts][history]") {
    Shown shown(factsWithPast());
    HistoryChartPanel& chart = shown.chart();
    REQUIRE(chart.data().days.size() >= 12);
    const PlotData& drawn = chart.plot()->data();
    REQUIRE(drawn.lines.size() == 3);
    CHECK(drawn.areas.size() == 1);
    CHECK(drawn.yours == 120.0);
    CHECK_FALSE(drawn.yoursMoves);
    CHECK(drawn.lines[0].points.front().y() == fitgauge::test::Approx(2.30));
    CHECK(drawn.lines[0].points.back().y() == fitgauge::test::Approx(1.75)); // 1.60 and 1.90
    CHECK(chart.answer() ==
          u"Today a card costs 1.60 to 1.90, median 1.75. This offer at 1.60 is 9\u2009% below it."_s);
    CHECK(chart.table()->rowCount() == static_cast<int>(chart.data().days.size()));
    if (const QString shots = qEnvironmentVariable("FITGAUGE_SHOTS"); !shots.isEmpty()) {
        CHECK(shown.host->grab().save(QDir(shots).filePath(u"history.png"_s)));
    }
}

TEST_CASE("The keyboard reads prices of a day and the table and SVG hold them", "[charts][history]") {
    Shown shown(factsWithPast());
    HistoryChartPanel& chart = shown.chart();
    QTest::keyClick(chart.plot(), Qt::Key_Home);
    QTest::keyClick(chart.plot(), Qt::Key_Right);
    CHECK(chart.plot()->readOut() == 1.0);
    REQUIRE(chart.readOut()->rows().size() == 3);
    CHECK(chart.readOut()->rows()[1].figures == std::array<QString, 2>{u"2.30"_s, u"1.75"_s});
    QTest::keyClick(chart.plot(), Qt::Key_T);
    CHECK(chart.isTableShown());
    CHECK(chart.copyText().startsWith(u"Day\tPrices\tLeast\tMedian\tMost\n"_s));
    QBuffer svg;
    REQUIRE(svg.open(QIODevice::WriteOnly));
    CHECK(chart.writeSvg(svg));
    CHECK(svg.data().contains("<svg"));
}

TEST_CASE("Without earlier prices the history says how they come", "[charts][history]") {
    Shown shown(fitgauge::test::fixtureFacts());
    CHECK(shown.chart().answer().contains(u"next imports"_s));
    CHECK_FALSE(shown.chart().plot()->data().lines.empty());
}
