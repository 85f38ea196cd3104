// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_tensor.h"

#include "core/models/gguf_input.h"
#include "core/models/gguf_types.h"

#include <array>
#include <span>

namespace fitgauge::models::gguf {
namespace {

constexpr std::uint32_t kMostDimensions = 8;

Expected<bool> measure(TensorInfo& tensor, std::span<const std::uint64_t> dimensions) {
    constexpr std::uint64_t kMost = std::uint64_t{1} << 60U;
    tensor.elements = 1;
    for (const std::uint64_t length : dimensions) {
        if (length == 0 || length > kMost / tensor.elements) {
            return bad(printable(tensor.name) + " dimensions", length);
        }
        tensor.elements *= length;
    }
    const auto type = ggufType(tensor.type);
    if (!type) {
        return fail(ErrorCode::ModelUnsupported,
                    {kKind, printable(tensor.name) + " type " + std::to_string(tensor.type)});
    }
    const std::uint64_t row = dimensions.empty() ? 1 : dimensions.front();
    if (row % type->elements != 0) {
        return bad(printable(tensor.name) + " dimensions", row);
    }
    tensor.rows = tensor.elements / row;
    const std::uint64_t blocks = tensor.elements / type->elements;
    if (blocks > kMost / type->bytes) {
        return bad(printable(tensor.name) + " dimensions", tensor.elements);
    }
    tensor.bytes = blocks * type->bytes;
    return true;
}

} // namespace

Expected<TensorInfo> readTensor(ByteInput& input) {
    TensorInfo tensor;
    auto name = readString(input, kMostKeyLength, "tensor name");
    if (!name) {
        return Unexpected(name.error());
    }
    tensor.name = std::move(*name);
    std::uint32_t count = 0;
    if (!input.readNumber(count)) {
        return truncated(printable(tensor.name));
    }
    if (count > kMostDimensions) {
        return bad(printable(tensor.name) + " dimension count", count);
    }
    std::array<std::uint64_t, kMostDimensions> dimensions{};
    for (std::uint32_t i = 0; i < count; ++i) {
        if (!input.readNumber(dimensions[i])) {
            return truncated(printable(tensor.name));
        }
    }
    if (!input.readNumber(tensor.type) || !input.readNumber(tensor.offset)) {
        return truncated(printable(tensor.name));
    }
    if (auto measured = measure(tensor, std::span(dimensions).first(count)); !measured) {
        return Unexpected(measured.error());
    }
    return tensor;
}

} // namespace fitgauge::models::gguf
