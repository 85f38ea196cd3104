// SPDX-License-Identifier: GPL-3.0-or-later
// The folded settings of the workload panel: server switches, spot, trainer.
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/details/detail_facts.h"
#include "ui/workload/batch_block.h"
#include "ui/workload/extras_block.h"
#include "ui/workload/number_field.h"
#include "ui/workload/panel_rows.h"
#include "ui/workload/server_block.h"
#include "ui/workload/trainer_block.h"
#include "ui/workload/workload_panel.h"

#include <QCheckBox>
#include <QComboBox>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using compare::Profile;

namespace {

void type(NumberField* field, const char* text) {
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(text));
    QTest::keyClick(field, Qt::Key_Return);
}

void choose(QComboBox* combo, int data) {
    const int index = combo->findData(data);
    REQUIRE(index >= 0);
    combo->setCurrentIndex(index);
    Q_EMIT combo->activated(index);
}

double outputRate(const ComparisonSession& session, const char* id) {
    const auto comparison = session.comparison();
    return comparison->figures(fitgauge::test::rowOf(*comparison, id)).speed->outputTokensPerSecond.typical;
}

} // namespace

TEST_CASE("server switches reach the speed and can be undone", "[S-31][workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    const double tuned = outputRate(session, "F3");
    panel.server()->continuousBatching()->click();
    CHECK_FALSE(session.workload().server.continuousBatching);
    REQUIRE(answered(session));
    CHECK(outputRate(session, "F3") < tuned);
    session.undoStack().undo();
    REQUIRE(answered(session));
    CHECK(outputRate(session, "F3") == tuned);
    CHECK(panel.server()->continuousBatching()->isChecked());
    type(panel.server()->prefixCached(), "40");
    CHECK(session.workload().server.prefixCachedPpm == 400'000);
    panel.server()->pagedKv()->click();
    panel.server()->quantisedKernels()->click();
    CHECK_FALSE(session.workload().server.pagedKv);
    CHECK_FALSE(session.workload().server.quantisedKernels);
}

TEST_CASE("spot terms of a job raise its cost as interruptions cost more", "[R-41][S-26][workload]") {
    ComparisonSession session;
    open(session, Profile::Batch);
    WorkloadPanel panel(session);
    const auto cost = [&] {
        const auto comparison = session.comparison();
        return comparison->figures(fitgauge::test::rowOf(*comparison, "F5")).cost.value().nano;
    };
    const auto usual = cost();
    type(panel.batch()->checkpointEvery(), "60");
    CHECK(session.workload().spot.checkpointEvery == Duration::minutes(60));
    REQUIRE(answered(session));
    CHECK(cost() > usual);
    type(panel.batch()->restart(), "30");
    type(panel.batch()->reclaims(), "12.5");
    CHECK(session.workload().spot.restart == Duration::minutes(30));
    CHECK(session.workload().spot.reclaimsPerHour == Approx(0.125));
    panel.batch()->checkpointing()->click();
    CHECK_FALSE(session.workload().spot.checkpointEvery);
    CHECK_FALSE(panel.batch()->spot()->isOpen());
    for (int step = 0; step < 4; ++step) {
        session.undoStack().undo();
    }
    REQUIRE(answered(session));
    CHECK(cost() == usual);
}

TEST_CASE("trainer settings reach the memory", "[R-10][workload]") {
    ComparisonSession session;
    open(session, Profile::Research);
    WorkloadPanel panel(session);
    REQUIRE(session.workload().isTraining);
    const auto needed = [&] {
        const auto comparison = session.comparison();
        return comparison->memory(fitgauge::test::rowOf(*comparison, "F3")).needed;
    };
    const Bytes plain = needed();
    choose(panel.trainer()->loss(), static_cast<int>(sizing::LossKind::Chunked));
    REQUIRE(answered(session));
    CHECK(needed() < plain);
    choose(panel.trainer()->optimizer(), static_cast<int>(sizing::OptimizerKind::Adam8Bit));
    CHECK(session.workload().training.optimizer == sizing::OptimizerKind::Adam8Bit);
    choose(panel.trainer()->sharding(), static_cast<int>(sizing::Sharding::None));
    CHECK(session.workload().training.sharding == sizing::Sharding::None);
    panel.trainer()->flashAttention()->click();
    CHECK_FALSE(session.workload().training.flashAttention);
    open(session);
    REQUIRE(answered(session));
    CHECK(panel.trainer()->isHidden());
}

TEST_CASE("volume and egress are told beside the month and can be undone", "[R-28][R-29][S-38][workload]") {
    ComparisonSession session;
    open(session, Profile::Research);
    WorkloadPanel panel(session);
    type(panel.extras()->volume(), "200");
    type(panel.extras()->egress(), "300");
    type(panel.extras()->link(), "500");
    CHECK(session.workload().extras == compare::Extras{200, 500, 300, 4'000});
    REQUIRE(answered(session));
    const auto comparison = session.comparison();
    const auto rows = extraFacts({*comparison, fitgauge::test::rowOf(*comparison, "F2")});
    CHECK(rows.front().value == QStringLiteral("14.00"));
    session.undoStack().undo();
    CHECK(session.workload().extras.linkMbps == 1'000);
    CHECK(panel.batch()->isHidden());
    open(session, Profile::Batch);
    CHECK(panel.extras()->isHidden());
}
