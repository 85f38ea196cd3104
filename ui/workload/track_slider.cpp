// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/track_slider.h"

#include "ui/workload/accessible_slider.h"

#include <QWheelEvent>

namespace fitgauge::ui {

TrackSlider::TrackSlider(const QString& name, QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    installAccessibleSlider();
    setAccessibleName(name);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TrackSlider::wheelEvent(QWheelEvent* event) {
    if (hasFocus()) {
        QSlider::wheelEvent(event);
    } else {
        event->ignore();
    }
}

} // namespace fitgauge::ui
