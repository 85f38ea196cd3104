// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/fit.h"

#include <QString>

namespace fitgauge::ui {

// The sentence that always stands under the gauge: "32.5 of 45.0 GiB usable · 72 % · comfortable · KV is the
// largest part you can change." `users` is the number asked for; empty for training.
[[nodiscard]] QString fitSentence(const sizing::MemoryEstimate& memory, std::optional<std::int64_t> users);

} // namespace fitgauge::ui
