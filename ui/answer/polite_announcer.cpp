// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/polite_announcer.h"

#include <QAccessible>
#include <QWidget>

#include <chrono>

namespace fitgauge::ui {

namespace {

constexpr std::chrono::seconds kAtMostEvery{1};

} // namespace

PoliteAnnouncer::PoliteAnnouncer(QWidget& speaker) : QObject(&speaker), m_speaker(speaker) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kAtMostEvery);
    connect(&m_timer, &QTimer::timeout, this, &PoliteAnnouncer::announce);
}

void PoliteAnnouncer::say(const QString& text) {
    m_speaker.setAccessibleDescription(text);
    if (text != m_said && !m_timer.isActive()) {
        m_timer.start();
    }
}

void PoliteAnnouncer::announce() {
    const QString text = m_speaker.accessibleDescription();
    if (text == m_said) {
        return;
    }
    m_said = text;
    QAccessibleEvent changed(&m_speaker, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    Q_EMIT announced(text);
}

} // namespace fitgauge::ui
