// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/offer_table_builder.h"

#include "core/billing/rule_table.h"
#include "core/compare/cost_order.h"
#include "core/compare/in_parts.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <functional>
#include <tuple>

namespace fitgauge::compare {
namespace {

constexpr std::int64_t kLeastUsdPerCard = 1'000'000;           // 0.001
constexpr std::int64_t kMostUsdPerCard = 1'000 * kNanoPerUnit; // 1,000

bool isAllNines(std::int64_t nano) {
    if (nano < 999 * kNanoPerUnit) {
        return false;
    }
    while (nano % 10 == 0) {
        nano /= 10;
    }
    while (nano % 10 == 9) {
        nano /= 10;
    }
    return nano == 0;
}

std::string_view marketWord(catalog::Market market) {
    switch (market) {
    case catalog::Market::OnDemand:
        return "on_demand";
    case catalog::Market::Spot:
        return "spot";
    case catalog::Market::Reserved:
        return "reserved";
    case catalog::Market::Serverless:
        return "serverless";
    }
    return {};
}

PriceSource priceSource(const catalog::Offer& offer, const catalog::Provider& provider) {
    if (offer.market == catalog::Market::Spot || provider.kind == catalog::ProviderKind::Marketplace) {
        return PriceSource::SpotOrMarketplace;
    }
    return offer.provenance.enteredBy == catalog::EnteredBy::Feed ? PriceSource::LiveFeed
                                                                  : PriceSource::PublishedList;
}

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

// Dense places in the alphabet: equal texts share one.
template<typename Items, typename TextOf>
std::vector<std::uint32_t> ranked(const Items& items, TextOf textOf) {
    std::vector<std::string> texts;
    texts.reserve(items.size());
    for (const auto& item : items) {
        texts.push_back(lowered(textOf(item)));
    }
    std::vector<std::string> sorted = texts;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    std::vector<std::uint32_t> ranks;
    ranks.reserve(texts.size());
    for (const std::string& text : texts) {
        const auto found = std::lower_bound(sorted.begin(), sorted.end(), text);
        ranks.push_back(static_cast<std::uint32_t>(found - sorted.begin()));
    }
    return ranks;
}

} // namespace

bool isPlaceholderPrice(Money perHour, double gpuCount) {
    if (perHour.nano <= 0 || isAllNines(perHour.nano)) {
        return true;
    }
    if (!(perHour.currency == Currency()) || gpuCount <= 0) {
        return false;
    }
    const double perCard = static_cast<double>(perHour.nano) / gpuCount;
    return perCard < static_cast<double>(kLeastUsdPerCard) || perCard > static_cast<double>(kMostUsdPerCard);
}

OfferTableBuilder::OfferTableBuilder(const catalog::Facts& facts) : m_table(std::make_shared<OfferTable>()) {
    m_table->m_gpus = facts.gpus;
    m_table->m_providers = facts.providers;
    m_table->m_rules = facts.billingRules;
    m_table->m_speedConstants = facts.speedConstants;
    m_table->m_measuredSpeed = facts.measuredSpeed.table;
    m_table->m_ownRuns = facts.ownRuns;
    m_table->m_currencies.emplace_back();
    m_table->m_costOrders = std::make_shared<CostOrderCache>();
    for (std::size_t i = 0; i < facts.gpus.size(); ++i) {
        m_gpuOf.emplace(facts.gpus[i].canonical, i);
    }
    for (std::size_t i = 0; i < facts.providers.size(); ++i) {
        m_providerOf.emplace(facts.providers[i].id, i);
    }
    stringIndex({}); // index 0 is the empty text
}

std::uint16_t OfferTableBuilder::providerIndex(const std::string& id) {
    const auto [entry, isNew] = m_providerOf.try_emplace(id, m_table->m_providers.size());
    if (isNew) {
        m_table->m_providers.emplace_back().id = id;
        m_table->m_providers.back().name = id;
    }
    return static_cast<std::uint16_t>(entry->second);
}

std::uint32_t OfferTableBuilder::gpuIndex(const std::string& canonical) {
    const auto [entry, isNew] = m_gpuOf.try_emplace(canonical, m_table->m_gpus.size());
    if (isNew) {
        m_table->m_gpus.emplace_back().canonical = canonical;
    }
    return entry->second;
}

std::uint32_t OfferTableBuilder::kindIndex(const catalog::Offer& offer) {
    const std::uint32_t gpu = gpuIndex(offer.gpu);
    const std::string key =
        std::to_string(gpu) + (offer.gpuIsGuess ? "?" : "x") + std::to_string(offer.gpuCount);
    const auto [entry, isNew] = m_kindOf.try_emplace(key, m_table->m_kinds.size());
    if (isNew) {
        m_table->m_kinds.push_back({gpu, offer.gpuCount, offer.gpuIsGuess, {}});
    }
    return entry->second;
}

std::uint32_t OfferTableBuilder::ruleIndex(const catalog::Offer& offer) {
    const std::string_view market = marketWord(offer.market);
    const std::string key = offer.provider + '\n' + offer.product + '\n' + std::string(market);
    const auto [entry, isNew] = m_ruleOf.try_emplace(key, OfferTable::kNone);
    if (isNew) {
        const auto& rules = m_table->m_rules;
        const billing::Rule* rule = billing::ruleFor(rules, offer.provider, offer.product, market);
        if (rule) {
            entry->second = static_cast<std::uint32_t>(rule - rules.data());
        }
    }
    return entry->second;
}

std::uint32_t OfferTableBuilder::stringIndex(const std::string& text) {
    const auto [entry, isNew] = m_stringOf.try_emplace(text, m_table->m_strings.size());
    if (isNew) {
        m_table->m_strings.push_back(text);
    }
    return entry->second;
}

std::uint8_t OfferTableBuilder::currencyIndex(const std::optional<Money>& price) {
    auto& currencies = m_table->m_currencies;
    const auto found = std::find(currencies.begin(), currencies.end(), price ? price->currency : Currency());
    const auto index = static_cast<std::uint8_t>(found - currencies.begin());
    if (found == currencies.end()) {
        currencies.push_back(price->currency);
    }
    return index;
}

std::size_t OfferTableBuilder::GroupHash::operator()(const OfferGroup& group) const {
    std::size_t hash = 0;
    const auto mix = [&hash](std::uint64_t part) {
        hash = (hash ^ part) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 29;
    };
    mix(std::uint64_t(group.kind) << 32 | group.region);
    mix(std::uint64_t(group.rule) << 32 | group.provider);
    mix(std::uint64_t(group.commitmentMonths) << 24 | std::uint64_t(group.market) << 16 |
        std::uint64_t(group.currency) << 8 | std::uint64_t(group.source));
    return hash;
}

std::uint32_t OfferTableBuilder::groupIndex(const catalog::Offer& offer) {
    OfferGroup group;
    group.kind = kindIndex(offer);
    group.region = stringIndex(offer.region);
    group.rule = ruleIndex(offer);
    group.provider = providerIndex(offer.provider);
    group.market = offer.market;
    group.commitmentMonths = static_cast<std::uint8_t>(std::clamp(offer.commitmentMonths, 0, 255));
    group.currency = currencyIndex(offer.price);
    group.source = priceSource(offer, m_table->m_providers[group.provider]);
    const auto [entry, isNew] = m_groupOf.try_emplace(group, m_table->m_groups.size());
    if (isNew) {
        m_table->m_groups.push_back(group);
    }
    return entry->second;
}

void OfferTableBuilder::add(const catalog::Offer& offer) {
    OfferTable& table = *m_table;
    const bool isPrice = offer.price && !isPlaceholderPrice(*offer.price, offer.gpuCount);
    const bool priced = isPrice && !offer.priceIsSuspect;
    if (isPrice && !priced) {
        table.m_suspect.emplace_back(static_cast<OfferTable::Row>(table.m_group.size()), offer.price->nano);
    }
    const auto asOf = offer.provenance.asOf;
    table.m_group.push_back(groupIndex(offer));
    table.m_product.push_back(stringIndex(offer.product));
    table.m_source.push_back(stringIndex(offer.provenance.sourceUrl));
    table.m_sourceKind.push_back(stringIndex(offer.provenance.sourceKind));
    table.m_notes.push_back(stringIndex(offer.notes));
    table.m_price.push_back(priced ? offer.price->nano : OfferTable::kNoPrice);
    table.m_asOf.push_back(asOf ? asOf->daysSinceEpoch() : OfferTable::kNoDate);
    const auto since = offer.validFrom ? offer.validFrom : asOf;
    table.m_since.push_back(since ? since->daysSinceEpoch() : OfferTable::kNoDate);
    table.m_ids += offer.id;
    table.m_idEnd.push_back(static_cast<std::uint32_t>(table.m_ids.size()));
}

// What a payment looks at: hardware, rule, market and, for serverless, the provider's habits.
void OfferTableBuilder::findPaymentClasses() {
    std::unordered_map<OfferGroup, std::uint32_t, GroupHash> classOf;
    for (std::uint32_t group = 0; group < m_table->m_groups.size(); ++group) {
        OfferGroup reduced = m_table->m_groups[group];
        reduced.region = 0;
        reduced.currency = 0;
        reduced.source = {};
        reduced.commitmentMonths = 0;
        reduced.provider = reduced.market == catalog::Market::Serverless ? reduced.provider : 0;
        const auto [entry, isNew] = classOf.try_emplace(reduced, m_table->m_paymentClasses.size());
        if (isNew) {
            m_table->m_paymentClasses.push_back(group);
        }
        m_table->m_paymentClassOf.push_back(entry->second);
    }
}

void OfferTableBuilder::rankTexts() {
    OfferTable& table = *m_table;
    table.m_gpuRank = ranked(table.m_gpus, [](const hardware::Gpu& gpu) { return gpu.canonical; });
    table.m_memoryTypeRank = ranked(table.m_gpus, [](const hardware::Gpu& gpu) { return gpu.memoryType; });
    table.m_providerRank = ranked(table.m_providers, [](const catalog::Provider& p) { return p.name; });
    table.m_stringRank = ranked(table.m_strings, [](const std::string& text) { return text; });
}

// What the history says of an offer that is still there may leave its card out.
std::optional<OfferTableBuilder::SoldCards> OfferTableBuilder::cardsOf(const catalog::PastPrice& past) const {
    const OfferTable& table = *m_table;
    if (past.gpu.empty()) {
        const auto row = table.rowOf(past.offerId);
        if (!row) {
            return std::nullopt;
        }
        const HardwareKind& kind = table.kindOf(*row);
        return SoldCards{kind.gpu, kind.gpuCount, table.marketOf(*row)};
    }
    const auto part = m_gpuOf.find(past.gpu);
    if (part == m_gpuOf.end()) {
        return std::nullopt;
    }
    return SoldCards{part->second, past.gpuCount.value_or(1),
                     past.market.value_or(catalog::Market::OnDemand)};
}

std::optional<PastReading> OfferTableBuilder::readingOf(const catalog::PastPrice& past) const {
    if (past.isSuspect || past.price.nano <= 0 || !(past.price.currency == Currency()) || !past.asOf) {
        return std::nullopt;
    }
    const auto cards = cardsOf(past);
    if (!cards || cards->count <= 0 || isPlaceholderPrice(past.price, cards->count)) {
        return std::nullopt;
    }
    // A page that names the last day of a price may have been read after it.
    const std::int32_t until = past.validUntil.value_or(*past.asOf).daysSinceEpoch();
    return PastReading{cards->gpu, cards->market,
                       std::llround(static_cast<double>(past.price.nano) / cards->count),
                       std::min(past.asOf->daysSinceEpoch(), until), until};
}

void OfferTableBuilder::addHistory(const std::vector<catalog::PastPrice>& past) {
    for (const catalog::PastPrice& price : past) {
        if (const auto reading = readingOf(price)) {
            m_table->m_past.push_back(*reading);
        }
    }
    std::ranges::sort(m_table->m_past, {}, [](const PastReading& reading) {
        return std::tuple(reading.gpu, reading.from, reading.until, reading.nanoPerCard);
    });
}

std::shared_ptr<const OfferTable> OfferTableBuilder::finish(const std::vector<catalog::PastPrice>& past) && {
    findPaymentClasses();
    rankTexts();
    listSoldCounts();
    if (!m_isRestored) {
        indexRows();
    }
    addHistory(past); // looks offers up by id
    return std::move(m_table);
}

void OfferTableBuilder::indexRows() {
    inParts(partsFor(m_table->size()), [this](std::size_t part) {
        const bool isAlone = partsFor(m_table->size()) == 1;
        if (part == 0) {
            sortByPrice();
            listRowsOfGroups();
        }
        if (part == 1 || isAlone) {
            linkSpotSiblings();
            indexIds();
        }
    });
}

} // namespace fitgauge::compare
