// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/weights.h"
#include "core/sizing/workload.h"

#include <optional>
#include <string>

namespace fitgauge::bench {

struct StoredWeights {
    sizing::WeightFormat format = sizing::WeightFormat::Bf16;
    sizing::WeightOptions options;
};

// Reads a run's words for its weights ("fp8-block", "int4-g128 (AWQ)", "gguf:Q8_0 attn + MXFP4"). Empty for a
// format that is not known.
std::optional<StoredWeights> storedWeights(const std::string& words);

struct StoredCache {
    sizing::KvFormat keys = sizing::KvFormat::Bits16;
    sizing::KvFormat values = sizing::KvFormat::Bits16;
    bool uncompressedLatent = false; // "mha:": an MLA model cached without compression
    bool transposedCopy = false;     // "+T:": a second copy of the values
};

// "bf16", "q8_0/f16", "mla:q8_0", "mha:f16/f16", "mla:f16+T:f16".
std::optional<StoredCache> storedCache(const std::string& words);

} // namespace fitgauge::bench
