// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/device.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::speed {

namespace {

using hardware::Gpu;
using hardware::GpuClass;
using sizing::WeightFormat;

constexpr double kTera = 1e12;
constexpr double kGiga = 1e9;

bool isNvidia(const Gpu& gpu) {
    return gpu.vendor == "NVIDIA";
}

// Blackwell's SMs pull more than its memory delivers; older ones set the limit on wide HBM.
bool isSmLimited(const Gpu& gpu) {
    return isNvidia(gpu) && !gpu.arch.starts_with("Blackwell");
}

// Matrix units draw more than the board may: the clock falls to what the power sustains.
double throttled(const Constants& c, double sustainedShare) {
    return sustainedShare >= 1 ? 1 : std::pow(sustainedShare, c.powerExponent);
}

bool isFromHopperOn(const Gpu& gpu) {
    return gpu.arch.starts_with("Hopper") || gpu.arch.starts_with("Blackwell");
}

void setClockFactors(Device& device, const Constants& c, const Gpu& gpu, double peakTera) {
    if (!isNvidia(gpu) || !gpu.tdpWatts) {
        return;
    }
    const double watts = *gpu.tdpWatts;
    const double byPeak = (isFromHopperOn(gpu) ? c.teraPerWattHopper : c.teraPerWatt) * watts / peakTera;
    const double bySm = c.smClockPerWatt * watts / device.smClock;
    device.clockFactor = throttled(c, std::min(byPeak, bySm));
    device.llamaClockFactor = throttled(c, c.llamaSmClockPerWatt * watts / device.smClock);
}

double sustainedBandwidth(const Constants& c, const Gpu& gpu, double peak, double smClock) {
    const double share = peak * (gpu.isHbm() ? c.bandwidthHbm : c.bandwidthGddr);
    if (!isSmLimited(gpu) || smClock <= 0) {
        return share;
    }
    const double pull = c.bytesPerSmClock * smClock;
    const double ratio = share / pull;
    return share / std::sqrt(std::sqrt(1 + ratio * ratio * ratio * ratio)); // soft minimum, 4th power
}

struct Arithmetic {
    double peakTera = 0;
    double share = 0;
};

// The arithmetic that large products use: native 8- and 4-bit peaks where format and part both have them.
Arithmetic arithmeticOf(const Constants& c, const Gpu& gpu, WeightFormat weights, bool isMixture,
                        double peak16) {
    switch (weights) {
    case WeightFormat::Fp8:
    case WeightFormat::Fp8Block128:
    case WeightFormat::Fp8Fbgemm:
        return gpu.fp8Tflops ? Arithmetic{*gpu.fp8Tflops, c.compute8} : Arithmetic{peak16, c.compute16};
    case WeightFormat::Nvfp4:
        return gpu.fp4Tflops && (!isMixture || c.expert4bitNative > 0)
                   ? Arithmetic{*gpu.fp4Tflops, c.compute4}
                   : Arithmetic{peak16, c.compute16};
    case WeightFormat::Mxfp4: // engines multiply MXFP4 weights by 8-bit activations where FP4 units exist
        return gpu.fp4Tflops && gpu.fp8Tflops ? Arithmetic{*gpu.fp8Tflops, c.compute8}
                                              : Arithmetic{peak16, c.compute16};
    default:
        return {peak16, c.compute16};
    }
}

// Links that join all cards of a machine; a bridge joins two. Everything else goes over PCIe.
bool hasFastLink(const Gpu& gpu, int cardsTogether) {
    const std::string& link = gpu.interconnect;
    if (!gpu.linkGbpsBothWays) {
        return false;
    }
    if (link == "NVLink bridge") {
        return cardsTogether == 2;
    }
    return link.starts_with("NVLink") || link == "Infinity Fabric" || link.starts_with("RoCE") ||
           link == "Xe Link";
}

// GeForce drivers from Ada on shut peer-to-peer off, and slot-powered cards sit in hosts that do.
bool lacksPeerAccess(const Gpu& gpu) {
    constexpr int kSlotWatts = 75;
    const bool slotPowered =
        gpu.gpuClass == GpuClass::GddrDatacenter && gpu.tdpWatts.value_or(300) <= kSlotWatts;
    const bool newGeforce =
        gpu.gpuClass == GpuClass::Geforce && (gpu.arch == "Ada" || gpu.arch.starts_with("Blackwell"));
    return slotPowered || newGeforce;
}

// One direction of sixteen lanes, GB/s, as measured by copies.
double pcieOneWay(const Gpu& gpu) {
    switch (gpu.pcieGeneration.value_or(3)) {
    case 6:
        return 96;
    case 5:
        return 48;
    case 4:
        return 24;
    default:
        return 12;
    }
}

void setLink(Device& device, const Constants& c, const Gpu& gpu, int cardsTogether) {
    if (hasFastLink(gpu, cardsTogether)) {
        device.linkOneWay = *gpu.linkGbpsBothWays / 2 * kGiga * c.linkShareNvlink;
        device.linkLatency = c.reduceLatencyNvlink;
    } else {
        const double share = lacksPeerAccess(gpu) ? c.linkShareNoPeer : c.linkSharePcie;
        device.linkOneWay = pcieOneWay(gpu) * kGiga * share;
        device.linkLatency = c.reduceLatencyPcie;
    }
}

Reason missingFigure(const Gpu& gpu) {
    switch (gpu.gpuClass) {
    case GpuClass::IntelGaudi:
    case GpuClass::IntelXe:
    case GpuClass::Tpu:
    case GpuClass::AwsNeuron:
    case GpuClass::Other:
        return Reason::PartWithoutEvidence;
    default:
        break;
    }
    if (!gpu.bandwidthGbps || !(*gpu.bandwidthGbps > 0)) {
        return Reason::BandwidthUnknown;
    }
    const double peak = gpu.fp16Tflops.value_or(gpu.bf16Tflops.value_or(0));
    if (!(peak > 0) || !gpu.smCount || *gpu.smCount <= 0 || !gpu.boostGhz || !(*gpu.boostGhz > 0)) {
        return Reason::PeakUnknown;
    }
    return gpu.usable && gpu.usable->count() > 0 ? Reason::None : Reason::MemoryUnknown;
}

} // namespace

