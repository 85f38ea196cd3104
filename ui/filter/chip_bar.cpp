// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/chip_bar.h"

#include "ui/answer/link_button.h"
#include "ui/filter/chip.h"
#include "ui/filter/flow_layout.h"
#include "ui/session/comparison_session.h"
#include "ui/session/filter_edits.h"
#include "ui/theme/theme.h"

#include <QEvent>

#include <algorithm>

namespace fitgauge::ui {

namespace {

bool saysTheSame(const std::vector<ActiveFilter>& a, const std::vector<ActiveFilter>& b) {
    return std::ranges::equal(a, b, [](const ActiveFilter& x, const ActiveFilter& y) {
        return x.text == y.text && x.fromProfile == y.fromProfile;
    });
}

} // namespace

ChipBar::ChipBar(ComparisonSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_clear(new LinkButton(this)) {
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(units(2));
    m_clear->setFont(fontOf(TextStyle::Small));
    m_clear->setFixedHeight(units(5.5));
    m_clear->setText(tr("Clear filters"));
    flow->addWidget(m_clear);
    setAccessibleName(tr("Active filters"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_clear, &LinkButton::clicked, this, &ChipBar::clearFilters);
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &ChipBar::refresh);
    refresh();
}

void ChipBar::refresh() {
    const auto comparison = m_session.comparison();
    auto active = activeFilters(m_session.filter(), m_session.workload().profile,
                                comparison != nullptr ? &comparison->table() : nullptr);
    // A slider tick must not rebuild widgets; what a chip would leave behind changes with every filter.
    const bool isSame = saysTheSame(active, m_active);
    m_active = std::move(active);
    if (!isSame) {
        rebuild();
    }
    setVisible(!m_active.empty());
}

void ChipBar::rebuild() {
    const auto focused = std::ranges::find_if(m_chips, [](const Chip* chip) { return chip->hasFocus(); });
    const auto focusIndex = static_cast<std::size_t>(focused - m_chips.begin());
    const bool hadFocus = focused != m_chips.end();
    layout()->removeWidget(m_clear);
    for (auto* chip : m_chips) {
        chip->hide();
        chip->deleteLater(); // a chip may be the sender
    }
    m_chips.clear();
    for (std::size_t i = 0; i < m_active.size(); ++i) {
        auto* chip = new Chip(m_active[i].text, m_active[i].fromProfile, this);
        connect(chip, &Chip::clicked, this, [this, i] { remove(i); });
        layout()->addWidget(chip);
        chip->show();
        m_chips.push_back(chip);
    }
    layout()->addWidget(m_clear);
    if (hadFocus && !m_chips.empty()) {
        m_chips[std::min(focusIndex, m_chips.size() - 1)]->setFocus(Qt::OtherFocusReason);
    }
    QWidget* before = nullptr;
    for (auto* chip : m_chips) {
        if (before != nullptr) {
            setTabOrder(before, chip);
        }
        before = chip;
    }
    if (before != nullptr) {
        setTabOrder(before, m_clear);
    }
    updateGeometry();
}

void ChipBar::remove(std::size_t index) {
    if (index < m_active.size()) {
        const auto chosen = m_active[index];
        //: undo step; %1 is what the chip says
        m_session.setFilter(chosen.without, tr("Remove filter “%1”").arg(chosen.text));
    }
}

void ChipBar::clearFilters() {
    m_session.setFilter(clearedFilter(m_session.filter()), tr("Clear filters"));
}

void ChipBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_clear->setText(tr("Clear filters"));
        setAccessibleName(tr("Active filters"));
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace fitgauge::ui
