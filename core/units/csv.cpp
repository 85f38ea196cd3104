// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/csv.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace fitgauge {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
const std::string kEmpty;

} // namespace

CsvReader::CsvReader(std::string_view text, char delimiter) : m_text(text), m_delimiter(delimiter) {
    if (m_text.starts_with(kByteOrderMark)) {
        m_text.remove_prefix(kByteOrderMark.size());
    }
}

bool CsvReader::takeLineBreak() {
    if (atEnd() || (m_text[m_position] != '\n' && m_text[m_position] != '\r')) {
        return false;
    }
    const bool pair = m_text.substr(m_position, 2) == "\r\n";
    m_position += pair ? 2 : 1;
    ++m_line;
    return true;
}

Expected<std::string> CsvReader::quotedField() {
    std::string field;
    ++m_position; // the opening quote
    while (!atEnd()) {
        const char c = m_text[m_position++];
        if (c != '"') {
            m_line += c == '\n' ? 1 : 0;
            field += c;
        } else if (!atEnd() && m_text[m_position] == '"') {
            ++m_position;
            field += '"';
        } else {
            const bool closed = atEnd() || m_text[m_position] == m_delimiter || m_text[m_position] == '\n' ||
                                m_text[m_position] == '\r';
            if (closed) {
                return field;
            }
            break;
        }
    }
    return fail(ErrorCode::CsvMalformed, {m_name, std::to_string(m_recordLine)});
}

std::string CsvReader::plainField() {
    const std::size_t begin = m_position;
    while (!atEnd() && m_text[m_position] != m_delimiter && m_text[m_position] != '\n' &&
           m_text[m_position] != '\r') {
        ++m_position;
    }
    return std::string(m_text.substr(begin, m_position - begin));
}

Expected<bool> CsvReader::next(std::vector<std::string>& fields) {
    fields.clear();
    while (takeLineBreak()) {
    }
    m_recordLine = m_line;
    if (atEnd()) {
        return false;
    }
    while (true) {
        if (!atEnd() && m_text[m_position] == '"') {
            auto field = quotedField();
            if (!field) {
                return Unexpected(field.error());
            }
            fields.push_back(*std::move(field));
        } else {
            fields.push_back(plainField());
        }
        if (atEnd() || takeLineBreak()) {
            return true;
        }
        ++m_position; // the delimiter
    }
}

Expected<CsvTable> CsvTable::parse(std::string name, std::string_view text) {
    CsvTable table;
    table.m_name = std::move(name);
    CsvReader reader(text);
    reader.setName(table.m_name);
    std::vector<std::string> fields;
    for (auto more = reader.next(fields);; more = reader.next(fields)) {
        if (!more) {
            return Unexpected(more.error());
        }
        if (!*more) {
            break;
        }
        if (table.m_columns.empty()) {
            table.m_columns = fields;
            continue;
        }
        if (fields.size() > table.m_columns.size()) {
            return fail(ErrorCode::CsvMalformed, {table.m_name, std::to_string(reader.line())});
        }
        fields.resize(table.m_columns.size());
        table.m_cells.insert(table.m_cells.end(), fields.begin(), fields.end());
        table.m_lines.push_back(reader.line());
    }
    return table;
}

bool CsvTable::has(std::string_view column) const {
    return std::find(m_columns.begin(), m_columns.end(), column) != m_columns.end();
}

Expected<std::size_t> CsvTable::column(std::string_view column) const {
    const auto found = std::find(m_columns.begin(), m_columns.end(), column);
    if (found == m_columns.end()) {
        return fail(ErrorCode::CsvColumnMissing, {m_name, std::string(column)});
    }
    return static_cast<std::size_t>(found - m_columns.begin());
}

const std::string& CsvTable::at(std::size_t row, std::size_t column) const {
    return m_cells[row * m_columns.size() + column];
}

const std::string& CsvTable::at(std::size_t row, std::string_view column) const {
    const auto index = this->column(column);
    return index ? at(row, *index) : kEmpty;
}

// What is said of a file that is too large: its whole size where it has one, else what came so far.
static std::uintmax_t sizeOf(const std::string& path, std::size_t read) {
    std::error_code error;
    const std::uintmax_t size =
        std::filesystem::is_regular_file(path, error) ? std::filesystem::file_size(path, error) : 0;
    return error ? read : std::max<std::uintmax_t>(size, read);
}

Expected<std::string> readFile(const std::string& path, std::size_t limit) {
    std::error_code error;
    if (!std::filesystem::exists(path, error)) {
        return fail(ErrorCode::FileMissing, {path});
    }
    std::ifstream file(path, std::ios::binary);
    if (!file || std::filesystem::is_directory(path, error)) {
        return fail(ErrorCode::FileUnreadable, {path, std::strerror(errno != 0 ? errno : EISDIR)});
    }
    // Read in pieces and count what really comes: a pipe or a growing file has no honest size.
    std::string bytes;
    std::string piece(1 << 16, '\0');
    while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())), file.gcount() > 0) {
        bytes.append(piece, 0, static_cast<std::size_t>(file.gcount()));
        if (bytes.size() > limit) {
            return fail(ErrorCode::FileTooLarge,
                        {path, std::to_string(sizeOf(path, bytes.size())), std::to_string(limit)});
        }
    }
    return bytes;
}

} // namespace fitgauge
