// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/units/csv.h"

#include <span>
#include <vector>

namespace fitgauge::catalog {

// Reads providers.csv: who they are. Errors: CsvColumnMissing, CsvValueBad (also for a provider that stands
// there twice).
[[nodiscard]] Expected<std::vector<Provider>> readProviders(const CsvTable& table);

// Reads provider_facts.csv and checks the values that Provider has a field for. Errors as above, and
// CsvReferenceUnknown for a provider that is not in `providers`.
[[nodiscard]] Expected<std::vector<ProviderFact>> readProviderFacts(const CsvTable& table,
                                                                    std::span<const Provider> providers);

// Fills the fields of `providers` from `facts`: the first value of a field counts. Values that do not parse
// and providers that are not there are passed over; readProviderFacts() has refused them.
void applyFacts(std::vector<Provider>& providers, std::span<const ProviderFact> facts);

} // namespace fitgauge::catalog
