// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/gcp_parts.h"

#include "core/feeds/reading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace fitgauge::feeds {
namespace {

struct Family {
    std::string_view card, prefix;
};
// The host family of each card that Google attaches to one family only; all others go on n1.
constexpr std::array kFamilies{Family{"A100-80GB", "a2-ultragpu-"}, Family{"A100", "a2-highgpu-"},
                               Family{"H100-MEGA", "a3-megagpu-"},  Family{"H100", "a3-highgpu-"},
                               Family{"H200", "a3-ultragpu-"},      Family{"B200", "a4-highgpu-"},
                               Family{"L4", "g2-standard-"}};
constexpr std::string_view kOtherFamily = "n1-standard-";
constexpr double kVcpusPerN1Card = 4;
constexpr double kVcpusPerL4 = 4;
constexpr double kNearOnDemand = 0.6;

std::string_view prefixOf(const std::string& card) {
    const auto found = std::ranges::find(kFamilies, card, &Family::card);
    return found == kFamilies.end() ? kOtherFamily : found->prefix;
}

bool isTpu(const std::string& card) {
    return card.starts_with("tpu") || card.starts_with("TPU");
}

// One chip alone is a card; "tpu-v6e-8" is eight of them and "tpu-v4-8" four (it counts cores), sold as one
// thing. Under the chip's name its price would be read as that of one chip, so it keeps its own.
void takeTpu(Draft& draft) {
    draft.product = draft.soldAs;
    if (!draft.soldAs.ends_with("-1")) {
        draft.gpu.clear();
        draft.gpuMemoryGb.reset();
    }
}

double vcpusNeeded(const Draft& card, std::string_view prefix) {
    if (prefix == kOtherFamily) {
        return kVcpusPerN1Card * card.gpuCount;
    }
    // g2 hosts of 4, 24, 48 and 96 vCPUs carry 1, 2, 4 and 8 cards.
    return prefix == "g2-standard-" ? (card.gpuCount > 1 ? 12 : kVcpusPerL4) * card.gpuCount : 0;
}

// "a2-highgpu-4g" is made for four cards, "a2-megagpu-16g" for sixteen.
bool isMadeFor(const std::string& host, std::string_view prefix, double count) {
    const std::string number = std::to_string(static_cast<int>(count)) + "g";
    return host == std::string(prefix) + number ||
           (prefix == "a2-highgpu-" && host == "a2-megagpu-" + number);
}

bool suits(const GcpPart& host, const GcpPart& card, std::string_view prefix) {
    const std::string& type = host.draft.product;
    const double needed = vcpusNeeded(card.draft, prefix);
    return needed > 0 ? type.starts_with(prefix) && host.draft.vcpus.value_or(0) >= needed
                      : isMadeFor(type, prefix, card.draft.gpuCount);
}

// Index of the smallest suitable host of a zone.
std::optional<std::size_t> hostFor(const GcpPart& card, const std::vector<GcpPart>& hosts,
                                   const std::vector<std::size_t>& inZone) {
    const std::string_view prefix = prefixOf(card.draft.soldAs);
    std::optional<std::size_t> best;
    for (const std::size_t i : inZone) {
        if (suits(hosts[i], card, prefix) &&
            (!best || hosts[i].draft.vcpus.value_or(0) < hosts[*best].draft.vcpus.value_or(0))) {
            best = i;
        }
    }
    return best;
}

// A host at no price costs nothing more; a card without a price stays without.
PriceReading sum(const PriceReading& card, const PriceReading& host) {
    if (card.bad || !card.nano) {
        return card;
    }
    return host.bad ? host : PriceReading{*card.nano + host.nano.value_or(0), std::nullopt};
}

void addMachine(Reading& reading, GcpPart card, const GcpPart& host) {
    card.draft.product = host.draft.product;
    card.draft.vcpus = host.draft.vcpus;
    card.draft.ramGib = host.draft.ramGib;
    card.draft.basis = PriceBasis::Parts;
    reading.add(std::move(card.draft), sum(card.onDemand, host.onDemand), sum(card.spot, host.spot));
}

bool isLargeCard(const std::string& card) {
    constexpr std::array<std::string_view, 6> kLarge{"A100",      "A100-80GB", "H100",
                                                     "H100-MEGA", "H200",      "B200"};
    return std::ranges::find(kLarge, card) != kLarge.end();
}

// A card at its own price, to the thousandth of a dollar.
std::pair<std::string, long long> pricedCard(const GcpPart& card) {
    constexpr double kNanoPerThousandth = 1e6;
    return {card.draft.soldAs, std::llround(static_cast<double>(*card.onDemand.nano) / card.draft.gpuCount /
                                            kNanoPerThousandth)};
}

// Google's short reservation in the on-demand column (QUIRKS: spot above or near it, and one flat price in
// many regions): the large cards whose spot is at least 60 % of their on-demand price, and all others of that
// card at the same price.
void flagShortReservations(std::vector<GcpPart>& cards) {
    std::set<std::pair<std::string, long long>> suspect;
    for (const GcpPart& card : cards) {
        const bool isNear =
            card.onDemand.nano && card.spot.nano && isLargeCard(card.draft.soldAs) &&
            static_cast<double>(*card.spot.nano) >= kNearOnDemand * static_cast<double>(*card.onDemand.nano);
        if (isNear) {
            suspect.insert(pricedCard(card));
        }
    }
    for (GcpPart& card : cards) {
        if (card.onDemand.nano && suspect.contains(pricedCard(card))) {
            addFlag(card.draft, Flag::ShortReservation);
        }
    }
}

} // namespace

bool isGcpHost(std::string_view instanceType) {
    constexpr std::array<std::string_view, 5> kPrefixes{"a2-", "a3-", "a4-", "g2-", "n1-"};
    return std::ranges::any_of(kPrefixes,
                               [&](std::string_view prefix) { return instanceType.starts_with(prefix); });
}

void joinGcpParts(Reading& reading, std::vector<GcpPart> cards, std::vector<GcpPart> hosts) {
    flagShortReservations(cards);
    std::map<std::string, std::vector<std::size_t>> inZone;
    for (std::size_t i = 0; i < hosts.size(); ++i) {
        inZone[hosts[i].draft.zone].push_back(i);
    }
    std::set<std::size_t> used;
    for (GcpPart& card : cards) {
        if (isTpu(card.draft.soldAs)) {
            takeTpu(card.draft);
            reading.add(std::move(card.draft), card.onDemand, card.spot);
            continue;
        }
        const auto host = hostFor(card, hosts, inZone[card.draft.zone]);
        if (!host) {
            addFlag(card.draft, Flag::HostMissing);
            card.draft.basis = PriceBasis::Parts;
            reading.add(std::move(card.draft), card.onDemand, card.spot);
            continue;
        }
        used.insert(*host);
        addMachine(reading, std::move(card), hosts[*host]);
    }
    for (std::size_t i = 0; i < hosts.size(); ++i) {
        if (!used.contains(i)) {
            reading.reject(hosts[i].draft.row, RejectReason::HostWithoutCard, hosts[i].draft.product);
        }
    }
}

} // namespace fitgauge::feeds
