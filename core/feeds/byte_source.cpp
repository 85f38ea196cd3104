// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/byte_source.h"

#include "core/feeds/text_records.h"

#include <algorithm>

namespace fitgauge::feeds {

std::size_t TextSource::read(char* into, std::size_t most) {
    const std::size_t count = m_text.substr(m_at).copy(into, most);
    m_at += count;
    return count;
}

ByteWalk::ByteWalk(ByteSource& source)
    : m_source(source), m_buffer(std::make_unique<char[]>(kPiece)) { // NOLINT(modernize-avoid-c-arrays)
    refill();
}

void ByteWalk::refill() {
    m_at = m_buffer.get();
    m_end = m_at + m_source.read(m_buffer.get(), kPiece);
}

void ByteWalk::skip(std::string_view bytes) {
    while (m_at != m_end && bytes.find(*m_at) != std::string_view::npos) {
        advance();
    }
}

char ByteWalk::next() const {
    return m_at == m_end ? '\0' : *m_at;
}

bool LinePieces::fill(std::size_t bytes) {
    while (m_buffer.size() < bytes) {
        const std::size_t before = m_buffer.size();
        m_buffer.resize(bytes);
        const std::size_t got = m_source.read(m_buffer.data() + before, bytes - before);
        m_buffer.resize(before + got);
        if (got == 0) {
            return false;
        }
    }
    return true;
}

// After the last line end with all quotes before it closed; 0 where none is in sight yet. A quote that stays
// open over so many lines is a broken record, which must not hold up the rest.
std::size_t LinePieces::cut() const {
    const char lineEnd = m_buffer.find('\n') == std::string::npos ? '\r' : '\n';
    const auto quotesIn = [this](std::size_t from, std::size_t to) {
        return std::count(m_buffer.begin() + static_cast<std::ptrdiff_t>(from),
                          m_buffer.begin() + static_cast<std::ptrdiff_t>(to), '"');
    };
    // A CR at the very end may be half of a CRLF.
    const std::size_t last = lineEnd == '\n' || m_buffer.size() < 2
                                 ? m_buffer.rfind('\n')
                                 : m_buffer.rfind('\r', m_buffer.size() - 2);
    std::size_t at = last;
    auto quotes = at == std::string::npos ? 0 : quotesIn(0, at);
    for (std::size_t lines = 0; at != std::string::npos && quotes % 2 != 0; ++lines) {
        if (lines == TextRecords::kMostLinesOfRecord) {
            return last + 1;
        }
        const std::size_t before = at == 0 ? std::string::npos : m_buffer.rfind(lineEnd, at - 1);
        quotes -= before == std::string::npos ? 0 : quotesIn(before, at);
        at = before;
    }
    return at == std::string::npos ? 0 : at + 1;
}

bool LinePieces::next(std::string_view& piece) {
    m_buffer.erase(0, m_used);
    m_used = 0;
    bool isMore = fill(std::max(m_pieceBytes, m_buffer.size() + 1));
    std::size_t end = isMore ? cut() : 0;
    while (isMore && end == 0 && m_buffer.size() < kMostLineBytes) {
        isMore = fill(2 * m_buffer.size());
        end = isMore ? cut() : 0;
    }
    m_used = end == 0 ? m_buffer.size() : end;
    piece = std::string_view(m_buffer).substr(0, m_used);
    return m_used > 0;
}

} // namespace fitgauge::feeds
