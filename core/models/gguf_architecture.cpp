// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_reader.h"
#include "core/models/gguf_types.h"
#include "core/models/known_kinds.h"

#include <algorithm>
#include <numeric>

namespace fitgauge::models {
namespace {

constexpr const char* kKind = "GGUF";

// Shapes beyond these are a damaged file: no model comes near.
constexpr std::int64_t kMostLayers = 4096;
constexpr std::int64_t kMostWidth = 1 << 24;
constexpr std::int64_t kMostContext = std::int64_t{1} << 40;

class Shape {
  public:
    explicit Shape(const GgufFile& file) : m_file(file) {
        const auto name = file.metadata.texts.find("general.architecture");
        m_name = name == file.metadata.texts.end() ? "" : name->second;
    }

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] std::int64_t number(const std::string& key, std::int64_t otherwise = 0) const {
        return m_file.metadata.number(m_name + "." + key, otherwise);
    }
    [[nodiscard]] const std::vector<std::int64_t>* list(const std::string& key) const {
        const auto found = m_file.metadata.lists.find(m_name + "." + key);
        return found == m_file.metadata.lists.end() || found->second.empty() ? nullptr : &found->second;
    }
    // A number, or the largest of a list of one entry a layer.
    [[nodiscard]] std::int64_t largest(const std::string& key, std::int64_t otherwise = 0) const {
        const auto* values = list(key);
        return values == nullptr ? number(key, otherwise) : *std::max_element(values->begin(), values->end());
    }

