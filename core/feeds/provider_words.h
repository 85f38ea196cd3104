// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fitgauge::feeds {

// Provider::id for the name that a price list uses ("AWS", "Lambda Labs", "crusoecloud", "DataCrunch"); the
// name itself in lower case where it is none that we know.
[[nodiscard]] std::string providerId(std::string_view name);

} // namespace fitgauge::feeds
