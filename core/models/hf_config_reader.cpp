// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/hf_config_reader.h"

#include "core/models/hf_config_fields.h"
#include "core/models/hf_config_layers.h"
#include "core/models/known_kinds.h"
#include "core/models/parameter_counts.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::models {
namespace {

using nlohmann::json;

// Beyond these a file is damaged: no model comes near.
constexpr std::int64_t kMostLayers = 4096;
constexpr std::int64_t kMostWidth = 1 << 24;
constexpr std::int64_t kMostExperts = 1 << 16;
constexpr std::int64_t kMostVocabulary = std::int64_t{1} << 28;
constexpr std::int64_t kMostContext = std::int64_t{1} << 40;
constexpr double kMostParameters = 1e16;
constexpr int kMostDepth = 32;

// Deepest nesting of braces and brackets outside of strings: the parser builds a tree of that height.
int nestingOf(std::string_view text) {
    int depth = 0;
    int deepest = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            deepest = std::max(deepest, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return deepest;
}

// The language model's part: nested configs of models that see, hear or speak.
const json& textPart(const json& root) {
    const json* part = &root;
    for (int level = 0; level < 3; ++level) {
        const json* inner = nullptr;
        for (const char* name :
             {"text_config", "llm_config", "language_config", "thinker_config", "language_model"}) {
            const auto found = part->find(name);
            if (found != part->end() && found->is_object() && !found->empty()) {
                inner = &*found;
                break;
            }
        }
        if (inner == nullptr) {
            break;
        }
        part = inner;
    }
    return *part;
}

std::string typeOf(const json& root, const json& text, const HfFields& fields) {
    const auto found = text.find("model_type");
    if (found != text.end() && found->is_string()) {
        return found->get<std::string>();
    }
    if (&root != &text && text.contains("num_hidden_layers")) {
        // A nested part without a name of its own is a Llama by Transformers' habit.
        return fields.word("model_type").empty() ? "llama" : fields.word("model_type");
    }
    return fields.word("model_type");
}

void readWidths(HfFields& fields, const KindFacts& facts, Architecture& m) {
    m.layers = fields.number({"num_hidden_layers", "n_layer", "num_layers", "n_layers", "decoder_layers"},
                             kMostLayers, 0);
    m.hidden = fields.number({"hidden_size", "n_embd", "d_model", "model_dim", "dim"}, kMostWidth, 0);
    m.attentionHeads = fields.number(
        {"num_attention_heads", "n_head", "num_heads", "n_heads", "decoder_attention_heads"}, kMostWidth, 0);
    m.intermediate = fields.number({"intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim", "d_ff",
                                    "decoder_ffn_dim", "mlp_hidden_size"},
                                   kMostWidth, facts.gatedMlp ? 0 : 4 * m.hidden);
    if (facts.halvedMlp) {
        m.intermediate /= 2;
    }
    m.vocabulary = fields.number({"vocab_size", "padded_vocab_size"}, kMostVocabulary, 0);
    m.maxPosition = fields.number({"max_position_embeddings", "n_positions", "seq_length", "max_seq_len",
                                   "max_sequence_length", "model_max_length"},
                                  kMostContext, 0);
}

std::int64_t readKvHeads(HfFields& fields, const KindFacts& facts, const Architecture& m) {
    const bool multiQuery = fields.flag("multi_query").value_or(facts.multiQuery);
    if (fields.flag("multi_query_attention") == true) { // ChatGLM
        return fields.number({"multi_query_group_num"}, kMostWidth, 1);
    }
    if (multiQuery && fields.flag("new_decoder_architecture") != true) {
        return 1;
    }
    return fields.number(
        {"num_key_value_heads", "num_kv_heads", "n_head_kv", "n_kv_heads", "num_key_value_groups"},
        kMostWidth, m.attentionHeads);
}

void readHeads(HfFields& fields, const KindFacts& facts, Architecture& m) {
    m.kvHeads = readKvHeads(fields, facts, m);
    const std::int64_t even = m.attentionHeads > 0 ? m.hidden / m.attentionHeads : 0;
    m.headDim = fields.number({"head_dim", "kv_channels", "attention_head_dim"}, kMostWidth, even);
    m.qkvBias =
        fields.flag("attention_bias")
            .value_or(fields.flag("qkv_bias").value_or(fields.flag("add_qkv_bias").value_or(facts.qkvBias)));
    m.tiedEmbeddings = fields.flag("tie_word_embeddings").value_or(facts.tiedByDefault);
}

// Experts: every layer, all but the first dense ones, or those that a period names.
void readExperts(HfFields& fields, Architecture& m) {
    m.expertsTotal = fields.number(
        {"num_local_experts", "n_routed_experts", "num_experts", "moe_num_experts", "num_experts_per_layer"},
        kMostExperts, 0);
    if (m.expertsTotal <= 1) {
        m.expertsTotal = 0;
        return;
    }
    m.expertsActive = fields.number({"num_experts_per_tok", "moe_topk", "top_k_experts", "moe_k", "moe_top_k",
                                     "num_experts_per_token", "experts_per_token"},
                                    m.expertsTotal, 1);
    const auto own = fields.number(
        {"moe_intermediate_size", "expert_intermediate_size", "moe_ffn_hidden_size"}, kMostWidth);
    m.moeIntermediate = own.value_or(m.intermediate);
    const std::int64_t shared = fields.number(
        {"n_shared_experts", "num_shared_experts", "moe_num_shared_experts", "num_shared_expert"},
        kMostExperts, 0);
    m.sharedExpertIntermediate =
        fields.number({"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size",
                       "shared_intermediate_size"},
                      kMostWidth, shared * m.moeIntermediate);
    m.denseFirstLayers =
        fields.number({"first_k_dense_replace", "moe_layer_start_index", "num_dense_layers"}, kMostLayers, 0);
    if (const json* dense = fields.array("mlp_only_layers")) {
        m.denseFirstLayers = std::max(m.denseFirstLayers, static_cast<std::int64_t>(dense->size()));
    }
    m.denseFirstLayers = std::min(m.denseFirstLayers, m.layers);
    if (!own && m.denseFirstLayers == 0) {
        m.intermediate = 0; // Mixtral's way: the one width is the experts'
    }
}

void requireShape(HfFields& fields, const Architecture& m) {
    if (m.layers == 0) {
        fields.refuse(ErrorCode::ModelFieldMissing, "num_hidden_layers");
    } else if (m.hidden == 0) {
        fields.refuse(ErrorCode::ModelFieldMissing, "hidden_size");
    } else if (m.vocabulary == 0) {
        fields.refuse(ErrorCode::ModelFieldMissing, "vocab_size");
    } else if (m.attentionHeads > 0 && m.kvHeads > m.attentionHeads) {
        fields.refuse(ErrorCode::ModelFieldBad, "num_key_value_heads", std::to_string(m.kvHeads));
    }
}

// Layers of a period hold experts, the rest a dense MLP of the same width (Llama 4 Maverick, Jamba).
std::int64_t expertPeriod(HfFields& fields) {
    const std::int64_t period = fields.number(
        {"interleave_moe_layer_step", "expert_layer_period", "decoder_sparse_step"}, kMostLayers, 1);
    return std::max<std::int64_t>(period, 1);
}

void countParameters(HfFields& fields, Architecture& m) {
    Architecture shape = m;
    ParameterCounts counts = parameterCounts(shape);
    const std::int64_t period = m.expertsTotal > 0 ? expertPeriod(fields) : 1;
    double total = counts.total();
    if (period > 1) {
        const double dropped = 1.0 - 1.0 / static_cast<double>(period);
        const std::int64_t width =
            fields.number({"intermediate_size_mlp", "intermediate_size"}, kMostWidth, 0);
        const double dense = dropped * static_cast<double>(m.layers) * static_cast<double>(m.hidden) *
                             static_cast<double>(width) * counts.mlpMatrices;
        const double away =
            dropped * (counts.experts() + counts.router + counts.sharedUp + counts.sharedDown);
        total += dense - away;
    }
    if (!std::isfinite(total) || total > kMostParameters) {
        fields.refuse(ErrorCode::ModelFieldBad, "hidden_size", std::to_string(m.hidden));
        return;
    }
    m.totalParameters = std::llround(total);
    const double idle = m.expertsTotal > 0
                            ? 1.0 - static_cast<double>(m.expertsActive) / static_cast<double>(m.expertsTotal)
                            : 0.0;
    m.activeParameters = std::llround(total - idle * counts.experts() / static_cast<double>(period));
}

std::string dtypeOf(const HfFields& fields) {
    const std::string dtype = fields.word("torch_dtype");
    return dtype.empty() ? fields.word("dtype") : dtype;
}

std::string defaultFormat(const std::string& dtype) {
    if (dtype == "float32") {
        return "fp32";
    }
    return dtype == "float16" ? "fp16" : "bf16";
}

Expected<Architecture> readParsed(const json& root) {
    const json& text = textPart(root);
    HfFields fields(root, text);
    Architecture m;
    const std::string type = typeOf(root, text, fields);
    const KindFacts facts = kindFacts(type);
    m.id = fields.word("_name_or_path").empty() ? type : fields.word("_name_or_path");
    m.family = type;
    m.mlpMatrices = facts.known && !facts.gatedMlp ? 2 : 3;
    m.architectureSource = kConfigKind;
    m.parametersSource = "rebuilt from the shape";
    m.nativeDtype = dtypeOf(fields);
    readWidths(fields, facts, m);
    readHeads(fields, facts, m);
    readExperts(fields, m);
    readHfLayers(fields, type, m);
    requireShape(fields, m);
    if (!fields.error()) {
        countParameters(fields, m);
    }
    if (fields.error()) {
        return Unexpected(*fields.error());
    }
    m.storedFormat = storedFormatOf(fields);
    if (m.storedFormat.empty() && fields.object("quantization_config") == nullptr) {
        m.storedFormat = defaultFormat(m.nativeDtype);
    }
    if (!facts.known) {
        m.attention = AttentionKind::Unknown;
    } else if (facts.encoder) {
        m.attention = AttentionKind::None;
        m.fullAttentionLayers = 0;
    }
    return m;
}

} // namespace

Expected<Architecture> readHfConfig(std::string_view text) {
    if (text.size() > kMostConfigBytes) {
        return fail(ErrorCode::FileTooLarge,
                    {kConfigKind, std::to_string(text.size()), std::to_string(kMostConfigBytes)});
    }
    if (nestingOf(text) > kMostDepth) {
        return fail(ErrorCode::ModelFieldBad,
                    {kConfigKind, "nesting", "more than " + std::to_string(kMostDepth)});
    }
    try {
        const json root = json::parse(text);
        if (!root.is_object()) {
            return fail(ErrorCode::ModelFileForeign, {kConfigKind});
        }
        return readParsed(root);
    } catch (const json::parse_error& error) {
        return fail(ErrorCode::ModelJsonMalformed, {kConfigKind, std::to_string(error.byte)});
    } catch (const json::out_of_range&) { // a number such as 1e999
        return fail(ErrorCode::ModelFieldBad, {kConfigKind, "number", "beyond a double"});
    }
}

} // namespace fitgauge::models
