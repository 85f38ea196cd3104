// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"
#include "core/models/plain_size.h"

// The documented presets of the three profiles (interface.md "Defaults").
namespace fitgauge::compare {
namespace {

constexpr std::int64_t kExampleParameters = 8'030'000'000;
constexpr sizing::ComfortPpm kBatchComfort = 920'000; // nobody waits: less room for peaks is needed
constexpr std::int64_t kBatchPrompt = 500, kBatchAnswer = 100, kBatchContext = 4096;

void setResearch(Workload& workload) {
    workload.isTraining = true;
    workload.serving.engine = sizing::Engine::Transformers;
}

void setBatch(Workload& workload) {
    workload.serving.weights = sizing::WeightFormat::Fp8;
    workload.serving.contextTokens = kBatchContext;
    workload.traffic.promptTokens = kBatchPrompt;
    workload.traffic.answerTokens = kBatchAnswer;
    workload.comfort = kBatchComfort;
}

} // namespace

Workload defaultWorkload(Profile profile, Date today) {
    Workload workload;
    workload.profile = profile;
    workload.model = models::plainSize(kExampleParameters);
    workload.today = today;
    if (profile == Profile::Research) {
        setResearch(workload);
    } else if (profile == Profile::Batch) {
        setBatch(workload);
    }
    return workload;
}

Filter defaultFilter(Profile profile) {
    Filter filter;
    filter.singleGpu = profile == Profile::Research;
    filter.notReclaimable = profile != Profile::Batch;
    return filter;
}

Order defaultOrder(Profile) {
    return {}; // the cost of the profile: month of the pattern, month always on, or the job
}

} // namespace fitgauge::compare
