// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/units/csv_row.h"

namespace fitgauge::catalog {

// The columns source_url, source_kind, as_of and verified. General knowledge cannot be verified: such a cell
// is CsvValueBad.
[[nodiscard]] inline Provenance readProvenance(CsvRow& row) {
    Provenance provenance;
    provenance.sourceUrl = row.text("source_url");
    provenance.sourceKind = row.required("source_kind");
    provenance.asOf = row.date("as_of");
    provenance.verified = row.flag("verified");
    if (provenance.verified && provenance.sourceKind == "general knowledge") {
        row.reject("verified");
    }
    return provenance;
}

} // namespace fitgauge::catalog
