// SPDX-License-Identifier: GPL-3.0-or-later
// A plan goes to a file and comes back on another catalog: one undo step, and what differs is told.
#include "core/report/plan_difference.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/session_support.h"
#include "ui/plans/plan_actions.h"
#include "ui/plans/plan_changes_dialog.h"
#include "ui/plans/plan_storage.h"

#include <QDir>
#include <QFile>
#include <QTableWidget>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace Qt::StringLiterals;

namespace {

struct Fixture {
    fitgauge::test::TemporaryFolder folder;
    ComparisonSession session;
    QWidget window;
    QStringList targets, errors, done;
    PlanActions actions;

    explicit Fixture(const catalog::Facts& facts = fitgauge::test::fixtureFacts())
        : actions(session, facts.models, dialogs(), &window) {
        ui::test::open(session, compare::Profile::Live, facts);
        QObject::connect(&actions, &PlanActions::done, &window,
                         [this](const QString& sentence) { done << sentence; });
    }
    PlanDialogs dialogs() {
        return {{[this](const QString&, const QString&, const QStringList&) {
                     return ExportDialogs::Target{targets.isEmpty() ? QString() : targets.takeFirst(), 0};
                 },
                 [this](const QString& sentence) { errors << sentence; }},
                [this] { return targets.isEmpty() ? QString() : targets.takeFirst(); }};
    }
    QString path(const char* name) const { return QString::fromStdString((folder / name).string()); }
    PlanChangesDialog* shownChanges() { return window.findChild<PlanChangesDialog*>(); }
};

void changeUsers(ComparisonSession& session, std::int64_t users) {
    auto workload = session.workload();
    workload.serving.users = users;
    session.setWorkload(workload, u"users"_s);
    session.compareNow();
}

} // namespace

TEST_CASE("A plan comes back as it was saved, in one undo step", "[plan]") {
    Fixture fixture;
    changeUsers(fixture.session, 9);
    fixture.targets << fixture.path("lab.json");
    fixture.actions.savePlan();
    REQUIRE(fixture.done.size() == 1);
    CHECK(fixture.done[0].contains(u"lab.json"_s));
    CHECK(readPlan(fixture.path("lab.json"))->name == "lab");

    changeUsers(fixture.session, 3);
    const int steps = fixture.session.undoStack().count();
    fixture.targets << fixture.path("lab.json");
    fixture.actions.openPlan();
    CHECK(fixture.session.workload().serving.users == 9);
    CHECK(fixture.session.undoStack().count() == steps + 1);
    CHECK(fixture.done.back().contains(u"no price has changed"_s));
    CHECK(fixture.shownChanges() == nullptr);
    fixture.session.undoStack().undo();
    CHECK(fixture.session.workload().serving.users == 3);
}

TEST_CASE("A plan opened on another catalog says what differs there", "[plan]") {
    Fixture then;
    const auto plan = planNow(*then.session.comparison(), u"then"_s);
    REQUIRE(writePlan(then.path("then.json"), plan));
    REQUIRE(plan.answer);
    REQUIRE(plan.offers.size() > 2);

    catalog::Facts facts = fitgauge::test::fixtureFacts();
    const std::string gone = plan.offers.back().offer;
    std::erase_if(facts.offers, [&](const catalog::Offer& offer) { return offer.id == gone; });
    for (auto& offer : facts.offers) {
        if (offer.id == plan.answer->offer) {
            offer.price->nano += 10'000'000;
        }
    }
    Fixture now(facts);
    now.actions.open(then.path("then.json"));
    auto* dialog = now.shownChanges();
    REQUIRE(dialog != nullptr);
    CHECK(dialog->table()->rowCount() == 2);
    CHECK(dialog->table()->item(1, 2)->text() == u"no longer offered"_s);
    CHECK(dialog->summary().startsWith(u"1 price(s) changed, 1 offer(s) gone"_s));
    if (const QString shots = qEnvironmentVariable("FITGAUGE_SHOTS"); !shots.isEmpty()) {
        CHECK(dialog->grab().save(QDir(shots).filePath(u"plan-changes.png"_s)));
    }
}

TEST_CASE("What is no plan and what cannot be written is one sentence and changes nothing", "[plan]") {
    Fixture fixture;
    QFile file(fixture.path("poem.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("roses");
    file.close();
    const auto before = fixture.session.workload();
    for (const char* name : {"poem.json", "missing.json"}) {
        fixture.errors.clear();
        fixture.actions.open(fixture.path(name));
        REQUIRE(fixture.errors.size() == 1);
        CHECK(fixture.errors[0].contains(QLatin1String(name)));
    }
    CHECK(fixture.session.workload() == before);
    // A folder is asked for again, then given up.
    fixture.errors.clear();
    fixture.targets << QString::fromStdString(fixture.folder.path().string());
    fixture.actions.savePlan();
    CHECK(fixture.errors.size() == 1);
    CHECK(fixture.done.isEmpty());
}