  private:
    const GgufFile& m_file;
    std::string m_name;
};

std::string title(const GgufFile& file, const std::string& architecture) {
    const auto name = file.metadata.texts.find("general.name");
    return name == file.metadata.texts.end() || name->second.empty() ? architecture : name->second;
}

void readExperts(Architecture& m, const Shape& shape) {
    m.expertsTotal = shape.number("expert_count");
    m.expertsActive = shape.number("expert_used_count");
    if (m.expertsTotal == 0) {
        return;
    }
    m.moeIntermediate = shape.number("expert_feed_forward_length", m.intermediate);
    const std::int64_t shared = shape.number("expert_shared_count", 0);
    m.sharedExpertIntermediate = shape.number("expert_shared_feed_forward_length",
                                              std::clamp<std::int64_t>(shared, 0, 1024) * m.moeIntermediate);
    m.denseFirstLayers = shape.number("leading_dense_block_count");
}

void readLatent(Architecture& m, const Shape& shape) {
    m.kvLoraRank = shape.number("attention.kv_lora_rank");
    if (m.kvLoraRank == 0) {
        return;
    }
    m.attention = AttentionKind::Mla;
    m.qLoraRank = shape.number("attention.q_lora_rank");
    m.qkRopeHeadDim = shape.number("rope.dimension_count", 64);
    const std::int64_t key = shape.number("attention.key_length_mla", shape.number("attention.key_length"));
    m.qkNopeHeadDim = std::max<std::int64_t>(0, key - m.qkRopeHeadDim);
    m.vHeadDim = shape.number("attention.value_length_mla", shape.number("attention.value_length"));
}

// One layer in `period` sees everything; without a stated period the families' own habits.
std::int64_t windowPeriod(const std::string& name) {
    if (name == "gemma3" || name == "gemma3n" || name == "gemma4") {
        return 6;
    }
    if (name == "gemma2" || name == "gpt-oss") {
        return 2;
    }
    return name == "cohere2" || name == "llama4" || name == "exaone4" || name == "olmo3" ? 4 : 0;
}

void readWindow(Architecture& m, const Shape& shape) {
    m.windowTokens = shape.number("attention.sliding_window", shape.number("attention.chunk_size"));
    if (m.windowTokens <= 0) {
        return;
    }
    if (const auto* pattern = shape.list("attention.sliding_window_pattern")) {
        m.windowLayers =
            std::count_if(pattern->begin(), pattern->end(), [](std::int64_t v) { return v != 0; });
    } else {
        const std::int64_t period =
            shape.number("attention.sliding_window_pattern", windowPeriod(shape.name()));
        m.windowLayers = period > 0 ? m.layers - m.layers / period : m.layers;
    }
    m.windowLayers = std::clamp<std::int64_t>(m.windowLayers, 0, m.layers);
    m.fullAttentionLayers = m.layers - m.windowLayers;
    m.attention = shape.name() == "llama4" ? AttentionKind::Chunked : AttentionKind::SlidingWindow;
    const std::int64_t window = shape.number("attention.key_length_swa");
    if (window > 0 && window != m.headDim) { // Gemma 4: the full layers have heads of their own
        m.globalHeadDim = m.headDim;
        m.headDim = window;
        m.globalKvHeads = m.kvHeads;
        if (const auto* heads = shape.list("attention.head_count_kv")) {
            m.globalKvHeads = *std::min_element(heads->begin(), heads->end());
        }
    }
}

void readRecurrence(Architecture& m, const Shape& shape) {
    const std::int64_t inner = shape.number("ssm.inner_size");
    const std::int64_t state = shape.number("ssm.state_size");
    if (inner <= 0 || state <= 0) {
        return;
    }
    m.attention = AttentionKind::Hybrid;
    m.convKernel = shape.number("ssm.conv_kernel", 4);
    const std::int64_t interval = shape.number("full_attention_interval", 4);
    if (const auto* heads = shape.list("attention.head_count_kv")) {
        m.fullAttentionLayers =
            std::count_if(heads->begin(), heads->end(), [](std::int64_t v) { return v > 0; });
    } else {
        m.fullAttentionLayers = interval > 0 ? m.layers / interval : 0;
    }
    const std::int64_t groups = shape.number("ssm.group_count");
    const std::int64_t rank = shape.number("ssm.time_step_rank");
    const bool deltaNet = shape.name().starts_with("qwen3") || shape.name() == "kimi-linear";
    if (deltaNet && rank > 0) {
        m.linearKeyHeads = groups;
        m.linearValueHeads = rank;
        m.linearKeyDim = state;
        m.linearValueDim = inner / rank;
        return;
    }
    m.mambaLayers = m.layers - m.fullAttentionLayers;
    m.mambaState = state;
    if (groups > 0 && rank > 0) {
        m.mambaHeads = rank;
        m.mambaHeadDim = inner / rank;
        m.mambaGroups = groups;
    }
}

Expected<bool> checkShape(const Architecture& m) {
    const auto within = [](std::int64_t value, std::int64_t least, std::int64_t most) {
        return value >= least && value <= most;
    };
    struct Bound {
        const char* field;
        std::int64_t value, least, most;
    };
    const std::initializer_list<Bound> bounds = {
        {"block_count", m.layers, 1, kMostLayers},
        {"embedding_length", m.hidden, 1, kMostWidth},
        {"feed_forward_length", m.intermediate, 0, kMostWidth},
        {"attention.head_count", m.attentionHeads, 0, kMostWidth},
        {"attention.head_count_kv", m.kvHeads, 0, kMostWidth},
        {"attention.key_length", m.headDim, 0, kMostWidth},
        {"context_length", m.maxPosition, 0, kMostContext},
        {"attention.sliding_window", m.windowTokens, 0, kMostContext},
        {"expert_count", m.expertsTotal, 0, 1 << 16},
        {"expert_used_count", m.expertsActive, 0, 1 << 16},
        {"expert_feed_forward_length", m.moeIntermediate, 0, kMostWidth},
        {"leading_dense_block_count", m.denseFirstLayers, 0, m.layers},
        {"attention.kv_lora_rank", m.kvLoraRank, 0, kMostWidth},
        {"ssm.state_size", m.mambaState + m.linearKeyDim, 0, kMostWidth},
        {"ssm.conv_kernel", m.convKernel, 0, 1 << 10},
    };
    for (const Bound& bound : bounds) {
        if (!within(bound.value, bound.least, bound.most)) {
            return fail(ErrorCode::ModelFieldBad, {kKind, bound.field, std::to_string(bound.value)});
        }
    }
    return true;
}

void readAttention(Architecture& m, const Shape& shape) {
    m.attentionHeads = shape.largest("attention.head_count");
    m.kvHeads = shape.largest("attention.head_count_kv", m.attentionHeads);
    const std::int64_t even = m.attentionHeads > 0 ? m.hidden / m.attentionHeads : 0;
    m.headDim = shape.number("attention.key_length", even);
    m.fullAttentionLayers = m.layers;
    m.attention = AttentionKind::Full;
    readLatent(m, shape);
    readWindow(m, shape);
    readRecurrence(m, shape);
}

std::string formatOf(const GgufFile& file) {
    return std::string(ggufMixName(static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(file.metadata.number("general.file_type", -1), -1, 1 << 20))));
}

} // namespace

