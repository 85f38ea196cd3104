// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/filter/active_filters.h"
#include "ui/filter/expression_dialog.h"
#include "ui/filter/filter_panel.h"
#include "ui/filter/hardware_filters.h"
#include "ui/spread/spread_dialog.h"
#include "ui/spread/spread_model.h"
#include "ui/table/offer_table_view.h"
#include "ui/table/table_columns.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace Qt::StringLiterals;
using compare::Column;

namespace {

struct Fixture {
    ComparisonSession session;
    Fixture() {
        ui::test::open(session);
        compare::Filter all;
        all.fitsOnly = all.targetMetOnly = false;
        session.setFilter(all, {});
        session.compareNow();
    }
    std::size_t shown() {
        session.compareNow();
        return session.comparison()->rows().size();
    }
    QStringList chips() const {
        QStringList texts;
        for (const auto& chip : activeFilters(session.filter(), compare::Profile::Live, nullptr)) {
            texts << chip.text;
        }
        return texts;
    }
};

void shoot(QWidget& widget, const QString& name) {
    if (const QString shots = qEnvironmentVariable("FITGAUGE_SHOTS"); !shots.isEmpty()) {
        widget.show();
        CHECK(widget.grab().save(QDir(shots).filePath(name)));
    }
}

} // namespace

TEST_CASE("An expression filters once it parses and an empty one takes it away", "[filter][X-06]") {
    Fixture fixture;
    const std::size_t all = fixture.shown();
    {
        ExpressionDialog dialog(fixture.session, std::nullopt);
        dialog.field()->setText(u"vram >= 48 &&"_s);
        CHECK_FALSE(dialog.apply()->isEnabled());
        CHECK(dialog.message().endsWith(u'.'));
        dialog.field()->setText(u"vram >= 48 && gpus: 1"_s);
        CHECK(dialog.message().isEmpty());
        shoot(dialog, u"expression.png"_s);
        dialog.apply()->click();
    }
    CHECK(fixture.shown() < all);
    CHECK(fixture.chips() == QStringList{u"vram >= 48 && gpus: 1"_s});
    fixture.session.undoStack().undo();
    CHECK(fixture.shown() == all);
    fixture.session.undoStack().redo();
    ExpressionDialog again(fixture.session, std::nullopt);
    CHECK(again.field()->text() == u"vram >= 48 && gpus: 1"_s);
    again.field()->clear();
    again.apply()->click();
    CHECK(fixture.shown() == all);
}

TEST_CASE("A column's own filter stands beside others and is named by its title", "[filter][X-06]") {
    Fixture fixture;
    const auto filterBy = [&](Column column, const QString& text) {
        ExpressionDialog dialog(fixture.session, column);
        dialog.field()->setText(text);
        dialog.apply()->click();
    };
    filterBy(Column::Vram, u">= 48"_s);
    filterBy(Column::Price, u"<= 2"_s);
    filterBy(Column::Vram, u"48..80"_s); // takes the place of the first
    const auto& columns = fixture.session.filter().columns;
    REQUIRE(columns.size() == 2);
    CHECK(columnExpression(fixture.session.filter(), Column::Vram) == u"48..80"_s);
    CHECK(fixture.chips() == QStringList{u"Price: <= 2"_s, u"VRAM: 48..80"_s});
    const auto chips = activeFilters(fixture.session.filter(), compare::Profile::Live, nullptr);
    CHECK(chips.front().without.columns.size() == 1);
}

TEST_CASE("The header's menu filters its column and removes the filter", "[filter][X-06]") {
    Fixture fixture;
    OfferTableView view(fixture.session);
    const auto entry = [&](QMenu& menu, const QString& text) {
        const auto actions = menu.actions();
        const auto found = std::ranges::find(actions, text, &QAction::text);
        REQUIRE(found != actions.end());
        return *found;
    };
    const int section = static_cast<int>(Column::Vram) + 1;
    QMenu first;
    view.columns().fillMenu(first, section);
    CHECK_FALSE(entry(first, u"Remove its filter"_s)->isEnabled());
    entry(first, u"Filter this column…"_s)->trigger();
    auto* dialog = view.findChild<ExpressionDialog*>();
    REQUIRE(dialog != nullptr);
    dialog->field()->setText(u">= 48"_s);
    dialog->apply()->click();
    QMenu second;
    view.columns().fillMenu(second, section);
    CHECK(entry(second, u"Filter this column…"_s)->isChecked());
    entry(second, u"Remove its filter"_s)->trigger();
    CHECK(fixture.session.filter().columns.empty());
}

