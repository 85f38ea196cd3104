// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/text_records.h"

#include "core/units/csv.h"

#include <algorithm>

namespace fitgauge::feeds {

TextRecords::TextRecords(std::string_view text, std::size_t linesBefore)
    : m_text(text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text), m_lines(linesBefore) {
    m_end = m_text.find('\n') == std::string_view::npos ? '\r' : '\n';
}

TextRecords::Line TextRecords::lineAt(std::size_t from) const {
    const std::size_t end = std::min(m_text.find(m_end, from), m_text.size());
    std::size_t last = end;
    while (last > from && m_text[last - 1] == '\r') {
        --last;
    }
    return {last - from, std::min(end + 1, m_text.size())};
}

bool TextRecords::nextLine(std::string_view& line) {
    if (m_at >= m_text.size()) {
        return false;
    }
    const Line found = lineAt(m_at);
    line = m_text.substr(m_at, found.length);
    m_at = found.next;
    m_number = ++m_lines;
    return true;
}

bool TextRecords::nextRecord(std::string_view& record) {
    const std::size_t begin = m_at;
    if (!nextLine(record)) {
        return false;
    }
    auto quotes = std::ranges::count(record, '"');
    std::size_t at = m_at;
    for (std::size_t lines = 1; quotes % 2 != 0 && lines < kMostLinesOfRecord && at < m_text.size();
         ++lines) {
        const Line more = lineAt(at);
        quotes += std::ranges::count(m_text.substr(at, more.length), '"');
        if (quotes % 2 == 0) {
            record = m_text.substr(begin, at + more.length - begin);
            m_at = more.next;
            m_lines += lines;
            return true;
        }
        at = more.next;
    }
    return true;
}

bool splitFields(std::string_view record, std::vector<std::string>& fields, char delimiter) {
    CsvReader reader(record, delimiter);
    const auto more = reader.next(fields);
    return more && *more;
}

} // namespace fitgauge::feeds
