// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/output.h"

#include "core/units/parse_number.h"
#include "core/units/spreadsheet.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

// Code points, near enough to columns for Latin and Vietnamese text in composed form.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(const std::string& text, std::size_t width, bool isRight) {
    const std::string blanks(width - std::min(width, widthOf(text)), ' ');
    return isRight ? blanks + text : text + blanks;
}

bool isNumber(const std::string& text) {
    return parseNumber(text).has_value();
}

} // namespace

bool print(std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
}

int finished(int code) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) {
        return code;
    }
    return refuse(u"the output could not be written: %1."_s.arg(QString::fromLocal8Bit(std::strerror(errno))),
                  kData);
}

void print(const QString& text) {
    print(std::string_view(text.toStdString()));
}

int refuse(const QString& sentence, ExitCode code) {
    std::fputs(("fitgauge: " + visibleText(sentence.toStdString()) + '\n').c_str(), stderr);
    return code;
}

int refuse(const Error& error) {
    return refuse(ui::errorText(error), kData);
}

std::string harmless(std::string_view text) {
    constexpr qsizetype kMost = 60; // characters of one cell
    const QString shown = QString::fromStdString(visibleText(text));
    return (shown.size() > kMost ? shown.left(kMost - 1) + u'…' : shown).toStdString();
}

std::string alignedTable(const std::vector<TextRow>& rows, const std::vector<bool>& isRight) {
    std::vector<std::size_t> widths(isRight.size(), 0);
    std::vector<TextRow> shown = rows;
    for (TextRow& row : shown) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            row[i] = harmless(row[i]);
            widths[i] = std::max(widths[i], widthOf(row[i]));
        }
    }
    std::string text;
    for (std::size_t line = 0; line < shown.size(); ++line) {
        std::string out;
        std::string rule;
        for (std::size_t i = 0; i < shown[line].size(); ++i) {
            out += (i == 0 ? "" : "  ") + padded(shown[line][i], widths[i], isRight[i]);
            rule += (i == 0 ? "" : "  ") + std::string(widths[i], '-');
        }
        out.erase(out.find_last_not_of(' ') + 1);
        text += out + '\n' + (line == 0 ? rule + '\n' : std::string());
    }
    return text;
}

std::string csvText(const std::vector<TextRow>& rows) {
    std::string text;
    for (const TextRow& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += i == 0 ? "" : ",";
            appendCsvField(text, isNumber(row[i]) ? row[i] : guardedCell(row[i]), ',');
        }
        text += "\r\n";
    }
    return text;
}

} // namespace fitgauge::app
