// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/session_chart.h"

#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/charts/axis_format.h"
#include "ui/charts/chart_host.h"
#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/charts/session_chart_text.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using compare::Profile;
using fitgauge::test::rowOf;

namespace {

// A shown host over the fixture: research, 20 min without idle, F3 (0.90 an hour, by the minute) selected.
struct Shown {
    ComparisonSession session;
    std::unique_ptr<ChartHost> host;
    SessionChartPanel* chart = nullptr;

    Shown() {
        open(session, Profile::Research);
        compare::Workload workload = session.workload();
        workload.sessions.idle = Duration();
        session.reset(workload, session.filter(), session.order());
        session.compareNow();
        session.select(rowOf(*session.comparison(), "F3"));
        host = std::make_unique<ChartHost>(session);
        host->resize(940, 240);
        host->show();
        chart = static_cast<SessionChartPanel*>(host->current());
    }
    [[nodiscard]] QToolButton* tool(const char* name) const {
        return host->findChild<QToolButton*>(QStringLiteral("chart-") + QLatin1String(name));
    }
};

} // namespace

TEST_CASE("axes end on round steps that are enough", "[charts]") {
    for (const double largest : {0.004, 0.3, 0.45, 0.9, 1.0, 7.3, 12.0, 99.0, 1'191.0, 3e7}) {
        const AxisScale scale = niceScale(largest, 5);
        INFO(largest);
        CHECK(scale.end >= largest * (1 - 1e-9));
        CHECK(scale.end - scale.step < largest);
        CHECK(scale.end / scale.step <= 5.001);
    }
    CHECK(niceScale(0.9, 5).step == fitgauge::test::Approx(0.2));
    CHECK(niceScale(0.9, 5).decimals == 1);
    CHECK(niceScale(0.0, 5).end == 1);
    CHECK(timeScale(60, 8).step == 10);
    CHECK(timeScale(90, 8).step == 15);
}

TEST_CASE("the ladder answers its question with core's figures", "[R-30][charts]") {
    const Shown shown;
    CHECK(shown.chart->question() == QStringLiteral("What does one session cost?"));
    CHECK(
        shown.chart->answer().toStdString() ==
        "At 20 min a block of 1 h would charge 0.90 USD, 3.0× what you use. This offer bills by the minute: "
        "0.30, 1.0×.");
    const auto& rows = shown.chart->readOut()->rows();
    REQUIRE(rows.size() == 4);
    CHECK(rows[1].name == QStringLiteral("1 min, this offer"));
    CHECK(rows[1].strong);
    CHECK(rows[3].figures[0] == QStringLiteral("0.90"));
    CHECK(rows[3].figures[1] == QStringLiteral("3.0×"));
    CHECK(rows[3].warning);
    CHECK_FALSE(rows[1].warning);
    CHECK(shown.chart->plot()->data().yoursText == QStringLiteral("You: 20 min"));
}

TEST_CASE("lines are the exact stairs of core over a zero-based axis", "[X-04][charts]") {
    const Shown shown;
    const PlotData& plotted = shown.chart->plot()->data();
    const compare::SessionChart& data = shown.chart->data();
    REQUIRE(plotted.lines.size() == data.lines.size());
    for (std::size_t i = 0; i < data.lines.size(); ++i) {
        REQUIRE(plotted.lines[i].points.size() == static_cast<qsizetype>(data.lines[i].points.size()));
        const QPointF last = plotted.lines[i].points.back();
        CHECK(last.x() == fitgauge::test::Approx(60.0));
        CHECK(last.y() == fitgauge::test::Approx(double(data.lines[i].points.back().cost.nano) / 1e9));
        CHECK(last.y() <= plotted.y.end);
    }
    CHECK(plotted.x.end == 60);
}

TEST_CASE("dragging the user's point changes the session length as one undo step", "[charts]") {
    Shown shown;
    PlotView* plot = shown.chart->plot();
    const int steps = shown.session.undoStack().count();
    const QPoint from = plot->positionOf(20, 0).toPoint() - QPoint(0, 20);
    QTest::mousePress(plot->viewport(), Qt::LeftButton, {}, from);
    for (const double minutes : {25.0, 30.0, 40.0}) {
        QTest::mouseMove(plot->viewport(), plot->positionOf(minutes, 0).toPoint() - QPoint(0, 20));
    }
    QTest::mouseRelease(plot->viewport(), Qt::LeftButton, {}, from);
    const double minutes = shown.session.workload().sessions.active.inMinutes();
    CHECK(minutes == fitgauge::test::Approx(40).margin(1));
    CHECK(shown.session.undoStack().count() == steps + 1);
    REQUIRE(QTest::qWaitFor([&] { return shown.chart->data().length.inMinutes() == minutes; }));
    CHECK(shown.chart->plot()->data().yours == minutes);
}

TEST_CASE("a press beside the user's point drags nothing", "[charts]") {
    Shown shown;
    PlotView* plot = shown.chart->plot();
    const compare::Workload before = shown.session.workload();
    QTest::mousePress(plot->viewport(), Qt::LeftButton, {},
                      plot->positionOf(45, 0).toPoint() - QPoint(0, 20));
    QTest::mouseMove(plot->viewport(), plot->positionOf(50, 0).toPoint() - QPoint(0, 20));
    CHECK(shown.session.workload() == before);
}

TEST_CASE("arrow keys move a read-out whose figures come from the rules", "[charts]") {
    Shown shown;
    PlotView* plot = shown.chart->plot();
    QTest::keyClick(plot, Qt::Key_Right);
    CHECK(plot->readOut() == 21.0);
    CHECK(shown.chart->readOut()->rows()[0].figures[0] == QStringLiteral("0.32")); // 21 min x 0.90/h = 0.315
    QTest::keyClick(plot, Qt::Key_Right, Qt::ShiftModifier);
    CHECK(plot->readOut() == 31.0);
    CHECK(shown.chart->readOut()->rows()[2].figures[0] == QStringLiteral("0.68")); // three quarters: 0.675
    QTest::keyClick(plot, Qt::Key_Escape);
    CHECK_FALSE(plot->readOut());
    CHECK(shown.chart->readOut()->rows()[3].figures[1] == QStringLiteral("3.0×"));
}

TEST_CASE("the tray's offers are drawn under their own rules with their own series", "[R-30][charts]") {
    Shown shown;
    for (const char* id : {"F6", "F3", "F2"}) {
        shown.session.togglePicked(rowOf(*shown.session.comparison(), id));
    }
    shown.chart->source()->setCurrentIndex(1);
    REQUIRE(QTest::qWaitFor([&] { return shown.chart->data().lines.size() == 3; }));
    CHECK(shown.chart->answer().startsWith(
        QStringLiteral("At 20 min H100 SXM · Provider F6 charges 3.00 USD, 3.0× what you use.")));
    CHECK(shown.chart->readOut()->rows()[0].detail == QStringLiteral("by the hour"));
    CHECK(shown.chart->readOut()->rows()[1].series.marker == lightTheme().series[1].marker);
    shown.session.clearPicked();
    REQUIRE(QTest::qWaitFor([&] { return shown.chart->data().lines.empty(); }));
    CHECK(shown.chart->answer().startsWith(QStringLiteral("Nothing is in the tray")));
}

TEST_CASE("an offer without a rule says so and has no own line", "[X-01][charts]") {
    catalog::Facts facts = fitgauge::test::fixtureFacts();
    facts.billingRules[2].increment.reset();
    ComparisonSession session;
    open(session, Profile::Research, facts);
    const auto row = rowOf(*session.comparison(), "F3");
    const QString answer = ladderAnswer(compare::sessionLadder(*session.comparison(), row));
    CHECK(answer.endsWith(QStringLiteral("How this offer rounds is not known.")));
}

TEST_CASE("a chart shows itself as a table and copies it with headers", "[charts]") {
    Shown shown;
    QTest::keyClick(shown.chart->plot(), Qt::Key_T);
    CHECK(shown.chart->isTableShown());
    CHECK(shown.tool("table")->isChecked());
    QTest::keyClick(shown.chart->table(), Qt::Key_T);
    CHECK_FALSE(shown.chart->isTableShown());
    shown.tool("copy")->click();
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    CHECK(lines.front().toStdString() == "Session length, minutes\t1 s\t1 min, this offer\t15 min\t1 h");
    CHECK(lines.contains(QStringLiteral("20\t0.30\t0.30\t0.45\t0.90")));
}

TEST_CASE("a chart is saved as an image where the user says", "[charts]") {
    Shown shown;
    const QTemporaryDir folder;
    shown.host->askImagePath = [&folder] { return folder.filePath(QStringLiteral("chart")); };
    shown.tool("image")->click();
    const QImage image(folder.filePath(QStringLiteral("chart.png")));
    CHECK(image.width() == shown.chart->width() * 2);
    shown.host->askImagePath = [&folder] { return folder.filePath(QStringLiteral("chart.svg")); };
    shown.tool("image")->click();
    QFile drawing(folder.filePath(QStringLiteral("chart.svg")));
    REQUIRE(drawing.open(QIODevice::ReadOnly));
    CHECK(drawing.readAll().contains("<svg"));
    QString failed;
    QObject::connect(shown.host.get(), &ChartHost::imageFailed,
                     [&failed](const QString& path) { failed = path; });
    shown.host->askImagePath = [&folder] { return folder.filePath(QStringLiteral("missing/chart.png")); };
    shown.tool("image")->click();
    CHECK(failed.endsWith(QStringLiteral("missing/chart.png")));
}

TEST_CASE("plot and read-out speak the question and the answer", "[charts]") {
    const Shown shown;
    CHECK(shown.chart->plot()->accessibleName() == shown.chart->question());
    CHECK(shown.chart->plot()->accessibleDescription() == shown.chart->answer());
    CHECK(shown.chart->readOut()->accessibleDescription().contains(QStringLiteral("1 h  0.90 3.0×")));
}
