// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/explain.h"
#include "core/compare/runner_up.h"
#include "ui/answer/strip_content.h"

#include <QString>

#include <optional>
#include <vector>

namespace fitgauge::ui {

// One statement of the panel. `text` may hold bold figures (why_words.h).
struct WhyLine {
    std::optional<Shape> shape;
    Tone tone = Tone::Quiet;
    QString label; // "Memory"
    QString text;
    QString aside; // at the right, quiet: what it is measured against
    QString below; // second line, quiet
    bool quiet = false;
};

// A ratio to the answer: "Cost", "6.1×".
struct WhyRatio {
    QString name, value;
};

// What would turn the answer, into which offer, at which difference of cost.
struct WhyChange {
    QString change, offer, difference;
};

struct WhyPart {
    int number = 0; // 0: none, "Why not this one"
    QString title;
    std::vector<WhyLine> lines;
    std::vector<WhyRatio> ratios;
    std::vector<WhyChange> changes;
    std::vector<WhyLine> after; // below the tables
};

// All that the "Why?" panel says, as text. Built from a comparison and its explanation alone: panel, tests
// and clipboard use this one value.
struct WhyContent {
    QString title;              // "Why L40S 48 GB · Cedar Cloud?"
    QString cost;               // "657 USD/month"
    std::vector<WhyPart> parts; // in reading order
    QString foot;               // period and caution

    [[nodiscard]] QString plainText() const;
};

// What the worker finds out: explain() and the runner-up.
struct WhyFindings {
    compare::Explanation explanation;
    compare::Passing passing;
};

// `selected`: the row that the user chose instead, if any.
[[nodiscard]] WhyContent whyContent(const compare::Comparison& comparison, const WhyFindings& findings,
                                    std::optional<compare::OfferTable::Row> selected);

// The parts; each in the file named after it.
[[nodiscard]] WhyPart whyNotCheaper(const compare::Comparison& comparison,
                                    const compare::Explanation& explanation);
[[nodiscard]] WhyPart whyNotStronger(const compare::Comparison& comparison,
                                     const compare::Explanation& explanation);
[[nodiscard]] WhyPart whatWouldChange(const compare::Comparison& comparison,
                                      const compare::Explanation& explanation);
// Weights, total and answer at 32, 16, 8 and 4 bits; no lines when training.
[[nodiscard]] WhyPart precisionLadder(const compare::Comparison& comparison,
                                      const compare::Explanation& explanation);
[[nodiscard]] WhyPart howSure(const compare::Comparison& comparison, const compare::Explanation& explanation);

} // namespace fitgauge::ui
