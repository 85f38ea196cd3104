// SPDX-License-Identifier: GPL-3.0-or-later
// Oracle's price list: items[]. The price is for ONE card an hour; no shape and no region. Several
// currencies: USD where there is one, else the first. The card's name stands in displayName after "GPU - ".
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "oracle";

// "OCI - Compute - GPU - A100 80GB - v2" -> "A100 80GB"
std::string cardIn(std::string_view name) {
    constexpr std::string_view kMark = "GPU - ";
    const auto mark = name.find(kMark);
    std::string_view card = mark == std::string_view::npos ? name : name.substr(mark + kMark.size());
    return std::string(card.substr(0, card.find(" - ")));
}

struct ListPrice {
    PriceReading price;
    Currency currency;
    bool hasCurrency = false;
};

ListPrice payAsYouGo(const Json& localization) {
    ListPrice result;
    const auto currency = Currency::parse(text(at(localization, "currencyCode")));
    for (const Json& line : at(localization, "prices")) {
        if (currency && text(at(line, "model")) == "PAY_AS_YOU_GO") {
            result = {price(at(line, "value")), *currency, true};
        }
    }
    return result;
}

ListPrice priceOf(const Json& item) {
    ListPrice first;
    for (const Json& localization : at(item, "currencyCodeLocalizations")) {
        const ListPrice one = payAsYouGo(localization);
        if (one.hasCurrency && one.currency == Currency()) {
            return one;
        }
        first = first.hasCurrency ? first : one;
    }
    return first;
}

void readItem(Reading& reading, const Json& item, std::size_t row, const Context& context) {
    reading.seen();
    const std::string name = text(at(item, "displayName"));
    const std::string metric = text(at(item, "metricName"));
    if (metric.find("GPU") == std::string::npos) {
        return reading.reject(row, RejectReason::CpuOnly, name);
    }
    Draft draft;
    draft.row = row;
    draft.provider = "oci";
    draft.product = name;
    draft.soldAs = cardIn(name);
    draft.basis = PriceBasis::Card;
    const auto memory = memoryInText(name);
    draft.gpuMemoryGb = memory;
    const ListPrice found = priceOf(item);
    if (!found.hasCurrency) {
        return reading.reject(row, RejectReason::CurrencyUnknown, name);
    }
    lookUpCard(draft, context, formInText(name));
    reading.add(std::move(draft), found.price, found.currency);
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& items = at(document, "items");
    if (!items.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < items.size(); ++i) {
        readItem(reading, items[i], i + 1, context);
    }
    return reading.finish();
}

class OracleFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Oracle price list"; }
    [[nodiscard]] std::string_view kind() const override { return "list"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Card; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& oracleFeed() {
    static const OracleFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
