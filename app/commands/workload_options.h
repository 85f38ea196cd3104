// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/arguments.h"
#include "core/catalog/facts.h"
#include "core/compare/workload.h"

#include <span>

namespace fitgauge::app {

[[nodiscard]] Date today();

// --model, --precision, --kv, --context, --users, --engine, --training and its terms.
[[nodiscard]] std::span<const OptionSpec> modelOptions();
// --prompt, --answer, --requests, targets, batch and sessions.
[[nodiscard]] std::span<const OptionSpec> trafficOptions();

// A model of the catalog by its id or the part after the slash (any case), a bare size ("8B", "8.03B",
// "350M"), or a file or folder. Takes over the format of a file. Sentences through `arguments`.
void readModel(Arguments& arguments, std::span<const models::Architecture> known,
               compare::Workload& workload);
void readTraffic(Arguments& arguments, compare::Workload& workload);

// "bf16", "fp8", "int4-awq", "gguf:Q4_K_M", also without "gguf:", and "16bit", "8bit", "4bit" in any case.
[[nodiscard]] std::optional<sizing::WeightFormat> weightFormatOf(const QString& word);
[[nodiscard]] std::optional<sizing::KvFormat> cacheFormatOf(const QString& word);

} // namespace fitgauge::app
