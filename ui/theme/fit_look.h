// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/fit.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

namespace fitgauge::ui {

// Shape and colour of a fit state; its word stands in ui/text. Gauge, table and details say it alike.
[[nodiscard]] Shape fitShape(sizing::Fit fit);
[[nodiscard]] QColor fitColor(sizing::Fit fit, const Theme& theme);

} // namespace fitgauge::ui
