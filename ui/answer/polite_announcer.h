// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

class QWidget;

namespace fitgauge::ui {

// Tells assistive tools about changed text, at most once a second: screen readers read every event, and a
// dragged slider changes the answer many times.
class PoliteAnnouncer : public QObject {
    Q_OBJECT

  public:
    explicit PoliteAnnouncer(QWidget& speaker);
    // The widget's accessible description follows at once, the event waits for its turn.
    void say(const QString& text);

  Q_SIGNALS:
    void announced(const QString& text);

  private:
    void announce();

    QWidget& m_speaker;
    QTimer m_timer;
    QString m_said;
};

} // namespace fitgauge::ui
