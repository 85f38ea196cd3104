// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_reader.h"
#include "tests/fuzz/size_it.h"

#include <array>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fitgauge::models;
    ByteInput input(std::as_bytes(std::span(data, size)));
    const auto file = readGguf(input, size % 2 == 1);
    if (!file) {
        return 0;
    }
    if (const auto model = architectureOf(*file)) {
        fitgauge::fuzz::sizeIt(*model);
    }
    const std::array<GgufFile, 2> parts = {*file, *file};
    (void)joinGguf(parts);
    return 0;
}
