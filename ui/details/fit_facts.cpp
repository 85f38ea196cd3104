// SPDX-License-Identifier: GPL-3.0-or-later
// The Fit tab: memory, room for users, targets, what the sizing was given.
#include "ui/details/detail_facts.h"

#include "core/compare/context_room.h"
#include "core/compare/evidence.h"
#include "ui/gauge/gauge_state.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/workload/format_words.h"

#include <QCoreApplication>

namespace fitgauge::ui {
namespace {

using compare::Profile;
using speed::Verdict;

struct Details {
    Q_DECLARE_TR_FUNCTIONS(Details)
};

FactRow targetRow(const QString& label, const QString& value, const QString& limit, Verdict verdict) {
    FactRow row = known(label, value);
    row.limit = limit;
    row.strong = !row.unknown;
    switch (verdict) {
    case Verdict::Meets:
        row.shape = Shape::Check;
        row.tone = FactTone::Good;
        break;
    case Verdict::Borderline:
        row.shape = Shape::Tight;
        row.tone = FactTone::Tight;
        break;
    case Verdict::Misses:
        row.shape = Shape::DoesNotFit;
        row.tone = FactTone::Bad;
        break;
    case Verdict::NoTarget:
    case Verdict::Unknown:
        row.shape = Shape::Unknown;
        row.tone = FactTone::Quiet;
        break;
    }
    return row;
}

void addServingInputs(std::vector<FactRow>& rows, const sizing::Serving& serving) {
    rows.push_back({Details::tr("Weights"), nameOf(serving.weights)});
    rows.push_back({Details::tr("KV cache"), kvCacheText(serving.keyCache, serving.valueCache)});
    //: context tokens times users
    rows.push_back(
        {Details::tr("Context × users"),
         QStringLiteral("%1 × %2").arg(countText(serving.contextTokens), countText(serving.users))});
    rows.push_back({Details::tr("Engine"), nameOf(serving.engine)});
}

void addTrainingInputs(std::vector<FactRow>& rows, const sizing::Training& training) {
    rows.push_back({Details::tr("Method"), nameOf(training.method)});
    rows.push_back(
        {Details::tr("Tokens × batch"),
         QStringLiteral("%1 × %2").arg(countText(training.tokensPerItem), countText(training.batch))});
    rows.push_back({Details::tr("Checkpointing"), nameOf(triOf(training.checkpointing))});
}

} // namespace

FactRow known(const QString& label, const QString& value) {
    FactRow row{label, value};
    if (value.isEmpty()) {
        row.value = unknownText();
        row.unknown = true;
    }
    return row;
}

FactRow known(const QString& label, Tri value) {
    FactRow row{label, nameOf(value)};
    row.unknown = value == Tri::Unknown;
    return row;
}

std::vector<FactRow> memoryFacts(const DetailSubject& subject) {
    const sizing::MemoryEstimate& memory = subject.comparison.memory(subject.row);
    const GaugeState state = gaugeState(memory, subject.comparison.workload().comfort, {}, std::nullopt);
    std::vector<FactRow> rows;
    for (const sizing::Part& part : state.parts) {
        rows.push_back(
            {.label = partText(part.kind), .value = gibText(part.bytes), .swatch = fillOf(part.kind)});
    }
    rows.push_back({.label = state.weightsOnly ? Details::tr("Needed, at least") : Details::tr("Needed"),
                    .value = gibText(state.needed),
                    .strong = true,
                    .lineAbove = true});
    if (const auto free = state.freeBytes()) {
        rows.push_back({.label = Details::tr("Free"), .value = gibText(*free), .swatch = GaugeFill::Free});
    }
    if (const auto missing = state.missingBytes()) {
        rows.push_back(
            {.label = Details::tr("Missing"), .value = gibText(*missing), .swatch = GaugeFill::Missing});
    }
    rows.push_back(known(Details::tr("Usable"), state.usable ? gibText(*state.usable) : QString()));
    return rows;
}

std::optional<RoomState> roomOf(const DetailSubject& subject) {
    const sizing::MemoryEstimate& memory = subject.comparison.memory(subject.row);
    if (subject.comparison.workload().isTraining || !memory.usersComfortable || !memory.usersFull ||
        *memory.usersFull <= 0) {
        return std::nullopt;
    }
    return RoomState{subject.comparison.workload().serving.users, *memory.usersComfortable,
                     *memory.usersFull};
}

std::vector<FactRow> contextFacts(const DetailSubject& subject) {
    const auto room = compare::contextRoomOf(subject.comparison, subject.row);
    if (!room) {
        return {};
    }
    //: a number of tokens
    const auto tokens = [](std::int64_t count) { return Details::tr("%1 tokens").arg(countText(count)); };
    return {{.label = Details::tr("Comfortable to"), .value = tokens(room->comfortable), .strong = true},
            {.label = Details::tr("Full after"), .value = tokens(room->full)}};
}

std::vector<FactRow> targetFacts(const DetailSubject& subject) {
    const compare::Workload& workload = subject.comparison.workload();
    const compare::RowFigures figures = subject.comparison.figures(subject.row);
    std::vector<FactRow> rows;
    if (workload.profile != Profile::Live) {
        return rows;
    }
    if (const auto users = compare::usersWithinTargets(subject.comparison, subject.row)) {
        rows.push_back({.label = Details::tr("Most users within them"), .value = countText(*users)});
    }
    const bool estimated = figures.speed != nullptr && figures.speed->basis != speed::Basis::NoData;
    if (workload.targets.firstToken) {
        //: a time in seconds
        const QString value =
            estimated ? Details::tr("%1 s").arg(decimalText(figures.speed->firstToken.slowSlot, 1))
                      : QString();
        rows.push_back(
            targetRow(Details::tr("First token, slow case"), value,
                      Details::tr("≤ %1 s").arg(decimalText(workload.targets.firstToken->inSeconds(), 1)),
                      figures.target.firstToken));
    }
    if (workload.targets.tokensPerSecondPerUser) {
        const QString value =
            estimated ? decimalText(figures.speed->perUserTokensPerSecond.slow, 0) : QString();
        rows.push_back(
            targetRow(Details::tr("Each user, tok/s, slow case"), value,
                      QStringLiteral("≥ %1").arg(decimalText(*workload.targets.tokensPerSecondPerUser, 0)),
                      figures.target.perUser));
    }
    return rows;
}

std::vector<FactRow> inputFacts(const DetailSubject& subject) {
    const compare::Workload& workload = subject.comparison.workload();
    const models::Architecture& model = workload.model;
    std::vector<FactRow> rows;
    rows.push_back({Details::tr("Model"), QString::fromStdString(model.id)});
    rows.push_back(known(Details::tr("Parameters"),
                         model.totalParameters ? parametersText(*model.totalParameters) : QString()));
    rows.push_back({Details::tr("Layers"), countText(model.layers)});
    //: key-value heads times the size of a head
    rows.push_back({Details::tr("KV heads × size"),
                    QStringLiteral("%1 × %2").arg(countText(model.kvHeads), countText(model.headDim))});
    workload.isTraining ? addTrainingInputs(rows, workload.training)
                        : addServingInputs(rows, workload.serving);
    rows.push_back({Details::tr("Comfort line"), percentText(workload.comfort)});
    return rows;
}

} // namespace fitgauge::ui
