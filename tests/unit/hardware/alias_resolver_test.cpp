// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/alias_resolver.h"
#include "tests/support/catch.h"
#include "tests/unit/hardware/bundled_hardware.h"

using namespace fitgauge;
using namespace fitgauge::hardware;

namespace {

const test::BundledHardware& bundled() {
    static const test::BundledHardware hardware;
    return hardware;
}

std::string word(Certainty certainty) {
    switch (certainty) {
    case Certainty::Exact:
        return "";
    case Certainty::ByMemory:
        return " by memory";
    case Certainty::ByForm:
        return " by form";
    case Certainty::Guess:
        return " as a guess";
    }
    return "";
}

// "A100-PCIe-40GB by memory", or "unknown".
std::string found(std::string_view name, std::optional<double> memoryGb = {}, std::string_view form = {}) {
    const auto match = bundled().resolver.resolve(name, memoryGb, form);
    return match ? bundled().gpus[match->gpu].canonical + word(match->certainty) : "unknown";
}

} // namespace

TEST_CASE("Every bundled alias finds its part and only ambiguous ones are guesses") {
    CHECK(bundled().aliases.size() == 966);
    for (const AliasEntry& entry : bundled().aliases) {
        CAPTURE(entry.alias);
        const auto match = bundled().resolver.resolve(entry.alias);
        REQUIRE(match.has_value());
        CHECK(bundled().gpus[match->gpu].canonical == entry.canonical);
        if (!entry.ambiguous) {
            CHECK(match->certainty == Certainty::Exact);
        }
    }
}

TEST_CASE("Every canonical name is its own alias") {
    for (const Gpu& gpu : bundled().gpus) {
        CHECK(found(gpu.canonical) == gpu.canonical);
        CHECK(found(gpu.canonical, 1.0, "OAM") == gpu.canonical);
    }
}

TEST_CASE("Spellings nobody listed are found by their words") {
    CHECK(found("8x NVIDIA GeForce RTX_4070-Ti/SUPER") == "RTX-4070-Ti-SUPER");
    CHECK(found("tesla t4") == "T4");
    CHECK(found("nvidia h100 80gb hbm3") == "H100-SXM5-80GB");
    CHECK(found("AMD INSTINCT MI300X") == "MI300X");
}

TEST_CASE("Names match as a whole and never by a part of them") {
    CHECK(found("RTX 5060") == "RTX-5060");
    CHECK(found("RTX 5060 Ti", 8) == "RTX-5060-Ti-8GB by memory");
    CHECK(found("T4") == "T4");
    CHECK(found("T4G") == "T4G");
    CHECK(found("A10") == "A10");
    CHECK(found("A10G") == "A10G");
    CHECK(found("L4") == "L4");
    CHECK(found("L40S") == "L40S");
    CHECK(found("RTX 5060 Ti Super Deluxe") == "unknown");
    CHECK(found("T4X") == "unknown");
    CHECK(found("H100 something") == "unknown");
    CHECK(found("") == "unknown");
    CHECK(found("NVIDIA") == "unknown");
}

TEST_CASE("H100 80GB HBM3 is the SXM part although the name says memory") {
    CHECK(found("NVIDIA H100 80GB HBM3") == "H100-SXM5-80GB");
    CHECK(found("NVIDIA H100 PCIe") == "H100-PCIe-80GB");
    CHECK(found("NVIDIA H100 NVL") == "H100-NVL-94GB");
}

