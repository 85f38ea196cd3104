// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"
#include "ui/table/offer_delegate.h"
#include "ui/table/offer_table_view.h"
#include "ui/table/table_columns.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace fitgauge;
using namespace fitgauge::ui;
using compare::Column;

namespace {

struct Window {
    explicit Window(compare::Profile profile = compare::Profile::Live, int width = 920) {
        session.reset(test::fixtureWorkload(profile), compare::defaultFilter(profile), {});
        session.setTable(compare::OfferTable::build(test::fixtureFacts()));
        session.compareNow();
        view = std::make_unique<OfferTableView>(session);
        view->resize(width, 300);
        view->show();
        REQUIRE(QTest::qWaitForWindowExposed(view.get()));
        view->activateWindow();
        view->setFocus(Qt::TabFocusReason);
    }
    std::string currentId() const {
        const int place = view->currentIndex().row();
        return place < 0 ? "none" : test::idOf(*session.comparison(), view->offers().offerAt(place));
    }
    QString text(std::string_view id, Column column) const {
        const int place = view->offers().placeOf(test::rowOf(*session.comparison(), id));
        return view->model()->index(place, sectionOf(column)).data().toString();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(view.get(), key, modifiers);
    }

    ComparisonSession session;
    std::unique_ptr<OfferTableView> view;
};

} // namespace

