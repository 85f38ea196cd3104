// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fitgauge::ui {

// Makes assistive technology see every GaugeWidget as a progress bar with a value in per cent of usable
// memory and the sentence as its text. Installing it again does nothing.
void installAccessibleGauge();

} // namespace fitgauge::ui
