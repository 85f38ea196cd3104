// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"

#include <optional>

namespace fitgauge::compare {

// Seconds from asking for a machine to having it.
struct ReadyTime {
    double low = 0;
    double high = 0;
};

// From Provider::provisioning: "120" or "30 to 120". Other wording is a remark, not a figure: empty.
[[nodiscard]] std::optional<ReadyTime> readyTime(const catalog::Provider& provider);

} // namespace fitgauge::compare
