// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"
#include "ui/session/comparison_session.h"
#include "ui/tray/compare_tray.h"
#include "ui/tray/tray_item.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

struct Window {
    ComparisonSession session;
    Window() {
        session.reset(test::fixtureWorkload(), compare::defaultFilter(compare::Profile::Live), {});
        session.setTable(compare::OfferTable::build(test::fixtureFacts()));
        session.compareNow();
    }
    bool pick(std::string_view id) { return session.togglePicked(test::rowOf(*session.comparison(), id)); }
};

} // namespace

TEST_CASE("The tray names the picks and asks for what its buttons say", "[R-14]") {
    Window window;
    CompareTray tray(window.session);
    tray.resize(1440, tray.sizeHint().height());
    CHECK_FALSE(tray.sideBySideButton()->isEnabled());
    window.pick("F3");
    window.pick("F4");
    REQUIRE(tray.items().size() == 2);
    CHECK(tray.items()[0]->accessibleName() == QStringLiteral("L40S · Provider F3"));
    QSignalSpy compare(&tray, &CompareTray::sideBySideRequested);
    QSignalSpy csv(&tray, &CompareTray::exportCsvRequested);
    QSignalSpy pdf(&tray, &CompareTray::pdfReportRequested);
    tray.sideBySideButton()->click();
    tray.csvButton()->click();
    tray.pdfButton()->click();
    CHECK(compare.count() == 1);
    CHECK(csv.count() == 1);
    CHECK(pdf.count() == 1);
}

TEST_CASE("Star and cross of an item change the picks", "[R-14]") {
    Window window;
    CompareTray tray(window.session);
    window.pick("F3");
    window.pick("F4");
    CHECK(window.session.picked()[0].baseline);
    tray.items()[1]->starButton()->click();
    CHECK(window.session.picked()[1].baseline);
    CHECK_FALSE(window.session.picked()[0].baseline);
    tray.items()[0]->removeButton()->click();
    REQUIRE(tray.items().size() == 1);
    CHECK(tray.items()[0]->offerId() == "F4");
}

TEST_CASE("A full tray says so until one offer is removed", "[R-14]") {
    Window window;
    CompareTray tray(window.session);
    tray.resize(2400, tray.sizeHint().height());
    for (const auto* id : {"F1", "F2", "F3", "F4", "F5"}) {
        CHECK(window.pick(id));
    }
    CHECK_FALSE(window.pick("F6"));
    tray.showFull();
    CHECK(tray.message().contains(QStringLiteral("5")));
    tray.items()[0]->removeButton()->click();
    CHECK(tray.message().isEmpty());
}

TEST_CASE("Items that do not fit are counted and the exports share a button", "[R-14]") {
    Window window;
    CompareTray tray(window.session);
    for (const auto* id : {"F3", "F4", "F10", "F6"}) {
        window.pick(id);
    }
    tray.resize(2000, tray.sizeHint().height());
    tray.show(); // a hidden widget learns its size when it is shown
    CHECK(tray.overflowCount() == 0);
    tray.setNarrow(true);
    tray.resize(800, tray.sizeHint().height());
    CHECK(tray.overflowCount() > 0);
    CHECK(tray.csvButton()->isHidden());
    int shown = 0;
    for (const auto* item : tray.items()) {
        if (!item->isHidden()) {
            ++shown;
            CHECK(item->geometry().right() < tray.sideBySideButton()->geometry().left());
        }
    }
    CHECK(shown + tray.overflowCount() == 4);
}
