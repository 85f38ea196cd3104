// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/alias_resolver.h"

#include "core/hardware/alias_words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fitgauge::hardware {
namespace {

// Sheets, drivers and price lists differ by a few percent about the same card (80 against 79.6, 24 against
// 22.5); distinct sizes of one family lie further apart, or the nearest one wins.
constexpr double kMemoryTolerance = 0.08;

bool isNear(double a, double b) {
    return std::abs(a - b) <= kMemoryTolerance * std::max(a, b);
}

template<typename Drop>
std::string wordsWithout(const std::vector<std::string>& words, Drop drop) {
    std::vector<std::string> kept;
    std::remove_copy_if(words.begin(), words.end(), std::back_inserter(kept), drop);
    return joined(kept);
}

bool isVariantWord(const std::string& word) {
    return sizeWord(word).has_value() || isFormWord(word) || isEditionWord(word);
}

// Keeps what fits. False, and all kept, when nothing does.
template<typename Fits>
bool keepWhere(std::vector<std::size_t>& candidates, Fits fits) {
    std::vector<std::size_t> kept;
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(kept), fits);
    if (kept.empty()) {
        return false;
    }
    candidates = std::move(kept);
    return true;
}

} // namespace

AliasResolver::AliasResolver(std::span<const Gpu> gpus, std::span<const AliasEntry> aliases) {
    std::unordered_map<std::string_view, std::size_t> index;
    for (std::size_t i = 0; i < gpus.size(); ++i) {
        const Gpu& gpu = gpus[i];
        const auto words = nameWords(gpu.canonical);
        Part part{words, gpu.vramGb, lowerCase(gpu.form), wordsWithout(words, isVariantWord), {}};
        part.broadFamily = wordsWithout(
            words, [](const std::string& word) { return isVariantWord(word) || isGenerationWord(word); });
        if (gpu.gpuClass != GpuClass::MigSlice) {
            m_families[part.family].push_back(i);
            m_broadFamilies[part.broadFamily].push_back(i);
        }
        m_parts.push_back(std::move(part));
        index.emplace(gpu.canonical, i);
    }
    for (const AliasEntry& entry : aliases) {
        if (const auto found = index.find(entry.canonical); found != index.end()) {
            add(entry.alias, {found->second, entry.ambiguous});
        }
    }
    for (const auto& [canonical, gpu] : index) {
        m_literal.insert_or_assign(std::string(canonical), Target{gpu, false});
        m_normalised.try_emplace(normalised(canonical), Target{gpu, false});
    }
}

// Spellings that normalise alike but differ in what they tell ("nvidia-tesla-a100" is a 40 GB part at one
// cloud, "A100" is anybody's) leave the normalised name ambiguous; the literal ones keep their meaning.
void AliasResolver::add(const std::string& alias, Target target) {
    m_literal.try_emplace(alias, target);
    const auto [entry, isNew] = m_normalised.try_emplace(normalised(alias), target);
    if (!isNew) {
        entry->second.ambiguous |= target.ambiguous || entry->second.gpu != target.gpu;
    }
}

std::string AliasResolver::normalised(std::string_view name) {
    return joined(nameWords(name));
}

std::optional<Match> AliasResolver::resolveSlice(std::vector<std::string> words,
                                                 std::string_view form) const {
    const auto memory = words.size() > 1 ? sliceWord(words.back()) : std::nullopt;
    if (!memory) {
        return std::nullopt;
    }
    words.pop_back();
    words.erase(std::remove(words.begin(), words.end(), "grid"), words.end());
    const auto target = m_normalised.find(joined(words));
    if (target == m_normalised.end()) {
        return std::nullopt;
    }
    // The slice's memory tells nothing about the card's.
    Match match = decide(target->second, words, std::nullopt, form);
    match.sliceMemoryGb = memory;
    return match;
}

