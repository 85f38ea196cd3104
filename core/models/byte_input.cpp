// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/byte_input.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace fitgauge::models {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::size_t kBlock = std::size_t{64} * 1024;

} // namespace

ByteInput::ByteInput(std::span<const std::byte> bytes) : m_bytes(bytes), m_size(bytes.size()) {}

ByteInput::ByteInput(std::istream& stream, std::uint64_t size)
    : m_stream(&stream), m_block(kBlock), m_size(size) {}

bool ByteInput::refill() {
    if (m_stream == nullptr || m_position >= m_size) {
        return false;
    }
    m_stream->read(reinterpret_cast<char*>(m_block.data()), static_cast<std::streamsize>(m_block.size()));
    const auto got = static_cast<std::size_t>(m_stream->gcount());
    m_bytes = std::span<const std::byte>(m_block).first(got);
    m_offset = 0;
    return got > 0;
}

bool ByteInput::read(void* target, std::size_t count) {
    if (count > remaining()) {
        return false;
    }
    auto* out = static_cast<std::byte*>(target);
    while (count > 0) {
        if (m_offset == m_bytes.size() && !refill()) {
            return false;
        }
        const std::size_t piece = std::min(count, m_bytes.size() - m_offset);
        std::memcpy(out, m_bytes.data() + m_offset, piece);
        out += piece;
        count -= piece;
        m_offset += piece;
        m_position += piece;
    }
    return true;
}

bool ByteInput::skip(std::uint64_t count) {
    if (count > remaining()) {
        return false;
    }
    const std::uint64_t held = m_bytes.size() - m_offset;
    const std::uint64_t inBlock = std::min(count, held);
    m_offset += static_cast<std::size_t>(inBlock);
    m_position += inBlock;
    const std::uint64_t rest = count - inBlock;
    if (rest == 0) {
        return true;
    }
    if (m_stream == nullptr || !m_stream->seekg(static_cast<std::streamoff>(rest), std::ios::cur)) {
        return false;
    }
    m_bytes = {};
    m_offset = 0;
    m_position += rest;
    return true;
}

} // namespace fitgauge::models
