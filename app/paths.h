// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fitgauge::app {

// The catalog in the user's data folder (XDG: ~/.local/share/fitgauge/catalog.sqlite). The folder may not
// exist yet.
[[nodiscard]] QString catalogPath();
// The settings file (XDG: ~/.config/fitgauge/fitgauge.ini).
[[nodiscard]] QString settingsPath();

} // namespace fitgauge::app
