// SPDX-License-Identifier: GPL-3.0-or-later
// RunPod's GraphQL answer: data.gpuTypes[]. Prices are USD an hour for ONE card, separate for the secure and
// the community cloud; zero or null means not offered there. Terms of one, three and six months are of the
// secure cloud. lowestPrice is empty where nothing is in stock.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

#include <algorithm>
#include <array>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "runpod";

struct Cloud {
    std::string_view provider, flag, price, spot, mostCards;
};
constexpr std::array kClouds{
    Cloud{"runpod", "secureCloud", "securePrice", "secureSpotPrice", "maxGpuCountSecureCloud"},
    Cloud{"runpod_community", "communityCloud", "communityPrice", "communitySpotPrice",
          "maxGpuCountCommunityCloud"}};

struct Term {
    std::string_view price;
    int months;
};
constexpr std::array kTerms{Term{"oneMonthPrice", 1}, Term{"threeMonthPrice", 3}, Term{"sixMonthPrice", 6}};

Tri inStock(const Json& type) {
    const Json& lowest = at(type, "lowestPrice");
    if (!lowest.is_object()) {
        return Tri::Unknown;
    }
    return at(lowest, "stockStatus").is_null() && at(lowest, "uninterruptablePrice").is_null() ? Tri::No
                                                                                               : Tri::Yes;
}

Draft draftOf(const Json& type, std::size_t row) {
    Draft draft;
    draft.row = row;
    draft.product = "Pod";
    draft.soldAs = text(at(type, "id"));
    if (const auto memory = number(at(type, "memoryInGb")); memory && *memory > 0) {
        draft.gpuMemoryGb = memory;
    }
    draft.available = inStock(type);
    draft.basis = PriceBasis::Card;
    return draft;
}

void addTerms(Reading& reading, const Json& type, const Draft& draft) {
    for (const Term& term : kTerms) {
        const PriceReading monthly = price(at(type, term.price));
        if (monthly.nano) {
            Draft reserved = draft;
            reserved.market = catalog::Market::Reserved;
            reserved.commitmentMonths = term.months;
            reading.add(std::move(reserved), scaled(monthly, draft.gpuCount));
        }
    }
}

void addCloud(Reading& reading, const Json& type, const Cloud& cloud, const Draft& card) {
    const double most =
        number(at(type, cloud.mostCards)).value_or(number(at(type, "maxGpuCount")).value_or(1));
    for (double count = 1; count == 1 || count <= std::min(most, 8.0); count *= 2) {
        Draft draft = card;
        draft.provider = cloud.provider;
        draft.gpuCount = count;
        reading.add(draft, scaled(price(at(type, cloud.price)), count),
                    scaled(price(at(type, cloud.spot)), count));
        if (&cloud == &kClouds.front()) {
            addTerms(reading, type, draft);
        }
    }
}

void readType(Reading& reading, const Json& type, std::size_t row, const Context& context) {
    reading.seen();
    Draft card = draftOf(type, row);
    const auto refused = [&](RejectReason reason) { reading.reject(row, reason, card.soldAs); };
    const bool isOffered =
        yesNo(at(type, "secureCloud")) == Tri::Yes || yesNo(at(type, "communityCloud")) == Tri::Yes;
    if (!isOffered || card.soldAs.empty() || card.soldAs == "unknown") {
        return refused(card.soldAs.empty() ? RejectReason::Malformed : RejectReason::NotRentable);
    }
    for (const Cloud& cloud : kClouds) {
        if (const auto bad = price(at(type, cloud.price)).bad) {
            return refused(*bad); // before any draft: a record is kept whole or not at all
        }
    }
    lookUpCard(card, context);
    for (const Cloud& cloud : kClouds) {
        if (yesNo(at(type, cloud.flag)) == Tri::Yes) {
            addCloud(reading, type, cloud, card);
        }
    }
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& types = at(document, "data", "gpuTypes");
    if (!types.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < types.size(); ++i) {
        readType(reading, types[i], i + 1, context);
    }
    return reading.finish();
}

class RunpodFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "RunPod"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Card; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& runpodFeed() {
    static const RunpodFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
