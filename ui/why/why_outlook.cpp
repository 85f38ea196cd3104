// SPDX-License-Identifier: GPL-3.0-or-later
// Parts 3 to 5: what is stronger, what would change the answer, and how sure it is.
#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/why/why_content.h"
#include "ui/why/why_words.h"

namespace fitgauge::ui {

namespace {

using compare::AnswerKind;
using compare::Comparison;
using compare::Explanation;
using compare::Knob;
using compare::Test;
using compare::WhatIf;
using Row = compare::OfferTable::Row;

WhyLine plainLine(const QString& text, bool quiet = false) {
    WhyLine line;
    line.text = text;
    line.quiet = quiet;
    return line;
}

void addRatio(WhyPart& part, const QString& name, const std::optional<double>& ratio) {
    if (ratio) {
        //: how many times the answer's figure: "6.1×"
        part.ratios.push_back({name, WhyWords::tr("%1×").arg(decimalText(*ratio, 1))});
    }
}

// Batch fills the memory with as many items as are comfortable: nobody asked for users.
bool hasUsers(const compare::Workload& workload) {
    return !workload.isTraining && workload.profile != compare::Profile::Batch;
}

QString usersText(const Comparison& comparison, Row row) {
    const auto there = comparison.memory(row).usersComfortable;
    const auto here = comparison.memory(*comparison.answer().row).usersComfortable;
    if (!there || !here || !hasUsers(comparison.workload())) {
        return {};
    }
    //: how many users fit comfortably: %1 on the stronger offer, %2 on the answer, %3 asked for
    return WhyWords::tr("Comfortable to %1 users instead of %2; you have %3.")
        .arg(countText(*there), countText(*here), countText(comparison.workload().serving.users));
}

QString precisionText(sizing::WeightFormat weights, std::optional<sizing::KvFormat> cache) {
    if (!cache) {
        return nameOf(weights);
    }
    //: number formats of the weights and of the KV cache
    return WhyWords::tr("%1, KV cache %2").arg(nameOf(weights), nameOf(*cache));
}

QString usersKnob(const compare::Workload& workload, std::int64_t users) {
    const QString value = countText(users);
    if (workload.isTraining) {
        return users > workload.training.batch ? WhyWords::tr("From batch %1").arg(value)
                                               : WhyWords::tr("Up to batch %1").arg(value);
    }
    return users > workload.serving.users ? WhyWords::tr("From %1 users").arg(value)
                                          : WhyWords::tr("Up to %1 users").arg(value);
}

QString tokensKnob(const compare::Workload& workload, std::int64_t tokens) {
    const QString value = countText(tokens);
    const auto now = workload.isTraining ? workload.training.tokensPerItem : workload.serving.contextTokens;
    return tokens > now ? WhyWords::tr("From %1 tokens").arg(value)
                        : WhyWords::tr("Up to %1 tokens").arg(value);
}

QString knobText(const Comparison& comparison, const WhatIf& what) {
    switch (what.knob) {
    case Knob::Users:
        return usersKnob(comparison.workload(), what.value);
    case Knob::Context:
        return tokensKnob(comparison.workload(), what.value);
    case Knob::Precision:
        return what.weights ? precisionText(*what.weights, what.cache) : QString();
    }
    return {};
}

QString gapText(const Comparison& comparison, const std::optional<Money>& cost) {
    const auto& answer = comparison.answer();
    const auto reference = answer.row ? comparison.figures(*answer.row).cost : std::nullopt;
    return cost && reference ? signedCost(compare::costGap(*cost, *reference)) : QStringLiteral("–");
}

QString changedOffer(const Comparison& comparison, const WhatIf& what) {
    if (!what.row) {
        return WhyWords::tr("no answer");
    }
    const QString offer = offerTitle(comparison.table(), *what.row);
    const QString cost = what.cost ? costText(*what.cost) : QStringLiteral("–");
    switch (what.kind) {
    case AnswerKind::Tight:
        //: %1 offer, %2 cost
        return WhyWords::tr("%1, %2, tight").arg(offer, cost);
    case AnswerKind::OldPrice:
        //: %1 offer, %2 cost
        return WhyWords::tr("%1, %2, old price").arg(offer, cost);
    default:
        //: %1 offer, %2 cost
        return WhyWords::tr("%1, %2").arg(offer, cost);
    }
}

void addOutsideFilters(WhyPart& part, const Comparison& comparison) {
    const auto& answer = comparison.answer();
    if (!answer.cheaperOutsideFilters || !answer.cheaperHiddenBy) {
        return;
    }
    const auto figures = comparison.figures(*answer.cheaperOutsideFilters);
    //: %1 is the name of a filter that is taken away
    part.changes.push_back(
        {WhyWords::tr("Without “%1”").arg(nameOf(*answer.cheaperHiddenBy)),
         WhyWords::tr("%1, %2").arg(offerTitle(comparison.table(), *answer.cheaperOutsideFilters),
                                    costFigure(figures)),
         gapText(comparison, figures.cost)});
}

// The suggestion of the detail panel, unless the thresholds tell it already.
void addEightBit(WhyPart& part, const Comparison& comparison, const Explanation& explanation) {
    const auto& suggestion = explanation.cheaperIf8Bit;
    if (!suggestion) {
        return;
    }
    for (const auto& what : explanation.thresholds) {
        if (what.knob == Knob::Precision && what.row == suggestion->row) {
            return;
        }
    }
    part.changes.push_back({precisionText(suggestion->weights, suggestion->cache),
                            WhyWords::tr("%1, %2").arg(offerTitle(comparison.table(), suggestion->row),
                                                       costText(suggestion->cost)),
                            gapText(comparison, suggestion->cost)});
}

QString basisText(const speed::SpeedEstimate& speed) {
    switch (speed.basis) {
    case speed::Basis::SpecificationOnly:
        return WhyWords::tr("Speed from the data sheet alone: nobody measured a part of this kind.");
    case speed::Basis::Estimated:
        return WhyWords::tr("Speed from a formula fitted on measured runs of this kind of part.");
    case speed::Basis::MeasuredNearby:
        return WhyWords::tr("Speed from a formula; a measured run of this card is near it.");
    case speed::Basis::Measured:
        return WhyWords::tr("Speed from your own measured run.");
    case speed::Basis::NoData:
        break;
    }
    return WhyWords::tr("No speed can be estimated for it.");
}

void addSpeed(WhyPart& part, const Comparison& comparison, Row row, const compare::TestFigures& test) {
    if (test.firstToken && test.firstTokenTarget) {
        //: %1 and %2 are seconds
        part.lines.push_back(
            plainLine(WhyWords::tr("First token about %1 s in the slow case (estimate), of %2 s.")
                          .arg(secondsFigure(*test.firstToken, test.firstTokenTarget),
                               decimalText(*test.firstTokenTarget, 1))));
    }
    if (test.finish && test.finishTarget) {
        //: %1 and %2 are hours
        part.lines.push_back(
            plainLine(WhyWords::tr("Done after about %1 h in the slow case (estimate), of %2 h.")
                          .arg(decimalText(*test.finish, 1), decimalText(*test.finishTarget, 0))));
    }
    if (const auto* speed = comparison.figures(row).speed) {
        part.lines.push_back(plainLine(basisText(*speed), true));
        if (speed->weak) {
            part.lines.push_back(plainLine(
                WhyWords::tr("Measured runs of this kind of part differ from the formula by 2× and more."),
                true));
        }
    }
}

void addMemory(WhyPart& part, const Comparison& comparison, Row row) {
    const auto& memory = comparison.memory(row);
    if (memory.driverShows && memory.driverShowsHigh) {
        //: %1 and %2 are sizes in GiB
        part.lines.push_back(plainLine(
            WhyWords::tr("The driver will show about %1 GiB, up to %2 GiB in one run of ten (estimate).")
                .arg(gibText(*memory.driverShows, 1), gibText(*memory.driverShowsHigh, 1))));
    } else if (memory.usersComfortable && memory.usersFull && hasUsers(comparison.workload())) {
        //: %1 and %2 are numbers of users
        part.lines.push_back(
            plainLine(WhyWords::tr("Memory stays comfortable up to %1 users and is full after %2.")
                          .arg(countText(*memory.usersComfortable), countText(*memory.usersFull))));
    }
}

void addPrices(WhyPart& part, const compare::Doubts& doubts) {
    if (!doubts.answerPriceDays) {
        return;
    }
    part.lines.push_back(
        plainLine(WhyWords::tr("Its price is %Ln day(s) old.", nullptr, *doubts.answerPriceDays)));
    if (doubts.oldestPriceDays && *doubts.oldestPriceDays > *doubts.answerPriceDays) {
        part.lines.push_back(plainLine(
            WhyWords::tr("The oldest price shown is %Ln day(s) old.", nullptr, *doubts.oldestPriceDays),
            true));
    }
}

QString unknownsText(const compare::Doubts& doubts) {
    QStringList parts;
    const auto add = [&parts](std::size_t count, const QString& text) {
        if (count > 0) {
            parts << text;
        }
    };
    const auto n = [](std::size_t count) { return static_cast<int>(count); };
    add(doubts.withoutPrice, WhyWords::tr("%Ln without a price", "offers", n(doubts.withoutPrice)));
    add(doubts.otherCurrency, WhyWords::tr("%Ln in another currency", "offers", n(doubts.otherCurrency)));
    add(doubts.withoutRule, WhyWords::tr("%Ln without a billing rule", "offers", n(doubts.withoutRule)));
    add(doubts.withoutSpeed, WhyWords::tr("%Ln without a speed estimate", "offers", n(doubts.withoutSpeed)));
    add(doubts.guessedParts,
        WhyWords::tr("%Ln with a card that is only guessed", "offers", n(doubts.guessedParts)));
    add(doubts.unknownMemory, WhyWords::tr("%Ln with unknown memory", "offers", n(doubts.unknownMemory)));
    if (parts.isEmpty()) {
        return WhyWords::tr("Unknowns that could matter: none.");
    }
    //: %1 is a list such as "3 without a price, 2 with unknown memory"
    return WhyWords::tr("Unknowns that could matter: %1.")
        .arg(parts.join(WhyWords::tr(", ", "between list items")));
}

} // namespace

WhyPart whyNotStronger(const Comparison& comparison, const Explanation& explanation) {
    WhyPart part;
    part.number = 3;
    part.title = WhyWords::tr("Why not stronger");
    if (!explanation.strongest) {
        part.lines.push_back(plainLine(WhyWords::tr("Nothing stronger fits comfortably.")));
        return part;
    }
    const auto& stronger = *explanation.strongest;
    const auto figures = comparison.figures(stronger.row);
    const QString provider = QString::fromStdString(comparison.table().providerOf(stronger.row).name);
    //: a cost and its unit: "657 USD/month"
    const QString cost = WhyWords::tr("%1 %2").arg(costFigure(figures), costUnit(figures));
    part.lines.push_back(plainLine(
        WhyWords::tr("%1 · %2, %3").arg(cardTitle(comparison.table(), stronger.row), provider, bold(cost))));
    addRatio(part, WhyWords::tr("Cost"), stronger.costRatio);
    addRatio(part, WhyWords::tr("Peak compute"), stronger.peakComputeRatio);
    addRatio(part, WhyWords::tr("Memory bandwidth"), stronger.bandwidthRatio);
    addRatio(part, WhyWords::tr("Tokens/s (estimate)"), stronger.speedRatio);
    addRatio(part, WhyWords::tr("Tokens per %1").arg(QString::fromStdString(stronger.cost.currency.code())),
             stronger.tokensPerCostRatio);
    const QString users = usersText(comparison, stronger.row);
    if (!users.isEmpty()) {
        part.after.push_back(plainLine(users, true));
    } else if (stronger.extraMemory && stronger.extraMemory->count() > 0) {
        //: usable memory in GiB
        part.after.push_back(plainLine(
            WhyWords::tr("%1 GiB more usable memory.").arg(gibText(*stronger.extraMemory, 1)), true));
    }
    return part;
}

WhyPart whatWouldChange(const Comparison& comparison, const Explanation& explanation) {
    WhyPart part;
    part.number = 4;
    part.title = WhyWords::tr("What would change the answer");
    for (const auto& what : explanation.thresholds) {
        part.changes.push_back(
            {knobText(comparison, what), changedOffer(comparison, what), gapText(comparison, what.cost)});
    }
    addEightBit(part, comparison, explanation);
    addOutsideFilters(part, comparison);
    if (part.changes.empty()) {
        part.lines.push_back(plainLine(WhyWords::tr("No nearby setting of users, context or precision.")));
    }
    return part;
}

WhyPart precisionLadder(const Comparison& comparison, const Explanation& explanation) {
    WhyPart part;
    part.title = WhyWords::tr("Memory at other precisions");
    for (const compare::LadderStep& step : explanation.ladder) {
        WhatIf as;
        as.row = step.row;
        as.cost = step.cost;
        as.kind = step.kind;
        //: %1 bits of a weight, %2 and %3 GiB on one card
        part.changes.push_back({WhyWords::tr("%1 bit: weights %2, in all %3 GiB")
                                    .arg(countText(step.memory.bits), gibText(step.memory.weightBytes),
                                         gibText(step.memory.needed)),
                                changedOffer(comparison, as), gapText(comparison, step.cost)});
    }
    return part;
}

WhyPart howSure(const Comparison& comparison, const Explanation& explanation) {
    WhyPart part;
    part.number = 5;
    part.title = WhyWords::tr("How sure");
    if (const auto row = comparison.answer().row; row && explanation.tests) {
        addSpeed(part, comparison, *row, (*explanation.tests)[static_cast<std::size_t>(Test::Target)]);
        addMemory(part, comparison, *row);
    }
    addPrices(part, explanation.doubts);
    part.lines.push_back(plainLine(unknownsText(explanation.doubts), true));
    return part;
}

} // namespace fitgauge::ui
