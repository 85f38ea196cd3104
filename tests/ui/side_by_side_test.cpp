// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/side_by_side.h"
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/side_by_side/side_by_side.h"
#include "ui/side_by_side/side_delegate.h"
#include "ui/side_by_side/side_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

using compare::Attribute;
using compare::SideCell;
using compare::SideRow;

struct Side {
    std::shared_ptr<const compare::Comparison> comparison = fitgauge::test::compareFixture();
    std::vector<SideRow> rows;

    explicit Side(std::initializer_list<const char*> ids, std::size_t baseline = 0) {
        std::vector<compare::OfferTable::Row> offers;
        for (const char* id : ids) {
            offers.push_back(fitgauge::test::rowOf(*comparison, id));
        }
        rows = compare::sideBySide(*comparison, offers, baseline);
    }
    [[nodiscard]] const SideRow& of(Attribute attribute) const {
        for (const auto& row : rows) {
            if (row.attribute == attribute) {
                return row;
            }
        }
        throw std::out_of_range("attribute is not compared");
    }
    [[nodiscard]] QString text(Attribute attribute, std::size_t offer) const {
        return cellText(of(attribute).cells[offer], attribute);
    }
    [[nodiscard]] QString difference(Attribute attribute, std::size_t offer) const {
        return differenceText(of(attribute).cells[offer]);
    }
};

void pick(ComparisonSession& session, std::initializer_list<const char*> ids) {
    ui::test::open(session);
    for (const char* id : ids) {
        REQUIRE(session.togglePicked(fitgauge::test::rowOf(*session.comparison(), id)));
    }
}

int lineOf(const SideModel& model, Attribute attribute) {
    for (int line = 0; line < model.rowCount(); ++line) {
        if (model.sideAt(line) != nullptr && model.sideAt(line)->attribute == attribute) {
            return line;
        }
    }
    return -1;
}

} // namespace

TEST_CASE("Offers side by side show the figures of the comparison", "[R-14]") {
    const Side side{"F3", "F4", "F10"};
    const auto figures = side.comparison->figures(fitgauge::test::rowOf(*side.comparison, "F4"));
    CHECK(side.text(Attribute::Cost, 0) == QStringLiteral("657"));
    CHECK(side.text(Attribute::Cost, 1) == moneyText(figures.cost.value(), 0));
    CHECK(side.text(Attribute::Price, 1) == QStringLiteral("1.60"));
    CHECK(side.text(Attribute::ComfortableUsers, 1) == countText(figures.memory->usersComfortable.value()));
    CHECK(side.text(Attribute::Fit, 1) == percentText(figures.memory->usedPpm().value()));
    CHECK(side.text(Attribute::Increment, 2) == QStringLiteral("1"));
    CHECK(side.text(Attribute::LowPrecision, 0) == QStringLiteral("FP8"));
    CHECK(side.text(Attribute::Market, 0) == nameOf(catalog::Market::OnDemand));
}

TEST_CASE("A difference is that of the two figures as they are read", "[R-14]") {
    const Side side{"F3", "F4", "F10"};
    CHECK(side.difference(Attribute::Cost, 0).isEmpty());
    CHECK(side.difference(Attribute::Cost, 1) == QStringLiteral("+511"));
    CHECK(side.difference(Attribute::Price, 2) == QStringLiteral("+1.00"));
    const Side other({"F3", "F4", "F10"}, 1);
    CHECK(other.difference(Attribute::Cost, 0) == QStringLiteral("−511"));
    CHECK(other.difference(Attribute::Cost, 1).isEmpty());
    for (const auto& row : side.rows) {
        for (const auto& cell : row.cells) {
            if (cell.difference) {
                CHECK(cell.scaled - *cell.difference == row.cells.front().scaled);
                CHECK(*cell.difference != 0);
            }
        }
    }
}

TEST_CASE("Speed is told as a multiple of the baseline", "[R-14]") {
    const Side side{"F3", "F4"};
    const auto& cells = side.of(Attribute::Speed).cells;
    REQUIRE(cells[1].ratio.has_value());
    CHECK(*cells[1].ratio ==
          Approx(static_cast<double>(cells[1].scaled) / static_cast<double>(cells[0].scaled)));
    CHECK(side.difference(Attribute::Speed, 1).endsWith(u'×'));
}