Expected<Architecture> architectureOf(const GgufFile& file) {
    const Shape shape(file);
    if (shape.name().empty()) {
        return fail(ErrorCode::ModelFieldMissing, {kKind, "general.architecture"});
    }
    Architecture m;
    m.id = title(file, shape.name());
    m.family = shape.name();
    m.totalParameters = file.parameters;
    m.activeParameters = file.parameters;
    m.storedBytes = file.tensorBytes;
    m.storedFormat = formatOf(file);
    m.layers = shape.number("block_count");
    m.hidden = shape.number("embedding_length");
    m.intermediate = shape.largest("feed_forward_length");
    m.maxPosition = shape.number("context_length");
    const auto tokens = file.metadata.lengths.find("tokenizer.ggml.tokens");
    m.vocabulary = file.embeddingRows > 0 ? file.embeddingRows
                                          : (tokens == file.metadata.lengths.end() ? 0 : tokens->second);
    m.tiedEmbeddings = !file.outputMatrix;
    const KindFacts facts = kindFacts(shape.name());
    m.mlpMatrices = facts.known && !facts.gatedMlp ? 2 : 3;
    m.qkvBias = facts.qkvBias;
    m.architectureSource = "GGUF header";
    m.parametersSource = "GGUF tensor list";
    readExperts(m, shape);
    readAttention(m, shape);
    if (auto checked = checkShape(m); !checked) {
        return Unexpected(checked.error());
    }
    if (!facts.known) {
        m.attention = AttentionKind::Unknown;
    } else if (facts.encoder) {
        m.attention = AttentionKind::None;
        m.fullAttentionLayers = 0;
    }
    return m;
}

Expected<GgufFile> joinGguf(std::span<const GgufFile> parts) {
    if (parts.empty()) {
        return fail(ErrorCode::ModelFieldMissing, {kKind, "split.count"});
    }
    const std::int64_t count = parts.front().metadata.number("split.count", 1);
    if (count != static_cast<std::int64_t>(parts.size())) {
        return fail(ErrorCode::ModelFieldBad, {kKind, "split.count", std::to_string(count)});
    }
    GgufFile joined = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const GgufFile& part = parts[i];
        const std::int64_t number = part.metadata.number("split.no", -1);
        if (number != static_cast<std::int64_t>(i) || part.metadata.number("split.count", 1) != count) {
            return fail(ErrorCode::ModelFieldBad, {kKind, "split.no", std::to_string(number)});
        }
        joined.tensors += part.tensors;
        joined.parameters += part.parameters;
        joined.tensorBytes += part.tensorBytes;
        joined.embeddingRows = std::max(joined.embeddingRows, part.embeddingRows);
        joined.outputMatrix = joined.outputMatrix || part.outputMatrix;
        for (const auto& [type, bytes] : part.bytesByType) {
            joined.bytesByType[type] += bytes;
        }
    }
    const std::int64_t promised = joined.metadata.number("split.tensors.count", joined.tensors);
    if (promised != joined.tensors) {
        return fail(ErrorCode::ModelFieldBad, {kKind, "split.tensors.count", std::to_string(promised)});
    }
    return joined;
}

} // namespace fitgauge::models
