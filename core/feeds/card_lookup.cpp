// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/card_lookup.h"

#include "core/feeds/reading.h"
#include "core/units/parse_number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace fitgauge::feeds {
namespace {

using hardware::GpuClass;

// A source counts decimal or binary gigabytes, or what the driver leaves: within this they mean one size.
constexpr double kSameMemory = 0.08;

bool isOtherAccelerator(GpuClass kind) {
    return kind == GpuClass::Tpu || kind == GpuClass::AwsNeuron || kind == GpuClass::IntelGaudi ||
           kind == GpuClass::Other;
}

bool isSameMemory(double a, double b) {
    return std::abs(a - b) <= kSameMemory * std::max(a, b);
}

std::string lowered(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

bool isVendorWord(std::string_view name) {
    constexpr std::array<std::string_view, 5> kVendors{"nvidia", "amd", "intel", "google", "gpu"};
    return std::ranges::find(kVendors, lowered(name)) != kVendors.end();
}

// TPU, Gaudi and their like, also those that the table has no row for.
bool namesOtherAccelerator(std::string_view name) {
    constexpr std::array<std::string_view, 11> kWords{"virtex",     "alveo",     "tpu",     "gaudi",
                                                      "inferentia", "trainium",  "habana",  "fpga",
                                                      "wormhole",   "grayskull", "qualcomm"};
    const std::string lower = lowered(name);
    return std::ranges::any_of(kWords, [&](std::string_view word) { return lower.find(word) != lower.npos; });
}

void noteGuess(Draft& draft, const std::optional<double>& told, const std::optional<double>& part) {
    const bool isSameSize = told && part && isSameMemory(*told, *part);
    addFlag(draft, isSameSize ? Flag::FormGuessed : Flag::CardGuessed);
}

// `told`: memory of one whole card as the source says it.
void takePart(Draft& draft, const hardware::Gpu& gpu, const hardware::Match& match,
              const std::optional<double>& told) {
    draft.gpu = gpu.canonical;
    const std::optional<double> whole = match.sliceMemoryGb ? match.sliceMemoryGb : gpu.vramGb;
    if (match.certainty == hardware::Certainty::Guess || (told && whole && !isSameMemory(*told, *whole))) {
        noteGuess(draft, told, whole);
    }
    if (isOtherAccelerator(gpu.gpuClass)) {
        addFlag(draft, Flag::OtherAccelerator);
    }
    if (!draft.gpuMemoryGb && whole) {
        draft.gpuMemoryGb = *whole * std::min(draft.gpuCount, 1.0);
    }
}

// "A100_80GB_SXM4", "H100-80GB-SXM5": the size goes, the caller has it.
std::string withoutMiddleSize(const std::string& name) {
    const auto gb = name.find("GB");
    const auto mark = gb == std::string::npos ? gb : name.find_last_of("_- ", gb);
    const bool isMiddle = mark != std::string::npos && mark > 0 && gb + 2 < name.size() &&
                          memoryInText(std::string_view(name).substr(mark, gb + 2 - mark));
    return isMiddle ? name.substr(0, mark) + name.substr(gb + 2) : name;
}

// Spellings that only some sources have, each tried when the one before is unknown: "L40S (compute mode)",
// "RTX4090_24GB", "geforcertx4090".
std::vector<std::string> spellingsOf(const std::string& name) {
    std::vector<std::string> spellings{name};
    const auto add = [&](std::string spelling) {
        while (!spelling.empty() &&
               (spelling.back() == ' ' || spelling.back() == '_' || spelling.back() == '-')) {
            spelling.pop_back();
        }
        if (!spelling.empty() && spelling != spellings.back()) {
            spellings.push_back(std::move(spelling));
        }
    };
    add(name.substr(0, name.find(" (")));
    const std::string plain = spellings.back();
    const auto mark = plain.find_last_of("_- ");
    if (mark != std::string::npos && memoryInText(std::string_view(plain).substr(mark))) {
        add(plain.substr(0, mark));
    }
    for (const std::string_view word : {" Grace Blackwell", " Blackwell", " HGX"}) { // generation, board
        if (spellings.back().ends_with(word)) {
            add(spellings.back().substr(0, spellings.back().size() - word.size()));
        }
    }
    constexpr std::string_view kLink = "-NVLink"; // says how the cards are joined, not which
    const std::string unlinked = spellings.back().substr(0, spellings.back().find(kLink));
    add(unlinked);
    const auto shortGb = unlinked.find("0G-");
    if (shortGb != std::string::npos) { // "A100-80G-PCIe"
        add(std::string(unlinked).insert(shortGb + 2, "B"));
    }
    add(withoutMiddleSize(spellings.back()));
    constexpr std::string_view kBrand = "geforce";
    const std::string lower = lowered(spellings.back());
    if (lower.starts_with(kBrand)) {
        add(lower.substr(kBrand.size()));
    }
    return spellings;
}

std::optional<hardware::Match> matchOf(const Draft& draft, const Context& context,
                                       const std::optional<double>& cardGb, std::string_view form) {
    if (isVendorWord(draft.soldAs)) {
        return std::nullopt;
    }
    for (const std::string& spelling : spellingsOf(draft.soldAs)) {
        if (const auto match = context.resolver.resolve(spelling, cardGb, form)) {
            return match;
        }
    }
    return std::nullopt;
}

} // namespace

void lookUpCard(Draft& draft, const Context& context, std::string_view form, std::optional<double> cardGb) {
    if (!cardGb && draft.gpuCount >= 1) { // a slice's memory names no part
        cardGb = draft.gpuMemoryGb;
    }
    const auto match = matchOf(draft, context, cardGb, form);
    if (match) {
        takePart(draft, context.gpus[match->gpu], *match, cardGb);
    } else {
        addFlag(draft, namesOtherAccelerator(draft.soldAs) ? Flag::OtherAccelerator
                       : isVendorWord(draft.soldAs)        ? Flag::VendorName
                                                           : Flag::CardUnknown);
    }
    if (!draft.gpuMemoryGb && !hasFlag(draft, Flag::OtherAccelerator)) {
        addFlag(draft, Flag::MemoryUnknown);
    }
    if (draft.gpuCount < 1) {
        addFlag(draft, Flag::FractionOfCard);
    }
}

std::optional<double> memoryInText(std::string_view text) {
    const std::string lower = lowered(text);
    for (std::size_t end = lower.find("gb"); end != std::string::npos; end = lower.find("gb", end + 2)) {
        std::size_t last = end;
        while (last > 0 && lower[last - 1] == ' ') {
            --last;
        }
        std::size_t first = last;
        while (first > 0 &&
               (std::isdigit(static_cast<unsigned char>(lower[first - 1])) != 0 || lower[first - 1] == '.')) {
            --first;
        }
        if (const auto size = parseNumber(std::string_view(lower).substr(first, last - first));
            size && *size > 0) {
            return size;
        }
    }
    return std::nullopt;
}

std::string_view formInText(std::string_view text) {
    const std::string lower = lowered(text);
    for (const std::string_view form : {"SXM", "PCIe", "NVL", "OAM"}) {
        if (lower.find(lowered(form)) != std::string::npos) {
            return form;
        }
    }
    return {};
}

} // namespace fitgauge::feeds