TEST_CASE("Memory decides an ambiguous name") {
    CHECK(found("RTX 6000", 24) == "Quadro-RTX-6000 by memory");
    CHECK(found("RTX 6000", 48) == "RTX-6000-Ada by memory");
    CHECK(found("RTX 6000", 96) == "RTX-PRO-6000-WS as a guess"); // three editions of 96 GB
    CHECK(found("RTX PRO 6000", 96) == "RTX-PRO-6000-SE as a guess");
    CHECK(found("H100", 94) == "H100-NVL-94GB by memory");
    CHECK(found("H100", 93.6) == "H100-NVL-94GB by memory");
    CHECK(found("RTX 3060", 8) == "RTX-3060-12GB as a guess"); // the 8 GB card is not in the table
    CHECK(found("RTX 3080", 12) == "RTX-3080-12GB by memory");
    CHECK(found("RTX 4090", 48) == "RTX-4090-48GB by memory");
    CHECK(found("RTX 4090", 24) == "RTX-4090 by memory");
    CHECK(found("RTX4000", 20, "PCIe") == "RTX-4000-Ada as a guess"); // the SFF card has 20 GB too
    CHECK(found("H20", 141) == "H20-141GB by memory");
    CHECK(found("RTX A2000", 11.6) == "RTX-A2000-12GB by memory");
}

TEST_CASE("Form decides where memory leaves several parts") {
    CHECK(found("A100", 80, "PCIe") == "A100-PCIe-80GB by form");
    CHECK(found("A100", 80, "SXM") == "A100-SXM4-80GB by form");
    CHECK(found("A100", 40, "pcie") == "A100-PCIe-40GB by form");
    CHECK(found("V100", 16, "PCIe") == "V100-PCIe-16GB by form");
    CHECK(found("V100", 32, "SXM2") == "V100-SXM2-32GB by form");
    CHECK(found("H100", 80, "PCIe") == "H100-PCIe-80GB by form");
    CHECK(found("A100", std::nullopt, "PCIe") == "A100-PCIe-40GB as a guess"); // 40 or 80 GB
}

TEST_CASE("Words of the name narrow before the offer does") {
    CHECK(found("A100-SXM4") == "A100-SXM4-80GB as a guess"); // no size
    CHECK(found("A100-SXM4", 40) == "A100-SXM4-40GB by memory");
    CHECK(found("A100 PCIe", 40) == "A100-PCIe-40GB by memory");
    CHECK(found("A100-80GB", std::nullopt, "PCIe") == "A100-PCIe-80GB by form");
    CHECK(found("rtx 6000 24gb") == "Quadro-RTX-6000");
}

TEST_CASE("What nothing decides or what contradicts itself is a guess") {
    CHECK(found("A100") == "A100-SXM4-40GB as a guess");
    CHECK(found("A100", 80) == "A100-SXM4-80GB as a guess");
    CHECK(found("A100-80GB", 40) == "A100-SXM4-80GB as a guess");
    CHECK(found("H100", 12) == "H100-SXM5-80GB as a guess");
    CHECK(found("MI50") == "MI50-32GB as a guess");
    CHECK(found("MI50", 16) == "MI50-32GB as a guess");
    CHECK(found("MI50", 32) == "MI50-32GB by memory");
}

TEST_CASE("The literal spelling wins over the normalised one") {
    // One cloud's own name for its 40 GB part; "A100" alone is anybody's.
    CHECK(found("nvidia-tesla-a100") == "A100-SXM4-40GB");
    CHECK(found("NVIDIA Tesla A100") == "A100-SXM4-40GB as a guess");
}

TEST_CASE("Time sliced vGPU names keep their own memory") {
    const auto slice = [](std::string_view name, double sold) {
        return bundled().resolver.resolve(name, sold).value();
    };
    CHECK(bundled().gpus[slice("NVIDIA A10-8Q", 8).gpu].canonical == "A10");
    CHECK(slice("NVIDIA A10-8Q", 8).sliceMemoryGb == 8);
    CHECK(slice("NVIDIA A10-8Q", 8).certainty != Certainty::ByMemory);
    CHECK(slice("A40-16Q", 48).sliceMemoryGb == 16);
    CHECK(slice("GRID T4-2Q", 16).sliceMemoryGb == 2); // a profile that no alias lists
    CHECK(bundled().gpus[slice("GRID T4-2Q", 16).gpu].canonical == "T4");
    CHECK_FALSE(slice("A10", 24).sliceMemoryGb.has_value());
    CHECK(found("Nothing-8Q") == "unknown");
}
