// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/fit_rules.h"

namespace fitgauge::sizing {
namespace {

__extension__ using Wide = __int128; // usable memory x 10^6 may pass 64 bits

constexpr std::int64_t kMillion = 1'000'000;

} // namespace

std::optional<std::int64_t> MemoryEstimate::usedPpm() const {
    if (!usable || usable->count() <= 0) {
        return std::nullopt;
    }
    const Wide ppm = (static_cast<Wide>(needed.count()) * kMillion * 2 + usable->count()) /
                     (static_cast<Wide>(usable->count()) * 2);
    constexpr Wide kMost = INT64_MAX;
    return static_cast<std::int64_t>(ppm < kMost ? ppm : kMost);
}

Bytes sumOf(std::span<const Part> parts) {
    Bytes sum;
    for (const Part& part : parts) {
        sum += part.bytes;
    }
    return sum;
}

Bytes comfortLimit(Bytes usable, ComfortPpm comfort) {
    return Bytes(static_cast<std::int64_t>(static_cast<Wide>(usable.count()) * comfort / kMillion));
}

FitAnswer judge(const FitQuestion& question, const std::function<Bytes(int)>& neededOn) {
    if (question.needed <= comfortLimit(question.usable, question.comfort)) {
        return {Fit::Comfortable, 0};
    }
    if (question.needed <= question.usable) {
        return {Fit::Tight, 0};
    }
    for (const int count : question.catalogCounts) {
        if (count > question.cards && neededOn(count) <= question.usable) {
            return {Fit::NeedsCards, count};
        }
    }
    return {question.canOffload ? Fit::WouldSpill : Fit::DoesNotFit, 0};
}

} // namespace fitgauge::sizing
