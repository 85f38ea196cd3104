// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/billing/rule.h"

namespace fitgauge::test {

inline Money usd(std::string_view text) {
    return Money::parse(text, Currency()).value();
}

inline Rate perHour(std::string_view text) {
    return Rate::perHour(usd(text));
}

inline billing::Rule steppedRule(Duration increment, Duration minimum = Duration(),
                                 Rounding rounding = Rounding::Up) {
    billing::Rule rule;
    rule.provider = "fixture";
    rule.increment = increment;
    rule.minimum = minimum;
    rule.rounding = rounding;
    return rule;
}

} // namespace fitgauge::test
