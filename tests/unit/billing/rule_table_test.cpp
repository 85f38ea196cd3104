// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/rule_table.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

#include <set>

using namespace fitgauge;
using namespace fitgauge::billing;

namespace {

Expected<std::vector<Rule>> rulesOf(const std::string& rows) {
    const std::string header =
        "provider,product,state,billed,increment_s,minimum_s,rounding,monthly_cap_h,source,"
        "source_kind,since,as_of,note\n";
    return readRules(CsvTable::parse("rules.csv", header + rows).value());
}

std::vector<Rule> bundledRules() {
    const auto text = readFile((test::catalogFolder() / "billing_rules.csv").string(), 1 << 22);
    return readRules(CsvTable::parse("billing_rules.csv", text.value()).value()).value();
}

} // namespace

TEST_CASE("Rules are read with their source and their day") {
    const auto rules =
        rulesOf("a,,,,0.001,90,half up,730,https://a.example/p,official,,2026-05-01,\n").value();
    REQUIRE(rules.size() == 1);
    CHECK(rules[0].increment == Duration::milliseconds(1));
    CHECK(rules[0].minimum == Duration::seconds(90));
    CHECK(rules[0].rounding == Rounding::HalfUp);
    CHECK(rules[0].monthlyCap == kMonth);
    CHECK(rules[0].source == "https://a.example/p");
    CHECK(rules[0].asOf == Date::parse("2026-05-01").value());
}

TEST_CASE("A product falls back on its provider for what it does not say") {
    const auto rules = rulesOf("a,bare metal,,,,3600,,,,,,,\n"
                               "a,,,,1,60,up,,,,,,\n"
                               "a,,running,1,,,,,,,,,\n"
                               "a,bare metal,stopped;idle,1,,,,,,,,,\n"
                               "a,opaque,,,unknown,,,,,,,,\n")
                           .value();
    const Rule* metal = ruleFor(rules, "a", "8x H100 Bare Metal", "on_demand");
    REQUIRE(metal != nullptr);
    CHECK(metal->increment == Duration::seconds(1));
    CHECK(metal->minimum == Duration::hours(1));
    CHECK(metal->states.size() == 3);
    CHECK_FALSE(ruleFor(rules, "a", "opaque", "")->increment.has_value());
    CHECK(ruleFor(rules, "a", "virtual machine", "")->minimum == Duration::minutes(1));
}

TEST_CASE("The most specific product wins and then the market") {
    const auto rules = rulesOf("a,,,,1,,,,,,,,\n"
                               "a,BM.*;bare metal,,,2,,,,,,,,\n"
                               "a,BM.GPU.*,,,3,,,,,,,,\n"
                               "a,serverless,,,4,,,,,,,,\n")
                           .value();
    const auto step = [&](const char* product, const char* market) {
        return ruleFor(rules, "a", product, market)->increment->inMilliseconds() / 1000;
    };
    CHECK(step("BM.Standard", "on_demand") == 2);
    CHECK(step("bm.gpu.h100.8", "on_demand") == 3);
    CHECK(step("L40S", "serverless") == 4);
    CHECK(step("L40S", "on_demand") == 1);
    CHECK(step("bare server", "") == 1);
    CHECK(ruleFor(rules, "b", "", "") == nullptr);
}

TEST_CASE("Bad cells are refused with their place") {
    for (const char* row : {"a,,,,0,,,,,,,,\n", "a,,,,-1,,,,,,,,\n", "a,,,,x,,,,,,,,\n", "a,,,,1,-5,,,,,,,\n",
                            "a,,,,1,,sideways,,,,,,\n", "a,,idle,maybe,,,,,,,,,\n", "a,,,,1,,,,,,,soon,\n",
                            ",,,,1,,,,,,,,\n", "a,,,,999999999999,,,,,,,,\n"}) {
        CAPTURE(row);
        const auto rules = rulesOf(row);
        REQUIRE_FALSE(rules.has_value());
        CHECK(rules.error().code == ErrorCode::CsvValueBad);
        CHECK(rules.error().arguments.at(1) == "2");
    }
    CHECK(readRules(CsvTable::parse("r.csv", "provider,product\n").value()).error().code ==
          ErrorCode::CsvColumnMissing);
}

TEST_CASE("Every bundled rule names its source or says that none was read") {
    const std::vector<Rule> rules = bundledRules();
    REQUIRE(rules.size() >= 41);
    for (const Rule& rule : rules) {
        CAPTURE(rule.provider, rule.product);
        CHECK_FALSE(rule.sourceKind.empty());
        CHECK((rule.sourceKind == "general knowledge" || rule.source.starts_with("https://")));
    }
    CHECK(ruleFor(rules, "vultr", "", "on_demand")->monthlyCap == kMonth);
    CHECK(ruleFor(rules, "runware", "", "serverless")->increment == Duration::milliseconds(1));
    CHECK(ruleFor(rules, "viettel", "", "") == nullptr);
}
