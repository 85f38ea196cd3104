// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/plain_size.h"
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/text/quantity_text.h"
#include "ui/workload/format_words.h"
#include "ui/workload/model_picker.h"
#include "ui/workload/number_parser.h"
#include "ui/workload/value_scale.h"

#include <QLineEdit>
#include <QSignalSpy>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;

TEST_CASE("every stop of a scale comes back from its position", "[workload]") {
    for (const ValueScale& scale : {parametersScale(), contextScale(), itemScale(), usersScale()}) {
        std::int64_t value = scale.least();
        int stops = 1;
        for (; value < scale.most(); ++stops) {
            REQUIRE(scale.valueAt(scale.positionOf(value)) == value);
            const std::int64_t next = scale.stepped(value, 1);
            REQUIRE(next > value);
            CHECK(scale.stepped(next, -1) == value);
            value = next;
        }
        CHECK(stops > 50);
        CHECK(scale.stepped(scale.most(), 1) == scale.most());
        CHECK(scale.stepped(scale.least(), -1) == scale.least());
    }
}

TEST_CASE("steps from between two stops go to the nearest in their direction", "[workload]") {
    const ValueScale scale = parametersScale();
    CHECK(scale.stepped(8'030'000'000, 1) == 8'100'000'000);
    CHECK(scale.stepped(8'030'000'000, -1) == 8'000'000'000);
    CHECK(scale.positionOf(1) == 0);
    CHECK(scale.positionOf(INT64_MAX) == ValueScale::kPositions);
}

TEST_CASE("numbers are read as people type them", "[workload]") {
    CHECK(parseCount(QStringLiteral("24,900")) == 24'900);
    CHECK(parseCount(QStringLiteral(" 24.9k ")) == 24'900);
    CHECK(parseCount(QStringLiteral("1.5 M")) == 1'500'000);
    CHECK(parseTokens(QStringLiteral("8k tokens")) == 8'192);
    CHECK(parseTokens(QStringLiteral("8192")) == 8'192);
    CHECK(parseParameters(QStringLiteral("8.03 B")) == 8'030'000'000);
    CHECK(parseParameters(QStringLiteral("500m")) == 500'000'000);
    CHECK(parseParameters(QStringLiteral("1.2T")) == 1'200'000'000'000);
    CHECK(parseDuration(QStringLiteral("20"), u'm') == 1'200'000);
    CHECK(parseDuration(QStringLiteral("90 s"), u'm') == 90'000);
    CHECK(parseDuration(QStringLiteral("1.5h"), u'm') == 5'400'000);
    CHECK(parseTenths(QStringLiteral("12.5")) == 125);
    for (const char* bad : {"", "abc", "-5", "1e9", "8 B 3", "9999999999999999999"}) {
        INFO(bad);
        CHECK_FALSE(parseCount(QString::fromLatin1(bad)));
    }
}

TEST_CASE("numbers follow the language of the window", "[workload]") {
    const QLocale before = uiLocale();
    setUiLocale(QLocale(QLocale::Vietnamese));
    CHECK(parseCount(QStringLiteral("24.900")) == 24'900);
    CHECK(parseParameters(QStringLiteral("8,03 B")) == 8'030'000'000);
    CHECK(parseParameters(QStringLiteral("8,03 tỷ")) == 8'030'000'000);
    CHECK(parseParameters(QStringLiteral("500 triệu")) == 500'000'000);
    CHECK(parseParameters(QStringLiteral("1,2 nghìn tỷ")) == 1'200'000'000'000);
    CHECK(parseDuration(QStringLiteral("20 phút"), u'h') == 1'200'000);
    CHECK(parseDuration(QStringLiteral("1,5 giờ"), u'm') == 5'400'000);
    setUiLocale(before);
}

TEST_CASE("the menu of formats lists each once and begins every stop with the slider's choice",
          "[workload]") {
    const auto& formats = weightFormatsForMenu();
    CHECK(formats.size() == static_cast<std::size_t>(sizing::WeightFormat::Int4Experts32) + 1);
    int lastStop = 4;
    for (const sizing::WeightFormat format : formats) {
        if (stopOf(format) != lastStop) {
            CHECK(stopOf(format) < lastStop);
            lastStop = stopOf(format);
            CHECK(format == formatAtStop(lastStop));
        }
    }
    CHECK(lastStop == 0);
    CHECK(stopOf(sizing::WeightFormat::GgufQ6_K) == 1);
    CHECK(stopOf(sizing::WeightFormat::GgufQ5_K_M) == 0);
}

namespace {

models::Architecture named(const char* id) {
    models::Architecture model = models::plainSize(3'000'000'000);
    model.id = id;
    model.plainSize = false;
    return model;
}

void enter(ModelPicker& picker, const char* text) {
    picker.lineEdit()->selectAll();
    QTest::keyClicks(picker.lineEdit(), QString::fromLatin1(text));
    QTest::keyClick(picker.lineEdit(), Qt::Key_Return);
}

} // namespace

TEST_CASE("the model picker finds names and makes plain sizes of what is typed", "[workload]") {
    ModelPicker picker({named("org/Zeta-7B-Chat"), named("org/Alpha-3B")});
    QSignalSpy picked(&picker, &ModelPicker::modelPicked);
    CHECK(picker.currentText() == QStringLiteral("Llama-class 8B"));
    enter(picker, "zeta");
    CHECK(picker.model().id == "org/Zeta-7B-Chat");
    CHECK(picker.currentText() == QStringLiteral("Zeta-7B-Chat"));
    enter(picker, "9.4B");
    CHECK(picker.model() == models::plainSize(9'400'000'000));
    CHECK(picker.currentText() == QStringLiteral("Custom 9.4B"));
    enter(picker, "no such model");
    CHECK(picker.currentText() == QStringLiteral("Custom 9.4B"));
    enter(picker, "llama-class 70b");
    CHECK(picker.model().totalParameters == 70'600'000'000);
    CHECK(picked.count() == 3);
}

TEST_CASE("the model picker follows the session both ways", "[workload]") {
    ComparisonSession session;
    open(session);
    ModelPicker picker({named("org/Alpha-3B")});
    picker.follow(session);
    enter(picker, "alpha-3b");
    CHECK(session.workload().model.id == "org/Alpha-3B");
    compare::Workload workload = session.workload();
    workload.model = models::plainSize(9'400'000'000);
    session.setWorkload(workload, {});
    session.compareNow();
    CHECK(picker.currentText() == QStringLiteral("Custom 9.4B"));
}
