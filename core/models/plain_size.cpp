// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/plain_size.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace fitgauge::models {
namespace {

struct Anchor {
    double parameters;
    double layers;
    double hidden;
    double intermediate;
};

// Typical dense grouped-query shapes: the published ones of the Llama 3 line at 3.2, 8.03, 70.6 and 405 B, of
// Qwen at 14.8 and 32.8 B; smaller and larger ones continue the trend. Every column rises, so that a larger
// size never needs less memory.
constexpr std::array<Anchor, 9> kAnchors = {{{1e6, 2, 64, 224},
                                             {1e8, 12, 640, 2048},
                                             {1.24e9, 20, 2048, 8192},
                                             {3.21e9, 28, 3072, 8192},
                                             {8.03e9, 32, 4096, 14336},
                                             {14.8e9, 48, 5120, 17408},
                                             {70.6e9, 80, 8192, 28672},
                                             {405.9e9, 126, 16384, 53248},
                                             {1e13, 200, 40960, 131072}}};

constexpr std::int64_t kHeadDim = 128;
constexpr std::int64_t kSmallHeadDim = 64; // below 2 B
constexpr std::int64_t kSmallSize = 2'000'000'000;
constexpr std::int64_t kKvHeads = 8;
// Of the Llama 3 line; a plain size stores no embedding of its own, but training computes logits.
constexpr std::int64_t kVocabulary = 128'256;
constexpr std::int64_t kMaxPosition = 131'072;
constexpr std::int64_t kLargest = 10'000'000'000'000;

// Straight line between the anchors on logarithmic scales.
double between(double parameters, double Anchor::*column) {
    const auto* upper = std::upper_bound(kAnchors.begin() + 1, kAnchors.end() - 1, parameters,
                                         [](double value, const Anchor& a) { return value < a.parameters; });
    const Anchor& a = *(upper - 1);
    const Anchor& b = *upper;
    const double share =
        std::clamp(std::log(parameters / a.parameters) / std::log(b.parameters / a.parameters), 0.0, 1.0);
    return a.*column * std::pow(b.*column / a.*column, share);
}

std::int64_t roundedToMultiple(double value, std::int64_t step) {
    return std::max<std::int64_t>(std::llround(value / static_cast<double>(step)), 1) * step;
}

// "8.03B", "500M": at most two decimals, no trailing zeros.
std::string sizeName(std::int64_t parameters) {
    const bool billions = parameters >= 1'000'000'000;
    const std::int64_t unit = billions ? 10'000'000 : 10'000;
    const std::int64_t hundredths = (parameters + unit / 2) / unit;
    std::string text = std::to_string(hundredths / 100);
    if (hundredths % 100 != 0) {
        text += '.';
        text += static_cast<char>('0' + hundredths / 10 % 10);
        if (hundredths % 10 != 0) {
            text += static_cast<char>('0' + hundredths % 10);
        }
    }
    return text + (billions ? "B" : "M");
}

} // namespace

Architecture plainSize(std::int64_t parameters) {
    const std::int64_t clamped = std::clamp<std::int64_t>(parameters, 1, kLargest);
    const auto size = static_cast<double>(clamped);
    Architecture model;
    model.id = sizeName(clamped);
    model.plainSize = true;
    model.totalParameters = clamped;
    model.activeParameters = clamped;
    model.layers = std::llround(between(size, &Anchor::layers));
    model.headDim = clamped < kSmallSize ? kSmallHeadDim : kHeadDim;
    model.hidden = roundedToMultiple(between(size, &Anchor::hidden), model.headDim);
    model.intermediate = roundedToMultiple(between(size, &Anchor::intermediate), kHeadDim);
    model.kvHeads = kKvHeads;
    model.attentionHeads = std::max(model.hidden / model.headDim, kKvHeads);
    model.vocabulary = kVocabulary;
    model.maxPosition = kMaxPosition;
    model.attention = AttentionKind::Full;
    model.fullAttentionLayers = model.layers;
    model.nativeDtype = "bf16";
    model.parametersSource = "plain size";
    model.architectureSource = "typical shape";
    return model;
}

} // namespace fitgauge::models
