// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fitgauge::report::plan {

// Grows only when a plan of this version would be misread by an older one; a new field alone is none.
inline constexpr int kFormat = 1;

} // namespace fitgauge::report::plan
