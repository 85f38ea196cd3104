// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace fitgauge::ui {

// A focus ring is for people who came by keyboard: not by mouse, and not because the window was opened.
[[nodiscard]] constexpr bool isKeyboardFocus(Qt::FocusReason reason) {
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
           reason == Qt::ShortcutFocusReason || reason == Qt::OtherFocusReason;
}

} // namespace fitgauge::ui
