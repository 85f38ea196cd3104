// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/format.h"

#include <array>

namespace fitgauge::sizing {
namespace {

constexpr double kBitsPerByte = 8.0;

struct FormatFacts {
    WeightFormat format;
    std::string_view name;
    double bits; // per quantised weight; the body type of a GGUF mix
};

// Bits follow from the block layouts: payload plus the scales that go with it.
constexpr auto kFormats = std::to_array<FormatFacts>({
    {WeightFormat::Fp32, "fp32", 32},
    {WeightFormat::Bf16, "bf16", 16},
    {WeightFormat::Fp16, "fp16", 16},
    {WeightFormat::Fp8, "fp8", 8},
    {WeightFormat::Fp8Block128, "fp8-block", 8 + 32.0 / 16384}, // a 32-bit scale for 128 x 128 weights
    {WeightFormat::Int8, "int8", 8},
    {WeightFormat::Int4Awq, "int4-awq", 4.15625}, // 16-bit scale and 4-bit zero for 128 weights
    {WeightFormat::Int4Gptq, "int4-gptq", 4.15625},
    {WeightFormat::Nf4, "nf4", 4.5},                  // 32-bit scale for 64 weights
    {WeightFormat::Nf4Double, "nf4-dq", 4.126953125}, // 8-bit scale for 64, a 32-bit one for 256 of them
    {WeightFormat::Nvfp4, "nvfp4", 4.5},              // FP8 scale for 16 weights
    {WeightFormat::Mxfp4, "mxfp4", 4.25},             // 8-bit exponent for 32 weights
    {WeightFormat::GgufQ8_0, "gguf:Q8_0", 8.5},
    {WeightFormat::GgufQ6_K, "gguf:Q6_K", 6.5625},
    {WeightFormat::GgufQ5_K_M, "gguf:Q5_K_M", 5.5},
    {WeightFormat::GgufQ5_K_S, "gguf:Q5_K_S", 5.5},
    {WeightFormat::GgufQ5_0, "gguf:Q5_0", 5.5},
    {WeightFormat::GgufQ4_K_M, "gguf:Q4_K_M", 4.5},
    {WeightFormat::GgufQ4_K_S, "gguf:Q4_K_S", 4.5},
    {WeightFormat::GgufQ4_0, "gguf:Q4_0", 4.5},
    {WeightFormat::GgufIQ4_XS, "gguf:IQ4_XS", 4.25},
    {WeightFormat::GgufQ3_K_M, "gguf:Q3_K_M", 3.4375},
    {WeightFormat::GgufQ2_K, "gguf:Q2_K", 2.625},
    {WeightFormat::GgufF16, "gguf:F16", 16},
    {WeightFormat::GgufQ5_1, "gguf:Q5_1", 6.0},
    {WeightFormat::GgufQ4_1, "gguf:Q4_1", 5.0},
    {WeightFormat::GgufIQ4_NL, "gguf:IQ4_NL", 4.5},
    {WeightFormat::GgufMxfp4, "gguf:MXFP4", 4.25},
    {WeightFormat::GgufQ3_K_L, "gguf:Q3_K_L", 3.4375},
    {WeightFormat::GgufQ3_K_S, "gguf:Q3_K_S", 3.4375},
    {WeightFormat::GgufIQ3_M, "gguf:IQ3_M", 3.4375},
    {WeightFormat::GgufIQ3_S, "gguf:IQ3_S", 3.4375},
    {WeightFormat::GgufIQ3_XS, "gguf:IQ3_XS", 3.4375},
    {WeightFormat::GgufIQ3_XXS, "gguf:IQ3_XXS", 3.0625},
    {WeightFormat::GgufQ2_K_S, "gguf:Q2_K_S", 2.625},
    {WeightFormat::GgufIQ2_M, "gguf:IQ2_M", 2.5625},
    {WeightFormat::GgufIQ2_S, "gguf:IQ2_S", 2.3125},
    {WeightFormat::GgufIQ2_XS, "gguf:IQ2_XS", 2.3125},
    {WeightFormat::GgufIQ2_XXS, "gguf:IQ2_XXS", 2.0625},
    {WeightFormat::GgufIQ1_M, "gguf:IQ1_M", 1.75},
    {WeightFormat::GgufIQ1_S, "gguf:IQ1_S", 1.5625},
    {WeightFormat::Int8Gptq, "int8-gptq", 8.1875}, // 16-bit scale and 8-bit zero for 128 weights
    {WeightFormat::Fp8Fbgemm, "fp8-meta-fbgemm", 8},
    {WeightFormat::Int4Experts32, "int4-experts", 4.5}, // 16-bit scale for 32 weights
});

struct CacheFacts {
    KvFormat format;
    std::string_view name;
    double bits; // block types carry a 16-bit scale (and minimum) for each 32 elements
};

constexpr auto kCaches = std::to_array<CacheFacts>({
    {KvFormat::Bits16, "f16", 16},
    {KvFormat::Fp8, "fp8", 8},
    {KvFormat::Q8_0, "q8_0", 8.5},
    {KvFormat::Q5_1, "q5_1", 6},
    {KvFormat::Q5_0, "q5_0", 5.5},
    {KvFormat::Q4_1, "q4_1", 5},
    {KvFormat::Q4_0, "q4_0", 4.5},
    {KvFormat::Fp4, "fp4", 4}, // scales are kept apart
});

constexpr bool tablesFollowTheEnums() {
    for (std::size_t i = 0; i < kFormats.size(); ++i) {
        if (static_cast<std::size_t>(kFormats[i].format) != i) {
            return false;
        }
    }
    for (std::size_t i = 0; i < kCaches.size(); ++i) {
        if (static_cast<std::size_t>(kCaches[i].format) != i) {
            return false;
        }
    }
    return true;
}
static_assert(tablesFollowTheEnums());

} // namespace

double bytesPerWeight(WeightFormat format) {
    return kFormats[static_cast<std::size_t>(format)].bits / kBitsPerByte;
}

double bytesPerPlainParameter(WeightFormat format) {
    switch (format) {
    case WeightFormat::Fp8Block128:
    case WeightFormat::Int8Gptq:
    case WeightFormat::Fp8Fbgemm:
        return 1.0;
    case WeightFormat::Int4Awq:
    case WeightFormat::Int4Gptq:
    case WeightFormat::Nf4:
    case WeightFormat::Nf4Double:
    case WeightFormat::Nvfp4:
    case WeightFormat::Mxfp4:
    case WeightFormat::Int4Experts32:
        return 0.5625;
    default:
        return bytesPerWeight(format);
    }
}

bool isGguf(WeightFormat format) {
    return format >= WeightFormat::GgufQ8_0 && format <= WeightFormat::GgufIQ1_S;
}

double bytesPerCacheElement(KvFormat format) {
    return kCaches[static_cast<std::size_t>(format)].bits / kBitsPerByte;
}

std::string_view formatName(WeightFormat format) {
    return kFormats[static_cast<std::size_t>(format)].name;
}

std::string_view formatName(KvFormat format) {
    return kCaches[static_cast<std::size_t>(format)].name;
}

std::optional<WeightFormat> weightFormatFromName(std::string_view name) {
    for (const FormatFacts& facts : kFormats) {
        if (facts.name == name) {
            return facts.format;
        }
    }
    return std::nullopt;
}

std::optional<KvFormat> kvFormatFromName(std::string_view name) {
    if (name == "bf16" || name == "fp16" || name == "16bit") {
        return KvFormat::Bits16;
    }
    if (name == "iq4_nl") { // blocks of the same size
        return KvFormat::Q4_0;
    }
    for (const CacheFacts& facts : kCaches) {
        if (facts.name == name) {
            return facts.format;
        }
    }
    return std::nullopt;
}

} // namespace fitgauge::sizing
