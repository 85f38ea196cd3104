// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/panel_frames.h"

#include "ui/theme/theme.h"

#include <QFrame>
#include <QScrollArea>
#include <QVBoxLayout>

namespace fitgauge::ui {

QFrame* hairline(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    return line;
}

QWidget* inset(QWidget* content, QWidget* parent) {
    auto* frame = new QWidget(parent);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(units(3), units(2), units(3), units(2));
    layout->addWidget(content);
    return frame;
}

QScrollArea* scrolled(QWidget* content) {
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    return area;
}

} // namespace fitgauge::ui
