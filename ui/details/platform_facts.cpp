// SPDX-License-Identifier: GPL-3.0-or-later
// The Platform and Source tabs: what the provider offers, and who says so.
#include "ui/details/detail_facts.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

namespace fitgauge::ui {
namespace {

struct Details {
    Q_DECLARE_TR_FUNCTIONS(Details)
};

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

QString text(std::string_view value) {
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

QString text(const std::optional<Money>& money, int decimals = 3) {
    return money ? moneyText(*money, decimals) : QString();
}

QString text(const std::optional<Duration>& duration) {
    return duration ? durationText(*duration) : QString();
}

QString text(const std::optional<Date>& date) {
    return date ? text(date->toIso()) : QString();
}

} // namespace

std::vector<FactRow> accessFacts(const DetailSubject& subject) {
    const catalog::Provider& provider = subject.comparison.table().providerOf(subject.row);
    return {known(Details::tr("SSH"), provider.ssh),
            known(Details::tr("Jupyter"), provider.jupyter),
            known(Details::tr("Hosted notebook"), provider.hostedNotebook),
            known(Details::tr("Own image"), provider.customImage),
            known(Details::tr("Snapshots"), provider.snapshots),
            known(Details::tr("Ready in, s"), text(provider.provisioning))};
}

std::vector<FactRow> storageFacts(const DetailSubject& subject) {
    const catalog::Provider& provider = subject.comparison.table().providerOf(subject.row);
    std::vector<FactRow> rows{
        known(Details::tr("Volume, USD/GB-month"), text(provider.volumePerGbMonth)),
        known(Details::tr("Egress, USD/GB"), text(provider.egressPerGb)),
        known(Details::tr("Free egress, GB/month"),
              provider.egressFreeGbPerMonth ? decimalText(*provider.egressFreeGbPerMonth, 0) : QString()),
        known(Details::tr("Credit for new users, USD"), text(provider.freeCredit, 0))};
    if (!provider.freeCreditTerms.empty()) {
        rows.push_back({Details::tr("Terms of the credit"), text(provider.freeCreditTerms)});
    }
    return rows;
}

std::vector<FactRow> scalingFacts(const DetailSubject& subject) {
    const catalog::Provider& provider = subject.comparison.table().providerOf(subject.row);
    return {known(Details::tr("Spot"), provider.spot),
            known(Details::tr("Notice before reclaim"), text(provider.spotNotice)),
            known(Details::tr("Autoscaling"), provider.autoscaling),
            known(Details::tr("Scale to zero"), provider.scaleToZero),
            known(Details::tr("Kept warm for"), text(provider.keepWarm)),
            known(Details::tr("Cold start, s"), text(provider.coldStart)),
            known(Details::tr("Cold start is billed"), provider.coldStartBilled),
            known(Details::tr("Compliance"), text(provider.compliance))};
}

std::vector<FactRow> sourceFacts(const DetailSubject& subject) {
    const compare::OfferTable& table = subject.comparison.table();
    const compare::RowFigures figures = subject.comparison.figures(subject.row);
    std::vector<FactRow> rows;
    rows.push_back(known(Details::tr("Price as of"), text(table.asOf(subject.row))));
    FactRow age = known(Details::tr("Age, days"), figures.ageDays ? countText(*figures.ageDays) : QString());
    if (figures.age == compare::PriceAge::PastLimit) {
        age.shape = Shape::Stale;
        age.tone = FactTone::Tight;
        age.limit = Details::tr("out of date");
    }
    rows.push_back(age);
    rows.push_back(known(Details::tr("Kind of source"), text(table.sourceKindOf(subject.row))));
    rows.push_back(known(Details::tr("Product"), text(table.productOf(subject.row))));
    rows.push_back(known(Details::tr("Region"), text(table.regionOf(subject.row))));
    if (table.gpuIsGuess(subject.row)) {
        rows.push_back(
            {Details::tr("GPU"), Details::tr("a guess: the source's name does not tell the part")});
    }
    if (const std::string_view notes = table.notesOf(subject.row); !notes.empty()) {
        rows.push_back({Details::tr("Notes"), text(notes)});
    }
    const catalog::Provider& provider = table.providerOf(subject.row);
    rows.push_back(known(Details::tr("Newest page on the provider"), text(provider.newestSource)));
    if (provider.valuesGeneralKnowledge > 0) {
        //: facts about a provider that no page was read for
        rows.push_back(
            {Details::tr("Values without a page behind them"), countText(provider.valuesGeneralKnowledge)});
    }
    return rows;
}

std::vector<FactRow> ruleSourceFacts(const DetailSubject& subject) {
    const billing::Rule* rule = subject.comparison.table().ruleOf(subject.row);
    if (rule == nullptr) {
        return {known(Details::tr("Billing rule"), QString())};
    }
    return {known(Details::tr("Kind of source"), text(rule->sourceKind)),
            known(Details::tr("As of"), text(rule->asOf)), known(Details::tr("Page"), text(rule->source))};
}

} // namespace fitgauge::ui
