// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/output.h"

#include "ui/text/error_text.h"

#include <algorithm>
#include <cstdio>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

// Code points, near enough to columns for Latin and Vietnamese text in composed form.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool actsOnTerminal(QChar c) {
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
           c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
}

std::string padded(const std::string& text, std::size_t width, bool isRight) {
    const std::string blanks(width - std::min(width, widthOf(text)), ' ');
    return isRight ? blanks + text : text + blanks;
}

std::string csvCell(std::string text) {
    constexpr std::string_view kStarts = "=+-@\t\r'";
    const bool isNumber = !text.empty() && text.find_first_not_of("0123456789.-e") == std::string::npos;
    if (!text.empty() && !isNumber && kStarts.find(text.front()) != std::string_view::npos) {
        text.insert(text.begin(), '\'');
    }
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + '"';
}

} // namespace

void print(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void print(const QString& text) {
    print(text.toStdString());
}

int refuse(const QString& sentence, ExitCode code) {
    std::fputs((u"fitgauge: "_s + sentence + u'\n').toUtf8().constData(), stderr);
    return code;
}

int refuse(const Error& error) {
    return refuse(ui::errorText(error), kData);
}

std::string harmless(std::string_view text) {
    constexpr qsizetype kMost = 60; // characters of one cell
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (QChar& c : shown) {
        c = actsOnTerminal(c) ? QChar(u'·') : c;
    }
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
            text += (i == 0 ? "" : ",") + csvCell(row[i]);
        }
        text += "\r\n";
    }
    return text;
}

} // namespace fitgauge::app
