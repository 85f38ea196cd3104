// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/models/parameter_counts.h"
#include "core/sizing/workload.h"

namespace fitgauge::sizing {

// Bytes a logit takes in the plain loss: 12 where the model upcasts (Llama line), 8 where it does not (GPT
// line), 16 under 32-bit autocast.
enum class LogitPrecision : std::uint8_t { ByModel, Upcast, Plain };

// One training run in the detail that its memory depends on; Training of workload.h is the short form.
struct TrainingRun {
    TrainingMethod method = TrainingMethod::Lora;
    WeightFormat base = WeightFormat::Bf16;
    double adapterParameters = 0;
    double tokens = 2048;   // batch x sequence, of one step on one card
    double sequence = 2048; // tokens of one item: attention scores without a flash kernel
    bool checkpointing = true;
    bool flashAttention = true;
    LossKind loss = LossKind::Plain;
    OptimizerKind optimizer = OptimizerKind::Adam;
    Sharding sharding = Sharding::None;
    int ranks = 1;
    bool autocast32 = false; // PEFT's k-bit preparation: checkpoints and logits in 32 bits
    LogitPrecision logits = LogitPrecision::ByModel;
    bool fusedStep = false;           // the optimizer has no temporaries (fused or compiled AdamW)
    bool optimizerInBackward = false; // gradients are used and freed one by one
    // DeepSpeed ZeRO: 32-bit gradients, buckets and the copy that the step works on: 24 instead of 16 bytes a
    // parameter.
    bool deepSpeed = false;
};

// Bytes on one card at the allocator's peak.
struct TrainingMemory {
    double weights = 0, gradients = 0, optimizer = 0, adapters = 0, activations = 0;
    double gathered = 0; // full sharding: the layer at work and the embeddings, whole
    [[nodiscard]] double total() const {
        return weights + gradients + optimizer + adapters + activations + gathered;
    }
};

// `training` on `ranks` cards. QLoRA without a 4-bit format takes NF4, double quantised.
[[nodiscard]] TrainingRun trainingRun(const models::Architecture& model, const Training& training, int ranks);

// Adapter weights, gradients and two Adam moments with 32-bit masters: 2 + 2 + 12 bytes (ZeRO paper, K = 12).
inline constexpr double kBytesPerAdapterParameter = 16.0;

// Bytes that one entry of the vocabulary takes for a token in the loss of `run`.
[[nodiscard]] double bytesPerLogit(const models::ParameterCounts& counts, const TrainingRun& run);

// Activations of `run`: with checkpointing the 16-bit input of every layer, the logits and the one MLP that
// is recomputed; without, all that the backward pass of each layer reads.
[[nodiscard]] double activationBytes(const models::Architecture& model, const models::ParameterCounts& counts,
                                     const TrainingRun& run);

// Sources: ZeRO paper (16 bytes a parameter, K = 12), PyTorch's foreach AdamW (10 P at the step), measured
// runs for activations and gathered parts.
[[nodiscard]] TrainingMemory trainingMemory(const models::Architecture& model,
                                            const models::ParameterCounts& counts, const TrainingRun& run);

// What the driver's tool shows above the allocator's peak: median 1.22, p90 1.48 of 40 runs on one card.
inline constexpr double kDriverOverAllocator = 1.22;
inline constexpr double kDriverOverAllocatorHigh = 1.48;

// Memory that the process keeps from the card: the allocator's peak, blocks that it freed and holds, the
// optimizer step's temporaries, CUDA context. Batches of varying length leave blocks of every size
// behind: 2.4 times the activations.
[[nodiscard]] double reservedBytes(const models::ParameterCounts& counts, const TrainingRun& run,
                                   const TrainingMemory& memory, bool varyingLengths);

} // namespace fitgauge::sizing
