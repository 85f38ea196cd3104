// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/explain.h"
#include "ui/answer/strip_content.h"

#include <QCoreApplication>
#include <QString>

namespace fitgauge::ui {

struct WhyWords {
    Q_DECLARE_TR_FUNCTIONS(WhyWords)
};

// Marks an argument of a sentence as bold, so that the sentence itself stays free of markup. The marks are
// code points that no text may hold (Unicode noncharacters).
inline constexpr QChar kBoldOn(0xFDD0);
inline constexpr QChar kBoldOff(0xFDD1);
[[nodiscard]] QString bold(const QString& text);
[[nodiscard]] QString withoutMarks(QString text);

// "about 0.6 to 0.8" as its two ends, or one figure where both print alike.
[[nodiscard]] QString rangeText(const QString& from, const QString& to);
// Seconds with one decimal; with two where one would print the same as the target it is compared with.
[[nodiscard]] QString secondsFigure(double seconds, std::optional<double> target = {});
// "+511", "−219", "0".
[[nodiscard]] QString signedCost(Money difference);
// "L40S 48 GB · Cedar Cloud, 657" with the figure bold.
[[nodiscard]] QString offerWithCost(const compare::Comparison& comparison, compare::OfferTable::Row row);

// Why a test is not passed: "needs 32.5 GiB, has 22.5 GiB".
[[nodiscard]] QString reasonText(const compare::Comparison& comparison, compare::OfferTable::Row row,
                                 const compare::TestFigures& test);
struct OutcomeMark {
    Shape shape;
    Tone tone;
};
[[nodiscard]] OutcomeMark markOf(compare::Test test, compare::Outcome outcome);
[[nodiscard]] OutcomeMark markOf(speed::Verdict verdict);

} // namespace fitgauge::ui
