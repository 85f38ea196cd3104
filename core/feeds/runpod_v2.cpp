// SPDX-License-Identifier: GPL-3.0-or-later
// RunPod's REST catalog: gpus[]. USD an hour for ONE card; a price of 0 means not offered in that cloud.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

#include <algorithm>
#include <array>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "runpod-v2";

struct Cloud {
    std::string_view provider, key;
};
constexpr std::array kClouds{Cloud{"runpod", "secure"}, Cloud{"runpod_community", "community"}};

Tri stockOf(const Json& gpu) {
    const std::string word = text(at(gpu, "availability"));
    return word.empty() ? Tri::Unknown : word == "NONE" || word == "UNAVAILABLE" ? Tri::No : Tri::Yes;
}

void addCloud(Reading& reading, const Json& gpu, const Cloud& cloud, const Draft& card) {
    const PriceReading one = price(at(at(gpu, "price"), cloud.key));
    const double most = number(at(at(gpu, "maxCount"), cloud.key)).value_or(1);
    for (double count = 1; count == 1 || count <= std::min(most, 8.0); count *= 2) {
        Draft draft = card;
        draft.provider = cloud.provider;
        draft.gpuCount = count;
        reading.add(std::move(draft), scaled(one, count));
    }
}

void addServerless(Reading& reading, const Json& gpu, const Draft& card) {
    const PriceReading active = price(at(gpu, "price", "serverless"));
    if (active.nano) {
        Draft draft = card;
        draft.provider = "runpod_serverless";
        draft.product = "Serverless";
        draft.market = catalog::Market::Serverless;
        reading.add(std::move(draft), active);
    }
}

void readGpu(Reading& reading, const Json& gpu, std::size_t row, const Context& context) {
    reading.seen();
    Draft card;
    card.row = row;
    card.product = "Pod";
    card.basis = PriceBasis::Card;
    card.soldAs = text(at(gpu, "id"));
    card.gpuMemoryGb = number(at(gpu, "memory"));
    card.available = stockOf(gpu);
    if (card.soldAs.empty()) {
        return reading.reject(row, RejectReason::Malformed, text(at(gpu, "name")));
    }
    bool isOffered = false;
    for (const Cloud& cloud : kClouds) {
        if (const auto bad = price(at(at(gpu, "price"), cloud.key)).bad) {
            return reading.reject(row, *bad, card.soldAs);
        }
        isOffered = isOffered || yesNo(at(gpu, cloud.key)) == Tri::Yes;
    }
    if (!isOffered) {
        return reading.reject(row, RejectReason::NotRentable, card.soldAs);
    }
    lookUpCard(card, context);
    for (const Cloud& cloud : kClouds) {
        if (yesNo(at(gpu, cloud.key)) == Tri::Yes) {
            addCloud(reading, gpu, cloud, card);
        }
    }
    addServerless(reading, gpu, card);
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& gpus = at(document, "gpus");
    if (!gpus.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < gpus.size(); ++i) {
        readGpu(reading, gpus[i], i + 1, context);
    }
    return reading.finish();
}

class RunpodV2Feed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "RunPod REST catalog"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Card; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& runpodV2Feed() {
    static const RunpodV2Feed feed;
    return feed;
}

} // namespace fitgauge::feeds
