// SPDX-License-Identifier: GPL-3.0-or-later
// DigitalOcean: sizes[]. USD an hour for the machine; memory is MB; gpu_info.vram is the machine's total. A
// size without regions cannot be rented now.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "digitalocean";

Draft draftOf(const Json& size, std::size_t row) {
    const Json& info = at(size, "gpu_info");
    Draft draft;
    draft.row = row;
    draft.provider = "digitalocean";
    draft.product = text(at(size, "slug"));
    draft.soldAs = text(at(info, "model"));
    draft.gpuCount = number(at(info, "count")).value_or(0);
    const auto total = number(at(info, "vram", "amount"));
    if (total && draft.gpuCount >= 1) {
        draft.gpuMemoryGb = *total / draft.gpuCount;
    }
    draft.vcpus = number(at(size, "vcpus"));
    draft.ramGib = gibOfMib(number(at(size, "memory")));
    draft.diskGib = number(at(size, "disk"));
    return draft;
}

void readSize(Reading& reading, const Json& size, std::size_t row, const Context& context) {
    reading.seen();
    Draft draft = draftOf(size, row);
    if (draft.gpuCount == 0 || draft.soldAs.empty()) {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    if (draft.gpuCount < 1 || draft.gpuCount > 64) {
        return reading.reject(row, RejectReason::CountBad, draft.product);
    }
    const PriceReading hourly = price(at(size, "price_hourly"));
    if (hourly.bad) {
        return reading.reject(row, *hourly.bad, draft.product);
    }
    lookUpCard(draft, context);
    const Json& regions = at(size, "regions");
    if (!regions.is_array() || regions.empty()) {
        draft.available = Tri::No;
        return reading.add(std::move(draft), hourly);
    }
    for (const Json& region : regions) {
        Draft placed = draft;
        placed.region = text(region);
        placed.available = yesNo(at(size, "available"));
        reading.add(std::move(placed), hourly);
    }
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& sizes = at(document, "sizes");
    if (!sizes.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        readSize(reading, sizes[i], i + 1, context);
    }
    ReadResult result = reading.finish();
    result.nextPage = text(at(at(document, "links"), "pages", "next"));
    return result;
}

class DigitaloceanFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "DigitalOcean"; }
    [[nodiscard]] std::string_view kind() const override { return "list"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& digitaloceanFeed() {
    static const DigitaloceanFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
