// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"
#include "ui/table/hidden_strip.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

struct Strip {
    explicit Strip(int width = 900) {
        session.reset(test::fixtureWorkload(), compare::defaultFilter(compare::Profile::Live), {});
        session.setTable(compare::OfferTable::build(test::fixtureFacts()));
        session.compareNow();
        strip = std::make_unique<HiddenStrip>(session);
        strip->resize(width, strip->sizeHint().height());
        strip->show();
        REQUIRE(QTest::qWaitForWindowExposed(strip.get()));
    }
    QToolButton* button(const QString& word) const {
        for (QToolButton* button : strip->findChildren<QToolButton*>()) {
            if (button->isVisible() && button->text().contains(word)) {
                return button;
            }
        }
        return nullptr;
    }
    ComparisonSession session;
    std::unique_ptr<HiddenStrip> strip;
};

} // namespace

TEST_CASE("The strip counts every hidden offer once") {
    const Strip s;
    const auto comparison = s.session.comparison();
    const std::size_t hidden = comparison->table().size() - comparison->rows().size();
    const auto labels = s.strip->findChildren<QLabel*>();
    REQUIRE(labels.size() == 1);
    CHECK(labels.front()->text() == QStringLiteral("Not shown: %1").arg(hidden));
    int buttons = 0;
    for (const QToolButton* button : s.strip->findChildren<QToolButton*>()) {
        buttons += button->isVisible() ? button->text().split(u' ').front().toInt() : 0;
    }
    CHECK(static_cast<std::size_t>(buttons) == hidden);
}

TEST_CASE("A click shows the group and another one goes back") {
    Strip s;
    QToolButton* button = s.button(QStringLiteral("reclaimable"));
    REQUIRE(button != nullptr);
    button->click();
    CHECK(s.session.shownGroup() == compare::HiddenBy::Reclaimable);
    CHECK(button->isChecked());
    button->click();
    CHECK_FALSE(s.session.shownGroup());
    CHECK_FALSE(button->isChecked());
}

TEST_CASE("Groups without room stand behind one button") {
    const Strip wide;
    const Strip narrow(230);
    CHECK(wide.button(QStringLiteral("more")) == nullptr);
    CHECK(narrow.button(QStringLiteral("more")) != nullptr);
    for (const QToolButton* button : narrow.strip->findChildren<QToolButton*>()) {
        CHECK((button->isHidden() || button->geometry().right() < narrow.strip->width()));
    }
}
