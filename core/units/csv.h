// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge {

// Reads RFC 4180 text record by record: quoted fields, doubled quotes, line breaks inside quotes, CRLF, LF or
// CR, a UTF-8 byte order mark. Lines that are empty are skipped. The text must outlive the reader.
class CsvReader {
  public:
    explicit CsvReader(std::string_view text, char delimiter = ',');

    // Fills `fields` with the next record and returns true; false at the end. A quote that is never closed,
    // or text right after a closing quote, is CsvMalformed {name, line}.
    [[nodiscard]] Expected<bool> next(std::vector<std::string>& fields);

    // Line (from 1) on which the record last returned begins.
    [[nodiscard]] std::size_t line() const { return m_recordLine; }
    void setName(std::string name) { m_name = std::move(name); }

  private:
    [[nodiscard]] bool atEnd() const { return m_position >= m_text.size(); }
    bool takeLineBreak();
    Expected<std::string> quotedField();
    std::string plainField();

    std::string_view m_text;
    std::size_t m_position = 0;
    std::size_t m_line = 1;
    std::size_t m_recordLine = 1;
    char m_delimiter;
    std::string m_name;
};

// A small CSV file held whole, with access by column name. Short records are padded with empty fields; longer
// ones are CsvMalformed.
class CsvTable {
  public:
    [[nodiscard]] static Expected<CsvTable> parse(std::string name, std::string_view text);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] std::size_t rows() const { return m_lines.size(); }
    [[nodiscard]] const std::vector<std::string>& columns() const { return m_columns; }
    [[nodiscard]] bool has(std::string_view column) const;
    // Index of a column, or CsvColumnMissing {name, column}.
    [[nodiscard]] Expected<std::size_t> column(std::string_view column) const;
    [[nodiscard]] const std::string& at(std::size_t row, std::size_t column) const;
    // By name; an empty string when the file has no such column.
    [[nodiscard]] const std::string& at(std::size_t row, std::string_view column) const;
    // Line of a row in the file, for messages.
    [[nodiscard]] std::size_t line(std::size_t row) const { return m_lines[row]; }

  private:
    std::string m_name;
    std::vector<std::string> m_columns;
    std::vector<std::string> m_cells; // rows() x columns().size()
    std::vector<std::size_t> m_lines;
};

// Reads a whole file of at most `limit` bytes. FileMissing, FileUnreadable, FileTooLarge.
[[nodiscard]] Expected<std::string> readFile(const std::string& path, std::size_t limit);

} // namespace fitgauge
