// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/alias_resolver.h"
#include "tests/bench/memory/memory_case.h"

#include <span>
#include <vector>

namespace fitgauge::bench {

// Each adds one prediction for every quantity whose measured column the case fills.
void predictWeights(const MemoryCase& run, std::vector<Prediction>& out);
void predictCache(const MemoryCase& run, std::vector<Prediction>& out);
void predictVllm(const MemoryCase& run, const hardware::AliasResolver& resolver,
                 std::span<const hardware::Gpu> gpus, std::vector<Prediction>& out);
void predictWholeModel(const MemoryCase& run, std::vector<Prediction>& out);
void predictTraining(const MemoryCase& run, std::vector<Prediction>& out);

// A prediction with everything but its figure.
Prediction started(const MemoryCase& run, std::string quantity, double measuredGib, std::string class_);

inline constexpr double kGib = 1073741824.0;

} // namespace fitgauge::bench
