// SPDX-License-Identifier: GPL-3.0-or-later
// How long the months of a thousand offers take: CSV "quantity,value,unit".
#include "core/billing/session_list.h"
#include "core/catalog/catalog.h"
#include "tests/bench/bench.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/bundled.h"

#include <fmt/core.h>

namespace fitgauge::bench {
namespace {

constexpr int kSessions = 10'000;
constexpr std::size_t kOffers = 1'000;
constexpr int kBlocks = 9;

// Lengths of a minute and up, a few seconds apart, so that every rule rounds.
billing::SessionList sessionsOf(int lengths) {
    billing::SessionList sessions;
    for (int i = 0; i < kSessions; ++i) {
        static_cast<void>(sessions.add(Duration::seconds(61 + 7 * (i % lengths))));
    }
    return sessions;
}

// The catalog's rules in turn, each at a price of its own.
std::vector<billing::OfferTerms> termsOf(const std::vector<billing::Rule>& rules) {
    std::vector<billing::OfferTerms> terms;
    terms.reserve(kOffers);
    for (std::size_t i = 0; i < kOffers; ++i) {
        const Money perHour{500'000'000 + static_cast<std::int64_t>(i) * 1'000'003, {}};
        terms.push_back({Rate::perHour(perHour), &rules[i % rules.size()]});
    }
    return terms;
}

} // namespace

int billing(Arguments /*options*/) {
    const auto facts = catalog::readBundled(test::bundledFiles());
    if (!facts || facts->billingRules.empty()) {
        return 3;
    }
    const auto terms = termsOf(facts->billingRules);
    std::int64_t kept = 0; // so that nothing is optimised away
    fmt::print("quantity,value,unit\n");
    for (const int lengths : {50, kSessions}) {
        const double taken = microseconds(
            1,
            [&](int) {
                for (const auto& cost : billing::monthCosts(terms, sessionsOf(lengths))) {
                    kept += cost ? cost->nano % 1'000 : 1;
                }
            },
            kBlocks);
        fmt::print("month of {} sessions of {} lengths over {} offers,{:.2f},ms\n", kSessions, lengths,
                   kOffers, taken / 1000);
    }
    return kept > 0 ? 0 : 1;
}

} // namespace fitgauge::bench
