// SPDX-License-Identifier: GPL-3.0-or-later
// TensorDock's old host list: hostnodes, an object keyed by host. Prices of parts in USD an hour: card, vCPU,
// GB of memory. The machine is the smallest that was sold: 2 vCPU and 4 GB around each card. Kept for old
// files only.
#include "core/feeds/card_lookup.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/reading.h"

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "tensordock";
constexpr double kVcpusPerCard = 2;
constexpr double kGibPerCard = 4;

// "geforcertx4090-pcie-24gb": part, form, memory.
std::string partIn(std::string_view key) {
    return std::string(key.substr(0, key.find("-pcie")).substr(0, key.find("-sxm")));
}

void readCard(Reading& reading, const Json& host, std::string_view key, const Json& gpu, std::size_t row,
              const Context& context) {
    reading.seen();
    Draft draft;
    draft.row = row;
    draft.provider = "tensordock";
    draft.product = std::string(key);
    draft.soldAs = partIn(key);
    draft.gpuMemoryGb = number(at(gpu, "vram"));
    draft.region = text(at(host, "location", "country"));
    draft.basis = PriceBasis::Parts;
    draft.vcpus = kVcpusPerCard;
    draft.ramGib = kGibPerCard;
    draft.available = yesNo(at(host, "status", "online"));
    if (number(at(gpu, "amount")).value_or(0) < 1 || yesNo(at(host, "status", "listed")) == Tri::No) {
        return reading.reject(row, RejectReason::NotRentable, key);
    }
    const PriceReading card = price(at(gpu, "price"));
    const auto vcpu = number(at(at(host, "specs"), "cpu", "price"));
    const auto memory = number(at(at(host, "specs"), "ram", "price"));
    if (!card.bad && card.nano && (!vcpu || !memory || *vcpu < 0 || *memory < 0)) {
        return reading.reject(row, RejectReason::PriceNotANumber, key);
    }
    lookUpCard(draft, context, formInText(key));
    PriceReading machine = card;
    if (card.nano) {
        *machine.nano += readPrice(*vcpu * kVcpusPerCard + *memory * kGibPerCard).nano.value_or(0);
    }
    reading.add(std::move(draft), machine);
}

Expected<ReadResult> readDocument(const Json& document, const Context& context) {
    const Json& hosts = at(document, "hostnodes");
    if (!hosts.is_object()) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reading reading;
    std::size_t row = 0;
    for (const Json& host : hosts) {
        const Json& cards = at(at(host, "specs"), "gpu");
        for (const auto& [key, gpu] : cards.items()) {
            readCard(reading, host, key, gpu, ++row, context);
        }
    }
    return reading.finish();
}

class TensordockFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "TensorDock"; }
    [[nodiscard]] std::string_view kind() const override { return "marketplace"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Parts; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readDocument(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& tensordockFeed() {
    static const TensordockFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
