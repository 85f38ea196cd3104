// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/batch_job.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::speed {

namespace {

BatchEstimate fromRate(const Figure& itemsPerSecond, std::int64_t items) {
    BatchEstimate job;
    job.itemsPerSecond = itemsPerSecond;
    const double count = static_cast<double>(items);
    job.seconds = {count / itemsPerSecond.typical, count / itemsPerSecond.slow};
    return job;
}

} // namespace

BatchEstimate estimateBatchJob(const Machine& m, const BatchWork& work, std::int64_t largestBatch) {
    BatchEstimate refusal;
    if (work.items < 1 || largestBatch < 1) {
        refusal.reason = work.items < 1 ? Reason::BadTraffic : Reason::NoRoomForRequest;
        return refusal;
    }
    Traffic traffic;
    traffic.promptTokens = work.promptTokens;
    traffic.answerTokens = work.answerTokens;
    traffic.users = std::min(largestBatch, work.items);
    traffic.load = Load::ClosedLoop; // the next item starts when one is done
    const SpeedEstimate e = estimateOn(m, traffic);
    if (e.basis == Basis::NoData) {
        refusal.reason = e.reason;
        return refusal;
    }
    BatchEstimate job = fromRate(e.requestsPerSecond, work.items);
    job.basis = e.basis;
    job.batch = e.usersRunning;
    job.bound = e.bound;
    return job;
}

BatchEstimate batchJobAtRate(std::int64_t items, double itemsPerSecond) {
    BatchEstimate job;
    job.reason = Reason::BadTraffic;
    if (items < 1 || !std::isfinite(itemsPerSecond) || !(itemsPerSecond > 0)) {
        return job;
    }
    const double seconds = static_cast<double>(items) / itemsPerSecond;
    if (!std::isfinite(seconds)) {
        return job;
    }
    job = fromRate({itemsPerSecond, itemsPerSecond}, items);
    job.basis = Basis::Measured;
    job.reason = Reason::None;
    return job;
}

} // namespace fitgauge::speed
