// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/report_words.h"

#include "ui/filter/active_filters.h"
#include "ui/paper/report.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace fitgauge::ui {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

QString dotted(const QStringList& parts) {
    return parts.join(Paper::tr(" · ", "between inputs"));
}

QString parameterWords(const compare::Workload& workload) {
    const auto& model = workload.model;
    const QString format = nameOf(workload.isTraining ? workload.training.weights : workload.serving.weights);
    const QString size = model.totalParameters ? parametersText(*model.totalParameters) : unknownText();
    if (model.plainSize) {
        return Paper::tr("%1 parameters, %2").arg(size, format);
    }
    //: name of the model, its parameters, format of its weights
    return Paper::tr("%1, %2 parameters, %3").arg(QString::fromStdString(model.id), size, format);
}

QStringList servingWords(const compare::Workload& workload) {
    const auto& serving = workload.serving;
    if (workload.profile == compare::Profile::Batch) { // as many at once as fit comfortably
        return {Paper::tr("%1 tokens of context, KV %2")
                    .arg(countText(serving.contextTokens), nameOf(serving.keyCache)),
                Paper::tr("engine %1").arg(nameOf(serving.engine))};
    }
    return {Paper::tr("%1 tokens × %2 users, KV %3")
                .arg(countText(serving.contextTokens), countText(serving.users), nameOf(serving.keyCache)),
            Paper::tr("engine %1").arg(nameOf(serving.engine))};
}

QStringList trainingWords(const compare::Workload& workload) {
    const auto& training = workload.training;
    QStringList words{
        nameOf(training.method),
        Paper::tr("%1 tokens, batch %2").arg(countText(training.tokensPerItem), countText(training.batch))};
    if (training.checkpointing) {
        words << Paper::tr("checkpointing");
    }
    return words;
}

QStringList targetWords(const compare::Targets& targets) {
    QStringList words;
    if (targets.firstToken) {
        words << Paper::tr("first token ≤ %1").arg(secondsText(targets.firstToken->inSeconds()));
    }
    if (targets.tokensPerSecondPerUser) {
        words << Paper::tr("each user ≥ %1 tokens/s").arg(decimalText(*targets.tokensPerSecondPerUser, 0));
    }
    return words;
}

QStringList usageWords(const compare::Workload& workload) {
    switch (workload.profile) {
    case compare::Profile::Research: {
        const auto& sessions = workload.sessions;
        return {Paper::tr("%1 launches a day, %2 active and %3 idle, %4 days a month")
                    .arg(countText(sessions.launchesPerDay), durationText(sessions.active),
                         durationText(sessions.idle), countText(sessions.daysPerMonth))};
    }
    case compare::Profile::Live:
        return targetWords(workload.targets)
               //: tokens of a prompt and of an answer, requests, how they fall on the day
               << Paper::tr("%1 tokens in, %2 out, %3 requests a day (%4)")
                      .arg(countText(workload.traffic.promptTokens), countText(workload.traffic.answerTokens),
                           countText(workload.traffic.requestsPerDay),
                           patternWords(workload.traffic.pattern));
    case compare::Profile::Batch: {
        QStringList words{Paper::tr("%1 items of %2 tokens in, %3 out")
                              .arg(countText(workload.batch.items), countText(workload.traffic.promptTokens),
                                   countText(workload.traffic.answerTokens))};
        if (workload.batch.finishWithin) {
            words << Paper::tr("finished within %1").arg(durationText(*workload.batch.finishWithin));
        }
        return words;
    }
    }
    return {};
}

} // namespace

QString secondsText(double seconds) {
    //: a time in seconds
    return Paper::tr("%1 s").arg(decimalText(seconds, seconds < 10 ? 1 : 0));
}

QString patternWords(billing::TrafficPreset pattern) {
    switch (pattern) {
    case billing::TrafficPreset::Steady:
        return Paper::tr("steady");
    case billing::TrafficPreset::OfficeHours:
        return Paper::tr("office hours");
    case billing::TrafficPreset::EveningPeak:
        return Paper::tr("evening peak");
    case billing::TrafficPreset::Bursts:
        return Paper::tr("bursts");
    }
    return {};
}

QString modelWords(const models::Architecture& model) {
    if (!model.id.empty()) {
        return QString::fromStdString(model.id);
    }
    return model.totalParameters ? parametersText(*model.totalParameters) : unknownText();
}

QString reportTitle(const compare::Workload& workload) {
    const QString model = modelWords(workload.model);
    switch (workload.profile) {
    case compare::Profile::Live:
        return Paper::tr("Which is the cheapest card that comfortably fits %1 for %n users?", nullptr,
                         static_cast<int>(workload.serving.users))
            .arg(model);
    case compare::Profile::Batch:
        //: %1 model, %2 number of items
        return Paper::tr("Which card does %2 items with %1 for the least money?")
            .arg(model, countText(workload.batch.items));
    case compare::Profile::Research:
        break;
    }
    return workload.isTraining
               ? Paper::tr("Which is the cheapest card that comfortably trains %1?").arg(model)
               : Paper::tr("Which is the cheapest card that comfortably fits %1?").arg(model);
}

QString inputWords(const compare::Workload& workload) {
    QStringList words{nameOf(workload.profile), parameterWords(workload)};
    words << (workload.isTraining ? trainingWords(workload) : servingWords(workload)) << usageWords(workload);
    //: all inputs, ended as a sentence
    return Paper::tr("%1.").arg(dotted(words));
}

QString filterWords(const compare::Comparison& comparison) {
    QStringList names;
    for (const auto& active :
         activeFilters(comparison.filter(), comparison.workload().profile, &comparison.table())) {
        names << active.text;
    }
    if (!comparison.filter().text.empty()) {
        names << Paper::tr("search “%1”").arg(QString::fromStdString(comparison.filter().text));
    }
    const QString shown = countText(static_cast<std::int64_t>(comparison.rows().size()));
    const QString all = countText(static_cast<std::int64_t>(comparison.table().size()));
    if (names.isEmpty()) {
        return Paper::tr("%1 of %2 offers, no filters.").arg(shown, all);
    }
    return Paper::tr("%1 of %2 offers, under the filters: %3.").arg(shown, all, names.join(Paper::tr(", ")));
}

} // namespace fitgauge::ui
