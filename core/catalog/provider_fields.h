// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"

#include <string>
#include <string_view>

namespace fitgauge::catalog {

// Writes `value` into the member of `provider` that a field of provider_facts.csv stands for. True for fields
// that Provider has no member for: they are shown as they are. False: the value does not parse.
[[nodiscard]] bool setProviderField(Provider& provider, std::string_view field, const std::string& value);

} // namespace fitgauge::catalog
