// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_parts.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace fitgauge::ui::style {

namespace {

int textFlags(bool showsMnemonic) {
    return Qt::AlignCenter | Qt::TextSingleLine |
           (showsMnemonic ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
}

QFont bold(QFont font) {
    font.setWeight(QFont::Bold);
    return font;
}

} // namespace

// The width is that of the bold text, so that nothing jumps when another tab is chosen.
QSize tabSize(const QStyleOptionTab* option) {
    const QFontMetrics metrics(fontOf(TextStyle::Body, true));
    const int text = metrics.size(Qt::TextShowMnemonic, option->text).width();
    return {text + 2 * units(3), units(8)};
}

void drawTabShape(QPainter& painter, const QStyleOptionTab* option) {
    if (!(option->state & QStyle::State_Selected)) {
        return;
    }
    QRect line = option->rect;
    line.setTop(line.bottom() - 1); // 2 px at the foot
    painter.fillRect(line, themeOf(option->palette).accent);
}

void drawTabLabel(QPainter& painter, const QStyleOptionTab* option, bool showsMnemonic) {
    const Theme& theme = themeOf(option->palette);
    const bool selected = option->state & QStyle::State_Selected;
    const bool enabled = option->state & QStyle::State_Enabled;
    painter.save();
    if (selected) {
        painter.setFont(bold(painter.font()));
    }
    painter.setPen(!enabled ? theme.disabled : selected ? theme.text : theme.text2);
    painter.drawText(option->rect, textFlags(showsMnemonic), option->text);
    if (showsFocus(option)) {
        const QSize size = painter.fontMetrics().size(Qt::TextShowMnemonic, option->text);
        QRect around(QPoint(), size + QSize(units(2.5), units(1)));
        around.moveCenter(option->rect.center());
        drawFocusRing(painter, around, theme.focus);
    }
    painter.restore();
}

void drawDockTitle(QPainter& painter, const QStyleOptionDockWidget* option, const QRect& textRect) {
    const Theme& theme = themeOf(option->palette);
    painter.fillRect(option->rect, theme.window);
    painter.save();
    painter.setFont(bold(painter.font()));
    painter.setPen(theme.text);
    const QString text = painter.fontMetrics().elidedText(option->title, Qt::ElideRight, textRect.width());
    painter.drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextHideMnemonic, text);
    painter.restore();
}

// 5 px to grab, 1 px painted.
void drawSeparator(QPainter& painter, const QStyleOption* option) {
    const Theme& theme = themeOf(option->palette);
    const QRect all = option->rect;
    painter.fillRect(all, option->palette.color(QPalette::Window));
    const bool upright = all.width() <= all.height();
    const QRect line = upright ? QRect(all.center().x(), all.y(), 1, all.height())
                               : QRect(all.x(), all.center().y(), all.width(), 1);
    painter.fillRect(line, option->state & QStyle::State_MouseOver ? theme.control : theme.border);
}

void drawBar(QPainter& painter, const QStyleOption* option, Qt::Edge edge) {
    const Theme& theme = themeOf(option->palette);
    painter.fillRect(option->rect, option->palette.color(QPalette::Window));
    QRect line = option->rect;
    edge == Qt::TopEdge ? line.setHeight(1) : line.setTop(line.bottom());
    painter.fillRect(line, theme.border);
}

void drawHeaderArea(QPainter& painter, const QStyleOption* option) {
    const Theme& theme = themeOf(option->palette);
    painter.fillRect(option->rect, theme.header);
    painter.fillRect(QRect(option->rect.bottomLeft(), QSize(option->rect.width(), 1)), theme.border);
}

void drawMenuBarItem(QPainter& painter, const QStyleOptionMenuItem* option, bool showsMnemonic) {
    const Theme& theme = themeOf(option->palette);
    painter.fillRect(option->rect, theme.window);
    const bool enabled = option->state & QStyle::State_Enabled;
    if (option->state & QStyle::State_Selected) {
        const QRect panel = option->rect.adjusted(0, units(0.5), 0, -units(0.5));
        const QColor fill = option->state & QStyle::State_Sunken ? theme.select : theme.hover;
        drawPanel(painter, panel, fill, fill);
    }
    painter.setPen(enabled ? theme.text : theme.disabled);
    painter.drawText(option->rect, textFlags(showsMnemonic), option->text);
}

} // namespace fitgauge::ui::style
