// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/speed_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

namespace fitgauge::bench {

namespace {

using models::Architecture;
using sizing::Engine;
using sizing::KvFormat;
using sizing::WeightFormat;

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string lastPart(const std::string& id) {
    return lowered(id.substr(id.find_last_of('/') + 1));
}

std::optional<double> number(const std::string& text) {
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    return text.empty() || *end != '\0' || !std::isfinite(value) ? std::nullopt : std::optional(value);
}

std::int64_t count(const std::string& text, std::int64_t otherwise) {
    const auto value = number(text);
    return value ? std::llround(*value) : otherwise;
}

void setMixture(Architecture& m, const CsvTable& t, std::size_t row) {
    m.expertsTotal = count(t.at(row, "experts"), 0);
    m.expertsActive = count(t.at(row, "experts_per_token"), 0);
    const double routed = number(t.at(row, "routed_parameters_b")).value_or(0) * 1e9;
    if (m.expertsTotal > 0) {
        m.moeIntermediate =
            std::llround(routed / static_cast<double>(3 * m.layers * m.expertsTotal * m.hidden));
    }
}

void setAttention(Architecture& m, const CsvTable& t, std::size_t row) {
    m.attention = models::AttentionKind::Full;
    m.fullAttentionLayers = m.layers;
    const std::int64_t mla = count(t.at(row, "mla_kv_dim"), 0);
    const std::int64_t window = count(t.at(row, "window"), 0);
    if (mla > 0) { // 512 latent + 64 rotary, scores over 128 + 64
        m.attention = models::AttentionKind::Mla;
        m.qkRopeHeadDim = 64;
        m.kvLoraRank = mla - m.qkRopeHeadDim;
        m.qkNopeHeadDim = 128;
    } else if (window > 0) { // every second layer
        m.attention = models::AttentionKind::SlidingWindow;
        m.windowTokens = window;
        m.windowLayers = m.layers / 2;
        m.fullAttentionLayers = m.layers - m.windowLayers;
    }
}

Architecture shapeFromRow(const CsvTable& t, std::size_t row) {
    Architecture m;
    m.id = t.at(row, "model");
    m.layers = count(t.at(row, "layers"), 0);
    m.hidden = count(t.at(row, "hidden"), 0);
    m.attentionHeads = count(t.at(row, "heads"), 0);
    m.kvHeads = count(t.at(row, "kv_heads"), 0);
    m.headDim = count(t.at(row, "head_dim"), 0);
    m.vocabulary = count(t.at(row, "vocabulary"), 0);
    m.tiedEmbeddings = t.at(row, "tied") == "1";
    m.totalParameters = std::llround(number(t.at(row, "parameters_b")).value_or(0) * 1e9);
    setMixture(m, t, row);
    setAttention(m, t, row);
    return m;
}

const std::map<std::string, WeightFormat>& formats() {
    static const std::map<std::string, WeightFormat> words = {
        {"bf16", WeightFormat::Bf16},
        {"fp16", WeightFormat::Fp16},
        {"f16", WeightFormat::Fp16},
        {"fp32", WeightFormat::Fp32},
        {"fp8", WeightFormat::Fp8},
        {"fp8-block", WeightFormat::Fp8Block128},
        {"int8", WeightFormat::Int8},
        {"int8-w8a16", WeightFormat::Int8},
        {"int8-w8a8", WeightFormat::Int8},
        {"gptq-int8", WeightFormat::Int8Gptq},
        {"awq-int4", WeightFormat::Int4Awq},
        {"awq", WeightFormat::Int4Awq},
        {"gptq-int4", WeightFormat::Int4Gptq},
        {"int4-g128", WeightFormat::Int4Gptq},
        {"int4-g32", WeightFormat::Int4Gptq},
        {"bnb-nf4", WeightFormat::Nf4},
        {"nf4", WeightFormat::Nf4},
        {"nvfp4", WeightFormat::Nvfp4},
        {"mxfp4", WeightFormat::Mxfp4},
        {"q8_0", WeightFormat::GgufQ8_0},
        {"q6_k", WeightFormat::GgufQ6_K},
        {"q5_k_m", WeightFormat::GgufQ5_K_M},
        {"q5_k_s", WeightFormat::GgufQ5_K_S},
        {"q5_0", WeightFormat::GgufQ5_0},
        {"q4_k_m", WeightFormat::GgufQ4_K_M},
        {"q4_k_s", WeightFormat::GgufQ4_K_S},
        {"q4_0", WeightFormat::GgufQ4_0},
        {"iq4_xs", WeightFormat::GgufIQ4_XS},
        {"q3_k_m", WeightFormat::GgufQ3_K_M},
        {"q2_k", WeightFormat::GgufQ2_K},
    };
    return words;
}

Engine engineOf(const std::string& word, Lane lane) {
    if (lane == Lane::LlamaCpp) {
        return Engine::LlamaCpp;
    }
    return word.starts_with("TensorRT") ? Engine::TensorRtLlm
           : word == "SGLang"           ? Engine::Sglang
                                        : Engine::Vllm;
}

speed::Load loadOf(const std::string& mode) {
    using speed::Load;
    static const std::map<std::string, Load> words = {
        {"closed_loop", Load::ClosedLoop},   {"open_loop", Load::OpenLoop},
        {"max_load", Load::MaxLoad},         {"burst", Load::Burst},
        {"static_batch", Load::StaticBatch}, {"batched_decode", Load::ClosedLoop}};
    const auto found = words.find(mode);
    return found == words.end() ? Load::SingleStream : found->second;
}

// tp blank or "best": the source does not tell. "dep" and "attention-dp" spread attention over all devices.
std::optional<speed::Layout> layoutOf(const std::string& tp, const std::string& pp, const std::string& words,
                                      int cards) {
    if (words.find("dep") != std::string::npos || words.find("dp") != std::string::npos) {
        return speed::Layout{cards, 1, 1, true};
    }
    const auto tensor = number(tp);
    if (!tensor) {
        return cards == 1 ? std::optional(speed::Layout{}) : std::nullopt;
    }
    const int t = static_cast<int>(*tensor);
    const int p = static_cast<int>(count(pp, 1));
    return speed::Layout{t, p, std::max(1, cards / std::max(1, t * p))};
}

void setLoad(SpeedRow& r, const CsvTable& t, std::size_t row) {
    speed::Traffic& traffic = r.traffic;
    traffic.load = loadOf(r.mode);
    traffic.promptTokens = std::max<std::int64_t>(1, count(t.at(row, "input_len"), 1));
    traffic.answerTokens = std::max<std::int64_t>(0, count(t.at(row, "output_len"), 1));
    traffic.users = std::max<std::int64_t>(1, count(t.at(row, "concurrency"), 1));
    traffic.requests = count(t.at(row, "num_requests"), 0);
    traffic.isBenchmark = !t.at(row, "source").empty();
    traffic.spreadLengths = t.at(row, "spread_lengths") == "1" ||
                            t.at(row, "notes").find("ShareGPT") != std::string::npos ||
                            t.at(row, "notes").find("spread") != std::string::npos;
    r.serving.contextTokens = traffic.promptTokens + traffic.answerTokens;
    r.serving.users = traffic.users;
}

} // namespace

ModelDirectory::ModelDirectory(std::vector<Architecture> catalog, const CsvTable& shapes, bool preferShapes) {
    for (const Architecture& model : catalog) {
        m_byName.emplace(lastPart(model.id), model);
        m_byName.emplace(lowered(model.id), model);
    }
    m_models = std::move(catalog);
    for (std::size_t row = 0; row < shapes.rows(); ++row) {
        const auto known = m_byName.find(lowered(shapes.at(row, "hf_id")));
        const bool inCatalog = known != m_byName.end();
        Architecture model = inCatalog && !preferShapes ? known->second : shapeFromRow(shapes, row);
        if (!inCatalog) {
            m_models.push_back(model);
        }
        m_byName.insert_or_assign(lowered(shapes.at(row, "model")), std::move(model));
    }
    m_matcher.emplace(m_models);
}

const Architecture* ModelDirectory::find(const std::string& name) const {
    const auto found = m_byName.find(lowered(name));
    return found != m_byName.end() ? &found->second : m_matcher->find(name, lastPart(name));
}

SpeedRow speedRow(const CsvTable& t, std::size_t row) {
    SpeedRow r;
    r.id = t.at(row, t.has("id") ? "id" : "case");
    r.source = t.at(row, "source");
    r.mode = t.at(row, "mode");
    r.model = t.at(row, "model");
    r.gpu = t.at(row, "gpu");
    r.weightFormat = t.at(row, "weight_format");
    r.engine = t.at(row, "engine");
    r.useNote = t.at(row, "use_note");
    const std::string kind = t.has("engine_kind") ? t.at(row, "engine_kind") : r.engine;
    r.lane = kind.starts_with("llama.cpp") ? Lane::LlamaCpp : Lane::Server;
    r.cards = static_cast<int>(std::max<std::int64_t>(1, count(t.at(row, "num_gpus"), 1)));
    r.layout = layoutOf(t.at(row, "tp"), t.at(row, "pp"), t.at(row, "ep_or_dp"), r.cards);
    const auto format = formats().find(lowered(r.weightFormat));
    r.formatKnown = format != formats().end();
    r.serving.weights = r.formatKnown ? format->second : WeightFormat::Fp16;
    r.serving.keyCache = r.serving.valueCache =
        t.at(row, "kv_format").starts_with("fp8") ? KvFormat::Fp8 : KvFormat::Bits16;
    r.serving.engine = engineOf(r.engine, r.lane);
    setLoad(r, t, row);
    r.settings.engineOf2024 = t.at(row, "old_engine") == "1";
    r.rateKind = t.at(row, "tps_kind");
    r.asksPrompt = r.mode == "llama_bench_pp" || r.rateKind == "prefill_tps";
    r.tokensPerSecond = number(t.at(row, "tps"));
    r.firstTokenMs = number(t.at(row, "ttft_ms"));
    r.tokenMs = number(t.at(row, "tpot_ms"));
    return r;
}

speed::SpeedEstimate predict(const speed::Constants& constants, const SpeedRow& row,
                             const Architecture& model, const hardware::Gpu& gpu) {
    if (row.layout && row.lane == Lane::Server) {
        return speed::estimateWithLayout(constants, model, row.serving, row.traffic, gpu, *row.layout,
                                         row.settings);
    }
    return speed::estimateServingSpeed(constants, model, row.serving, row.traffic, gpu, row.cards,
                                       row.settings);
}

double predictedRate(const SpeedRow& row, const speed::SpeedEstimate& estimate) {
    if (row.asksPrompt) {
        return estimate.promptTokensPerSecond.typical;
    }
    if (row.rateKind == "total_tps") {
        return estimate.totalTokensPerSecond.typical;
    }
    const bool alone = row.rateKind == "decode_tps";
    return alone ? static_cast<double>(row.traffic.users) * estimate.perUserTokensPerSecond.typical
                 : estimate.outputTokensPerSecond.typical;
}

} // namespace fitgauge::bench
