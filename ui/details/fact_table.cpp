// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/fact_table.h"

#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {
namespace {

constexpr double kRow = 5.25; // units
constexpr double kMark = 3;   // units across
constexpr double kMarkColumn = 5;
constexpr double kGap = 3;

// Only a sum has a bold name; a figure that counts is bold alone.
QFont labelFont(const FactRow& row) {
    return fontOf(TextStyle::Body, row.strong && row.lineAbove);
}

QFont valueFont(const FactRow& row) {
    QFont font = fontOf(row.unknown ? TextStyle::Small : TextStyle::Body, row.strong);
    font.setItalic(row.unknown);
    return font;
}

int limitWidth(const FactRow& row) {
    return row.limit.isEmpty()
               ? 0
               : QFontMetrics(fontOf(TextStyle::Caption)).horizontalAdvance(row.limit) + units(2);
}

QColor colorOf(FactTone tone, const Theme& theme) {
    switch (tone) {
    case FactTone::Good:
        return theme.good;
    case FactTone::Tight:
        return theme.tight;
    case FactTone::Bad:
        return theme.bad;
    case FactTone::Quiet:
        return theme.quiet;
    case FactTone::Plain:
        break;
    }
    return theme.text;
}

// Whether name and value share one line.
bool fitsOneLine(const FactRow& row, int width) {
    const int label = QFontMetrics(labelFont(row)).horizontalAdvance(row.label);
    const int value = QFontMetrics(valueFont(row)).horizontalAdvance(row.value);
    return !row.value.contains(u'\n') && label + units(kGap) + value + limitWidth(row) <= width;
}

int wrappedHeight(const FactRow& row, int width) {
    return QFontMetrics(valueFont(row))
        .boundingRect(QRect(0, 0, width, 100'000), Qt::TextWordWrap, row.value)
        .height();
}

} // namespace

FactTable::FactTable(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FactTable::setRows(std::vector<FactRow> rows) {
    m_rows = std::move(rows);
    QStringList spoken;
    for (const FactRow& row : m_rows) {
        spoken << QStringLiteral("%1: %2").arg(
            row.label, row.value + (row.limit.isEmpty() ? QString() : u' ' + row.limit));
    }
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

bool FactTable::hasMarks() const {
    return std::ranges::any_of(m_rows, [](const FactRow& row) { return row.swatch || row.shape; });
}

int FactTable::heightOf(const FactRow& row, int width) const {
    const int line = std::max(units(kRow), QFontMetrics(fontOf(TextStyle::Body)).height());
    return fitsOneLine(row, width) ? line : line + wrappedHeight(row, width) + units(0.5);
}

int FactTable::heightForWidth(int width) const {
    const int inner = width - (hasMarks() ? units(kMarkColumn) : 0);
    int height = 0;
    for (const FactRow& row : m_rows) {
        height += heightOf(row, inner);
    }
    return height;
}

QSize FactTable::sizeHint() const {
    return {units(60), heightForWidth(std::max(width(), units(50)))};
}

QSize FactTable::minimumSizeHint() const {
    return {units(40), heightForWidth(std::max(width(), units(50)))};
}

void FactTable::paintMark(QPainter& painter, const FactRow& row, const QRect& box) const {
    const double side = units(kMark);
    const QRectF mark(box.left(), box.top() + (units(kRow) - side) / 2, side, side);
    if (row.swatch) {
        paintSwatch(painter, mark, *row.swatch, themeOf(this));
    } else if (row.shape) {
        painter.setRenderHint(QPainter::Antialiasing);
        drawShape(painter, *row.shape, mark, colorOf(row.tone, themeOf(this)));
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
}

void FactTable::paintRow(QPainter& painter, const FactRow& row, const QRect& box) const {
    const Theme& theme = themeOf(this);
    const int line = std::max(units(kRow), QFontMetrics(fontOf(TextStyle::Body)).height());
    const QRect first(box.left(), box.top(), box.width(), line);
    painter.setFont(labelFont(row));
    painter.setPen(theme.text);
    painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(row.label, Qt::ElideRight, box.width()));
    painter.setFont(valueFont(row));
    painter.setPen(row.unknown ? theme.quiet : theme.text);
    if (!fitsOneLine(row, box.width())) {
        painter.drawText(box.adjusted(0, line, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         row.value);
        return;
    }
    painter.drawText(first.adjusted(0, 0, -limitWidth(row), 0), Qt::AlignRight | Qt::AlignVCenter, row.value);
    if (!row.limit.isEmpty()) {
        painter.setFont(fontOf(TextStyle::Caption));
        painter.setPen(theme.text2);
        painter.drawText(first, Qt::AlignRight | Qt::AlignVCenter, row.limit);
    }
}

void FactTable::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const int indent = hasMarks() ? units(kMarkColumn) : 0;
    int top = 0;
    for (const FactRow& row : m_rows) {
        const int height = heightOf(row, width() - indent);
        if (row.lineAbove) {
            painter.fillRect(indent, top, width() - indent, 1, themeOf(this).border);
        }
        paintMark(painter, row, QRect(0, top, indent, height));
        paintRow(painter, row, QRect(indent, top, width() - indent, height));
        top += height;
    }
}

} // namespace fitgauge::ui
