// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/why/flow_text.h"
#include "ui/why/why_panel.h"
#include "ui/why/why_words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

using compare::Comparison;
using Row = compare::OfferTable::Row;

WhyFindings findingsOf(const Comparison& comparison) {
    return {compare::explain(comparison), compare::passingOffers(comparison)};
}

WhyContent contentOf(const Comparison& comparison, std::optional<Row> selected = {}) {
    return whyContent(comparison, findingsOf(comparison), selected);
}

const WhyPart& partOf(const WhyContent& content, int number) {
    for (const auto& part : content.parts) {
        if (part.number == number) {
            return part;
        }
    }
    throw std::out_of_range("no such part");
}

// All that one part says.
QString said(const WhyPart& part) {
    WhyContent alone;
    alone.parts = {part};
    return alone.plainText();
}

bool waitForContent(WhyPanel& panel) {
    return QTest::qWaitFor([&panel] { return !panel.content().parts.empty(); });
}

} // namespace

TEST_CASE("The Why panel has five numbered parts with the figures of the comparison", "[S-45]") {
    const auto comparison = fitgauge::test::compareFixture();
    const auto content = contentOf(*comparison);
    REQUIRE(content.parts.size() == 6); // five and the ladder
    CHECK(content.title == QStringLiteral("Why L40S 48 GB · Provider F3?"));
    CHECK(content.cost == QStringLiteral("657 USD/month"));
    const Row answer = comparison->answer().row.value();
    const auto& memory = comparison->memory(answer);
    const QString why = said(partOf(content, 1));
    CHECK(why.contains(gibText(memory.needed, 1)));
    CHECK(why.contains(percentText(memory.usedPpm().value())));
    CHECK(why.contains(QStringLiteral("0.90 USD/h")));
    CHECK(why.contains(QStringLiteral("comfort line ") + percentText(comparison->workload().comfort)));
}

TEST_CASE("The precision ladder lists weights total and cheapest comfortable card at each step", "[S-46]") {
    auto workload = fitgauge::test::fixtureWorkload();
    workload.traffic.requestsPerDay = 12'000; // what one L4 carries
    const auto comparison = fitgauge::test::compareFixture(workload);
    const auto content = contentOf(*comparison);
    const WhyPart& ladder = content.parts.at(4);
    REQUIRE(ladder.changes.size() == 4);
    const std::array<std::pair<QString, QString>, 4> expected{
        {{QStringLiteral("32 bit: weights 29.91, in all 47.41 GiB"), QStringLiteral("A100 80")},
         {QStringLiteral("16 bit: weights 14.96, in all 32.46 GiB"), QStringLiteral("L40S")},
         {QStringLiteral("8 bit: weights 7.48, in all 16.98 GiB"), QStringLiteral("L4 ")},
         {QStringLiteral("4 bit: weights 4.21, in all 13.71 GiB"), QStringLiteral("L4 ")}}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CHECK(ladder.changes[i].change.toStdString() == expected[i].first.toStdString());
        CAPTURE(ladder.changes[i].offer.toStdString());
        CHECK(ladder.changes[i].offer.startsWith(expected[i].second));
    }
}

TEST_CASE("Every latency and rate of the Why panel is called an estimate", "[S-45]") {
    const auto content = contentOf(*fitgauge::test::compareFixture());
    int figures = 0;
    for (const auto& line : content.plainText().split(u'\n')) {
        const bool isSpeed = line.contains(QStringLiteral("irst token about")) ||
                             line.contains(QStringLiteral("user about")) ||
                             line.contains(QStringLiteral("one after"));
        figures += isSpeed ? 1 : 0;
        CHECK((!isSpeed || line.contains(QStringLiteral("estimate"))));
    }
    CHECK(figures > 0);
}

TEST_CASE("Every test that a cheaper offer fails is told with an offer and the count of the rest", "[S-45]") {
    const auto comparison = fitgauge::test::compareFixture();
    const auto findings = findingsOf(*comparison);
    const auto part = whyNotCheaper(*comparison, findings.explanation);
    REQUIRE_FALSE(findings.explanation.cheaper.empty());
    const QString text = said(part);
    std::size_t told = 0;
    for (const auto& group : findings.explanation.cheaper) {
        CHECK(text.contains(withoutMarks(offerWithCost(*comparison, group.examples.front().row))));
        CHECK(text.contains(
            reasonText(*comparison, group.examples.front().row, group.examples.front().failed)));
        told += group.count;
    }
    std::size_t counted = 0;
    for (const auto count : comparison->answer().cheaperFailing) {
        counted += count;
    }
    CHECK(told == counted);
}

TEST_CASE("A cheaper offer behind a filter is told apart from those that fail a test", "[S-45]") {
    const auto comparison = fitgauge::test::compareFixture();
    const auto& answer = comparison->answer();
    REQUIRE(answer.cheaperOutsideFilters.has_value());
    const auto part = whyNotCheaper(*comparison, findingsOf(*comparison).explanation);
    const auto& line = part.lines.back();
    CHECK(line.shape == Shape::Minus);
    CHECK(line.below.contains(nameOf(answer.cheaperHiddenBy.value())));
    CHECK(line.below.contains(QStringLiteral("not by a test")));
}

