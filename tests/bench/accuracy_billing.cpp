// SPDX-License-Identifier: GPL-3.0-or-later
// Bills every case of a file by the bundled rules and says how many come out exact to their last decimal.
#include "core/billing/rule_table.h"
#include "core/units/csv.h"
#include "tests/bench/bench.h"
#include "tests/support/billing_case.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>

namespace fitgauge::bench {
namespace {

constexpr std::size_t kLargestFile = 64 << 20;
// From this share of cases without an answer on, the score says nothing.
constexpr std::size_t kVoidPercent = 25;

Expected<CsvTable> tableOf(const std::string& path) {
    const auto text = readFile(path, kLargestFile);
    return text ? CsvTable::parse(path, *text) : Expected<CsvTable>(Unexpected(text.error()));
}

struct Outcome {
    std::string id, provider, product;
    std::string expected; // as text with the case's decimals
    std::string predicted;
    std::string reason;
};

std::string wordsOf(const Error& error) {
    std::string line(errorWord(error.code));
    for (const std::string& argument : error.arguments) {
        line += ' ' + argument;
    }
    return line;
}

// A row that cannot be read is left out with its reason: one bad row does not spoil a file.
Outcome outcomeOf(const CsvTable& cases, std::size_t row, const std::vector<billing::Rule>& rules) {
    Outcome one{cases.at(row, "case_id"),
                cases.at(row, "provider"),
                cases.at(row, "product"),
                cases.at(row, "expected_cost"),
                {},
                {}};
    const auto bill = test::billingCase(cases, row);
    if (!bill) {
        one.reason = wordsOf(bill.error());
        return one;
    }
    const test::PricedCase priced = test::priced(*bill, rules);
    one.expected = toDecimal(bill->expected, bill->decimals);
    one.predicted = priced.amount ? toDecimal(*priced.amount, bill->decimals) : std::string();
    one.reason = priced.reason;
    return one;
}

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string out = "\"";
    for (char c : text) {
        out += c == '"' ? "\"\"" : std::string(1, c);
    }
    return out + '"';
}

bool writePredictions(const std::string& path, const std::vector<Outcome>& all) {
    std::ofstream out(path);
    out << "case_id,quantity,measured,predicted,reason\n";
    for (const Outcome& one : all) {
        out << quoted(one.id) << ",cost," << one.expected << ',' << one.predicted << ',' << quoted(one.reason)
            << '\n';
    }
    return out.good();
}

void printScore(const std::vector<Outcome>& all) {
    std::size_t exact = 0;
    std::size_t leftOut = 0;
    for (const Outcome& one : all) {
        exact += !one.predicted.empty() && one.predicted == one.expected ? 1U : 0U;
        leftOut += one.predicted.empty() ? 1U : 0U;
    }
    const bool isVoid = leftOut * 100 > all.size() * kVoidPercent;
    fmt::print("cases,exact,wrong,left_out\n{},{},{},{}{}\n", all.size(), exact, all.size() - exact - leftOut,
               leftOut, isVoid ? ",void" : "");
}

void printDetail(const std::vector<Outcome>& all) {
    fmt::print("\ncase_id,provider,product,measured,predicted,reason\n");
    for (const Outcome& one : all) {
        if (one.predicted != one.expected) {
            fmt::print("{},{},{},{},{},{}\n", quoted(one.id), quoted(one.provider), quoted(one.product),
                       one.expected, one.predicted, quoted(one.reason));
        }
    }
}

int failed(const Error& error) {
    std::fprintf(stderr, "fitgauge_bench: %s\n", wordsOf(error).c_str());
    return 3;
}

} // namespace

int accuracyBilling(const std::string& file, Arguments options) {
    const auto cases = tableOf(file);
    const auto ruleTable = tableOf(catalogFile("billing_rules.csv"));
    if (!cases || !ruleTable) {
        return failed(cases ? ruleTable.error() : cases.error());
    }
    for (const char* column :
         {"case_id", "provider", "price_per_h", "currency", "runs_json", "expected_cost"}) {
        if (const auto there = cases->column(column); !there) {
            return failed(there.error());
        }
    }
    const auto rules = billing::readRules(*ruleTable);
    if (!rules) {
        return failed(rules.error());
    }
    std::vector<Outcome> all;
    for (std::size_t row = 0; row < cases->rows(); ++row) {
        all.push_back(outcomeOf(*cases, row, *rules));
    }
    printScore(all);
    if (hasOption(options, "--detail")) {
        printDetail(all);
    }
    const std::string predictions = optionValue(options, "--predictions");
    if (!predictions.empty() && !writePredictions(predictions, all)) {
        return failed({ErrorCode::FileUnwritable, {predictions, "write failed"}, {}});
    }
    return 0;
}

} // namespace fitgauge::bench
