// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/skypilot_row.h"

#include "core/feeds/card_lookup.h"
#include "core/feeds/gpu_info.h"
#include "core/feeds/instance_table.h"
#include "core/feeds/provider_words.h"
#include "core/feeds/reading.h"
#include "core/units/parse_number.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fitgauge::feeds {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(SkypilotColumn::Count_)> kNames{
    "InstanceType", "AcceleratorName", "AcceleratorCount", "vCPUs",     "MemoryGiB", "GpuInfo", "Price",
    "SpotPrice",    "Region",          "AvailabilityZone", "StorageGiB"};
constexpr std::size_t kAbsent = static_cast<std::size_t>(-1);
constexpr double kMibPerGib = 1024;
constexpr double kSameMemory = 0.08;
constexpr double kLargestCardGb = 2048; // a number below this under a MiB key is GB
constexpr double kMostCards = 1024;

// What SizeInMiB may mean, in the order in which clouds use it: one card, the node, GB.
struct Meaning {
    double gb;
    bool isPlain;
};

std::vector<Meaning> meaningsOf(double size, double count) {
    std::vector<Meaning> meanings{{size / kMibPerGib, true}};
    if (count > 1) {
        meanings.push_back({size / kMibPerGib / count, false});
    }
    if (size < kLargestCardGb) {
        meanings.push_back({size, false});
    }
    return meanings;
}

// The meaning that gives a known size of a part of that name; the plain one where none does.
void takeMemory(Draft& draft, double size, std::string_view form, const Context& context) {
    const auto meanings = meaningsOf(size, draft.gpuCount);
    for (const Meaning& meaning : meanings) {
        const auto match = context.resolver.resolve(draft.soldAs, meaning.gb, form);
        const auto whole = match ? context.gpus[match->gpu].vramGb : std::nullopt;
        if (whole && std::abs(*whole - meaning.gb) <= kSameMemory * *whole) {
            draft.gpuMemoryGb = meaning.gb;
            if (!meaning.isPlain) {
                addFlag(draft, Flag::MemoryCorrected);
            }
            return;
        }
    }
    draft.gpuMemoryGb = meanings.front().gb;
}

// In this catalog's names a size is said only where it is not the first that was sold.
std::optional<double> agreedMemory(std::string_view name) {
    struct Agreed {
        std::string_view name;
        double gb;
    };
    constexpr std::array kAgreed{Agreed{"A100", 40}, Agreed{"V100", 16}, Agreed{"P100", 16}};
    const auto found = std::ranges::find(kAgreed, name, &Agreed::name);
    return found == kAgreed.end() ? std::nullopt : std::optional(found->gb);
}

bool isBlank(std::string_view text) {
    return text.find_first_not_of(" \t\r") == std::string_view::npos;
}

// Vast's generator drops what follows the number, so that an RTX 4060 Ti is called RTX4060; its types keep
// the whole name: "4x-RTX_4060_Ti-32-65536".
void takeNameOfType(Draft& draft, const Context& context) {
    const std::string& type = draft.product;
    const auto begin = type.find("x-");
    const auto host = type.find('-', begin == std::string::npos ? 0 : begin + 2);
    if (draft.provider != "vast" || begin == std::string::npos || host == std::string::npos) {
        return;
    }
    std::string name = type.substr(begin + 2, host - begin - 2);
    std::ranges::replace(name, '_', ' ');
    const auto byType = context.resolver.resolve(name, draft.gpuMemoryGb, {});
    const auto byName = context.resolver.resolve(draft.soldAs, draft.gpuMemoryGb, {});
    if (byType && (!byName || byType->gpu != byName->gpu)) {
        addFlag(draft, Flag::CardCorrected);
        draft.soldAs = std::move(name);
    }
}

// "" and 0 with a named card are one card that nobody counted.
bool takeCount(Draft& draft, std::string_view cell) {
    if (isBlank(cell)) {
        draft.gpuCount = 1;
        return true;
    }
    const auto count = parseNumber(cell);
    if (!count || *count < 0 || *count > kMostCards) {
        return false;
    }
    draft.gpuCount = *count;
    if (*count == 0) {
        draft.gpuCount = 1;
        addFlag(draft, Flag::CountGuessed);
    }
    return true;
}

