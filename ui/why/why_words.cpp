// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/why_words.h"

#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <cstdlib>

namespace fitgauge::ui {

using compare::Outcome;
using compare::Test;
using compare::TestFigures;

QString bold(const QString& text) {
    return kBoldOn + text + kBoldOff;
}

QString withoutMarks(QString text) {
    return text.remove(kBoldOn).remove(kBoldOff);
}

QString rangeText(const QString& from, const QString& to) {
    //: an estimated range, its unit follows: "0.6 to 0.8"
    return from == to ? from : WhyWords::tr("%1 to %2").arg(from, to);
}

QString secondsFigure(double seconds, std::optional<double> target) {
    const QString tenths = decimalText(seconds, 1);
    const bool hidesTheDifference = target && tenths == decimalText(*target, 1) && seconds != *target;
    return hidesTheDifference ? decimalText(seconds, 2) : tenths;
}

// A whole amount has no decimals: the figures that it stands between have none, or equal ones.
QString signedCost(Money difference) {
    if (difference.nano == 0) {
        return countText(0);
    }
    const Money size{std::abs(difference.nano), difference.currency};
    const QString figure = size.nano % kNanoPerUnit == 0 ? moneyText(size, 0) : costText(size);
    //: a difference of cost with a minus sign (U+2212)
    return difference.nano < 0 ? WhyWords::tr("−%1").arg(figure)
                               //: a difference of cost with its sign
                               : WhyWords::tr("+%1").arg(figure);
}

QString offerWithCost(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    const QString provider = QString::fromStdString(comparison.table().providerOf(row).name);
    //: %1 card, %2 provider, %3 cost
    return WhyWords::tr("%1 · %2, %3")
        .arg(cardTitle(comparison.table(), row), provider, bold(costFigure(comparison.figures(row))));
}

namespace {

QString fitReason(const sizing::MemoryEstimate& memory, const TestFigures& test) {
    if (test.outcome == Outcome::Unknown || !test.needed || !test.available) {
        return WhyWords::tr("memory unknown");
    }
    if (memory.fit == sizing::Fit::NeedsCards) {
        return WhyWords::tr("needs %Ln such card(s) in one machine", nullptr, memory.cardsNeeded);
    }
    //: %1 and %2 are sizes in GiB
    return WhyWords::tr("needs %1 GiB, has %2 GiB")
        .arg(gibText(*test.needed, 1), gibText(*test.available, 1));
}

QString comfortReason(const TestFigures& test) {
    if (!test.needed || !test.available) {
        return WhyWords::tr("memory unknown");
    }
    //: %1 and %2 are sizes in GiB
    return WhyWords::tr("tight: needs %1 GiB, comfortable up to %2 GiB")
        .arg(gibText(*test.needed, 1), gibText(*test.available, 1));
}

QString firstTokenReason(const TestFigures& test) {
    const QString seconds = secondsFigure(*test.firstToken, test.firstTokenTarget);
    const QString target = decimalText(*test.firstTokenTarget, 1);
    if (test.outcome == Outcome::Borderline) {
        //: %1 and %2 are seconds
        return WhyWords::tr("Borderline: measure first. First token about %1 s in the slow case (estimate), "
                            "target %2 s")
            .arg(seconds, target);
    }
    //: %1 and %2 are seconds
    return WhyWords::tr("first token about %1 s in the slow case (estimate), target %2 s")
        .arg(seconds, target);
}

QString perUserReason(const TestFigures& test) {
    const QString rate = decimalText(*test.perUser, 1);
    const QString target = decimalText(*test.perUserTarget, 0);
    if (test.outcome == Outcome::Borderline) {
        //: %1 and %2 are tokens per second
        return WhyWords::tr("Borderline: measure first. Each user about %1 tok/s in the slow case "
                            "(estimate), target %2")
            .arg(rate, target);
    }
    //: %1 and %2 are tokens per second
    return WhyWords::tr("each user about %1 tok/s in the slow case (estimate), target %2").arg(rate, target);
}

QString finishReason(const TestFigures& test) {
    const QString hours = decimalText(*test.finish, 1);
    const QString target = decimalText(*test.finishTarget, 0);
    if (test.outcome == Outcome::Borderline) {
        //: %1 and %2 are hours
        return WhyWords::tr("Borderline: measure first. Done after about %1 h in the slow case (estimate), "
                            "asked for %2 h")
            .arg(hours, target);
    }
    //: %1 and %2 are hours
    return WhyWords::tr("done after about %1 h in the slow case (estimate), asked for %2 h")
        .arg(hours, target);
}

// The part of the target that is missed; where several are, the first.
QString targetReason(const TestFigures& test) {
    if (test.firstToken && test.firstTokenTarget && *test.firstToken > *test.firstTokenTarget) {
        return firstTokenReason(test);
    }
    if (test.perUser && test.perUserTarget && *test.perUser < *test.perUserTarget) {
        return perUserReason(test);
    }
    if (test.finish && test.finishTarget && *test.finish > *test.finishTarget) {
        return finishReason(test);
    }
    return WhyWords::tr("speed unknown");
}

QString ageReason(const TestFigures& test) {
    if (!test.ageDays) {
        return WhyWords::tr("the age of its price is unknown");
    }
    //: %1 is the limit in days
    return WhyWords::tr("price %Ln day(s) old, limit %1", nullptr, *test.ageDays)
        .arg(countText(test.ageLimitDays));
}

} // namespace

QString reasonText(const compare::Comparison& comparison, compare::OfferTable::Row row,
                   const TestFigures& test) {
    switch (test.test) {
    case Test::Fits:
        return fitReason(comparison.memory(row), test);
    case Test::Comfortable:
        return comfortReason(test);
    case Test::Target:
        return targetReason(test);
    case Test::PriceFresh:
        return ageReason(test);
    case Test::Count_:
        break;
    }
    return {};
}

OutcomeMark markOf(Test test, Outcome outcome) {
    switch (outcome) {
    case Outcome::Passes:
        return {Shape::Check, Tone::Good};
    case Outcome::Borderline:
        return {Shape::Tight, Tone::Tight};
    case Outcome::Unknown:
        return {Shape::Unknown, Tone::Quiet};
    case Outcome::NotAsked:
        return {Shape::Minus, Tone::Quiet};
    case Outcome::Fails:
        break;
    }
    switch (test) {
    case Test::Comfortable:
        return {Shape::Tight, Tone::Tight};
    case Test::PriceFresh:
        return {Shape::Stale, Tone::Tight};
    default:
        return {Shape::DoesNotFit, Tone::Bad};
    }
}

OutcomeMark markOf(speed::Verdict verdict) {
    switch (verdict) {
    case speed::Verdict::Meets:
        return {Shape::Check, Tone::Good};
    case speed::Verdict::Borderline:
        return {Shape::Tight, Tone::Tight};
    case speed::Verdict::Misses:
        return {Shape::DoesNotFit, Tone::Bad};
    case speed::Verdict::NoTarget:
        return {Shape::Minus, Tone::Quiet};
    case speed::Verdict::Unknown:
        break;
    }
    return {Shape::Unknown, Tone::Quiet};
}

} // namespace fitgauge::ui
