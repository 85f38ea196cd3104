// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_input.h"

#include <algorithm>

namespace fitgauge::models::gguf {

Unexpected truncated(const std::string& field) {
    return fail(ErrorCode::ModelFileTruncated, {kKind, field});
}

Unexpected bad(const std::string& field, std::uint64_t value) {
    return fail(ErrorCode::ModelFieldBad, {kKind, field, std::to_string(value)});
}

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

} // namespace fitgauge::models::gguf
