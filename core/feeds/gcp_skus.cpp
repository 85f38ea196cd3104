// SPDX-License-Identifier: GPL-3.0-or-later
// Google's SKUs of Compute Engine: {"skus": [...]} of one page, or a list of pages (a machine's parts may
// stand on several). USD an hour for ONE part: a card, a core, a GiB. What a part is stands only in its
// English description; a machine is composed of cards and the cores and memory of the type that carries them.
// Several descriptions with usageType OnDemand are other markets (reservations of days, calendar blocks,
// commitments) at half the price: they are told apart here and never taken for on-demand.
#include "core/feeds/card_lookup.h"
#include "core/feeds/gcp_shapes.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "gcp";

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

bool isOtherTerm(std::string_view description) {
    constexpr std::array<std::string_view, 8> kWords{
        "Commitment",       "Reserved",     "Calendar Mode",   "DWS",
        "Defined Duration", "Sole Tenancy", "Custom Extended", "Flex Start"};
    return std::ranges::any_of(kWords, [&](std::string_view word) { return contains(description, word); });
}

// "Spot Preemptible A2 Instance Core running in Americas" -> "A2", 'c'; "... Ram ..." -> 'r'.
struct HostPart {
    std::string series;
    char part = 0;
};
std::optional<HostPart> hostPartIn(std::string_view description) {
    constexpr std::string_view kSpot = "Spot Preemptible ";
    if (description.starts_with(kSpot)) {
        description.remove_prefix(kSpot.size());
    }
    for (const auto& [words, part] : {std::pair{std::string_view(" Instance Core running"), 'c'},
                                      std::pair{std::string_view(" Instance Ram running"), 'r'}}) {
        if (const auto at = description.find(words); at != std::string_view::npos) {
            return HostPart{std::string(description.substr(0, at)), part};
        }
    }
    return std::nullopt;
}

// "Nvidia Tesla A100 80GB GPU running in Iowa" -> "A100 80GB"; empty: no card.
std::string cardIn(std::string_view description) {
    const auto mark = description.find(" GPU ");
    const auto brand = description.find("Nvidia ");
    if (mark == std::string_view::npos || brand == std::string_view::npos || brand > mark) {
        return {};
    }
    std::string_view card = description.substr(brand, mark - brand);
    for (const std::string_view word : {"Nvidia ", "Tesla "}) {
        if (card.starts_with(word)) {
            card.remove_prefix(word.size());
        }
    }
    return std::string(card);
}

struct Cost {
    PriceReading price;
    Currency currency;
    bool isKnown = false;
};

// units is text, nanos a number; the last tier from 0 on is what one pays.
Cost costOf(const Json& sku) {
    const Json& infos = at(sku, "pricingInfo");
    if (!infos.is_array() || infos.empty()) {
        return {};
    }
    const Json& expression = at(infos.back(), "pricingExpression");
    const Json& tiers = at(expression, "tieredRates");
    if (!tiers.is_array() || tiers.empty()) {
        return {};
    }
    const Json& unit = at(tiers.back(), "unitPrice");
    const auto currency = Currency::parse(text(at(unit, "currencyCode")));
    const auto units = number(at(unit, "units")), nanos = number(at(unit, "nanos"));
    if (!currency || (!units && !nanos)) {
        return {};
    }
    const double whole = units.value_or(0), rest = nanos.value_or(0);
    if (whole < 0 || rest < 0) {
        return {{std::nullopt, RejectReason::PriceNegative}, *currency, true};
    }
    if (whole > 1e6 || rest >= static_cast<double>(kNanoPerUnit)) {
        return {{std::nullopt, RejectReason::PriceTooLarge}, *currency, true};
    }
    const auto nano = static_cast<std::int64_t>(whole) * kNanoPerUnit + static_cast<std::int64_t>(rest);
    return {{nano == 0 ? std::nullopt : std::optional(nano), std::nullopt}, *currency, true};
}

struct Part {
    std::size_t row = 0;
    std::string word, region; // card, or series and 'c' or 'r'
    catalog::Market market = catalog::Market::OnDemand;
    PriceReading price;
    Currency currency;
};
using PartKey = std::tuple<std::string, std::string, int>; // series + part, region, market

class Composer {
  public:
    explicit Composer(const Context& context) : m_context(context) {}

