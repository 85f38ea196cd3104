// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, driven as a user drives it: one slider moves, and every surface says the same.
#include "ui/shell/main_window.h"

#include "core/units/csv.h"
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/answer/answer_strip.h"
#include "ui/charts/chart_host.h"
#include "ui/charts/session_chart.h"
#include "ui/details/details_pane.h"
#include "ui/gauge/gauge_widget.h"
#include "ui/shell/drawer.h"
#include "ui/side_by_side/side_by_side.h"
#include "ui/table/offer_table_view.h"
#include "ui/tray/compare_tray.h"
#include "ui/why/why_panel.h"
#include "ui/workload/labelled_slider.h"
#include "ui/workload/serving_block.h"
#include "ui/workload/track_slider.h"
#include "ui/workload/workload_panel.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using namespace Qt::StringLiterals;

namespace {

// The checklist's fixture in the real window, without targets: fit and price alone decide.
struct Window {
    ComparisonSession session;
    MainWindow window{session, {}};

    Window() {
        session.setTable(compare::OfferTable::build(fitgauge::test::fixtureFacts()));
        session.reset(fitgauge::test::withoutTargets(fitgauge::test::fixtureWorkload()),
                      compare::defaultFilter(compare::Profile::Live), {});
        session.compareNow();
        window.show();
        REQUIRE(QTest::qWaitForWindowExposed(&window));
    }

    template<typename T>
    T& part() {
        auto* found = window.findChild<T*>();
        REQUIRE(found != nullptr);
        return *found;
    }
};

QString pdfText(const QString& path) {
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
    REQUIRE(reader.waitForFinished());
    return QString::fromUtf8(reader.readAllStandardOutput());
}

} // namespace

TEST_CASE("the window answers the fixture with the figures of the checklist", "[S-06][S-10][S-45]") {
    Window fixture;
    const StripContent& strip = fixture.part<AnswerStrip>().content();
    CHECK(strip.card == u"L40S 48 GB"_s);
    CHECK(strip.figure == u"657"_s);
    const GaugeState& gauge = fixture.part<GaugeWidget>().state();
    CHECK(gauge.needed.gib() == fitgauge::test::Approx(32.46).margin(0.005));
    CHECK(gauge.fit == sizing::Fit::Comfortable);
    CHECK(gauge.sentence.contains(u"32.5"_s));
}

TEST_CASE("one key on the users slider moves gauge table chart and answer together", "[X-04][S-10][S-47]") {
    Window fixture;
    ComparisonSession& session = fixture.session;
    TrackSlider* slider = fixture.part<WorkloadPanel>().serving()->users()->slider();
    for (const std::int64_t users : {18, 20, 22}) {
        QTest::keyClick(slider, Qt::Key_Right);
        REQUIRE(QTest::qWaitFor([&] { return session.workload().serving.users == users; }));
    }
    REQUIRE(answered(session));

    // 22 users are one too many for the 48 GB card's comfort line: the next card up answers.
    const auto comparison = session.comparison();
    const auto row = comparison->answer().row.value();
    REQUIRE(comparison->table().idOf(row) == "F4");
    const auto figures = comparison->figures(row);
    CHECK(toDecimal(figures.cost.value(), 0) == "1168");

    CHECK(fixture.part<AnswerStrip>().content().figure == u"1,168"_s);
    CHECK(fixture.part<GaugeWidget>().state().needed == figures.memory->needed);
    const OfferTableModel& table = fixture.part<OfferTableView>().offers();
    REQUIRE(table.rowCount() == static_cast<int>(comparison->rows().size()));
    CHECK(session.focusRow() == row);
    // The chart may follow one frame later.
    const SessionChartPanel& chart = fixture.part<SessionChartPanel>();
    CHECK(QTest::qWaitFor(
        [&] { return !chart.data().lines.empty() && chart.data().lines.front().row == row; }));
}

TEST_CASE("the window writes both files and they say what it said", "[X-04]") {
    Window fixture;
    QTemporaryDir folder;
    const QString csv = folder.filePath(u"comparison.csv"_s);
    const QString pdf = folder.filePath(u"comparison.pdf"_s);
    REQUIRE(fixture.window.writeCsv(csv));
    REQUIRE(fixture.window.writePdf(pdf));

    QFile file(csv);
    REQUIRE(file.open(QIODevice::ReadOnly));
    std::string text;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        text += line.startsWith('#') ? std::string() : line.toStdString();
    }
    const CsvTable table = CsvTable::parse("comparison.csv", text).value();
    REQUIRE(table.rows() == fixture.session.comparison()->rows().size());
    CHECK(table.at(0, "gpu") == "L40S");
    CHECK(table.at(0, "cost (currency)") == "657.00");

    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
        WARN("pdftotext is not installed: the text of the PDF is not read back");
        return;
    }
    const QString report = pdfText(pdf);
    CHECK(report.contains(u"L40S 48 GB"_s));
    CHECK(report.contains(u"657"_s));
    CHECK(report.contains(u"32.5 of 45.0 GiB"_s));
}

TEST_CASE("an unwritable target is an error and leaves nothing behind") {
    Window fixture;
    const auto written = fixture.window.writeCsv(u"/nonexistent/folder/comparison.csv"_s);
    REQUIRE_FALSE(written.has_value());
    CHECK(written.error().code == ErrorCode::FileUnwritable);
    CHECK_FALSE(QFileInfo::exists(u"/nonexistent"_s));
}

