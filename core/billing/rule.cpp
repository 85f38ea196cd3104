// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/rule.h"

#include <algorithm>
#include <cassert>

namespace fitgauge::billing {

const StateRule* stateRuleFor(const Rule& rule, std::string_view state) {
    const auto found = std::find_if(rule.states.begin(), rule.states.end(),
                                    [&](const StateRule& known) { return known.state == state; });
    return found == rule.states.end() || found->billed == Tri::Unknown ? nullptr : &*found;
}

Duration roundedTime(const Rule& rule, Duration running) {
    assert(rule.increment && *rule.increment > Duration() && running >= Duration());
    const std::int64_t step = rule.increment->inMilliseconds();
    const std::int64_t ran = running.inMilliseconds();
    const std::int64_t begun = ran % step;
    const std::int64_t whole = ran - begun;
    const bool up = rule.rounding == Rounding::Up
                        ? begun > 0
                        : rule.rounding == Rounding::HalfUp && begun >= step - begun;
    return Duration::milliseconds(up && begun > 0 ? whole + step : whole);
}

Duration billedTime(const Rule& rule, Duration running) {
    return running == Duration() ? Duration() : std::max(rule.minimum, roundedTime(rule, running));
}

} // namespace fitgauge::billing
