// SPDX-License-Identifier: GPL-3.0-or-later
// Part 2: what is cheaper, and the first test that it fails.
#include "ui/text/names.h"
#include "ui/why/why_content.h"
#include "ui/why/why_words.h"

#include <algorithm>

namespace fitgauge::ui {

namespace {

using compare::CheaperGroup;
using compare::CheaperOffer;
using compare::Comparison;
using compare::Test;

WhyLine lineOf(const Comparison& comparison, const CheaperOffer& offer) {
    const auto mark = markOf(offer.failed.test, offer.failed.outcome);
    WhyLine line;
    line.shape = mark.shape;
    line.tone = mark.tone;
    line.text = offerWithCost(comparison, offer.row);
    line.below = reasonText(comparison, offer.row, offer.failed);
    return line;
}

// The nearest miss, and the nearest of another outcome: borderline is no plain miss.
std::vector<const CheaperOffer*> shownOf(const CheaperGroup& group) {
    std::vector<const CheaperOffer*> shown;
    for (const auto& offer : group.examples) {
        const bool isNew = std::none_of(shown.begin(), shown.end(), [&](const CheaperOffer* other) {
            return other->failed.outcome == offer.failed.outcome;
        });
        if (isNew) {
            shown.push_back(&offer);
        }
    }
    return shown;
}

QString othersText(Test test, std::size_t count) {
    const int n = static_cast<int>(count);
    switch (test) {
    case Test::Fits:
        return WhyWords::tr("%Ln more do(es) not fit", "cheaper offers", n);
    case Test::Comfortable:
        return WhyWords::tr("%Ln more (is/are) tight", "cheaper offers", n);
    case Test::Target:
        return WhyWords::tr("%Ln more miss(es) the target", "cheaper offers", n);
    case Test::PriceFresh:
        return WhyWords::tr("%Ln more with an old price", "cheaper offers", n);
    case Test::Count_:
        break;
    }
    return {};
}

void addGroup(WhyPart& part, const Comparison& comparison, const CheaperGroup& group) {
    const auto shown = shownOf(group);
    for (const auto* offer : shown) {
        part.lines.push_back(lineOf(comparison, *offer));
    }
    if (group.count > shown.size() && !shown.empty()) {
        part.lines.back().aside = othersText(group.failing, group.count - shown.size());
    }
}

void addHidden(WhyPart& part, const Comparison& comparison) {
    const auto& answer = comparison.answer();
    if (!answer.cheaperOutsideFilters || !answer.cheaperHiddenBy) {
        return;
    }
    WhyLine line;
    line.shape = Shape::Minus;
    line.text = offerWithCost(comparison, *answer.cheaperOutsideFilters);
    //: %1 is the name of a filter
    line.below =
        WhyWords::tr("hidden by your filter “%1”, not by a test").arg(nameOf(*answer.cheaperHiddenBy));
    part.lines.push_back(line);
}

} // namespace

WhyPart whyNotCheaper(const Comparison& comparison, const compare::Explanation& explanation) {
    WhyPart part;
    part.number = 2;
    part.title = WhyWords::tr("Why not cheaper");
    for (const auto& group : explanation.cheaper) {
        addGroup(part, comparison, group);
    }
    addHidden(part, comparison);
    if (part.lines.empty()) {
        WhyLine line;
        line.text = WhyWords::tr("Nothing cheaper is on offer.");
        part.lines.push_back(line);
    }
    return part;
}

} // namespace fitgauge::ui