TEST_CASE("the window keeps its smallest size and folds into tabs below 1100 pixels") {
    Window fixture;
    fixture.window.resize(900, 600);
    REQUIRE(QTest::qWaitFor([&] { return fixture.part<AnswerStrip>().isNarrow(); }));
    CHECK(fixture.window.width() == 900);
    CHECK_FALSE(fixture.part<ChartHost>().isVisible());
    fixture.window.resize(1440, 900);
    REQUIRE(QTest::qWaitFor([&] { return !fixture.part<AnswerStrip>().isNarrow(); }));
    CHECK(fixture.part<ChartHost>().isVisible());
}

TEST_CASE("below 1100 pixels the details open as a drawer and Esc gives the keyboard back to the table") {
    Window fixture;
    fixture.window.resize(900, 600);
    auto& drawer = fixture.part<Drawer>();
    auto& details = fixture.part<DetailsPane>();
    auto& table = fixture.part<OfferTableView>();
    CHECK_FALSE(drawer.isVisible());
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Return);
    REQUIRE(drawer.isVisible());
    CHECK(details.isVisible());
    CHECK(drawer.isAncestorOf(&details));
    CHECK(drawer.geometry().right() == drawer.parentWidget()->rect().right());
    QTest::keyClick(&drawer, Qt::Key_Escape);
    CHECK_FALSE(drawer.isVisible());
    CHECK(table.hasFocus());
    fixture.window.resize(1440, 900);
    CHECK_FALSE(drawer.isVisible());
    CHECK(details.isVisible()); // back in its dock
}

TEST_CASE("a panel that the user closed stays closed while the window changes its size") {
    Window fixture;
    auto* dock = fixture.window.findChild<QDockWidget*>(u"details"_s);
    REQUIRE(dock != nullptr);
    dock->close();
    fixture.window.resize(1300, 850);
    CHECK_FALSE(dock->isVisible());
}

TEST_CASE("F6 walks through every visible panel once and comes back where it was") {
    Window fixture;
    fixture.window.activateWindow();
    auto& table = fixture.part<OfferTableView>();
    table.setFocus();
    QStringList panels;
    for (int press = 0; press < 12; ++press) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QWidget* now = QApplication::focusWidget();
        REQUIRE(now != nullptr);
        if (now == &table) {
            break;
        }
        panels << QString::fromLatin1(now->metaObject()->className());
    }
    CHECK(QApplication::focusWidget() == &table);
    CHECK(panels.size() >= 6);
    QTest::keyClick(&table, Qt::Key_F6);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    CHECK(QApplication::focusWidget() == &table);
}

TEST_CASE("the View menu asks for a language and a theme and ticks the ones in use") {
    Window fixture;
    QSignalSpy languages(&fixture.window, &MainWindow::languageChosen);
    QSignalSpy schemes(&fixture.window, &MainWindow::colorSchemeChosen);
    fixture.window.setColorScheme(ColorScheme::Dark);
    QStringList ticked;
    QAction* vietnamese = nullptr;
    QAction* light = nullptr;
    for (auto* action : fixture.window.menuBar()->findChildren<QAction*>()) {
        if (action->actionGroup() != nullptr && action->isChecked()) {
            ticked << action->text().remove(QLatin1Char('&'));
        }
        vietnamese = action->text() == u"Tiếng Việt"_s ? action : vietnamese;
        light = action->text() == u"&Light"_s ? action : light;
    }
    CHECK(ticked.contains(u"English"_s));
    CHECK(ticked.contains(u"Dark"_s));
    REQUIRE((vietnamese != nullptr && light != nullptr));
    vietnamese->trigger();
    light->trigger();
    REQUIRE(QTest::qWaitFor([&] { return languages.count() == 1 && schemes.count() == 1; }));
    CHECK(languages.first().first().toString() == u"vi"_s);
    CHECK(schemes.first().first().value<ColorScheme>() == ColorScheme::Light);
}

TEST_CASE("the Why request opens the panel and the tray opens side by side", "[S-45]") {
    Window fixture;
    REQUIRE(fixture.window.findChild<WhyPanel*>() == nullptr);
    Q_EMIT fixture.part<AnswerStrip>().whyRequested();
    CHECK(QTest::qWaitFor([&] { return fixture.part<WhyPanel>().isVisible(); }));

    fixture.session.togglePicked(fitgauge::test::rowOf(*fixture.session.comparison(), "F3"));
    fixture.session.togglePicked(fitgauge::test::rowOf(*fixture.session.comparison(), "F4"));
    Q_EMIT fixture.part<CompareTray>().sideBySideRequested();
    CHECK(QTest::qWaitFor([&] { return fixture.part<SideBySide>().isVisible(); }));
}

TEST_CASE("the row menu unfolds how a figure is computed", "[S-12][window]") {
    Window opened;
    auto& table = opened.part<OfferTableView>();
    auto& pane = opened.part<DetailsPane>();
    const auto row = fitgauge::test::rowOf(*opened.session.comparison(), "F4");
    Q_EMIT table.rowMenuRequested(row, QPoint(10, 10));
    auto* menu = opened.window.findChild<QMenu*>(u"rowMenu"_s);
    REQUIRE(menu != nullptr);
    REQUIRE(menu->actions().size() == 6); // ... a line and the launch commands
    menu->actions()[3]->trigger();
    CHECK(opened.session.focusRow() == row);
    CHECK(pane.tab() == DetailsPane::Tab::Speed);
    REQUIRE(QTest::qWaitFor([&] { return !pane.facts("speedFormula").empty(); }));
    menu->close();
}
