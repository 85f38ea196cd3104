// SPDX-License-Identifier: GPL-3.0-or-later
// Shadeform sells machines of other clouds: instance_types[]. Cents an hour for the machine; vram of one card
// in GB; availability per region, also where there is none now.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "shadeform";

Draft draftOf(const Json& type, std::size_t row) {
    const Json& configuration = at(type, "configuration");
    Draft draft;
    draft.row = row;
    draft.provider = "shadeform";
    draft.seller = text(at(type, "cloud"));
    draft.product = text(at(type, "shade_instance_type"));
    draft.variant = draft.seller + " " + text(at(type, "cloud_instance_type"));
    draft.soldAs = text(at(configuration, "gpu_type"));
    draft.gpuCount = number(at(configuration, "num_gpus")).value_or(0);
    draft.gpuMemoryGb = number(at(configuration, "vram_per_gpu_in_gb"));
    draft.vcpus = number(at(configuration, "vcpus"));
    draft.ramGib = number(at(configuration, "memory_in_gb"));
    draft.diskGib = number(at(configuration, "storage_in_gb"));
    addFlag(draft, Flag::Reseller);
    return draft;
}

void readType(Reading& reading, const Json& type, std::size_t row, const Context& context) {
    reading.seen();
    Draft draft = draftOf(type, row);
    if (draft.gpuCount == 0 || draft.soldAs.empty()) {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    if (draft.gpuCount < 1 || draft.gpuCount > 64) {
        return reading.reject(row, RejectReason::CountBad, draft.product);
    }
    const PriceReading hourly = priceInCents(at(type, "hourly_price"));
    if (hourly.bad) {
        return reading.reject(row, *hourly.bad, draft.product);
    }
    lookUpCard(draft, context, formInText(text(at(type, "configuration", "interconnect"))));
    const Json& places = at(type, "availability");
    if (!places.is_array() || places.empty()) {
        return reading.add(std::move(draft), hourly);
    }
    for (const Json& place : places) {
        Draft placed = draft;
        placed.region = text(at(place, "region"));
        placed.available = yesNo(at(place, "available"));
        reading.add(std::move(placed), hourly);
    }
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& types = at(document, "instance_types");
    if (!types.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < types.size(); ++i) {
        readType(reading, types[i], i + 1, context);
    }
    return reading.finish();
}

class ShadeformFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Shadeform"; }
    [[nodiscard]] std::string_view kind() const override { return "broker"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& shadeformFeed() {
    static const ShadeformFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