Device deviceOf(const Constants& c, const Gpu& gpu, WeightFormat weights, bool isMixture, int cardsTogether,
                bool oldEngine) {
    Device device;
    device.missing = missingFigure(gpu);
    if (device.missing != Reason::None) {
        return device;
    }
    const double vendorShare = isNvidia(gpu) ? 1 : oldEngine ? c.amdShareOldEngine : c.amdShare;
    const double peak16 = gpu.fp16Tflops.value_or(gpu.bf16Tflops.value_or(0));
    const Arithmetic arithmetic = arithmeticOf(c, gpu, weights, isMixture, peak16);
    device.clockGhz = *gpu.boostGhz;
    device.smClock = *gpu.smCount * device.clockGhz;
    setClockFactors(device, c, gpu, peak16);
    device.peakBandwidth = *gpu.bandwidthGbps * kGiga;
    device.bandwidth = sustainedBandwidth(c, gpu, device.peakBandwidth * vendorShare, device.smClock);
    device.peak16 = peak16 * kTera * vendorShare;
    device.peak = arithmetic.peakTera * kTera;
    device.rate = device.peak * vendorShare * arithmetic.share * device.clockFactor;
    device.usableBytes = static_cast<double>(gpu.usable->count());
    const bool olderKernels = isNvidia(gpu) && !isFromHopperOn(gpu);
    device.kvReadShare = c.kvReadShare * (olderKernels ? c.kvReadBeforeHopper : 1);
    device.tileRows = gpu.arch == "Hopper" ? c.decodeTileHopper : 0;
    device.isGeforce = gpu.gpuClass == GpuClass::Geforce;
    device.isBeforeAmpere = gpu.arch == "Volta" || gpu.arch == "Turing";
    device.isBeforeDp4a = gpu.arch == "Kepler" || gpu.arch == "Maxwell" || gpu.canonical.starts_with("P100");
    setLink(device, c, gpu, cardsTogether);
    return device;
}

} // namespace fitgauge::speed
