// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/sizing/workload.h"

#include <string>
#include <string_view>

// What other programs call models, formats, clouds and cards. Empty: they have no such thing, or none is
// known.
namespace fitgauge::report {

// "meta-llama/Llama-3.1-8B-Instruct"; empty for a plain size, a local file and what is no Hub name.
[[nodiscard]] std::string hubName(const models::Architecture& model);

// "Q4_K_M", "BF16": the type in the name of a GGUF file; empty for formats that llama.cpp does not have.
[[nodiscard]] std::string_view ggufName(sizing::WeightFormat format);

// llama.cpp's --cache-type-k and -v.
[[nodiscard]] std::string_view llamaCacheType(sizing::KvFormat format);

// SkyPilot's name of a provider (the folders of its catalog) and of a card (its AcceleratorName; only where
// form and memory are one card of ours).
[[nodiscard]] std::string_view skyPilotCloud(std::string_view provider);
[[nodiscard]] std::string_view skyPilotCard(std::string_view canonical);

// A scalar in double quotes where YAML would read a bare one otherwise.
[[nodiscard]] std::string yamlWord(std::string_view text);

} // namespace fitgauge::report
