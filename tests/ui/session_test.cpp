// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"
#include "ui/session/comparison_session.h"
#include "ui/session/filter_edits.h"

#include <QSignalSpy>
#include <QTest>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

struct Fixture {
    explicit Fixture(compare::Profile profile = compare::Profile::Live) {
        session.reset(test::fixtureWorkload(profile), compare::defaultFilter(profile), {});
        session.setTable(compare::OfferTable::build(test::fixtureFacts()));
        session.compareNow();
    }
    compare::OfferTable::Row row(std::string_view id) const { return test::rowOf(*session.comparison(), id); }
    void setUsers(std::int64_t users, const QString& mergeKey = {}) {
        compare::Workload workload = session.workload();
        workload.serving.users = users;
        session.setWorkload(workload, QStringLiteral("users"), mergeKey);
    }
    ComparisonSession session;
};

} // namespace

TEST_CASE("Changes of one turn of the event loop are answered by one comparison") {
    Fixture f;
    const QSignalSpy changed(&f.session, &ComparisonSession::comparisonChanged);
    f.setUsers(20);
    f.setUsers(24);
    f.session.setOrder({{{compare::Column::Price, true}}});
    CHECK(changed.empty());
    REQUIRE(QTest::qWaitFor([&] { return !changed.empty(); }));
    QCoreApplication::processEvents();
    CHECK(changed.size() == 1);
    CHECK(f.session.comparison()->workload().serving.users == 24);
    CHECK(f.session.comparison()->order().keys.front().column == compare::Column::Price);
}

TEST_CASE("Comparing at once leaves nothing to do at the end of the turn") {
    Fixture f;
    f.setUsers(20);
    f.session.compareNow();
    const QSignalSpy changed(&f.session, &ComparisonSession::comparisonChanged);
    QCoreApplication::processEvents();
    CHECK(changed.empty());
}

TEST_CASE("Undo puts the values back and redo brings the change again") {
    Fixture f;
    f.setUsers(24);
    compare::Filter filter = f.session.filter();
    filter.singleGpu = true;
    f.session.setFilter(filter, QStringLiteral("one GPU"));
    CHECK(f.session.undoStack().count() == 2);
    f.session.undoStack().undo();
    CHECK_FALSE(f.session.filter().singleGpu);
    CHECK(f.session.workload().serving.users == 24);
    f.session.undoStack().undo();
    CHECK(f.session.workload().serving.users == 16);
    f.session.undoStack().redo();
    CHECK(f.session.workload().serving.users == 24);
}

TEST_CASE("At least fifty steps can be undone") {
    Fixture f;
    for (int users = 17; users < 17 + 60; ++users) {
        f.setUsers(users);
    }
    for (int step = 0; step < 60; ++step) {
        REQUIRE(f.session.undoStack().canUndo());
        f.session.undoStack().undo();
    }
    CHECK(f.session.workload().serving.users == 16);
}

TEST_CASE("Steps of one drag are one undo step and a drag back to the start is none") {
    Fixture f;
    for (const int users : {17, 18, 25}) {
        f.setUsers(users, QStringLiteral("users"));
    }
    CHECK(f.session.undoStack().count() == 1);
    f.session.undoStack().undo();
    CHECK(f.session.workload().serving.users == 16);
    f.setUsers(30, QStringLiteral("users"));
    f.setUsers(16, QStringLiteral("users"));
    CHECK(f.session.undoStack().count() == 0);
    f.setUsers(20, QStringLiteral("users"));
    f.setUsers(21, QStringLiteral("other"));
    CHECK(f.session.undoStack().count() == 2);
}

TEST_CASE("A change that changes nothing is no undo step") {
    Fixture f;
    f.setUsers(16);
    f.session.setFilter(f.session.filter(), QStringLiteral("same"));
    CHECK(f.session.undoStack().count() == 0);
}

