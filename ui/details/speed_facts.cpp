// SPDX-License-Identifier: GPL-3.0-or-later
// The Speed tab: estimates with their slow case and what stands behind them, and the card's data sheet.
#include "ui/details/detail_facts.h"

#include "core/compare/evidence.h"
#include "core/compare/unit_cost.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

using speed::Basis;
using speed::Bound;
using speed::Reason;

struct Details {
    Q_DECLARE_TR_FUNCTIONS(Details)
};

QString basisWords(Basis basis) {
    switch (basis) {
    case Basis::NoData:
        return unknownText();
    case Basis::SpecificationOnly:
        return Details::tr("data sheet only, nobody measured such a part");
    case Basis::Estimated:
        return Details::tr("formula fitted on measured cards of this kind");
    case Basis::MeasuredNearby:
        return Details::tr("formula, and a measurement close to it");
    case Basis::Measured:
        return Details::tr("your own measured run");
    }
    return {};
}

QString reasonWords(Reason reason) {
    switch (reason) {
    case Reason::None:
        return Details::tr("not estimated for this kind of work");
    case Reason::BadTraffic:
        return Details::tr("the traffic has no meaning: a length or count is too small");
    case Reason::ContextExceeded:
        return Details::tr("prompt and answer are longer than the context");
    case Reason::ModelUnknown:
        return Details::tr("the shape of the model is unknown");
    case Reason::WeightsDoNotFit:
        return Details::tr("the weights do not fit");
    case Reason::NoRoomForRequest:
        return Details::tr("no room for the KV cache of one request");
    case Reason::BandwidthUnknown:
        return Details::tr("the memory bandwidth is unknown");
    case Reason::PeakUnknown:
        return Details::tr("the peak speed is unknown");
    case Reason::MemoryUnknown:
        return Details::tr("the memory is unknown");
    case Reason::PartWithoutEvidence:
        return Details::tr("no measurement of this kind of part");
    case Reason::FormatWithoutEvidence:
        return Details::tr("no measurement of this format in this engine");
    case Reason::CardCountBad:
        return Details::tr("the model cannot be spread over this many cards");
    }
    return {};
}

QString boundWords(Bound bound) {
    switch (bound) {
    case Bound::Memory:
        return Details::tr("memory bandwidth");
    case Bound::Compute:
        return Details::tr("compute");
    case Bound::Link:
        return Details::tr("link between the cards");
    case Bound::Host:
        return Details::tr("host and launches");
    }
    return {};
}

// "481, slow 370"
QString rate(const speed::Figure& figure, int decimals) {
    //: a typical figure and the one to expect in the slow case
    return Details::tr("%1, slow %2")
        .arg(decimalText(figure.typical, decimals), decimalText(figure.slow, decimals));
}

QString shareText(double share) {
    return percentText(std::llround(share * 1e6));
}

QString waitingText(const speed::SpeedEstimate& speed) {
    const QString running = countText(speed.usersRunning);
    const QString asked = countText(speed.usersAsked);
    return speed.batchLimit == speed::BatchLimit::Engine
               ? Details::tr("The engine runs %1 of %2 requests, the rest wait").arg(running, asked)
               : Details::tr("Memory holds %1 of %2 requests, the rest wait").arg(running, asked);
}

QString optional(const std::optional<double>& value, int decimals) {
    return value ? decimalText(*value, decimals) : QString();
}

// "Llama-3.1-8B, FP8, 64 users"
QString loadText(const speed::MeasuredRow& row) {
    const QString load = row.users > 0
                             ? Details::tr("%n user(s)", nullptr,
                                           static_cast<int>(std::min<std::int64_t>(row.users, 1'000'000)))
                             : Details::tr("as many users as it holds");
    //: %1 a model, %2 a number format, %3 "64 users"
    return Details::tr("%1, %2, %3").arg(QString::fromStdString(row.model), nameOf(row.weights), load);
}

QString measuredRate(const speed::MeasuredRow& row) {
    if (row.outputTokensPerSecond) {
        //: answer tokens a second, all users
        return Details::tr("%1 answer tok/s").arg(decimalText(*row.outputTokensPerSecond, 0));
    }
    //: prompt tokens a second
    return row.promptTokensPerSecond
               ? Details::tr("%1 prompt tok/s").arg(decimalText(*row.promptTokensPerSecond, 0))
               : QString();
}

