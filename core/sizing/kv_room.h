// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/models/architecture.h"
#include "core/sizing/layout.h"
#include "core/sizing/workload.h"

#include <cstdint>
#include <optional>

namespace fitgauge::sizing {

// Share of a card's memory that an engine takes by default: vLLM 0.90 (gpu_memory_utilization), SGLang 0.88
// (mem_fraction_static with its graphs), TensorRT-LLM 0.90 of what is free; 1 for the others.
[[nodiscard]] double engineShare(Engine engine);

// Memory that the engine fills with `share`: of all that is usable; TensorRT-LLM of what weights and its own
// memory (`fixed`) leave free (free_gpu_memory_fraction).
[[nodiscard]] Bytes engineLimit(Engine engine, Bytes usable, Bytes fixed, double share);

// What is left for the KV cache once weights, activations and the engine's own memory are placed.
struct KvRoom {
    Bytes pool;                 // on one card; 0 when the weights alone do not fit
    std::int64_t sequences = 0; // at full context, at once, on the whole machine
    std::int64_t tokens = 0;    // the same in tokens: pool / bytes of a sequence x its context
    double share = 1;           // of usable memory, as given
};

// The one function that sizing and speed ask for room. `serving.users` plays no part; `share` is the part of
// usable memory that the engine may fill (0 .. 1). Empty when the card's memory or the model's cache is
// unknown, or when a sequence takes no cache (encoders).
[[nodiscard]] std::optional<KvRoom> kvRoom(const models::Architecture& model, const Serving& serving,
                                           const hardware::Gpu& gpu, const Layout& layout, double share);
[[nodiscard]] inline std::optional<KvRoom> kvRoom(const models::Architecture& model, const Serving& serving,
                                                  const hardware::Gpu& gpu, const Layout& layout) {
    return kvRoom(model, serving, gpu, layout, engineShare(serving.engine));
}

} // namespace fitgauge::sizing
