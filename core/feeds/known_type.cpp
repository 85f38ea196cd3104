// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/known_type.h"

#include "core/feeds/card_lookup.h"
#include "core/feeds/reading.h"

#include <cmath>

namespace fitgauge::feeds {

void takeKnownType(Draft& draft, const InstanceGpu& known, const Context& context,
                   std::optional<double> saidCount) {
    constexpr double kSameCount = 0.01;
    draft.soldAs = known.gpu;
    draft.gpuCount = known.gpuCount;
    draft.gpuMemoryGb = known.gpuMemoryGb;
    draft.vcpus = draft.vcpus ? draft.vcpus : known.vcpus;
    draft.ramGib = draft.ramGib ? draft.ramGib : known.ramGib;
    if (saidCount && std::abs(*saidCount - known.gpuCount) > kSameCount) {
        addFlag(draft, Flag::CountCorrected);
    }
    lookUpCard(draft, context);
}

} // namespace fitgauge::feeds
