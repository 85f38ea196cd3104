// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/imports/import_plan.h"

#include "core/catalog/offer_reader.h"

#include <algorithm>
#include <unordered_map>

namespace fitgauge::imports {
namespace {

using catalog::Offer;
using feeds::Draft;
using feeds::Flag;

bool has(const std::vector<Flag>& flags, Flag flag) {
    return std::find(flags.begin(), flags.end(), flag) != flags.end();
}

void addFlag(std::vector<Flag>& flags, Flag flag) {
    const auto place = std::lower_bound(flags.begin(), flags.end(), flag);
    if (place == flags.end() || *place != flag) {
        flags.insert(place, flag);
    }
}

// Prices may differ by zone, so a zone is a place of its own; most sources begin it with the region's name.
std::string placeOf(const Draft& draft) {
    if (draft.zone.empty() || draft.region.empty()) {
        return draft.zone.empty() ? draft.region : draft.zone;
    }
    return draft.zone.starts_with(draft.region) ? draft.zone : draft.region + " " + draft.zone;
}

// The same machine from two sellers is two offers.
std::string variantOf(const Draft& draft) {
    if (draft.seller.empty() || draft.variant.empty()) {
        return draft.seller.empty() ? draft.variant : draft.seller;
    }
    return draft.variant + " " + draft.seller;
}

Offer offerOf(const Draft& draft, const catalog::Provenance& provenance) {
    Offer offer;
    offer.provider = draft.provider;
    offer.product = draft.product.empty() ? draft.soldAs : draft.product;
    offer.variant = variantOf(draft);
    offer.gpu = draft.gpu.empty() ? draft.soldAs : draft.gpu;
    offer.soldAs = draft.soldAs;
    offer.gpuIsGuess = has(draft.flags, Flag::CardGuessed);
    offer.gpuCount = draft.gpuCount;
    offer.gpuMemoryGb = draft.gpuMemoryGb;
    offer.market = draft.market;
    offer.commitmentMonths = draft.commitmentMonths;
    offer.price = draft.price;
    offer.region = placeOf(draft);
    offer.vcpus = draft.vcpus;
    offer.ramGib = draft.ramGib;
    offer.provenance = provenance;
    offer.id = catalog::offerId(offer);
    return offer;
}

// Everything that a source can change about an offer; when and where it was read is not a change.
bool tellsTheSame(const Offer& a, const Offer& b) {
    return a.price == b.price && a.gpuMemoryGb == b.gpuMemoryGb && a.vcpus == b.vcpus &&
           a.ramGib == b.ramGib && a.soldAs == b.soldAs && a.gpuIsGuess == b.gpuIsGuess;
}

bool isMoreThanTimes(std::int64_t large, std::int64_t small, std::int64_t factor) {
    const std::int64_t share = large / factor; // no product: it could overflow
    return share > small || (share == small && large % factor > 0);
}

bool movedTooFar(const std::optional<Money>& before, const std::optional<Money>& now) {
    if (!before || !now || before->currency != now->currency) {
        return false;
    }
    return isMoreThanTimes(std::max(before->nano, now->nano), std::min(before->nano, now->nano), kHeldFactor);
}

Change changeOf(const Offer& before, const Offer& now) {
    if (movedTooFar(before.price, now.price)) {
        return Change::Held;
    }
    return tellsTheSame(before, now) ? Change::Unchanged : Change::Changed;
}

class Planner {
  public:
    Planner(const Current& current, const catalog::Provenance& provenance)
        : m_current(current), m_provenance(provenance) {
        for (const Offer& offer : current.offers) {
            m_before.emplace(offer.id, &offer);
        }
    }

    void take(const Draft& draft) {
        PlannedOffer planned{offerOf(draft, m_provenance), Change::Added, draft.row, {}, draft.flags, false};
        noteProvider(draft.provider);
        noteGpu(planned.offer);
        const auto [place, isNew] = m_placeOf.emplace(planned.offer.id, m_plan.offers.size());
        if (isNew) {
            m_plan.offers.push_back(std::move(planned));
        } else {
            merge(m_plan.offers[place->second], planned);
        }
    }

    ImportPlan finish() {
        for (PlannedOffer& planned : m_plan.offers) {
            judge(planned);
        }
        for (const Offer& offer : m_current.offers) {
            if (!m_placeOf.contains(offer.id)) {
                m_plan.vanished.push_back(offer);
            }
        }
        m_plan.shrunken =
            m_plan.offers.empty() || m_plan.offers.size() * 100 < m_current.offers.size() * kShrunkenPercent;
        return std::move(m_plan);
    }

  private:
    void noteProvider(const std::string& id) {
        if (!m_current.providers.contains(id) && m_newProviders.insert(id).second) {
            catalog::Provider provider;
            provider.id = id;
            provider.name = id;
            provider.kind = catalog::ProviderKind::Other;
            m_plan.newProviders.push_back(std::move(provider));
        }
    }

    void noteGpu(const Offer& offer) {
        if (m_current.gpus.contains(offer.gpu)) {
            return;
        }
        const auto [place, isNew] = m_newGpus.emplace(offer.gpu, m_plan.newGpus.size());
        if (isNew) {
            hardware::Gpu gpu;
            gpu.canonical = offer.gpu;
            gpu.vramGb = offer.gpuMemoryGb;
            gpu.verified = false;
            m_plan.newGpus.push_back(std::move(gpu));
        } else if (m_plan.newGpus[place->second].vramGb != offer.gpuMemoryGb) {
            m_plan.newGpus[place->second].vramGb.reset(); // rows disagree: unknown, not the first one
        }
    }

    void merge(PlannedOffer& kept, const PlannedOffer& other) {
        ++m_plan.merged;
        for (const Flag flag : other.flags) {
            addFlag(kept.flags, flag);
        }
        if (!other.offer.price || kept.offer.price == other.offer.price) {
            return;
        }
        if (!kept.offer.price) {
            kept.offer.price = other.offer.price;
            return;
        }
        addFlag(kept.flags, Flag::ConflictingPrices);
        if (kept.offer.price->currency == other.offer.price->currency &&
            kept.offer.price->nano < other.offer.price->nano) {
            kept.offer.price = other.offer.price;
        }
    }

    void judge(PlannedOffer& planned) const {
        planned.suspect = std::any_of(planned.flags.begin(), planned.flags.end(), feeds::isSuspect);
        if (const auto before = m_before.find(planned.offer.id); before != m_before.end()) {
            planned.priceSoFar = before->second->price;
            planned.change = changeOf(*before->second, planned.offer);
        }
    }

    const Current& m_current;
    const catalog::Provenance& m_provenance;
    std::unordered_map<std::string_view, const Offer*> m_before;
    std::unordered_map<std::string, std::size_t> m_placeOf, m_newGpus;
    std::set<std::string> m_newProviders;
    ImportPlan m_plan;
};

} // namespace

std::size_t ImportPlan::count(Change change) const {
    return static_cast<std::size_t>(std::count_if(
        offers.begin(), offers.end(), [&](const auto& planned) { return planned.change == change; }));
}

ImportPlan planImport(const Current& current, const std::vector<feeds::Draft>& drafts,
                      const catalog::Provenance& provenance) {
    Planner planner(current, provenance);
    for (const feeds::Draft& draft : drafts) {
        planner.take(draft);
    }
    return planner.finish();
}

} // namespace fitgauge::imports
