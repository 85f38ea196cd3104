// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/format.h"

namespace fitgauge::sizing {

double bytesPerWeight(WeightFormat format) {
    switch (format) {
    case WeightFormat::Fp32:
        return 4.0;
    case WeightFormat::Bf16:
    case WeightFormat::Fp16:
        return 2.0;
    case WeightFormat::Fp8:
    case WeightFormat::Int8:
        return 1.0;
    case WeightFormat::Fp8Block128: // a 32-bit scale for each 128 x 128 block
        return 1.0 + 4.0 / 16384.0;
    case WeightFormat::Int4Awq: // groups of 128: a 16-bit scale and a 4-bit zero each
    case WeightFormat::Int4Gptq:
        return 4.15625 / 8.0;
    case WeightFormat::Nf4: // a 32-bit scale for each 64 weights
        return 4.5 / 8.0;
    case WeightFormat::Nf4Double: // the scales at 8 bits, a second 32-bit scale for each 256 of them
        return 4.126953125 / 8.0;
    case WeightFormat::Nvfp4: // an FP8 scale for each 16 weights
        return 4.5 / 8.0;
    case WeightFormat::Mxfp4: // an 8-bit exponent for each 32 weights
        return 4.25 / 8.0;
    case WeightFormat::GgufQ8_0:
        return 8.5 / 8.0;
    case WeightFormat::GgufQ6_K:
        return 6.5625 / 8.0;
    case WeightFormat::GgufQ5_K_M:
    case WeightFormat::GgufQ5_K_S:
    case WeightFormat::GgufQ5_0:
        return 5.5 / 8.0;
    case WeightFormat::GgufQ4_K_M:
    case WeightFormat::GgufQ4_K_S:
    case WeightFormat::GgufQ4_0:
        return 4.5 / 8.0;
    case WeightFormat::GgufIQ4_XS:
        return 4.25 / 8.0;
    case WeightFormat::GgufQ3_K_M:
        return 3.4375 / 8.0;
    case WeightFormat::GgufQ2_K:
        return 2.625 / 8.0;
    }
    return 2.0;
}

double bytesPerPlainParameter(WeightFormat format) {
    switch (format) {
    case WeightFormat::Fp8Block128:
        return 1.0;
    case WeightFormat::Int4Awq:
    case WeightFormat::Int4Gptq:
    case WeightFormat::Nf4:
    case WeightFormat::Nf4Double:
    case WeightFormat::Nvfp4:
    case WeightFormat::Mxfp4:
        return 0.5625;
    default:
        return bytesPerWeight(format);
    }
}

bool isGguf(WeightFormat format) {
    return format >= WeightFormat::GgufQ8_0;
}

double bytesPerCacheElement(KvFormat format) {
    switch (format) {
    case KvFormat::Bits16:
        return 2.0;
    case KvFormat::Fp8:
        return 1.0;
    case KvFormat::Q8_0:
        return 34.0 / 32.0;
    case KvFormat::Q5_1:
        return 24.0 / 32.0;
    case KvFormat::Q5_0:
        return 22.0 / 32.0;
    case KvFormat::Q4_1:
        return 20.0 / 32.0;
    case KvFormat::Q4_0:
        return 18.0 / 32.0;
    case KvFormat::Fp4: // scales are kept apart
        return 0.5;
    }
    return 2.0;
}

} // namespace fitgauge::sizing
