// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/speed/estimate.h"

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

} // namespace fitgauge::report
