// SPDX-License-Identifier: GPL-3.0-or-later
// Hyperstack needs several answers: {"pricebook": [...], "flavors": {...}, "stocks": {...}}, each as it came,
// the last one optional; or the pricebook alone. USD an hour for ONE card, as text, under the card's name.
// Flavors tell machines and regions; stocks count cards as text ("200+").
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

#include <map>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "hyperstack";

using Rates = std::map<std::string, PriceReading>; // by card

Rates ratesOf(const Json& pricebook) {
    Rates rates;
    for (const Json& line : pricebook) {
        rates.emplace(text(at(line, "name")), price(at(line, "value")));
    }
    return rates;
}

// Whether cards of a model are there now: "0", "12", "200+".
Tri stockOf(const Json& stocks, const std::string& region, const std::string& card) {
    for (const Json& place : at(stocks, "stocks")) {
        if (text(at(place, "region")) != region) {
            continue;
        }
        for (const Json& model : at(place, "models")) {
            const std::string available = text(at(model, "available"));
            if (text(at(model, "model")) == card && !available.empty()) {
                return available == "0" ? Tri::No : Tri::Yes;
            }
        }
    }
    return Tri::Unknown;
}

Draft draftOf(const std::string& card, std::size_t row) {
    Draft draft;
    draft.row = row;
    draft.provider = "hyperstack";
    draft.soldAs = card;
    draft.basis = PriceBasis::Card;
    return draft;
}

std::optional<double> memoryOf(const std::string& card) {
    const auto told = memoryInText(card);
    const auto mark = card.find("G-"); // "A100-80G-PCIe"
    return told || mark == std::string::npos ? told : memoryInText(card.substr(0, mark) + "GB");
}

void readFlavor(Reading& reading, const Json& flavor, std::size_t row, const Rates& rates, const Json& stocks,
                const Context& context) {
    reading.seen();
    const std::string name = text(at(flavor, "name"));
    const auto count = number(at(flavor, "gpu_count"));
    Draft draft = draftOf(text(at(flavor, "gpu")), row);
    if (draft.soldAs.empty() || count == 0) {
        return reading.reject(row, RejectReason::CpuOnly, name);
    }
    if (!count || *count < 1 || *count > 64) {
        return reading.reject(row, RejectReason::CountBad, name);
    }
    draft.product = name;
    draft.gpuCount = *count;
    draft.region = text(at(flavor, "region_name"));
    draft.vcpus = number(at(flavor, "cpu"));
    draft.ramGib = number(at(flavor, "ram"));
    draft.diskGib = number(at(flavor, "disk"));
    draft.available = yesNo(at(flavor, "stock_available"));
    if (draft.available == Tri::Unknown) {
        draft.available = stockOf(stocks, draft.region, draft.soldAs);
    }
    draft.gpuMemoryGb = memoryOf(draft.soldAs);
    lookUpCard(draft, context, formInText(draft.soldAs));
    const auto rate = rates.find(draft.soldAs);
    const PriceReading hourly = rate == rates.end() ? PriceReading{} : rate->second;
    reading.add(std::move(draft), scaled(hourly, *count));
}

ReadResult readFlavors(const Json& groups, const Rates& rates, const Json& stocks, const Context& context) {
    Reading reading;
    std::size_t row = 0;
    for (const Json& group : groups) {
        for (const Json& flavor : at(group, "flavors")) {
            readFlavor(reading, flavor, ++row, rates, stocks, context);
        }
    }
    return reading.finish();
}

// Cards alone, where no flavors came with it; the book also lists processors, disks and addresses.
ReadResult readPricebook(const Json& pricebook, const Context& context) {
    Reading reading;
    std::size_t row = 0;
    for (const Json& line : pricebook) {
        reading.seen();
        const std::string name = text(at(line, "name"));
        Draft draft = draftOf(name, ++row);
        draft.gpuMemoryGb = memoryOf(name);
        lookUpCard(draft, context, formInText(name));
        if (draft.gpu.empty()) {
            reading.reject(row, RejectReason::CpuOnly, name);
        } else {
            reading.add(std::move(draft), price(at(line, "value")));
        }
    }
    return reading.finish();
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& pricebook = document.is_array() ? document : at(document, "pricebook");
    const auto isPriceLine = [](const Json& line) { return line.is_object() && line.contains("value"); };
    if (!pricebook.is_array() || pricebook.empty() || !isPriceLine(pricebook.front())) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    const Json& groups = at(document, "flavors", "data");
    return groups.is_array() ? readFlavors(groups, ratesOf(pricebook), at(document, "stocks"), context)
                             : readPricebook(pricebook, context);
}

class HyperstackFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Hyperstack"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Card; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& hyperstackFeed() {
    static const HyperstackFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
