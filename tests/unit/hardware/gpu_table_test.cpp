// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/gpu_table.h"
#include "tests/support/catch.h"
#include "tests/unit/hardware/bundled_hardware.h"

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::hardware;

namespace {

const Gpu& named(const std::vector<Gpu>& gpus, std::string_view canonical) {
    const auto found =
        std::find_if(gpus.begin(), gpus.end(), [&](const Gpu& gpu) { return gpu.canonical == canonical; });
    REQUIRE(found != gpus.end());
    return *found;
}

std::string withCell(const std::string& from, const std::string& to) {
    auto text = readFile((test::catalogFolder() / "gpus.csv").string(), 1 << 24).value();
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

} // namespace

TEST_CASE("The bundled GPU table holds 161 parts and 21 MIG slices") {
    const test::BundledHardware bundled;
    CHECK(bundled.gpus.size() == 182);
    CHECK(std::count_if(bundled.gpus.begin(), bundled.gpus.end(),
                        [](const Gpu& gpu) { return gpu.gpuClass == GpuClass::MigSlice; }) == 21);
}

TEST_CASE("GPU columns land in the right fields") {
    const test::BundledHardware bundled;
    const Gpu& l40s = named(bundled.gpus, "L40S");
    CHECK(l40s.vendor == "NVIDIA");
    CHECK(l40s.gpuClass == GpuClass::GddrDatacenter);
    CHECK(l40s.vramGb == 48);
    CHECK(l40s.driverTotalMib == 46068);
    CHECK(l40s.usable == Bytes::fromGib(44.39));
    CHECK(l40s.bandwidthGbps == 864);
    CHECK(l40s.computeCapability == "8.9");
    CHECK(l40s.fp8Native == Tri::Yes);
    CHECK(l40s.fp4Native == Tri::No);
    CHECK(l40s.pcieGeneration == 4);
    CHECK_FALSE(l40s.isHbm());
    CHECK(named(bundled.gpus, "H100-SXM5-80GB").isHbm());
}

TEST_CASE("What a GPU sheet does not tell stays unknown") {
    const test::BundledHardware bundled;
    const Gpu& fpga = named(bundled.gpus, "AMD-Alveo-U30");
    CHECK_FALSE(fpga.usable.has_value());
    CHECK_FALSE(fpga.driverTotalMib.has_value());
    CHECK_FALSE(named(bundled.gpus, "K80").fp8Tflops.has_value());
}

TEST_CASE("A bad GPU cell is named by file line column and value") {
    const auto wrong = [](const std::string& from, const std::string& to) {
        return readGpus(CsvTable::parse("gpus.csv", withCell(from, to)).value()).error();
    };
    CHECK(wrong(",Kepler,legacy,", ",Kepler,old,") ==
          Error{ErrorCode::CsvValueBad, {"gpus.csv", "2", "class", "old"}, ""});
    CHECK(wrong("\nM60,NVIDIA", "\nK80,NVIDIA") ==
          Error{ErrorCode::CsvValueBad, {"gpus.csv", "3", "canonical", "K80"}, ""});
    CHECK(wrong(",11441,", ",-11441,") ==
          Error{ErrorCode::CsvValueBad, {"gpus.csv", "2", "smi_total_mib", "-11441"}, ""});
    CHECK(wrong(",mem_bw_gbps,", ",bandwidth,") ==
          Error{ErrorCode::CsvColumnMissing, {"gpus.csv", "mem_bw_gbps"}, ""});
}

TEST_CASE("An alias of a part that is not there or that stands twice is refused") {
    const std::vector<Gpu> gpus(1, [] {
        Gpu gpu;
        gpu.canonical = "L4";
        return gpu;
    }());
    const auto errorOf = [&](std::string_view rows) {
        const std::string text = "alias,canonical,ambiguous,seen_in,note\n" + std::string(rows);
        return readAliases(CsvTable::parse("a.csv", text).value(), gpus).error();
    };
    CHECK(errorOf("NVIDIA L5,L5,0,,\n") ==
          Error{ErrorCode::CsvReferenceUnknown, {"a.csv", "2", "canonical", "L5"}, ""});
    CHECK(errorOf("L4 24GB,L4,0,,\nL4 24GB,L4,0,,\n") ==
          Error{ErrorCode::CsvValueBad, {"a.csv", "3", "alias", "L4 24GB"}, ""});
    CHECK(errorOf("L4 24GB,L4,perhaps,,\n") ==
          Error{ErrorCode::CsvValueBad, {"a.csv", "2", "ambiguous", "perhaps"}, ""});
}

TEST_CASE("Every GPU class has a word of its own") {
    for (int i = 0; i <= static_cast<int>(GpuClass::Other); ++i) {
        const auto gpuClass = static_cast<GpuClass>(i);
        CHECK(classFromName(className(gpuClass)) == gpuClass);
    }
    CHECK_FALSE(classFromName("").has_value());
}
