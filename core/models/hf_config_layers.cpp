// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/hf_config_layers.h"

#include <algorithm>

namespace fitgauge::models {
namespace {

constexpr std::int64_t kMostWidth = 1 << 24;
constexpr std::int64_t kMostContext = std::int64_t{1} << 40;

std::int64_t countWord(const nlohmann::json& list, std::string_view word) {
    return std::count_if(list.begin(), list.end(), [&](const nlohmann::json& entry) {
        return entry.is_string() && entry.get_ref<const std::string&>() == word;
    });
}

bool startsWith(const std::string& text, const char* prefix) {
    return text.rfind(prefix, 0) == 0;
}

// One layer in so many sees everything, where the file does not list its layers.
std::int64_t windowPeriod(HfFields& fields, const std::string& type) {
    if (const auto period = fields.number({"sliding_window_pattern", "_sliding_window_pattern"}, 1024)) {
        return *period;
    }
    if (startsWith(type, "gemma3")) {
        return 6;
    }
    if (type == "gemma2" || type == "gpt_oss") {
        return 2;
    }
    return type == "cohere2" || startsWith(type, "llama4") ? 4 : 0;
}

void readLatent(HfFields& fields, Architecture& m) {
    m.kvLoraRank = fields.number({"kv_lora_rank"}, kMostWidth, 0);
    if (m.kvLoraRank == 0) {
        return;
    }
    m.attention = AttentionKind::Mla;
    m.qkRopeHeadDim = fields.number({"qk_rope_head_dim"}, kMostWidth, 0);
    m.qkNopeHeadDim = fields.number({"qk_nope_head_dim"}, kMostWidth, 0);
    m.vHeadDim = fields.number({"v_head_dim"}, kMostWidth, 0);
    m.qLoraRank = fields.number({"q_lora_rank"}, kMostWidth, 0);
}

// Gemma 4: full layers with heads of their own.
void readGlobalHeads(HfFields& fields, Architecture& m) {
    m.globalHeadDim = fields.number({"global_head_dim"}, kMostWidth, 0);
    if (m.globalHeadDim > 0) {
        m.globalKvHeads = fields.number({"num_global_key_value_heads"}, kMostWidth, m.kvHeads);
    }
}

void setWindow(Architecture& m, std::int64_t windowLayers, std::int64_t tokens, bool chunked) {
    m.windowLayers = std::clamp<std::int64_t>(windowLayers, 0, m.layers);
    m.windowTokens = tokens;
    m.fullAttentionLayers = m.layers - m.windowLayers;
    if (m.windowLayers > 0 && m.attention == AttentionKind::Full) {
        m.attention = chunked ? AttentionKind::Chunked : AttentionKind::SlidingWindow;
    }
}

void readWindows(HfFields& fields, const std::string& type, Architecture& m) {
    const bool chunked = startsWith(type, "llama4");
    const std::int64_t tokens = chunked ? fields.number({"attention_chunk_size"}, kMostContext, 8192)
                                        : fields.number({"sliding_window", "window_size"}, kMostContext, 0);
    if (tokens == 0 || fields.flag("use_sliding_window") == false) {
        return;
    }
    if (const auto* list = fields.array("layer_types")) {
        const std::int64_t windows =
            countWord(*list, "sliding_attention") + countWord(*list, "chunked_attention");
        setWindow(m, windows, tokens, chunked);
        return;
    }
    if (startsWith(type, "qwen2") || startsWith(type, "qwen3")) { // from max_window_layers on
        const std::int64_t full = fields.number({"max_window_layers"}, kMostWidth, m.layers);
        setWindow(m, m.layers - std::min(full, m.layers), tokens, false);
        return;
    }
    const std::int64_t period = windowPeriod(fields, type);
    setWindow(m, period > 0 ? m.layers - m.layers / period : m.layers, tokens, chunked);
}

void readLinearAttention(HfFields& fields, Architecture& m) {
    m.linearKeyHeads = fields.number({"linear_num_key_heads"}, kMostWidth, 0);
    if (m.linearKeyHeads == 0) {
        return;
    }
    m.attention = AttentionKind::Hybrid;
    m.linearValueHeads = fields.number({"linear_num_value_heads"}, kMostWidth, m.linearKeyHeads);
    m.linearKeyDim = fields.number({"linear_key_head_dim"}, kMostWidth, 128);
    m.linearValueDim = fields.number({"linear_value_head_dim"}, kMostWidth, 128);
    m.convKernel = fields.number({"linear_conv_kernel_dim"}, 1024, 4);
    const std::int64_t interval =
        std::max<std::int64_t>(fields.number({"full_attention_interval"}, 1024, 4), 1);
    const auto* list = fields.array("layer_types");
    m.fullAttentionLayers =
        list != nullptr ? std::min(countWord(*list, "full_attention"), m.layers) : m.layers / interval;
}

// "M-M*-": a letter a layer, M state space, * attention, - MLP, E experts (Nemotron-H).
void readPattern(const std::string& pattern, Architecture& m) {
    const auto count = [&](char c) {
        return static_cast<std::int64_t>(std::count(pattern.begin(), pattern.end(), c));
    };
    m.mambaLayers = std::min(count('M'), m.layers);
    m.fullAttentionLayers = std::min(count('*'), m.layers);
}

std::int64_t attentionLayersOf(HfFields& fields, Architecture& m) {
    if (const auto* list = fields.array("layer_types")) {
        return countWord(*list, "attention") + countWord(*list, "full_attention");
    }
    if (const auto* list = fields.array("layers_block_type")) {
        return countWord(*list, "attention") + countWord(*list, "hybrid");
    }
    if (const auto* indices = fields.array("attn_layer_indices")) {
        return static_cast<std::int64_t>(indices->size());
    }
    const std::int64_t period = fields.number({"attn_layer_period"}, 1024, 0);
    return period > 0 ? m.layers / period : 0;
}

void readStateSpace(HfFields& fields, const std::string& type, Architecture& m) {
    m.mambaState =
        fields.number({"mamba_d_state", "ssm_state_size", "state_size", "mamba2_d_state"}, kMostWidth, 0);
    if (m.mambaState == 0) {
        return;
    }
    m.attention = AttentionKind::Hybrid;
    m.mambaHeads = fields.number({"mamba_num_heads", "mamba_n_heads", "n_mamba_heads"}, kMostWidth, 0);
    m.mambaHeadDim = fields.number({"mamba_head_dim", "mamba_d_head", "mamba_headdim"}, kMostWidth, 64);
    m.mambaGroups = fields.number({"n_groups", "mamba_n_groups", "mamba_ngroups"}, kMostWidth, 1);
    m.convKernel = fields.number({"mamba_d_conv", "conv_kernel", "mamba_conv"}, 1024, 4);
    if (const std::string pattern = fields.word("hybrid_override_pattern"); !pattern.empty()) {
        readPattern(pattern, m);
        return;
    }
    const bool parallel = startsWith(type, "falcon_h1"); // both in every layer
    m.fullAttentionLayers = parallel ? m.layers : std::min(attentionLayersOf(fields, m), m.layers);
    m.mambaLayers = parallel ? m.layers : m.layers - m.fullAttentionLayers;
}

} // namespace

void readHfLayers(HfFields& fields, const std::string& type, Architecture& model) {
    model.attention = AttentionKind::Full;
    model.fullAttentionLayers = model.layers;
    readLatent(fields, model);
    readWindows(fields, type, model);
    readGlobalHeads(fields, model);
    readLinearAttention(fields, model);
    readStateSpace(fields, type, model);
}

} // namespace fitgauge::models
