// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_metadata.h"

#include "core/models/gguf_input.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <optional>

namespace fitgauge::models {
namespace gguf {
namespace {

constexpr std::uint64_t kMostTextKept = 4096;
constexpr std::uint64_t kMostListKept = 4096;
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

} // namespace

Expected<bool> readMetadataEntry(ByteInput& input, GgufMetadata& metadata) {
    return MetadataReader(input, metadata).readEntry();
}

} // namespace gguf

std::int64_t GgufMetadata::number(std::string_view key, std::int64_t otherwise) const {
    const auto found = numbers.find(key);
    return found == numbers.end() ? otherwise : found->second;
}

} // namespace fitgauge::models
