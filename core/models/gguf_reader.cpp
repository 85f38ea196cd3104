// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_reader.h"

#include "core/models/gguf_input.h"
#include "core/models/gguf_metadata.h"
#include "core/models/gguf_tensor.h"

#include <algorithm>
#include <array>
#include <limits>

namespace fitgauge::models {

using namespace gguf;

namespace {

constexpr std::uint64_t kMostEntries = std::uint64_t{1} << 20U; // keys and tensors
constexpr std::uint64_t kLeastEntryBytes = 12;                  // a length and a type

Expected<bool> addTensor(GgufFile& file, const TensorInfo& tensor) {
    constexpr std::int64_t kMost = std::int64_t{1} << 61U;
    file.parameters += static_cast<std::int64_t>(tensor.elements);
    file.tensorBytes += static_cast<std::int64_t>(tensor.bytes);
    if (file.parameters > kMost || file.tensorBytes > kMost) {
        return bad(printable(tensor.name) + " dimensions", tensor.elements);
    }
    file.bytesByType[tensor.type] += static_cast<std::int64_t>(tensor.bytes);
    if (tensor.name == "token_embd.weight") {
        file.embeddingRows = static_cast<std::int64_t>(tensor.rows);
    }
    file.outputMatrix = file.outputMatrix || tensor.name == "output.weight";
    return true;
}

struct Header {
    std::uint64_t tensors = 0;
    std::uint64_t keys = 0;
};

Expected<Header> readHeader(ByteInput& input) {
    std::array<char, 4> magic{};
    if (!input.read(magic.data(), magic.size()) || std::string_view(magic.data(), 4) != "GGUF") {
        return fail(ErrorCode::ModelFileForeign, {kKind});
    }
    std::uint32_t version = 0;
    if (!input.readNumber(version)) {
        return truncated("version");
    }
    if ((version & 0xFFFFU) == 0 && version != 0) { // 3 with its bytes turned round
        return fail(ErrorCode::ModelUnsupported, {kKind, "big endian"});
    }
    if (version < 2 || version > 3) {
        return fail(ErrorCode::ModelUnsupported, {kKind, "version " + std::to_string(version)});
    }
    Header header;
    if (!input.readNumber(header.tensors) || !input.readNumber(header.keys)) {
        return truncated("counts");
    }
    if (header.tensors > kMostEntries || header.tensors > input.remaining() / kLeastEntryBytes) {
        return bad("tensor count", header.tensors);
    }
    if (header.keys > kMostEntries || header.keys > input.remaining() / kLeastEntryBytes) {
        return bad("metadata count", header.keys);
    }
    return header;
}

// The data begins at the next multiple of general.alignment and has to hold every tensor.
Expected<bool> checkData(const GgufFile& file, const ByteInput& input, std::uint64_t end) {
    const std::int64_t alignment = file.metadata.number("general.alignment", 32);
    if (alignment <= 0 || alignment > (1 << 20)) {
        return fail(ErrorCode::ModelFieldBad, {kKind, "general.alignment", std::to_string(alignment)});
    }
    const auto step = static_cast<std::uint64_t>(alignment);
    const std::uint64_t begin = (input.position() + step - 1) / step * step;
    if (begin > input.size() || end > input.size() - begin) {
        return truncated("tensor data");
    }
    return true;
}

} // namespace

double GgufFile::bitsPerWeight() const {
    return parameters > 0 ? static_cast<double>(tensorBytes) * 8 / static_cast<double>(parameters) : 0;
}

Expected<GgufFile> readGguf(ByteInput& input, bool whole) {
    const auto header = readHeader(input);
    if (!header) {
        return Unexpected(header.error());
    }
    GgufFile file;
    for (std::uint64_t i = 0; i < header->keys; ++i) {
        if (auto entry = readMetadataEntry(input, file.metadata); !entry) {
            return Unexpected(entry.error());
        }
    }
    std::uint64_t end = 0;
    for (std::uint64_t i = 0; i < header->tensors; ++i) {
        const auto tensor = readTensor(input);
        if (!tensor) {
            return Unexpected(tensor.error());
        }
        if (tensor->offset > std::numeric_limits<std::uint64_t>::max() - tensor->bytes) {
            return bad(printable(tensor->name) + " offset", tensor->offset);
        }
        end = std::max(end, tensor->offset + tensor->bytes);
        if (auto added = addTensor(file, *tensor); !added) {
            return Unexpected(added.error());
        }
    }
    file.tensors = static_cast<std::int64_t>(header->tensors);
    if (whole) {
        if (auto complete = checkData(file, input, end); !complete) {
            return Unexpected(complete.error());
        }
    }
    return file;
}

} // namespace fitgauge::models
