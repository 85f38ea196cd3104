// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fitgauge::feeds {

// What SkyPilot's GpuInfo cell tells, whichever of its syntaxes it is in: a single-quoted dictionary, JSON, a
// mix with null, or a bare name.
struct GpuInfo {
    std::string name;                // empty: none
    std::optional<double> sizeInMib; // as written; what it counts differs from cloud to cloud
};

// Reads leniently: what is not found stays empty. Never fails.
[[nodiscard]] GpuInfo readGpuInfo(std::string_view text);

} // namespace fitgauge::feeds
