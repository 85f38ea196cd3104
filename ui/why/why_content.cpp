// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/why_content.h"

#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/why/why_words.h"

namespace fitgauge::ui {

namespace {

using compare::AnswerKind;
using compare::Comparison;
using compare::Outcome;
using compare::Test;
using compare::TestFigures;
using Row = compare::OfferTable::Row;
using Tests = std::array<TestFigures, compare::kTestCount>;

const TestFigures& of(const Tests& tests, Test test) {
    return tests[static_cast<std::size_t>(test)];
}

QString providerOf(const Comparison& comparison, Row row) {
    return QString::fromStdString(comparison.table().providerOf(row).name);
}

QString offerName(const Comparison& comparison, Row row) {
    //: card and provider
    return WhyWords::tr("%1 · %2").arg(cardTitle(comparison.table(), row), providerOf(comparison, row));
}

WhyLine textLine(const QString& text, bool quiet = false) {
    WhyLine line;
    line.text = text;
    line.quiet = quiet;
    return line;
}

WhyLine markedLine(const OutcomeMark& mark, const QString& label, const QString& text, const QString& aside) {
    WhyLine line;
    line.shape = mark.shape;
    line.tone = mark.tone;
    line.label = label;
    line.text = text;
    line.aside = aside;
    return line;
}

WhyLine memoryLine(const Comparison& comparison, Row row, const TestFigures& comfort) {
    const auto& memory = comparison.memory(row);
    const QString label = WhyWords::tr("Memory");
    const QString aside = WhyWords::tr("comfort line %1").arg(percentText(comparison.workload().comfort));
    const auto used = memory.usedPpm();
    if (!memory.usable || !used) {
        return markedLine(markOf(comfort.test, Outcome::Unknown), label, unknownText(), aside);
    }
    //: %1 needed, %2 usable, %3 share of it
    const QString figures =
        WhyWords::tr("%1 of %2 GiB, %3")
            .arg(gibText(memory.needed, 1), gibText(*memory.usable, 1), percentText(*used));
    const QString text =
        memory.cardsUsed > 1
            ? WhyWords::tr("%1 on each of %Ln card(s)", nullptr, memory.cardsUsed).arg(bold(figures))
            : bold(figures);
    return markedLine(markOf(comfort.test, comfort.outcome), label, text, aside);
}

void addLiveTargets(WhyPart& part, const Comparison& comparison, Row row, const TestFigures& test) {
    const auto figures = comparison.figures(row);
    if (figures.speed == nullptr) {
        return;
    }
    if (test.firstToken && test.firstTokenTarget) {
        const QString range = rangeText(decimalText(figures.speed->firstToken.typicalSlot, 1),
                                        secondsFigure(*test.firstToken, test.firstTokenTarget));
        part.lines.push_back(markedLine(markOf(figures.target.firstToken), WhyWords::tr("Target"),
                                        //: %1 seconds, or a range of them: typical to slow case
                                        WhyWords::tr("first token about %1 (estimate)")
                                            .arg(bold(WhyWords::tr("%1 s", "seconds").arg(range))),
                                        //: at most: seconds
                                        WhyWords::tr("≤ %1 s").arg(decimalText(*test.firstTokenTarget, 1))));
    }
    if (test.perUser && test.perUserTarget) {
        const QString range = rangeText(decimalText(*test.perUser, 0),
                                        decimalText(figures.speed->perUserTokensPerSecond.typical, 0));
        part.lines.push_back(markedLine(
            markOf(figures.target.perUser), test.firstTokenTarget ? QString() : WhyWords::tr("Target"),
            //: %1 tokens per second, or a range of them: slow case to typical
            WhyWords::tr("each user about %1 (estimate)").arg(bold(WhyWords::tr("%1 tok/s").arg(range))),
            //: at least: tokens per second
            WhyWords::tr("≥ %1").arg(decimalText(*test.perUserTarget, 0))));
    }
}

void addFinishTarget(WhyPart& part, const Comparison& comparison, Row row, const TestFigures& test) {
    if (!test.finish || !test.finishTarget) {
        return;
    }
    const auto typical = comparison.figures(row).jobHours.value_or(*test.finish);
    const QString range = rangeText(decimalText(typical, 1), decimalText(*test.finish, 1));
    //: hours, or a range of them: typical to slow case
    const QString hours = WhyWords::tr("%1 h", "hours").arg(range);
    part.lines.push_back(markedLine(markOf(test.test, test.outcome), WhyWords::tr("Target"),
                                    WhyWords::tr("done after about %1 (estimate)").arg(bold(hours)),
                                    //: at most: hours
                                    WhyWords::tr("≤ %1 h").arg(decimalText(*test.finishTarget, 0))));
}

void addTarget(WhyPart& part, const Comparison& comparison, Row row, const TestFigures& test) {
    if (test.outcome == Outcome::NotAsked) {
        part.lines.push_back(markedLine(markOf(test.test, test.outcome), WhyWords::tr("Target"),
                                        WhyWords::tr("none asked for"), {}));
        return;
    }
    addLiveTargets(part, comparison, row, test);
    addFinishTarget(part, comparison, row, test);
}

WhyLine priceLine(const Comparison& comparison, Row row, const TestFigures& fresh) {
    const auto price = comparison.table().priceOf(row);
    if (!price) {
        return markedLine(markOf(fresh.test, Outcome::Unknown), WhyWords::tr("Price"), unknownText(), {});
    }
    //: price and currency per hour: "0.90 USD/h"
    const QString hourly = bold(
        WhyWords::tr("%1 %2/h").arg(moneyText(*price, 2), QString::fromStdString(price->currency.code())));
    const QString text = fresh.ageDays
                             ? WhyWords::tr("%1, %Ln day(s) old", nullptr, *fresh.ageDays).arg(hourly)
                             : WhyWords::tr("%1, its age is unknown").arg(hourly);
    return markedLine(markOf(fresh.test, fresh.outcome), WhyWords::tr("Price"), text,
                      WhyWords::tr("limit %Ln day(s)", nullptr, fresh.ageLimitDays));
}

WhyLine tierLine(const Comparison& comparison, Row row) {
    const auto market = comparison.table().marketOf(row);
    const QString name = bold(nameOf(market));
    const QString text = market == catalog::Market::Spot ? WhyWords::tr("%1, may be reclaimed").arg(name)
                                                         : WhyWords::tr("%1, not reclaimable").arg(name);
    return markedLine({Shape::Check, Tone::Good}, WhyWords::tr("Tier"), text,
                      comparison.filter().notReclaimable ? WhyWords::tr("only not reclaimable")
                                                         : WhyWords::tr("any tier"));
}

void addStanding(WhyPart& part, const Comparison& comparison, const compare::Passing& passing) {
    switch (comparison.answer().kind) {
    case AnswerKind::Comfortable:
        part.after.push_back(textLine(WhyWords::tr("Cheapest of the %Ln offer(s) that pass(es) every test.",
                                                   nullptr, static_cast<int>(passing.count))));
        break;
    case AnswerKind::Tight:
        part.after.push_back(
            textLine(WhyWords::tr("Nothing fits comfortably: this is the cheapest that fits at all.")));
        break;
    case AnswerKind::OldPrice:
        part.after.push_back(
            textLine(WhyWords::tr("Every price that is left is past its limit: this one is the freshest.")));
        break;
    case AnswerKind::None:
        break;
    }
    if (passing.runnerUp && passing.gap) {
        //: the next cheapest: %1 offer, %2 cost, %3 difference with its sign
        part.after.push_back(
            textLine(WhyWords::tr("Next: %1, %2 (%3).")
                         .arg(offerTitle(comparison.table(), *passing.runnerUp),
                              costFigure(comparison.figures(*passing.runnerUp)), signedCost(*passing.gap)),
                     true));
    }
}

WhyPart whyThisOne(const Comparison& comparison, Row row, const WhyFindings& findings) {
    WhyPart part;
    part.number = 1;
    part.title = WhyWords::tr("Why this one");
    const Tests tests = findings.explanation.tests.value_or(compare::testsOf(comparison, row));
    part.lines.push_back(memoryLine(comparison, row, of(tests, Test::Comfortable)));
    addTarget(part, comparison, row, of(tests, Test::Target));
    part.lines.push_back(priceLine(comparison, row, of(tests, Test::PriceFresh)));
    part.lines.push_back(tierLine(comparison, row));
    addStanding(part, comparison, findings.passing);
    return part;
}

WhyPart whyNoAnswer(const Comparison& comparison) {
    WhyPart part;
    part.number = 1;
    part.title = WhyWords::tr("Why no answer");
    const auto strip = stripContent(comparison, {});
    part.lines.push_back(textLine(strip.claim));
    if (!strip.hint.isEmpty()) {
        part.lines.push_back(textLine(strip.hint, true));
    }
    return part;
}

std::optional<TestFigures> firstMissed(const Comparison& comparison, Row row) {
    const auto failing = compare::firstFailing(comparison, row);
    return failing ? std::optional(of(compare::testsOf(comparison, row), *failing)) : std::nullopt;
}

// An offer that passes every test and still is not the answer: it costs more, or as much.
WhyLine dearerLine(const Comparison& comparison, Row row) {
    const auto figures = comparison.figures(row);
    const auto answer = comparison.figures(*comparison.answer().row);
    if (!figures.cost) {
        return markedLine({Shape::Unknown, Tone::Quiet}, {},
                          //: %1 says why: "no price"
                          WhyWords::tr("It has no cost to compare: %1.").arg(nameOf(figures.noCost)), {});
    }
    if (!answer.cost) {
        return {};
    }
    const Money gap = compare::costGap(*figures.cost, *answer.cost);
    if (gap.nano <= 0) {
        WhyLine line = textLine(WhyWords::tr("It costs the same."));
        line.below =
            WhyWords::tr("Then fewer cards, a faster start, more bandwidth and a fresher price decide, in "
                         "this order.");
        return line;
    }
    //: %1 difference with its sign, %2 unit, %3 its cost, %4 cost of the answer
    return textLine(
        WhyWords::tr("It costs more: %1 %2 (%3 instead of %4).")
            .arg(bold(signedCost(gap)), costUnit(figures), costFigure(figures), costFigure(answer)));
}

WhyPart whyNotChosen(const Comparison& comparison, Row row) {
    WhyPart part;
    //: %1 is the offer that the user selected
    part.title = WhyWords::tr("Why not %1").arg(offerName(comparison, row));
    const auto missed = firstMissed(comparison, row);
    if (missed) {
        const auto mark = markOf(missed->test, missed->outcome);
        part.lines.push_back(markedLine(mark, {}, reasonText(comparison, row, *missed), {}));
    }
    const auto rules = compare::withoutTests(comparison.hiding().rulesOf(comparison.table(), row));
    if (rules != 0) {
        part.lines.push_back(
            markedLine({Shape::Minus, Tone::Quiet}, {},
                       //: %1 is the name of a filter
                       WhyWords::tr("hidden by your filter “%1”").arg(nameOf(compare::firstOf(rules))), {}));
    }
    if (!missed && comparison.answer().row) {
        part.lines.push_back(dearerLine(comparison, row));
    }
    return part;
}

void appendLines(QStringList& out, const std::vector<WhyLine>& lines) {
    for (const auto& line : lines) {
        QString text = line.label.isEmpty() ? line.text : WhyWords::tr("%1: %2").arg(line.label, line.text);
        if (!line.aside.isEmpty()) {
            //: a statement and what it is measured against, or how many are like it
            text = WhyWords::tr("%1 (%2)").arg(text, line.aside);
        }
        out << QStringLiteral("  - ") + text;
        if (!line.below.isEmpty()) {
            out << QStringLiteral("    ") + line.below;
        }
    }
}

QString headOf(const WhyPart& part) {
    //: number and title of a part of the panel
    return part.number == 0 ? part.title : WhyWords::tr("%1. %2").arg(countText(part.number), part.title);
}

} // namespace

WhyContent whyContent(const Comparison& comparison, const WhyFindings& findings,
                      std::optional<Row> selected) {
    WhyContent content;
    const auto answer = comparison.answer().row;
    if (answer) {
        const auto figures = comparison.figures(*answer);
        content.title = WhyWords::tr("Why %1?").arg(offerName(comparison, *answer));
        //: a cost and its unit: "657 USD/month"
        content.cost = WhyWords::tr("%1 %2").arg(costFigure(figures), costUnit(figures));
        //: %1 unit of the costs, %2 what they are for
        content.foot =
            WhyWords::tr("%1, %2. Estimates, not a quote.").arg(costUnit(figures), nameOf(figures.basis));
    } else {
        content.title = WhyWords::tr("Why no answer?");
        content.foot = WhyWords::tr("Estimates, not a quote.");
    }
    if (selected && selected != answer) {
        content.parts.push_back(whyNotChosen(comparison, *selected));
    }
    content.parts.push_back(answer ? whyThisOne(comparison, *answer, findings) : whyNoAnswer(comparison));
    if (answer) {
        content.parts.push_back(whyNotCheaper(comparison, findings.explanation));
        content.parts.push_back(whyNotStronger(comparison, findings.explanation));
    }
    content.parts.push_back(whatWouldChange(comparison, findings.explanation));
    if (!findings.explanation.ladder.empty()) {
        content.parts.push_back(precisionLadder(comparison, findings.explanation));
    }
    content.parts.push_back(howSure(comparison, findings.explanation));
    return content;
}

QString WhyContent::plainText() const {
    //: title of the panel and cost of the answer
    QStringList out{cost.isEmpty() ? title : WhyWords::tr("%1 %2").arg(title, cost)};
    for (const auto& part : parts) {
        out << QString() << headOf(part);
        appendLines(out, part.lines);
        for (const auto& ratio : part.ratios) {
            out << QStringLiteral("  - ") + WhyWords::tr("%1: %2").arg(ratio.name, ratio.value);
        }
        for (const auto& change : part.changes) {
            //: what is changed, the answer then, difference of cost
            out << QStringLiteral("  - ") +
                       WhyWords::tr("%1: %2 (%3)").arg(change.change, change.offer, change.difference);
        }
        appendLines(out, part.after);
    }
    out << QString() << foot;
    return withoutMarks(out.join(QLatin1Char('\n')));
}

} // namespace fitgauge::ui
