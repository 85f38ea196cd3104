// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/units/csv.h"

#include <span>
#include <string>
#include <vector>

namespace fitgauge::hardware {

// One name that a price list, a driver or a marketplace uses for a part.
struct AliasEntry {
    std::string alias;
    std::string canonical;  // Gpu::canonical
    bool ambiguous = false; // the name alone does not tell the part; `canonical` is then the usual one
    std::string seenIn;
    std::string note;
    friend bool operator==(const AliasEntry&, const AliasEntry&) = default;
};

// Reads resources/catalog/gpu_aliases.csv. Errors name file, line, column and value: CsvColumnMissing,
// CsvValueBad (also for an alias that stands there twice), CsvReferenceUnknown for a part that is not in
// `gpus`.
[[nodiscard]] Expected<std::vector<AliasEntry>> readAliases(const CsvTable& table, std::span<const Gpu> gpus);

} // namespace fitgauge::hardware
