// SPDX-License-Identifier: GPL-3.0-or-later
// Vast.ai bundles: offers[]. USD an hour for the whole machine. dph_base is the machine alone, dph_total adds
// the disk that was asked for: the former is taken, as other sources exclude disks too. gpu_ram is MiB of one
// card; cpu_ram is MB of the whole host, of which the renter gets cpu_cores_effective / cpu_cores. min_bid is
// the floor to bid from, not a price to pay. gpu_frac is the share of the host's cards, never of one card.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

#include <algorithm>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "vast";

std::optional<double> ramShareGib(const Json& offer) {
    const auto ram = number(at(offer, "cpu_ram"));
    const auto cores = number(at(offer, "cpu_cores"));
    const auto effective = number(at(offer, "cpu_cores_effective"));
    if (!ram || !cores || !effective || *cores <= 0) {
        return std::nullopt;
    }
    return gibOfMib(*ram * std::min(1.0, *effective / *cores));
}

std::string variantOf(const Json& offer) {
    const bool isDatacenter = number(at(offer, "hosting_type")).value_or(0) == 1;
    const bool isVerified = text(at(offer, "verification")) == "verified";
    return std::string(isDatacenter ? "data centre" : "host") + (isVerified ? "" : ", unverified");
}

void readOffer(Reading& reading, const Json& offer, std::size_t row, const Context& context) {
    reading.seen();
    Draft draft;
    draft.row = row;
    draft.provider = "vast";
    draft.product = "machine " + text(at(offer, "machine_id"));
    draft.variant = variantOf(offer);
    draft.soldAs = text(at(offer, "gpu_name"));
    draft.gpuCount = number(at(offer, "num_gpus")).value_or(0);
    draft.gpuMemoryGb = gibOfMib(number(at(offer, "gpu_ram")));
    draft.vcpus = number(at(offer, "cpu_cores_effective"));
    draft.ramGib = ramShareGib(offer);
    draft.diskGib = number(at(offer, "disk_space"));
    draft.region = text(at(offer, "geolocation"));
    draft.available = Tri::Yes;
    if (draft.soldAs.empty()) {
        return reading.reject(row, RejectReason::CpuOnly, draft.product);
    }
    if (draft.gpuCount < 1 || draft.gpuCount > 64) {
        return reading.reject(row, RejectReason::CountBad, text(at(offer, "num_gpus")));
    }
    if (yesNo(at(offer, "rentable")) == Tri::No) {
        return reading.reject(row, RejectReason::NotRentable, draft.product);
    }
    lookUpCard(draft, context);
    const Json& base = at(offer, "dph_base");
    const PriceReading onDemand = price(base.is_null() ? at(offer, "dph_total") : base);
    const PriceReading floor = price(at(offer, "min_bid"));
    if (floor.nano && !onDemand.bad) {
        Draft bid = draft;
        bid.market = catalog::Market::Spot;
        addFlag(bid, Flag::BidFloor);
        reading.add(std::move(bid), floor);
    }
    reading.add(std::move(draft), onDemand);
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& offers = at(document, "offers");
    if (!offers.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        readOffer(reading, offers[i], i + 1, context);
    }
    return reading.finish();
}

class VastFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Vast.ai"; }
    [[nodiscard]] std::string_view kind() const override { return "marketplace"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& vastFeed() {
    static const VastFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
