// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The words that GPU names are made of. Helpers of the alias resolver.
namespace fitgauge::hardware {

[[nodiscard]] std::string lowerCase(std::string_view text);

// Lower case, split at space, underscore, hyphen and slash; count, vendor and brand words dropped unless
// nothing else is left.
[[nodiscard]] std::vector<std::string> nameWords(std::string_view name);
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

// "80gb", "80g": 80.
[[nodiscard]] std::optional<double> sizeWord(std::string_view word);
// "8q": 8, the memory of a time-sliced vGPU profile (series A, B, C, Q).
[[nodiscard]] std::optional<double> sliceWord(std::string_view word);
[[nodiscard]] bool isFormWord(std::string_view word);       // sxm, sxm4, pcie, nvl, oam
[[nodiscard]] bool isEditionWord(std::string_view word);    // server, workstation, Max-Q
[[nodiscard]] bool isGenerationWord(std::string_view word); // quadro, ada, pro, sff

} // namespace fitgauge::hardware
