// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/run_time.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::speed {

namespace {

std::optional<double> ratio(std::optional<double> from, std::optional<double> to) {
    const bool good = from && to && *from > 0 && *to > 0;
    return good ? std::optional(*from / *to) : std::nullopt;
}

std::optional<double> peak16(const hardware::Gpu& gpu) {
    return gpu.bf16Tflops ? gpu.bf16Tflops : gpu.fp16Tflops;
}

} // namespace

std::optional<ScaledRunTime> scaleRunTime(double seconds, const hardware::Gpu& from,
                                          const hardware::Gpu& to) {
    const auto byCompute = ratio(peak16(from), peak16(to));
    const auto byBandwidth = ratio(from.bandwidthGbps, to.bandwidthGbps);
    if (!std::isfinite(seconds) || !(seconds > 0) || (!byCompute && !byBandwidth)) {
        return std::nullopt;
    }
    const double a = seconds * byCompute.value_or(byBandwidth.value_or(1));
    const double b = seconds * byBandwidth.value_or(byCompute.value_or(1));
    return ScaledRunTime{std::min(a, b), std::max(a, b)};
}

} // namespace fitgauge::speed
