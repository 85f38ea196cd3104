// SPDX-License-Identifier: GPL-3.0-or-later
// Prime Intellect sells machines of other clouds: items[] (or a bare list). An hour of the machine in
// prices.currency; isSpot tells the market; memory of the card stands in gpuType ("H100_80GB"). Disk, vCPU
// and memory whose default is not included are added at their unit price.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

#include <algorithm>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "primeintellect";

// 0 where it is included or its price is not told.
double extraOf(const Json& resource) {
    if (yesNo(at(resource, "defaultIncludedInPrice")) != Tri::No) {
        return 0;
    }
    const double count = number(at(resource, "defaultCount")).value_or(0);
    return std::max(0.0, count * number(at(resource, "pricePerUnit")).value_or(0));
}

PriceReading priceOf(const Json& item) {
    const Json& community = at(item, "prices", "communityPrice");
    PriceReading base = price(at(item, "prices", "onDemand"));
    if (!base.bad && !base.nano && !community.is_null()) {
        base = price(community);
    }
    if (base.nano) {
        const double extra =
            extraOf(at(item, "disk")) + extraOf(at(item, "vcpu")) + extraOf(at(item, "memory"));
        *base.nano += readPrice(extra).nano.value_or(0);
    }
    return base;
}

Draft draftOf(const Json& item, std::size_t row) {
    Draft draft;
    draft.row = row;
    draft.provider = "primeintellect";
    draft.seller = text(at(item, "provider"));
    draft.product = text(at(item, "cloudId"));
    draft.variant = draft.seller + (text(at(item, "security")) == "community_cloud" ? " community" : "");
    draft.soldAs = text(at(item, "gpuType"));
    draft.gpuCount = number(at(item, "gpuCount")).value_or(0);
    draft.gpuMemoryGb = memoryInText(draft.soldAs);
    draft.region = text(at(item, "country"));
    draft.zone = text(at(item, "dataCenter"));
    draft.vcpus = number(at(item, "vcpu", "defaultCount"));
    draft.ramGib = number(at(item, "memory", "defaultCount"));
    draft.diskGib = number(at(item, "disk", "defaultCount"));
    draft.market = yesNo(at(item, "isSpot")) == Tri::Yes ? catalog::Market::Spot : catalog::Market::OnDemand;
    const std::string stock = text(at(item, "stockStatus"));
    draft.available = stock.empty() ? Tri::Unknown : stock == "Unavailable" ? Tri::No : Tri::Yes;
    addFlag(draft, Flag::Reseller);
    return draft;
}

void readItem(Reading& reading, const Json& item, std::size_t row, const Context& context) {
    reading.seen();
    Draft draft = draftOf(item, row);
    if (draft.gpuCount == 0 || draft.soldAs.empty() || draft.soldAs == "CPU_NODE") {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    if (draft.gpuCount < 1 || draft.gpuCount > 64) {
        return reading.reject(row, RejectReason::CountBad, draft.product);
    }
    const std::string code = text(at(item, "prices", "currency"));
    const auto currency = code.empty() ? Expected<Currency>(Currency()) : Currency::parse(code);
    if (!currency) {
        return reading.reject(row, RejectReason::CurrencyUnknown, code);
    }
    lookUpCard(draft, context, formInText(text(at(item, "socket"))));
    reading.add(std::move(draft), priceOf(item), *currency);
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& items = document.is_array() ? document : at(document, "items");
    if (!items.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < items.size(); ++i) {
        readItem(reading, items[i], i + 1, context);
    }
    return reading.finish();
}

class PrimeintellectFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Prime Intellect"; }
    [[nodiscard]] std::string_view kind() const override { return "broker"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& primeintellectFeed() {
    static const PrimeintellectFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
