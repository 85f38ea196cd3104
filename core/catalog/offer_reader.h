// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/units/csv.h"

#include <string>
#include <vector>

namespace fitgauge::catalog {

// The identity of an offer as one text: provider/product[+variant]/gpu-xN/region/market[-Nm], lower case,
// everything but letters, digits and points as hyphens, '-' for an unknown region.
[[nodiscard]] std::string offerId(const Offer& offer);

// Reads offers.csv. Errors: CsvColumnMissing, CsvValueBad (also for an offer that stands there twice),
// CsvReferenceUnknown for a provider or GPU that `known` lacks.
[[nodiscard]] Expected<std::vector<Offer>> readOffers(const CsvTable& table, const Facts& known);

// Reads price_history.csv; every row belongs to an offer of `known`. Errors as above.
[[nodiscard]] Expected<std::vector<PastPrice>> readPastPrices(const CsvTable& table, const Facts& known);

} // namespace fitgauge::catalog