TEST_CASE("The offer model keeps the rules of item models through resets") {
    Window w;
    const QAbstractItemModelTester tester(&w.view->offers(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    w.session.setFilter({}, QStringLiteral("open"));
    w.session.compareNow();
    w.session.togglePicked(w.session.shownRows().front());
    w.session.setShownGroup(compare::HiddenBy::DoesNotFit);
    w.session.setShownGroup({});
    compare::Filter none;
    none.vramGb.low = 5000;
    w.session.setFilter(none, QStringLiteral("none"));
    w.session.compareNow();
    CHECK(w.view->offers().rowCount() == 0);
}

TEST_CASE("Cells say what the comparison found") {
    const Window w;
    CHECK(w.text("F3", Column::Gpu) == QStringLiteral("L40S"));
    CHECK(w.text("F3", Column::Cost) == QStringLiteral("657"));
    CHECK(w.text("F3", Column::Fit) == QStringLiteral("72\u2009%"));
    CHECK(w.text("F3", Column::Price) == QStringLiteral("0.90"));
    CHECK(w.text("F3", Column::Increment) == QStringLiteral("60"));
    CHECK(w.text("F4", Column::LowPrecision) == QStringLiteral("INT8"));
    CHECK(w.text("F3", Column::Egress) == QStringLiteral("0.05"));
    CHECK(w.text("F4", Column::Egress) == unknownText());
    CHECK(w.text("F4", Column::Spot) == QStringLiteral("–"));
}

TEST_CASE("A billing step of a millisecond does not read as none") {
    catalog::Facts facts = test::fixtureFacts();
    facts.billingRules[2].increment = Duration::milliseconds(1);
    Window w;
    w.session.setTable(compare::OfferTable::build(facts));
    w.session.compareNow();
    CHECK(w.text("F3", Column::Increment) == QStringLiteral("0.001"));
    CHECK(w.text("F4", Column::Increment) == QStringLiteral("60"));
}

TEST_CASE("A missing price is named and another currency is not converted") {
    catalog::Facts facts = test::fixtureFacts();
    facts.offers[2].price.reset();
    facts.offers[3].price->currency = Currency::parse("EUR").value();
    Window w;
    w.session.setTable(compare::OfferTable::build(facts));
    w.session.compareNow();
    CHECK(w.text("F3", Column::Price) == QStringLiteral("no price"));
    CHECK(w.text("F3", Column::Cost) == QStringLiteral("no price"));
    CHECK(w.text("F4", Column::Price) == QStringLiteral("1.60\u00a0EUR"));
    CHECK(w.text("F4", Column::Cost) == QStringLiteral("–"));
}

TEST_CASE("Several cards in one offer are named") {
    Window w;
    w.session.setFilter({}, QStringLiteral("open"));
    compare::Filter open;
    open.fitsOnly = open.targetMetOnly = false;
    w.session.setFilter(open, QStringLiteral("open"));
    w.session.compareNow();
    CHECK(w.text("F8", Column::Gpu).startsWith(QStringLiteral("8 × H100-SXM")));
    CHECK(w.text("F6", Column::Ready) == QStringLiteral("≤\u20092,100"));
}

TEST_CASE("A screen reader hears column and value and unit") {
    const Window w;
    const auto spoken = [&](Column column) {
        const int place = w.view->offers().placeOf(test::rowOf(*w.session.comparison(), "F3"));
        return w.view->model()->index(place, sectionOf(column)).data(Qt::AccessibleTextRole).toString();
    };
    CHECK(spoken(Column::Cost) == QStringLiteral("Month: 657 USD"));
    CHECK(spoken(Column::Fit).contains(QStringLiteral("Comfortable")));
    CHECK(spoken(Column::SshJupyter).contains(QStringLiteral("SSH yes, Jupyter no")));
    CHECK(w.view->model()->headerData(sectionOf(Column::Price), Qt::Horizontal, Qt::AccessibleTextRole) ==
          QStringLiteral("Price, USD/h"));
}

TEST_CASE("The answer is current until another row is chosen") {
    Window w;
    CHECK(w.currentId() == "F3");
    CHECK_FALSE(w.session.selected());
    w.key(Qt::Key_Down);
    REQUIRE(w.session.selected());
    CHECK(w.currentId() == test::idOf(*w.session.comparison(), w.session.selected()));
    w.key(Qt::Key_Home);
    CHECK(w.currentId() == "F3");
    CHECK_FALSE(w.session.selected());
}

TEST_CASE("A new order keeps the current offer") {
    Window w;
    w.key(Qt::Key_Down);
    const std::string before = w.currentId();
    w.session.setOrder({{{Column::Cost, true}}});
    w.session.compareNow();
    CHECK(w.currentId() == before);
    CHECK(w.view->selectionModel()->isRowSelected(w.view->currentIndex().row()));
}

TEST_CASE("Space and a click on the box put the offer into the tray") {
    Window w;
    w.key(Qt::Key_Space);
    CHECK(w.session.seriesOf(test::rowOf(*w.session.comparison(), "F3")) == 0);
    const QModelIndex box = w.view->model()->index(1, kCheckSection);
    QTest::mouseClick(w.view->viewport(), Qt::LeftButton, {}, w.view->visualRect(box).center());
    CHECK(w.session.picked().size() == 2);
    CHECK(box.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked);
    w.key(Qt::Key_Space);
    CHECK(w.session.picked().size() == 1);
}

TEST_CASE("Pinning a baseline takes the offer into the tray") {
    Window w;
    w.session.togglePicked(test::rowOf(*w.session.comparison(), "F4"));
    w.key(Qt::Key_B, Qt::ControlModifier);
    REQUIRE(w.session.picked().size() == 2);
    CHECK_FALSE(w.session.picked()[0].baseline);
    CHECK(w.session.picked()[1].offerId == "F3");
    CHECK(w.session.picked()[1].baseline);
}

TEST_CASE("The table says when the tray is full") {
    Window w;
    for (const char* id : {"F1", "F2", "F5", "F6", "F7"}) {
        w.session.togglePicked(test::rowOf(*w.session.comparison(), id));
    }
    const QSignalSpy full(w.view.get(), &OfferTableView::trayFull);
    w.key(Qt::Key_Space);
    CHECK(full.size() == 1);
}

TEST_CASE("A click on a header sorts and Shift adds a key") {
    Window w;
    QHeaderView* header = w.view->horizontalHeader();
    const auto click = [&](Column column, Qt::KeyboardModifiers modifiers) {
        const int section = sectionOf(column);
        const QPoint at(header->sectionViewportPosition(section) + header->sectionSize(section) / 2,
                        header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, modifiers, at);
    };
    click(Column::Vram, {});
    CHECK(w.session.order().keys == std::vector{compare::SortKey{Column::Vram, true}});
    click(Column::Vram, {});
    CHECK(w.session.order().keys == std::vector{compare::SortKey{Column::Vram, false}});
    w.view->sortBy(Column::Price, true);
    CHECK(w.session.order().keys ==
          std::vector{compare::SortKey{Column::Vram, false}, compare::SortKey{Column::Price, false}});
    CHECK(w.view->offers().sortKeyIndex(sectionOf(Column::Price)) == 1);
}

TEST_CASE("Single letters sort and filter unless they are turned off") {
    Window w;
    w.view->setCurrentIndex(w.view->model()->index(0, sectionOf(Column::Price)));
    w.key(Qt::Key_S);
    CHECK(w.session.order().keys.front().column == Column::Price);
    w.key(Qt::Key_F);
    CHECK_FALSE(w.session.filter().fitsOnly);
    w.view->setSingleKeys(false);
    w.key(Qt::Key_F);
    CHECK_FALSE(w.session.filter().fitsOnly);
}

TEST_CASE("Copied rows have headers with units and the columns of the screen") {
    Window w;
    w.view->setCurrentIndex(w.view->model()->index(0, sectionOf(Column::Gpu)));
    w.key(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].startsWith(QStringLiteral("GPU\tProvider\tRegion\tFit (of usable)\tMonth (USD)")));
    CHECK(lines[1].startsWith(QStringLiteral("L40S\tProvider F3\teu-west\t")));
    CHECK(lines[1].contains(QStringLiteral("\t657\t")));
    w.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("| GPU | Provider |")));
}

