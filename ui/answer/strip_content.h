// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "ui/theme/icons.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace fitgauge::ui {

// What colour a piece of the strip takes; never without a shape or a word.
enum class Tone : std::uint8_t { Good, Tight, Bad, Quiet };

struct StripFact {
    Shape shape = Shape::Check;
    Tone tone = Tone::Good;
    QString text;
};

// Everything the answer strip says, as text. Built from a Comparison alone: strip, tests, spoken text and the
// first page of the report use this one value.
struct StripContent {
    compare::AnswerKind kind = compare::AnswerKind::None;
    QString claim;                // "Cheapest that comfortably fits"
    QString card;                 // "L40S 48 GB"
    QString provider;             // "Cedar Cloud"
    QString figure, unit;         // "657", "USD/month"
    QString basis;                // "0.90 USD/h × 730 h, always on"
    std::vector<StripFact> facts; // memory, target, billing ...
    QString choiceName;           // "Your choice", empty when the answer itself is selected or nothing is
    QString choice;               // "A100-80 · Dune Compute: 511 USD/month more (+78 %)"
    QString notCheaper;           // "Nothing cheaper passes: 96 do not fit, ..."
    QString strongest;            // "Strongest: B200 · Osprey Cloud, ..."
    QString borderline;           // "Cheaper but borderline: RTX-A6000 · Cedar Cloud, 256 USD/month ..."
    QString outside;              // "Cheaper outside your filters: ..."
    QString hint;                 // for no answer: what would bring one back
    QString providerUrl;          // page of the price, empty when the catalog has none
    // For an empty result: the filter whose removal brings back most.
    std::optional<compare::FilterRelief> relief;

    // One sentence after another, for assistive tools and tooltips.
    [[nodiscard]] QString spoken() const;
};

// "Strongest: B200 · Osprey Cloud, 6.7× the tokens/s for 6.1× the cost." Empty when the answer is the
// strongest. Paper has room for the cost itself.
[[nodiscard]] QString strongestText(const compare::Comparison& comparison, bool withCost = false);

[[nodiscard]] StripContent stripContent(const compare::Comparison& comparison,
                                        std::optional<compare::OfferTable::Row> selected);

} // namespace fitgauge::ui
