// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/speed/estimate.h"

#include <algorithm>
#include <optional>
#include <string_view>

// Stable English words of codes, for files that machines read. csv_header.h has those that the CSV carries.
namespace fitgauge::report {

[[nodiscard]] std::string_view wordOf(compare::AnswerKind kind);      // "comfortable"
[[nodiscard]] std::string_view wordOf(compare::Test test);            // "target"
[[nodiscard]] std::string_view wordOf(compare::HiddenBy rule);        // "does_not_fit"
[[nodiscard]] std::string_view wordOf(compare::PriceAge age);         // "past_limit"
[[nodiscard]] std::string_view wordOf(sizing::PartKind part);         // "kv_cache"
[[nodiscard]] std::string_view wordOf(sizing::Engine engine);         // "vllm"
[[nodiscard]] std::string_view wordOf(sizing::TrainingMethod method); // "full_mixed"
[[nodiscard]] std::string_view wordOf(speed::Basis basis);            // "measured_nearby"
[[nodiscard]] std::string_view wordOf(speed::Reason reason);          // "weights_do_not_fit"
[[nodiscard]] std::string_view wordOf(speed::Bound bound);            // "memory"
[[nodiscard]] std::string_view wordOf(speed::BatchLimit limit);       // "kv_room"
[[nodiscard]] std::string_view wordOf(speed::Verdict verdict);        // "borderline"
[[nodiscard]] std::string_view wordOf(sizing::LossKind loss);         // "fused"
[[nodiscard]] std::string_view wordOf(sizing::OptimizerKind kind);    // "adam_8bit"
[[nodiscard]] std::string_view wordOf(sizing::Sharding sharding);     // "optimizer_and_gradients"
[[nodiscard]] std::string_view wordOf(billing::TrafficPreset preset); // "office_hours"
[[nodiscard]] std::string_view wordOf(compare::Precision precision);  // "fp8"
[[nodiscard]] std::string_view wordOf(compare::LinkKind link);        // "fabric"
[[nodiscard]] std::string_view wordOf(compare::EgressKind egress);    // "metered"
[[nodiscard]] std::string_view wordOf(compare::Profile profile);      // "research"
[[nodiscard]] std::string_view wordOf(catalog::Market market);        // "on_demand"
[[nodiscard]] std::string_view wordOf(catalog::ProviderKind kind);    // "bare metal"
[[nodiscard]] std::string_view wordOf(models::AttentionKind kind);    // "sliding window"

// The enumerator of one of the words above; a blank or a minus counts as an underscore ("on-demand").
template<typename E>
[[nodiscard]] std::optional<E> fromWord(std::string_view text) {
    const auto same = [](char a, char b) {
        const auto plain = [](char c) { return c == ' ' || c == '-' ? '_' : c; };
        return plain(a) == plain(b);
    };
    constexpr int kMostWords = 64; // more than any enumeration above has
    for (int i = 0; i < kMostWords; ++i) {
        const std::string_view word = wordOf(static_cast<E>(i));
        if (!word.empty() && std::equal(word.begin(), word.end(), text.begin(), text.end(), same)) {
            return static_cast<E>(i);
        }
    }
    return std::nullopt;
}

} // namespace fitgauge::report
