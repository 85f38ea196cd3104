// SPDX-License-Identifier: GPL-3.0-or-later
// The Cost tab: where the money goes, what rounding does to it, what a stopped machine still costs.
#include "ui/details/detail_facts.h"

#include "core/compare/bill.h"
#include "core/compare/billing_detail.h"
#include "core/compare/extras.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

namespace fitgauge::ui {
namespace {

using billing::EndsBilling;
using billing::Trap;

struct Details {
    Q_DECLARE_TR_FUNCTIONS(Details)
};

constexpr std::int64_t kWorthSaying = 200'000; // a fifth of the bill

QString usedLabel(const compare::Workload& workload) {
    if (workload.profile != compare::Profile::Research) {
        return Details::tr("Busy");
    }
    const billing::SessionPattern& pattern = workload.sessions;
    return Details::tr("Active, %1")
        .arg(durationText(pattern.active * (pattern.launchesPerDay * pattern.daysPerMonth)));
}

QString trapText(const compare::LargestTrap& trap) {
    const QString share = percentText(trap.sharePpm);
    switch (trap.trap.trap) {
    case Trap::Rounding:
        return Details::tr("Rounding is %1 of the bill").arg(share);
    case Trap::Minimum:
        return Details::tr("Minimum charges are %1 of the bill").arg(share);
    case Trap::Idle:
        return Details::tr("Idle is %1 of the bill").arg(share);
    case Trap::Egress:
        return Details::tr("Egress is %1 of the bill").arg(share);
    case Trap::Storage:
        return Details::tr("Storage is %1 of the bill").arg(share);
    case Trap::Loads:
        return Details::tr("Loading is %1 of the bill").arg(share);
    case Trap::FetchAgain:
        return Details::tr("Downloading again is %1 of the bill").arg(share);
    case Trap::SpotRework:
        return Details::tr("Lost work is %1 of the bill").arg(share);
    }
    return {};
}

void addPart(std::vector<FactRow>& rows, const QString& label, Money money) {
    if (!money.isZero()) {
        rows.push_back({label, moneyText(money, 2)});
    }
}

// Amounts that the workload or the catalog says nothing about are told to be missing from the total.
void addMissing(std::vector<FactRow>& rows, const QString& label, Money money) {
    if (money.isZero()) {
        rows.push_back({.label = label, .value = Details::tr("not included"), .unknown = true});
    } else {
        rows.push_back({label, moneyText(money, 2)});
    }
}

void addOptional(std::vector<FactRow>& rows, const QString& label, std::optional<Money> money) {
    if (money) {
        rows.push_back({label, moneyText(*money, 2)});
    } else {
        rows.push_back({.label = label, .value = Details::tr("not included"), .unknown = true});
    }
}

QString endsWords(EndsBilling ends) {
    switch (ends) {
    case EndsBilling::Unknown:
        return {};
    case EndsBilling::Stop:
        return Details::tr("stopping the machine");
    case EndsBilling::Hibernate:
        return Details::tr("hibernating the machine");
    case EndsBilling::Destroy:
        return Details::tr("deleting the machine");
    }
    return {};
}

} // namespace

std::vector<FactRow> monthFacts(const DetailSubject& subject) {
    std::vector<FactRow> rows;
    const auto bill = compare::billOf(subject.comparison, subject.row);
    if (!bill) {
        return rows;
    }
    const compare::Workload& workload = subject.comparison.workload();
    rows.push_back({usedLabel(workload), moneyText(bill->used, 2)});
    rows.push_back({Details::tr("Idle"), moneyText(bill->idle, 2)});
    if (workload.profile == compare::Profile::Research) {
        rows.push_back({Details::tr("Rounding"), moneyText(bill->rounding, 2)});
    } else {
        addPart(rows, Details::tr("Rounding"), bill->rounding);
    }
    addPart(rows, Details::tr("Minimum charge"), bill->minimum);
    addPart(rows, Details::tr("Loads"), bill->loads);
    addMissing(rows, Details::tr("Storage"), bill->storage);
    addMissing(rows, Details::tr("Egress"), bill->egress);
    addPart(rows, Details::tr("Credits"), bill->credits);
    rows.push_back({.label = Details::tr("Month"),
                    .value = moneyText(bill->total, 2),
                    .strong = true,
                    .lineAbove = true});
    const auto trap = compare::largestTrapOf(subject.comparison, subject.row);
    if (trap && trap->sharePpm >= kWorthSaying) {
        rows.push_back(
            {.label = trapText(*trap), .value = {}, .shape = Shape::Tight, .tone = FactTone::Tight});
    }
    return rows;
}

std::vector<FactRow> roundingFacts(const DetailSubject& subject) {
    const auto rounding = compare::roundingOf(subject.comparison, subject.row);
    if (!rounding) {
        return {};
    }
    //: a launch costs so many times its exact use
    return {{.label = Details::tr("Rounding multiplies by"),
             .value = Details::tr("%1×").arg(decimalText(rounding->value(), 2)),
             .strong = true},
            //: %1 and %2 are times of one launch
            {Details::tr("Formula"), Details::tr("%1 billed ÷ %2 that ran")
                                         .arg(durationText(rounding->billed), durationText(rounding->ran))}};
}

std::vector<FactRow> extraFacts(const DetailSubject& subject) {
    const auto extras = compare::extraCostsOf(subject.comparison, subject.row);
    if (!extras) {
        return {};
    }
    std::vector<FactRow> rows;
    addOptional(rows, Details::tr("Volume"), extras->storage);
    //: %1 gigabytes that leave in a month
    addOptional(rows, Details::tr("Egress, %1 GB").arg(decimalText(extras->leaving.gb(), 1)), extras->egress);
    if (extras->total) {
        const QString total = moneyText(*extras->total, 2);
        rows.push_back({.label = Details::tr("Month with these"),
                        .value = extras->totalIsLowerBound ? QStringLiteral("≥ %1").arg(total) : total,
                        .strong = true,
                        .lineAbove = true});
    }
    if (extras->fetchAgain) {
        rows.push_back({Details::tr("Downloading at each launch"), moneyText(*extras->fetchAgain, 2)});
    }
    if (extras->keepIsCheaper) {
        rows.push_back({.label = *extras->keepIsCheaper ? Details::tr("Keeping the volume is cheaper")
                                                        : Details::tr("Downloading again is cheaper"),
                        .value = {},
                        .shape = Shape::Check,
                        .tone = FactTone::Good});
    }
    return rows;
}

std::vector<FactRow> creditFacts(const DetailSubject& subject) {
    const auto use = compare::creditUseOf(subject.comparison, subject.row);
    if (!use) {
        return {};
    }
    std::vector<FactRow> rows;
    if (use->sessions) {
        rows.push_back({Details::tr("Sessions covered"), countText(*use->sessions)});
    }
    rows.push_back(
        {.label = Details::tr("First month"), .value = moneyText(use->months.first, 2), .strong = true});
    rows.push_back({Details::tr("Second month"), moneyText(use->months.second, 2)});
    const std::string& terms = subject.comparison.table().providerOf(subject.row).freeCreditTerms;
    rows.push_back(known(Details::tr("Terms of the credit"), QString::fromStdString(terms)));
    return rows;
}

std::vector<FactRow> waitingFacts(const DetailSubject& subject) {
    if (subject.comparison.workload().profile != compare::Profile::Research) {
        return {};
    }
    const auto waiting = compare::monthlyWaitingOf(subject.comparison, subject.row);
    if (!waiting) {
        return {
            {.label = Details::tr("In a month"), .value = Details::tr("+ unknown wait"), .unknown = true}};
    }
    const QString low = durationText(waiting->low);
    const QString high = durationText(waiting->high);
    return {{Details::tr("In a month"), low == high ? low : Details::tr("%1 to %2").arg(low, high)}};
}

std::vector<FactRow> afterStopFacts(const DetailSubject& subject) {
    const auto after = compare::afterStopOf(subject.comparison, subject.row);
    if (!after) {
        return {};
    }
    std::vector<FactRow> rows;
    rows.push_back(known(Details::tr("Machine, a day"),
                         after->machinePerDay ? moneyText(*after->machinePerDay, 2) : QString()));
    rows.push_back(
        {.label = Details::tr("Disks, a day"), .value = Details::tr("not included"), .unknown = true});
    rows.push_back(known(Details::tr("The bill ends by"), endsWords(after->endsBy)));
    return rows;
}

} // namespace fitgauge::ui