TEST_CASE("Another profile is one undo step and keeps the model") {
    Fixture f;
    compare::Workload workload = f.session.workload();
    workload.model = models::plainSize(70'600'000'000);
    f.session.setWorkload(workload, QStringLiteral("model"));
    f.session.setOrder({{{compare::Column::Age, false}}});
    const int before = f.session.undoStack().count();
    f.session.setProfile(compare::Profile::Batch);
    CHECK(f.session.undoStack().count() == before + 1);
    CHECK(f.session.workload().profile == compare::Profile::Batch);
    CHECK(f.session.workload().model == workload.model);
    CHECK(f.session.filter() == compare::defaultFilter(compare::Profile::Batch));
    CHECK(f.session.order() == compare::defaultOrder(compare::Profile::Batch));
    f.session.undoStack().undo();
    CHECK(f.session.workload() == workload);
    CHECK(f.session.order().keys.front().column == compare::Column::Age);
}

TEST_CASE("Without a selection the answer has the focus") {
    Fixture f;
    CHECK_FALSE(f.session.selected());
    CHECK(f.session.focusRow() == f.session.comparison()->answer().row);
    const QSignalSpy changed(&f.session, &ComparisonSession::selectionChanged);
    f.session.select(f.row("F4"));
    f.session.select(f.row("F4"));
    CHECK(changed.size() == 1);
    CHECK(f.session.focusRow() == f.row("F4"));
}

TEST_CASE("A selected offer that a change hides comes back with its row") {
    Fixture f;
    f.session.select(f.row("F4"));
    compare::Filter filter = f.session.filter();
    filter.vramGb.high = 48;
    f.session.setFilter(filter, QStringLiteral("VRAM"));
    f.session.compareNow();
    CHECK_FALSE(f.session.selected());
    f.session.undoStack().undo();
    f.session.compareNow();
    CHECK(f.session.selected() == f.row("F4"));
}

TEST_CASE("Selection and picks follow the offer into a new table and go when it is gone") {
    Fixture f;
    f.session.select(f.row("F4"));
    f.session.togglePicked(f.row("F3"));
    f.session.togglePicked(f.row("F4"));
    catalog::Facts facts = test::fixtureFacts();
    std::ranges::reverse(facts.offers);
    f.session.setTable(compare::OfferTable::build(facts));
    f.session.compareNow();
    CHECK(f.session.selected() == f.row("F4"));
    CHECK(f.session.seriesOf(f.row("F4")) == 1);
    std::erase_if(facts.offers, [](const catalog::Offer& offer) { return offer.id == "F4"; });
    const QSignalSpy picked(&f.session, &ComparisonSession::pickedChanged);
    const QSignalSpy selection(&f.session, &ComparisonSession::selectionChanged);
    f.session.setTable(compare::OfferTable::build(facts));
    f.session.compareNow();
    CHECK(picked.size() == 1);
    CHECK(selection.size() == 1);
    CHECK_FALSE(f.session.selected());
    CHECK(f.session.picked().size() == 1);
}

TEST_CASE("A picked offer keeps its series while others come and go") {
    Fixture f;
    for (const char* id : {"F3", "F4", "F10"}) {
        CHECK(f.session.togglePicked(f.row(id)));
    }
    f.session.togglePicked(f.row("F4"));
    CHECK(f.session.seriesOf(f.row("F10")) == 2);
    f.session.togglePicked(f.row("F1"));
    CHECK(f.session.seriesOf(f.row("F1")) == 1);
    CHECK_FALSE(f.session.seriesOf(f.row("F4")));
}

TEST_CASE("The tray holds five and says so") {
    Fixture f;
    for (const char* id : {"F1", "F2", "F3", "F4", "F5"}) {
        CHECK(f.session.togglePicked(f.row(id)));
    }
    const QSignalSpy picked(&f.session, &ComparisonSession::pickedChanged);
    CHECK_FALSE(f.session.togglePicked(f.row("F6")));
    CHECK(picked.empty());
    CHECK(f.session.picked().size() == ComparisonSession::kMostPicked);
}

TEST_CASE("There is one baseline as long as anything is picked") {
    Fixture f;
    f.session.togglePicked(f.row("F3"));
    f.session.togglePicked(f.row("F4"));
    CHECK(f.session.picked()[0].baseline);
    f.session.setBaseline("F4");
    CHECK_FALSE(f.session.picked()[0].baseline);
    CHECK(f.session.picked()[1].baseline);
    f.session.setBaseline("nobody");
    CHECK(f.session.picked()[1].baseline);
    f.session.removePicked("F4");
    CHECK(f.session.picked()[0].baseline);
    f.session.clearPicked();
    CHECK(f.session.picked().empty());
}

TEST_CASE("A hidden group can be shown and is left when nothing remains in it") {
    Fixture f;
    const auto& comparison = *f.session.comparison();
    const std::size_t count = comparison.hiddenCount(compare::HiddenBy::Reclaimable);
    REQUIRE(count > 0);
    const QSignalSpy shown(&f.session, &ComparisonSession::shownGroupChanged);
    f.session.setShownGroup(compare::HiddenBy::Reclaimable);
    CHECK(f.session.shownRows().size() == count);
    for (const auto row : f.session.shownRows()) {
        CHECK(comparison.hiddenBy(row) == compare::HiddenBy::Reclaimable);
    }
    f.session.select(f.session.shownRows().front());
    CHECK(f.session.selected() == f.session.shownRows().front());
    f.session.setFilter(withoutRule(f.session.filter(), compare::HiddenBy::Reclaimable),
                        QStringLiteral("tier"));
    f.session.compareNow();
    CHECK_FALSE(f.session.shownGroup());
    CHECK(shown.size() == 2);
    CHECK(f.session.shownRows() == f.session.comparison()->rows());
}

TEST_CASE("Removing the rule of any hidden group leaves that group empty") {
    compare::Filter filter;
    filter.text = "nothing is called so";
    filter.providers = {"F3"};
    filter.gpus = {"L40S"};
    filter.regions = {"mars"};
    filter.vramGb.low = 48;
    filter.priceNano.high = 100'000'000;
    filter.markets = {catalog::Market::Spot};
    filter.ssh = filter.jupyter = true;
    filter.incrementAtMost = Duration::seconds(1);
    filter.singleGpu = filter.notReclaimable = filter.fitsOnly = filter.targetMetOnly = true;
    const auto facts = test::fixtureFacts();
    for (std::size_t i = 1; i < compare::kHiddenByCount; ++i) {
        const auto rule = static_cast<compare::HiddenBy>(i);
        const auto result = test::compareFacts(facts, test::fixtureWorkload(), withoutRule(filter, rule));
        INFO(i);
        CHECK(result->hiddenCount(rule) == 0);
    }
    const auto open = test::compareFacts(facts, test::fixtureWorkload(), clearedFilter({}));
    CHECK(open->rows().size() == open->table().size());
    CHECK(clearedFilter(filter).text == filter.text);
}
