// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::compare {

class CostOrderCache;

// A GPU and how many of them: what sizing and speed depend on. Offers share kinds, so a slider tick evaluates
// some hundred kinds, not a million offers.
struct HardwareKind {
    std::uint32_t gpu = 0;       // index into OfferTable::gpus()
    double gpuCount = 1;         // fractional for a slice
    bool gpuIsGuess = false;     // the name alone did not tell the part: its fit is unknown
    std::vector<int> soldCounts; // whole-card counts that the catalog sells of this GPU, ascending
};

// Which age limit a price has (interface.md "Defaults").
enum class PriceSource : std::uint8_t { SpotOrMarketplace, LiveFeed, PublishedList };

// What offers share apart from price and age. A filter is judged once per group, not once per offer.
struct OfferGroup {
    std::uint32_t kind = 0;
    std::uint32_t region = 0;
    std::uint32_t rule = 0; // OfferTable::kNone: no rule is known
    std::uint16_t provider = 0;
    catalog::Market market = catalog::Market::OnDemand;
    std::uint8_t currency = 0;
    PriceSource source = PriceSource::PublishedList;
    std::uint8_t commitmentMonths = 0; // 0: none
    friend bool operator==(const OfferGroup&, const OfferGroup&) = default;
};

// A price that stood once, per card and hour. Both days count.
struct PastReading {
    std::uint32_t gpu = 0; // index into OfferTable::gpus()
    catalog::Market market = catalog::Market::OnDemand;
    std::int64_t nanoPerCard = 0;     // USD
    std::int32_t from = 0, until = 0; // days since 1970-01-01
    friend bool operator==(const PastReading&, const PastReading&) = default;
};

// All offers, columnar and immutable: a feed makes a new table, nobody edits one in place. Row numbers are
// the places in Facts::offers and stable within a table. Built once from the catalog.
class OfferTable {
  public:
    static constexpr std::int64_t kNoPrice = std::numeric_limits<std::int64_t>::min();
    static constexpr std::int32_t kNoDate = std::numeric_limits<std::int32_t>::min();
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
    using Row = std::uint32_t;

    [[nodiscard]] static std::shared_ptr<const OfferTable> build(const catalog::Facts& facts);

    [[nodiscard]] std::size_t size() const { return m_group.size(); }

    // Dictionaries.
    [[nodiscard]] std::span<const hardware::Gpu> gpus() const { return m_gpus; }
    [[nodiscard]] std::span<const catalog::Provider> providers() const { return m_providers; }
    [[nodiscard]] std::span<const billing::Rule> rules() const { return m_rules; }
    [[nodiscard]] std::span<const HardwareKind> kinds() const { return m_kinds; }
    [[nodiscard]] std::span<const OfferGroup> groups() const { return m_groups; }
    // Null: no speed is estimated.
    [[nodiscard]] const speed::Constants* speedConstants() const {
        return m_speedConstants ? &*m_speedConstants : nullptr;
    }
    // Null: nothing is known to be measured.
    [[nodiscard]] const speed::MeasuredTable* measuredSpeed() const { return m_measuredSpeed.get(); }
    [[nodiscard]] std::span<const speed::OwnRun> ownRuns() const { return m_ownRuns; }
    // The same offers with other runs of the user; row numbers stay.
    [[nodiscard]] std::shared_ptr<const OfferTable> withOwnRuns(std::vector<speed::OwnRun> runs) const;
    // The part of that canonical name; null when the table has none.
    [[nodiscard]] const hardware::Gpu* gpuNamed(std::string_view canonical) const;
    [[nodiscard]] std::span<const std::string> strings() const {
        return m_strings;
    } // regions, products, sources

    // Of one row.
    [[nodiscard]] std::uint32_t groupIndex(Row row) const { return m_group[row]; }
    [[nodiscard]] const OfferGroup& groupOf(Row row) const { return m_groups[m_group[row]]; }
    [[nodiscard]] const HardwareKind& kindOf(Row row) const { return m_kinds[groupOf(row).kind]; }
    [[nodiscard]] std::uint32_t kindIndex(Row row) const { return groupOf(row).kind; }
    [[nodiscard]] const hardware::Gpu& gpuOf(Row row) const { return m_gpus[kindOf(row).gpu]; }
    [[nodiscard]] const catalog::Provider& providerOf(Row row) const {
        return m_providers[groupOf(row).provider];
    }
    [[nodiscard]] const billing::Rule* ruleOf(Row row) const { return ruleAt(groupOf(row).rule); }
    [[nodiscard]] const billing::Rule* ruleAt(std::uint32_t index) const {
        return index == kNone ? nullptr : &m_rules[index];
    } // null: no rule is known
    [[nodiscard]] catalog::Market marketOf(Row row) const { return groupOf(row).market; }
    [[nodiscard]] int commitmentMonthsOf(Row row) const { return groupOf(row).commitmentMonths; }
    // Per hour for the whole offer, in the currency it is published in. Empty when missing, zero or a
    // placeholder (see offer_table_builder.h): such a price never wins.
    [[nodiscard]] std::optional<Money> priceOf(Row row) const;
    // A price that is shown and marked but, as if it were unknown, never computed with nor recommended.
    [[nodiscard]] std::optional<Money> suspectPriceOf(Row row) const;
    [[nodiscard]] std::string_view regionOf(Row row) const { return m_strings[groupOf(row).region]; }
    [[nodiscard]] std::string_view productOf(Row row) const { return m_strings[m_product[row]]; }
    [[nodiscard]] std::string_view sourceUrlOf(Row row) const { return m_strings[m_source[row]]; }
    [[nodiscard]] std::string_view sourceKindOf(Row row) const { return m_strings[m_sourceKind[row]]; }
    [[nodiscard]] std::string_view notesOf(Row row) const { return m_strings[m_notes[row]]; }
    [[nodiscard]] std::string_view idOf(Row row) const; // stable across tables
    [[nodiscard]] std::optional<Row> rowOf(std::string_view id) const;
    [[nodiscard]] std::optional<Date> asOf(Row row) const;
    [[nodiscard]] bool gpuIsGuess(Row row) const { return kindOf(row).gpuIsGuess; }
    // Price of the spot sibling (same provider, product, GPU, count and region), per hour.
    [[nodiscard]] std::optional<Money> spotPriceOf(Row row) const;

