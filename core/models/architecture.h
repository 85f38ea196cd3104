// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/date.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fitgauge::models {

enum class AttentionKind : std::uint8_t { Full, SlidingWindow, Chunked, Mla, Hybrid, None, Unknown };

// The shape of a language model as the inference engines see it: the columns of resources/catalog/models.csv,
// or what a reader found in config.json, a GGUF file or a safetensors file. Counts are plain integers, 0
// means "not applicable" for a count of layers or experts; an empty optional is unknown.
struct Architecture {
    std::string id;     // "meta-llama/Llama-3.1-8B-Instruct", or "8B" for a plain size
    std::string family; // "Llama 3.1"
    // True for a plain size: a typical shape, no vocabulary of its own, every parameter quantised alike.
    bool plainSize = false;

    std::optional<std::int64_t> totalParameters;  // parameters
    std::optional<std::int64_t> activeParameters; // touched per token, embeddings included
    std::int64_t layers = 0;
    std::int64_t hidden = 0;
    std::int64_t attentionHeads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0; // stored, not always hidden / attentionHeads
    std::int64_t intermediate = 0;
    std::int64_t moeIntermediate = 0;
    std::int64_t sharedExpertIntermediate = 0;
    std::int64_t expertsTotal = 0;
    std::int64_t expertsActive = 0;
    std::int64_t denseFirstLayers = 0;
    std::int64_t vocabulary = 0;
    bool tiedEmbeddings = false;
    bool qkvBias = false;
    std::int64_t maxPosition = 0; // tokens

    AttentionKind attention = AttentionKind::Unknown;
    std::int64_t fullAttentionLayers = 0; // cache grows with the context
    std::int64_t windowLayers = 0;        // cache stops at windowTokens
    std::int64_t windowTokens = 0;
    std::int64_t globalKvHeads = 0; // Gemma 4: shape of the full-attention layers where it differs
    std::int64_t globalHeadDim = 0;

    std::int64_t kvLoraRank = 0, qkRopeHeadDim = 0, qkNopeHeadDim = 0, vHeadDim = 0, qLoraRank = 0; // MLA
    std::int64_t linearKeyHeads = 0, linearValueHeads = 0, linearKeyDim = 0,
                 linearValueDim = 0; // linear attention
    std::int64_t mambaLayers = 0, mambaHeads = 0, mambaHeadDim = 0, mambaGroups = 0, mambaState = 0;
    std::int64_t convKernel = 0;

    std::int64_t nonTextParameters = 0; // vision or audio parts, parameters
    int mlpMatrices = 0;                // 3 with a gate, 2 without; 0 leaves it to the published total
    std::string nativeDtype;
    // From a file at hand: the format it is stored in (a word of sizing/format.h) and the exact bytes of its
    // tensors; 0 when only the shape is known.
    std::string storedFormat;
    std::int64_t storedBytes = 0;
    std::string parametersSource;
    std::string architectureSource;
    bool verified = true; // false: no page was read, or the shape does not rebuild the published total
    std::optional<Date> asOf;

    friend bool operator==(const Architecture&, const Architecture&) = default;
};

} // namespace fitgauge::models
