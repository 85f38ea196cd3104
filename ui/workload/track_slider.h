// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace fitgauge::ui {

// A horizontal slider that says its value in words ("8,192 tokens"), not as a position. The wheel moves it
// only while it has the focus, so that scrolling a panel changes nothing.
class TrackSlider : public QSlider {
    Q_OBJECT

  public:
    explicit TrackSlider(const QString& name, QWidget* parent = nullptr);

    void setSpokenValue(const QString& words) { m_spoken = words; }
    [[nodiscard]] const QString& spokenValue() const { return m_spoken; }

  protected:
    void wheelEvent(QWheelEvent* event) override;

  private:
    QString m_spoken;
};

} // namespace fitgauge::ui
