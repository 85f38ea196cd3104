// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/parameter_counts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fitgauge::models {
namespace {

double d(std::int64_t count) {
    return static_cast<double>(count);
}

// Attention of `layers` layers with query heads of `headDim` and `kvHeads` key and value heads. Where keys
// and values are one matrix (Gemma 4's full layers) the value matrix is left out.
void addAttention(ParameterCounts& counts, const Architecture& m, std::int64_t layers, std::int64_t kvHeads,
                  std::int64_t headDim, bool sharedValues) {
    const double matrix = d(layers) * d(m.hidden) * d(headDim);
    counts.query += matrix * d(m.attentionHeads);
    counts.attentionOutput += matrix * d(m.attentionHeads);
    counts.key += matrix * d(kvHeads);
    counts.value += sharedValues ? 0 : matrix * d(kvHeads);
}

void addLatentAttention(ParameterCounts& counts, const Architecture& m) {
    const double queryWidth = d(m.attentionHeads) * d(m.qkNopeHeadDim + m.qkRopeHeadDim);
    const double query = m.qLoraRank > 0 ? d(m.hidden) * d(m.qLoraRank) + d(m.qLoraRank) * queryWidth
                                         : d(m.hidden) * queryWidth;
    const double down = d(m.hidden) * d(m.kvLoraRank + m.qkRopeHeadDim);
    const double up = d(m.kvLoraRank) * d(m.attentionHeads) * d(m.qkNopeHeadDim + m.vHeadDim);
    const double output = d(m.attentionHeads) * d(m.vHeadDim) * d(m.hidden);
    counts.latent += d(m.layers) * (query + down + up + output);
}

// Gated delta net: query, key, value, gate, two small gates, a convolution, output. Its attention layers gate
// their output too, which doubles the query matrix.
void addLinearAttention(ParameterCounts& counts, const Architecture& m) {
    const double keys = d(m.linearKeyHeads) * d(m.linearKeyDim);
    const double values = d(m.linearValueHeads) * d(m.linearValueDim);
    const double layers = d(m.layers - m.fullAttentionLayers);
    counts.recurrent += layers * d(m.hidden) * (2 * keys + 2 * values + 2 * d(m.linearValueHeads) + values);
    counts.fusedInput += layers * d(m.hidden) * (2 * keys + values);
    counts.small += layers * (2 * keys + values) * d(m.convKernel);
    addAttention(counts, m, m.fullAttentionLayers, m.kvHeads, m.headDim, false);
    counts.query *= 2;
}

void addStateSpace(ParameterCounts& counts, const Architecture& m) {
    addAttention(counts, m, m.fullAttentionLayers, m.kvHeads, m.headDim, false);
    const double layers = d(m.mambaLayers);
    if (m.mambaHeads > 0) { // Mamba 2: one input matrix, one output matrix
        const double inner = d(m.mambaHeads) * d(m.mambaHeadDim);
        const double states = 2 * d(m.mambaGroups) * d(m.mambaState);
        counts.recurrent += layers * d(m.hidden) * (2 * inner + states + d(m.mambaHeads) + inner);
        counts.small += layers * (inner + states) * d(m.convKernel);
        return;
    }
    const double inner = 2 * d(m.hidden); // Mamba 1: expansion 2, step rank hidden / 16
    const double rank = d(m.hidden) / 16;
    counts.recurrent += layers * inner * (3 * d(m.hidden) + 2 * rank + 3 * d(m.mambaState));
    counts.small += layers * inner * d(m.convKernel);
}

void addTokenMixing(ParameterCounts& counts, const Architecture& m) {
    if (m.kvLoraRank > 0) {
        addLatentAttention(counts, m);
    } else if (m.linearKeyHeads > 0) {
        addLinearAttention(counts, m);
    } else if (m.mambaLayers > 0) {
        addStateSpace(counts, m);
    } else if (m.globalHeadDim > 0) {
        addAttention(counts, m, m.windowLayers, m.kvHeads, m.headDim, false);
        const bool sharedValues = m.globalKvHeads != m.kvHeads;
        addAttention(counts, m, m.fullAttentionLayers, m.globalKvHeads, m.globalHeadDim, sharedValues);
    } else {
        const std::int64_t cached = m.fullAttentionLayers + m.windowLayers;
        addAttention(counts, m, cached > 0 ? cached : m.layers, m.kvHeads, m.headDim, false);
    }
}

// Which layers hold experts and which a dense MLP.
struct MlpLayout {
    int matrices;
    std::int64_t denseLayers;
    std::int64_t moeLayers;
};

void addMlp(ParameterCounts& counts, const Architecture& m, const MlpLayout& layout) {
    const double up = layout.matrices - 1;
    const double dense = d(layout.denseLayers) * d(m.hidden) * d(m.intermediate);
    const double shared = d(layout.moeLayers) * d(m.hidden) * d(m.sharedExpertIntermediate);
    const double expert = d(layout.moeLayers) * d(m.expertsTotal) * d(m.hidden) * d(m.moeIntermediate);
    counts.denseUp = up * dense;
    counts.denseDown = dense;
    counts.sharedUp = up * shared;
    counts.sharedDown = shared;
    counts.expertUp = up * expert;
    counts.expertDown = expert;
    counts.router = d(layout.moeLayers) * d(m.expertsTotal) * d(m.hidden);
    counts.moeLayers = layout.moeLayers;
    counts.mlpMatrices = layout.matrices;
}

// Layouts in use, the most common first: it wins where several are equally near.
std::array<MlpLayout, 8> mlpLayouts(const Architecture& m) {
    if (m.expertsTotal == 0) {
        const std::int64_t own =
            m.layers - m.fullAttentionLayers - m.mambaLayers; // MLPs as layers of their own
        return {{{3, m.layers, 0},
                 {2, m.layers, 0},
                 {3, own, 0},
                 {2, own, 0},
                 {3, m.layers, 0},
                 {3, m.layers, 0},
                 {3, m.layers, 0},
                 {3, m.layers, 0}}};
    }
    const std::int64_t moe = m.layers - m.denseFirstLayers;
    const std::int64_t half = m.layers / 2;
    const std::int64_t own = m.mambaLayers > 0 ? m.layers - m.fullAttentionLayers - m.mambaLayers : moe;
    return {{{3, m.denseFirstLayers, moe},
             {2, m.denseFirstLayers, moe},
             {3, m.layers - half, half}, // every second layer
             {2, m.layers - half, half},
             {3, m.layers, moe}, // a dense MLP beside the experts
             {2, m.layers, moe},
             {3, 0, own},
             {2, 0, own}}};
}

void addSmallParts(ParameterCounts& counts, const Architecture& m) {
    counts.small += d(m.layers) * 2 * d(m.hidden) + d(m.hidden); // norms
    if (m.qkvBias) {
        counts.small += d(m.layers) * d(m.attentionHeads + 2 * m.kvHeads) * d(m.headDim);
    }
    counts.nonText = d(m.nonTextParameters);
}

// A layout that meets the total so closely is taken at once: the search is most of the time of an evaluation.
constexpr double kGoodMatch = 1e-3;

ParameterCounts nearestLayout(const Architecture& m) {
    ParameterCounts base;
    base.embedding = d(m.vocabulary) * d(m.hidden);
    base.head = m.tiedEmbeddings ? 0 : base.embedding;
    addTokenMixing(base, m);
    addSmallParts(base, m);
    ParameterCounts best = base;
    double bestGap = -1;
    for (const MlpLayout& layout : mlpLayouts(m)) {
        if (m.mlpMatrices != 0 && layout.matrices != m.mlpMatrices) {
            continue;
        }
        ParameterCounts counts = base;
        addMlp(counts, m, layout);
        const double gap = std::abs(counts.total() - d(m.totalParameters.value_or(0)));
        if (bestGap < 0 || gap < bestGap * 0.999) {
            best = counts;
            bestGap = gap;
        }
        if (bestGap <= kGoodMatch * d(m.totalParameters.value_or(INT64_MAX))) { // or nothing to compare with
            break;
        }
    }
    return best;
}

void scaleMatrices(ParameterCounts& c, double factor) {
    for (double* group :
         {&c.query, &c.key, &c.value, &c.attentionOutput, &c.latent, &c.recurrent, &c.fusedInput, &c.denseUp,
          &c.denseDown, &c.sharedUp, &c.sharedDown, &c.expertUp, &c.expertDown}) {
        *group *= factor;
    }
}

constexpr double kSmallShare = 0.02; // a rest up to here is biases, positions and the like

// Brings total() to the published count.
void placeRest(ParameterCounts& c, const Architecture& m) {
    const double total = d(*m.totalParameters);
    const double rest = total - c.total();
    const double expertLayer = c.moeLayers > 0 ? c.experts() / d(c.moeLayers) : 0;
    if (expertLayer > 0 && rest > 0.9 * expertLayer) {
        c.draft += rest;
    } else if (rest >= 0 && rest <= kSmallShare * total) {
        // Biases of the experts (gpt-oss) would be spread with them; anything else is kept at 16 bits.
        const double biases = d(c.moeLayers) * d(m.expertsTotal) * (2 * d(m.moeIntermediate) + d(m.hidden));
        if (m.qkvBias && biases > 0 && biases <= rest) {
            c.expertBias = biases;
        }
        c.small += rest - c.expertBias;
    } else if (rest > 0 && c.nonText == 0 && m.hidden > 0) {
        c.nonText += rest;
    } else if (rest != 0) {
        const double matrices = c.linear() + c.experts();
        if (matrices > 0) {
            scaleMatrices(c, std::max(0.0, 1 + rest / matrices));
        } else { // no shape at all: a count of parameters is all there is
            c.denseUp = std::max(0.0, rest);
        }
    }
}

} // namespace

ParameterCounts parameterCounts(const Architecture& model) {
    ParameterCounts counts = nearestLayout(model);
    if (model.totalParameters) {
        placeRest(counts, model);
    }
    return counts;
}

} // namespace fitgauge::models
