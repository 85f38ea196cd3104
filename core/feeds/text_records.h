// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::feeds {

// Walks a text line by line, or record by record of a CSV file, so that a broken one costs only itself. A
// byte order mark is skipped, lines end in LF, CRLF or (where the text has no LF at all) CR, the last one may
// lack its end. The text must outlive the object; nothing is copied, so that a mapped file of gigabytes will
// do.
class TextRecords {
  public:
    // `linesBefore`: of the same file, where the text is a later piece of it.
    explicit TextRecords(std::string_view text, std::size_t linesBefore = 0);

    [[nodiscard]] bool nextLine(std::string_view& line);
    // Like nextLine(), but a field in quotes may go over several lines. A quote that is not closed within
    // kMostLinesOfRecord lines is a broken line of its own.
    [[nodiscard]] bool nextRecord(std::string_view& record);
    // Line (from 1) on which what was last returned begins.
    [[nodiscard]] std::size_t number() const { return m_number; }
    // How many lines were walked over, those before the text included.
    [[nodiscard]] std::size_t lines() const { return m_lines; }

    static constexpr std::size_t kMostLinesOfRecord = 64;

  private:
    // Length of the line at `from` without its end, and where the next one begins.
    struct Line {
        std::size_t length = 0, next = 0;
    };
    [[nodiscard]] Line lineAt(std::size_t from) const;

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_number = 0, m_lines = 0;
    char m_end = '\n';
};

// One record's fields; false for broken quotes.
[[nodiscard]] bool splitFields(std::string_view record, std::vector<std::string>& fields,
                               char delimiter = ',');

} // namespace fitgauge::feeds
