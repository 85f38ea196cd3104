// SPDX-License-Identifier: GPL-3.0-or-later
// Vultr's plans[] and plans_metal[]. USD an hour for the whole plan; ram is MB. gpu_vram_gb is the plan's
// total and may be a slice of a card. Bare metal names its cards only in the id ("vbm-...-8-mi325x-gpu") and
// has a preemptible price. A plan without locations cannot be rented.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"
#include "core/units/parse_number.h"

#include <cmath>
#include <map>
#include <sstream>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "vultr";
constexpr double kWholeCard = 0.08; // a plan of 79 GB is one card of 80

// Memory of one card of a type, from the largest plan that names a part for sure: slices come with the same
// type.
using CardMemory = std::map<std::string, double>;

CardMemory cardMemories(const Json& plans, const Context& context) {
    CardMemory memories;
    for (const Json& plan : plans) {
        const std::string type = text(at(plan, "gpu_type"));
        const auto vram = number(at(plan, "gpu_vram_gb"));
        const auto match = type.empty() || !vram ? std::nullopt : context.resolver.resolve(type, vram);
        const auto card = match ? context.gpus[match->gpu].vramGb : std::nullopt;
        // The form may stay open; the size must not.
        if (card && std::abs(*vram - *card) <= kWholeCard * *card) {
            memories[type] = std::max(memories[type], *card);
        }
    }
    return memories;
}

std::optional<double> cardMemoryOf(const std::string& type, const CardMemory& memories,
                                   const Context& context) {
    if (memories.contains(type)) {
        return memories.at(type);
    }
    const auto match = context.resolver.resolve(type);
    return match ? context.gpus[match->gpu].vramGb : std::nullopt;
}

double cardsIn(double vram, double card) {
    const double cards = vram / card;
    const double whole = std::round(cards);
    return whole >= 1 && std::abs(cards - whole) <= kWholeCard * whole ? whole : cards;
}

// Takes count and memory of one card from the plan's total; false where that cannot be told.
bool takeCards(Draft& draft, double vram, const std::optional<double>& card) {
    if (!card || vram <= 0) {
        return false;
    }
    draft.gpuCount = cardsIn(vram, *card);
    draft.gpuMemoryGb = draft.gpuCount < 1 ? vram : *card;
    return true;
}

// "vbm-192c-1536gb-8-mi325x-gpu": eight of the last word but one.
bool takeMetalCards(Draft& draft) {
    std::vector<std::string> words;
    std::stringstream stream(draft.product);
    for (std::string word; std::getline(stream, word, '-');) {
        words.push_back(word);
    }
    if (words.size() < 3 || words.back() != "gpu") {
        return false;
    }
    const auto count = parseInteger(words[words.size() - 3]);
    draft.soldAs = words[words.size() - 2];
    draft.gpuCount = count ? static_cast<double>(*count) : 0;
    return draft.gpuCount >= 1 && draft.gpuCount <= 64;
}

void addLocations(Reading& reading, const Json& plan, const Draft& draft, const PriceReading& onDemand,
                  const PriceReading& spot) {
    if (onDemand.bad) {
        return reading.reject(draft.row, *onDemand.bad, draft.product);
    }
    const Json& locations = at(plan, "locations");
    if (!locations.is_array() || locations.empty()) {
        return reading.reject(draft.row, RejectReason::NotRentable, draft.product);
    }
    for (const Json& location : locations) {
        Draft placed = draft;
        placed.region = text(location);
        placed.available = Tri::Yes;
        reading.add(std::move(placed), onDemand, spot);
    }
}

Draft draftOf(const Json& plan, std::size_t row) {
    Draft draft;
    draft.row = row;
    draft.provider = "vultr";
    draft.product = text(at(plan, "id"));
    draft.ramGib = gibOfMib(number(at(plan, "ram")));
    draft.diskGib = number(at(plan, "disk"));
    return draft;
}

void readPlan(Reading& reading, const Json& plan, std::size_t row, const CardMemory& memories,
              const Context& context) {
    reading.seen();
    Draft draft = draftOf(plan, row);
    draft.vcpus = number(at(plan, "vcpu_count"));
    draft.soldAs = text(at(plan, "gpu_type"));
    const auto vram = number(at(plan, "gpu_vram_gb"));
    if (draft.soldAs.empty()) {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    const auto card = cardMemoryOf(draft.soldAs, memories, context);
    if (!vram || !takeCards(draft, *vram, card)) {
        return reading.reject(row, RejectReason::CountBad, draft.product);
    }
    lookUpCard(draft, context, {}, card);
    addLocations(reading, plan, draft, price(at(plan, "hourly_cost")), {});
}

void readMetal(Reading& reading, const Json& plan, std::size_t row, const Context& context) {
    reading.seen();
    Draft draft = draftOf(plan, row);
    draft.vcpus = number(at(plan, "cpu_threads"));
    draft.variant = "bare metal";
    if (!takeMetalCards(draft)) {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    lookUpCard(draft, context);
    addLocations(reading, plan, draft, price(at(plan, "hourly_cost")),
                 price(at(plan, "hourly_cost_preemptible")));
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& plans = at(document, "plans");
    const Json& metal = at(document, "plans_metal");
    if (!plans.is_array() && !metal.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    const CardMemory memories = plans.is_array() ? cardMemories(plans, context) : CardMemory();
    Reading reading;
    std::size_t row = 0;
    for (const Json& plan : plans) {
        readPlan(reading, plan, ++row, memories, context);
    }
    for (const Json& plan : metal) {
        readMetal(reading, plan, ++row, context);
    }
    ReadResult result = reading.finish();
    result.nextPage = text(at(at(document, "meta"), "links", "next"));
    return result;
}

class VultrFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Vultr"; }
    [[nodiscard]] std::string_view kind() const override { return "list"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& vultrFeed() {
    static const VultrFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
