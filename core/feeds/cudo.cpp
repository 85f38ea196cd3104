// SPDX-License-Identifier: GPL-3.0-or-later
// CUDO: machineTypes[]. Prices of parts as decimal text in {"value": "0.45"}: card, vCPU, GiB of memory, all
// USD an hour. The machine is the smallest that the type allows around the cards; its vCPUs and memory are
// told.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

#include <algorithm>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "cudo";

std::optional<double> partPrice(const Json& type, std::string_view key) {
    const PriceReading reading = price(at(type, key, "value"));
    if (reading.bad) {
        return std::nullopt;
    }
    return static_cast<double>(reading.nano.value_or(0)) / static_cast<double>(kNanoPerUnit);
}

// The least host that may go with so many cards.
void takeSmallestHost(Draft& draft, const Json& type) {
    const double perCard = number(at(type, "minVcpuPerGpu")).value_or(1);
    const double vcpus = std::max(number(at(type, "minVcpu")).value_or(1), perCard * draft.gpuCount);
    const double mostPerGib = number(at(type, "maxVcpuPerMemoryGib")).value_or(0);
    const double least = mostPerGib > 0 ? vcpus / mostPerGib : 0;
    draft.vcpus = vcpus;
    draft.ramGib = std::max(number(at(type, "minMemoryGib")).value_or(0), least);
}

PriceReading composed(const Draft& draft, const Json& type) {
    const PriceReading card = price(at(type, "gpuPriceHr", "value"));
    const auto vcpu = partPrice(type, "vcpuPriceHr");
    const auto memory = partPrice(type, "memoryGibPriceHr");
    if (card.bad || !card.nano) {
        return card;
    }
    if (!vcpu || !memory) {
        return {std::nullopt, RejectReason::PriceNotANumber};
    }
    const PriceReading cards = scaled(card, draft.gpuCount);
    const PriceReading host = readPrice(*vcpu * *draft.vcpus + *memory * *draft.ramGib);
    return cards.nano ? PriceReading{*cards.nano + host.nano.value_or(0), std::nullopt} : cards;
}

void readType(Reading& reading, const Json& type, std::size_t row, const Context& context) {
    reading.seen();
    Draft card;
    card.row = row;
    card.provider = "cudo";
    card.product = text(at(type, "machineType"));
    card.soldAs = text(at(type, "gpuModel"));
    card.region = text(at(type, "dataCenterId"));
    card.basis = PriceBasis::Parts;
    if (card.soldAs.empty()) {
        return reading.reject(row, RejectReason::CpuOnly, card.product);
    }
    lookUpCard(card, context, formInText(card.soldAs));
    const double free = number(at(type, "maxGpuFree")).value_or(0);
    for (double count = 1; count == 1 || count <= std::min(free, 8.0); count *= 2) {
        Draft draft = card;
        draft.gpuCount = count;
        draft.available = free >= count ? Tri::Yes : Tri::No;
        takeSmallestHost(draft, type);
        const PriceReading machine = composed(draft, type);
        reading.add(std::move(draft), machine);
        if (machine.bad) {
            return; // turned down once
        }
    }
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& types = at(document, "machineTypes");
    if (!types.is_array()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    for (std::size_t i = 0; i < types.size(); ++i) {
        readType(reading, types[i], i + 1, context);
    }
    return reading.finish();
}

class CudoFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "CUDO Compute"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Parts; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& cudoFeed() {
    static const CudoFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
