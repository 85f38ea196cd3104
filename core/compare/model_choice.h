// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/workload.h"

namespace fitgauge::compare {

// The workload for a model that came from a file: weights in the format of the file, and llama.cpp as engine
// for a GGUF, which no server engine of ours loads. A format that is not known stays as it was.
[[nodiscard]] Workload withModelFromFile(Workload workload, models::Architecture model);

} // namespace fitgauge::compare
