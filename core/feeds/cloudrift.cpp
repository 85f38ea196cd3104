// SPDX-License-Identifier: GPL-3.0-or-later
// CloudRift: data.instance_types[].variants[]. US cents an hour for the machine; memories and disks in bytes;
// vram of one card; nodes_per_dc tells how many are free in each place.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "cloudrift";

void readVariant(Reading& reading, const Json& type, const Json& variant, std::size_t row,
                 const Context& context) {
    reading.seen();
    Draft draft;
    draft.row = row;
    draft.provider = "cloudrift";
    draft.product = text(at(variant, "name"));
    draft.soldAs = text(at(type, "brand_short"));
    draft.gpuCount = number(at(variant, "gpu_count")).value_or(0);
    draft.gpuMemoryGb = gibOfBytes(number(at(variant, "vram")));
    draft.vcpus = number(at(variant, "logical_cpu_count"));
    draft.ramGib = gibOfBytes(number(at(variant, "dram")));
    draft.diskGib = gibOfBytes(number(at(variant, "disk")));
    if (draft.gpuCount == 0 || draft.soldAs.empty()) {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    if (draft.gpuCount < 1 || draft.gpuCount > 64) {
        return reading.reject(row, RejectReason::CountBad, draft.product);
    }
    const PriceReading hourly = priceInCents(at(variant, "cost_per_hour"));
    if (hourly.bad) {
        return reading.reject(row, *hourly.bad, draft.product);
    }
    lookUpCard(draft, context);
    const Json& places = at(variant, "nodes_per_dc");
    if (!places.is_object() || places.empty()) {
        return reading.add(std::move(draft), hourly);
    }
    for (const auto& [place, nodes] : places.items()) {
        Draft placed = draft;
        placed.region = place;
        const auto free = number(nodes);
        placed.available = !free ? Tri::Unknown : *free > 0 ? Tri::Yes : Tri::No;
        reading.add(std::move(placed), hourly);
    }
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& types = at(document, "data", "instance_types");
    if (!types.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    std::size_t row = 0;
    for (const Json& type : types) {
        for (const Json& variant : at(type, "variants")) {
            readVariant(reading, type, variant, ++row, context);
        }
    }
    return reading.finish();
}

class CloudriftFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "CloudRift"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& cloudriftFeed() {
    static const CloudriftFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
