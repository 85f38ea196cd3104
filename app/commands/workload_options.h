// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/arguments.h"
#include "core/catalog/facts.h"
#include "core/compare/workload.h"

#include <span>

namespace fitgauge::app {

[[nodiscard]] Date today();

[[nodiscard]] std::span<const OptionSpec> modelOptions();    // --model, --precision, --context ...
[[nodiscard]] std::span<const OptionSpec> trainingOptions(); // --training and its terms
[[nodiscard]] std::span<const OptionSpec> requestOptions();  // --prompt, --answer, targets, server
[[nodiscard]] std::span<const OptionSpec> trafficOptions();  // a day, a job, sessions, storage

// A model of the catalog by its id or the part after the slash (any case), a bare size ("8B", "8.03B",
// "350M"), or a file or folder. Takes over the format of a file. Reads the options of the first two tables;
// sentences through `arguments`.
void readModel(Arguments& arguments, std::span<const models::Architecture> known,
               compare::Workload& workload);
void readRequest(Arguments& arguments, compare::Workload& workload);
void readTraffic(Arguments& arguments, compare::Workload& workload);

// "bf16", "fp8", "int4-awq", "gguf:Q4_K_M", also without "gguf:", and "16bit", "8bit", "4bit" in any case.
[[nodiscard]] std::optional<sizing::WeightFormat> weightFormatOf(const QString& word);
[[nodiscard]] std::optional<sizing::KvFormat> cacheFormatOf(const QString& word);

} // namespace fitgauge::app
