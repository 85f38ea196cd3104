// SPDX-License-Identifier: GPL-3.0-or-later
// Lambda: data is an OBJECT keyed by instance type. Whole cents an hour for the machine; the card's memory
// and form stand only in gpu_description ("H100 (80 GB SXM5)"). Regions listed have capacity now; none: sold
// out.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "lambda";

Draft draftOf(const Json& type, std::size_t row) {
    const std::string description = text(at(type, "gpu_description"));
    Draft draft;
    draft.row = row;
    draft.provider = "lambda";
    draft.product = text(at(type, "name"));
    draft.soldAs = description.substr(0, description.find(" ("));
    draft.gpuCount = number(at(type, "specs", "gpus")).value_or(0);
    draft.gpuMemoryGb = memoryInText(description);
    draft.vcpus = number(at(type, "specs", "vcpus"));
    draft.ramGib = number(at(type, "specs", "memory_gib"));
    draft.diskGib = number(at(type, "specs", "storage_gib"));
    return draft;
}

void readEntry(Reading& reading, const Json& entry, std::size_t row, const Context& context) {
    reading.seen();
    const Json& type = at(entry, "instance_type");
    Draft draft = draftOf(type, row);
    if (draft.gpuCount == 0) {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    if (draft.gpuCount < 1 || draft.gpuCount > 64) {
        return reading.reject(row, RejectReason::CountBad, draft.product);
    }
    const PriceReading hourly = priceInCents(at(type, "price_cents_per_hour"));
    if (hourly.bad) {
        return reading.reject(row, *hourly.bad, draft.product);
    }
    lookUpCard(draft, context, formInText(text(at(type, "gpu_description"))));
    const Json& regions = at(entry, "regions_with_capacity_available");
    if (!regions.is_array() || regions.empty()) {
        draft.available = regions.is_array() ? Tri::No : Tri::Unknown;
        return reading.add(std::move(draft), hourly);
    }
    for (const Json& region : regions) {
        Draft placed = draft;
        placed.region = text(at(region, "name"));
        placed.available = Tri::Yes;
        reading.add(std::move(placed), hourly);
    }
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& types = at(document, "data");
    if (!types.is_object()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    std::size_t row = 0;
    for (const Json& entry : types) {
        readEntry(reading, entry, ++row, context);
    }
    return reading.finish();
}

class LambdaFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Lambda"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& lambdaFeed() {
    static const LambdaFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
