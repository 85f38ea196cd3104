// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_reader.h"

#include "core/models/gguf_types.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <optional>

namespace fitgauge::models {
namespace {

constexpr const char* kKind = "GGUF";
constexpr std::uint64_t kMostEntries = std::uint64_t{1} << 20U; // keys and tensors
constexpr std::uint64_t kMostKeyLength = 65535;                 // the format's own bound
constexpr std::uint64_t kMostTextKept = 4096;
constexpr std::uint64_t kMostListKept = 4096;
constexpr std::uint32_t kMostDimensions = 8;
constexpr std::uint64_t kLeastEntryBytes = 12; // a length and a type
constexpr int kMostNesting = 4;
// What is kept in memory, whatever the file holds: real files have some fifty keys and a handful of short
// lists.
constexpr std::size_t kMostKeysKept = 4096;
constexpr std::size_t kLongestKeyKept = 128;
constexpr std::size_t kMostListsKept = 64;

enum ValueType : std::uint32_t {
    kU8,
    kI8,
    kU16,
    kI16,
    kU32,
    kI32,
    kF32,
    kBool,
    kString,
    kArray,
    kU64,
    kI64,
    kF64
};

constexpr std::array<std::uint8_t, 13> kValueBytes = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

Unexpected truncated(const std::string& field) {
    return fail(ErrorCode::ModelFileTruncated, {kKind, field});
}

Unexpected bad(const std::string& field, std::uint64_t value) {
    return fail(ErrorCode::ModelFieldBad, {kKind, field, std::to_string(value)});
}

// Field names come from the file: printable characters of a sensible length only.
std::string printable(std::string_view text) {
    std::string clean(text.substr(0, 80));
    std::replace_if(
        clean.begin(), clean.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return clean;
}

Expected<std::string> readString(ByteInput& input, std::uint64_t most, const std::string& field) {
    std::uint64_t length = 0;
    if (!input.readNumber(length)) {
        return truncated(field);
    }
    if (length > input.remaining()) {
        return bad(field + " length", length);
    }
    std::string text(static_cast<std::size_t>(std::min(length, most)), '\0');
    if (!input.read(text.data(), text.size()) || !input.skip(length - text.size())) {
        return truncated(field);
    }
    return text;
}

template<typename T>
std::optional<std::int64_t> wholeNumber(const std::array<std::byte, 8>& raw) {
    T value{};
    std::memcpy(&value, raw.data(), sizeof(T));
    if constexpr (std::is_floating_point_v<T>) {
        constexpr T kMost = 9e15F;
        return value >= -kMost && value <= kMost ? std::optional(static_cast<std::int64_t>(value))
                                                 : std::nullopt;
    } else if constexpr (std::is_same_v<T, std::uint64_t>) {
        return value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())
                   ? std::optional(static_cast<std::int64_t>(value))
                   : std::nullopt;
    } else {
        return static_cast<std::int64_t>(value);
    }
}

std::optional<std::int64_t> toInteger(std::uint32_t type, const std::array<std::byte, 8>& raw) {
    switch (type) {
    case kU8:
    case kBool:
        return wholeNumber<std::uint8_t>(raw);
    case kI8:
        return wholeNumber<std::int8_t>(raw);
    case kU16:
        return wholeNumber<std::uint16_t>(raw);
    case kI16:
        return wholeNumber<std::int16_t>(raw);
    case kU32:
        return wholeNumber<std::uint32_t>(raw);
    case kI32:
        return wholeNumber<std::int32_t>(raw);
    case kF32:
        return wholeNumber<float>(raw);
    case kU64:
        return wholeNumber<std::uint64_t>(raw);
    case kI64:
        return wholeNumber<std::int64_t>(raw);
    case kF64:
        return wholeNumber<double>(raw);
    default:
        return std::nullopt;
    }
}

// Reads or skips the values of metadata.
class MetadataReader {
  public:
    MetadataReader(ByteInput& input, GgufMetadata& metadata) : m_input(input), m_metadata(metadata) {}

    Expected<bool> readEntry() {
        auto key = readString(m_input, kMostKeyLength, "metadata key");
        if (!key) {
            return Unexpected(key.error());
        }
        std::uint32_t type = 0;
        if (!m_input.readNumber(type)) {
            return truncated(printable(*key));
        }
        if (type == kString) {
            auto text = readString(m_input, kMostTextKept, printable(*key));
            if (!text) {
                return Unexpected(text.error());
            }
            if (isKept(*key)) {
                m_metadata.texts[*key] = std::move(*text);
            }
            return true;
        }
        return type == kArray ? readArray(*key) : readScalar(*key, type);
    }

