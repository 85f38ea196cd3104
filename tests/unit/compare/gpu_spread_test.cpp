// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/gpu_spread.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

std::vector<GpuSpread> spreadsOf(const catalog::Facts& facts) {
    Filter filter;
    filter.fitsOnly = false;
    const auto comparison = compareFacts(facts, withoutTargets(fixtureWorkload()), filter);
    return gpuSpreads(comparison->table(), comparison->rows());
}

const GpuSpread& spreadOf(const std::vector<GpuSpread>& spreads, std::uint32_t gpu) {
    for (const GpuSpread& spread : spreads) {
        if (spread.gpu == gpu) {
            return spread;
        }
    }
    throw std::runtime_error("no such GPU");
}

} // namespace

TEST_CASE("A GPU's spread counts offers and providers and tells least and median and most", "[compare]") {
    const auto spreads = spreadsOf(fixtureFacts());
    REQUIRE(spreads.size() == 6);
    const GpuSpread& a100 = spreadOf(spreads, 3); // F4 1.60, F5 0.75, F10 1.90
    CHECK(a100.offers == 3);
    CHECK(a100.providers == 3);
    CHECK(a100.least == usd(75));
    CHECK(a100.median == usd(160));
    CHECK(a100.most == usd(190));
    const GpuSpread& t4 = spreadOf(spreads, 0); // 0.35 and 0.12 of one provider
    CHECK(t4.providers == 1);
    CHECK(t4.median == Money{235'000'000, Currency()});
    const GpuSpread& h100 = spreadOf(spreads, 5); // 3.00 and 8 cards at 22.00
    CHECK(h100.least == usd(275));
    CHECK(h100.most == usd(300));
    CHECK(spreads.front().gpu == 0); // the cheapest median first
}

TEST_CASE("Offers without a price or in another currency count but set no price", "[compare]") {
    catalog::Facts facts = fixtureFacts();
    facts.offers[1].price.reset(); // F2, the only L4
    facts.offers[2].price->currency = Currency::parse("EUR").value();
    const auto spreads = spreadsOf(facts);
    const GpuSpread& l4 = spreadOf(spreads, 1);
    CHECK(l4.offers == 1);
    CHECK(l4.priced == 0);
    CHECK_FALSE(l4.median);
    CHECK(spreads.back().gpu == 1);
    CHECK(spreadOf(spreads, 2).priced == 1); // F9 alone
}
