// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/cost_per_token.h"
#include "core/speed/run_time.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

#include <limits>

using namespace fitgauge;
using test::Approx;

namespace {

Money usd(const char* text) {
    return *Money::parse(text, Currency());
}

} // namespace

TEST_CASE("a million tokens cost the hourly price over 0.0036 times the rate", "[S-04]") {
    // 2.50/h at 1,000 tokens/s: 2.5 / 3.6 = 0.694444444 after one rounding
    CHECK(speed::costPerMillionTokens(usd("2.5"), 1000.0)->nano == 694'444'444);
    CHECK(speed::costPerMillionTokens(usd("3.6"), 1.0)->nano == 1'000'000'000'000);
    CHECK(speed::costPerMillionTokens(usd("0"), 7.0)->nano == 0);
}

TEST_CASE("the cost of an idle server is many times that of a full one") {
    // 8B on one H100: 137 tokens/s alone and 4,483 with 256 in flight
    const auto alone = *speed::costPerMillionTokens(usd("3"), 137);
    const auto full = *speed::costPerMillionTokens(usd("3"), 4483);
    CHECK(static_cast<double>(alone.nano) / static_cast<double>(full.nano) ==
          Approx(4483.0 / 137).epsilon(1e-6));
}

TEST_CASE("items cost by the thousand or one by one", "[S-02]") {
    CHECK(speed::costPerItems(usd("3.6"), 1.0, 1)->nano == 1'000'000);
    CHECK(speed::costPerItems(usd("3.6"), 2.0, 1000)->nano == 500'000'000);
    CHECK(speed::costPerMillionTokens(usd("3.6"), 1.0) == speed::costPerItems(usd("3.6"), 1.0, 1'000'000));
}

TEST_CASE("tokens per currency unit is the rate over the price", "[S-30]") {
    CHECK(*speed::tokensPerCurrencyUnit(usd("2"), 1000) == Approx(1'800'000));
}

TEST_CASE("rates and prices that make no sense give an error and no number") {
    const double bad[] = {
        0,     -1,  std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(),
        1e300, 1e-9};
    for (const double rate : bad) {
        INFO(rate);
        REQUIRE_FALSE(speed::costPerMillionTokens(usd("1"), rate).has_value());
        CHECK(speed::costPerMillionTokens(usd("1"), rate).error().code == ErrorCode::SpeedInputBad);
        CHECK_FALSE(speed::tokensPerCurrencyUnit(usd("1"), rate).has_value());
    }
    CHECK_FALSE(speed::costPerMillionTokens(Money{-1, {}}, 1).has_value());
    CHECK_FALSE(speed::tokensPerCurrencyUnit(usd("0"), 1).has_value());
    CHECK_FALSE(speed::costPerItems(usd("1"), 1, 0).has_value());
    const auto huge = speed::costPerMillionTokens(Money{std::numeric_limits<std::int64_t>::max(), {}}, 0.001);
    REQUIRE_FALSE(huge.has_value());
    CHECK(huge.error().code == ErrorCode::MoneyOutOfRange);
}

TEST_CASE("a run time is scaled by peak and by bandwidth and shown as the range between", "[R-13]") {
    hardware::Gpu a;
    a.bf16Tflops = 100;
    a.bandwidthGbps = 1000;
    hardware::Gpu b;
    b.bf16Tflops = 400;
    b.bandwidthGbps = 2000;
    const auto scaled = speed::scaleRunTime(1200, a, b);
    REQUIRE(scaled.has_value());
    CHECK(scaled->low == Approx(300));
    CHECK(scaled->high == Approx(600));
    const auto back = speed::scaleRunTime(scaled->low, b, a);
    CHECK(back->high == Approx(1200));
}

TEST_CASE("a run time needs a figure that both data sheets have") {
    hardware::Gpu a;
    a.bf16Tflops = 100;
    hardware::Gpu b;
    b.bandwidthGbps = 2000;
    CHECK_FALSE(speed::scaleRunTime(1200, a, b).has_value());
    b.fp16Tflops = 50;
    CHECK(speed::scaleRunTime(1200, a, b)->low == Approx(2400));
    CHECK(speed::scaleRunTime(1200, a, b)->high == Approx(2400));
    CHECK_FALSE(speed::scaleRunTime(0, a, b).has_value());
    CHECK_FALSE(speed::scaleRunTime(std::numeric_limits<double>::infinity(), a, b).has_value());
}