std::optional<Match> AliasResolver::resolve(std::string_view name, std::optional<double> memoryGb,
                                            std::string_view form) const {
    const auto words = nameWords(name);
    if (auto slice = resolveSlice(words, form)) {
        return slice;
    }
    if (const auto literal = m_literal.find(std::string(name)); literal != m_literal.end()) {
        return decide(literal->second, words, memoryGb, form);
    }
    const auto target = m_normalised.find(joined(words));
    return target == m_normalised.end() ? std::nullopt
                                        : std::optional(decide(target->second, words, memoryGb, form));
}

AliasResolver::Candidates AliasResolver::familyOf(std::size_t gpu) const {
    const Part& part = m_parts[gpu];
    // The closest family with a choice in it: "RTX PRO 6000" stays among the PRO editions, "RTX 6000" does
    // not stay with the one Quadro.
    if (const auto family = m_families.find(part.family);
        family != m_families.end() && family->second.size() > 1) {
        return family->second;
    }
    const auto broad = m_broadFamilies.find(part.broadFamily);
    return broad == m_broadFamilies.end() ? Candidates{gpu} : broad->second;
}

bool AliasResolver::hasForm(std::size_t gpu, std::string_view form) const {
    const Part& part = m_parts[gpu];
    // "SXM" is any SXM generation, in the question or in the table.
    const auto agrees = [&](std::string_view word) {
        return word.starts_with(form) || (isFormWord(word) && form.starts_with(word));
    };
    return agrees(part.form) || std::any_of(part.words.begin(), part.words.end(), agrees);
}

bool AliasResolver::keepNearest(Candidates& candidates, double memoryGb) const {
    double nearest = std::numeric_limits<double>::max();
    for (const std::size_t gpu : candidates) {
        const auto vram = m_parts[gpu].vramGb;
        nearest = vram ? std::min(nearest, std::abs(*vram - memoryGb)) : nearest;
    }
    return keepWhere(candidates, [&](std::size_t gpu) {
        const auto vram = m_parts[gpu].vramGb;
        return vram && std::abs(*vram - memoryGb) <= nearest && isNear(*vram, memoryGb);
    });
}

void AliasResolver::narrowByWords(Candidates& candidates, const std::vector<std::string>& words) const {
    for (const std::string& word : words) {
        if (isFormWord(word)) {
            (void)keepWhere(candidates, [&](std::size_t gpu) { return hasForm(gpu, word); });
        } else if (const auto size = sizeWord(word)) {
            (void)keepNearest(candidates, *size);
        }
    }
}

Match AliasResolver::decide(Target target, const std::vector<std::string>& words,
                            std::optional<double> memoryGb, std::string_view form) const {
    if (!target.ambiguous) {
        return {target.gpu, Certainty::Exact, {}};
    }
    Candidates candidates = familyOf(target.gpu);
    const bool hadChoice = candidates.size() > 1;
    narrowByWords(candidates, words);
    const bool wordsDecide = hadChoice && candidates.size() == 1;
    Certainty certainty = wordsDecide ? Certainty::Exact : Certainty::Guess;
    bool contradicted = false;
    if (memoryGb) {
        contradicted = !keepNearest(candidates, *memoryGb);
        certainty = wordsDecide ? Certainty::Exact : Certainty::ByMemory;
    }
    if (candidates.size() > 1 && !form.empty()) {
        const std::string wanted = lowerCase(form);
        (void)keepWhere(candidates, [&](std::size_t gpu) { return hasForm(gpu, wanted); });
        certainty = Certainty::ByForm;
    }
    const bool decided = candidates.size() == 1 && !contradicted;
    return {likeliest(candidates, target.gpu), decided ? certainty : Certainty::Guess, {}};
}

std::size_t AliasResolver::likeliest(const Candidates& candidates, std::size_t usual) const {
    if (std::find(candidates.begin(), candidates.end(), usual) != candidates.end()) {
        return usual;
    }
    const auto sameForm = std::find_if(candidates.begin(), candidates.end(), [&](std::size_t gpu) {
        return m_parts[gpu].form == m_parts[usual].form;
    });
    return sameForm == candidates.end() ? candidates.front() : *sameForm;
}

} // namespace fitgauge::hardware
