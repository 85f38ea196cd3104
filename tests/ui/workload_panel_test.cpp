// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/workload_panel.h"

#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/gauge/gauge_widget.h"
#include "ui/workload/batch_block.h"
#include "ui/workload/labelled_slider.h"
#include "ui/workload/precision_slider.h"
#include "ui/workload/run_block.h"
#include "ui/workload/server_block.h"
#include "ui/workload/serving_block.h"
#include "ui/workload/session_block.h"
#include "ui/workload/traffic_block.h"
#include "ui/workload/training_block.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using compare::Profile;
using sizing::Fit;

namespace {

void type(NumberField* field, const char* text) {
    field->setFocus();
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

} // namespace

TEST_CASE("keys on the users slider change the workload and then the gauge", "[S-06][S-47][workload]") {
    ComparisonSession session;
    open(session);
    GaugeWidget gauge(session);
    WorkloadPanel panel(session);
    REQUIRE(gauge.state().title == QStringLiteral("Memory on L40S 48 GB"));
    REQUIRE(gauge.state().fit == Fit::Comfortable);
    session.select(fitgauge::test::rowOf(*session.comparison(), "F3"));
    TrackSlider* slider = panel.serving()->users()->slider();
    // 16, 18, 20, 22: the first that is tight on 45 GiB.
    for (const std::int64_t users : {18, 20, 22}) {
        QTest::keyClick(slider, Qt::Key_Right);
        REQUIRE(QTest::qWaitFor([&] { return session.workload().serving.users == users; }));
    }
    REQUIRE(answered(session));
    CHECK(gauge.state().fit == Fit::Tight);
    CHECK(panel.serving()->users()->field()->text() == QStringLiteral("22"));
    CHECK(slider->spokenValue() == QStringLiteral("22"));
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(slider);
    REQUIRE(spoken != nullptr);
    CHECK(spoken->text(QAccessible::Value) == QStringLiteral("22"));
    CHECK(spoken->text(QAccessible::Name) == QStringLiteral("Users at once"));
}

TEST_CASE("one drag is one undo step", "[workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    LabelledSlider* context = panel.serving()->context();
    const int before = session.undoStack().count();
    context->slider()->setSliderDown(true);
    for (const int position : {5'000, 6'000, 7'000}) {
        context->slider()->setSliderPosition(position);
    }
    context->slider()->setSliderDown(false);
    CHECK(session.workload().serving.contextTokens == contextScale().valueAt(7'000));
    CHECK(session.undoStack().count() == before + 1);
    session.undoStack().undo();
    CHECK(session.workload().serving.contextTokens == 8'192);
}

TEST_CASE("a burst of drag events is sent once a frame and its last value arrives", "[workload]") {
    LabelledSlider slider(QStringLiteral("Users"), usersScale(), countFormat(1, 1'000'000));
    slider.setValue(1);
    QSignalSpy sent(&slider, &LabelledSlider::valueEdited);
    slider.slider()->setSliderDown(true);
    for (int position = 100; position <= 9'000; position += 50) {
        slider.slider()->setSliderPosition(position);
    }
    CHECK(sent.count() < 60); // 179 events; at once they are one and the rest wait for their frame
    slider.slider()->setSliderDown(false);
    REQUIRE_FALSE(sent.isEmpty());
    CHECK(sent.last().first().toLongLong() == usersScale().valueAt(9'000));
}

TEST_CASE("a typed number beyond the track is taken and said to be", "[workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    LabelledSlider* context = panel.serving()->context();
    panel.show();
    type(context->field(), "1M");
    CHECK(session.workload().serving.contextTokens == 1'048'576);
    CHECK(context->note().contains(QStringLiteral("More than the slider reaches")));
    REQUIRE(answered(session));
    // The plain size reads 131,072 tokens: the more important note wins.
    CHECK(context->note() == QStringLiteral("This model reads at most 131,072 tokens."));
    type(context->field(), "nonsense");
    CHECK(session.workload().serving.contextTokens == 1'048'576);
    CHECK(context->field()->text() == QStringLiteral("1,048,576"));
}

TEST_CASE("precision has four stops and a menu of exact formats", "[workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    PrecisionSlider* precision = panel.serving()->precision();
    CHECK(precision->slider()->value() == 2);
    QTest::keyClick(precision->slider(), Qt::Key_Left);
    CHECK(session.workload().serving.weights == sizing::WeightFormat::Fp8);
    CHECK(precision->menu()->currentText() == QStringLiteral("FP8"));
    CHECK(precision->slider()->spokenValue() == QStringLiteral("8 bit, FP8"));
    choose(precision->menu(), static_cast<int>(sizing::WeightFormat::GgufQ4_K_M));
    CHECK(session.workload().serving.weights == sizing::WeightFormat::GgufQ4_K_M);
    CHECK(precision->slider()->value() == 0);
}

TEST_CASE("a KV format of the menu holds for keys and values", "[workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    choose(panel.serving()->cache(), static_cast<int>(sizing::KvFormat::Fp8));
    CHECK(session.workload().serving.keyCache == sizing::KvFormat::Fp8);
    CHECK(session.workload().serving.valueCache == sizing::KvFormat::Fp8);
    compare::Workload mixed = session.workload();
    mixed.serving.valueCache = sizing::KvFormat::Q4_0;
    session.setWorkload(mixed, {});
    session.compareNow();
    CHECK(panel.serving()->cache()->currentText() == QStringLiteral("K FP8, V Q4_0"));
}

TEST_CASE("the parameters slider makes a plain size", "[workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    CHECK(panel.parameters()->field()->text() == QStringLiteral("8.03 B"));
    QTest::keyClick(panel.parameters()->slider(), Qt::Key_Right);
    CHECK(session.workload().model.totalParameters == 8'100'000'000);
    CHECK(session.workload().model.plainSize);
    type(panel.parameters()->field(), "70B");
    CHECK(session.workload().model.totalParameters == 70'000'000'000);
}

TEST_CASE("live traffic and targets write single values", "[S-03][workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    panel.show();
    CHECK_FALSE(panel.traffic()->isHidden());
    CHECK(panel.sessions()->isHidden());
    CHECK(panel.batch()->isHidden());
    type(panel.traffic()->prompt(), "2,000");
    type(panel.traffic()->answer(), "300");
    type(panel.traffic()->requests(), "50k");
    CHECK(session.workload().traffic == compare::Traffic{50'000, 2'000, 300});
    choose(panel.traffic()->pattern(), static_cast<int>(billing::TrafficPreset::Steady));
    CHECK(session.workload().traffic.pattern == billing::TrafficPreset::Steady);
    panel.traffic()->firstTokenAsked()->click();
    CHECK_FALSE(session.workload().targets.firstToken);
    panel.traffic()->firstTokenAsked()->click();
    CHECK(session.workload().targets.firstToken == Duration::seconds(1));
    REQUIRE(answered(session));
    type(panel.traffic()->firstToken(), "0.5");
    CHECK(session.workload().targets.firstToken == Duration::milliseconds(500));
}

TEST_CASE("research shows training and the session pattern with its sum in words", "[R-02][workload]") {
    ComparisonSession session;
    open(session, Profile::Research);
    WorkloadPanel panel(session);
    panel.show();
    CHECK(panel.serving()->isHidden());
    CHECK(panel.sessions()->sum().startsWith(QStringLiteral("176 session")));
    CHECK(panel.sessions()->sum().endsWith(QStringLiteral("of 30 min, 88 h a month")));
    type(panel.sessions()->launches(), "4");
    type(panel.sessions()->active(), "1h");
    type(panel.sessions()->idle(), "0");
    type(panel.sessions()->days(), "10");
    REQUIRE(answered(session));
    CHECK(session.workload().sessions.active == Duration::hours(1));
    CHECK(panel.sessions()->sum().endsWith(QStringLiteral("of 1 h, 40 h a month")));
    choose(panel.mode(), -1);
    REQUIRE(answered(session));
    CHECK_FALSE(session.workload().isTraining);
    CHECK_FALSE(panel.serving()->isHidden());
    CHECK(panel.training()->isHidden());
    choose(panel.mode(), static_cast<int>(sizing::TrainingMethod::FullMixed));
    REQUIRE(answered(session));
    CHECK(panel.training()->precision()->isHidden());
    panel.training()->checkpointing()->click();
    CHECK_FALSE(session.workload().training.checkpointing);
    type(panel.training()->batch(), "4");
    CHECK(session.workload().training.batch == 4);
}

TEST_CASE("a timed run belongs to a card and goes with it", "[R-05][workload]") {
    ComparisonSession session;
    open(session, Profile::Research);
    WorkloadPanel panel(session);
    RunBlock* run = panel.run();
    CHECK_FALSE(run->time()->isEnabled());
    const int card = run->card()->findText(QStringLiteral("L40S"));
    REQUIRE(card > 0);
    run->card()->setCurrentIndex(card);
    Q_EMIT run->card()->activated(card);
    REQUIRE(session.workload().knownRun);
    REQUIRE(answered(session));
    CHECK(run->time()->isEnabled());
    type(run->time(), "45");
    CHECK(session.workload().knownRun->time == Duration::minutes(45));
    CHECK(session.workload().knownRun->gpu == "L40S");
    Q_EMIT run->card()->activated(0);
    CHECK_FALSE(session.workload().knownRun);
    session.undoStack().undo();
    CHECK(session.workload().knownRun->time == Duration::minutes(45));
}

TEST_CASE("batch shows its job", "[workload]") {
    ComparisonSession session;
    open(session, Profile::Batch);
    WorkloadPanel panel(session);
    panel.show();
    CHECK_FALSE(panel.batch()->isHidden());
    CHECK(panel.traffic()->isHidden());
    type(panel.batch()->items(), "2M");
    type(panel.batch()->finishWithin(), "12");
    CHECK(session.workload().batch.items == 2'000'000);
    CHECK(session.workload().batch.finishWithin == Duration::hours(12));
    panel.batch()->finishAsked()->click();
    CHECK_FALSE(session.workload().batch.finishWithin);
}

TEST_CASE("engine and comfort line are one fold away", "[S-09][workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    choose(panel.server()->engine(), static_cast<int>(sizing::Engine::LlamaCpp));
    CHECK(session.workload().serving.engine == sizing::Engine::LlamaCpp);
    type(panel.server()->comfort(), "70");
    CHECK(session.workload().comfort == 700'000);
    type(panel.server()->comfort(), "0"); // below its limit: refused
    CHECK(session.workload().comfort == 700'000);
}

TEST_CASE("function keys reach precision and context and users in every profile", "[workload]") {
    for (const Profile profile : {Profile::Research, Profile::Live, Profile::Batch}) {
        ComparisonSession session;
        open(session, profile);
        WorkloadPanel panel(session);
        panel.show();
        REQUIRE(QTest::qWaitForWindowActive(&panel));
        for (const Qt::Key key : {Qt::Key_F7, Qt::Key_F8, Qt::Key_F9}) {
            QTest::keyClick(&panel, key);
            QWidget* focused = QApplication::focusWidget();
            REQUIRE(focused != nullptr);
            const char* training = key == Qt::Key_F7   ? "Precision"
                                   : key == Qt::Key_F8 ? "Tokens per item"
                                                       : "Batch";
            const char* serving = key == Qt::Key_F7   ? "Precision"
                                  : key == Qt::Key_F8 ? "Context"
                                                      : "Users at once";
            CHECK(focused->accessibleName().toStdString() ==
                  (profile == Profile::Research ? training : serving));
        }
    }
}

TEST_CASE("every input of the panel has a name", "[workload]") {
    ComparisonSession session;
    open(session);
    WorkloadPanel panel(session);
    for (const QWidget* input : panel.findChildren<QWidget*>()) {
        const bool takesKeys = input->focusPolicy() & Qt::TabFocus;
        const bool ofCombo =
            qobject_cast<const QComboBox*>(input->parentWidget()) != nullptr || input->window() != &panel;
        if (takesKeys && !ofCombo) {
            const QAccessibleInterface* spoken =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(input));
            INFO(input->metaObject()->className());
            REQUIRE(spoken != nullptr);
            CHECK_FALSE(spoken->text(QAccessible::Name).isEmpty());
        }
    }
}
