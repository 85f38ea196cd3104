// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fitgauge::ui {

// Makes TrackSlider speak its value in words. Installing it again does nothing.
void installAccessibleSlider();

} // namespace fitgauge::ui