  private:
    [[nodiscard]] bool isKept(const std::string& key) const {
        const std::size_t held =
            m_metadata.numbers.size() + m_metadata.texts.size() + m_metadata.lengths.size();
        return key.size() <= kLongestKeyKept && held < kMostKeysKept;
    }

    Expected<bool> readScalar(const std::string& key, std::uint32_t type) {
        if (type >= kValueBytes.size()) {
            return bad(printable(key) + " type", type);
        }
        std::array<std::byte, 8> raw{};
        if (!m_input.read(raw.data(), kValueBytes[type])) {
            return truncated(printable(key));
        }
        if (const auto value = toInteger(type, raw); value && isKept(key)) {
            m_metadata.numbers[key] = *value;
        }
        return true;
    }

    Expected<bool> readArray(const std::string& key) {
        std::uint32_t type = 0;
        std::uint64_t length = 0;
        if (!m_input.readNumber(type) || !m_input.readNumber(length)) {
            return truncated(printable(key));
        }
        if (isKept(key)) {
            m_metadata.lengths[key] = static_cast<std::int64_t>(std::min<std::uint64_t>(length, INT64_MAX));
        }
        const bool numbers = type < kValueBytes.size() && kValueBytes[type] > 0;
        if (numbers && length <= kMostListKept && isKept(key) && m_metadata.lists.size() < kMostListsKept) {
            return readNumbers(key, type, length);
        }
        return skipArray(key, type, length, 0);
    }

    Expected<bool> readNumbers(const std::string& key, std::uint32_t type, std::uint64_t length) {
        std::vector<std::int64_t>& list = m_metadata.lists[key];
        for (std::uint64_t i = 0; i < length; ++i) {
            std::array<std::byte, 8> raw{};
            if (!m_input.read(raw.data(), kValueBytes[type])) {
                return truncated(printable(key));
            }
            list.push_back(toInteger(type, raw).value_or(0));
        }
        return true;
    }

    Expected<bool> skipArray(const std::string& key, std::uint32_t type, std::uint64_t length, int depth) {
        if (type >= kValueBytes.size() || depth > kMostNesting) {
            return bad(printable(key) + " type", type);
        }
        if (kValueBytes[type] > 0) {
            if (length > m_input.remaining() / kValueBytes[type] ||
                !m_input.skip(length * kValueBytes[type])) {
                return bad(printable(key) + " length", length);
            }
            return true;
        }
        if (length > m_input.remaining() / 8) { // every entry begins with a length
            return bad(printable(key) + " length", length);
        }
        for (std::uint64_t i = 0; i < length; ++i) {
            Expected<bool> skipped = type == kString ? skipString(key) : skipInner(key, depth);
            if (!skipped) {
                return skipped;
            }
        }
        return true;
    }

    Expected<bool> skipString(const std::string& key) {
        std::uint64_t length = 0;
        if (!m_input.readNumber(length)) {
            return truncated(printable(key));
        }
        if (!m_input.skip(length)) {
            return bad(printable(key) + " length", length);
        }
        return true;
    }

    Expected<bool> skipInner(const std::string& key, int depth) {
        std::uint32_t type = 0;
        std::uint64_t length = 0;
        if (!m_input.readNumber(type) || !m_input.readNumber(length)) {
            return truncated(printable(key));
        }
        return skipArray(key, type, length, depth + 1);
    }

    ByteInput& m_input;
    GgufMetadata& m_metadata;
};

struct TensorInfo {
    std::string name;
    std::uint32_t type = 0;
    std::uint64_t rows = 0; // product of all dimensions but the first
    std::uint64_t elements = 0;
    std::uint64_t bytes = 0;
    std::uint64_t offset = 0;
};

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

std::int64_t GgufMetadata::number(std::string_view key, std::int64_t otherwise) const {
    const auto found = numbers.find(key);
    return found == numbers.end() ? otherwise : found->second;
}

double GgufFile::bitsPerWeight() const {
    return parameters > 0 ? static_cast<double>(tensorBytes) * 8 / static_cast<double>(parameters) : 0;
}

Expected<GgufFile> readGguf(ByteInput& input, bool whole) {
    const auto header = readHeader(input);
    if (!header) {
        return Unexpected(header.error());
    }
    GgufFile file;
    MetadataReader metadata(input, file.metadata);
    for (std::uint64_t i = 0; i < header->keys; ++i) {
        if (auto entry = metadata.readEntry(); !entry) {
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
