// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/month_bill.h"

#include "core/billing/input_check.h"
#include "core/billing/storage.h"

#include <algorithm>
#include <string>

namespace fitgauge::billing {
namespace {

// Adds one optional part; false where it cannot be added.
bool addPart(const std::optional<Money>& part, Money& line, bool& unknown, Money& total) {
    if (!part) {
        unknown = true;
        return true;
    }
    const bool fits = part->nano >= 0 && (part->isZero() || part->currency == total.currency) &&
                      !__builtin_add_overflow(total.nano, part->nano, &total.nano);
    line = Money{part->nano, total.currency};
    return fits;
}

void addTrap(std::vector<CostTrap>& traps, Trap trap, const std::optional<Money>& monthly) {
    if (monthly && monthly->nano > 0) {
        traps.push_back({trap, *monthly});
    }
}

// What a stopped machine itself costs an hour; empty where nobody told us.
std::optional<Rate> stoppedRate(const Rule& rule, Rate rate) {
    const StateRule* stopped = stateRuleFor(rule, "stopped");
    if (stopped == nullptr) {
        return std::nullopt;
    }
    if (stopped->billed == Tri::No) {
        return Rate{0, rate.currency};
    }
    const auto flat = std::find_if(stopped->flatRates.begin(), stopped->flatRates.end(),
                                   [&](const Rate& known) { return known.currency == rate.currency; });
    return flat == stopped->flatRates.end() ? rate : *flat;
}

// Nothing kept costs nothing, whatever its price.
Expected<std::optional<Money>> storagePerDay(const Rule& rule, Rate rate, const StoppedVolume& volume) {
    if (volume.size.count() == 0) {
        return std::optional(Money{0, rate.currency});
    }
    if (!volume.perGbMonth) {
        return std::optional<Money>();
    }
    const auto cost = storageCost(rule, volume.size, *volume.perGbMonth, Duration::hours(24));
    return cost ? Expected<std::optional<Money>>(*cost) : Unexpected(cost.error());
}

bool isFree(const StateRule* state) {
    return state != nullptr && state->billed == Tri::No;
}

EndsBilling endsBillingBy(const Rule& rule) {
    const StateRule* stopped = stateRuleFor(rule, "stopped");
    if (isFree(stopped)) {
        return EndsBilling::Stop;
    }
    if (isFree(stateRuleFor(rule, "hibernated")) || isFree(stateRuleFor(rule, "deallocated"))) {
        return EndsBilling::Hibernate;
    }
    return stopped == nullptr ? EndsBilling::Unknown : EndsBilling::Destroy;
}

} // namespace

Expected<Breakdown> withExtras(const Breakdown& time, const MonthExtras& extras) {
    Breakdown bill = time;
    const bool added = addPart(extras.storage, bill.storage, bill.storageUnknown, bill.total) &&
                       addPart(extras.egress, bill.egress, bill.egressUnknown, bill.total) &&
                       addPart(extras.loads, bill.loads, bill.loadsUnknown, bill.total);
    const bool credited =
        extras.credit.nano >= 0 && (extras.credit.isZero() || extras.credit.currency == bill.total.currency);
    if (!added || !credited) {
        return fail(ErrorCode::BillingInputBad, {"extras", bill.total.currency.code()});
    }
    const Money taken{std::min(extras.credit.nano, bill.total.nano), bill.total.currency};
    bill.credits = Money{-taken.nano, taken.currency};
    bill.total = bill.total - taken;
    return bill;
}

Expected<Breakdown> servingBill(Rate rate, Duration paid, Duration busy) {
    const auto price = checkedRate(rate);
    if (!price || paid < Duration() || busy < Duration()) {
        return price ? Expected<Breakdown>(
                           fail(ErrorCode::BillingInputBad, {"paid", std::to_string(paid.inMilliseconds())}))
                     : Unexpected(price.error());
    }
    const auto total = rate.times(paid);
    const auto used = rate.times(std::min(busy, paid));
    if (!total || !used) {
        return Unexpected(total ? used.error() : total.error());
    }
    Breakdown bill;
    const Money nothing{0, rate.currency};
    bill.used = *used;
    bill.idle = *total - *used;
    bill.total = *total;
    bill.rounding = bill.minimum = bill.storage = bill.egress = bill.loads = bill.credits = nothing;
    return bill;
}

Expected<RoundingMultiplier> roundingMultiplier(const Rule& rule, Duration run) {
    if (const auto known = checkedRule(rule); !known) {
        return Unexpected(known.error());
    }
    if (const auto time = checkedTime("run", run); !time || run == Duration()) {
        return fail(ErrorCode::BillingInputBad, {"run", std::to_string(run.inMilliseconds())});
    }
    return RoundingMultiplier{billedTime(rule, run), run};
}

std::vector<CostTrap> costTraps(const Breakdown& bill, const TrapInputs& inputs) {
    std::vector<CostTrap> traps;
    addTrap(traps, Trap::Rounding, bill.rounding);
    addTrap(traps, Trap::Minimum, bill.minimum);
    addTrap(traps, Trap::Idle, bill.idle);
    addTrap(traps, Trap::Egress, bill.egress);
    addTrap(traps, Trap::Storage, bill.storage);
    addTrap(traps, Trap::Loads, bill.loads);
    addTrap(traps, Trap::FetchAgain, inputs.fetchAgain);
    addTrap(traps, Trap::SpotRework, inputs.spotRework);
    std::stable_sort(traps.begin(), traps.end(),
                     [](const CostTrap& a, const CostTrap& b) { return a.monthly.nano > b.monthly.nano; });
    return traps;
}

Expected<AfterStop> afterStop(const Rule& rule, Rate rate, const StoppedVolume& volume) {
    if (const auto price = checkedRate(rate); !price) {
        return Unexpected(price.error());
    }
    const auto storage = storagePerDay(rule, rate, volume);
    if (!storage) {
        return Unexpected(storage.error());
    }
    AfterStop after;
    after.endsBy = endsBillingBy(rule);
    after.storagePerDay = *storage;
    if (const auto hourly = stoppedRate(rule, rate)) {
        const auto perDay = hourly->times(Duration::hours(24));
        if (!perDay) {
            return Unexpected(perDay.error());
        }
        after.machinePerDay = *perDay;
    }
    return after;
}

} // namespace fitgauge::billing
