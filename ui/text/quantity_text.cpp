// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace fitgauge::ui {

namespace {

struct QuantityText {
    Q_DECLARE_TR_FUNCTIONS(QuantityText)
};

QLocale& mutableLocale() {
    static QLocale locale;
    return locale;
}

// Whole part and decimals of exact decimal text ("-1234.50"), with the locale's signs: no double touches
// money.
QString localised(const std::string& decimal) {
    const QString text = QString::fromStdString(decimal);
    const bool negative = text.startsWith(u'-');
    const qsizetype point = text.indexOf(u'.');
    const QString whole = text.mid(negative ? 1 : 0, point < 0 ? -1 : point - (negative ? 1 : 0));
    QString result = uiLocale().toString(whole.toLongLong());
    if (point >= 0) {
        result += uiLocale().decimalPoint() + text.mid(point + 1);
    }
    return negative ? uiLocale().negativeSign() + result : result;
}

QString withoutTrailingZeros(QString text) {
    if (!text.contains(uiLocale().decimalPoint())) {
        return text;
    }
    while (text.endsWith(u'0')) {
        text.chop(1);
    }
    if (text.endsWith(uiLocale().decimalPoint())) {
        text.chop(uiLocale().decimalPoint().size());
    }
    return text;
}

QString secondsText(std::int64_t ms) {
    const bool whole = ms % 1000 == 0 || ms >= 10'000;
    const double seconds = static_cast<double>(ms) / 1000;
    //: seconds
    return QuantityText::tr("%1 s").arg(whole ? countText(std::llround(seconds)) : decimalText(seconds, 1));
}

QString minutesText(std::int64_t seconds) {
    const std::int64_t minutes = seconds / 60;
    const std::int64_t rest = seconds % 60;
    if (rest == 0) {
        //: minutes
        return QuantityText::tr("%1 min").arg(countText(minutes));
    }
    //: minutes and seconds
    return QuantityText::tr("%1 min %2 s").arg(countText(minutes), countText(rest));
}

QString hoursText(std::int64_t minutes) {
    const std::int64_t rest = minutes % 60;
    if (rest == 0) {
        //: hours
        return QuantityText::tr("%1 h").arg(countText(minutes / 60));
    }
    //: hours and minutes
    return QuantityText::tr("%1 h %2 min").arg(countText(minutes / 60), countText(rest));
}

} // namespace

const QLocale& uiLocale() {
    return mutableLocale();
}

void setUiLocale(const QLocale& locale) {
    mutableLocale() = locale;
    QLocale::setDefault(locale); // spin boxes and plurals follow
}

QString countText(std::int64_t count) {
    return uiLocale().toString(static_cast<qlonglong>(count));
}

QString decimalText(double value, int decimals) {
    // -0.004 is zero at two decimals and must not read "-0.00".
    const double scale = std::pow(10.0, decimals);
    const bool zero = std::abs(value) * scale < 0.5;
    return uiLocale().toString(zero ? 0.0 : value, 'f', decimals);
}

QString percentText(std::int64_t partsPerMillion) {
    const std::int64_t half = partsPerMillion < 0 ? -5'000 : 5'000;
    const QString number = countText((partsPerMillion + half) / 10'000);
    //: per cent; the space is a thin one (U+2009), leave it out where the language sets none
    return QuantityText::tr("%1\u2009%").arg(number);
}

QString gibText(Bytes bytes, int decimals) {
    return decimalText(bytes.gib(), decimals);
}

QString moneyText(Money money, int decimals) {
    return localised(toDecimal(money, decimals));
}

QString costText(Money money) {
    const std::int64_t cents = roundedTo(money, 2).nano;
    const bool small = std::abs(cents) < 100 * kNanoPerUnit;
    return moneyText(money, small ? 2 : 0);
}

QString durationText(Duration duration) {
    const std::int64_t ms = duration.inMilliseconds();
    constexpr std::int64_t kMinute = 60'000;
    constexpr std::int64_t kHour = 60 * kMinute;
    if (ms < 2 * kMinute && ms != kMinute) {
        return secondsText(ms);
    }
    if (ms < kHour) {
        return minutesText((ms + 500) / 1000);
    }
    return hoursText((ms + kMinute / 2) / kMinute);
}

QString parametersText(std::int64_t parameters) {
    const auto value = static_cast<double>(parameters);
    struct Step {
        double size;
        const char* text;
    };
    static constexpr std::array<Step, 3> kSteps{{
        //: trillions of parameters
        {1e12, QT_TRANSLATE_NOOP("QuantityText", "%1 T")},
        //: billions of parameters
        {1e9, QT_TRANSLATE_NOOP("QuantityText", "%1 B")},
        //: millions of parameters
        {1e6, QT_TRANSLATE_NOOP("QuantityText", "%1 M")},
    }};
    for (const Step& step : kSteps) {
        const double scaled = value / step.size;
        if (scaled >= 0.9995) {
            const int decimals = scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0;
            return QuantityText::tr(step.text).arg(withoutTrailingZeros(decimalText(scaled, decimals)));
        }
    }
    return countText(parameters);
}

} // namespace fitgauge::ui
