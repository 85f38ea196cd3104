// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/alias_table.h"
#include "core/hardware/gpu.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fitgauge::hardware {

enum class Certainty : std::uint8_t {
    Exact,    // the name tells the part
    ByMemory, // the name was ambiguous; the offer's memory decided
    ByForm,   // ... its form factor decided
    Guess     // nothing decided, or name and memory contradict each other: must be shown as a guess
};

struct Match {
    std::size_t gpu = 0; // index into the table given to the resolver
    Certainty certainty = Certainty::Exact;
    // Memory of a time-sliced vGPU, GB, from its name ("A10-8Q" is 8 GB of a shared A10): never the card's.
    std::optional<double> sliceMemoryGb;
    friend bool operator==(const Match&, const Match&) = default;
};

// Finds the part behind a name from a price list, a driver or a marketplace. Names match as a whole, never by
// substring: first the literal spelling, then the normalised one. An ambiguous name ("A100") stands for a
// family of parts; words of the name itself (form, size) narrow it first, then the offer's memory, then its
// form; what is still open is a guess. Copies what it needs; safe to use from several threads.
class AliasResolver {
  public:
    // Aliases of parts that are not in `gpus` are left out. Every canonical name is its own alias.
    AliasResolver(std::span<const Gpu> gpus, std::span<const AliasEntry> aliases);

    // `memoryGb` of one card as product sheets count it (80, 24; a driver's 79.6 will do) and `form` ("SXM",
    // "PCIe") help with ambiguous names only. An unknown name gives nothing.
    [[nodiscard]] std::optional<Match> resolve(std::string_view name, std::optional<double> memoryGb = {},
                                               std::string_view form = {}) const;

    // Lower case; a leading count ("8x "), the vendor word, Tesla, GeForce, Instinct and Graphics dropped;
    // runs of space, underscore, hyphen and slash become one space.
    [[nodiscard]] static std::string normalised(std::string_view name);

  private:
    struct Part {
        std::vector<std::string> words; // of the canonical name, normalised
        std::optional<double> vramGb;
        std::string form;        // lower case
        std::string family;      // "a100": the words without size, form and edition
        std::string broadFamily; // "rtx 6000": also without generation words (Quadro, Ada, PRO)
    };
    struct Target {
        std::size_t gpu = 0;
        bool ambiguous = false;
    };
    using Candidates = std::vector<std::size_t>;

    void add(const std::string& alias, Target target);
    // "A10-8Q", also for profiles that no alias lists.
    [[nodiscard]] std::optional<Match> resolveSlice(std::vector<std::string> words,
                                                    std::string_view form) const;
    [[nodiscard]] Candidates familyOf(std::size_t gpu) const;
    [[nodiscard]] bool hasForm(std::size_t gpu, std::string_view form) const;
    // False, and all kept, when none is near.
    [[nodiscard]] bool keepNearest(Candidates& candidates, double memoryGb) const;
    void narrowByWords(Candidates& candidates, const std::vector<std::string>& words) const;
    // The usual part where it is still among the candidates, else one of its form.
    [[nodiscard]] std::size_t likeliest(const Candidates& candidates, std::size_t usual) const;
    [[nodiscard]] Match decide(Target target, const std::vector<std::string>& words,
                               std::optional<double> memoryGb, std::string_view form) const;

    std::vector<Part> m_parts;
    std::unordered_map<std::string, Target> m_literal;
    std::unordered_map<std::string, Target> m_normalised;
    std::unordered_map<std::string, Candidates> m_families; // whole cards only, no MIG slices
    std::unordered_map<std::string, Candidates> m_broadFamilies;
};

} // namespace fitgauge::hardware
