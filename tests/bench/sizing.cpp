// SPDX-License-Identifier: GPL-3.0-or-later
// How long one sizing takes, and reading the header of a GGUF file: CSV "quantity,value,unit".
#include "core/catalog/catalog.h"
#include "core/models/byte_input.h"
#include "core/models/gguf_reader.h"
#include "core/models/plain_size.h"
#include "core/sizing/estimate.h"
#include "tests/bench/bench.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/bundled.h"
#include "tests/unit/models/gguf_builder.h"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <vector>

namespace fitgauge::bench {
namespace {

constexpr int kTensors = 1000;
constexpr int kTokens = 128'000;

double residentMb() {
    std::ifstream statm("/proc/self/statm");
    std::size_t pages = 0;
    statm >> pages >> pages;
    constexpr double kPage = 4096;
    return static_cast<double>(pages) * kPage / 1e6;
}

std::vector<std::byte> ggufHeader() {
    test::GgufBuilder builder;
    builder.text("general.architecture", "llama").number("llama.block_count", 80);
    builder.strings("tokenizer.ggml.tokens", kTokens, std::vector<std::string>(kTokens, "tokens"));
    for (int i = 0; i < kTensors; ++i) {
        builder.tensor("blk." + std::to_string(i) + ".ffn_down.weight", {4096, 4096}, 12);
    }
    return builder.bytes();
}

} // namespace

int sizing(Arguments /*options*/) {
    const auto facts = catalog::readBundled(test::bundledFiles());
    if (!facts) {
        return 3;
    }
    std::int64_t kept = 0; // so that nothing is optimised away
    const sizing::Serving serving;
    const auto& gpus = facts->gpus;
    const auto& models = facts->models;
    const double one = microseconds(20'000, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        const auto estimate =
            sizing::estimateServing(models[index % models.size()], serving, gpus[index % gpus.size()],
                                    1 << (i % 4), sizing::kDefaultComfort, {});
        kept += estimate.needed.count();
    });
    const std::vector<std::byte> header = ggufHeader();
    const double before = residentMb();
    const double gguf = microseconds(1, [&](int) {
        models::ByteInput input(header);
        const auto file = models::readGguf(input);
        kept += file ? file->tensors : 0;
    });
    fmt::print("quantity,value,unit\nsizing of one configuration,{:.3f},us\n", one);
    fmt::print("gguf header of {} tensors and {} tokens,{:.2f},ms\n", kTensors, kTokens, gguf / 1000);
    fmt::print("memory that reading it added,{:.1f},MB\n", std::max(0.0, residentMb() - before));
    return kept == 0 ? 1 : 0;
}

} // namespace fitgauge::bench