// "16 users, 1,750 in, 500 out, 30 Nov 2026"
QString loadText(const speed::OwnRun& run) {
    const QString users =
        Details::tr("%n user(s)", nullptr, static_cast<int>(std::min<std::int64_t>(run.users, 1'000'000)));
    //: %1 "64 users", %2 and %3 tokens of prompt and answer
    return Details::tr("%1, %2 in, %3 out")
        .arg(users, countText(run.promptTokens), countText(run.answerTokens));
}

void addOwnRun(const DetailSubject& subject, std::vector<FactRow>& rows) {
    const speed::OwnRun* run = compare::ownRunOf(subject.comparison, subject.row);
    if (run == nullptr) {
        return;
    }
    rows.push_back({Details::tr("Your run"), loadText(*run)});
    rows.push_back({.label = Details::tr("Reached"),
                    .value = Details::tr("%1 answer tok/s").arg(decimalText(run->outputTokensPerSecond, 0)),
                    .strong = true});
    if (!run->note.empty()) {
        rows.push_back({Details::tr("Note"), QString::fromStdString(run->note)});
    }
}

} // namespace

// The user's own run, then the published measurement nearest to the load, to be held beside the estimate.
std::vector<FactRow> evidenceFacts(const DetailSubject& subject) {
    std::vector<FactRow> rows;
    addOwnRun(subject, rows);
    const speed::MeasuredRow* row = compare::nearestMeasuredOf(subject.comparison, subject.row);
    if (row == nullptr) {
        return rows;
    }
    rows.push_back({Details::tr("Measured"), loadText(*row)});
    rows.push_back(known(Details::tr("Reached"), measuredRate(*row)));
    rows.back().strong = !rows.back().unknown;
    //: tokens of prompt and answer
    rows.push_back({Details::tr("Prompt, answer"),
                    Details::tr("%1, %2").arg(countText(row->promptTokens), countText(row->answerTokens))});
    rows.push_back({Details::tr("Source"), QString::fromStdString(row->source)});
    return rows;
}

// Research: the user's known run on this card.
std::vector<FactRow> runFacts(const DetailSubject& subject) {
    const auto& run = subject.comparison.kindFigures(subject.comparison.table().kindIndex(subject.row)).run;
    if (!run) {
        return {};
    }
    const auto time = [](double seconds) {
        return durationText(Duration::milliseconds(std::llround(seconds * 1000)));
    };
    const bool isOwn = run->low >= run->high;
    return {{.label = isOwn ? Details::tr("Your run, as you timed it") : Details::tr("Your run, scaled"),
             //: two times, the ends of a range
             .value = isOwn ? time(run->low) : Details::tr("%1 to %2").arg(time(run->low), time(run->high)),
             .strong = true}};
}

std::vector<FactRow> speedFacts(const DetailSubject& subject) {
    const compare::RowFigures figures = subject.comparison.figures(subject.row);
    const speed::SpeedEstimate* speed = figures.speed;
    std::vector<FactRow> rows;
    if (speed == nullptr || speed->basis == Basis::NoData) {
        FactRow none = known(Details::tr("Speed"), QString());
        rows.push_back(none);
        rows.push_back({Details::tr("Why"), reasonWords(speed == nullptr ? Reason::None : speed->reason)});
        return rows;
    }
    rows.push_back({Details::tr("Answer tok/s, all users"), rate(speed->outputTokensPerSecond, 0)});
    rows.push_back({Details::tr("Each user, tok/s"), rate(speed->perUserTokensPerSecond, 0)});
    rows.push_back({Details::tr("Prompt tok/s"), rate(speed->promptTokensPerSecond, 0)});
    //: seconds: a request that finds a slot, and one at the end of a crowd
    rows.push_back({Details::tr("First token, s"),
                    Details::tr("%1 to %2")
                        .arg(decimalText(speed->firstToken.low, 2), decimalText(speed->firstToken.high, 2))});
    //: how many of the users asked for are answered at once
    rows.push_back(
        {Details::tr("Requests at once"),
         Details::tr("%1 of %2").arg(countText(speed->usersRunning), countText(speed->usersAsked))});
    if (figures.jobHours) {
        rows.push_back({Details::tr("Job, hours"), decimalText(*figures.jobHours, 1)});
    }
    if (speed->usersRunning < speed->usersAsked) {
        rows.push_back(
            {.label = waitingText(*speed), .value = {}, .shape = Shape::Tight, .tone = FactTone::Tight});
    }
    rows.push_back({Details::tr("Limited by"), boundWords(speed->bound)});
    rows.push_back({Details::tr("Of the compute peak"), shareText(speed->computeShare)});
    rows.push_back({Details::tr("Of the bandwidth peak"), shareText(speed->bandwidthShare)});
    rows.push_back({Details::tr("Basis"), basisWords(speed->basis)});
    if (speed->weak) {
        rows.push_back({.label = Details::tr("Measured rows differ by two and more: measure first"),
                        .value = {},
                        .shape = Shape::Tight,
                        .tone = FactTone::Tight});
    }
    return rows;
}

