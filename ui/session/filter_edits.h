// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/filter.h"

namespace fitgauge::ui {

// The filter without what the rule looks at: removing a chip, or the button of an empty result.
[[nodiscard]] compare::Filter withoutRule(compare::Filter filter, compare::HiddenBy rule);
// Everything open but the search, which people typed.
[[nodiscard]] compare::Filter clearedFilter(const compare::Filter& filter);

} // namespace fitgauge::ui
