// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/spot.h"

#include "core/billing/estimate.h"
#include "core/billing/exact.h"
#include "core/billing/input_check.h"

#include <cmath>
#include <string>

namespace fitgauge::billing {
namespace {

Expected<bool> checkedTerms(const SpotTerms& terms, Duration undisturbed) {
    constexpr double kMostReclaims = 60;
    if (!(terms.reclaimsPerHour >= 0 && terms.reclaimsPerHour <= kMostReclaims)) {
        return fail(ErrorCode::BillingInputBad, {"reclaimsPerHour", std::to_string(terms.reclaimsPerHour)});
    }
    if (terms.checkpointEvery && *terms.checkpointEvery <= Duration()) {
        return fail(ErrorCode::BillingInputBad,
                    {"checkpointEvery", std::to_string(terms.checkpointEvery->inMilliseconds())});
    }
    for (const Duration time :
         {undisturbed, terms.restart, terms.notice, terms.checkpointEvery.value_or(Duration())}) {
        if (const auto good = checkedTime("spot", time); !good) {
            return Unexpected(good.error());
        }
    }
    return true;
}

bool savesInTime(const SpotTerms& terms) {
    return terms.checkpointTakes && *terms.checkpointTakes <= terms.notice;
}

// Expected hours and reclaims for `piece` hours that a reclaim throws away.
SpotWork pieceWork(double reclaims, double piece, double restart) {
    SpotWork work;
    // expm1 keeps short pieces exact where e^x - 1 would cancel.
    work.interruptions = std::expm1(reclaims * piece);
    const double hours = reclaims > 0 ? work.interruptions * (1 / reclaims + restart) : piece;
    work.extraHours = hours - piece;
    return work;
}

} // namespace

Expected<SpotWork> spotWork(const SpotTerms& terms, Duration undisturbed) {
    if (const auto good = checkedTerms(terms, undisturbed); !good) {
        return Unexpected(good.error());
    }
    const double hours = undisturbed.inHours();
    const double restart = terms.restart.inHours();
    SpotWork work;
    if (savesInTime(terms)) {
        work.interruptions = terms.reclaimsPerHour * hours;
        work.extraHours = work.interruptions * (restart + terms.checkpointTakes->inHours());
    } else {
        const double piece =
            terms.checkpointEvery ? std::min(hours, terms.checkpointEvery->inHours()) : hours;
        const double pieces = piece > 0 ? hours / piece : 0;
        work = pieceWork(terms.reclaimsPerHour, piece, restart);
        work.interruptions *= pieces;
        work.extraHours *= pieces;
    }
    const auto time = expectedTime(hours + work.extraHours);
    if (!time) {
        return Unexpected(time.error());
    }
    work.machineTime = *time;
    work.factor = hours > 0 ? 1 + work.extraHours / hours : 1;
    return work;
}

Expected<Rate> effectiveSpotRate(const SpotTerms& terms, Rate spot, Duration job) {
    const auto rate = checkedRate(spot);
    const auto work = spotWork(terms, job);
    if (!rate || !work) {
        return Unexpected(rate ? work.error() : rate.error());
    }
    const auto price = expectedAmount(Money{spot.nanoPerHour, spot.currency}, work->factor);
    return price ? Expected<Rate>(Rate::perHour(*price)) : Unexpected(price.error());
}

LiveInterruptions liveInterruptions(double reclaimsPerHour, double requestsInFlight) {
    const double perMonth = reclaimsPerHour * kMonth.inHours();
    return {perMonth, perMonth * requestsInFlight};
}

Expected<Money> splitPlan(Rate spot, Rate onDemand, Duration hours, int spotThousandths,
                          const SpotTerms& terms) {
    if (const auto share = checkedCount("spotThousandths", spotThousandths, 1000); !share) {
        return Unexpected(share.error());
    }
    if (spot.currency != onDemand.currency) {
        return fail(ErrorCode::BillingInputBad, {"currency", spot.currency.code()});
    }
    const auto rate = checkedRate(onDemand);
    const auto effective = effectiveSpotRate(terms, spot, hours);
    if (!rate || !effective) {
        return Unexpected(rate ? effective.error() : rate.error());
    }
    const Exact onSpot = Exact::of(Money{effective->nanoPerHour, spot.currency}) * Exact(spotThousandths);
    const Exact attended =
        Exact::of(Money{onDemand.nanoPerHour, spot.currency}) * Exact(1000 - spotThousandths);
    return ((onSpot + attended) * Exact::hours(hours) / Exact(1000)).toMoney(spot.currency);
}

} // namespace fitgauge::billing
