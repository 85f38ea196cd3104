// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fitgauge::hardware {

struct AliasEntry {
    std::string alias;
    std::string canonical;
    bool ambiguous = false;
};

enum class Certainty : std::uint8_t {
    Exact,    // the name tells the part
    ByMemory, // the name was ambiguous; the offer's memory decided
    ByForm,   // ... its form factor decided
    Guess     // nothing decided: must be shown as a guess
};

struct Match {
    std::size_t gpu = 0; // index into the table given to the resolver
    Certainty certainty = Certainty::Exact;
};

// Finds the part behind a name from a price list, a driver or a marketplace. Never by substring. The literal
// spelling is tried first, then the normalised one: lower case; a leading count ("8x "), the vendor word,
// Tesla, GeForce, Instinct and Graphics dropped; space, underscore, hyphen and slash alike. Copies what it
// needs.
class AliasResolver {
  public:
    AliasResolver(std::span<const Gpu> gpus, std::span<const AliasEntry> aliases);

    // `memoryGb` per card and `form` ("SXM", "PCIe") help with ambiguous names; an unknown name gives
    // nothing.
    [[nodiscard]] std::optional<Match> resolve(std::string_view name, std::optional<double> memoryGb = {},
                                               std::string_view form = {}) const;

    [[nodiscard]] static std::string normalised(std::string_view name);

  private:
    struct Target {
        std::size_t gpu = 0;
        bool ambiguous = false;
    };
    [[nodiscard]] std::optional<Match> decide(Target target, std::string_view normalisedName,
                                              std::optional<double> memoryGb, std::string_view form) const;

    std::vector<Gpu> m_gpus;
    std::unordered_map<std::string, Target> m_literal;
    std::unordered_map<std::string, Target> m_normalised;
    // Parts that share a family word ("a100"), candidates for an ambiguous name.
    std::unordered_map<std::string, std::vector<std::size_t>> m_family;
};

} // namespace fitgauge::hardware