std::vector<FactRow> unitCostFacts(const DetailSubject& subject) {
    const auto cost = compare::unitCostOf(subject.comparison, subject.row);
    std::vector<FactRow> rows;
    if (!cost) {
        return rows;
    }
    if (const auto own = subject.comparison.figures(subject.row).tokenCost) {
        rows.push_back({.label = Details::tr("1 M answer tokens, your traffic"),
                        .value = moneyText(*own, 2),
                        .strong = true});
    }
    const compare::Traffic& traffic = subject.comparison.workload().traffic;
    if (cost->answerTokens) {
        rows.push_back({Details::tr("1 M answer tokens, always busy"), moneyText(*cost->answerTokens, 2)});
    }
    //: prompt and answer tokens of one request
    rows.push_back({Details::tr("1 M tokens, %1 in and %2 out")
                        .arg(countText(traffic.promptTokens), countText(traffic.answerTokens)),
                    moneyText(cost->mixedTokens, 3)});
    const bool isBatch = subject.comparison.workload().profile == compare::Profile::Batch;
    rows.push_back({isBatch ? Details::tr("1,000 items") : Details::tr("1,000 requests"),
                    moneyText(cost->thousandRequests, 3)});
    if (cost->answerTokens && cost->answerTokensPerUnit) {
        rows.push_back({//: %1 is a currency
                        Details::tr("Answer tokens per %1")
                            .arg(QString::fromStdString(cost->answerTokens->currency.code())),
                        countText(std::llround(*cost->answerTokensPerUnit))});
    }
    return rows;
}

std::vector<FactRow> speedFormulaFacts(const DetailSubject& subject) {
    const speed::SpeedEstimate* speed = subject.comparison.figures(subject.row).speed;
    if (speed == nullptr || speed->basis == Basis::NoData) {
        return {};
    }
    return {
        {Details::tr("A token of each user"),
         Details::tr("weights and KV cache read ÷ usable bandwidth, overlapping with products ÷ usable "
                     "peak; then links and launches")},
        {Details::tr("First token"),
         Details::tr("products of the prompt ÷ usable peak, and the wait for a slot")},
        {Details::tr("All users"), Details::tr("requests at once × tokens of each, prompts taken off")},
        {Details::tr("1 M tokens"), Details::tr("price an hour ÷ (tokens a second × 3,600) × 1,000,000")},
        {Details::tr("Constants"), Details::tr("fitted on measured runs, listed in speed_constants.csv")}};
}

std::vector<FactRow> cardFacts(const DetailSubject& subject) {
    const hardware::Gpu& gpu = subject.comparison.table().gpuOf(subject.row);
    std::vector<FactRow> rows;
    rows.push_back(known(Details::tr("Memory, GB"), optional(gpu.vramGb, 0)));
    rows.push_back(known(Details::tr("Memory type"), QString::fromStdString(gpu.memoryType)));
    rows.push_back(known(Details::tr("Bandwidth, GB/s"), optional(gpu.bandwidthGbps, 0)));
    rows.push_back(known(Details::tr("BF16 peak, TFLOPS"), optional(gpu.bf16Tflops, 0)));
    rows.push_back(known(Details::tr("FP8 in hardware"), gpu.fp8Native));
    rows.push_back(known(Details::tr("INT8 in hardware"), gpu.int8Native));
    rows.push_back(known(Details::tr("FP4 in hardware"), gpu.fp4Native));
    rows.push_back(known(Details::tr("Form"), QString::fromStdString(gpu.form)));
    rows.push_back(known(Details::tr("Interconnect"), QString::fromStdString(gpu.interconnect)));
    return rows;
}

} // namespace fitgauge::ui
