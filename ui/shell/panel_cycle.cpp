// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/panel_cycle.h"

#include <QApplication>
#include <QShortcut>

namespace fitgauge::ui {
namespace {

bool isReachable(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.isVisible() &&
           widget.focusProxy() == nullptr;
}

bool holds(const QWidget& root, const QWidget* widget) {
    return widget != nullptr && (&root == widget || root.isAncestorOf(widget));
}

} // namespace

QWidget* firstReachable(QWidget& root) {
    QWidget* widget = &root;
    do { // the chain of Tab runs through the whole window and comes back
        if (holds(root, widget) && isReachable(*widget)) {
            return widget;
        }
        widget = widget->nextInFocusChain();
    } while (widget != &root);
    return nullptr;
}

PanelCycle::PanelCycle(std::vector<QWidget*> panels, QWidget* window) : QObject(window) {
    for (QWidget* panel : panels) {
        m_panels.push_back({panel, nullptr});
    }
    auto* forward = new QShortcut(QKeySequence(Qt::Key_F6), window);
    auto* back = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6), window);
    connect(forward, &QShortcut::activated, this, &PanelCycle::next);
    connect(back, &QShortcut::activated, this, &PanelCycle::previous);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { remember(now); });
}

void PanelCycle::remember(QWidget* focused) {
    for (Panel& panel : m_panels) {
        if (panel.root && holds(*panel.root, focused)) {
            panel.lastFocus = focused;
        }
    }
}

int PanelCycle::current() const {
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        if (m_panels[i].root && holds(*m_panels[i].root, QApplication::focusWidget())) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

void PanelCycle::step(int direction) {
    const int count = static_cast<int>(m_panels.size());
    const int now = current();
    int at = now < 0 && direction < 0 ? 0 : now;
    for (int tried = 0; tried < count; ++tried) {
        at = (at + direction + count) % count;
        const Panel& panel = m_panels[static_cast<std::size_t>(at)];
        if (!panel.root || !panel.root->isVisible()) {
            continue;
        }
        QWidget* target = panel.lastFocus && isReachable(*panel.lastFocus) ? panel.lastFocus.data()
                                                                           : firstReachable(*panel.root);
        if (target != nullptr) {
            target->setFocus(direction > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}

} // namespace fitgauge::ui
