// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/gauge_widget.h"

#include "tests/support/catch.h"
#include "tests/ui/gauge_support.h"
#include "tests/ui/session_support.h"

#include <QAccessible>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;

TEST_CASE("the gauge shows the row that the session is about", "[S-47][gauge]") {
    ComparisonSession session;
    open(session);
    GaugeWidget gauge(session);
    CHECK(gauge.state().title == QStringLiteral("Memory on L40S 48 GB"));
    session.select(fitgauge::test::rowOf(*session.comparison(), "F4"));
    CHECK(gauge.state().title == QStringLiteral("Memory on A100 80 80 GB"));
    CHECK(gauge.state().usable == Bytes::fromGib(79.0));
    session.select(std::nullopt);
    CHECK(gauge.state().title == QStringLiteral("Memory on L40S 48 GB"));
}

TEST_CASE("assistive technology reads the gauge as a value and a sentence", "[gauge]") {
    GaugeWidget gauge;
    gauge.setState(serving(sizing::Fit::Comfortable, 16.0, 45.0, 16));
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&gauge);
    REQUIRE(spoken != nullptr);
    CHECK(spoken->role() == QAccessible::ProgressBar);
    CHECK(spoken->text(QAccessible::Name) == QStringLiteral("Memory on L40S 48 GB"));
    CHECK(spoken->text(QAccessible::Value) == gauge.state().sentence);
    REQUIRE(spoken->valueInterface() != nullptr);
    CHECK(spoken->valueInterface()->currentValue().toDouble() ==
          fitgauge::test::Approx(72.13).epsilon(0.001));
    sizing::MemoryEstimate memory = estimate(sizing::Fit::Unknown, {{sizing::PartKind::Weights, 26.0}}, 45.0);
    memory.usable.reset();
    gauge.setState(gaugeState(memory, 850'000, {}, 16));
    CHECK_FALSE(spoken->valueInterface()->currentValue().isValid());
}

TEST_CASE("a narrow gauge grows in height instead of cutting its sentence", "[gauge]") {
    GaugeWidget gauge;
    gauge.setState(serving(sizing::Fit::Comfortable, 16.0, 45.0, 16));
    CHECK(gauge.heightForWidth(200) > gauge.heightForWidth(600));
}
