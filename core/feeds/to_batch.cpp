// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/to_batch.h"

#include "core/catalog/offer_reader.h"

#include <algorithm>
#include <unordered_set>

namespace fitgauge::feeds {
namespace {

using catalog::Offer;

std::string flagsText(const Draft& draft) {
    std::string text;
    for (const Flag flag : draft.flags) {
        text += text.empty() ? "" : " ";
        text += flagWord(flag);
    }
    return text;
}

// A part of which only name and memory are known.
hardware::Gpu strangePart(const Draft& draft) {
    hardware::Gpu gpu;
    gpu.canonical = draft.soldAs;
    gpu.gpuClass = hardware::GpuClass::Other;
    gpu.vramGb = draft.gpuCount >= 1 ? draft.gpuMemoryGb : std::nullopt;
    gpu.verified = false;
    return gpu;
}

Offer offerOf(const Draft& draft, const Feed& feed, Date today) {
    Offer offer;
    offer.provider = draft.provider;
    offer.product = draft.product;
    offer.variant = draft.variant;
    if (!draft.seller.empty() && draft.variant.find(draft.seller) == std::string::npos) {
        offer.variant += (offer.variant.empty() ? "" : " ") + draft.seller;
    }
    offer.gpu = draft.gpu.empty() ? draft.soldAs : draft.gpu;
    offer.soldAs = offer.gpu == draft.soldAs ? std::string() : draft.soldAs;
    offer.gpuIsGuess = std::ranges::find(draft.flags, Flag::CardGuessed) != draft.flags.end();
    offer.gpuCount = draft.gpuCount;
    offer.gpuMemoryGb = draft.gpuMemoryGb;
    offer.market = draft.market;
    offer.commitmentMonths = draft.commitmentMonths;
    offer.price = draft.price;
    offer.region = draft.zone.empty() ? draft.region : draft.zone;
    offer.vcpus = draft.vcpus;
    offer.ramGib = draft.ramGib;
    offer.notes = flagsText(draft);
    offer.provenance.sourceKind = std::string(feed.kind());
    offer.provenance.asOf = draft.asOf ? draft.asOf : today;
    offer.provenance.enteredBy = catalog::EnteredBy::Feed;
    offer.id = catalog::offerId(offer);
    return offer;
}

class Batcher {
  public:
    Batcher(const catalog::Facts& known, const Feed& feed, Date today) : m_feed(feed), m_today(today) {
        for (const auto& provider : known.providers) {
            m_providers.insert(provider.id);
        }
        for (const auto& gpu : known.gpus) {
            m_gpus.insert(gpu.canonical);
        }
        m_batch.readAt = today;
    }

    void add(const Draft& draft) {
        Offer offer = offerOf(draft, m_feed, m_today);
        if (!m_ids.insert(offer.id).second) { // two things whose difference the id does not tell
            offer.variant += (offer.variant.empty() ? "" : " ") + draft.soldAs;
            offer.id = catalog::offerId(offer);
            if (!m_ids.insert(offer.id).second) {
                return;
            }
        }
        if (m_providers.insert(offer.provider).second) {
            catalog::Provider provider;
            provider.id = provider.name = offer.provider;
            m_batch.providers.push_back(std::move(provider));
        }
        if (m_gpus.insert(offer.gpu).second) {
            m_batch.gpus.push_back(strangePart(draft));
        }
        if (offer.price && std::ranges::any_of(draft.flags, isSuspect)) {
            offer.priceIsSuspect = true;
        }
        m_batch.offers.push_back(std::move(offer));
    }

    // A reading that a newer one replaced: history of its offer, no offer.
    void addEarlier(const Draft& draft) {
        const Offer offer = offerOf(draft, m_feed, m_today);
        if (offer.price && m_ids.contains(offer.id)) {
            catalog::PastPrice past;
            past.offerId = offer.id;
            past.price = *offer.price;
            past.asOf = draft.asOf;
            past.sourceKind = std::string(m_feed.kind());
            past.notes = offer.notes;
            past.isSuspect = std::ranges::any_of(draft.flags, isSuspect);
            past.gpu = offer.gpu;
            past.gpuCount = offer.gpuCount;
            past.market = offer.market;
            m_batch.earlier.push_back(std::move(past));
        }
    }

    [[nodiscard]] catalog::FeedBatch take() { return std::move(m_batch); }

  private:
    const Feed& m_feed;
    Date m_today;
    std::unordered_set<std::string> m_providers, m_gpus, m_ids;
    catalog::FeedBatch m_batch;
};

} // namespace

catalog::FeedBatch toBatch(const ReadResult& result, const Feed& feed, std::string_view provider,
                           const catalog::Facts& known, Date today) {
    Batcher batcher(known, feed, today);
    for (const Draft& draft : result.drafts) {
        batcher.add(draft);
    }
    for (const Draft& draft : result.earlier) {
        batcher.addEarlier(draft);
    }
    catalog::FeedBatch batch = batcher.take();
    batch.seen = result.seen;
    batch.rejected = result.rejected;
    batch.flagged = result.flagged;
    batch.feed = std::string(feed.id());
    if (!provider.empty()) {
        batch.feed += "/";
        batch.feed += provider;
    }
    return batch;
}

} // namespace fitgauge::feeds
