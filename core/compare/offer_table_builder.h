// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"

#include <string>
#include <string_view>
#include <unordered_map>

namespace fitgauge::compare {

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
    [[nodiscard]] std::shared_ptr<const OfferTable> finish() &&;

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
    void linkSpotSiblings();
    void sortByPrice();
    void listRowsOfGroups();
    void sortById();

    std::shared_ptr<OfferTable> m_table;
    std::unordered_map<std::string, std::uint32_t> m_providerOf, m_gpuOf, m_kindOf, m_ruleOf, m_stringOf;
    std::unordered_map<OfferGroup, std::uint32_t, GroupHash> m_groupOf;
};

} // namespace fitgauge::compare