    // Groups that a cost cannot tell apart share a class: one group of each, and the class of a group.
    [[nodiscard]] std::span<const std::uint32_t> paymentClasses() const { return m_paymentClasses; }
    [[nodiscard]] std::uint32_t paymentClassOf(std::uint32_t group) const { return m_paymentClassOf[group]; }

    // Codes for work on all rows at once.
    [[nodiscard]] std::uint32_t productIndex(Row row) const { return m_product[row]; }
    [[nodiscard]] std::uint32_t sourceUrlIndex(Row row) const { return m_source[row]; }
    [[nodiscard]] std::uint32_t spotRowOf(Row row) const { return m_spotRow[row]; } // kNone: no sibling
    [[nodiscard]] std::int64_t priceNano(Row row) const { return m_price[row]; }    // or kNoPrice
    [[nodiscard]] std::int32_t asOfDays(Row row) const { return m_asOf[row]; }      // or kNoDate
    [[nodiscard]] Currency currencyOf(Row row) const { return m_currencies[groupOf(row).currency]; }
    [[nodiscard]] Currency currencyAt(std::uint8_t index) const { return m_currencies[index]; }
    // Places in the alphabet (letters A to Z and a to z alike), for sorting.
    [[nodiscard]] std::uint32_t gpuRank(std::uint32_t gpu) const { return m_gpuRank[gpu]; }
    [[nodiscard]] std::uint32_t memoryTypeRank(std::uint32_t gpu) const { return m_memoryTypeRank[gpu]; }
    [[nodiscard]] std::uint32_t providerRank(std::uint16_t provider) const {
        return m_providerRank[provider];
    }
    [[nodiscard]] std::uint32_t stringRank(std::uint32_t string) const { return m_stringRank[string]; }
    // Rows by (price, row), whatever their currency; then the rows without a price.
    [[nodiscard]] std::span<const Row> byPrice() const { return m_byPrice; }
    // The rows of one group in that order.
    [[nodiscard]] std::span<const Row> rowsOfGroup(std::uint32_t group) const {
        return std::span(m_groupRows).subspan(m_groupBegin[group], groupSize(group));
    }
    [[nodiscard]] std::size_t groupSize(std::uint32_t group) const {
        return m_groupBegin[group + 1] - m_groupBegin[group];
    }
    // Youngest and oldest day of the priced rows of a group; kNoDate when none has one.
    struct Days {
        std::int32_t oldest = kNoDate;
        std::int32_t youngest = kNoDate;
    };
    // Least and largest price of a group; kNoPrice twice when no row has one.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> pricesOfGroup(std::uint32_t group) const {
        return m_groupPrices[group];
    }
    // What cards cost earlier, by card: believable prices in USD of offers that are there or gone.
    [[nodiscard]] std::span<const PastReading> pastReadings(std::uint32_t gpu) const;
    // The first day on which the price of a row is known to have stood; kNoDate: not known.
    [[nodiscard]] std::int32_t sinceDays(Row row) const { return m_since[row]; }
    // A cache of orders that follow from this table alone.
    [[nodiscard]] CostOrderCache& costOrders() const { return *m_costOrders; }
    [[nodiscard]] Days daysOfGroup(std::uint32_t group) const { return m_groupDays[group]; }

  private:
    friend class OfferTableBuilder;

    std::vector<hardware::Gpu> m_gpus;
    std::vector<catalog::Provider> m_providers;
    std::vector<billing::Rule> m_rules;
    std::vector<HardwareKind> m_kinds;
    std::vector<OfferGroup> m_groups;
    std::vector<std::uint32_t> m_paymentClasses, m_paymentClassOf;
    std::vector<std::string> m_strings;
    std::vector<Currency> m_currencies;
    std::optional<speed::Constants> m_speedConstants;
    std::shared_ptr<const speed::MeasuredTable> m_measuredSpeed;
    std::vector<speed::OwnRun> m_ownRuns;
    std::vector<std::uint32_t> m_gpuRank, m_memoryTypeRank, m_providerRank, m_stringRank;

    std::vector<std::uint32_t> m_group, m_product, m_source, m_sourceKind, m_notes, m_spotRow;
    std::vector<std::int64_t> m_price;                   // nano per hour or kNoPrice
    std::vector<std::pair<Row, std::int64_t>> m_suspect; // nano per hour, ascending rows
    std::vector<std::int32_t> m_asOf, m_since;           // days since 1970-01-01, or kNoDate
    std::vector<PastReading> m_past;                     // by (gpu, from)
    std::vector<std::uint32_t> m_idEnd;
    std::string m_ids;
    std::vector<Row> m_byId; // at the hash of the id or behind it; kNone: free; at most half full

    std::vector<Row> m_byPrice, m_groupRows;
    std::vector<std::uint32_t> m_groupBegin; // of each group in m_groupRows, and the end
    std::vector<Days> m_groupDays;
    std::vector<std::pair<std::int64_t, std::int64_t>> m_groupPrices;
    std::shared_ptr<CostOrderCache> m_costOrders;
};

} // namespace fitgauge::compare
