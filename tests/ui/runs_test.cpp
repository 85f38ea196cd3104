// SPDX-License-Identifier: GPL-3.0-or-later
// A run is logged, edited and deleted, and the estimates follow at once.
#include "core/catalog/catalog.h"
#include "core/catalog/own_runs.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/session_support.h"
#include "ui/runs/run_actions.h"
#include "ui/runs/run_form.h"
#include "ui/runs/runs_dialog.h"

#include <QDir>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QTableWidget>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace Qt::StringLiterals;

namespace {

struct Fixture {
    fitgauge::test::TemporaryFolder folder;
    std::filesystem::path catalog = folder / "catalog.sqlite";
    ComparisonSession session;
    QWidget window;
    std::unique_ptr<RunActions> actions;
    QStringList told, done;
    double answer = 600; // tokens a second that the user enters
    bool yes = true;

    Fixture() {
        const auto facts = catalog::openCatalog(catalog, fitgauge::test::bundledFiles()).value().facts;
        ui::test::open(session, compare::Profile::Live, facts);
        actions = std::make_unique<RunActions>(session, catalog, &window);
        actions->ask = [this](const speed::OwnRun& run) -> std::optional<speed::OwnRun> {
            speed::OwnRun entered = run;
            entered.outputTokensPerSecond = answer;
            return entered;
        };
        actions->tell = [this](const QString& sentence) { told << sentence; };
        actions->confirm = [this](const QString&) { return yes; };
        QObject::connect(actions.get(), &RunActions::done, &window,
                         [this](const QString& sentence) { done << sentence; });
    }
    const speed::SpeedEstimate& speedOf(compare::OfferTable::Row row) {
        return *session.comparison()->figures(row).speed;
    }
};

} // namespace

TEST_CASE("A logged run takes the place of the estimate until it is deleted", "[runs][R-31]") {
    Fixture fixture;
    const auto row = *fixture.session.focusRow();
    fixture.session.select(row);
    const double estimate = fixture.speedOf(row).outputTokensPerSecond.typical;
    fixture.actions->logRun();
    CHECK(fixture.done.size() == 1);
    CHECK(fixture.speedOf(row).basis == speed::Basis::Measured);
    CHECK(fixture.speedOf(row).outputTokensPerSecond.typical == fitgauge::test::Approx(600));
    CHECK(catalog::ownRuns(fixture.catalog)->size() == 1);

    RunsDialog& dialog = *fixture.actions->showRuns();
    REQUIRE(dialog.table()->rowCount() == 1);
    CHECK(dialog.table()->item(0, 4)->text() == u"600"_s);
    dialog.table()->setCurrentCell(0, 0);
    fixture.answer = 450;
    dialog.edit()->click();
    CHECK(dialog.table()->rowCount() == 1);
    CHECK(dialog.table()->item(0, 4)->text() == u"450"_s);
    if (const QString shots = qEnvironmentVariable("FITGAUGE_SHOTS"); !shots.isEmpty()) {
        CHECK(dialog.grab().save(QDir(shots).filePath(u"runs.png"_s)));
    }

    dialog.table()->setCurrentCell(0, 0);
    fixture.yes = false;
    dialog.remove()->click();
    CHECK(dialog.table()->rowCount() == 1);
    fixture.yes = true;
    dialog.remove()->click();
    CHECK(dialog.table()->rowCount() == 0);
    CHECK_FALSE(dialog.remove()->isEnabled());
    CHECK(fixture.speedOf(row).outputTokensPerSecond.typical == fitgauge::test::Approx(estimate));
}

TEST_CASE("The form begins with the offer in focus and keeps only what was entered", "[runs]") {
    Fixture fixture;
    const speed::OwnRun blank = fixture.actions->blankRun();
    CHECK_FALSE(blank.gpu.empty());
    CHECK(blank.users == fixture.session.workload().serving.users);
    RunForm form(fixture.session.comparison()->table(), blank);
    CHECK_FALSE(form.keep()->isEnabled()); // no figure yet
    form.outputRate()->setValue(123.5);
    CHECK(form.keep()->isEnabled());
    speed::OwnRun expected = blank;
    expected.outputTokensPerSecond = 123.5;
    CHECK(form.run() == expected);
    if (const QString shots = qEnvironmentVariable("FITGAUGE_SHOTS"); !shots.isEmpty()) {
        CHECK(form.grab().save(QDir(shots).filePath(u"run-form.png"_s)));
    }
}

TEST_CASE("A catalog that cannot be written is told and loses nothing", "[runs]") {
    Fixture fixture;
    std::filesystem::remove(fixture.catalog);
    fixture.actions->logRun();
    CHECK(fixture.told.size() == 1);
    CHECK(fixture.done.isEmpty());
    CHECK(fixture.actions->runs().empty());
}
