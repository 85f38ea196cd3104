// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/words.h"

#include "core/catalog/words.h"
#include "core/report/csv_header.h"

#include <array>

namespace fitgauge::report {
namespace {

// One word an enumerator, in the enumeration's order.
template<std::size_t N, typename E>
std::string_view at(const std::array<std::string_view, N>& words, E value) {
    const auto index = static_cast<std::size_t>(value);
    return index < N ? words[index] : std::string_view();
}

} // namespace

std::string_view wordOf(compare::AnswerKind kind) {
    static constexpr auto kWords =
        std::to_array<std::string_view>({"comfortable", "tight", "old_price", "none"});
    return at(kWords, kind);
}

std::string_view wordOf(compare::Test test) {
    static constexpr auto kWords =
        std::to_array<std::string_view>({"fits", "comfortable", "target", "price_fresh"});
    static_assert(kWords.size() == compare::kTestCount);
    return at(kWords, test);
}

std::string_view wordOf(compare::HiddenBy rule) {
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"nothing",    "search",       "expression", "column_filter", "provider",     "provider_kind",
         "gpu",        "accelerator",  "region",     "vram",          "vram_total",   "bandwidth",
         "gpu_count",  "precision",    "link",       "price",         "price_age",    "market",
         "commitment", "tax",          "access",     "storage",       "egress",       "ready",
         "increment",  "does_not_fit", "multi_gpu",  "reclaimable",   "misses_target"});
    static_assert(kWords.size() == compare::kHiddenByCount);
    return at(kWords, rule);
}

std::string_view wordOf(compare::PriceAge age) {
    static constexpr auto kWords = std::to_array<std::string_view>({"fresh", "past_limit", "unknown"});
    return at(kWords, age);
}

std::string_view wordOf(sizing::PartKind part) {
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"weights", "gradients", "optimizer", "lora_state", "kv_cache", "activations", "overhead"});
    return at(kWords, part);
}

std::string_view wordOf(sizing::Engine engine) {
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"generic", "vllm", "sglang", "tensorrt-llm", "llama.cpp", "transformers"});
    return at(kWords, engine);
}

std::string_view wordOf(sizing::TrainingMethod method) {
    static constexpr auto kWords =
        std::to_array<std::string_view>({"lora", "qlora", "full_bf16", "full_mixed"});
    return at(kWords, method);
}

std::string_view wordOf(speed::Basis basis) {
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"no_data", "specification_only", "estimated", "measured_nearby", "measured"});
    return at(kWords, basis);
}

std::string_view wordOf(speed::Reason reason) {
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"none", "bad_traffic", "context_exceeded", "model_unknown", "weights_do_not_fit",
         "no_room_for_request", "bandwidth_unknown", "peak_unknown", "memory_unknown",
         "part_without_evidence", "format_without_evidence", "card_count_bad"});
    return at(kWords, reason);
}

std::string_view wordOf(speed::Bound bound) {
    static constexpr auto kWords = std::to_array<std::string_view>({"memory", "compute", "link", "host"});
    return at(kWords, bound);
}

std::string_view wordOf(speed::BatchLimit limit) {
    static constexpr auto kWords = std::to_array<std::string_view>({"users", "kv_room", "engine"});
    return at(kWords, limit);
}

std::string_view wordOf(speed::Verdict verdict) {
    static constexpr auto kWords =
        std::to_array<std::string_view>({"no_target", "meets", "borderline", "misses", "unknown"});
    return at(kWords, verdict);
}

std::string_view wordOf(sizing::LossKind loss) {
    static constexpr auto kWords = std::to_array<std::string_view>({"plain", "fused", "chunked"});
    return at(kWords, loss);
}

std::string_view wordOf(sizing::OptimizerKind kind) {
    static constexpr auto kWords = std::to_array<std::string_view>({"adam", "adam_8bit", "paged_adam_8bit"});
    return at(kWords, kind);
}

std::string_view wordOf(sizing::Sharding sharding) {
    static constexpr auto kWords =
        std::to_array<std::string_view>({"none", "optimizer", "optimizer_and_gradients", "full"});
    return at(kWords, sharding);
}

std::string_view wordOf(billing::TrafficPreset preset) {
    static constexpr auto kWords =
        std::to_array<std::string_view>({"steady", "office_hours", "evening_peak", "bursts"});
    return at(kWords, preset);
}

std::string_view wordOf(compare::Precision precision) {
    static constexpr auto kWords = std::to_array<std::string_view>({"bf16", "fp8", "int8", "fp4"});
    return at(kWords, precision);
}

std::string_view wordOf(compare::LinkKind link) {
    static constexpr auto kWords = std::to_array<std::string_view>({"none", "bridge", "fabric"});
    return at(kWords, link);
}

std::string_view wordOf(compare::EgressKind egress) {
    static constexpr auto kWords = std::to_array<std::string_view>({"included", "allowance", "metered"});
    return at(kWords, egress);
}

std::string_view wordOf(compare::Profile profile) {
    return profileWord(profile);
}

std::string_view wordOf(catalog::Market market) {
    return catalog::wordFor(market);
}

std::string_view wordOf(catalog::ProviderKind kind) {
    return catalog::wordFor(kind);
}

std::string_view wordOf(models::AttentionKind kind) {
    return catalog::wordFor(kind);
}

} // namespace fitgauge::report
