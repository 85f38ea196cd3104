// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/error.h"

#include <QString>

namespace fitgauge::ui {

// One translated sentence: what happened, to what, and what to do. Its placeholders are the error's
// arguments, in the order that core/units/error_code.h gives.
[[nodiscard]] QString errorText(const Error& error);

} // namespace fitgauge::ui
