// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/csv.h"

namespace fitgauge::speed {

// The fitted and hand-set numbers of the speed model: one row each in resources/catalog/speed_constants.csv,
// under the member's name written with underscores, with unit, meaning and how it was set. Shares are 0 .. 1,
// times in seconds, "x GHz" is divided by the boost clock.
// clang-format off
#define FITGAUGE_SPEED_CONSTANTS(X)                                                                  \
    X(bandwidthHbm, "bandwidth_hbm")                                                                 \
    X(bandwidthGddr, "bandwidth_gddr")                                                               \
    X(bytesPerSmClock, "bytes_per_sm_clock")                                                         \
    X(kvReadShare, "kv_read_share")                                                                  \
    X(kvReadBeforeHopper, "kv_read_before_hopper")                                                  \
    X(weightOnly4BitRead, "weight_only_4bit_read")                                                   \
    X(compute16, "compute_16")                                                                       \
    X(compute8, "compute_8")                                                                         \
    X(compute4, "compute_4")                                                                         \
    X(decodeTileHopper, "decode_tile_hopper")                                                       \
    X(overlapExponent, "overlap_exponent")                                                          \
    X(computeAttention, "compute_attention")                                                         \
    X(promptTensorrt, "prompt_tensorrt")                                                            \
    X(smClockPerWatt, "sm_clock_per_watt")                                                           \
    X(powerExponent, "power_exponent")                                                               \
    X(teraPerWatt, "tera_per_watt")                                                                 \
    X(teraPerWattHopper, "tera_per_watt_hopper")                                                    \
    X(expertCompute, "expert_compute")                                                               \
    X(expertRead, "expert_read")                                                                     \
    X(expertScale, "expert_scale")                                                                  \
    X(expert4bitNative, "expert_4bit_native")                                                       \
    X(expertLayerGap, "expert_layer_gap")                                                            \
    X(layerGap, "layer_gap")                                                                         \
    X(hostPerSequence, "host_per_sequence")                                                          \
    X(reserveGib, "reserve_gib")                                                                     \
    X(firstTokenHost, "first_token_host")                                                            \
    X(hostPerRequest, "host_per_request")                                                            \
    X(reduceLatencyNvlink, "reduce_latency_nvlink")                                                  \
    X(reduceLatencyPcie, "reduce_latency_pcie")                                                      \
    X(linkShareNvlink, "link_share_nvlink")                                                          \
    X(linkSharePcie, "link_share_pcie")                                                              \
    X(linkShareNoPeer, "link_share_no_peer")                                                        \
    X(pipelineLoss, "pipeline_loss")                                                                \
    X(promptCollision, "prompt_collision")                                                           \
    X(collisionCycle, "collision_cycle")                                                             \
    X(warmUpCycle, "warm_up_cycle")                                                                  \
    X(firstTokenInStep, "first_token_in_step")                                                       \
    X(burstRamp, "burst_ramp")                                                                       \
    X(burstTailSpread, "burst_tail_spread")                                                          \
    X(burstTailEqual, "burst_tail_equal")                                                            \
    X(amdShare, "amd_share")                                                                         \
    X(amdShareOldEngine, "amd_share_old_engine")                                                     \
    X(hostPerStepOldEngine, "host_per_step_old_engine")                                              \
    X(oldEngineTensorStep, "old_engine_tensor_step")                                                \
    X(memoryShare, "memory_share")                                                                   \
    X(memoryShareTensorrt, "memory_share_tensorrt")                                                  \
    X(answerHeldShare, "answer_held_share")                                                          \
    X(answerHeldShareTensorrt, "answer_held_share_tensorrt")                                        \
    X(llamaBandwidthQuantised, "llama_bandwidth_quantised")                                          \
    X(llamaBandwidth16, "llama_bandwidth_16")                                                        \
    X(llamaBytesPerSmClock, "llama_bytes_per_sm_clock")                                             \
    X(llamaKvReadShare, "llama_kv_read_share")                                                       \
    X(llamaLayerGap, "llama_layer_gap")                                                              \
    X(llamaPromptQuantised, "llama_prompt_quantised")                                                \
    X(llamaPrompt16, "llama_prompt_16")                                                              \
    X(llamaPromptSizeExponent, "llama_prompt_size_exponent")                                         \
    X(llamaPromptDensityExponent, "llama_prompt_density_exponent")                                  \
    X(llamaPromptBeforeAmpere, "llama_prompt_before_ampere")                                        \
    X(llamaSmClockPerWatt, "llama_sm_clock_per_watt")                                               \
    X(llamaPromptOldPart, "llama_prompt_old_part")                                                   \
    X(llamaBandwidthOldPart, "llama_bandwidth_old_part")                                             \
    X(llamaAttentionShare, "llama_attention_share")                                                  \
    X(llamaPipelineLoss, "llama_pipeline_loss")                                                     \
    X(llamaReserveGib, "llama_reserve_gib")                                                          \
    X(slowCaseServer, "slow_case_server")                                                            \
    X(slowCaseLlama, "slow_case_llama")                                                              \
    X(slowCaseWeak, "slow_case_weak")                                                                \
    X(nf4Read, "nf4_read")                                                                            \
    X(unquantisedKernels, "unquantised_kernels")
// clang-format on

struct Constants {
#define FITGAUGE_SPEED_MEMBER(member, name) double member = 0;
    FITGAUGE_SPEED_CONSTANTS(FITGAUGE_SPEED_MEMBER)
#undef FITGAUGE_SPEED_MEMBER
    friend bool operator==(const Constants&, const Constants&) = default;
};

// Reads speed_constants.csv (columns name, value, ...). Every constant must be there once, finite and >= 0:
// CsvValueBad {file, line, column, value}, CsvReferenceUnknown for a name that nobody knows, CsvColumnMissing
// {file, name} for a row that is missing.
[[nodiscard]] Expected<Constants> readConstants(const CsvTable& table);

} // namespace fitgauge::speed
