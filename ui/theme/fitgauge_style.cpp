// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fitgauge_style.h"

namespace fitgauge::ui {

FitgaugeStyle::FitgaugeStyle() : QProxyStyle(QStringLiteral("fusion")) {}

} // namespace fitgauge::ui
