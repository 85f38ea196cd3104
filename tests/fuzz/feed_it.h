// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/byte_source.h"
#include "core/feeds/instance_table.h"
#include "core/feeds/reading.h"
#include "core/feeds/to_batch.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace fitgauge::fuzz {

inline void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

inline hardware::Gpu part(const char* canonical, double gb) {
    hardware::Gpu gpu;
    gpu.canonical = canonical;
    gpu.gpuClass = hardware::GpuClass::Hbm;
    gpu.vramGb = gb;
    return gpu;
}

inline const feeds::Context& feedContext() {
    static const std::vector<hardware::Gpu> gpus{part("L4", 24), part("T4", 16), part("A100-SXM4-40GB", 40),
                                                 part("A100-SXM4-80GB", 80), part("H100-SXM5-80GB", 80)};
    static const hardware::AliasResolver resolver(gpus, {});
    static const feeds::InstanceTable instances(
        {{"aws", "p3.2xlarge", "T4", 1, 16, 8, 61}, {"azure", "Standard_NC6s_v3", "T4", 0.5, 8, 6, 112}});
    static const feeds::Context context{gpus, resolver, instances, {}, Date(20'700)};
    return context;
}

// What every reading owes: all records counted once, nothing free or negative, no offer twice.
inline void checkReading(const feeds::Feed& feed, const feeds::ReadResult& result) {
    require(result.seen == result.kept + result.rejected);
    std::size_t reasons = 0;
    for (const auto& [reason, count] : result.rejectedBy) {
        reasons += count;
    }
    require(reasons == result.rejected);
    require(result.flagged <= result.kept);
    for (const feeds::Draft& draft : result.drafts) {
        require(!draft.price || draft.price->nano > 0);
        require(draft.gpuCount > 0 && draft.gpuCount <= 100'000);
        require(std::ranges::is_sorted(draft.flags));
    }
    std::set<std::string> ids;
    for (const catalog::Offer& offer : feeds::toBatch(result, feed, "p", {}, Date(20'700)).offers) {
        require(ids.insert(offer.id).second);
    }
}

inline void feedIt(const feeds::Feed& feed, std::string_view bytes, const char* provider) {
    feeds::Context context = feedContext();
    context.provider = provider;
    if (const auto result = feed.read(bytes, context)) {
        checkReading(feed, *result);
    }
}

} // namespace fitgauge::fuzz