TEST_CASE("Only one offer is the best of a row and a tie has none", "[R-14]") {
    const Side side{"F3", "F4", "F10"};
    CHECK(side.of(Attribute::Cost).cells[0].isBest);
    CHECK(side.of(Attribute::Increment).cells[2].isBest);
    for (const auto& cell : side.of(Attribute::Bandwidth).cells) { // F4 and F10 are the same card
        CHECK_FALSE(cell.isBest);
    }
    for (const auto& row : side.rows) {
        const auto best =
            std::count_if(row.cells.begin(), row.cells.end(), [](const auto& c) { return c.isBest; });
        INFO(static_cast<int>(row.attribute));
        CHECK(best <= 1);
        CHECK((best == 0 || !row.isEqual));
    }
}

TEST_CASE("What is unknown is neither best nor different", "[R-14]") {
    const Side side{"F3", "F4", "F9"};
    const auto& ready = side.of(Attribute::Ready).cells[2]; // the fixture tells none
    CHECK(ready.kind == SideCell::Kind::Unknown);
    CHECK_FALSE(ready.isBest);
    CHECK_FALSE(ready.difference.has_value());
    CHECK(side.text(Attribute::Ready, 2) == unknownText());
    CHECK(side.of(Attribute::Ready).cells[0].isBest);
}

TEST_CASE("Differences only hides the rows that read the same and counts them", "[R-14]") {
    ComparisonSession session;
    pick(session, {"F3", "F4", "F10"});
    SideBySide dialog(session);
    const auto& model = dialog.model();
    const int before = model.rowCount();
    const auto& sides = model.sides();
    const auto equal =
        std::count_if(sides.begin(), sides.end(), [](const SideRow& row) { return row.isEqual; });
    REQUIRE(equal > 0);
    CHECK(model.equalCount() == equal);
    dialog.differencesOnly()->click();
    CHECK(lineOf(model, Attribute::Region) == -1);
    CHECK(lineOf(model, Attribute::Cost) >= 0);
    CHECK(model.rowCount() <= before - equal);
    CHECK(dialog.hiddenText().startsWith(countText(equal)));
    dialog.differencesOnly()->click();
    CHECK(model.rowCount() == before);
}

TEST_CASE("The dialog follows the picks and the baseline", "[R-14]") {
    ComparisonSession session;
    pick(session, {"F3", "F4"});
    SideBySide dialog(session);
    const auto& model = dialog.model();
    QAbstractItemModelTester tester(const_cast<SideModel*>(&model),
                                    QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(model.columnCount() == 2);
    CHECK(model.baseline() == 0);
    session.setBaseline("F4");
    CHECK(model.baseline() == 1);
    session.togglePicked(fitgauge::test::rowOf(*session.comparison(), "F10"));
    CHECK(model.columnCount() == 3);
    session.clearPicked();
    CHECK(model.columnCount() == 0);
    CHECK(model.rowCount() == 0);
}

TEST_CASE("A screen reader hears the difference and what is best", "[R-14]") {
    ComparisonSession session;
    pick(session, {"F3", "F4"});
    SideBySide dialog(session);
    const auto& model = dialog.model();
    const int line = lineOf(model, Attribute::Cost);
    const auto spoken = [&](int column) {
        return model.data(model.index(line, column), Qt::AccessibleTextRole).toString();
    };
    CHECK(spoken(0) == QStringLiteral("657, best"));
    CHECK(spoken(1) == QStringLiteral("1,168, +511 to the baseline"));
    CHECK(model.headerData(line, Qt::Vertical, Qt::DisplayRole).toString() == QStringLiteral("Month, USD"));
    CHECK(model.tabSeparated().contains(QStringLiteral("Month, USD\t657\t1,168")));
}

TEST_CASE("Five offers stand side by side without a cut figure", "[R-14]") {
    ComparisonSession session;
    pick(session, {"F3", "F4", "F10", "F6", "F8"});
    SideBySide dialog(session);
    dialog.show();
    QCoreApplication::processEvents();
    const auto* table = dialog.findChild<QTableView*>();
    const auto* delegate = dialog.findChild<SideDelegate*>();
    for (int column = 0; column < dialog.model().columnCount(); ++column) {
        CHECK(table->columnWidth(column) >= delegate->widthOf(column));
    }
}

TEST_CASE("The exports are asked for", "[R-14]") {
    ComparisonSession session;
    pick(session, {"F3", "F4"});
    SideBySide dialog(session);
    QSignalSpy csv(&dialog, &SideBySide::exportCsvRequested);
    QSignalSpy pdf(&dialog, &SideBySide::pdfReportRequested);
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->text() != QStringLiteral("Choose &rows…")) {
            button->click();
        }
    }
    CHECK(csv.count() == 1);
    CHECK(pdf.count() == 1);
}
