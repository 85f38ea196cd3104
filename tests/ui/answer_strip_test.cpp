// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/explain.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"
#include "ui/answer/answer_strip.h"
#include "ui/answer/link_button.h"
#include "ui/answer/offer_words.h"
#include "ui/answer/polite_announcer.h"
#include "ui/session/comparison_session.h"
#include "ui/table/cell.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

void showFixture(ComparisonSession& session, const compare::Workload& workload = test::fixtureWorkload()) {
    session.reset(workload, compare::defaultFilter(workload.profile), {});
    session.setTable(compare::OfferTable::build(test::fixtureFacts()));
    session.compareNow();
}

QPushButton* buttonSaying(const QWidget& parent, const QString& text) {
    for (auto* button : parent.findChildren<QPushButton*>()) {
        if (button->text() == text) {
            return button;
        }
    }
    return nullptr;
}

} // namespace

TEST_CASE("The answer strip says the figures of the comparison", "[X-04][S-45]") {
    ComparisonSession session;
    showFixture(session);
    const auto& comparison = *session.comparison();
    const auto row = comparison.answer().row;
    REQUIRE(row.has_value());
    const auto content = stripContent(comparison, {});
    CHECK(content.kind == compare::AnswerKind::Comfortable);
    CHECK(content.card == QStringLiteral("L40S 48 GB"));
    CHECK(content.provider == QStringLiteral("Provider F3"));
    CHECK(content.figure == costText(*comparison.figures(*row).cost));
    CHECK(content.figure == QStringLiteral("657"));
    CHECK(content.unit == QStringLiteral("USD/month"));
    CHECK(content.basis == QStringLiteral("0.90 USD/h × 730 h, always on"));
    CHECK(content.facts.front().text.startsWith(percentText(*comparison.memory(*row).usedPpm())));
    CHECK(content.choice.isEmpty());
}

TEST_CASE("The strip counts the cheaper offers that fail a test and adds up", "[S-45]") {
    ComparisonSession session;
    showFixture(session);
    const auto& answer = session.comparison()->answer();
    const auto content = stripContent(*session.comparison(), {});
    std::size_t cheaper = 0;
    for (const auto count : answer.cheaperFailing) {
        if (count > 0) {
            CHECK(content.notCheaper.contains(countText(static_cast<std::int64_t>(count))));
        }
        cheaper += count;
    }
    CHECK(cheaper > 0);
    CHECK(content.notCheaper.startsWith(QStringLiteral("Nothing cheaper passes")));
}

TEST_CASE("A cheaper borderline offer is named beside the answer and marked in the table", "[S-20]") {
    ComparisonSession session;
    showFixture(session);
    AnswerStrip strip(session);
    const int height = strip.sizeHint().height();
    compare::Workload workload = session.workload();
    // Between the typical and the slow case of today's answer, which becomes borderline.
    const auto before = *session.comparison()->answer().row;
    const auto perUser = session.comparison()->figures(before).speed->perUserTokensPerSecond;
    workload.targets.tokensPerSecondPerUser = (perUser.typical + perUser.slow) / 2;
    session.setWorkload(workload, QStringLiteral("target"));
    session.compareNow();
    const auto& comparison = *session.comparison();
    REQUIRE(comparison.answer().cheaperBorderline.has_value());
    const auto row = *comparison.answer().cheaperBorderline;
    CHECK(strip.content().borderline.contains(offerTitle(comparison.table(), row)));
    CHECK(strip.content().spoken().contains(strip.content().borderline));
    CHECK(strip.sizeHint().height() > height);
    CHECK(cellOf(comparison, row, compare::Column::TokensPerSecond).mark == Cell::Mark::Borderline);
    CHECK(
        tipText(comparison, row, compare::Column::TokensPerSecond).contains(QStringLiteral("Measure first")));
}

TEST_CASE("The strongest card never appears without its cost", "[X-07]") {
    ComparisonSession session;
    showFixture(session);
    const auto& comparison = *session.comparison();
    REQUIRE(comparison.answer().strongest.has_value());
    const auto strongest = *comparison.answer().strongest;
    const auto content = stripContent(comparison, {});
    CHECK(content.strongest.contains(offerTitle(comparison.table(), strongest)));
    const auto stronger = compare::strongerOffer(comparison);
    REQUIRE((stronger && stronger->costRatio));
    CHECK(content.strongest.contains(decimalText(*stronger->costRatio, *stronger->costRatio < 10 ? 1 : 0)));
}

TEST_CASE("Another selected row adds the line of the user's choice", "[S-45]") {
    ComparisonSession session;
    showFixture(session);
    AnswerStrip strip(session);
    const int height = strip.sizeHint().height();
    const auto other = test::rowOf(*session.comparison(), "F4");
    session.select(other);
    CHECK(strip.content().choiceName == QStringLiteral("Your choice"));
    const auto more = *session.comparison()->figures(other).cost -
                      *session.comparison()->figures(*session.comparison()->answer().row).cost;
    CHECK(strip.content().choice.contains(QStringLiteral("%1 USD/month more").arg(costText(more))));
    CHECK(strip.sizeHint().height() > height);
    session.select(session.comparison()->answer().row);
    CHECK(strip.content().choice.isEmpty());
}

