// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/radix_sorter.h"

#include "core/compare/sort_value.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <numeric>
#include <random>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::test;

namespace {

// What the sorter gives for these values, as row numbers.
std::vector<OfferTable::Row> sortedRows(const std::vector<std::uint64_t>& values, Spread spread,
                                        bool descending, std::optional<ValueBounds> bounds = std::nullopt) {
    RadixSorter sorter(values.size());
    const std::size_t half = sorter.parts() == 1 ? values.size() : values.size() / 2;
    sorter.setBegin(1, half);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::size_t part = i < half ? 0 : 1;
        sorter.segment(part)[i - (part == 0 ? 0 : half)].row = OfferTable::Row(i);
    }
    sorter.setCount(0, half);
    sorter.setCount(1, values.size() - half);
    sorter.sortBy([&](OfferTable::Row row) { return values[row]; }, spread, descending, bounds);
    return sorter.rows();
}

std::vector<OfferTable::Row> expectedRows(const std::vector<std::uint64_t>& values, bool descending) {
    std::vector<OfferTable::Row> rows(values.size());
    std::iota(rows.begin(), rows.end(), 0U);
    std::stable_sort(rows.begin(), rows.end(), [&](OfferTable::Row a, OfferTable::Row b) {
        if (values[a] == kUnknownValue || values[b] == kUnknownValue) {
            return values[a] != kUnknownValue && values[b] == kUnknownValue;
        }
        return descending ? values[a] > values[b] : values[a] < values[b];
    });
    return rows;
}

std::vector<std::uint64_t> randomValues(std::size_t count, std::uint64_t most, unsigned seed) {
    std::mt19937_64 random(seed);
    std::vector<std::uint64_t> values(count);
    for (auto& value : values) {
        value = random() % 20 == 0 ? kUnknownValue : random() % most;
    }
    return values;
}

} // namespace

TEST_CASE("The radix sorter gives the order of a stable sort whatever the values are", "[compare]") {
    const auto count = GENERATE(std::size_t(0), std::size_t(1), std::size_t(3'000), kWorthAThread + 5'001);
    const auto most =
        GENERATE(std::uint64_t(1), std::uint64_t(3), std::uint64_t(4'194'302), std::uint64_t(4'194'303),
                 std::uint64_t(4'194'304), std::uint64_t(3'000'000'000'000), std::uint64_t(1) << 62);
    const auto values = randomValues(count, most, unsigned(count % 97));
    for (const Spread spread : {Spread::Even, Spread::Logarithmic}) {
        for (const bool descending : {false, true}) {
            const auto expected = expectedRows(values, descending);
            REQUIRE(sortedRows(values, spread, descending) == expected);
            REQUIRE(sortedRows(values, spread, descending, ValueBounds{0, most * 2}) == expected);
        }
    }
}

TEST_CASE("Values closer than any key still end in exact order", "[compare]") {
    std::vector<std::uint64_t> values;
    for (std::uint64_t i = 0; i < 500; ++i) {
        values.push_back(9'000'000'000'000'000 - i); // one nano unit apart
    }
    values.push_back(1);
    for (const bool descending : {false, true}) {
        CHECK(sortedRows(values, Spread::Logarithmic, descending) == expectedRows(values, descending));
    }
}

namespace {

// Enough offers for two threads: the fixture's, with prices of their own.
catalog::Facts manyFacts() {
    std::mt19937_64 random(3);
    catalog::Facts facts = fixtureFacts();
    const std::vector<catalog::Offer> patterns = facts.offers;
    for (std::size_t i = 0; i < kWorthAThread + 3'000; ++i) {
        catalog::Offer offer = patterns[random() % patterns.size()];
        offer.id += "/" + std::to_string(i);
        offer.price = random() % 50 == 0 ? std::nullopt
                                         : std::optional(Money{std::int64_t(random() % 9'000'000'000), {}});
        offer.provenance.asOf = Date(kToday.daysSinceEpoch() - std::int32_t(random() % 700));
        facts.offers.push_back(offer);
    }
    return facts;
}

std::uint64_t valueOf(const Comparison& comparison, Column column, OfferTable::Row row) {
    const auto value = isRowLevel(column)
                           ? rowSortValue(comparison, column, row)
                           : groupSortValue(comparison, column, comparison.table().groupIndex(row));
    return value.value_or(kUnknownValue);
}

} // namespace

TEST_CASE("A large table is in the exact order of its keys", "[compare][S-05]") {
    const auto table = OfferTable::build(manyFacts());
    Filter filter = defaultFilter(Profile::Research);
    const auto workload = fixtureWorkload(Profile::Research);
    for (const Order& order :
         {Order{{{Column::Cost, false}}}, Order{{{Column::Age, true}, {Column::Cost, true}}},
          Order{{{Column::Provider, false}, {Column::PricePerGpu, true}}}}) {
        for (const bool searched : {false, true}) {
            filter.text = searched ? "provider" : "";
            // The second time with the same billed times walks a kept order.
            const auto first = compare::compare(table, workload, filter, order);
            const auto comparison = compare::compare(table, workload, filter, order);
            REQUIRE(first->rows() == comparison->rows());
            const auto& rows = comparison->rows();
            REQUIRE(rows.size() > 10'000);
            REQUIRE(compare::compare(table, workload, filter, order)->rows() == rows);
            std::vector<OfferTable::Row> expected = rows;
            std::sort(expected.begin(), expected.end());
            for (auto key = order.keys.rbegin(); key != order.keys.rend(); ++key) {
                std::stable_sort(expected.begin(), expected.end(), [&](OfferTable::Row a, OfferTable::Row b) {
                    const auto left = valueOf(*comparison, key->column, a);
                    const auto right = valueOf(*comparison, key->column, b);
                    if (left == kUnknownValue || right == kUnknownValue) {
                        return left != kUnknownValue && right == kUnknownValue;
                    }
                    return key->descending ? left > right : left < right;
                });
            }
            REQUIRE(rows == expected);
        }
    }
}
