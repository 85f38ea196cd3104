// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_read_out.h"

#include "ui/tray/series_sample.h"

#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {
namespace {

constexpr double kSample = 8.5; // units: a line of 34 px
constexpr double kGap = 2;      // units
constexpr double kColumnGap = 4;
constexpr double kWidestName = 45;

} // namespace

ChartReadOut::ChartReadOut(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Minimum);
}

void ChartReadOut::setContent(const std::array<QString, 3>& header, std::vector<ReadOutRow> rows) {
    m_header = header;
    m_rows = std::move(rows);
    QStringList spoken;
    for (const ReadOutRow& row : m_rows) {
        spoken << QStringList{row.name, row.detail, row.figures[0], row.figures[1]}.join(u' ');
    }
    setAccessibleName(header.front());
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

bool ChartReadOut::wantsTwoLines() const {
    return std::ranges::any_of(m_rows, [](const ReadOutRow& row) { return !row.detail.isEmpty(); });
}

bool ChartReadOut::hasTwoLines() const {
    return wantsTwoLines() && heightOfAll(true) <= height();
}

int ChartReadOut::heightOfRow(bool twoLines) const {
    const int line = QFontMetrics(fontOf(TextStyle::Small)).height();
    return twoLines ? line + QFontMetrics(fontOf(TextStyle::Caption)).height() + units(1)
                    : std::max(units(5), line + units(0.5));
}

int ChartReadOut::heightOfAll(bool twoLines) const {
    return QFontMetrics(fontOf(TextStyle::Caption)).height() + units(1) +
           static_cast<int>(m_rows.size()) * heightOfRow(twoLines);
}

std::array<int, 3> ChartReadOut::columnWidths() const {
    const QFontMetrics head(fontOf(TextStyle::Caption));
    const QFontMetrics bold(fontOf(TextStyle::Small, true));
    std::array<int, 3> widths{};
    for (std::size_t i = 0; i < 3; ++i) {
        widths[i] = head.horizontalAdvance(m_header[i]);
    }
    for (const ReadOutRow& row : m_rows) {
        widths[0] =
            std::max({widths[0], bold.horizontalAdvance(row.name), head.horizontalAdvance(row.detail)});
        widths[1] = std::max(widths[1], bold.horizontalAdvance(row.figures[0]));
        widths[2] = std::max(widths[2], bold.horizontalAdvance(row.figures[1]));
    }
    widths[0] = std::min(widths[0] + 2, units(kWidestName));
    return widths;
}

QSize ChartReadOut::sizeHint() const {
    const auto widths = columnWidths();
    const int width = units(kSample + kGap) + widths[0] + widths[1] + widths[2] + 2 * units(kColumnGap);
    return {width, heightOfAll(wantsTwoLines())};
}

QSize ChartReadOut::minimumSizeHint() const {
    return {sizeHint().width(), heightOfAll(false)};
}

void ChartReadOut::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    const auto widths = columnWidths();
    const bool twoLines = hasTwoLines();
    const int rowHeight = heightOfRow(twoLines);
    const int nameX = units(kSample + kGap);
    const int first = nameX + widths[0] + units(kColumnGap);
    const int second = first + widths[1] + units(kColumnGap);
    const int headHeight = QFontMetrics(fontOf(TextStyle::Caption)).height();
    painter.setFont(fontOf(TextStyle::Caption));
    painter.setPen(theme.text2);
    painter.drawText(QRect(nameX, 0, widths[0], headHeight), Qt::AlignLeft, m_header[0]);
    painter.drawText(QRect(first, 0, widths[1], headHeight), Qt::AlignRight, m_header[1]);
    painter.drawText(QRect(second, 0, widths[2], headHeight), Qt::AlignRight, m_header[2]);
    int top = headHeight + units(1);
    for (const ReadOutRow& row : m_rows) {
        const int line =
            twoLines && !row.detail.isEmpty() ? QFontMetrics(fontOf(TextStyle::Small)).height() : rowHeight;
        drawSeriesSample(painter, QRectF(0, top + (line - units(2)) / 2.0, units(kSample), units(2)),
                         row.series);
        painter.setFont(fontOf(TextStyle::Small, row.strong));
        painter.setPen(theme.text);
        const QFontMetrics metrics(painter.font());
        painter.drawText(QRect(nameX, top, widths[0], line), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideRight, widths[0]));
        painter.drawText(QRect(first, top, widths[1], line), Qt::AlignRight | Qt::AlignVCenter,
                         row.figures[0]);
        painter.setFont(fontOf(TextStyle::Small, row.strong || row.warning));
        painter.setPen(row.warning ? theme.tight : theme.text);
        painter.drawText(QRect(second, top, widths[2], line), Qt::AlignRight | Qt::AlignVCenter,
                         row.figures[1]);
        if (twoLines && !row.detail.isEmpty()) {
            painter.setFont(fontOf(TextStyle::Caption));
            painter.setPen(theme.text2);
            painter.drawText(QRect(nameX, top + line, widths[0], rowHeight - line),
                             Qt::AlignLeft | Qt::AlignTop, row.detail);
        }
        top += rowHeight;
    }
}

} // namespace fitgauge::ui
