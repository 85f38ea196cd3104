// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/feed_change.h"

#include "core/catalog/columns.h"
#include "core/catalog/row_codec.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace fitgauge::catalog {
namespace {

constexpr std::int64_t kHeldFactor = 3;
constexpr double kLeastShare = 0.85;
constexpr std::size_t kStopEvery = 4'096; // rows between two looks at the stop token

// FNV-1a over the values of a row's columns: equal rows have equal digests whatever they were read from.
class Digest {
  public:
    template<typename T>
    void operator()(const char*, const T& value) {
        take(value);
    }
    void money(const char*, const char*, const std::optional<Money>&) {}
    [[nodiscard]] std::uint64_t value() const { return m_hash; }

  private:
    template<typename T>
    void take(const std::optional<T>& value) {
        take(value.has_value());
        if (value) {
            take(*value);
        }
    }
    void take(const std::string& text) {
        mix(text.data(), text.size());
        take(static_cast<std::int64_t>(text.size())); // "ab" + "c" is not "a" + "bc"
    }
    template<typename T>
    requires std::is_arithmetic_v<T> || std::is_enum_v<T>
    void take(T value) {
        std::array<char, sizeof(T)> bytes{};
        std::memcpy(bytes.data(), &value, sizeof(T));
        mix(bytes.data(), bytes.size());
    }
    void mix(const char* bytes, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            m_hash = (m_hash ^ static_cast<unsigned char>(bytes[i])) * 0x100000001B3ULL;
        }
    }

    std::uint64_t m_hash = 0xCBF29CE484222325ULL;
};

std::uint64_t digestOf(const Offer& offer) {
    Digest digest;
    visitIdentityColumns(digest, offer);
    digest("sold_as", offer.soldAs);
    digest("gpu_guess", offer.gpuIsGuess);
    digest("suspect", offer.priceIsSuspect);
    return digest.value();
}

bool isBelieved(const std::optional<Money>& price, bool isSuspect) {
    return price && price->nano > 0 && !isSuspect;
}

bool movedTooFar(const Money& from, const Money& to) {
    return from.currency == to.currency &&
           (to.nano / kHeldFactor > from.nano || from.nano / kHeldFactor > to.nano);
}

// Keeps the first examples of each kind.
class Examples {
  public:
    explicit Examples(std::size_t most) : m_most(most) {}

    void add(OfferChange::Kind kind, const std::string& id, const std::optional<Money>& before,
             const std::optional<Money>& now, bool isSuspect = false) {
        auto& list = m_lists[static_cast<std::size_t>(kind)];
        if (list.size() < m_most) {
            list.push_back({kind, id, before, now, isSuspect});
        }
    }
    [[nodiscard]] std::vector<OfferChange> take() {
        std::vector<OfferChange> all;
        for (auto& list : m_lists) {
            std::ranges::sort(list, {}, &OfferChange::offerId);
            std::ranges::move(list, std::back_inserter(all));
        }
        return all;
    }

  private:
    static constexpr std::size_t kKinds = static_cast<std::size_t>(OfferChange::Kind::Vanished) + 1;
    std::size_t m_most;
    std::array<std::vector<OfferChange>, kKinds> m_lists;
};

// One offer that the feed had before.
void compareOne(EarlierOffer& old, Offer& offer, Date readAt, const FeedOptions& options, FeedChange& change,
                Examples& examples) {
    old.isMet = true;
    const bool mayHold =
        isBelieved(old.price, old.isSuspect) && isBelieved(offer.price, offer.priceIsSuspect);
    if (mayHold && movedTooFar(*old.price, *offer.price) && !options.acceptHeld) {
        ++change.held;
        examples.add(OfferChange::Kind::Held, offer.id, old.price, offer.price);
        offer.price = old.price;
        offer.provenance.asOf = old.asOf; // it was read then, not today
        offer.validFrom = old.validFrom;
        return;
    }
    if (old.price == offer.price) {
        offer.validFrom = offer.validFrom ? offer.validFrom : old.since();
        const bool isSame = old.digest == digestOf(offer);
        ++(isSame ? change.unchanged : change.changed);
        if (!isSame) {
            examples.add(OfferChange::Kind::Altered, offer.id, old.price, offer.price, offer.priceIsSuspect);
        }
        return;
    }
    offer.validFrom = offer.validFrom ? offer.validFrom : readAt;
    ++change.changed;
    ++change.repriced;
    examples.add(OfferChange::Kind::Repriced, offer.id, old.price, offer.price, offer.priceIsSuspect);
}

} // namespace

void stopIfAsked(const std::stop_token& stop) {
    if (stop.stop_requested()) {
        throw ImportStopped{};
    }
}

EarlierOffers earlierOffers(SQLite::Database& database, const std::string& feed,
                            const std::stop_token& stop) {
    const auto visit = [](auto& visitor, Offer& row) {
        visitOfferColumns(visitor, row);
        visitPriceColumns(visitor, row);
    };
    ColumnNames columns;
    Offer row;
    visit(columns, row);
    SQLite::Statement query(
        database,
        fmt::format("SELECT {} FROM offer JOIN price ON price.offer = offer.key WHERE offer.snapshot "
                    "IN (SELECT key FROM snapshot WHERE feed = ? AND current = 1)",
                    fmt::join(columns.names(), ",")));
    query.bind(1, feed);
    EarlierOffers earlier;
    while (query.executeStep()) {
        if (earlier.size() % kStopEvery == 0) {
            stopIfAsked(stop);
        }
        RowLoader loader(query);
        visit(loader, row);
        earlier.emplace(row.id,
                        EarlierOffer{row.price, row.priceIsSuspect, row.provenance.asOf, row.validFrom,
                                     digestOf(row), row.gpu, row.gpuCount, row.market, false});
    }
    return earlier;
}

FeedChange difference(EarlierOffers& earlier, std::vector<Offer>& offers, Date readAt,
                      const FeedOptions& options) {
    FeedChange change;
    Examples examples(options.examples);
    change.before = earlier.size();
    for (Offer& offer : offers) {
        change.suspect += offer.priceIsSuspect ? 1 : 0;
        if (const auto found = earlier.find(offer.id); found != earlier.end()) {
            compareOne(found->second, offer, readAt, options, change, examples);
            continue;
        }
        ++change.added;
        examples.add(OfferChange::Kind::Added, offer.id, {}, offer.price, offer.priceIsSuspect);
        offer.validFrom = offer.validFrom ? offer.validFrom : readAt;
    }
    for (const auto& [id, old] : earlier) {
        if (!old.isMet) {
            ++change.vanished;
            examples.add(OfferChange::Kind::Vanished, id, old.price, {});
        }
    }
    change.isShrunken = offers.empty() || static_cast<double>(offers.size()) <
                                              kLeastShare * static_cast<double>(earlier.size());
    change.examples = examples.take();
    return change;
}

} // namespace fitgauge::catalog
