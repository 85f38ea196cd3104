// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"
#include "ui/answer/link_button.h"
#include "ui/filter/access_filters.h"
#include "ui/filter/billing_filters.h"
#include "ui/filter/check_list.h"
#include "ui/filter/chip.h"
#include "ui/filter/chip_bar.h"
#include "ui/filter/collapsible_group.h"
#include "ui/filter/filter_panel.h"
#include "ui/filter/hardware_filters.h"
#include "ui/filter/place_filters.h"
#include "ui/filter/range_fields.h"
#include "ui/filter/search_bar.h"
#include "ui/session/comparison_session.h"
#include "ui/session/filter_edits.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

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
    void set(const compare::Filter& filter) {
        session.setFilter(filter, QString());
        session.compareNow();
    }
};

QStringList textsOf(const ChipBar& bar) {
    QStringList texts;
    for (const auto* chip : bar.chips()) {
        texts << chip->text();
    }
    return texts;
}

QCheckBox* boxSaying(const QWidget& parent, const QString& text) {
    for (auto* box : parent.findChildren<QCheckBox*>()) {
        if (box->text() == text) {
            return box;
        }
    }
    return nullptr;
}

void type(QLineEdit& field, const QString& text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

} // namespace

TEST_CASE("Every active filter has a chip and its chip removes only it", "[X-06]") {
    Window window;
    ChipBar bar(window.session);
    compare::Filter filter = compare::defaultFilter(compare::Profile::Live);
    filter.text = "provider";
    filter.gpus = {"L40S"};
    filter.vramGb.low = 24;
    filter.singleGpu = true;
    filter.incrementAtMost = Duration::minutes(1);
    filter.priceNano.high = 2'000'000'000;
    filter.ssh = true;
    filter.providers = {"F3"};
    window.set(filter);
    CHECK(textsOf(bar) == QStringList{QStringLiteral("fits"), QStringLiteral("meets the target"),
                                      QStringLiteral("L40S"), QStringLiteral("VRAM ≥ 24 GB"),
                                      QStringLiteral("1 GPU"), QStringLiteral("per minute or finer"),
                                      QStringLiteral("price ≤ 2.00 USD/h"), QStringLiteral("not reclaimable"),
                                      QStringLiteral("SSH"), QStringLiteral("Provider F3")});
    bar.chips()[3]->click();
    window.session.compareNow();
    filter.vramGb = {};
    CHECK(window.session.filter() == filter);
    CHECK(bar.chips().size() == 9);
    CHECK(window.session.undoStack().canUndo());
    window.session.undoStack().undo();
    window.session.compareNow();
    CHECK(bar.chips().size() == 10);
}

TEST_CASE("A chip that the profile set says so", "[X-06]") {
    Window window;
    ChipBar bar(window.session);
    REQUIRE_FALSE(bar.chips().empty());
    CHECK(bar.chips().front()->toolTip().contains(QStringLiteral("profile")));
    auto filter = window.session.filter();
    filter.ssh = true;
    window.set(filter);
    CHECK_FALSE(bar.chips().back()->toolTip().contains(QStringLiteral("profile")));
}

TEST_CASE("Del on a chip removes it and the keyboard stays on the chips", "[X-06]") {
    Window window;
    ChipBar bar(window.session);
    auto filter = window.session.filter();
    filter.ssh = filter.jupyter = true;
    window.set(filter);
    bar.show();
    REQUIRE(QTest::qWaitForWindowExposed(&bar));
    bar.activateWindow();
    const auto before = bar.chips().size();
    bar.chips().front()->setFocus();
    QTest::keyClick(bar.chips().front(), Qt::Key_Delete);
    window.session.compareNow();
    CHECK(bar.chips().size() == before - 1);
    CHECK(bar.chips().front()->hasFocus());
}

TEST_CASE("Clear filters leaves search and order alone", "[X-06]") {
    Window window;
    ChipBar bar(window.session);
    auto filter = window.session.filter();
    filter.text = "L40S";
    filter.ssh = true;
    window.set(filter);
    compare::Order order;
    order.keys = {{compare::Column::Price, true}};
    window.session.setOrder(order);
    bar.clearLink()->click();
    window.session.compareNow();
    compare::Filter expected;
    expected.text = "L40S";
    expected.fitsOnly = expected.targetMetOnly = false;
    CHECK(window.session.filter() == expected);
    CHECK(window.session.order() == order);
    CHECK(bar.chips().empty());
}

TEST_CASE("Removing a rule takes away exactly what hides by it", "[X-06]") {
    Window window;
    compare::Filter filter;
    filter.text = "nothing is called this";
    filter.providers = filter.gpus = filter.regions = {"x"};
    filter.vramGb.low = 9'000;
    filter.priceNano.low = 1'000'000'000'000;
    filter.markets = {catalog::Market::Reserved};
    filter.hostedNotebook = true;
    filter.incrementAtMost = Duration::milliseconds(1);
    filter.singleGpu = filter.notReclaimable = filter.targetMetOnly = true;
    filter.expression = *compare::parseExpression("vram > 9000");
    filter.columns = {{compare::Column::Vram, *compare::parseExpression(">9000", compare::Column::Vram)}};
    filter.noResellers = filter.knownCardsOnly = filter.freshOnly = true;
    filter.vendors = {"x"};
    filter.vramTotalGb.low = filter.bandwidthGbps.low = filter.gpuCount.low = 9'000;
    filter.precisions = {compare::Precision::Fp4};
    filter.links = {compare::LinkKind::Fabric};
    filter.commitmentMonths = {120};
    filter.taxIncluded = true;
    filter.volumeNano.low = filter.egressNano.low = 1'000'000'000'000;
    filter.readyWithin = Duration::milliseconds(1);
    for (std::size_t i = 1; i < compare::kHiddenByCount; ++i) {
        const auto rule = static_cast<compare::HiddenBy>(i);
        const auto without = withoutRule(filter, rule);
        CHECK_FALSE(without == filter);
        window.set(without);
        CHECK(window.session.comparison()->hiddenCount(rule) == 0);
    }
}

