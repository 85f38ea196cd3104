// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fitgauge::sizing {

// How weights are stored. The exact GGUF mixes stand beside the plain formats.
enum class WeightFormat : std::uint8_t {
    Fp32,
    Bf16,
    Fp16,
    Fp8,
    Fp8Block128,
    Int8,
    Int4Awq,
    Int4Gptq,
    Nf4,
    Nf4Double,
    Nvfp4,
    Mxfp4,
    GgufQ8_0,
    GgufQ6_K,
    GgufQ5_K_M,
    GgufQ5_K_S,
    GgufQ5_0,
    GgufQ4_K_M,
    GgufQ4_K_S,
    GgufQ4_0,
    GgufIQ4_XS,
    GgufQ3_K_M,
    GgufQ2_K,
    GgufF16,
    GgufQ5_1,
    GgufQ4_1,
    GgufIQ4_NL,
    GgufMxfp4,
    GgufQ3_K_L,
    GgufQ3_K_S,
    GgufIQ3_M,
    GgufIQ3_S,
    GgufIQ3_XS,
    GgufIQ3_XXS,
    GgufQ2_K_S,
    GgufIQ2_M,
    GgufIQ2_S,
    GgufIQ2_XS,
    GgufIQ2_XXS,
    GgufIQ1_M,
    GgufIQ1_S,
    // More formats that are no GGUF, after the fact: the order above is relied on.
    Int8Gptq,     // groups of 128 with scale and zero
    Fp8Fbgemm,    // FP8 without attention and without the first and last layer (Meta's 405B)
    Int4Experts32 // routed experts at 4 bits in groups of 32, the rest at 16 (Kimi K2 Thinking)
};

enum class KvFormat : std::uint8_t { Bits16, Fp8, Q8_0, Q5_1, Q5_0, Q4_1, Q4_0, Fp4 };

// Whose memory habits are modelled. Generic: a fixed reserve of 1.5 GiB per card (the golden values).
enum class Engine : std::uint8_t { Generic, Vllm, Sglang, TensorRtLlm, LlamaCpp, Transformers };

enum class TrainingMethod : std::uint8_t { Lora, QLora, FullBf16, FullMixed };

// How the loss is computed over the vocabulary: decides the bytes per logit.
enum class LossKind : std::uint8_t {
    Plain,   // the framework's cross entropy
    Fused,   // a fused kernel: two thirds
    Chunked, // a few tokens at a time: next to nothing
};

enum class OptimizerKind : std::uint8_t {
    Adam,         // moments in the parameters' format for pure 16 bits, else in 32
    Adam8Bit,     // 2 bytes a parameter
    PagedAdam8Bit // ... and not on the card while memory is short
};

// ZeRO stages; full sharding is ZeRO-3 or FSDP.
enum class Sharding : std::uint8_t { None, Optimizer, OptimizerAndGradients, Full };

// What is to be held in memory while serving. Every user holds a full context.
struct Serving {
    WeightFormat weights = WeightFormat::Bf16;
    KvFormat keyCache = KvFormat::Bits16;
    KvFormat valueCache = KvFormat::Bits16;
    std::int64_t contextTokens = 8192; // > 0
    std::int64_t users = 16;           // > 0, sequences at once
    Engine engine = Engine::Vllm;
    friend bool operator==(const Serving&, const Serving&) = default;
};

// What is to be held in memory while training, on each card.
struct Training {
    TrainingMethod method = TrainingMethod::Lora;
    WeightFormat weights = WeightFormat::Bf16;
    std::int64_t tokensPerItem = 2048; // > 0
    std::int64_t batch = 1;            // > 0, items per step and card
    std::int64_t loraRank = 16;        // > 0, adapters on attention and MLP matrices
    bool checkpointing = true;
    bool flashAttention = true;
    LossKind loss = LossKind::Plain;
    OptimizerKind optimizer = OptimizerKind::Adam;
    Sharding sharding = Sharding::Full; // on more than one card
    friend bool operator==(const Training&, const Training&) = default;
};

} // namespace fitgauge::sizing
