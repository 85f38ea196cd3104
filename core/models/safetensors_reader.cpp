// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/safetensors_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace fitgauge::models {
namespace {

constexpr const char* kKind = "safetensors";
constexpr std::uint64_t kMostHeader = 100'000'000; // of the format
constexpr std::size_t kMostIndex = 64U << 20U;
constexpr std::int64_t kMostBytes = std::int64_t{1} << 60U;
constexpr std::int64_t kMostTensors = 1 << 20;
constexpr int kMostDepth = 8;

struct TypeBits {
    std::string_view name;
    std::int64_t bits;
};

constexpr auto kTypes = std::to_array<TypeBits>(
    {{"F64", 64},    {"I64", 64},    {"U64", 64}, {"F32", 32},    {"I32", 32},    {"U32", 32}, {"F16", 16},
     {"BF16", 16},   {"I16", 16},    {"U16", 16}, {"I8", 8},      {"U8", 8},      {"BOOL", 8}, {"F8_E4M3", 8},
     {"F8_E5M2", 8}, {"F8_E8M0", 8}, {"F4", 4},   {"F6_E2M3", 6}, {"F6_E3M2", 6}, {"C64", 64}});

std::optional<std::int64_t> typeBits(std::string_view name) {
    const auto* found =
        std::find_if(kTypes.begin(), kTypes.end(), [&](const TypeBits& t) { return t.name == name; });
    return found == kTypes.end() ? std::nullopt : std::optional(found->bits);
}

std::string printable(std::string_view text) {
    std::string clean(text.substr(0, 80));
    std::replace_if(
        clean.begin(), clean.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return clean;
}

// Walks the header's JSON without building it: depth 1 holds tensor names, depth 2 dtype, shape and
// data_offsets.
class HeaderHandler : public nlohmann::json_sax<nlohmann::json> {
  public:
    StoredTensors result;
    std::int64_t end = 0; // of the last tensor, in the data
    std::optional<Error> error;

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t v) override { return number(v); }
    bool number_unsigned(number_unsigned_t v) override {
        return number(v > static_cast<number_unsigned_t>(kMostBytes) ? -1 : static_cast<std::int64_t>(v));
    }
    bool number_float(number_float_t, const string_t&) override { return number(-1); }
    bool string(string_t& text) override {
        if (m_depth == 2 && m_field == "dtype" && isTensor()) {
            m_type = text;
        }
        return value();
    }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override {
        --m_depth;
        return true;
    }
    bool key(string_t& text) override {
        if (m_depth == 1) {
            begin(text);
        } else if (m_depth == 2) {
            m_field = text;
        }
        return true;
    }
    bool end_object() override {
        --m_depth;
        return m_depth != 1 || !isTensor() || finish();
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        return refuse(ErrorCode::ModelJsonMalformed, {kKind, std::to_string(position)});
    }

  private:
    bool refuse(ErrorCode code, std::vector<std::string> arguments) {
        if (!error) {
            error = Error{code, std::move(arguments), {}};
        }
        return false;
    }
    bool badField(const std::string& field, const std::string& shown) {
        return refuse(ErrorCode::ModelFieldBad, {kKind, printable(m_name) + " " + field, printable(shown)});
    }
    [[nodiscard]] bool isTensor() const { return m_name != "__metadata__"; }

    void begin(const std::string& name) {
        m_name = name;
        m_field.clear();
        m_type.clear();
        m_elements = 1;
        m_shapeSeen = false;
        m_offsets = {-1, -1};
        m_offsetCount = 0;
    }
    bool open() {
        if (m_depth == 2 && m_field == "shape") {
            m_shapeSeen = true;
        }
        ++m_depth;
        return m_depth <= kMostDepth ||
               refuse(ErrorCode::ModelFieldBad, {kKind, "header nesting", std::to_string(m_depth)});
    }
    bool value() { return m_depth > 0 || refuse(ErrorCode::ModelFieldBad, {kKind, "header", "no object"}); }

    bool number(std::int64_t v) {
        if (m_depth != 3 || !isTensor()) {
            return value();
        }
        if (m_field == "shape") {
            if (v < 0 || (v > 0 && m_elements > kMostBytes / v)) {
                return badField("shape", std::to_string(v));
            }
            m_elements *= v;
        } else if (m_field == "data_offsets") {
            if (v < 0 || m_offsetCount >= m_offsets.size()) {
                return badField("data_offsets", std::to_string(v));
            }
            m_offsets[m_offsetCount++] = v;
        }
        return true;
    }

    bool finish() {
        const auto bits = typeBits(m_type);
        if (!bits) {
            return m_type.empty()
                       ? refuse(ErrorCode::ModelFieldMissing, {kKind, printable(m_name) + " dtype"})
                       : refuse(ErrorCode::ModelUnsupported, {kKind, "dtype " + printable(m_type)});
        }
        if (!m_shapeSeen || m_offsetCount != 2) {
            return refuse(ErrorCode::ModelFieldMissing,
                          {kKind, printable(m_name) + (m_shapeSeen ? " data_offsets" : " shape")});
        }
        const std::int64_t bytes = m_offsets[1] - m_offsets[0];
        if (m_elements > kMostBytes / 64 || (m_elements * *bits + 7) / 8 != bytes) {
            return badField("data_offsets", std::to_string(bytes));
        }
        if (++result.tensors > kMostTensors || result.bytes > kMostBytes - bytes) {
            return badField("data_offsets", std::to_string(bytes));
        }
        result.bytes += bytes;
        result.elements += m_elements;
        result.bytesByType[m_type] += bytes;
        end = std::max(end, m_offsets[1]);
        return true;
    }

    int m_depth = 0;
    std::string m_name;
    std::string m_field;
    std::string m_type;
    std::int64_t m_elements = 1;
    bool m_shapeSeen = false;
    std::array<std::int64_t, 2> m_offsets{-1, -1};
    std::size_t m_offsetCount = 0;
};

// metadata.total_size and the keys of weight_map.
class IndexHandler : public nlohmann::json_sax<nlohmann::json> {
  public:
    StoredTensors result;
    bool sizeSeen = false;
    std::optional<Error> error;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t v) override { return size(v); }
    bool number_unsigned(number_unsigned_t v) override {
        return size(v > static_cast<number_unsigned_t>(kMostBytes) ? -1 : static_cast<std::int64_t>(v));
    }
    bool number_float(number_float_t v, const string_t&) override {
        const bool whole = v >= 0 && v < static_cast<double>(kMostBytes);
        return size(whole ? static_cast<std::int64_t>(v) : -1);
    }
    bool string(string_t&) override {
        result.tensors += m_depth == 2 && m_section == "weight_map" ? 1 : 0;
        return true;
    }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return open(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& text) override {
        (m_depth == 1 ? m_section : m_field) = text;
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        error = Error{ErrorCode::ModelJsonMalformed, {"safetensors index", std::to_string(position)}, {}};
        return false;
    }