void takeInstanceTable(Draft& draft, const Context& context) {
    // Google's row of a host type is the price of the host alone: its card has a row of its own.
    const InstanceGpu* known =
        draft.provider == "gcp" ? nullptr : context.instances.find(draft.provider, draft.product);
    if (known == nullptr) {
        return;
    }
    if (std::abs(known->gpuCount - draft.gpuCount) > 0.01) {
        draft.gpuCount = known->gpuCount;
        if (!draft.soldAs.empty()) { // a row without a card counts nothing that could be wrong
            addFlag(draft, Flag::CountCorrected);
        }
    }
    if (draft.soldAs.empty()) {
        draft.soldAs = known->gpu;
        draft.gpuMemoryGb = known->gpuMemoryGb;
        addFlag(draft, Flag::CardCorrected);
    } else if (draft.gpuCount < 1) {
        draft.gpuMemoryGb = known->gpuMemoryGb;
    }
}

// Azure has machines of 1, 2, 4 and 8 cards and slices of one; its old file counts 6 and 12 (feeds README).
void doubtCount(Draft& draft) {
    if (draft.provider == "azure" && (draft.gpuCount == 6 || draft.gpuCount == 12)) {
        addFlag(draft, Flag::CountDoubtful);
    }
}

} // namespace

bool SkypilotHeader::read(const std::vector<std::string>& fields) {
    m_size = fields.size();
    m_at.fill(kAbsent);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto found = std::ranges::find(kNames, fields[i]);
        if (found != kNames.end()) {
            m_at[static_cast<std::size_t>(found - kNames.begin())] = i;
        }
    }
    const auto has = [&](SkypilotColumn column) { return m_at[static_cast<std::size_t>(column)] != kAbsent; };
    const bool isLayout =
        has(SkypilotColumn::AcceleratorName) && has(SkypilotColumn::Price) && has(SkypilotColumn::Region);
    m_least = isLayout ? std::max(m_at[static_cast<std::size_t>(SkypilotColumn::Price)],
                                  m_at[static_cast<std::size_t>(SkypilotColumn::AcceleratorName)]) +
                             1
                       : 0;
    return isLayout;
}

std::string_view SkypilotHeader::cell(const std::vector<std::string>& fields, SkypilotColumn column) const {
    const std::size_t at = m_at[static_cast<std::size_t>(column)];
    return at < fields.size() ? std::string_view(fields[at]) : std::string_view();
}

bool readSkypilotRow(Draft& draft, const std::vector<std::string>& fields, const SkypilotHeader& header,
                     const Context& context) {
    const auto cell = [&](SkypilotColumn column) { return header.cell(fields, column); };
    draft.provider = providerId(context.provider);
    draft.product = std::string(cell(SkypilotColumn::InstanceType));
    draft.soldAs = isBlank(cell(SkypilotColumn::AcceleratorName))
                       ? std::string()
                       : std::string(cell(SkypilotColumn::AcceleratorName));
    draft.vcpus = parseNumber(cell(SkypilotColumn::Vcpus));
    draft.ramGib = parseNumber(cell(SkypilotColumn::MemoryGib));
    draft.diskGib = parseNumber(cell(SkypilotColumn::Storage));
    draft.region = std::string(cell(SkypilotColumn::Region));
    draft.zone = std::string(cell(SkypilotColumn::Zone));
    if (fields.size() > header.size()) {
        addFlag(draft, Flag::ExtraFields);
    }
    if (!takeCount(draft, cell(SkypilotColumn::AcceleratorCount))) {
        return false;
    }
    takeInstanceTable(draft, context);
    doubtCount(draft);
    if (draft.soldAs.empty()) {
        return true;
    }
    const GpuInfo info = readGpuInfo(cell(SkypilotColumn::GpuInfo));
    std::string_view form = formInText(draft.soldAs);
    form = form.empty() ? formInText(info.name) : form;
    form = form.empty() ? formInText(draft.product) : form;
    if (info.sizeInMib && draft.gpuCount >= 1) {
        takeMemory(draft, *info.sizeInMib, form, context);
    }
    takeNameOfType(draft, context);
    const auto agreed = agreedMemory(draft.soldAs);
    if (agreed && info.sizeInMib && draft.gpuMemoryGb && *draft.gpuMemoryGb > *agreed * (1 + kSameMemory)) {
        addFlag(draft, Flag::CardCorrected); // "A100" is the one of 40 GB, this is the one of 80
    }
    lookUpCard(draft, context, form, info.sizeInMib ? std::nullopt : agreed);
    if (!info.sizeInMib && hasFlag(draft, Flag::CardGuessed)) {
        std::erase(draft.flags, Flag::CardGuessed); // the catalog's names tell the size, not the form
        addFlag(draft, Flag::FormGuessed);
    }
    return true;
}

} // namespace fitgauge::feeds
