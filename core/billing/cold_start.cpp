// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/cold_start.h"

#include "core/billing/estimate.h"
#include "core/billing/input_check.h"

#include <initializer_list>

namespace fitgauge::billing {

Expected<ColdStart> coldStart(const ColdStartTerms& terms) {
    for (const Duration step :
         {terms.allocate.value_or(Duration()), terms.imageLoad.value_or(Duration()), terms.warmUp}) {
        if (const auto good = checkedTime("coldStart", step); !good) {
            return Unexpected(good.error());
        }
    }
    ColdStart start;
    if (!terms.imageCached) {
        start.loading += terms.imageLoad.value_or(Duration());
    }
    const bool fetches = !terms.weightsOnVolume && terms.weights.count() > 0;
    if (fetches && terms.bytesPerSecond > 0) {
        const auto time =
            expectedTime(static_cast<double>(terms.weights.count()) / terms.bytesPerSecond / 3600);
        if (!time) {
            return Unexpected(time.error());
        }
        start.loading += *time;
    }
    start.known = terms.allocate.value_or(Duration()) + start.loading + terms.warmUp;
    start.complete = terms.allocate.has_value() && (terms.imageCached || terms.imageLoad.has_value()) &&
                     (!fetches || terms.bytesPerSecond > 0);
    return start;
}

Expected<std::optional<Money>> loadsCost(const ColdStart& start, double starts, Tri loadingBilled,
                                         Rate rate) {
    if (loadingBilled == Tri::Unknown) {
        return std::optional<Money>();
    }
    const bool billed = loadingBilled == Tri::Yes;
    const auto time = expectedTime(billed ? starts * start.loading.inHours() : 0);
    const auto cost = time ? rate.times(*time) : Expected<Money>(Unexpected(time.error()));
    return cost ? Expected<std::optional<Money>>(*cost) : Unexpected(cost.error());
}

} // namespace fitgauge::billing
