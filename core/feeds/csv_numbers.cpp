// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/csv_numbers.h"

#include "core/units/parse_number.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace fitgauge::feeds {
namespace {

struct Symbol {
    std::string_view text, code;
};
constexpr std::array kSymbols{Symbol{"\xE2\x82\xAC", "EUR"}, Symbol{"\xC2\xA3", "GBP"},
                              Symbol{"\xC2\xA5", "JPY"},     Symbol{"\xE2\x82\xAB", "VND"},
                              Symbol{"\xE2\x82\xB9", "INR"}, Symbol{"$", "USD"}};
constexpr std::array<std::string_view, 16> kCodes{"USD", "EUR", "GBP", "CNY", "JPY", "INR", "CHF", "AUD",
                                                  "CAD", "VND", "SEK", "NOK", "DKK", "PLN", "KRW", "SGD"};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

void eraseAll(std::string& text, std::string_view part) {
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at)) {
        text.erase(at, part.size());
    }
}

std::string upper(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return result;
}

// Place of `code` as a word of its own ("usd" in "price_usd_hour", in "2.49USD"), or npos.
std::size_t wordAt(const std::string& text, std::string_view code) {
    for (std::size_t at = text.find(code); at != std::string::npos; at = text.find(code, at + 1)) {
        const bool begins = at == 0 || !isLetter(text[at - 1]);
        const bool ends = at + code.size() == text.size() || !isLetter(text[at + code.size()]);
        if (begins && ends) {
            return at;
        }
    }
    return std::string::npos;
}

// Without blanks of any kind, currency, unit and the guard that sheets need before a sign.
std::string bare(std::string_view cell) {
    std::string text(cell);
    for (const std::string_view blank : {" ", "\t", "\r", "\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89", "'"}) {
        eraseAll(text, blank);
    }
    for (const Symbol& symbol : kSymbols) {
        eraseAll(text, symbol.text);
    }
    std::string capital = upper(text);
    for (const std::string_view code : kCodes) {
        if (const auto at = wordAt(capital, code); at != std::string::npos) {
            text.erase(at, code.size());
            capital.erase(at, code.size());
        }
    }
    const auto slash = text.find('/');
    if (slash != std::string::npos && slash > 0 &&
        text.find_first_of("0123456789", slash) == std::string::npos) {
        text.erase(slash); // "/h", "/hour"
    }
    return text;
}

bool isNumeric(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        text.remove_prefix(1);
    }
    return !text.empty() && std::ranges::any_of(text, isDigit) &&
           std::ranges::all_of(text, [](char c) { return isDigit(c) || c == '.' || c == ','; });
}

// "1,234,567.8": one to three digits, then threes.
bool groupsWell(std::string_view text, char group, char decimal) {
    std::string_view whole = text.substr(0, text.find(decimal));
    if (text.find(group, whole.size()) != std::string_view::npos) {
        return false;
    }
    for (auto at = whole.rfind(group); at != std::string_view::npos; at = whole.rfind(group)) {
        if (whole.size() - at - 1 != 3 || at == 0) {
            return false;
        }
        whole = whole.substr(0, at);
    }
    return whole.size() <= 3 || text.find(group) == std::string_view::npos;
}

std::optional<Date> dayOf(std::string_view year, std::string_view month, std::string_view day) {
    const auto date = Date::parse(std::string(year) + "-" + std::string(month) + "-" + std::string(day));
    return date ? std::optional(*date) : std::nullopt;
}

} // namespace

DecimalSign decimalSignOf(std::string_view cell) {
    const std::string text = bare(cell);
    if (!isNumeric(text)) {
        return DecimalSign::Unknown;
    }
    const auto last = text.find_last_of(".,");
    if (last == std::string::npos) {
        return DecimalSign::Unknown;
    }
    const auto first = text.find_first_of(".,");
    const char sign = text[last];
    if (first != last) { // two kinds: the last one is the decimals'; one kind twice: grouping
        const char other = sign == '.' ? ',' : '.';
        const bool isGrouping = text[first] == sign;
        return static_cast<DecimalSign>(isGrouping ? other : sign);
    }
    // Before three digits it may as well group thousands.
    const bool mayGroup = text.size() - last - 1 == 3 && last <= 3 && text[0] != '0';
    return mayGroup ? DecimalSign::Unknown : static_cast<DecimalSign>(sign);
}

std::string plainNumber(std::string_view cell, DecimalSign sign) {
    std::string text = bare(cell);
    if (!isNumeric(text)) {
        return text;
    }
    if (sign == DecimalSign::Comma && groupsWell(text, '.', ',')) {
        std::erase(text, '.');
        std::ranges::replace(text, ',', '.');
    } else if (sign == DecimalSign::Comma) {
        std::ranges::replace(text, '.', ','); // no number in this file's own way of writing
    } else if (sign == DecimalSign::Point && groupsWell(text, ',', '.')) {
        std::erase(text, ',');
    }
    return text;
}

std::string currencyIn(std::string_view text) {
    for (const Symbol& symbol : kSymbols) {
        if (text.find(symbol.text) != std::string_view::npos) {
            return std::string(symbol.code);
        }
    }
    const std::string capital = upper(text);
    for (const std::string_view code : kCodes) {
        if (wordAt(capital, code) != std::string::npos) {
            return std::string(code);
        }
    }
    return {};
}

std::optional<double> leadingNumber(std::string_view cell, DecimalSign sign) {
    const std::string text = bare(cell);
    const auto end =
        std::ranges::find_if_not(text, [](char c) { return isDigit(c) || c == '.' || c == ','; });
    return parseNumber(plainNumber(std::string_view(text.begin(), end), sign));
}

std::optional<Date> dateIn(std::string_view cell) {
    const auto begin = cell.find_first_not_of(" '");
    cell = begin == std::string_view::npos ? std::string_view() : cell.substr(begin);
    if (cell.size() < 10) {
        return std::nullopt;
    }
    if (cell[2] == '.' && cell[5] == '.') {
        return dayOf(cell.substr(6, 4), cell.substr(3, 2), cell.substr(0, 2));
    }
    const bool isYearFirst = (cell[4] == '-' && cell[7] == '-') || (cell[4] == '/' && cell[7] == '/');
    return isYearFirst ? dayOf(cell.substr(0, 4), cell.substr(5, 2), cell.substr(8, 2)) : std::nullopt;
}

} // namespace fitgauge::feeds
