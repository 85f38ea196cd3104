// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/bytes.h"
#include "core/units/date.h"
#include "core/units/tri.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fitgauge::hardware {

enum class GpuClass : std::uint8_t {
    Hbm,
    GddrDatacenter,
    Geforce,
    Pro,
    Legacy,
    Unified,
    MigSlice, // a fixed share of a part, with a row of its own
    AmdCdna,
    AmdRdna,
    AmdOld,
    IntelGaudi,
    IntelXe,
    Tpu,
    AwsNeuron,
    Other
};

// One part, or one MIG slice of a part, as resources/catalog/gpus.csv tells it. An empty optional is "not
// applicable or unknown": never zero. Peaks are dense (no sparsity), 10^12 operations per second.
struct Gpu {
    std::string canonical; // the key used everywhere: "L40S", "H100-SXM5-80GB"
    std::string vendor;
    std::string arch;
    GpuClass gpuClass = GpuClass::Other;
    std::string form;                           // PCIe, SXM4 ...
    std::optional<double> vramGb;               // the number in the product name; a slice may be fractional
    std::optional<std::int64_t> driverTotalMib; // what the driver reports, MiB
    std::optional<Bytes> usable;                // what a CUDA or ROCm process sees: capacity of the gauge
    std::string memoryType;                     // GDDR6, HBM2e ...
    std::optional<double> bandwidthGbps;        // decimal GB/s, peak
    std::optional<double> bf16Tflops, fp16Tflops, fp8Tflops, int8Tops, fp4Tflops;
    Tri bf16Native = Tri::Unknown, fp8Native = Tri::Unknown, int8Native = Tri::Unknown,
        fp4Native = Tri::Unknown;
    std::string computeCapability; // "8.9", or the gfx name
    std::optional<int> smCount;
    std::optional<double> boostGhz;
    std::string interconnect;               // "NVSwitch", "none" ...
    std::optional<double> linkGbpsBothWays; // GB/s per device, both directions together
    std::optional<int> pcieGeneration;
    std::optional<int> tdpWatts;
    std::optional<int> year;
    std::string evidence; // M measured by driver, S vendor sheet, E estimated; may hold several letters
    bool verified = true; // false: estimated, no sheet or measurement behind it
    std::optional<Date> asOf;
    std::string notes;

    [[nodiscard]] bool isHbm() const { return memoryType.starts_with("HBM"); }
    friend bool operator==(const Gpu&, const Gpu&) = default;
};

} // namespace fitgauge::hardware
