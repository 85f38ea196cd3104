// SPDX-License-Identifier: GPL-3.0-or-later
// The Cost tab: the price and the billing rule.
#include "ui/details/detail_facts.h"

#include "core/compare/billing_detail.h"
#include "ui/answer/offer_words.h"
#include "ui/charts/session_chart_text.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <cmath>

namespace fitgauge::ui {
namespace {

struct Details {
    Q_DECLARE_TR_FUNCTIONS(Details)
};

QString amount(std::optional<Money> money, int decimals = 2) {
    return money ? moneyText(*money, decimals) : QString();
}

QString leastCharge(const billing::Rule& rule) {
    return rule.minimum > Duration() ? durationText(rule.minimum) : Details::tr("none known");
}

} // namespace

std::vector<FactRow> priceFacts(const DetailSubject& subject) {
    const compare::OfferTable& table = subject.comparison.table();
    const compare::RowFigures figures = subject.comparison.figures(subject.row);
    std::vector<FactRow> rows;
    if (const auto suspect = table.suspectPriceOf(subject.row)) {
        FactRow row = known(Details::tr("An hour, suspect"), amount(suspect, 4));
        row.shape = Shape::Stale;
        row.tone = FactTone::Tight;
        row.limit = Details::tr("never recommended");
        rows.push_back(row);
    } else {
        rows.push_back(known(Details::tr("An hour"), amount(table.priceOf(subject.row), 4)));
    }
    const double count = table.kindOf(subject.row).gpuCount;
    //: how many cards one machine has
    rows.push_back(
        {Details::tr("Cards"), decimalText(count, std::abs(count - std::round(count)) < 1e-6 ? 0 : 3)});
    rows.push_back({Details::tr("Market"), nameOf(table.marketOf(subject.row))});
    if (const int months = table.commitmentMonthsOf(subject.row); months > 0) {
        rows.push_back({Details::tr("Commitment"), Details::tr("%n month(s)", nullptr, months)});
    }
    rows.push_back(
        known(Details::tr("The same as spot, an hour"), amount(table.spotPriceOf(subject.row), 4)));
    if (figures.tokenCost) {
        rows.push_back({Details::tr("1 M tokens of your traffic"), moneyText(*figures.tokenCost, 2)});
    }
    if (const auto rate = compare::effectiveSpotRateOf(subject.comparison, subject.row)) {
        rows.push_back({Details::tr("An hour of finished work on spot"),
                        moneyText({rate->nanoPerHour, rate->currency}, 4)});
    }
    if (figures.rework) {
        rows.push_back({Details::tr("Lost work on spot, expected"), moneyText(*figures.rework, 2)});
    }
    if (figures.machines > 1) {
        rows.push_back({Details::tr("Machines for your load"), countText(figures.machines)});
    }
    FactRow cost = known(costUnit(figures), figures.cost ? costFigure(figures) : nameOf(figures.noCost));
    cost.strong = figures.cost.has_value();
    cost.unknown = !figures.cost;
    cost.lineAbove = true;
    rows.push_back(cost);
    if (const QString basis = costBasisText(subject.comparison, subject.row);
        figures.cost && !basis.isEmpty()) {
        rows.push_back({Details::tr("Basis"), basis});
    }
    return rows;
}

std::vector<FactRow> billingFacts(const DetailSubject& subject) {
    const compare::OfferTable& table = subject.comparison.table();
    const billing::Rule* rule = table.ruleOf(subject.row);
    const catalog::Provider& provider = table.providerOf(subject.row);
    std::vector<FactRow> rows;
    const bool hasStep = rule != nullptr && rule->increment.has_value();
    rows.push_back(known(Details::tr("Billed"), hasStep ? ruleWords(*rule) : QString()));
    rows.push_back(known(Details::tr("Least charge"), hasStep ? leastCharge(*rule) : QString()));
    rows.push_back(known(Details::tr("While stopped"),
                         QString::fromStdString(provider.billsWhenStopped).replace(u'_', u' ')));
    if (!provider.stoppedTrap.empty()) {
        rows.push_back({Details::tr("Trap"), QString::fromStdString(provider.stoppedTrap)});
    }
    rows.push_back(known(Details::tr("Tax included"), provider.pricesIncludeTax));
    return rows;
}

} // namespace fitgauge::ui
