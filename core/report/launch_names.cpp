// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/launch_names.h"

#include "core/sizing/format.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace fitgauge::report {

namespace {

using Names = std::pair<std::string_view, std::string_view>; // ours, theirs

constexpr std::string_view kLettersAndDigits =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

// The folders of skypilot-catalog's v7 and v8 that are providers of ours.
constexpr std::array kClouds{
    Names{"aws", "aws"},
    Names{"gcp", "gcp"},
    Names{"azure", "azure"},
    Names{"oci", "oci"},
    Names{"ibm", "ibm"},
    Names{"lambda", "lambda"},
    Names{"runpod", "runpod"},
    Names{"vast", "vast"},
    Names{"digitalocean", "do"},
    Names{"nebius", "nebius"},
    Names{"primeintellect", "primeintellect"},
    Names{"scaleway", "scaleway"},
    Names{"ovh", "ovhcloud"},
    Names{"verda", "verda"},
    Names{"hyperstack", "hyperstack"},
    Names{"jarvislabs", "jarvislabs"},
};

// AcceleratorName in the same files. V100 and P100 mean several of ours and V100-32GB too: left out.
constexpr std::array kCards{
    Names{"A10", "A10"},
    Names{"A10G", "A10G"},
    Names{"A40", "A40"},
    Names{"A100-SXM4-40GB", "A100"},
    Names{"A100-PCIe-40GB", "A100"},
    Names{"A100-PCIe-80GB", "A100-80GB"},
    Names{"A100-SXM4-80GB", "A100-80GB"},
    Names{"B200-SXM-180GB", "B200"},
    Names{"GH200-96GB", "GH200"},
    Names{"H100-PCIe-80GB", "H100"},
    Names{"H100-SXM5-80GB", "H100"},
    Names{"H200-SXM-141GB", "H200"},
    Names{"K80", "K80"},
    Names{"L4", "L4"},
    Names{"L40", "L40"},
    Names{"L40S", "L40S"},
    Names{"M60", "M60"},
    Names{"MI300X", "MI300X"},
    Names{"RTX-3090", "RTX3090"},
    Names{"RTX-4090", "RTX4090"},
    Names{"RTX-5090", "RTX5090"},
    Names{"RTX-A4000", "RTXA4000"},
    Names{"RTX-A4500", "RTXA4500"},
    Names{"RTX-A5000", "RTXA5000"},
    Names{"RTX-A6000", "RTXA6000"},
    Names{"RTX-6000-Ada", "RTX6000-Ada"},
    Names{"RTX-4000-Ada", "RTX4000-Ada"},
    Names{"T4", "T4"},
    Names{"T4G", "T4g"},
};

std::string_view theirs(std::span<const Names> names, std::string_view ours) {
    const auto found = std::ranges::find(names, ours, &Names::first);
    return found == names.end() ? std::string_view() : found->second;
}

} // namespace

std::string hubName(const models::Architecture& model) {
    const std::string_view id = model.id;
    const auto slash = id.find('/');
    const bool isOwnerAndName = slash != std::string_view::npos && slash > 0 && slash + 1 < id.size() &&
                                id.find('/', slash + 1) == std::string_view::npos;
    const bool isPlain =
        id.find_first_not_of(std::string(kLettersAndDigits) + "._-/") == std::string_view::npos;
    return !model.plainSize && isOwnerAndName && isPlain && id.front() != '.' ? model.id : std::string();
}

std::string_view ggufName(sizing::WeightFormat format) {
    switch (format) {
    case sizing::WeightFormat::Fp32:
        return "F32";
    case sizing::WeightFormat::Bf16:
        return "BF16";
    case sizing::WeightFormat::Fp16:
        return "F16";
    default:
        break;
    }
    if (!sizing::isGguf(format)) {
        return {};
    }
    const std::string_view name = sizing::formatName(format);
    const auto mark = name.rfind(':'); // "gguf:Q4_K_M"
    return mark == std::string_view::npos ? name : name.substr(mark + 1);
}

std::string_view llamaCacheType(sizing::KvFormat format) {
    switch (format) {
    case sizing::KvFormat::Bits16:
        return "f16";
    case sizing::KvFormat::Q8_0:
        return "q8_0";
    case sizing::KvFormat::Q5_1:
        return "q5_1";
    case sizing::KvFormat::Q5_0:
        return "q5_0";
    case sizing::KvFormat::Q4_1:
        return "q4_1";
    case sizing::KvFormat::Q4_0:
        return "q4_0";
    case sizing::KvFormat::Fp8:
    case sizing::KvFormat::Fp4:
        break;
    }
    return {};
}

std::string_view skyPilotCloud(std::string_view provider) {
    return theirs(kClouds, provider);
}

std::string_view skyPilotCard(std::string_view canonical) {
    return theirs(kCards, canonical);
}

std::string yamlWord(std::string_view text) {
    if (!text.empty() && kLettersAndDigits.find(text.front()) != std::string_view::npos &&
        text.find_first_not_of(std::string(kLettersAndDigits) + "._-") == std::string_view::npos) {
        return std::string(text);
    }
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            quoted += '\\';
        }
        if (static_cast<unsigned char>(c) >= 0x20) {
            quoted += c;
        }
    }
    return quoted + '"';
}

} // namespace fitgauge::report
