// SPDX-License-Identifier: GPL-3.0-or-later
// Verda (was DataCrunch): a bare list of instance types, prices as text for the machine; gpu_memory is the
// machine's total. The spot price is named spot_price or spot_price_per_hour. A second call tells where a
// type is free: both answers may come together as {"types": [...], "availability": [...]}.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

#include <algorithm>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "verda";

Draft draftOf(const Json& type, std::size_t row) {
    Draft draft;
    draft.row = row;
    draft.provider = "verda";
    draft.product = text(at(type, "instance_type"));
    draft.soldAs = text(at(type, "model"));
    draft.gpuCount = number(at(type, "gpu", "number_of_gpus")).value_or(0);
    const auto total = number(at(type, "gpu_memory", "size_in_gigabytes"));
    if (total && draft.gpuCount >= 1) {
        draft.gpuMemoryGb = *total / draft.gpuCount;
    }
    draft.vcpus = number(at(type, "cpu", "number_of_cores"));
    draft.ramGib = number(at(type, "memory", "size_in_gigabytes"));
    return draft;
}

std::vector<std::string> placesOf(const std::string& product, const Json& availability) {
    std::vector<std::string> places;
    for (const Json& place : availability) {
        for (const Json& type : at(place, "availabilities")) {
            if (text(type) == product) {
                places.push_back(text(at(place, "location_code")));
            }
        }
    }
    return places;
}

std::string upper(std::string code) {
    std::ranges::transform(code, code.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return code;
}

void readType(Reading& reading, const Json& type, std::size_t row, const Json& availability,
              const Context& context) {
    reading.seen();
    Draft draft = draftOf(type, row);
    if (at(type, "instance_type").is_null() && at(type, "location_code").is_string()) {
        return reading.reject(row, RejectReason::OtherProduct, text(at(type, "location_code")));
    }
    if (draft.gpuCount == 0 || draft.soldAs.empty()) {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    if (draft.gpuCount < 1 || draft.gpuCount > 64) {
        return reading.reject(row, RejectReason::CountBad, draft.product);
    }
    const std::string code = upper(text(at(type, "currency")));
    const auto currency = code.empty() ? Expected<Currency>(Currency()) : Currency::parse(code);
    if (!currency) {
        return reading.reject(row, RejectReason::CurrencyUnknown, code);
    }
    const PriceReading onDemand = price(at(type, "price_per_hour"));
    const Json& named = at(type, "spot_price");
    const PriceReading spot = price(named.is_null() ? at(type, "spot_price_per_hour") : named);
    if (onDemand.bad) {
        return reading.reject(row, *onDemand.bad, draft.product);
    }
    lookUpCard(draft, context, formInText(text(at(type, "gpu", "description"))));
    const auto places = placesOf(draft.product, availability);
    if (places.empty()) {
        draft.available = availability.is_array() ? Tri::No : Tri::Unknown;
        return reading.add(std::move(draft), onDemand, spot, *currency);
    }
    for (const std::string& place : places) {
        Draft placed = draft;
        placed.region = place;
        placed.available = Tri::Yes;
        reading.add(std::move(placed), onDemand, spot, *currency);
    }
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& types = document.is_array() ? document : at(document, "types");
    if (!types.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < types.size(); ++i) {
        readType(reading, types[i], i + 1, at(document, "availability"), context);
    }
    return reading.finish();
}

class VerdaFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Verda"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& verdaFeed() {
    static const VerdaFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
