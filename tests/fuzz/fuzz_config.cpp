// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/hf_config_reader.h"
#include "tests/fuzz/size_it.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto model = fitgauge::models::readHfConfig(text)) {
        fitgauge::fuzz::sizeIt(*model);
    }
    return 0;
}