TEST_CASE("Typing searches after a pause and Return searches at once", "[X-06]") {
    Window window;
    SearchBar bar(window.session);
    CHECK(bar.countText() ==
          QStringLiteral("%1 of 11 offers").arg(window.session.comparison()->rows().size()));
    QTest::keyClicks(bar.field(), QStringLiteral("l40s"));
    CHECK(window.session.filter().text.empty());
    REQUIRE(QTest::qWaitFor([&] { return window.session.filter().text == "l40s"; }));
    window.session.compareNow();
    for (const auto row : window.session.comparison()->rows()) {
        CHECK(window.session.comparison()->table().gpuOf(row).canonical == "L40S");
    }
    QTest::keyClicks(bar.field(), QStringLiteral("  f3 "));
    QTest::keyClick(bar.field(), Qt::Key_Return);
    CHECK(window.session.filter().text == "l40s f3");
    window.session.compareNow();
    CHECK(bar.countText() == QStringLiteral("1 of 11 offers"));
    QTest::keyClick(bar.field(), Qt::Key_Escape);
    CHECK(window.session.filter().text.empty());
}

TEST_CASE("Down in the search field goes on to the table", "[X-06]") {
    Window window;
    SearchBar bar(window.session);
    QSignalSpy table(&bar, &SearchBar::tableRequested);
    QTest::keyClick(bar.field(), Qt::Key_Down);
    CHECK(table.count() == 1);
}

TEST_CASE("The filter panel's hardware group edits the filter", "[X-03]") {
    Window window;
    FilterPanel panel(window.session);
    auto* gpus = panel.hardware()->gpuList();
    REQUIRE(gpus->list()->count() == 6);
    for (int i = 0; i < gpus->list()->count(); ++i) {
        if (gpus->list()->item(i)->text() == QStringLiteral("L40S 48 GB")) {
            gpus->list()->item(i)->setCheckState(Qt::Checked);
        }
    }
    CHECK(window.session.filter().gpus == std::vector<std::string>{"L40S"});
    type(*panel.hardware()->vramFields()->lowField(), QStringLiteral("24"));
    type(*panel.hardware()->vramFields()->highField(), QStringLiteral("80"));
    CHECK(window.session.filter().vramGb == compare::Range<double>{24.0, 80.0});
    boxSaying(*panel.hardware(), QStringLiteral("1 GPU"))->click();
    CHECK(window.session.filter().singleGpu);
    window.session.compareNow();
    CHECK(panel.group(FilterGroup::Hardware)->head()->accessibleName() ==
          QStringLiteral("Hardware, 5 filters active"));
}

TEST_CASE("The filter panel's billing group edits the filter", "[X-06]") {
    Window window;
    FilterPanel panel(window.session);
    auto* billing = panel.billing();
    billing->marketBox(catalog::Market::Serverless)->click();
    billing->marketBox(catalog::Market::OnDemand)->click();
    CHECK(window.session.filter().markets ==
          std::vector{catalog::Market::OnDemand, catalog::Market::Serverless});
    billing->marketBox(catalog::Market::Serverless)->click();
    CHECK(window.session.filter().markets == std::vector{catalog::Market::OnDemand});
    type(*billing->priceFields()->highField(), QStringLiteral("1,5"));
    CHECK(window.session.filter().priceNano == compare::Range<std::int64_t>{{}, 1'500'000'000});
    const int perMinute = billing->incrementBox()->findData(60);
    billing->incrementBox()->setCurrentIndex(perMinute);
    Q_EMIT billing->incrementBox()->activated(perMinute);
    CHECK(window.session.filter().incrementAtMost == Duration::minutes(1));
}

TEST_CASE("The panel shows a filter that came from elsewhere", "[X-06]") {
    Window window;
    FilterPanel panel(window.session);
    QSignalSpy counts(&panel, &FilterPanel::activeCountChanged);
    compare::Filter filter;
    filter.fitsOnly = filter.targetMetOnly = false;
    filter.ssh = filter.jupyter = true;
    filter.regions = {"eu-west"};
    filter.providers = {"F3"};
    window.set(filter);
    CHECK(boxSaying(*panel.access(), QStringLiteral("Jupyter"))->isChecked());
    CHECK(panel.place()->regionList()->chosen() == std::vector<std::string>{"eu-west"});
    CHECK(panel.place()->providerList()->chosen() == std::vector<std::string>{"F3"});
    CHECK(panel.activeCount() == 4); // the profile's preset has three
    CHECK(counts.count() > 0);
    CHECK(window.session.filter() == filter); // showing is not editing
}

TEST_CASE("A strict filter excludes unknown unless the switch lets it in", "[X-01]") {
    Window window;
    FilterPanel panel(window.session);
    boxSaying(*panel.access(), QStringLiteral("SSH"))->click();
    window.session.compareNow();
    const auto strict = window.session.comparison()->rows().size();
    boxSaying(*panel.access(), QStringLiteral("Include unknown"))->click();
    window.session.compareNow();
    CHECK(window.session.comparison()->rows().size() > strict);
}
