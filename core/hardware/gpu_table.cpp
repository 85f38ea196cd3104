// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/gpu_table.h"

#include "core/units/csv_row.h"

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

namespace fitgauge::hardware {
namespace {

constexpr auto kClassNames = std::to_array<std::pair<GpuClass, std::string_view>>({
    {GpuClass::Hbm, "hbm"},
    {GpuClass::GddrDatacenter, "gddr_dc"},
    {GpuClass::Geforce, "geforce"},
    {GpuClass::Pro, "pro"},
    {GpuClass::Legacy, "legacy"},
    {GpuClass::Unified, "unified"},
    {GpuClass::MigSlice, "mig"},
    {GpuClass::AmdCdna, "amd_cdna"},
    {GpuClass::AmdRdna, "amd_rdna"},
    {GpuClass::AmdOld, "amd_old"},
    {GpuClass::IntelGaudi, "intel_gaudi"},
    {GpuClass::IntelXe, "intel_xe"},
    {GpuClass::Tpu, "tpu"},
    {GpuClass::AwsNeuron, "aws_neuron"},
    {GpuClass::Other, "other"},
});

void readIdentity(CsvRow& row, Gpu& gpu) {
    gpu.canonical = row.required("canonical");
    gpu.vendor = row.required("vendor");
    gpu.arch = row.text("arch");
    const auto gpuClass = classFromName(row.text("class"));
    if (!gpuClass) {
        row.reject("class");
    }
    gpu.gpuClass = gpuClass.value_or(GpuClass::Other);
    gpu.form = row.text("form");
    gpu.computeCapability = row.text("compute_capability");
    gpu.year = row.smallInteger("year");
    gpu.evidence = row.text("src");
    gpu.verified = row.flag("verified");
    gpu.asOf = row.date("as_of");
    gpu.notes = row.text("notes");
}

void readMemory(CsvRow& row, Gpu& gpu) {
    gpu.vramGb = row.number("vram_gb");
    gpu.driverTotalMib = row.integer("smi_total_mib");
    if (const auto gib = row.number("usable_gib")) {
        gpu.usable = Bytes::fromGib(*gib);
    }
    gpu.memoryType = row.text("mem_type");
    gpu.bandwidthGbps = row.number("mem_bw_gbps");
}

void readPeaks(CsvRow& row, Gpu& gpu) {
    gpu.bf16Tflops = row.number("bf16_tflops_dense");
    gpu.fp16Tflops = row.number("fp16_tflops_dense");
    gpu.fp8Tflops = row.number("fp8_tflops_dense");
    gpu.int8Tops = row.number("int8_tops_dense");
    gpu.fp4Tflops = row.number("fp4_tflops_dense");
    gpu.bf16Native = row.tri("bf16_native");
    gpu.fp8Native = row.tri("fp8_native");
    gpu.int8Native = row.tri("int8_native");
    gpu.fp4Native = row.tri("fp4_native");
}

void readBoard(CsvRow& row, Gpu& gpu) {
    gpu.smCount = row.smallInteger("sm_count");
    gpu.boostGhz = row.number("boost_ghz");
    gpu.interconnect = row.text("interconnect");
    gpu.linkGbpsBothWays = row.number("link_gbps_bidir");
    gpu.pcieGeneration = row.smallInteger("pcie");
    gpu.tdpWatts = row.smallInteger("tdp_w");
}

} // namespace

std::span<const std::pair<GpuClass, std::string_view>> classNames() {
    return kClassNames;
}

std::string_view className(GpuClass gpuClass) {
    const auto found = std::find_if(kClassNames.begin(), kClassNames.end(),
                                    [&](const auto& entry) { return entry.first == gpuClass; });
    return found->second;
}

std::optional<GpuClass> classFromName(std::string_view name) {
    const auto found = std::find_if(kClassNames.begin(), kClassNames.end(),
                                    [&](const auto& entry) { return entry.second == name; });
    return found == kClassNames.end() ? std::nullopt : std::optional(found->first);
}

Expected<std::vector<Gpu>> readGpus(const CsvTable& table) {
    std::vector<Gpu> gpus;
    gpus.reserve(table.rows());
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < table.rows(); ++i) {
        CsvRow row(table, i);
        Gpu gpu;
        readIdentity(row, gpu);
        readMemory(row, gpu);
        readPeaks(row, gpu);
        readBoard(row, gpu);
        if (!seen.insert(gpu.canonical).second) {
            row.reject("canonical");
        }
        if (row.error()) {
            return Unexpected(*row.error());
        }
        gpus.push_back(std::move(gpu));
    }
    return gpus;
}

} // namespace fitgauge::hardware
