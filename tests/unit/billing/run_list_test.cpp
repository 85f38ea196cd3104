// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/component_price.h"
#include "core/billing/rule_table.h"
#include "core/billing/run_list.h"
#include "core/units/csv.h"
#include "tests/support/billing_case.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"
#include "tests/unit/billing/money_literals.h"

#include <filesystem>

using namespace fitgauge;
using namespace fitgauge::billing;
using namespace fitgauge::test;

namespace {

Rule ruleWithStates(Duration increment, std::initializer_list<std::pair<const char*, Tri>> states) {
    Rule rule = steppedRule(increment);
    for (const auto& [state, billed] : states) {
        rule.states.push_back({state, billed, {}, {}, {}});
    }
    return rule;
}

std::string costOf(const Rule& rule, std::int64_t price, std::vector<Run> runs, int decimals = 2) {
    const RunList list{.pricePerHour = price,
                       .currency = {},
                       .multiplier = 1,
                       .count = 1,
                       .minimumReservation = {},
                       .runs = std::move(runs)};
    const auto cost = runListCost(rule, list);
    return cost ? toDecimal(chargedAmount(rule, *cost, Currency(), decimals).value(), decimals)
                : std::string(errorWord(cost.error().code)) + " " + cost.error().where;
}

CsvTable tableAt(const std::filesystem::path& path) {
    const auto text = readFile(path.string(), 1 << 24);
    return CsvTable::parse(path.filename().string(), text.value()).value();
}

} // namespace

TEST_CASE("Only billed states are charged and they are rounded together") {
    const Rule rule = ruleWithStates(Duration::minutes(1),
                                     {{"starting", Tri::Yes}, {"running", Tri::Yes}, {"stopped", Tri::No}});
    CHECK(costOf(rule, 60, {{{"starting", 30}, {"running", 30}, {"stopped", 7200}}}) == "1.00");
    CHECK(costOf(rule, 60, {{{"starting", 31}, {"running", 30}}}) == "2.00");
    CHECK(costOf(rule, 60, {{{"running", 30}}, {{"running", 30}}}) == "2.00");
    CHECK(costOf(rule, 60, {{{"stopped", 30}}}) == "0.00");
}

TEST_CASE("A state that nobody told us about has no figure") {
    const Rule rule = ruleWithStates(Duration::minutes(1), {{"running", Tri::Yes}, {"idle", Tri::Unknown}});
    CHECK(costOf(rule, 60, {{{"running", 30}, {"hibernated", 60}}}) ==
          "billing.rule_missing state hibernated");
    CHECK(costOf(rule, 60, {{{"idle", 60}}}) == "billing.rule_missing state idle");
    CHECK(costOf(rule, 60, {{{"running", 60}, {"idle", 0}}}) == "1.00");
}

TEST_CASE("Without an increment only whole hours have a price") {
    Rule rule = ruleWithStates(Duration::minutes(1), {{"running", Tri::Yes}});
    rule.increment.reset();
    CHECK(costOf(rule, 3, {{{"running", 7200}}}) == "6.00");
    CHECK(costOf(rule, 3, {{{"running", 7201}}}) == "billing.rule_missing increment");
}

TEST_CASE("A monthly cap stands for each month") {
    Rule rule = ruleWithStates(Duration::hours(1), {{"running", Tri::Yes}});
    rule.monthlyCap = kMonth;
    CHECK(costOf(rule, 1, {{{"running", 744 * 3600}}}) == "730.00");
    CHECK(costOf(rule, 1, {{{"running", 100 * 3600}}}) == "100.00");
    CHECK(costOf(rule, 1, {{{"running", 1488 * 3600}}}) == "1460.00");
}

TEST_CASE("Least amounts and shares while off and reservations are charged") {
    Rule rule = ruleWithStates(Duration::seconds(1), {{"running", Tri::Yes}, {"stopped", Tri::No}});
    rule.minimumMoney = usd("0.01");
    CHECK(costOf(rule, 1, {{{"running", 5}}}, 4) == "0.0100");
    CHECK(costOf(rule, 1, {{{"stopped", 5}}}, 4) == "0.0000");
    rule.minimumMoney.reset();
    rule.minimumSharePercent = 25;
    CHECK(costOf(rule, 4, {{{"running", 3600}, {"stopped", 7 * 3600}}}) == "8.00");
    CHECK(billedTimeOf(rule, {{"running", 60}}, Duration::hours(3)).value() == Duration::hours(3));
}

TEST_CASE("Amounts are cut or rounded as the provider does it") {
    Rule rule = ruleWithStates(Duration::minutes(1), {{"running", Tri::Yes}});
    rule.amountRounding = {.exact = false, .decimals = 2, .rule = Rounding::Down};
    // 185 minutes at 3.06: 9.435, cut and not rounded (the provider's own example of a training job).
    const RunList list{.pricePerHour = Exact::parse("3.06").value(),
                       .currency = {},
                       .multiplier = 1,
                       .count = 1,
                       .minimumReservation = {},
                       .runs = {{{"running", 4800}}, {{"running", 6300}}}};
    CHECK(toDecimal(chargedAmount(rule, runListCost(rule, list).value(), Currency(), 2).value(), 2) ==
          "9.43");
}

TEST_CASE("A machine sold in parts costs their sum times its tier") {
    const auto perSecond = [](const char* text) { return Exact::parse(text).value() * Exact(3600); };
    // An A10 with two cores and 20 GB, and the same in a tier of twice the price.
    const std::vector<PriceComponent> parts = {
        {perSecond("0.000306"), 1}, {perSecond("6.55e-06"), 2}, {perSecond("2.22e-06"), 20}};
    CHECK(machineRate(parts, 1, Currency()).value() == perHour("1.3086"));
    CHECK(machineRate(parts, 2, Currency()).value() == perHour("2.6172"));
    CHECK(machineRate({{Exact(-1), 1}}, 1, Currency()).error().code == ErrorCode::BillingInputBad);
}

TEST_CASE("Nonsense in a run list is refused") {
    const Rule rule = ruleWithStates(Duration::seconds(1), {{"running", Tri::Yes}});
    CHECK(costOf(rule, 1, {{{"running", -1}}}) == "billing.input_bad ");
    CHECK(costOf(rule, -1, {{{"running", 1}}}) == "billing.input_bad ");
    CHECK(costOf(rule, 1, {{{"running", INT64_MAX / 2000}}}) == "billing.input_bad ");
    RunList list;
    list.count = -1;
    CHECK(runListCost(rule, list).error().code == ErrorCode::BillingInputBad);
}

TEST_CASE("Every worked bill is exact to its last decimal", "[R-05][R-44]") {
    const auto rules = readRules(tableAt(catalogFolder() / "billing_rules.csv")).value();
    const CsvTable cases = tableAt(dataFolder() / "billing_cases.csv");
    REQUIRE(cases.rows() == 47);
    for (std::size_t row = 0; row < cases.rows(); ++row) {
        const auto bill = billingCase(cases, row);
        REQUIRE(bill.has_value());
        CAPTURE(bill->id, bill->provider, bill->product);
        const PricedCase result = priced(*bill, rules);
        CHECK(result.reason.empty());
        REQUIRE(result.amount.has_value());
        CHECK(toDecimal(*result.amount, bill->decimals) == toDecimal(bill->expected, bill->decimals));
    }
}
