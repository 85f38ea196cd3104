// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/room_track.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {
namespace {

constexpr double kTrack = 2;    // units high
constexpr double kBeyond = 1.2; // the track goes on for a fifth past full, dotted

int captionHeight() {
    return QFontMetrics(fontOf(TextStyle::Caption)).height();
}

} // namespace

RoomTrack::RoomTrack(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RoomTrack::setState(const RoomState& state) {
    m_state = state;
    setAccessibleName(tr("Users before memory is full"));
    //: spoken: users now, comfortable limit, full limit
    setAccessibleDescription(
        tr("%1 now, comfortable to %2, full after %3")
            .arg(countText(state.now), countText(state.comfortable), countText(state.full)));
    update();
}

QSize RoomTrack::sizeHint() const {
    return {units(50), 2 * captionHeight() + units(kTrack + 3)};
}

double RoomTrack::xOf(std::int64_t users) const {
    const double most =
        std::max({static_cast<double>(m_state.full) * kBeyond, static_cast<double>(m_state.now), 1.0});
    return width() * static_cast<double>(users) / most;
}

void RoomTrack::paintTrack(QPainter& painter, double top) const {
    const Theme& theme = themeOf(this);
    const double height = units(kTrack);
    const double comfortable = xOf(m_state.comfortable);
    const double full = xOf(m_state.full);
    painter.fillRect(QRectF(0, top, comfortable, height), theme.good);
    painter.fillRect(QRectF(comfortable, top, full - comfortable, height), theme.base);
    painter.setPen(QPen(theme.tight, 1));
    painter.drawRect(QRectF(comfortable + 0.5, top + 0.5, std::max(full - comfortable - 1, 0.0), height - 1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.tight);
    painter.setRenderHint(QPainter::Antialiasing);
    for (double x = comfortable + units(1); x < full - units(0.5); x += units(1)) {
        painter.drawEllipse(QPointF(x, top + height / 2), units(10) / 40.0, units(10) / 40.0);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.edge, 1, Qt::DotLine));
    painter.drawLine(QPointF(full, top + height / 2), QPointF(width(), top + height / 2));
    painter.setPen(QPen(theme.text, 1));
    for (const double x : {comfortable, full}) {
        painter.drawLine(QPointF(x, top - 1), QPointF(x, top + height));
    }
}

void RoomTrack::paintNow(QPainter& painter, double trackTop) const {
    const Theme& theme = themeOf(this);
    const double x = std::clamp<double>(xOf(m_state.now), 4.0, width() - 4.0);
    const double side = units(1.25);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    const double tip = trackTop - 1;
    painter.drawPolygon(QPolygonF{{x - side, tip - side * 1.2}, {x + side, tip - side * 1.2}, {x, tip}});
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(fontOf(TextStyle::Caption, true));
    painter.setPen(theme.text);
    //: the number of users asked for
    const QString words = tr("%1 now").arg(countText(m_state.now));
    const double width = painter.fontMetrics().horizontalAdvance(words);
    const double left = std::clamp<double>(x - width / 2, 0, std::max(this->width() - width, 0.0));
    painter.drawText(QRectF(left, 0, width + 1, captionHeight()), Qt::AlignCenter, words);
}

void RoomTrack::paintLimits(QPainter& painter, double top) const {
    painter.setFont(fontOf(TextStyle::Caption));
    painter.setPen(themeOf(this).text2);
    const QFontMetricsF metrics(painter.font());
    const QString comfortable = tr("comfortable to %1").arg(countText(m_state.comfortable));
    const QString full = tr("full after %1").arg(countText(m_state.full));
    const double fullWidth = metrics.horizontalAdvance(full);
    const double fullLeft = std::clamp<double>(xOf(m_state.full) - fullWidth / 2, 0, width() - fullWidth);
    const double room = fullLeft - units(2);
    const double comfortWidth = metrics.horizontalAdvance(comfortable);
    const double comfortLeft =
        std::clamp<double>(xOf(m_state.comfortable) - comfortWidth, 0, std::max(room - comfortWidth, 0.0));
    painter.drawText(QPointF(comfortLeft, top + metrics.ascent()), comfortable);
    painter.drawText(
        QPointF(std::max(fullLeft, comfortLeft + comfortWidth + units(2)), top + metrics.ascent()), full);
}

void RoomTrack::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const double trackTop = captionHeight() + units(2);
    paintTrack(painter, trackTop);
    paintNow(painter, trackTop);
    paintLimits(painter, trackTop + units(kTrack + 0.5));
}

} // namespace fitgauge::ui
