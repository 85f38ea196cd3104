// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/lora.h"
#include "core/sizing/training_memory.h"
#include "tests/bench/memory/formats.h"
#include "tests/bench/memory/predict.h"

#include <algorithm>

namespace fitgauge::bench {
namespace {

using sizing::TrainingMethod;
using sizing::TrainingRun;

bool isFull(const MemoryCase& run) {
    return run.text("train_method").starts_with("full");
}

// Allocator peak unless the notes speak of reserved or device memory, or the source is known to print that.
bool isReserved(const MemoryCase& run) {
    return run.says("notes", "reserved") || run.says("notes", "device memory") ||
           run.says("notes", "nvidia-smi") || run.says("source", "qwenlm/qwen readme");
}

bool isCompiled(const MemoryCase& run) {
    return run.says("notes", "compile");
}

bool isDeepSpeed(const MemoryCase& run) {
    return isFull(run) && run.says("notes", "deepspeed");
}

TrainingMethod methodOf(const MemoryCase& run) {
    if (isFull(run)) {
        const bool states32 = run.says("optimizer", "fp32");
        return states32 ? TrainingMethod::FullMixed : TrainingMethod::FullBf16;
    }
    return run.says("train_method", "qlora") || run.says("train_method", "gptq") ? TrainingMethod::QLora
                                                                                 : TrainingMethod::Lora;
}

// A rank in the notes ("r=16", "rank 8 on q,v"); 8 is what adapter libraries take by default.
double adapterRank(const MemoryCase& run) {
    if (const auto rank = run.setting("r")) {
        return *rank;
    }
    const std::string& notes = run.text("notes");
    const std::size_t at = notes.find("rank ");
    return at == std::string::npos ? 8 : std::strtod(notes.c_str() + at + 5, nullptr);
}

double adapterParameters(const MemoryCase& run) {
    if (isFull(run)) {
        return 0;
    }
    if (const auto millions = run.number("lora_params_m")) {
        return *millions * 1e6;
    }
    const auto rank = static_cast<std::int64_t>(adapterRank(run));
    const bool attentionOnly = run.says("notes", "attention") || run.says("notes", "q,v");
    return sizing::loraParameters(*run.model(), rank,
                                  attentionOnly ? sizing::LoraTargets::Attention
                                                : sizing::LoraTargets::AttentionAndMlp);
}

// torchtune computes the loss in chunks since 0.3; fast kernels (foak, liger) fuse it.
sizing::LossKind lossOf(const MemoryCase& run) {
    const bool oldTorchtune = run.says("engine", "torchtune") && run.number("engine_version", 1) < 0.3;
    if (run.says("notes", "chunked") || (run.says("engine", "torchtune") && !oldTorchtune)) {
        return sizing::LossKind::Chunked;
    }
    const bool fused = run.says("engine_version", "foak") || run.says("engine_version", "liger") ||
                       run.says("notes", "liger") || run.says("notes", "fused") ||
                       run.says("engine", "unsloth");
    return fused ? sizing::LossKind::Fused : sizing::LossKind::Plain;
}

// litgpt upcasts in its own loss; Qwen's scripts do not for quantised bases and under DeepSpeed.
sizing::LogitPrecision logitsOf(const MemoryCase& run) {
    if (run.says("engine", "litgpt")) {
        return sizing::LogitPrecision::Upcast;
    }
    const bool keeps16 = isReserved(run) && (run.says("train_method", "gptq") || isDeepSpeed(run));
    return keeps16 ? sizing::LogitPrecision::Plain : sizing::LogitPrecision::ByModel;
}

sizing::OptimizerKind optimizerOf(const MemoryCase& run) {
    if (run.says("optimizer", "8-bit") || run.says("optimizer", "8bit")) {
        return run.says("notes", "paged out") ? sizing::OptimizerKind::PagedAdam8Bit
                                              : sizing::OptimizerKind::Adam8Bit;
    }
    return sizing::OptimizerKind::Adam;
}

sizing::Sharding shardingOf(const MemoryCase& run) {
    const std::string& stage = run.text("zero_stage");
    if (run.number("n_gpus", 1) <= 1) {
        return sizing::Sharding::None;
    }
    if (run.says("zero_stage", "fsdp") || stage.find('3') != std::string::npos) {
        return sizing::Sharding::Full;
    }
    if (stage.find('2') != std::string::npos) {
        return sizing::Sharding::OptimizerAndGradients;
    }
    return stage.find('1') != std::string::npos ? sizing::Sharding::Optimizer : sizing::Sharding::None;
}

// Alpaca's longest sample in Llama's tokens: what a batch of it is padded to at the peak.
constexpr double kUnstatedLength = 1304;

TrainingRun trainingRun(const MemoryCase& run, sizing::WeightFormat base) {
    TrainingRun training;
    training.method = methodOf(run);
    training.base = base;
    training.adapterParameters = adapterParameters(run);
    training.sequence = run.number("seq_len", kUnstatedLength);
    training.tokens = training.sequence * run.number("batch", 1);
    training.checkpointing = run.text("grad_ckpt") != "n";
    training.flashAttention = run.text("flash_attn") != "n";
    training.loss = lossOf(run);
    training.optimizer = optimizerOf(run);
    training.sharding = shardingOf(run);
    training.ranks = static_cast<int>(run.number("n_gpus", 1));
    training.autocast32 =
        run.says("engine_version", "baseline-peft") && training.sharding == sizing::Sharding::None;
    training.optimizerInBackward = run.says("optimizer", "in-backward");
    training.fusedStep = isCompiled(run);
    training.logits = logitsOf(run);
    training.deepSpeed = isDeepSpeed(run);
    return training;
}

double peakGib(const MemoryCase& run, sizing::WeightFormat base) {
    const models::ParameterCounts counts = models::parameterCounts(*run.model());
    const TrainingRun training = trainingRun(run, base);
    const sizing::TrainingMemory memory = sizing::trainingMemory(*run.model(), counts, training);
    const bool varying = run.says("notes", "truncation limit");
    const double bytes =
        isReserved(run) ? sizing::reservedBytes(counts, training, memory, varying) : memory.total();
    return bytes / kGib;
}

} // namespace

void predictTraining(const MemoryCase& run, std::vector<Prediction>& out) {
    const auto peak = run.number("peak_gib");
    if (run.text("task") != "train" || !peak) {
        return;
    }
    Prediction p =
        started(run, "training (all)", *peak,
                run.text("engine") + " " + run.text("train_method") +
                    (run.number("n_gpus", 1) > 1 ? " sharded" : "") + (isReserved(run) ? " reserved" : ""));
    const auto stored = storedWeights(run.text("weights_format"));
    if (p.reason.empty() && !stored) {
        p.reason = "recipe of the weights not published";
    }
    if (p.reason.empty()) {
        p.predicted = peakGib(run, stored->format);
    }
    // One card, allocator's peak, no graph compiler: the lines that formulas can be held to.
    if (run.number("n_gpus", 1) <= 1 && !isReserved(run) && !isCompiled(run) && run.number("seq_len")) {
        Prediction narrow = p;
        narrow.quantity = isFull(run) ? "full fine-tuning" : "lora/qlora";
        out.push_back(std::move(narrow));
    }
    out.push_back(std::move(p));
}

} // namespace fitgauge::bench
