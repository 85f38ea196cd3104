// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/models/architecture.h"
#include "core/sizing/fit.h"
#include "core/sizing/workload.h"

namespace fitgauge::sizing {

// Share of usable memory up to which a fit counts as comfortable, in parts per million: 850,000 is 85 %.
using ComfortPpm = std::int64_t;
inline constexpr ComfortPpm kDefaultComfort = 850'000;

// Memory of serving `model` on a machine of `cards` such GPUs (cards >= 1), sharded over all of them, with
// the fit verdict for the machine. `catalogCounts` are the card counts that the catalog sells of this GPU,
// ascending: they decide NeedsCards. Formulas: docs of this room's files. Never fails: what cannot be
// computed is Unknown.
[[nodiscard]] MemoryEstimate estimateServing(const models::Architecture& model, const Serving& serving,
                                             const hardware::Gpu& gpu, int cards, ComfortPpm comfort,
                                             std::span<const int> catalogCounts);

// The same for training. `cards` > 1 means sharded data parallel (FSDP / ZeRO-3) over the machine.
[[nodiscard]] MemoryEstimate estimateTraining(const models::Architecture& model, const Training& training,
                                              const hardware::Gpu& gpu, int cards, ComfortPpm comfort,
                                              std::span<const int> catalogCounts);

} // namespace fitgauge::sizing
