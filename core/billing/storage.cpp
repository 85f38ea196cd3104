// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/storage.h"

#include "core/billing/estimate.h"
#include "core/billing/exact.h"
#include "core/billing/input_check.h"

#include <string>

namespace fitgauge::billing {
namespace {

constexpr std::int64_t kBytesPerGb = 1'000'000'000;
constexpr std::int64_t kMostLaunches = 100'000;

Expected<bool> checkedSize(Bytes size) {
    if (size.count() < 0) {
        return fail(ErrorCode::BillingInputBad, {"bytes", std::to_string(size.count())});
    }
    return true;
}

Exact gigabytes(Bytes size) {
    return Exact::ratio(size.count(), kBytesPerGb);
}

Duration inStorageIncrements(const Rule& rule, Duration kept) {
    if (!rule.storageIncrement) {
        return kept;
    }
    Rule storage;
    storage.increment = rule.storageIncrement;
    return roundedTime(storage, kept);
}

Expected<Money> fetchCost(const VolumePlan& plan, Duration waiting) {
    auto machine = plan.machine.times(waiting);
    if (!machine || !plan.ingressPerGb) {
        return machine;
    }
    const Exact incoming = gigabytes(plan.data) * Exact(plan.launches) * Exact::of(*plan.ingressPerGb);
    const auto ingress = incoming.toMoney(machine->currency);
    return ingress ? Expected<Money>(*machine + *ingress) : ingress;
}

} // namespace

Expected<Money> storageCost(const Rule& rule, Bytes size, Money perGbMonth, Duration kept) {
    const auto good = checkedSize(size);
    const auto time = checkedTime("kept", kept);
    if (!good || !time) {
        return Unexpected(good ? time.error() : good.error());
    }
    if (perGbMonth.nano < 0) {
        return fail(ErrorCode::BillingInputBad, {"perGbMonth", std::to_string(perGbMonth.nano)});
    }
    const Exact months = Exact::hours(inStorageIncrements(rule, kept)) / Exact::hours(kMonth);
    return (gigabytes(size) * Exact::of(perGbMonth) * months).toMoney(perGbMonth.currency);
}

Expected<VolumeChoice> volumeChoice(const Rule& rule, const VolumePlan& plan) {
    const auto size = checkedSize(plan.data);
    const auto launches = checkedCount("launches", plan.launches, kMostLaunches);
    if (!size || !launches) {
        return Unexpected(size ? launches.error() : size.error());
    }
    VolumeChoice choice;
    if (plan.perGbMonth) {
        const auto keep = storageCost(rule, plan.data, *plan.perGbMonth, kMonth);
        if (!keep) {
            return Unexpected(keep.error());
        }
        choice.keep = *keep;
    }
    if (plan.bytesPerSecond > 0) {
        const double seconds = static_cast<double>(plan.data.count()) / plan.bytesPerSecond;
        const auto waiting = expectedTime(seconds / 3600 * static_cast<double>(plan.launches));
        const auto cost = waiting ? fetchCost(plan, *waiting) : Expected<Money>(Unexpected(waiting.error()));
        if (!cost) {
            return Unexpected(cost.error());
        }
        choice.waiting = *waiting;
        choice.fetchAgain = *cost;
    }
    if (choice.keep && choice.fetchAgain && choice.keep->currency == choice.fetchAgain->currency) {
        choice.keepIsCheaper = choice.keep->nano < choice.fetchAgain->nano;
    }
    return choice;
}

} // namespace fitgauge::billing
