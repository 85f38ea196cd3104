// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/bill.h"
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/charts/break_even_chart.h"
#include "ui/charts/chart_host.h"
#include "ui/charts/chart_read_out.h"
#include "ui/charts/day_chart.h"
#include "ui/charts/launches_chart.h"
#include "ui/charts/mix_chart.h"
#include "ui/charts/plot_view.h"
#include "ui/charts/token_chart.h"
#include "ui/text/quantity_text.h"

#include <QComboBox>
#include <QTableWidget>

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using compare::Profile;
using fitgauge::test::Approx;
using fitgauge::test::rowOf;

namespace {

enum Tab { Session, Launches, Day, BreakEven, PerToken, Mix, History, Count };

// A shown host over the fixture, F3 (L40S, 0.90 an hour) selected, two others in the tray.
struct Shown {
    ComparisonSession session;
    std::unique_ptr<ChartHost> host;

    explicit Shown(Profile profile) {
        open(session, profile);
        session.select(rowOf(*session.comparison(), "F3"));
        for (const char* id : {"F3", "F9"}) {
            session.togglePicked(rowOf(*session.comparison(), id));
        }
        host = std::make_unique<ChartHost>(session);
        host->resize(940, 240);
        host->show();
    }
    template<typename Panel>
    Panel& openTab(int tab) {
        host->showChart(tab);
        return *static_cast<Panel*>(host->current());
    }
};

} // namespace

TEST_CASE("launches add up as core bills them and mark the user's month", "[R-30][charts]") {
    Shown shown(Profile::Research);
    auto& chart = shown.openTab<LaunchesChartPanel>(Launches);
    REQUIRE(chart.data().lines.size() == 4);
    for (const auto& line : chart.data().lines) {
        CHECK(compare::monthAt(line, chart.data().run, chart.data().launches) == line.atYours);
        if (line.own) {
            CHECK(line.atYours == *shown.session.comparison()->figures(line.row).cost);
        }
    }
    CHECK(chart.plot()->data().yours == double(chart.data().launches));
    CHECK(chart.table()->rowCount() > 3);
}

TEST_CASE("the day splits what is paid into used and idle", "[S-35][charts]") {
    Shown shown(Profile::Live);
    auto& chart = shown.openTab<DayChartPanel>(Day);
    REQUIRE(chart.data());
    const compare::DayLine& line = chart.data()->line;
    CHECK(double(line.paid.nano) / 1e9 ==
          Approx(24 * 0.90 * double(shown.session.comparison()->figures(line.row).machines)));
    CHECK(line.paid.nano == line.used.nano + line.idle.nano);
    REQUIRE(chart.data()->following.size() == 4);
    CHECK(chart.data()->following[0].paid <= chart.data()->following[3].paid);
    CHECK(chart.plot()->data().areas.size() == 2);
}

TEST_CASE("break-even marks the crossing and meets the headline cost at the user's point",
          "[S-40][X-04][charts]") {
    Shown shown(Profile::Live);
    auto& chart = shown.openTab<BreakEvenChartPanel>(BreakEven);
    REQUIRE(chart.data().zero);
    for (const auto& line : chart.data().lines) {
        REQUIRE(line.atYours);
        const auto drawn = compare::monthAt(line, chart.data().requests);
        REQUIRE(drawn);
        CHECK(double(drawn->nano) == Approx(double(line.atYours->nano)).epsilon(0.005));
    }
    REQUIRE(chart.data().lines.front().crossing);
    CHECK_FALSE(chart.plot()->data().crossings.empty());
    CHECK(chart.answer().contains(QStringLiteral("scale to zero wins")));
}

TEST_CASE("cost per token at full load is the last point of its line", "[S-49][charts]") {
    Shown shown(Profile::Live);
    auto& chart = shown.openTab<TokenChartPanel>(PerToken);
    const auto users = chart.data().lines.size();
    CHECK(users >= 1);
    chart.axis()->setCurrentIndex(1);
    REQUIRE(QTest::qWaitFor([&] { return chart.data().most == 100; }));
    const auto& first = chart.data().lines.front();
    const auto figures = shown.session.comparison()->figures(first.row);
    const double full = 0.90 / (3600 * figures.speed->outputTokensPerSecond.typical) * 1e6;
    CHECK(plotted(first.points.back().perMillion) == Approx(full).epsilon(1e-6));
    CHECK(first.points.size() == 100);
}

TEST_CASE("cost per token names the limit that comes first and marks both", "[charts]") {
    Shown shown(Profile::Live);
    auto& chart = shown.openTab<TokenChartPanel>(PerToken);
    const auto& first = chart.data().lines.front();
    REQUIRE(first.fullFrom);
    const bool memoryFirst = !first.missesFrom || *first.fullFrom <= *first.missesFrom;
    CHECK(chart.answer().contains(QStringLiteral("Memory runs out at %1").arg(*first.fullFrom)) ==
          memoryFirst);
    const auto& bands = chart.plot()->data().bands;
    CHECK(bands.size() == (first.missesFrom ? 2U : 1U));
    CHECK(std::ranges::is_sorted(bands, {}, &PlotBand::from));
}

TEST_CASE("a low chart is not cut off and says its axis beside the unit", "[charts]") {
    Shown shown(Profile::Live);
    shown.host->resize(742, 222); // as in the window at 1280 x 800
    for (int tab = 0; tab < Count; ++tab) {
        auto& chart = shown.openTab<ChartPanel>(tab);
        QCoreApplication::processEvents();
        const int bottom = chart.plot()->mapTo(&chart, QPoint(0, chart.plot()->height())).y();
        INFO(chart.title().toStdString());
        CHECK((chart.plot()->isHidden() || bottom <= chart.height()));
    }
}

TEST_CASE("the mix has fewer cost steps where there is little room", "[charts]") {
    Shown shown(Profile::Live);
    auto& chart = shown.openTab<MixChartPanel>(Mix);
    const auto steps = [&chart] { return chart.plot()->data().x.end / chart.plot()->data().x.step; };
    const double wide = steps();
    shown.host->resize(560, 240);
    CHECK(QTest::qWaitFor([&] { return steps() < wide; }));
}

TEST_CASE("the parts of the mix sum to the headline cost", "[R-26][X-04][charts]") {
    Shown shown(Profile::Live);
    auto& chart = shown.openTab<MixChartPanel>(Mix);
    REQUIRE(chart.readOut()->rows().size() >= 2);
    const auto comparison = shown.session.comparison();
    for (const char* id : {"F3", "F9"}) {
        const auto row = rowOf(*comparison, id);
        const auto bill = compare::mixOf(*comparison, row);
        REQUIRE(bill);
        CHECK(bill->total == *comparison->figures(row).cost);
        CHECK(bill->used.nano + bill->idle.nano == bill->total.nano);
    }
}

TEST_CASE("a chart that cannot apply says why in one sentence", "[charts]") {
    Shown shown(Profile::Research);
    for (const int tab : {int(Day), int(BreakEven), int(PerToken)}) {
        auto& chart = shown.openTab<ChartPanel>(tab);
        CHECK(chart.answer().endsWith(u'.'));
        CHECK(chart.plot()->data().lines.empty());
    }
}

TEST_CASE("every chart has a question a table and a spoken answer", "[charts]") {
    Shown shown(Profile::Live);
    for (int tab = 0; tab < Count; ++tab) {
        auto& chart = shown.openTab<ChartPanel>(tab);
        CHECK(chart.question().endsWith(u'?'));
        CHECK_FALSE(chart.answer().isEmpty());
        CHECK(chart.plot()->accessibleDescription() == chart.answer());
    }
}
