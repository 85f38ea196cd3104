// SPDX-License-Identifier: GPL-3.0-or-later
// How long one speed estimate takes, and those of all hardware kinds of the catalog: CSV
// "quantity,value,unit".
#include "core/catalog/catalog.h"
#include "core/compare/kind_figures.h"
#include "core/speed/estimate.h"
#include "tests/bench/bench.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/bundled.h"

#include <fmt/core.h>

namespace fitgauge::bench {

int speed(Arguments /*options*/) {
    const auto facts = catalog::readBundled(test::bundledFiles());
    if (!facts || !facts->speedConstants) {
        return 3;
    }
    double kept = 0; // so that nothing is optimised away
    const sizing::Serving serving;
    const speed::Traffic traffic;
    const auto& gpus = facts->gpus;
    const auto& models = facts->models;
    const double one = microseconds(20'000, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        kept += speed::estimateServingSpeed(*facts->speedConstants, models[index % models.size()], serving,
                                            traffic, gpus[index % gpus.size()], 1 << (i % 4))
                    .outputTokensPerSecond.typical;
    });
    const auto table = compare::OfferTable::build(*facts);
    auto workload = compare::defaultWorkload(compare::Profile::Live, Date(20'786));
    const double all = microseconds(20, [&](int i) {
        workload.serving.users = 1 + i;
        kept += static_cast<double>(compare::figuresOfKinds(*table, workload).size());
    });
    fmt::print("quantity,value,unit\nspeed of one configuration,{:.3f},us\n", one);
    fmt::print("memory and speed of all {} hardware kinds of the catalog,{:.3f},ms\n", table->kinds().size(),
               all / 1000);
    return kept > 0 ? 0 : 1;
}

} // namespace fitgauge::bench
