// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/sizing/workload.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

// The words that CSV files and SQL rows use for enumerators. One table an enum.
namespace fitgauge::catalog {

template<typename E>
using Word = std::pair<E, std::string_view>;

[[nodiscard]] std::span<const Word<Market>> wordsOf(Market);
[[nodiscard]] std::span<const Word<ProviderKind>> wordsOf(ProviderKind);
[[nodiscard]] std::span<const Word<EnteredBy>> wordsOf(EnteredBy);
[[nodiscard]] std::span<const Word<Rounding>> wordsOf(Rounding);
[[nodiscard]] std::span<const Word<models::AttentionKind>> wordsOf(models::AttentionKind);
[[nodiscard]] std::span<const Word<hardware::GpuClass>> wordsOf(hardware::GpuClass);
[[nodiscard]] std::span<const Word<sizing::Engine>> wordsOf(sizing::Engine);

template<typename E>
[[nodiscard]] std::string_view wordFor(E value) {
    const auto words = wordsOf(value);
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.first == value; });
    return found == words.end() ? std::string_view() : found->second;
}

template<typename E>
[[nodiscard]] std::optional<E> fromWord(std::string_view text) {
    const auto words = wordsOf(E{});
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.second == text; });
    return found == words.end() ? std::nullopt : std::optional(found->first);
}

} // namespace fitgauge::catalog
