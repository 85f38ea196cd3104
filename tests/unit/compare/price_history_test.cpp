// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/price_history.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;
using catalog::Market;

namespace {

constexpr std::uint32_t kA100 = 3; // F4 1.60 and F10 1.90 on demand, F5 0.75 spot

catalog::PastPrice past(std::int64_t cents, std::int32_t from, std::int32_t until) {
    catalog::PastPrice price;
    price.offerId = "gone/long/ago";
    price.price = usd(cents);
    price.asOf = Date(from);
    price.validUntil = Date(until);
    price.gpu = fixtureGpus()[kA100].canonical;
    price.gpuCount = 2;
    price.market = Market::OnDemand;
    return price;
}

// The offers of today stand since 10 days.
catalog::Facts facts() {
    catalog::Facts facts = fixtureFacts();
    for (auto& offer : facts.offers) {
        offer.validFrom = Date(kToday.daysSinceEpoch() - 10);
    }
    return facts;
}

PriceHistory historyOf(const catalog::Facts& facts, Market market = Market::OnDemand) {
    return priceHistory(*OfferTable::build(facts), kA100, market, kToday);
}

const Date kTenAgo{kToday.daysSinceEpoch() - 10};

} // namespace

TEST_CASE("A history without earlier readings begins with the first day of today's prices", "[compare]") {
    const auto history = historyOf(facts());
    REQUIRE(history.days.size() == 2);
    CHECK(history.days.front() == PriceDay{kTenAgo, 2, usd(160), usd(175), usd(190)});
    CHECK(history.days.back() == PriceDay{kToday, 2, usd(160), usd(175), usd(190)});
    const auto spot = historyOf(facts(), Market::Spot);
    CHECK(spot.days.back().median == usd(75));
    CHECK(historyOf(facts(), Market::Serverless).days.empty());
}

TEST_CASE("An ended price counts per card until its last day", "[compare]") {
    catalog::Facts with = facts();
    with.pastPrices = {past(500, kTenAgo.daysSinceEpoch() - 20, kTenAgo.daysSinceEpoch() + 1)};
    const auto history = historyOf(with);
    CHECK(history.hasPast);
    REQUIRE(history.days.size() == 4);
    CHECK(history.days[0] == PriceDay{Date(kTenAgo.daysSinceEpoch() - 20), 1, usd(250), usd(250), usd(250)});
    CHECK(history.days[1] == PriceDay{kTenAgo, 3, usd(160), usd(190), usd(250)});
    CHECK(history.days[2].day == Date(kTenAgo.daysSinceEpoch() + 2));
    CHECK(history.days[2].most == usd(190));
    CHECK(history.days[3].day == kToday);
}

TEST_CASE("Suspect prices and other currencies and the future leave no mark", "[compare]") {
    catalog::Facts with = facts();
    with.pastPrices = {past(10, 20'000, 20'100), past(10, 20'000, 20'100), past(10, 20'790, 20'800)};
    with.pastPrices[0].isSuspect = true;
    with.pastPrices[1].price.currency = Currency::parse("EUR").value();
    CHECK(historyOf(with) == historyOf(facts()));
    with.offers[3].priceIsSuspect = true; // F4
    CHECK(historyOf(with).days.back() == PriceDay{kToday, 1, usd(190), usd(190), usd(190)});
}

TEST_CASE("A price whose last day was told later counts on that day alone", "[compare]") {
    catalog::Facts with = facts();
    with.pastPrices = {past(500, 20'700, 20'690)};
    const auto history = historyOf(with);
    CHECK(history.days.front() == PriceDay{Date(20'690), 1, usd(250), usd(250), usd(250)});
    CHECK(history.days[1].day == kTenAgo);
}

TEST_CASE("Many days are thinned to the first and the last and some between", "[compare]") {
    catalog::Facts with = facts();
    for (std::int32_t day = 0; day < 900; ++day) {
        with.pastPrices.push_back(past(300 + day, 19'000 + day, 19'000 + day));
    }
    const auto history = historyOf(with);
    CHECK(history.days.size() <= kMostHistoryDays);
    CHECK(history.days.size() > kMostHistoryDays / 2);
    CHECK(history.days.front().day == Date(19'000));
    CHECK(history.days.back().day == kToday);
}
