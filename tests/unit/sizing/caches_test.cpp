// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/engine_reserve.h"
#include "core/sizing/format.h"
#include "core/sizing/kv_cache.h"
#include "core/sizing/weights.h"
#include "tests/support/catch.h"
#include "tests/unit/sizing/sizing_support.h"

using namespace fitgauge;
using namespace fitgauge::sizing;
using fitgauge::test::Approx;
using models::Architecture;
using models::AttentionKind;

namespace {

constexpr double kGib = 1073741824.0;
constexpr double kMib = 1048576.0;

// Published shapes, written down by us; figures beside them were printed by engines.
Architecture deepSeek() {
    Architecture m;
    m.layers = m.fullAttentionLayers = 61;
    m.attention = AttentionKind::Mla;
    m.attentionHeads = m.kvHeads = 128;
    m.kvLoraRank = 512;
    m.qkRopeHeadDim = 64;
    m.qkNopeHeadDim = 128;
    m.vHeadDim = 128;
    return m;
}

Architecture qwenHybrid() { // Qwen3.5 27B
    Architecture m;
    m.layers = 64;
    m.attention = AttentionKind::Hybrid;
    m.fullAttentionLayers = 16;
    m.kvHeads = 4;
    m.headDim = 256;
    m.linearKeyHeads = 16;
    m.linearValueHeads = 48;
    m.linearKeyDim = m.linearValueDim = 128;
    m.convKernel = 4;
    return m;
}

Architecture gptOss() { // 120B
    Architecture m;
    m.layers = 36;
    m.attention = AttentionKind::SlidingWindow;
    m.fullAttentionLayers = m.windowLayers = 18;
    m.windowTokens = 128;
    m.kvHeads = 8;
    m.headDim = 64;
    return m;
}

} // namespace

TEST_CASE("A latent cache is a whole copy on every card and 70 times smaller than without compression") {
    const CacheRates one = cacheRates(deepSeek(), KvFormat::Bits16, KvFormat::Bits16, {1, 1});
    const CacheRates eight = cacheRates(deepSeek(), KvFormat::Bits16, KvFormat::Bits16, {8, 1});
    CHECK(one.fullPerToken == 61.0 * 576 * 2);
    CHECK(eight.fullPerToken == one.fullPerToken);
    CHECK(one.fullPerToken * 32768 / kGib == Approx(2.14453).epsilon(1e-5)); // printed by llama.cpp
    CHECK(uncompressedLatentBytesPerToken(deepSeek(), KvFormat::Bits16, KvFormat::Bits16) * 2048 / kGib ==
          Approx(9.53125).epsilon(1e-6)); // printed
    CHECK(cacheRates(deepSeek(), KvFormat::Q8_0, KvFormat::Q8_0, {}).fullPerToken * 131072 / kGib ==
          Approx(4.55713).epsilon(1e-5)); // printed
}

TEST_CASE("KV heads are copied when there are more cards than heads") {
    Architecture m;
    m.layers = m.fullAttentionLayers = 32;
    m.attention = AttentionKind::Full;
    m.kvHeads = 4;
    m.headDim = 128;
    const auto perToken = [&](int cards) {
        return cacheRates(m, KvFormat::Bits16, KvFormat::Bits16, {cards, 1}).fullPerToken;
    };
    CHECK(perToken(4) * 4 == perToken(1));
    CHECK(perToken(8) == perToken(4));
    CHECK(cacheRates(m, KvFormat::Bits16, KvFormat::Bits16, {1, 4}).fullPerToken * 4 == perToken(1));
}

TEST_CASE("A shared llama.cpp window cache holds the window of every slot and a micro batch") {
    // 65,536 tokens for 4 slots: the window layers hold 128 x 4 + 512 = 1,024 cells; printed 2.28515625 GiB.
    const double bytes = llamaCppUnifiedBytes(gptOss(), KvFormat::Bits16, KvFormat::Bits16, 65536, 4, 512);
    CHECK(bytes / kGib == Approx(2.28515625).epsilon(1e-9));
}

TEST_CASE("llama.cpp keeps 149.62 MiB of recurrent state for a 27B delta net") {
    const double with = llamaCppUnifiedBytes(qwenHybrid(), KvFormat::Bits16, KvFormat::Bits16, 8192, 1, 512);
    CHECK(with / kMib - 512 == Approx(149.62).epsilon(1e-4));
}

TEST_CASE("vLLM raises the block of a hybrid to a state's size") {
    Architecture m = qwenHybrid(); // Qwen3.6 35B-A3B
    m.layers = 40;
    m.fullAttentionLayers = 10;
    m.kvHeads = 2;
    m.linearValueHeads = 32;
    CacheHabits habits;
    habits.engine = Engine::Vllm;
    const double request = kvBytesPerSequence(m, KvFormat::Fp8, KvFormat::Fp8, 131072, {}, habits);
    CHECK(4.33 * request / kGib == Approx(5.98).epsilon(3e-3)); // pool over concurrency, printed by vLLM 0.24
}

TEST_CASE("vLLM keeps a step's tokens beyond the window") {
    Architecture m; // Gemma 4 26B-A4B
    m.layers = 30;
    m.attention = AttentionKind::SlidingWindow;
    m.fullAttentionLayers = 5;
    m.windowLayers = 25;
    m.windowTokens = 1024;
    m.kvHeads = 8;
    m.headDim = 256;
    m.globalKvHeads = 2;
    m.globalHeadDim = 512;
    CacheHabits habits;
    habits.engine = Engine::Vllm;
    habits.batchedTokens = 4096;
    const double request = kvBytesPerSequence(m, KvFormat::Bits16, KvFormat::Bits16, 8192, {}, habits);
    CHECK(35.75 * request / kGib == Approx(40.61).epsilon(1e-3));
}

TEST_CASE("The sampler warm-up explains the activation peak of large vocabularies") {
    Architecture m; // gpt-oss 20B on an 80 GB card: 7.38 GiB printed
    m.hidden = 2880;
    m.vocabulary = 201088;
    m.expertsTotal = 32;
    m.expertsActive = 4;
    m.moeIntermediate = 2880;
    const EngineLimits limits = defaultLimits(Engine::Vllm, Bytes::fromGib(79.18));
    CHECK(vllmActivationPeak(m, limits) / kGib == Approx(7.38).epsilon(0.01));
}

TEST_CASE("A file at hand decides the weights of its own format only") {
    Architecture m = test::eightBillion();
    m.storedFormat = "gguf:Q4_K_M";
    m.storedBytes = 4'920'000'000;
    CHECK(weightBytesPerCard(m, WeightFormat::GgufQ4_K_M, {}) == 4.92e9);
    CHECK(weightBytesPerCard(m, WeightFormat::Bf16, {}) == 16.06e9);
}

TEST_CASE("Format words are read back as they are written") {
    for (int i = 0; i <= static_cast<int>(WeightFormat::Int4Experts32); ++i) {
        const auto format = static_cast<WeightFormat>(i);
        CHECK(weightFormatFromName(formatName(format)) == format);
        CHECK(bytesPerWeight(format) > 0);
        CHECK(bytesPerPlainParameter(format) > 0);
    }
    CHECK_FALSE(weightFormatFromName("int3"));
    CHECK(kvFormatFromName("bf16") == KvFormat::Bits16);
    CHECK(kvFormatFromName("q8_0") == KvFormat::Q8_0);
}
