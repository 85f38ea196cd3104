// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/safetensors_reader.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fitgauge::models;
    ByteInput input(std::as_bytes(std::span(data, size)));
    const auto tensors = readSafetensors(input, size % 2 == 1);
    if (tensors && tensors->bytes < 0) {
        std::abort();
    }
    const auto index = readSafetensorsIndex(std::string_view(reinterpret_cast<const char*>(data), size));
    if (index && index->bytes <= 0) {
        std::abort();
    }
    return 0;
}