TEST_CASE("Text that a spreadsheet would run is guarded on the clipboard") {
    catalog::Facts facts = test::fixtureFacts();
    facts.providers[2].name = "=1+1\tevil|name";
    Window w;
    w.session.setTable(compare::OfferTable::build(facts));
    w.session.compareNow();
    const int place = w.view->offers().placeOf(test::rowOf(*w.session.comparison(), "F3"));
    const std::vector sections{sectionOf(Column::Provider)};
    CHECK(tableText(w.view->offers(), {place}, sections, TableFormat::TabSeparated) ==
          QStringLiteral("Provider\n'=1+1 evil|name\n"));
    CHECK(tableText(w.view->offers(), {place}, sections, TableFormat::Markdown)
              .endsWith(QStringLiteral("| '=1+1 evil\\|name |\n")));
}

TEST_CASE("Columns fill the width and the ones that decide remain in a narrow table") {
    for (const int width : {392, 700, 920, 1400}) {
        Window w(compare::Profile::Live, width);
        const QHeaderView* header = w.view->horizontalHeader();
        INFO(width);
        CHECK(header->length() <= w.view->viewport()->width());
        for (const Column column : {Column::Gpu, Column::Provider, Column::Fit, Column::Cost}) {
            CHECK_FALSE(header->isSectionHidden(sectionOf(column)));
        }
        CHECK(header->isSectionHidden(sectionOf(Column::TokenCost)) == (width < 900));
    }
}

TEST_CASE("No figure is cut off") {
    for (const auto profile : {compare::Profile::Research, compare::Profile::Live, compare::Profile::Batch}) {
        Window w(profile, 1400);
        w.view->grab();
        QCoreApplication::processEvents(); // columns that were too narrow have grown
        for (int place = 0; place < w.view->offers().rowCount(); ++place) {
            for (int section = 1; section < kSectionCount; ++section) {
                if (w.view->isColumnHidden(section) ||
                    w.view->offers().cell(place, section).kind != Cell::Kind::Number) {
                    continue;
                }
                const QModelIndex index = w.view->model()->index(place, section);
                INFO(index.data(Qt::AccessibleTextRole).toString().toStdString());
                CHECK(w.view->offerDelegate().sizeHint({}, index).width() <= w.view->columnWidth(section));
            }
        }
    }
}

TEST_CASE("The column menu hides and shows and saves the choice") {
    Window w;
    const QSignalSpy saved(&w.view->columns(), &TableColumns::layoutsChanged);
    QMenu menu;
    w.view->columns().fillMenu(menu);
    QAction* egress = nullptr;
    for (QAction* action : menu.actions()) {
        egress = action->text().startsWith(QStringLiteral("Egress")) ? action : egress;
    }
    REQUIRE(egress != nullptr);
    CHECK_FALSE(egress->isChecked());
    egress->trigger();
    CHECK(saved.size() == 1);
    CHECK_FALSE(w.view->isColumnHidden(sectionOf(Column::Egress)));
    const QString text = layoutsToText(w.view->columns().layouts());
    Window other;
    other.view->columns().setLayouts(layoutsFromText(text));
    CHECK_FALSE(other.view->isColumnHidden(sectionOf(Column::Egress)));
}

TEST_CASE("Dragging a column border or a header is remembered") {
    Window w;
    QHeaderView* header = w.view->horizontalHeader();
    header->resizeSection(sectionOf(Column::Provider), 222);
    header->moveSection(header->visualIndex(sectionOf(Column::Cost)), 1);
    const ColumnLayout& layout =
        w.view->columns().layouts()[static_cast<std::size_t>(compare::Profile::Live)];
    CHECK(layout.find(Column::Provider)->width == 222);
    CHECK(layout.places.front().column == Column::Cost);
    CHECK(header->sectionSize(sectionOf(Column::Provider)) == 222);
}

TEST_CASE("An empty result names the filter that hides most and removes it") {
    Window w;
    compare::Filter filter = w.session.filter();
    filter.vramGb.low = 5000;
    w.session.setFilter(filter, QStringLiteral("VRAM"));
    w.session.compareNow();
    REQUIRE(w.session.shownRows().empty());
    QPushButton* remove = nullptr;
    for (QPushButton* button : w.view->viewport()->findChildren<QPushButton*>()) {
        remove = button->text().contains(QStringLiteral("VRAM")) ? button : remove;
    }
    REQUIRE(remove != nullptr);
    REQUIRE(QTest::qWaitFor([&] { return remove->isVisible(); }));
    remove->click();
    w.session.compareNow();
    CHECK_FALSE(w.session.shownRows().empty());
    CHECK(w.session.filter().vramGb.isOpen());
    CHECK_FALSE(remove->isVisible());
}

TEST_CASE("Rows have two heights") {
    Window w;
    const int normal = w.view->heightOfRow();
    w.view->setCompact(true);
    CHECK(w.view->heightOfRow() < normal);
    CHECK(w.view->rowHeight(0) == w.view->heightOfRow());
}