TEST_CASE("Without an answer the strip names the filter that hides most and removes it", "[S-45]") {
    ComparisonSession session;
    showFixture(session);
    AnswerStrip strip(session);
    auto filter = session.filter();
    filter.vramGb.low = 9'000;
    session.setFilter(filter, QString());
    session.compareNow();
    REQUIRE(session.comparison()->relief().has_value());
    CHECK(strip.content().kind == compare::AnswerKind::None);
    CHECK(strip.content().hint.contains(nameOf(compare::HiddenBy::Vram)));
    auto* remove = buttonSaying(strip, QStringLiteral("Remove “%1”").arg(nameOf(compare::HiddenBy::Vram)));
    REQUIRE(remove != nullptr);
    remove->click();
    session.compareNow();
    CHECK(session.filter().vramGb.isOpen());
    CHECK(strip.content().kind == compare::AnswerKind::Comfortable);
}

TEST_CASE("A tight answer says so in its first line", "[S-45]") {
    ComparisonSession session;
    showFixture(session);
    auto filter = session.filter();
    filter.gpus = {"L40S"};
    session.setFilter(filter, QString());
    auto workload = test::fixtureWorkload();
    workload.serving.users = 25; // full after 28, comfortable to 21
    workload.targets = {{}, {}}; // memory alone decides here
    session.setWorkload(workload, QString());
    session.compareNow();
    const auto content = stripContent(*session.comparison(), {});
    REQUIRE(content.kind == compare::AnswerKind::Tight);
    CHECK(content.claim.startsWith(QStringLiteral("Tight")));
    REQUIRE_FALSE(content.facts.empty());
    CHECK(content.facts.front().shape == Shape::Tight);
}

TEST_CASE("Why and provider page are asked for and Add to compare picks the answer", "[S-45]") {
    ComparisonSession session;
    showFixture(session);
    AnswerStrip strip(session);
    QSignalSpy why(&strip, &AnswerStrip::whyRequested);
    QSignalSpy page(&strip, &AnswerStrip::openUrlRequested);
    buttonSaying(strip, QStringLiteral("Why?"))->click();
    strip.findChild<LinkButton*>()->click();
    CHECK(why.count() == 1);
    REQUIRE(page.count() == 1);
    CHECK(page.front().front().toString() == QStringLiteral("https://example.org/F3"));
    buttonSaying(strip, QStringLiteral("Add to compare"))->click();
    REQUIRE(session.picked().size() == 1);
    CHECK(session.picked().front().offerId == "F3");
    CHECK(buttonSaying(strip, QStringLiteral("Add to compare")) == nullptr);
}

TEST_CASE("Changes of the answer are announced once for many ticks", "[S-45]") {
    ComparisonSession session;
    showFixture(session);
    AnswerStrip strip(session);
    auto* announcer = strip.findChild<PoliteAnnouncer*>();
    REQUIRE(announcer != nullptr);
    QSignalSpy said(announcer, &PoliteAnnouncer::announced);
    for (int users = 16; users <= 24; ++users) {
        auto workload = test::fixtureWorkload();
        workload.serving.users = users;
        session.setWorkload(workload, QString(), QStringLiteral("users"));
        session.compareNow();
    }
    REQUIRE(QTest::qWaitFor([&] { return said.count() > 0; }));
    CHECK(said.count() == 1);
    CHECK(said.front().front().toString() == strip.content().spoken());
}

TEST_CASE("Research shows the session's price as the basis of the month", "[X-04]") {
    ComparisonSession session;
    showFixture(session, test::fixtureWorkload(compare::Profile::Research));
    const auto& comparison = *session.comparison();
    REQUIRE(comparison.answer().row.has_value());
    const auto content = stripContent(comparison, {});
    const auto figures = comparison.figures(*comparison.answer().row);
    CHECK(content.figure == costText(*figures.cost));
    CHECK(content.basis == QStringLiteral("176 sessions × %1 USD").arg(moneyText(*figures.session, 2)));
}

TEST_CASE("Names of cards leave their memory to its own place", "[X-03]") {
    const auto titled = [](const char* canonical, double gb) {
        hardware::Gpu gpu;
        gpu.canonical = canonical;
        gpu.vramGb = gb;
        return gpuTitle(gpu);
    };
    CHECK(titled("L40S", 48) == QStringLiteral("L40S 48 GB"));
    CHECK(titled("A100-SXM4-80GB", 80) == QStringLiteral("A100 SXM4 80 GB"));
    CHECK(titled("RTX-6000-Ada", 48) == QStringLiteral("RTX 6000 Ada 48 GB"));
    hardware::Gpu unknown;
    unknown.canonical = "TPU-v5e";
    CHECK(gpuTitle(unknown) == QStringLiteral("TPU v5e"));
}