  private:
    bool size(std::int64_t v) {
        if (m_depth != 2 || m_section != "metadata" || m_field != "total_size") {
            return true;
        }
        if (v <= 0) {
            error =
                Error{ErrorCode::ModelFieldBad, {"safetensors index", "total_size", std::to_string(v)}, {}};
            return false;
        }
        result.bytes = v;
        sizeSeen = true;
        return true;
    }
    bool open() {
        if (++m_depth > kMostDepth) {
            error = Error{
                ErrorCode::ModelFieldBad, {"safetensors index", "nesting", std::to_string(m_depth)}, {}};
            return false;
        }
        return true;
    }
    bool close() {
        --m_depth;
        return true;
    }

    int m_depth = 0;
    std::string m_section;
    std::string m_field;
};

} // namespace

Expected<StoredTensors> readSafetensors(ByteInput& input, bool whole) {
    std::uint64_t length = 0;
    if (!input.readNumber(length)) {
        return fail(ErrorCode::ModelFileTruncated, {kKind, "header length"});
    }
    if (length > input.remaining() || length > kMostHeader || length < 2) {
        return fail(ErrorCode::ModelFieldBad, {kKind, "header length", std::to_string(length)});
    }
    std::string text(static_cast<std::size_t>(length), '\0');
    if (!input.read(text.data(), text.size())) {
        return fail(ErrorCode::ModelFileTruncated, {kKind, "header"});
    }
    HeaderHandler handler;
    if (!nlohmann::json::sax_parse(text, &handler)) {
        return Unexpected(handler.error.value_or(Error{ErrorCode::ModelJsonMalformed, {kKind, "0"}, {}}));
    }
    if (handler.result.tensors == 0) {
        return fail(ErrorCode::ModelFieldMissing, {kKind, "tensors"});
    }
    if (whole && static_cast<std::uint64_t>(handler.end) > input.remaining()) {
        return fail(ErrorCode::ModelFileTruncated, {kKind, "tensor data"});
    }
    return std::move(handler.result);
}

Expected<StoredTensors> readSafetensorsIndex(std::string_view text) {
    if (text.size() > kMostIndex) {
        return fail(ErrorCode::FileTooLarge,
                    {"safetensors index", std::to_string(text.size()), std::to_string(kMostIndex)});
    }
    IndexHandler handler;
    if (!nlohmann::json::sax_parse(text, &handler)) {
        return Unexpected(
            handler.error.value_or(Error{ErrorCode::ModelJsonMalformed, {"safetensors index", "0"}, {}}));
    }
    if (!handler.sizeSeen) {
        return fail(ErrorCode::ModelFieldMissing, {"safetensors index", "metadata.total_size"});
    }
    return std::move(handler.result);
}

StoredTensors joinSafetensors(std::span<const StoredTensors> parts) {
    StoredTensors joined;
    for (const StoredTensors& part : parts) {
        joined.tensors += part.tensors;
        joined.bytes += part.bytes;
        joined.elements += part.elements;
        for (const auto& [type, bytes] : part.bytesByType) {
            joined.bytesByType[type] += bytes;
        }
    }
    return joined;
}

} // namespace fitgauge::models
