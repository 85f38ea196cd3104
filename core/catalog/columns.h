// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"

#include <type_traits>

// Which column of the schema holds which member. `Row` is const when writing and plain when loading.
namespace fitgauge::catalog {

template<typename Row, typename T>
concept RowOf = std::is_same_v<std::remove_const_t<Row>, T>;

template<typename Visitor, RowOf<Provider> Row>
void visitColumns(Visitor& v, Row& row) {
    v("id", row.id);
    v("name", row.name);
    v("kind", row.kind);
    v("country", row.country);
    v("website", row.website);
}

template<typename Visitor, RowOf<ProviderFact> Row>
void visitColumns(Visitor& v, Row& row) {
    v("provider", row.provider);
    v("field", row.field);
    v("value", row.value);
    v("remark", row.remark);
    v("source_url", row.provenance.sourceUrl);
    v("source_kind", row.provenance.sourceKind);
    v("as_of", row.provenance.asOf);
    v("verified", row.provenance.verified);
    v("entered_by", row.provenance.enteredBy);
}

template<typename Visitor, RowOf<billing::Rule> Row>
void visitColumns(Visitor& v, Row& row) {
    v("provider", row.provider);
    v("product", row.product);
    v("increment_ms", row.increment);
    v("minimum_ms", row.minimum);
    v("rounding", row.rounding);
    v("monthly_cap_ms", row.monthlyCap);
    v.money("minimum_nano", "minimum_currency", row.minimumMoney);
    v("minimum_share_percent", row.minimumSharePercent);
    v("amount_exact", row.amountRounding.exact);
    v("amount_decimals", row.amountRounding.decimals);
    v("amount_rounding", row.amountRounding.rule);
    v("multiplier_thousandths", row.multiplierThousandths);
    v("storage_increment_ms", row.storageIncrement);
    v("billing_currency", row.currency);
    v("prices_include_tax", row.pricesIncludeTax);
    v("source_url", row.source);
    v("source_kind", row.sourceKind);
    v("since", row.since);
    v("as_of", row.asOf);
    v("note", row.note);
}

template<typename Visitor, RowOf<billing::StateRule> Row>
void visitColumns(Visitor& v, Row& row) {
    v("state", row.state);
    v("billed", row.billed);
    v("source_url", row.source);
    v("source_kind", row.sourceKind);
}

template<typename Visitor, RowOf<Rate> Row>
void visitColumns(Visitor& v, Row& row) {
    v("nano_per_hour", row.nanoPerHour);
    v("currency", row.currency);
}

template<typename Visitor, RowOf<hardware::Gpu> Row>
void visitColumns(Visitor& v, Row& row) {
    v("canonical", row.canonical);
    v("vendor", row.vendor);
    v("arch", row.arch);
    v("class", row.gpuClass);
    v("form", row.form);
    v("vram_gb", row.vramGb);
    v("driver_total_mib", row.driverTotalMib);
    v("usable_bytes", row.usable);
    v("memory_type", row.memoryType);
    v("bandwidth_gbps", row.bandwidthGbps);
    v("bf16_tflops", row.bf16Tflops);
    v("fp16_tflops", row.fp16Tflops);
    v("fp8_tflops", row.fp8Tflops);
    v("int8_tops", row.int8Tops);
    v("fp4_tflops", row.fp4Tflops);
    v("bf16_native", row.bf16Native);
    v("fp8_native", row.fp8Native);
    v("int8_native", row.int8Native);
    v("fp4_native", row.fp4Native);
    v("compute_capability", row.computeCapability);
    v("sm_count", row.smCount);
    v("boost_ghz", row.boostGhz);
    v("interconnect", row.interconnect);
    v("link_gbps", row.linkGbpsBothWays);
    v("pcie_generation", row.pcieGeneration);
    v("tdp_watts", row.tdpWatts);
    v("year", row.year);
    v("evidence", row.evidence);
    v("verified", row.verified);
    v("as_of", row.asOf);
    v("notes", row.notes);
}

template<typename Visitor, RowOf<GpuAlias> Row>
void visitColumns(Visitor& v, Row& row) {
    v("alias", row.alias);
    v("canonical", row.canonical);
    v("ambiguous", row.ambiguous);
    v("seen_in", row.seenIn);
    v("note", row.note);
}

template<typename Visitor, RowOf<models::Architecture> Row>
void visitColumns(Visitor& v, Row& row) {
    v("id", row.id);
    v("family", row.family);
    v("plain_size", row.plainSize);
    v("total_parameters", row.totalParameters);
    v("active_parameters", row.activeParameters);
    v("layers", row.layers);
    v("hidden", row.hidden);
    v("attention_heads", row.attentionHeads);
    v("kv_heads", row.kvHeads);
    v("head_dim", row.headDim);
    v("intermediate", row.intermediate);
    v("moe_intermediate", row.moeIntermediate);
    v("shared_expert_intermediate", row.sharedExpertIntermediate);
    v("experts_total", row.expertsTotal);
    v("experts_active", row.expertsActive);
    v("dense_first_layers", row.denseFirstLayers);
    v("vocabulary", row.vocabulary);
    v("tied_embeddings", row.tiedEmbeddings);
    v("qkv_bias", row.qkvBias);
    v("max_position", row.maxPosition);
    v("attention", row.attention);
    v("full_attention_layers", row.fullAttentionLayers);
    v("window_layers", row.windowLayers);
    v("window_tokens", row.windowTokens);
    v("global_kv_heads", row.globalKvHeads);
    v("global_head_dim", row.globalHeadDim);
    v("kv_lora_rank", row.kvLoraRank);
    v("qk_rope_head_dim", row.qkRopeHeadDim);
    v("qk_nope_head_dim", row.qkNopeHeadDim);
    v("v_head_dim", row.vHeadDim);
    v("q_lora_rank", row.qLoraRank);
    v("linear_key_heads", row.linearKeyHeads);
    v("linear_value_heads", row.linearValueHeads);
    v("linear_key_dim", row.linearKeyDim);
    v("linear_value_dim", row.linearValueDim);
    v("mamba_layers", row.mambaLayers);
    v("mamba_heads", row.mambaHeads);
    v("mamba_head_dim", row.mambaHeadDim);
    v("mamba_groups", row.mambaGroups);
    v("mamba_state", row.mambaState);
    v("conv_kernel", row.convKernel);
    v("non_text_parameters", row.nonTextParameters);
    v("native_dtype", row.nativeDtype);
    v("parameters_source", row.parametersSource);
    v("architecture_source", row.architectureSource);
    v("verified", row.verified);
    v("as_of", row.asOf);
}

template<typename Visitor, RowOf<PastPrice> Row>
void visitColumns(Visitor& v, Row& row) {
    v("offer_id", row.offerId);
    std::optional<Money> price = row.price; // NOT NULL in the schema
    v.money("nano_per_hour", "currency", price);
    if constexpr (!std::is_const_v<Row>) {
        row.price = price.value_or(Money{});
    }
    v("as_of", row.asOf);
    v("valid_until", row.validUntil);
    v("source_url", row.sourceUrl);
    v("source_kind", row.sourceKind);
    v("notes", row.notes);
    v("suspect", row.isSuspect);
    v("gpu", row.gpu);
    v("gpu_count", row.gpuCount);
    v("market", row.market);
}

// An offer lies in two tables: what is rented, and its price now. own_offer has both and no guess.
template<typename Visitor, RowOf<Offer> Row>
void visitIdentityColumns(Visitor& v, Row& row) {
    v("id", row.id);
    v("provider", row.provider);
    v("product", row.product);
    v("variant", row.variant);
    v("gpu", row.gpu);
    v("gpu_count", row.gpuCount);
    v("gpu_memory_gb", row.gpuMemoryGb);
    v("market", row.market);
    v("commitment_months", row.commitmentMonths);
    v("region", row.region);
    v("vcpus", row.vcpus);
    v("ram_gib", row.ramGib);
    v("notes", row.notes);
}

template<typename Visitor, RowOf<Offer> Row>
void visitOfferColumns(Visitor& v, Row& row) {
    visitIdentityColumns(v, row);
    v("sold_as", row.soldAs);
    v("gpu_guess", row.gpuIsGuess);
    v("entered_by", row.provenance.enteredBy);
}

template<typename Visitor, RowOf<Offer> Row>
void visitPriceColumns(Visitor& v, Row& row) {
    v.money("nano_per_hour", "currency", row.price);
    v("suspect", row.priceIsSuspect);
    v("valid_from", row.validFrom);
    v("source_url", row.provenance.sourceUrl);
    v("source_kind", row.provenance.sourceKind);
    v("as_of", row.provenance.asOf);
    v("verified", row.provenance.verified);
}

template<typename Visitor, RowOf<Offer> Row>
void visitOwnOfferColumns(Visitor& v, Row& row) {
    visitIdentityColumns(v, row);
    v.money("nano_per_hour", "currency", row.price);
    v("valid_from", row.validFrom);
    v("source_url", row.provenance.sourceUrl);
    v("as_of", row.provenance.asOf);
}

} // namespace fitgauge::catalog