    void take(const Json& sku, std::size_t row) {
        m_reading.seen();
        const std::string description = text(at(sku, "description"));
        const std::string usage = text(at(sku, "category", "usageType"));
        const bool isSpot = usage == "Preemptible" || contains(description, "Spot Preemptible");
        const std::string card = cardIn(description);
        const auto host = hostPartIn(description);
        if (card.empty() && !host) {
            return m_reading.reject(row,
                                    contains(description, "TPU") || contains(description, "Tpu")
                                        ? RejectReason::OtherProduct
                                        : RejectReason::CpuOnly,
                                    description);
        }
        if (isOtherTerm(description) || (usage != "OnDemand" && !isSpot)) {
            return m_reading.reject(row, RejectReason::OtherTerm, description);
        }
        const Cost cost = costOf(sku);
        if (!cost.isKnown) {
            return m_reading.reject(row, RejectReason::CurrencyUnknown, description);
        }
        if (cost.price.bad) {
            return m_reading.reject(row, *cost.price.bad, description);
        }
        const Json& regions = at(sku, "serviceRegions");
        if (!regions.is_array() || regions.empty()) {
            return m_reading.reject(row, RejectReason::Malformed, description);
        }
        for (const Json& region : regions) {
            keep({row, card.empty() ? host->series + host->part : card, text(region),
                  isSpot ? catalog::Market::Spot : catalog::Market::OnDemand, cost.price, cost.currency},
                 card.empty());
        }
        if (card.empty()) {
            m_hostRows.emplace(row, description);
        }
    }

    ReadResult finish() {
        for (const Part& card : m_cards) {
            compose(card);
        }
        for (const auto& [row, description] : m_hostRows) {
            m_reading.reject(row, RejectReason::HostWithoutCard, description);
        }
        return m_reading.finish();
    }

  private:
    void keep(Part part, bool isHost) {
        if (isHost) {
            PartKey key{part.word, part.region, static_cast<int>(part.market)};
            m_hosts.emplace(std::move(key), std::move(part));
        } else {
            m_cards.push_back(std::move(part));
        }
    }

    // A host part of the same market in the region; it then has a card.
    const Part* hostPart(std::string_view series, char part, const Part& card) {
        const auto found =
            m_hosts.find({std::string(series) + part, card.region, static_cast<int>(card.market)});
        if (found == m_hosts.end() || found->second.currency != card.currency) {
            return nullptr;
        }
        m_hostRows.erase(found->second.row);
        return &found->second;
    }

    Draft draftOf(const Part& card, double count) const {
        Draft draft;
        draft.row = card.row;
        draft.provider = "gcp";
        draft.soldAs = card.word;
        draft.gpuCount = count;
        draft.gpuMemoryGb = memoryInText(card.word);
        draft.market = card.market;
        draft.region = card.region;
        draft.basis = PriceBasis::Parts;
        return draft;
    }

    void compose(const Part& card) {
        const auto shapes = gcpShapesOf(card.word);
        if (shapes.empty()) { // a card whose machines are not known: its own price, marked
            Draft draft = draftOf(card, 1);
            draft.product = card.word;
            lookUpCard(draft, m_context);
            addFlag(draft, Flag::HostMissing);
            return m_reading.add(std::move(draft), card.price, card.currency);
        }
        for (const GcpShape& shape : shapes) {
            addMachine(card, shape);
        }
    }

    void addMachine(const Part& card, const GcpShape& shape) {
        Draft draft = draftOf(card, shape.cards);
        draft.product = std::string(shape.type);
        draft.vcpus = shape.vcpus;
        draft.ramGib = shape.ramGib;
        const double memory = draft.gpuMemoryGb ? *draft.gpuMemoryGb : shape.cardGb;
        draft.gpuMemoryGb = memory;
        lookUpCard(draft, m_context, shape.form);
        PriceReading total = scaled(card.price, shape.cards);
        if (!shape.isHostIncluded && total.nano) {
            const Part* core = hostPart(shape.series, 'c', card);
            const Part* ram = hostPart(shape.series, 'r', card);
            const PriceReading cores = core == nullptr ? PriceReading{} : scaled(core->price, shape.vcpus);
            const PriceReading memories = ram == nullptr ? PriceReading{} : scaled(ram->price, shape.ramGib);
            if (cores.nano && memories.nano) {
                *total.nano += *cores.nano + *memories.nano;
            } else {
                addFlag(draft, Flag::HostMissing);
            }
        }
        m_reading.add(std::move(draft), total, card.currency);
    }

    const Context& m_context;
    Reading m_reading;
    std::vector<Part> m_cards;
    std::map<PartKey, Part> m_hosts;
    std::map<std::size_t, std::string> m_hostRows; // host rows that no card used yet
};

Expected<ReadResult> readPages(const Json& document, const Context& context) {
    std::vector<const Json*> pages;
    if (document.is_array()) {
        for (const Json& page : document) {
            pages.push_back(&page);
        }
    } else {
        pages.push_back(&document);
    }
    const auto isPage = [](const Json* page) { return at(*page, "skus").is_array(); };
    if (pages.empty() || !std::ranges::all_of(pages, isPage)) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Composer composer(context);
    std::size_t row = 0;
    for (const Json* page : pages) {
        for (const Json& sku : at(*page, "skus")) {
            composer.take(sku, ++row);
        }
    }
    ReadResult result = composer.finish();
    result.nextPage = text(at(*pages.back(), "nextPageToken"));
    return result;
}

class GcpSkusFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Google Cloud SKUs"; }
    [[nodiscard]] std::string_view kind() const override { return "list"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Parts; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readPages(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& gcpSkusFeed() {
    static const GcpSkusFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
