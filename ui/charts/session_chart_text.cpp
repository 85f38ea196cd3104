// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/session_chart_text.h"

#include "ui/answer/offer_words.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

namespace fitgauge::ui {
namespace {

using compare::SessionChart;
using compare::SessionLine;

struct ChartText {
    Q_DECLARE_TR_FUNCTIONS(SessionChart)
};

QString currencyOf(const SessionLine& line) {
    return QString::fromStdString(line.rate.currency.code());
}

QString ownSentence(const SessionChart& chart) {
    const SessionLine* own = chart.ownLine();
    if (own == nullptr) {
        return ChartText::tr("How this offer rounds is not known.");
    }
    //: %1 is "by the minute", %2 an amount, %3 a multiple such as "1.0×"
    return ChartText::tr("This offer bills %1: %2, %3.")
        .arg(ruleWords(own->rule), sessionMoney(own->atLength.total), timesText(own->timesRunPpm));
}

} // namespace

QString sessionQuestion() {
    return ChartText::tr("What does one session cost?");
}

QString timesText(std::optional<std::int64_t> ppm) {
    if (!ppm) {
        return QStringLiteral("–");
    }
    //: a multiple: "2.0×"
    return ChartText::tr("%1×").arg(decimalText(static_cast<double>(*ppm) / 1e6, 1));
}

QString sessionMoney(Money money) {
    constexpr std::int64_t kHalfCent = kNanoPerUnit / 200;
    const bool tiny = money.nano > 0 && money.nano < kHalfCent;
    return moneyText(money, tiny ? 4 : 2);
}

QString ladderAnswer(const SessionChart& chart) {
    if (chart.lines.empty()) {
        return ChartText::tr("This offer has no price.");
    }
    const QString length = durationText(chart.length);
    const SessionLine& last = chart.lines.back();
    if (!chart.worst) {
        //: %1 is a time, %2 an amount, %3 a currency
        return ChartText::tr("At %1 every step charges the same: %2 %3.")
            .arg(length, sessionMoney(last.atLength.total), currencyOf(last));
    }
    const SessionLine& worst = chart.lines[*chart.worst];
    if (worst.own) {
        const SessionLine& finest = chart.lines.front();
        //: %1 a time, %2 "by the hour", %3 an amount, %4 a currency, %5 "2.0×", %6 an amount
        return ChartText::
            tr("At %1 this offer, billed %2, charges %3 %4, %5 what you use. By the second it would be %6.")
                .arg(length, ruleWords(worst.rule), sessionMoney(worst.atLength.total), currencyOf(worst),
                     timesText(worst.timesRunPpm), sessionMoney(finest.atLength.total));
    }
    //: %1 a time, %2 a billing step such as "1 h", %3 an amount, %4 a currency, %5 "2.0×"
    return ChartText::tr("At %1 a block of %2 would charge %3 %4, %5 what you use.")
               .arg(length, durationText(*worst.rule.increment), sessionMoney(worst.atLength.total),
                    currencyOf(worst), timesText(worst.timesRunPpm)) +
           u' ' + ownSentence(chart);
}

QString offersAnswer(const SessionChart& chart, const compare::Comparison& comparison) {
    if (chart.lines.empty()) {
        return ChartText::tr("None of the compared offers has both a price and a known billing step.");
    }
    const QString length = durationText(chart.length);
    if (!chart.worst) {
        return ChartText::tr("At %1 all of them charge for what you use.").arg(length);
    }
    const SessionLine& worst = chart.lines[*chart.worst];
    //: %1 a time, %2 an offer, %3 an amount, %4 a currency, %5 "3.0×"
    QString answer =
        ChartText::tr("At %1 %2 charges %3 %4, %5 what you use.")
            .arg(length, offerTitle(comparison.table(), worst.row), sessionMoney(worst.atLength.total),
                 currencyOf(worst), timesText(worst.timesRunPpm));
    if (chart.fair > 0 && chart.fair + 1 == chart.lines.size()) {
        //: continues "At 20 min X charges 3.00 USD, 3.0× what you use."
        answer += u' ' + ChartText::tr("The other %n charge(s) for what you use.", nullptr,
                                       static_cast<int>(chart.fair));
    }
    return answer;
}

QString ladderUnit(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    const QString offer = offerTitle(comparison.table(), row);
    const auto price = comparison.table().priceOf(row);
    if (!price) {
        return offer;
    }
    //: unit of the axis: %1 a currency, %2 an offer, %3 its price an hour
    return ChartText::tr("%1 for one session, %2 at %3 %1/h")
        .arg(QString::fromStdString(price->currency.code()), offer, moneyText(*price, 2));
}

QString offersUnit(const SessionChart& chart) {
    if (chart.lines.empty()) {
        return {};
    }
    //: unit of the axis; %1 a currency
    return ChartText::tr("%1 for one session, each offer under its own rule")
        .arg(currencyOf(chart.lines.front()));
}

QString stepName(const SessionLine& line) {
    const QString step = durationText(*line.rule.increment);
    //: %1 a billing step
    return line.own ? ChartText::tr("%1, this offer").arg(step) : step;
}

QString ruleWords(const billing::Rule& rule) {
    const Duration step = rule.increment.value_or(Duration());
    QString words;
    if (step == Duration::seconds(1)) {
        words = ChartText::tr("by the second");
    } else if (step == Duration::minutes(1)) {
        words = ChartText::tr("by the minute");
    } else if (step == Duration::hours(1)) {
        words = ChartText::tr("by the hour");
    } else {
        //: %1 a billing step
        words = ChartText::tr("in steps of %1").arg(durationText(step));
    }
    if (rule.minimum > step) {
        //: %1 "by the minute", %2 the least that is charged
        words = ChartText::tr("%1, %2 at least").arg(words, durationText(rule.minimum));
    }
    return words;
}

} // namespace fitgauge::ui
