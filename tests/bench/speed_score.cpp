// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/speed_score.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::bench {

double Scored::errorPercent() const {
    return predicted > 0 && measured > 0 ? std::abs(predicted / measured - 1) * 100 : 100;
}

double quantile(std::vector<double> values, double share) {
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
}

Spread spreadOf(const std::vector<const Scored*>& figures) {
    Spread spread;
    std::vector<double> errors;
    std::size_t inside = 0;
    for (const Scored* figure : figures) {
        ++spread.rows;
        if (figure->leftOut) {
            ++spread.leftOut;
            continue;
        }
        errors.push_back(figure->errorPercent());
        inside += figure->measured >= figure->low && figure->measured <= figure->high ? 1 : 0;
    }
    spread.median = quantile(errors, 0.5);
    spread.p90 = quantile(errors, 0.9);
    spread.inRange = errors.empty() ? 0 : static_cast<double>(inside) / static_cast<double>(errors.size());
    return spread;
}

namespace {

// All that must be alike for two cards to be compared.
std::string settingOf(const Scored& s) {
    const SpeedRow& r = *s.row;
    const auto text = [](std::int64_t n) { return '|' + std::to_string(n); };
    const std::string layout =
        r.layout ? text(r.layout->tensor) + text(r.layout->pipeline) : std::string("|best");
    return s.quantity + '|' + r.model + '|' + r.weightFormat + '|' + r.mode + '|' + r.rateKind + '|' +
           r.engine + text(r.cards) + layout + text(r.traffic.promptTokens) + text(r.traffic.answerTokens) +
           text(r.traffic.users) + text(r.traffic.requests) +
           text(static_cast<std::int64_t>(r.serving.keyCache)) + text(r.settings.engineOf2024 ? 1 : 0);
}

bool isRate(const Scored& s) {
    return s.quantity != kSpeedQuantities[1] && s.quantity != kSpeedQuantities[2];
}

struct OnCard {
    std::vector<double> measured, predicted;
};

void countPairs(Ordering& ordering, const std::map<std::string, OnCard>& cards) {
    constexpr double kApart = 1.1;
    for (auto a = cards.begin(); a != cards.end(); ++a) {
        for (auto b = std::next(a); b != cards.end(); ++b) {
            const double measured = quantile(a->second.measured, 0.5) / quantile(b->second.measured, 0.5);
            const double predicted = quantile(a->second.predicted, 0.5) / quantile(b->second.predicted, 0.5);
            if (measured > kApart || measured < 1 / kApart) {
                ++ordering.pairs;
                ordering.right += (measured > 1) == (predicted > 1) ? 1 : 0;
            }
        }
    }
}

} // namespace

Ordering orderingOf(const std::vector<Scored>& figures) {
    std::map<std::string, std::map<std::string, OnCard>> settings;
    for (const Scored& s : figures) {
        if (!s.leftOut && s.predicted > 0 && isRate(s)) {
            OnCard& card = settings[settingOf(s)][s.row->gpu];
            card.measured.push_back(s.measured);
            card.predicted.push_back(s.predicted);
        }
    }
    Ordering ordering;
    for (const auto& [setting, cards] : settings) {
        countPairs(ordering, cards);
    }
    return ordering;
}

std::string reasonWord(speed::Reason reason) {
    using speed::Reason;
    static const std::map<Reason, std::string> words = {
        {Reason::None, ""},
        {Reason::BadTraffic, "bad traffic"},
        {Reason::ContextExceeded, "context exceeded"},
        {Reason::ModelUnknown, "model unknown"},
        {Reason::WeightsDoNotFit, "weights do not fit"},
        {Reason::NoRoomForRequest, "no room for a request"},
        {Reason::BandwidthUnknown, "bandwidth unknown"},
        {Reason::PeakUnknown, "peak unknown"},
        {Reason::MemoryUnknown, "memory unknown"},
        {Reason::PartWithoutEvidence, "part without evidence"},
        {Reason::FormatWithoutEvidence, "format without evidence"},
        {Reason::CardCountBad, "card count bad"}};
    return words.at(reason);
}

} // namespace fitgauge::bench
