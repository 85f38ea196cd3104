// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace fitgauge::ui {

// Fusion with our lines, radii and focus ring. Colours come from the palette's Theme at paint time, sizes
// from units().
class FitgaugeStyle : public QProxyStyle {
    Q_OBJECT

  public:
    FitgaugeStyle();
};

} // namespace fitgauge::ui
