// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/model_table.h"

#include "core/units/csv_row.h"

#include <unordered_set>

namespace fitgauge::models {
namespace {

constexpr int kBillions = 9;
constexpr int kMillions = 6;

// The column begins with one of these words; what follows is a remark for people.
AttentionKind attentionKind(CsvRow& row) {
    const std::string& text = row.required("attention_kind");
    const auto is = [&](std::string_view word) { return text.starts_with(word); };
    if (is("full")) {
        return AttentionKind::Full;
    }
    if (is("sliding window")) {
        return AttentionKind::SlidingWindow;
    }
    if (is("chunked")) {
        return AttentionKind::Chunked;
    }
    if (is("MLA")) {
        return AttentionKind::Mla;
    }
    if (is("hybrid")) {
        return AttentionKind::Hybrid;
    }
    if (is("none")) {
        return AttentionKind::None;
    }
    row.reject("attention_kind");
    return AttentionKind::Unknown;
}

void readIdentity(CsvRow& row, Architecture& model) {
    model.id = row.required("hf_id");
    model.family = row.text("family");
    model.totalParameters = row.scaled("total_params_b", kBillions);
    model.activeParameters = row.scaled("active_params_b", kBillions);
    model.nonTextParameters = row.scaled("non_text_params_m", kMillions).value_or(0);
    model.nativeDtype = row.text("native_dtype");
    model.parametersSource = row.text("published_total_source");
    model.architectureSource = row.text("architecture_source");
    model.verified = row.flag("verified");
    model.asOf = row.date("as_of");
}

void readShape(CsvRow& row, Architecture& model) {
    model.layers = row.countOrZero("layers");
    model.hidden = row.countOrZero("hidden_size");
    model.attentionHeads = row.countOrZero("attention_heads");
    model.kvHeads = row.countOrZero("kv_heads");
    model.headDim = row.countOrZero("head_dim");
    model.intermediate = row.countOrZero("intermediate_size");
    model.vocabulary = row.countOrZero("vocab_size");
    model.tiedEmbeddings = row.flag("tied_embeddings");
    model.qkvBias = row.flag("qkv_bias");
    model.maxPosition = row.countOrZero("max_position");
    if (model.layers == 0) {
        row.reject("layers");
    }
}

void readExperts(CsvRow& row, Architecture& model) {
    model.moeIntermediate = row.countOrZero("moe_intermediate_size");
    model.sharedExpertIntermediate = row.countOrZero("shared_expert_intermediate_size");
    model.expertsTotal = row.countOrZero("experts_total");
    model.expertsActive = row.countOrZero("experts_active");
    model.denseFirstLayers = row.countOrZero("dense_first_layers");
}

void readAttention(CsvRow& row, Architecture& model) {
    model.attention = attentionKind(row);
    model.fullAttentionLayers = row.countOrZero("full_attention_layers");
    model.windowLayers = row.countOrZero("window_layers");
    model.windowTokens = row.countOrZero("window_tokens");
    model.globalKvHeads = row.countOrZero("global_kv_heads");
    model.globalHeadDim = row.countOrZero("global_head_dim");
    model.kvLoraRank = row.countOrZero("kv_lora_rank");
    model.qkRopeHeadDim = row.countOrZero("qk_rope_head_dim");
    model.qkNopeHeadDim = row.countOrZero("qk_nope_head_dim");
    model.vHeadDim = row.countOrZero("v_head_dim");
    model.qLoraRank = row.countOrZero("q_lora_rank");
}

void readRecurrent(CsvRow& row, Architecture& model) {
    model.linearKeyHeads = row.countOrZero("linear_key_heads");
    model.linearValueHeads = row.countOrZero("linear_value_heads");
    model.linearKeyDim = row.countOrZero("linear_key_dim");
    model.linearValueDim = row.countOrZero("linear_value_dim");
    model.mambaLayers = row.countOrZero("mamba_layers");
    model.mambaHeads = row.countOrZero("mamba_heads");
    model.mambaHeadDim = row.countOrZero("mamba_head_dim");
    model.mambaGroups = row.countOrZero("mamba_groups");
    model.mambaState = row.countOrZero("mamba_state");
    model.convKernel = row.countOrZero("conv_kernel");
}

} // namespace

Expected<std::vector<Architecture>> readModels(const CsvTable& table) {
    std::vector<Architecture> models;
    models.reserve(table.rows());
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < table.rows(); ++i) {
        CsvRow row(table, i);
        Architecture model;
        readIdentity(row, model);
        readShape(row, model);
        readExperts(row, model);
        readAttention(row, model);
        readRecurrent(row, model);
        if (!seen.insert(model.id).second) {
            row.reject("hf_id");
        }
        if (row.error()) {
            return Unexpected(*row.error());
        }
        models.push_back(std::move(model));
    }
    return models;
}

} // namespace fitgauge::models