TEST_CASE("The stronger offer comes with its cost and its ratios", "[X-07]") {
    const auto comparison = fitgauge::test::compareFixture();
    const auto findings = findingsOf(*comparison);
    REQUIRE(findings.explanation.strongest.has_value());
    const auto& stronger = *findings.explanation.strongest;
    const auto part = whyNotStronger(*comparison, findings.explanation);
    CHECK(part.lines.front().text.contains(costText(stronger.cost)));
    REQUIRE_FALSE(part.ratios.empty());
    CHECK(part.ratios.front().value == decimalText(stronger.costRatio.value(), 1) + u'×');
}

TEST_CASE("Each threshold becomes one row with the difference to the answer", "[S-45]") {
    const auto comparison = fitgauge::test::compareFixture();
    const auto findings = findingsOf(*comparison);
    const auto part = whatWouldChange(*comparison, findings.explanation);
    REQUIRE_FALSE(findings.explanation.thresholds.empty());
    REQUIRE(part.changes.size() >= findings.explanation.thresholds.size());
    const auto answerCost = comparison->figures(comparison->answer().row.value()).cost.value();
    for (std::size_t i = 0; i < findings.explanation.thresholds.size(); ++i) {
        const auto& what = findings.explanation.thresholds[i];
        if (what.row && what.cost) {
            CHECK(part.changes[i].offer.contains(offerTitle(comparison->table(), *what.row)));
            CHECK(part.changes[i].difference == signedCost(compare::costGap(*what.cost, answerCost)));
        }
    }
}

TEST_CASE("A selected offer that is not the answer is told what it fails or costs more", "[S-45]") {
    const auto comparison = fitgauge::test::compareFixture();
    const auto why = [&](const char* id) {
        const auto content = contentOf(*comparison, fitgauge::test::rowOf(*comparison, id));
        REQUIRE(content.parts.size() == 7);
        CHECK(content.parts.front().number == 0);
        return said(content.parts.front());
    };
    CHECK(why("F1").contains(QStringLiteral("needs")));
    const auto dearer = why("F4");
    CHECK(dearer.contains(QStringLiteral("It costs more: +511 USD/month (1,168 instead of 657).")));
    CHECK(why("F5").contains(nameOf(compare::HiddenBy::Reclaimable)));
    CHECK(contentOf(*comparison, comparison->answer().row).parts.size() == 6);
}

TEST_CASE("Differences of cost agree with the amounts as they are read", "[S-45]") {
    const auto gap = [](std::int64_t cents, std::int64_t reference) {
        return signedCost(compare::costGap(fitgauge::test::usd(cents), fitgauge::test::usd(reference)));
    };
    CHECK(gap(116'849, 65'651) == QStringLiteral("+511"));
    CHECK(gap(43'800, 65'700) == QStringLiteral("−219"));
    CHECK(gap(5'280, 4'400) == QStringLiteral("+8.80"));
    CHECK(gap(65'740, 65'700) == QStringLiteral("0"));
}

TEST_CASE("Without an answer the panel says so and names the filter that hides most", "[S-45]") {
    auto filter = compare::defaultFilter(compare::Profile::Live);
    filter.vramGb.low = 9'000;
    const auto comparison = fitgauge::test::compareFacts(fitgauge::test::fixtureFacts(),
                                                         fitgauge::test::fixtureWorkload(), filter);
    REQUIRE_FALSE(comparison->answer().row.has_value());
    const auto content = contentOf(*comparison);
    CHECK(content.cost.isEmpty());
    CHECK(said(partOf(content, 1)).contains(nameOf(compare::HiddenBy::Vram)));
}

TEST_CASE("The panel follows the session and copies what it shows", "[S-45]") {
    ComparisonSession session;
    ui::test::open(session);
    WhyPanel panel(session);
    panel.show();
    REQUIRE(waitForContent(panel));
    const QString before = panel.content().plainText();
    for (auto* button : panel.findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Copy text")) {
            button->click();
        }
    }
    CHECK(QGuiApplication::clipboard()->text() == before);
    auto workload = session.workload();
    workload.serving.users = 40;
    session.setWorkload(workload, QString());
    REQUIRE(QTest::qWaitFor([&] { return panel.content().plainText() != before; }));
    CHECK(panel.content().plainText() == contentOf(*session.comparison()).plainText());
    session.select(fitgauge::test::rowOf(*session.comparison(), "F10"));
    CHECK(panel.content().parts.front().number == 0);
}

TEST_CASE("No text of the panel is cut in either profile", "[S-45]") {
    for (const auto profile : {compare::Profile::Live, compare::Profile::Research, compare::Profile::Batch}) {
        ComparisonSession session;
        ui::test::open(session, profile);
        WhyPanel panel(session);
        panel.show();
        REQUIRE(waitForContent(panel));
        session.select(fitgauge::test::rowOf(*session.comparison(), "F10"));
        QCoreApplication::processEvents();
        const auto texts = panel.findChildren<FlowText*>();
        CHECK(texts.size() > 10);
        for (const auto* text : texts) {
            INFO(text->text().toStdString());
            CHECK(text->isWhole());
            CHECK(text->textFormat() == Qt::PlainText);
        }
    }
}
