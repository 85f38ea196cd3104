// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/plan_file.h"

#include <cstdint>

// The fields of a plan file, named once for writing and reading. A visitor is called with a name, a field
// and, for numbers, the least and largest value that reading takes: what the window takes, so that a file
// made by hand can ask for nothing that the formulas do not hold for.
namespace fitgauge::report::plan {

inline constexpr std::int64_t kMostParameters = 100'000'000'000'000;
inline constexpr std::int64_t kMostWidth = 1 << 24;
inline constexpr std::int64_t kMostLayers = 10'000;
inline constexpr std::int64_t kMostTokens = 100'000'000;
inline constexpr std::int64_t kMostUsers = 1'000'000;
inline constexpr std::int64_t kMostRequests = 10'000'000'000;
inline constexpr std::int64_t kMostBytes = std::int64_t{1} << 50U;
inline constexpr std::int64_t kMostMilliseconds = 10LL * 366 * 24 * 3'600'000; // ten years
inline constexpr std::int64_t kMostNano = 1'000'000'000'000'000;               // a million units
inline constexpr double kMostFigure = 1e9;

template<typename V>
void fields(V& visit, models::Architecture& m) {
    visit("id", m.id);
    visit("family", m.family);
    visit("plain_size", m.plainSize);
    visit("parameters", m.totalParameters, 1, kMostParameters);
    visit("active_parameters", m.activeParameters, 1, kMostParameters);
    visit("layers", m.layers, 0, kMostLayers);
    visit("hidden", m.hidden, 0, kMostWidth);
    visit("attention_heads", m.attentionHeads, 0, kMostWidth);
    visit("kv_heads", m.kvHeads, 0, kMostWidth);
    visit("head_dim", m.headDim, 0, kMostWidth);
    visit("intermediate", m.intermediate, 0, kMostWidth);
    visit("moe_intermediate", m.moeIntermediate, 0, kMostWidth);
    visit("shared_expert_intermediate", m.sharedExpertIntermediate, 0, kMostWidth);
    visit("experts", m.expertsTotal, 0, kMostLayers);
    visit("experts_active", m.expertsActive, 0, kMostLayers);
    visit("dense_first_layers", m.denseFirstLayers, 0, kMostLayers);
    visit("vocabulary", m.vocabulary, 0, kMostWidth);
    visit("tied_embeddings", m.tiedEmbeddings);
    visit("qkv_bias", m.qkvBias);
    visit("max_position", m.maxPosition, 0, std::int64_t{1} << 40U);
    visit("attention", m.attention);
    visit("full_attention_layers", m.fullAttentionLayers, 0, kMostLayers);
    visit("window_layers", m.windowLayers, 0, kMostLayers);
    visit("window_tokens", m.windowTokens, 0, std::int64_t{1} << 40U);
    visit("global_kv_heads", m.globalKvHeads, 0, kMostWidth);
    visit("global_head_dim", m.globalHeadDim, 0, kMostWidth);
    visit("kv_lora_rank", m.kvLoraRank, 0, kMostWidth);
    visit("qk_rope_head_dim", m.qkRopeHeadDim, 0, kMostWidth);
    visit("qk_nope_head_dim", m.qkNopeHeadDim, 0, kMostWidth);
    visit("v_head_dim", m.vHeadDim, 0, kMostWidth);
    visit("q_lora_rank", m.qLoraRank, 0, kMostWidth);
    visit("linear_key_heads", m.linearKeyHeads, 0, kMostWidth);
    visit("linear_value_heads", m.linearValueHeads, 0, kMostWidth);
    visit("linear_key_dim", m.linearKeyDim, 0, kMostWidth);
    visit("linear_value_dim", m.linearValueDim, 0, kMostWidth);
    visit("mamba_layers", m.mambaLayers, 0, kMostLayers);
    visit("mamba_heads", m.mambaHeads, 0, kMostWidth);
    visit("mamba_head_dim", m.mambaHeadDim, 0, kMostWidth);
    visit("mamba_groups", m.mambaGroups, 0, kMostWidth);
    visit("mamba_state", m.mambaState, 0, kMostWidth);
    visit("conv_kernel", m.convKernel, 0, kMostWidth);
    visit("non_text_parameters", m.nonTextParameters, 0, kMostParameters);
    visit("mlp_matrices", m.mlpMatrices, 0, 3);
    visit("native_dtype", m.nativeDtype);
    visit("stored_format", m.storedFormat);
    visit("stored_bytes", m.storedBytes, 0, kMostBytes);
    visit("parameters_source", m.parametersSource);
    visit("architecture_source", m.architectureSource);
    visit("verified", m.verified);
    visit("as_of", m.asOf);
}

template<typename V>
void fields(V& visit, sizing::Serving& s) {
    visit("weights", s.weights);
    visit("key_cache", s.keyCache);
    visit("value_cache", s.valueCache);
    visit("context_tokens", s.contextTokens, 1, kMostTokens);
    visit("users", s.users, 1, kMostUsers);
    visit("engine", s.engine);
}

template<typename V>
void fields(V& visit, sizing::Training& t) {
    visit("method", t.method);
    visit("weights", t.weights);
    visit("tokens_per_item", t.tokensPerItem, 1, kMostTokens);
    visit("batch", t.batch, 1, kMostUsers);
    visit("lora_rank", t.loraRank, 1, 65'536);
    visit("checkpointing", t.checkpointing);
    visit("flash_attention", t.flashAttention);
    visit("loss", t.loss);
    visit("optimizer", t.optimizer);
    visit("sharding", t.sharding);
}

template<typename V>
void fields(V& visit, billing::SessionPattern& s) {
    visit("launches_per_day", s.launchesPerDay, 0, 1000);
    visit("active_ms", s.active, 0, kMostMilliseconds);
    visit("idle_ms", s.idle, 0, kMostMilliseconds);
    visit("days_per_month", s.daysPerMonth, 0, 31);
    visit("stop_when_idle", s.stopWhenIdle);
}

template<typename V>
void fields(V& visit, compare::Traffic& t) {
    visit("requests_per_day", t.requestsPerDay, 0, kMostRequests);
    visit("prompt_tokens", t.promptTokens, 1, kMostTokens);
    visit("answer_tokens", t.answerTokens, 1, kMostTokens);
    visit("pattern", t.pattern);
}

template<typename V>
void fields(V& visit, compare::Targets& t) {
    visit("first_token_ms", t.firstToken, 0, kMostMilliseconds);
    visit("tokens_per_second_per_user", t.tokensPerSecondPerUser, 0, kMostFigure);
}

template<typename V>
void fields(V& visit, compare::BatchJob& b) {
    visit("items", b.items, 1, kMostRequests);
    visit("finish_within_ms", b.finishWithin, 0, kMostMilliseconds);
}

template<typename V>
void fields(V& visit, billing::SpotTerms& s) {
    visit("reclaims_per_hour", s.reclaimsPerHour, 0, 60);
    visit("checkpoint_every_ms", s.checkpointEvery, 0, kMostMilliseconds);
    visit("restart_ms", s.restart, 0, kMostMilliseconds);
    visit("notice_ms", s.notice, 0, kMostMilliseconds);
    visit("checkpoint_takes_ms", s.checkpointTakes, 0, kMostMilliseconds);
}

template<typename V>
void fields(V& visit, speed::ServerSettings& s) {
    visit("continuous_batching", s.continuousBatching);
    visit("paged_kv", s.pagedKv);
    visit("quantised_kernels", s.quantisedKernels);
    visit("engine_of_2024", s.engineOf2024);
    visit("prefix_cached_ppm", s.prefixCachedPpm, 0, 1'000'000);
}

template<typename V>
void fields(V& visit, compare::Extras& e) {
    visit("volume_gb", e.volumeGb, 0, 1'000'000'000);
    visit("link_mbps", e.linkMbps, 1, 1'000'000'000);
    visit("egress_gb", e.egressGb, 0, 1'000'000'000);
    visit("response_bytes", e.responseBytes, 0, 1'000'000'000);
}

template<typename V>
void fields(V& visit, compare::KnownRun& run) {
    visit("gpu", run.gpu);
    visit("time_ms", run.time, 1, kMostMilliseconds);
    visit("items", run.items, 1, kMostRequests);
}

template<typename V>
void fields(V& visit, compare::Workload& w) {
    visit("profile", w.profile);
    visit("model", w.model);
    visit("is_training", w.isTraining);
    visit("serving", w.serving);
    visit("training", w.training);
    visit("sessions", w.sessions);
    visit("traffic", w.traffic);
    visit("targets", w.targets);
    visit("batch", w.batch);
    visit("spot", w.spot);
    visit("server", w.server);
    visit("extras", w.extras);
    visit("known_run", w.knownRun);
    visit("comfort_ppm", w.comfort, 1, 1'000'000);
    visit("today", w.today);
}

template<typename V, typename T>
void rangeFields(V& visit, compare::Range<T>& range, T most) {
    visit("low", range.low, 0, most);
    visit("high", range.high, 0, most);
}

template<typename V>
void fields(V& visit, compare::Range<double>& range) {
    rangeFields(visit, range, kMostFigure);
}

template<typename V>
void fields(V& visit, compare::Range<std::int64_t>& range) {
    rangeFields(visit, range, kMostNano);
}

template<typename V>
void fields(V& visit, compare::Filter& f) {
    visit("search", f.text);
    visit("expression", f.expression);
    visit("columns", f.columns);
    visit("providers", f.providers);
    visit("gpus", f.gpus);
    visit("regions", f.regions);
    visit("vendors", f.vendors);
    visit("known_cards_only", f.knownCardsOnly);
    visit("vram_gb", f.vramGb);
    visit("vram_total_gb", f.vramTotalGb);
    visit("bandwidth_gbps", f.bandwidthGbps);
    visit("gpu_count", f.gpuCount);
    visit("precisions", f.precisions);
    visit("links", f.links);
    visit("price_nano_usd", f.priceNano);
    visit("markets", f.markets);
    visit("commitment_months", f.commitmentMonths, 0, 1200);
    visit("provider_kinds", f.providerKinds);
    visit("no_resellers", f.noResellers);
    visit("tax_included", f.taxIncluded);
    visit("increment_at_most_ms", f.incrementAtMost, 0, kMostMilliseconds);
    visit("ready_within_ms", f.readyWithin, 0, kMostMilliseconds);
    visit("age_days_at_most", f.ageDaysAtMost, 0, 100'000);
    visit("fresh_only", f.freshOnly);
    visit("priced_only", f.pricedOnly);
    visit("volume_nano_usd", f.volumeNano);
    visit("egress", f.egress);
    visit("egress_nano_usd", f.egressNano);
    visit("ssh", f.ssh);
    visit("jupyter", f.jupyter);
    visit("hosted_notebook", f.hostedNotebook);
    visit("own_image", f.customImage);
    visit("snapshots", f.snapshots);
    visit("include_unknown", f.includeUnknown);
    visit("single_gpu", f.singleGpu);
    visit("not_reclaimable", f.notReclaimable);
    visit("fits_only", f.fitsOnly);
    visit("target_met_only", f.targetMetOnly);
}

template<typename V>
void fields(V& visit, FrozenOffer& o) {
    visit("offer", o.offer);
    visit("gpu", o.gpu);
    visit("provider", o.provider);
    visit("region", o.region);
    visit("market", o.market);
    visit("gpus", o.gpuCount, 0, kMostFigure);
    visit("price", o.price);
    visit("as_of", o.asOf);
    visit("cost", o.cost);
}

template<typename V>
void fields(V& visit, Plan& p) {
    visit("name", p.name);
    visit("program", p.program);
    visit("saved", p.savedAt);
    visit("workload", p.workload);
    visit("filter", p.filter);
    visit("order", p.order);
    visit("answer", p.answer);
    visit("offers", p.offers);
}

} // namespace fitgauge::report::plan
