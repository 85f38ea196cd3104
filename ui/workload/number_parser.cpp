// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/number_parser.h"

#include "ui/text/quantity_text.h"

#include <QRegularExpression>

#include <array>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr double kMost = 1e15; // far above any context, traffic or model

struct Typed {
    double number = 0;
    QChar letter; // lower case, null when none
};

std::optional<Typed> split(const QString& text) {
    // Digits with separators and ASCII, no-break or thin spaces between, then at most two words.
    static const QRegularExpression pattern(QStringLiteral(
        "^\\s*([0-9][0-9.,'\\x{00a0}\\x{2009}\\x{202f} ]*)\\s*(\\p{L}*(?:\\s+[\\p{L}/]+)?)\\s*$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    QString digits = match.captured(1);
    static const QRegularExpression spaces(QStringLiteral("[\\s'\\x{00a0}\\x{2009}\\x{202f}]"));
    digits.remove(spaces);
    bool ok = false;
    double number = uiLocale().toDouble(digits, &ok);
    if (!ok) {
        number = QLocale::c().toDouble(digits, &ok);
    }
    if (!ok || !std::isfinite(number)) {
        return std::nullopt;
    }
    return Typed{number, unitLetter(match.captured(2))};
}

std::optional<std::int64_t> whole(double value) {
    if (value < 0 || value > kMost) {
        return std::nullopt;
    }
    return std::llround(value);
}

std::optional<std::int64_t> scaled(const QString& text, double kilo) {
    const auto typed = split(text);
    if (!typed) {
        return std::nullopt;
    }
    double factor = 1;
    if (typed->letter == u'k') {
        factor = kilo;
    } else if (typed->letter == u'm') {
        factor = kilo * kilo;
    } else if (typed->letter == u'b' || typed->letter == u'g') {
        factor = kilo * kilo * kilo;
    }
    return whole(typed->number * factor);
}

// Vietnamese multiples and units, longest first. Their first letters would mislead: tỷ is a billion.
struct NamedUnit {
    QStringView name;
    QChar letter;
};
constexpr std::array kNamedUnits{
    NamedUnit{u"nghìn tỷ", u't'}, NamedUnit{u"tỷ", u'b'},    NamedUnit{u"tỉ", u'b'},
    NamedUnit{u"triệu", u'm'},    NamedUnit{u"nghìn", u'k'}, NamedUnit{u"phút", u'm'},
    NamedUnit{u"giờ", u'h'},      NamedUnit{u"giây", u's'},
};

} // namespace

QChar unitLetter(const QString& unit) {
    const QString word = unit.normalized(QString::NormalizationForm_C).toLower();
    for (const NamedUnit& named : kNamedUnits) {
        if (word.startsWith(named.name)) {
            return named.letter;
        }
    }
    const bool ascii = !word.isEmpty() && word.front() >= u'a' && word.front() <= u'z';
    return ascii ? word.front() : QChar();
}

std::optional<std::int64_t> parseCount(const QString& text) {
    return scaled(text, 1000);
}

std::optional<std::int64_t> parseTokens(const QString& text) {
    return scaled(text, 1024);
}

std::optional<std::int64_t> parseParameters(const QString& text) {
    const auto typed = split(text);
    if (!typed) {
        return std::nullopt;
    }
    double factor = 1e9;
    if (typed->letter == u'm') {
        factor = 1e6;
    } else if (typed->letter == u't') {
        factor = 1e12;
    } else if (!typed->letter.isNull() && typed->letter != u'b') {
        return std::nullopt;
    }
    return whole(typed->number * factor);
}

std::optional<std::int64_t> parseDuration(const QString& text, QChar defaultUnit) {
    const auto typed = split(text);
    if (!typed) {
        return std::nullopt;
    }
    const QChar unit = typed->letter.isNull() ? defaultUnit : typed->letter;
    if (unit == u's') {
        return whole(typed->number * 1'000);
    }
    if (unit == u'm') {
        return whole(typed->number * 60'000);
    }
    if (unit == u'h') {
        return whole(typed->number * 3'600'000);
    }
    return std::nullopt;
}

std::optional<std::int64_t> parseTenths(const QString& text) {
    const auto typed = split(text);
    return typed ? whole(typed->number * 10) : std::nullopt;
}

} // namespace fitgauge::ui
