// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/reading.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace fitgauge::feeds {
namespace {

constexpr std::size_t kMostBytesQuoted = 80;
// A price a hundred times the on-demand one is no market's.
constexpr std::int64_t kPlaceholderFactor = 10;

// Cut at a whole UTF-8 character.
std::string quoted(std::string_view text) {
    if (text.size() <= kMostBytesQuoted) {
        return std::string(text);
    }
    std::size_t end = kMostBytesQuoted;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return std::string(text.substr(0, end));
}

std::string keyOf(const Draft& draft, std::optional<catalog::Market> market = {}) {
    std::string key;
    for (const std::string* part : {&draft.provider, &draft.seller, &draft.product, &draft.variant,
                                    &draft.gpu, &draft.soldAs, &draft.region, &draft.zone}) {
        key += *part;
        key += '\x1f';
    }
    key += std::to_string(draft.gpuCount);
    key += '\x1f';
    key += std::to_string(static_cast<int>(market.value_or(draft.market)));
    key += '\x1f';
    key += std::to_string(draft.commitmentMonths);
    return key;
}

int fullness(const Draft& draft) {
    return int(draft.price.has_value()) + int(draft.gpuMemoryGb.has_value()) + int(draft.vcpus.has_value()) +
           int(draft.ramGib.has_value()) + int(draft.diskGib.has_value()) +
           int(draft.available != Tri::Unknown);
}

// The newer of two readings of one offer: true when both are dated and the dates differ, `other` then being
// the older one.
bool orderByDate(Draft& kept, Draft& other) {
    if (!kept.asOf || !other.asOf || *kept.asOf == *other.asOf) {
        return false;
    }
    if (*kept.asOf < *other.asOf) {
        std::swap(kept, other);
    }
    return true;
}

// What the fuller one of two lacks comes from the other.
void merge(Draft& kept, Draft other) {
    const bool conflict = kept.price && other.price && *kept.price != *other.price;
    if (fullness(other) > fullness(kept)) {
        std::swap(kept, other);
    }
    kept.price = kept.price ? kept.price : other.price;
    kept.gpuMemoryGb = kept.gpuMemoryGb ? kept.gpuMemoryGb : other.gpuMemoryGb;
    kept.vcpus = kept.vcpus ? kept.vcpus : other.vcpus;
    kept.ramGib = kept.ramGib ? kept.ramGib : other.ramGib;
    kept.diskGib = kept.diskGib ? kept.diskGib : other.diskGib;
    if (kept.price) {
        std::erase(kept.flags, Flag::NoPrice);
    }
    if (conflict) {
        addFlag(kept, Flag::ConflictingPrices);
    }
}

// Where spot is a row of its own: the same marks as beside an on-demand price.
void flagSpotRows(std::vector<Draft>& drafts, const std::unordered_map<std::string, std::size_t>& placeOf) {
    for (Draft& draft : drafts) {
        if (draft.market != catalog::Market::Spot || !draft.price) {
            continue;
        }
        const auto place = placeOf.find(keyOf(draft, catalog::Market::OnDemand));
        const auto onDemand = place == placeOf.end() ? std::nullopt : drafts[place->second].price;
        if (onDemand && onDemand->currency == draft.price->currency && draft.price->nano >= onDemand->nano) {
            addFlag(draft,
                    draft.price->nano == onDemand->nano ? Flag::SpotEqualsOnDemand : Flag::SpotAboveOnDemand);
        }
    }
}

std::size_t flaggedRecords(const ReadResult& result) {
    std::unordered_set<std::size_t> rows;
    for (const auto* drafts : {&result.drafts, &result.earlier}) {
        for (const Draft& draft : *drafts) {
            if (!std::ranges::all_of(draft.flags, isRemark)) {
                rows.insert(draft.row);
            }
        }
    }
    return rows.size();
}

} // namespace

void addFlag(Draft& draft, Flag flag) {
    const auto place = std::ranges::lower_bound(draft.flags, flag);
    if (place == draft.flags.end() || *place != flag) {
        draft.flags.insert(place, flag);
    }
}

bool hasFlag(const Draft& draft, Flag flag) {
    return std::ranges::binary_search(draft.flags, flag);
}

void Reading::reject(std::size_t row, RejectReason reason, std::string_view what) {
    ++m_result.rejected;
    ++m_result.rejectedBy[reason];
    if (m_result.rejects.size() < kMaxRejectsKept) {
        m_result.rejects.push_back({row, reason, quoted(what)});
    }
}

void Reading::keep(Draft draft) {
    if (!draft.price) {
        addFlag(draft, Flag::NoPrice);
    }
    if (m_result.drafts.size() < kMaxDrafts) {
        m_result.drafts.push_back(std::move(draft));
    }
}

void Reading::add(Draft draft, const PriceReading& price, Currency currency) {
    if (price.bad) {
        reject(draft.row, *price.bad, draft.product);
        return;
    }
    draft.price = price.nano ? std::optional(Money{*price.nano, currency}) : std::nullopt;
    keep(std::move(draft));
}

void Reading::add(Draft draft, const PriceReading& onDemand, const PriceReading& spot, Currency currency) {
    if (onDemand.bad) {
        reject(draft.row, *onDemand.bad, draft.product);
        return;
    }
    std::optional<Draft> second;
    if (spot.nano) {
        const bool isPlaceholder = onDemand.nano && *spot.nano / kPlaceholderFactor > *onDemand.nano;
        if (isPlaceholder) {
            addFlag(draft, Flag::SpotPlaceholder);
        } else {
            second = draft;
            second->market = catalog::Market::Spot;
            std::erase(second->flags, Flag::ShortReservation); // that is said of the other price
            second->price = Money{*spot.nano, currency};
            if (onDemand.nano && *spot.nano >= *onDemand.nano) {
                addFlag(*second,
                        *spot.nano == *onDemand.nano ? Flag::SpotEqualsOnDemand : Flag::SpotAboveOnDemand);
            }
        }
    }
    draft.price = onDemand.nano ? std::optional(Money{*onDemand.nano, currency}) : std::nullopt;
    if (onDemand.nano || !second) { // a card that is only sold as spot is no unpriced on-demand offer too
        keep(std::move(draft));
    }
    if (second) {
        keep(std::move(*second));
    }
}

ReadResult Reading::finish() {
    std::unordered_map<std::string, std::size_t> placeOf;
    std::vector<Draft> merged;
    merged.reserve(m_result.drafts.size());
    for (Draft& draft : m_result.drafts) {
        const auto [place, isNew] = placeOf.emplace(keyOf(draft), merged.size());
        if (isNew) {
            merged.push_back(std::move(draft));
        } else if (orderByDate(merged[place->second], draft)) {
            m_result.earlier.push_back(std::move(draft));
        } else {
            merge(merged[place->second], std::move(draft));
        }
    }
    flagSpotRows(merged, placeOf);
    m_result.drafts = std::move(merged);
    m_result.kept = m_result.seen - m_result.rejected;
    m_result.flagged = flaggedRecords(m_result);
    return std::move(m_result);
}

} // namespace fitgauge::feeds
