// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/models/hf_config_fields.h"

namespace fitgauge::models {

// What sees the whole context, what a window, what keeps a state: fills the attention fields of `model`,
// whose heads and layers are known already. `type` is the model_type of the text part.
void readHfLayers(HfFields& fields, const std::string& type, Architecture& model);

// The word of sizing/format.h for quantization_config; empty when there is none or it is not known.
[[nodiscard]] std::string storedFormatOf(const HfFields& fields);

} // namespace fitgauge::models
