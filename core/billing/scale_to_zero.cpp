// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/scale_to_zero.h"

#include "core/billing/estimate.h"
#include "core/billing/input_check.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fitgauge::billing {
namespace {

constexpr double kSecondsPerHour = 3600;
constexpr double kDaysPerMonth = 730.0 / 24;

// Seconds of arrivals within the last `window` seconds before `t`, when bursts of `length` begin every
// `period` seconds.
double arrivalsBefore(double t, double window, double period, double length) {
    const double from = t - window;
    double overlap = 0;
    for (double k = std::floor(from / period); k * period < t; k += 1) {
        overlap += std::max(0.0, std::min(t, k * period + length) - std::max(from, k * period));
    }
    return overlap;
}

// Integral of exp(-rate m) over a piece where m runs in a straight line from a to b.
double quietSeconds(double rate, double a, double b, double width) {
    const double slope = rate * (b - a);
    if (std::fabs(slope) < 1e-9) {
        return width * std::exp(-rate * (a + b) / 2);
    }
    return width * (std::exp(-rate * a) - std::exp(-rate * b)) / slope;
}

struct ActivePart {
    double seconds = 0;
    double coldStarts = 0;
};

// One period of a burst pattern: a worker is off at t when nothing arrived in the window before t. That
// length of arrivals is piecewise linear in t, so both integrals are exact.
ActivePart burstPeriod(double ratePerSecond, double window, double period, double length) {
    std::vector<double> corners = {0, length, period};
    for (const double shift : {window, window + length}) {
        corners.push_back(std::fmod(shift, period));
    }
    std::sort(corners.begin(), corners.end());
    ActivePart part;
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const double width = corners[i] - corners[i - 1];
        if (width <= 0) {
            continue;
        }
        const double a = arrivalsBefore(corners[i - 1], window, period, length);
        const double b = arrivalsBefore(corners[i], window, period, length);
        const double quiet = quietSeconds(ratePerSecond, a, b, width);
        part.seconds += width - quiet;
        part.coldStarts += corners[i] <= length ? ratePerSecond * quiet : 0;
    }
    return part;
}

ActivePart hourOf(const TrafficShape& shape, double requests, double window) {
    if (shape.burstsPerHour == 0) {
        const double rate = requests / kSecondsPerHour;
        const double quietShare = std::exp(-rate * window);
        return {kSecondsPerHour * (1 - quietShare), requests * quietShare};
    }
    const double bursts = shape.burstsPerHour;
    const double length = shape.burstLength.inSeconds();
    const ActivePart one = burstPeriod(requests / bursts / length, window, kSecondsPerHour / bursts, length);
    return {one.seconds * bursts, one.coldStarts * bursts};
}

Expected<bool> checkedTerms(const TrafficShape& shape, double requestsPerDay, const ScaleToZeroTerms& terms) {
    constexpr double kMostRequests = 1e12;
    if (!shape.isValid()) {
        return fail(ErrorCode::BillingInputBad, {"traffic", "shape"});
    }
    if (!(requestsPerDay >= 0 && requestsPerDay <= kMostRequests)) {
        return fail(ErrorCode::BillingInputBad, {"requestsPerDay", std::to_string(requestsPerDay)});
    }
    for (const auto& [field, time] : {std::pair("service", terms.service),
                                      {"keepWarm", terms.keepWarm},
                                      {"coldStart", terms.coldStart}}) {
        if (const auto good = checkedTime(field, time); !good) {
            return Unexpected(good.error());
        }
    }
    return true;
}

} // namespace

Expected<ScaleToZeroDay> scaleToZeroDay(const TrafficShape& shape, double requestsPerDay,
                                        const ScaleToZeroTerms& terms) {
    if (const auto good = checkedTerms(shape, requestsPerDay, terms); !good) {
        return Unexpected(good.error());
    }
    const double window = (terms.service + terms.keepWarm).inSeconds();
    ScaleToZeroDay day;
    day.requests = requestsPerDay;
    for (std::size_t hour = 0; hour < shape.weights.size(); ++hour) {
        const ActivePart part = hourOf(shape, requestsInHour(shape, requestsPerDay, hour), window);
        day.activeHours += part.seconds / kSecondsPerHour;
        day.coldStarts += part.coldStarts;
    }
    return day;
}

Expected<ScaleToZeroMonth> scaleToZeroMonth(const TrafficShape& shape, double requestsPerDay,
                                            const ScaleToZeroTerms& terms, Rate activeRate) {
    const auto rate = checkedRate(activeRate);
    const auto day = scaleToZeroDay(shape, requestsPerDay, terms);
    if (!rate || !day) {
        return Unexpected(rate ? day.error() : rate.error());
    }
    const auto activeTime = expectedTime(day->activeHours * kDaysPerMonth);
    const bool paid = terms.coldStartBilled == Tri::Yes;
    const auto startTime =
        expectedTime(paid ? day->coldStarts * kDaysPerMonth * terms.coldStart.inHours() : 0);
    if (!activeTime || !startTime) {
        return Unexpected(activeTime ? startTime.error() : activeTime.error());
    }
    const auto active = activeRate.times(*activeTime);
    const auto starts = activeRate.times(*startTime);
    if (!active || !starts) {
        return Unexpected(active ? starts.error() : active.error());
    }
    return ScaleToZeroMonth{*day, *active,
                            terms.coldStartBilled == Tri::Unknown ? std::nullopt : std::optional(*starts)};
}

} // namespace fitgauge::billing
