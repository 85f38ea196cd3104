// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/break_even.h"

#include "core/billing/input_check.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fitgauge::billing {
namespace {

// Machines that carry the traffic; one even without any, since it never stops.
std::int64_t machinesFor(const AlwaysOn& machine, double requests) {
    return std::max<std::int64_t>(1, std::llround(std::ceil(requests / machine.requestsPerDay - 1e-9)));
}

Expected<std::vector<TrafficPoint>> alwaysOnStair(const AlwaysOn& machine, double mostRequests) {
    const auto one = machine.rate.times(kMonth);
    if (!one) {
        return Unexpected(one.error());
    }
    std::vector<TrafficPoint> stair;
    for (std::int64_t n = 1; n <= machinesFor(machine, mostRequests); ++n) {
        const auto monthly = times(*one, n);
        if (!monthly) {
            return Unexpected(monthly.error());
        }
        const double from = machine.requestsPerDay * static_cast<double>(n - 1);
        stair.push_back({from, *monthly});
        stair.push_back({std::min(mostRequests, from + machine.requestsPerDay), *monthly});
    }
    return stair;
}

class Comparison {
  public:
    Comparison(const AlwaysOn& machine, const TrafficShape& shape, const ScaleToZeroTerms& terms, Rate rate)
        : m_machine(machine), m_shape(shape), m_terms(terms), m_rate(rate) {}

    [[nodiscard]] Expected<Money> scaleToZero(double requests) const {
        const auto month = scaleToZeroMonth(m_shape, requests, m_terms, m_rate);
        return month ? Expected<Money>(month->total()) : Unexpected(month.error());
    }

    // What always-on saves at this traffic, in nano units; the sign is all that the search needs.
    [[nodiscard]] Expected<std::int64_t> saving(double requests) const {
        const auto zero = scaleToZero(requests);
        const auto one = m_machine.rate.times(kMonth);
        const auto on = one ? times(*one, machinesFor(m_machine, requests)) : one;
        if (!zero || !on) {
            return Unexpected(zero ? on.error() : zero.error());
        }
        return zero->nano - on->nano;
    }

    // Halves [low, high] until the crossing is known to a tenth of a request.
    [[nodiscard]] Expected<double> crossingIn(double low, double high) const {
        while (high - low > 0.1) {
            const double middle = (low + high) / 2;
            const auto gain = saving(middle);
            if (!gain) {
                return Unexpected(gain.error());
            }
            (*gain >= 0 ? high : low) = middle;
        }
        return high;
    }

  private:
    const AlwaysOn& m_machine;
    const TrafficShape& m_shape;
    const ScaleToZeroTerms& m_terms;
    Rate m_rate;
};

Expected<bool> checkedMachine(const AlwaysOn& machine, double mostRequests) {
    constexpr double kMostMachines = 1000;
    const bool sensible = machine.requestsPerDay > 0 && mostRequests > 0 &&
                          mostRequests / machine.requestsPerDay <= kMostMachines;
    if (!sensible) {
        return fail(ErrorCode::BillingInputBad, {"requestsPerDay", std::to_string(mostRequests)});
    }
    const auto rate = checkedRate(machine.rate);
    return rate ? Expected<bool>(true) : Unexpected(rate.error());
}

} // namespace

Expected<BreakEven> breakEven(const AlwaysOn& machine, const TrafficShape& shape,
                              const ScaleToZeroTerms& terms, Rate activeRate, double mostRequests,
                              std::size_t mostPoints) {
    if (const auto good = checkedMachine(machine, mostRequests); !good) {
        return Unexpected(good.error());
    }
    auto stair = alwaysOnStair(machine, mostRequests);
    if (!stair) {
        return Unexpected(stair.error());
    }
    BreakEven result;
    result.alwaysOn = std::move(*stair);
    const Comparison comparison(machine, shape, terms, activeRate);
    const std::size_t steps = std::max<std::size_t>(mostPoints, 2) - 1;
    double before = 0;
    for (std::size_t i = 0; i <= steps; ++i) {
        const double requests = mostRequests * static_cast<double>(i) / static_cast<double>(steps);
        const auto monthly = comparison.scaleToZero(requests);
        const auto gain = comparison.saving(requests);
        if (!monthly || !gain) {
            return Unexpected(monthly ? gain.error() : monthly.error());
        }
        result.scaleToZero.push_back({requests, *monthly});
        if (*gain >= 0 && !result.crossing) {
            const auto crossing = i == 0 ? Expected<double>(0.0) : comparison.crossingIn(before, requests);
            if (!crossing) {
                return Unexpected(crossing.error());
            }
            result.crossing = *crossing;
        }
        before = requests;
    }
    return result;
}

} // namespace fitgauge::billing