TEST_CASE("The filter panel holds the new attributes and their chips say them", "[filter][X-06]") {
    Fixture fixture;
    FilterPanel panel(fixture.session);
    const auto box = [&](const QString& text) {
        for (auto* each : panel.findChildren<QCheckBox*>()) {
            if (each->text() == text) {
                return each;
            }
        }
        FAIL("no such box");
        return static_cast<QCheckBox*>(nullptr);
    };
    box(u"FP8"_s)->click();
    box(u"All linked (NVLink and the like)"_s)->click();
    box(u"No commitment"_s)->click();
    box(u"No resellers"_s)->click();
    box(u"Egress costs nothing"_s)->click();
    box(u"With a believable price"_s)->click();
    const compare::Filter& filter = fixture.session.filter();
    CHECK(filter.precisions == std::vector{compare::Precision::Fp8});
    CHECK(filter.links == std::vector{compare::LinkKind::Fabric});
    CHECK(filter.commitmentMonths == std::vector{0});
    CHECK(filter.noResellers);
    CHECK(filter.egress == std::vector{compare::EgressKind::Included});
    CHECK(filter.pricedOnly);
    CHECK(fixture.chips() == QStringList{u"FP8"_s, u"all cards linked"_s, u"believable price"_s,
                                         u"no commitment"_s, u"free egress"_s, u"no resellers"_s});
    fixture.session.compareNow();
    box(u"FP8"_s)->click();
    CHECK(fixture.session.filter().precisions.empty());
    for (auto* combo : panel.findChildren<QComboBox*>()) {
        CHECK_FALSE(combo->currentText().isEmpty()); // an open filter has its words
    }
}

TEST_CASE("Every part of a filter that the panel cannot show has a chip of its own", "[filter][X-06]") {
    Fixture fixture;
    compare::Filter filter;
    filter.fitsOnly = filter.targetMetOnly = false;
    filter.vendors = {"NVIDIA"};
    filter.vramTotalGb.low = 96;
    filter.gpuCount = {.low = 2, .high = 8};
    filter.bandwidthGbps.low = 1500;
    filter.ageDaysAtMost = 3;
    filter.readyWithin = Duration::minutes(5);
    filter.taxIncluded = false;
    filter.volumeNano.high = 100'000'000;
    filter.egressNano.high = 50'000'000;
    filter.providerKinds = {catalog::ProviderKind::Marketplace};
    fixture.session.setFilter(filter, {});
    CHECK(fixture.chips() ==
          QStringList{u"VRAM of all cards ≥ 96 GB"_s, u"cards 2–8"_s, u"bandwidth ≥ 1,500 GB/s"_s,
                      u"NVIDIA"_s, u"at most 3 day(s) old"_s, u"ready within 5 min"_s, u"without tax"_s,
                      u"volume ≤ 0.100 USD/GB-month"_s, u"egress ≤ 0.050 USD/GB"_s, u"marketplace"_s});
}

TEST_CASE("Prices by GPU follow the filter and sort with unknown last", "[filter][spread]") {
    Fixture fixture;
    SpreadDialog dialog(fixture.session);
    SpreadModel& model = dialog.model();
    const int all = model.rowCount();
    REQUIRE(all == 6);
    CHECK(model.data(model.index(0, SpreadModel::Gpu), Qt::DisplayRole).toString().contains(u"T4"_s));
    model.sort(SpreadModel::Most, Qt::DescendingOrder);
    CHECK(model.gpuAt(0) == "H100-SXM");
    CHECK(model.data(model.index(0, SpreadModel::Most), Qt::DisplayRole).toString() == u"3.00"_s);
    CHECK(model.copyText().startsWith(u"GPU\tOffers\tProviders\tLeast\tMedian\tMost\n"_s));
    shoot(dialog, u"spread.png"_s);
    Q_EMIT dialog.table()->activated(model.index(0, 0));
    fixture.session.compareNow();
    CHECK(fixture.session.filter().gpus == std::vector<std::string>{"H100-SXM"});
    CHECK(model.rowCount() == 1);
    dialog.allOffers()->setChecked(true);
    CHECK(model.rowCount() == all);
}
