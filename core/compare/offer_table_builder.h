// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/compare/offer_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace fitgauge::compare {

class RowReader;
class RowWriter;

// Prices that stand for "ask us" or "not yet known" in price lists: nothing or less, a row of nines (999,
// 9999.99), and in USD what no card has ever cost: below 0.001 or above 1,000 per card and hour.
[[nodiscard]] bool isPlaceholderPrice(Money perHour, double gpuCount);

// Makes a table offer by offer, so that a million rows never stand in memory twice.
class OfferTableBuilder {
  public:
    // Takes providers, rules and GPUs; offers are added one by one.
    explicit OfferTableBuilder(const catalog::Facts& facts);

    // A provider or GPU that the facts do not list gets an entry with its name and nothing known.
    void add(const catalog::Offer& offer);
    // `past`: earlier prices, of any offer.
    [[nodiscard]] std::shared_ptr<const OfferTable>
    finish(const std::vector<catalog::PastPrice>& past = {}) &&;

    // The rows as writeRows() wrote them, instead of add(); the facts must be those of then. False: of no
    // use, and neither is this builder any more.
    [[nodiscard]] bool restoreRows(RowReader& reader);
    static void writeRows(RowWriter& writer, const OfferTable& table);

  private:
    struct GroupHash {
        std::size_t operator()(const OfferGroup& group) const;
    };

    std::uint16_t providerIndex(const std::string& id);
    std::uint32_t gpuIndex(const std::string& canonical);
    std::uint32_t kindIndex(const catalog::Offer& offer);
    std::uint32_t ruleIndex(const catalog::Offer& offer);
    std::uint32_t stringIndex(const std::string& text);
    std::uint8_t currencyIndex(const std::optional<Money>& price);
    std::uint32_t groupIndex(const catalog::Offer& offer);
    void findPaymentClasses();
    void rankTexts();
    void listSoldCounts();
    void indexRows();
    void linkSpotSiblings();
    void sortByPrice();
    void listRowsOfGroups();
    void indexIds();
    void addHistory(const std::vector<catalog::PastPrice>& past);
    [[nodiscard]] bool restoreNames(RowReader& reader);
    [[nodiscard]] bool restoreGroups(RowReader& reader);
    template<typename Table, typename Visit>
    static bool visitRows(Table& table, Visit visit);
    struct SoldCards {
        std::uint32_t gpu = 0; // index into OfferTable::gpus()
        double count = 0;
        catalog::Market market = catalog::Market::OnDemand;
    };
    [[nodiscard]] std::optional<SoldCards> cardsOf(const catalog::PastPrice& past) const;
    [[nodiscard]] std::optional<PastReading> readingOf(const catalog::PastPrice& past) const;

    std::shared_ptr<OfferTable> m_table;
    std::unordered_map<std::string, std::uint32_t> m_providerOf, m_gpuOf, m_kindOf, m_ruleOf, m_stringOf;
    std::unordered_map<OfferGroup, std::uint32_t, GroupHash> m_groupOf;
    bool m_isRestored = false; // with all that is looked up in the rows
};

// Builds the table while the catalog is loaded.
class OfferTableSink : public catalog::OfferSink {
  public:
    void begin(const catalog::Facts& facts) override { m_builder.emplace(facts); }
    void take(const catalog::Offer& offer) override { m_builder->add(offer); }
    // After the catalog was opened; `past`: Facts::pastPrices.
    [[nodiscard]] std::shared_ptr<const OfferTable> finish(const std::vector<catalog::PastPrice>& past) {
        return std::move(*m_builder).finish(past);
    }

  private:
    std::optional<OfferTableBuilder> m_builder;
};

} // namespace fitgauge::compare
