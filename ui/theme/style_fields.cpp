// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_parts.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace fitgauge::ui::style {

void drawFieldFrame(QPainter& painter, const QStyleOption* option) {
    const Theme& theme = themeOf(option->palette);
    const bool enabled = option->state & QStyle::State_Enabled;
    drawPanel(painter, option->rect, enabled ? theme.base : theme.window,
              enabled ? theme.control : theme.edge);
    // A field shows its ring with the mouse too: it takes text from now on.
    if (option->state & QStyle::State_HasFocus) {
        drawFocusRing(painter, option->rect, theme.focus);
    }
}

void drawSpinBox(QPainter& painter, const QStyleOptionSpinBox* option, const QRect& up, const QRect& down) {
    if (option->frame) {
        drawFieldFrame(painter, option);
    }
    if (option->buttonSymbols == QAbstractSpinBox::NoButtons) {
        return;
    }
    const Theme& theme = themeOf(option->palette);
    const auto colorFor = [&](QAbstractSpinBox::StepEnabledFlag step) {
        const bool enabled = (option->state & QStyle::State_Enabled) && (option->stepEnabled & step);
        return enabled ? theme.text2 : theme.disabled;
    };
    drawChevron(painter, Qt::UpArrow, up, colorFor(QAbstractSpinBox::StepUpEnabled));
    drawChevron(painter, Qt::DownArrow, down, colorFor(QAbstractSpinBox::StepDownEnabled));
}

} // namespace fitgauge::ui::style
