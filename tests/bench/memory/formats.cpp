// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memory/formats.h"

#include "core/sizing/format.h"
#include "tests/bench/memory/words.h"

#include <algorithm>
#include <cctype>

namespace fitgauge::bench {
namespace {

using sizing::WeightFormat;

bool has(const std::string& text, const char* word) {
    return text.find(word) != std::string::npos;
}

// "Q8_0 attn + MXFP4" is what MXFP4 files of today hold; "Q8_0_R8" is Q8_0 with its rows interleaved.
std::optional<StoredWeights> ggufWeights(const std::string& lower) {
    if (has(lower, "mxfp4")) {
        return StoredWeights{WeightFormat::GgufMxfp4, {}};
    }
    std::string type = lower.substr(std::string("gguf:").size());
    type = type.substr(0, type.find(' '));
    if (const std::size_t rows = type.rfind("_r"); rows != std::string::npos) {
        type.resize(rows);
    }
    std::transform(type.begin(), type.end(), type.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    if (type == "BF16") {
        type = "F16";
    }
    const auto format = sizing::weightFormatFromName("gguf:" + type);
    return format ? std::optional(StoredWeights{*format, {}}) : std::nullopt;
}

std::optional<WeightFormat> fourBits(const std::string& lower) {
    if (has(lower, "nf4-dq") || has(lower, "dq")) {
        return WeightFormat::Nf4Double;
    }
    if (has(lower, "nvfp4")) {
        return WeightFormat::Nvfp4;
    }
    if (has(lower, "nf4") || has(lower, "fp4-bnb")) {
        return WeightFormat::Nf4;
    }
    if (has(lower, "int4 experts")) {
        return WeightFormat::Int4Experts32;
    }
    if (has(lower, "int4") || has(lower, "4-bit") || has(lower, "awq") || has(lower, "w4a16") ||
        has(lower, "gptq")) {
        return WeightFormat::Int4Awq;
    }
    return std::nullopt;
}

std::optional<WeightFormat> plainFormat(const std::string& lower) {
    if (has(lower, "int8-gptq")) {
        return WeightFormat::Int8Gptq;
    }
    if (has(lower, "int8") || has(lower, "w8a8")) {
        return WeightFormat::Int8;
    }
    if (const auto four = fourBits(lower)) {
        return four;
    }
    if (has(lower, "fbgemm")) {
        return WeightFormat::Fp8Fbgemm;
    }
    if (has(lower, "fp8")) {
        return has(lower, "block") ? WeightFormat::Fp8Block128 : WeightFormat::Fp8;
    }
    if (has(lower, "fp32") || has(lower, "float32")) {
        return WeightFormat::Fp32;
    }
    if (has(lower, "16")) {
        return WeightFormat::Bf16;
    }
    return std::nullopt;
}

// iq4_nl and friends of a cache; "+t" of a transposed copy is not part of the name.
std::optional<sizing::KvFormat> cacheType(std::string word) {
    word = word.substr(0, word.find('+'));
    if (word.starts_with("fp8")) {
        return sizing::KvFormat::Fp8;
    }
    return sizing::kvFormatFromName(word);
}

} // namespace

std::optional<StoredWeights> storedWeights(const std::string& words) {
    const std::string lower = lowerCase(words);
    if (lower.starts_with("gguf:")) {
        return ggufWeights(lower);
    }
    if (has(lower, "mxfp4")) {
        const bool marlin = has(lower, "marlin");
        return StoredWeights{WeightFormat::Mxfp4, {.paddedExperts = true, .marlinExperts = marlin}};
    }
    const auto format = plainFormat(lower);
    return format ? std::optional(StoredWeights{*format, {}}) : std::nullopt;
}

std::optional<StoredCache> storedCache(const std::string& words) {
    std::string lower = lowerCase(words);
    StoredCache cache;
    cache.transposedCopy = has(lower, "+t");
    for (const std::string prefix : {"mla:", "mha:"}) {
        if (lower.starts_with(prefix)) {
            cache.uncompressedLatent = prefix == "mha:";
            lower = lower.substr(prefix.size());
        }
    }
    const std::size_t slash = lower.find('/');
    const auto keys = cacheType(lower.substr(0, slash));
    const auto values = slash == std::string::npos ? keys : cacheType(lower.substr(slash + 1));
    if (!keys || !values) {
        return std::nullopt;
    }
    cache.keys = *keys;
    cache.values = *values;
    return cache;
}

} // namespace fitgauge::bench
