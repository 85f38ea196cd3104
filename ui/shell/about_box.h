// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace fitgauge::ui {

// Version, purpose and licence, until closed.
void showAbout(QWidget* window);

} // namespace fitgauge::ui
