// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/answer/strip_content.h"

namespace fitgauge::ui {

// What the strip says of the recommended offer beside its cost, most important first: memory, target or job,
// start-up, billing, access, and an old price.
[[nodiscard]] std::vector<StripFact> stripFacts(const compare::Comparison& comparison,
                                                compare::OfferTable::Row row);

} // namespace fitgauge::ui
