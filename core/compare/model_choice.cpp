// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/model_choice.h"

#include "core/sizing/format.h"

namespace fitgauge::compare {

Workload withModelFromFile(Workload workload, models::Architecture model) {
    if (const auto format = sizing::weightFormatFromName(model.storedFormat)) {
        workload.serving.weights = *format;
        if (sizing::isGguf(*format)) {
            workload.serving.engine = sizing::Engine::LlamaCpp;
        } else if (workload.serving.engine == sizing::Engine::LlamaCpp) {
            workload.serving.engine = sizing::Engine::Vllm;
        }
    }
    workload.model = std::move(model);
    return workload;
}

} // namespace fitgauge::compare
