// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>

namespace fitgauge::ui {

// How many users fit: solid up to the comfort line, dotted to full, a triangle at the number asked for.
struct RoomState {
    std::int64_t now = 0;
    std::int64_t comfortable = 0;
    std::int64_t full = 0;
    friend bool operator==(const RoomState&, const RoomState&) = default;
};

class RoomTrack : public QWidget {
    Q_OBJECT

  public:
    explicit RoomTrack(QWidget* parent = nullptr);

    void setState(const RoomState& state);
    [[nodiscard]] const RoomState& state() const { return m_state; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] double xOf(std::int64_t users) const;
    void paintTrack(QPainter& painter, double top) const;
    void paintNow(QPainter& painter, double trackTop) const;
    void paintLimits(QPainter& painter, double top) const;

    RoomState m_state;
};

} // namespace fitgauge::ui
