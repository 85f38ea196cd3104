// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/hidden_strip.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace fitgauge::ui {

namespace {

constexpr double kHeightUnits = 7.25; // 29 px with its two lines

QToolButton* flatButton(QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFont(fontOf(TextStyle::Small));
    button->setIconSize(QSize(units(3), units(3)));
    button->setIcon(icon(QStringLiteral("chevron-right")));
    return button;
}

} // namespace

HiddenStrip::HiddenStrip(ComparisonSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_total(new QLabel(this)), m_more(flatButton(this)) {
    m_total->setFont(fontOf(TextStyle::Small));
    m_total->setTextFormat(Qt::PlainText);
    QPalette quiet = m_total->palette();
    quiet.setColor(QPalette::WindowText, themeOf(this).text2);
    m_total->setPalette(quiet);
    for (std::size_t i = 1; i < compare::kHiddenByCount; ++i) {
        const auto rule = static_cast<compare::HiddenBy>(i);
        QToolButton* button = flatButton(this);
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, rule] { toggle(rule); });
        m_groups.push_back({rule, button});
    }
    connect(m_more, &QToolButton::clicked, this, &HiddenStrip::openMore);
    connect(&session, &ComparisonSession::comparisonChanged, this, &HiddenStrip::refresh);
    connect(&session, &ComparisonSession::shownGroupChanged, this, &HiddenStrip::showMarks);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    refresh();
}

QSize HiddenStrip::sizeHint() const {
    return {units(100), units(kHeightUnits)};
}

QSize HiddenStrip::minimumSizeHint() const {
    return {units(40), units(kHeightUnits)};
}

void HiddenStrip::toggle(compare::HiddenBy rule) {
    const bool isOpen = m_session.shownGroup() == rule;
    m_session.setShownGroup(isOpen ? std::nullopt : std::optional(rule));
    showMarks(); // a click has toggled the button already
}

void HiddenStrip::refresh() {
    const auto comparison = m_session.comparison();
    std::size_t total = 0;
    for (const Group& group : m_groups) {
        const std::size_t count = comparison != nullptr ? comparison->hiddenCount(group.rule) : 0;
        total += count;
        group.button->setText(hiddenGroupText(group.rule, count));
        group.button->setAccessibleName(group.button->text());
        group.button->setEnabled(count > 0);
    }
    if (comparison != nullptr) {
        std::ranges::stable_sort(m_groups, std::greater(),
                                 [&](const Group& group) { return comparison->hiddenCount(group.rule); });
    }
    //: %1: number of hidden offers
    m_total->setText(tr("Not shown: %1").arg(countText(static_cast<std::int64_t>(total))));
    showMarks();
    arrange();
}

void HiddenStrip::showMarks() {
    for (const Group& group : m_groups) {
        const bool isOpen = m_session.shownGroup() == group.rule;
        group.button->setChecked(isOpen);
        group.button->setIcon(
            icon(isOpen ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
        group.button->setToolTip(isOpen ? tr("Back to the offers that pass") : tr("Show these in the table"));
    }
}

void HiddenStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

// As many groups as have room, the rest behind "more".
void HiddenStrip::arrange() {
    const int gap = units(1);
    const auto put = [&](QWidget* widget, int x) {
        const QSize size = widget->sizeHint();
        widget->setGeometry(x, (height() - size.height()) / 2, size.width(), size.height());
        widget->show();
        return x + size.width() + gap;
    };
    int x = put(m_total, units(3)) + gap;
    m_more->hide();
    std::vector<QToolButton*> buttons;
    for (const Group& group : m_groups) {
        group.button->hide();
        if (group.button->isEnabled()) {
            buttons.push_back(group.button);
        }
    }
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const int left = static_cast<int>(buttons.size() - i);
        //: hidden groups that have no room
        m_more->setText(tr("%n more", nullptr, left));
        const int after = x + buttons[i]->sizeHint().width();
        const int reserve = left > 1 ? gap + m_more->sizeHint().width() : 0;
        if (after + reserve > width() - units(2)) {
            put(m_more, x);
            return;
        }
        x = put(buttons[i], x);
    }
}

void HiddenStrip::openMore() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Group& group : m_groups) {
        if (group.button->isEnabled() && group.button->isHidden()) {
            menu->addAction(group.button->text(), this, [this, rule = group.rule] { toggle(rule); });
        }
    }
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

void HiddenStrip::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.header);
    painter.fillRect(QRect(0, 0, width(), 1), theme.border);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

} // namespace fitgauge::ui
