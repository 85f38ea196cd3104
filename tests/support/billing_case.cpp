// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/billing_case.h"

#include "core/billing/rule_table.h"
#include "tests/support/billing_extras.h"
#include "tests/support/flat_json.h"

#include <charconv>

namespace fitgauge::test {
namespace {

using billing::Exact;

Unexpected badCell(const CsvTable& table, std::size_t row, const char* column) {
    return fail(ErrorCode::CsvValueBad,
                {table.name(), std::to_string(table.line(row)), column, table.at(row, column)});
}

Expected<Exact> numberIn(const CsvTable& table, std::size_t row, const char* column, Exact whenEmpty) {
    const std::string& cell = table.at(row, column);
    if (cell.empty()) {
        return whenEmpty;
    }
    const auto value = Exact::parse(cell);
    return value ? value : Expected<Exact>(badCell(table, row, column));
}

Expected<std::vector<billing::Run>> runsIn(const CsvTable& table, std::size_t row) {
    const std::string& cell = table.at(row, "runs_json");
    const auto objects = flatObjects(cell.empty() ? "[]" : cell);
    if (!objects) {
        return badCell(table, row, "runs_json");
    }
    std::vector<billing::Run> runs;
    for (const FlatObject& object : *objects) {
        billing::Run run;
        for (const FlatMember& member : object) {
            const auto seconds = Exact::parse(member.text);
            if (!seconds) {
                return badCell(table, row, "runs_json");
            }
            run.push_back({member.key, *seconds});
        }
        runs.push_back(std::move(run));
    }
    return runs;
}

int integerIn(const std::string& cell, int whenEmpty) {
    int value = whenEmpty;
    std::from_chars(cell.data(), cell.data() + cell.size(), value);
    return value;
}

PricedCase leftOut(const Error& error) {
    std::string reason(errorWord(error.code));
    for (const std::string& argument : error.arguments) {
        reason += " " + argument;
    }
    return {std::nullopt, error.where.empty() ? reason : reason + " (" + error.where + ")"};
}

// A file may bill storage of a provider that has no rule for time: nothing of the rule is needed then.
const billing::Rule& ruleOrNone(const billing::Rule* rule) {
    static const billing::Rule kNone;
    return rule == nullptr ? kNone : *rule;
}

} // namespace

Expected<BillingCase> billingCase(const CsvTable& table, std::size_t row) {
    BillingCase bill;
    bill.id = table.at(row, "case_id");
    bill.provider = table.at(row, "provider");
    bill.product = table.at(row, "product");
    bill.extras = table.at(row, "extras_json");
    bill.decimals = integerIn(table.at(row, "decimals"), 2);
    const auto currency = Currency::parse(table.at(row, "currency"));
    const auto price = numberIn(table, row, "price_per_h", 0);
    const auto multiplier = numberIn(table, row, "multiplier", 1);
    const auto expected = numberIn(table, row, "expected_cost", 0);
    auto runs = runsIn(table, row);
    if (!currency || bill.decimals < 0 || bill.decimals > 9) {
        return badCell(table, row, currency ? "decimals" : "currency");
    }
    for (const auto* number : {&price, &multiplier, &expected}) {
        if (!*number) {
            return Unexpected(number->error());
        }
    }
    if (!runs) {
        return Unexpected(runs.error());
    }
    const auto cost = expected->toMoney(*currency, bill.decimals, Rounding::HalfUp);
    if (!cost) {
        return Unexpected(cost.error());
    }
    bill.expected = *cost;
    bill.list = {.pricePerHour = *price,
                 .currency = *currency,
                 .multiplier = *multiplier,
                 .count = integerIn(table.at(row, "count"), 1),
                 .minimumReservation = {},
                 .runs = std::move(*runs)};
    return bill;
}

PricedCase priced(const BillingCase& bill, const std::vector<billing::Rule>& rules) {
    const billing::Rule* found = billing::ruleFor(rules, bill.provider, bill.product, "");
    if (found == nullptr && !bill.list.runs.empty()) {
        return {std::nullopt, "billing.rule_missing " + bill.provider};
    }
    const auto objects = flatObjects(bill.extras.empty() ? "{}" : bill.extras);
    if (!objects || objects->size() != 1) {
        return {std::nullopt, "extras_json is no object"};
    }
    const BillingExtras extras = billingExtras(objects->front(), found);
    if (!extras.problem.empty()) {
        return {std::nullopt, "extras_json: " + extras.problem};
    }
    billing::Rule rule = ruleOrNone(found);
    rule.monthlyCap = extras.mostTime ? extras.mostTime : rule.monthlyCap;
    if (extras.leastAmount) {
        const auto least = extras.leastAmount->toMoney(bill.list.currency);
        rule.minimumMoney = least ? std::optional(*least) : std::nullopt;
    }
    billing::RunList list = bill.list;
    list.pricePerHour = extras.pricePerHour.value_or(list.pricePerHour) + extras.addedPerHour;
    list.minimumReservation = extras.minimumReservation;
    auto cost = billing::runListCost(rule, list);
    if (!cost) {
        return leftOut(cost.error());
    }
    if (extras.mostAmount && *extras.mostAmount < *cost) {
        cost = *extras.mostAmount;
    }
    const auto amount = billing::chargedAmount(rule, *cost + extras.charges, list.currency, bill.decimals);
    return amount ? PricedCase{*amount, {}} : leftOut(amount.error());
}

} // namespace fitgauge::test
