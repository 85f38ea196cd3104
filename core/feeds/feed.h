// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/hardware/alias_resolver.h"
#include "core/units/result.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// How a price source is read: bytes in, offer drafts and rejects out. No feed opens a socket or a file, and one bad
// row never stops the rest.
namespace fitgauge::feeds {

// Why a row was not taken. It is counted under this word and listed with its place.
enum class RejectReason : std::uint8_t {
    NoAccelerator,   // a CPU machine: not ours
    PriceMalformed,  // NaN, infinite, negative, text
    PriceTooLarge,   // does not fit or is a placeholder maximum
    CountImpossible, // negative, zero without a known machine type, absurd
    OtherProduct,    // Windows, dedicated tenancy, reserved capacity, storage ...
    UnmappedType,    // a machine type whose card is not in the instance table
    Duplicate,       // an identical offer with the same price stands above
    Malformed,       // too few fields, wrong JSON type
};

// What is odd about a row that is kept. A suspect price is shown, marked, and never recommended.
enum class Flag : std::uint8_t {
    NoPrice,              // blank or zero: price unknown
    GpuUnknown,           // no such card in our table: memory and speed unknown
    GpuGuessed,           // the name alone did not tell the part
    MemoryDisagrees,      // the source's memory fits no part of that name
    SpotNotBelowOnDemand, // equal: no saving; kept
    SpotAboveOnDemand,    // suspect
    ShortReservation,     // Google's DWS rate in the on-demand column: suspect
    BidFloor,             // the least bid, not a price to pay: suspect
    CountCorrected,       // count taken from the instance table
    ConflictingPrice,     // another row gives the same offer another price: the newest stands
    OtherAccelerator,     // TPU, Gaudi, Neuron ...: hidden unless asked for
    Resale,               // sold again by a broker
    ListedOnly,           // the region list is no availability
};
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return 1U << static_cast<unsigned>(flag); }
[[nodiscard]] bool isSuspect(std::uint32_t flags);
[[nodiscard]] std::string_view word(RejectReason reason); // stable: "price_malformed"
[[nodiscard]] std::string_view word(Flag flag);           // stable: "spot_above_on_demand"

struct Draft {
    catalog::Offer offer; // provenance filled; id left to the store
    std::uint32_t flags = 0;
    std::string sellerOfResale; // for Flag::Resale
};

struct Reject {
    std::size_t row = 0; // record in the source, from 1; 0: none
    RejectReason reason = RejectReason::Malformed;
    std::string detail; // short plain text from the source, cut to 80 characters
};

struct ReadResult {
    std::size_t seen = 0; // rows that stand for an offer, rejects included
    std::vector<Draft> drafts;
    std::vector<Reject> rejects;
};

// What a feed may look things up in.
struct Context {
    const hardware::AliasResolver* gpus = nullptr;     // never null
    std::span<const hardware::Gpu> gpuTable;           // what the resolver's indexes mean
    std::span<const catalog::InstanceGpu> instances;   // machine type -> card, count, memory
    Date asOf;             // day of the reading
    std::string provider;  // for layouts that do not name it (one file a cloud); may be empty
    std::string sourceUrl; // where the bytes came from
};

// One source format. Stateless: any thread may read.
class Feed {
  public:
    virtual ~Feed() = default;
    [[nodiscard]] virtual std::string_view name() const = 0; // "skypilot", "azure-retail" ...
    // Bytes of one file or answer (or several pages, in order). Errors are for bytes that are no such document at
    // all: FeedUnreadable {feed, place}, FeedRefused {feed, message}. Bad rows are rejects.
    [[nodiscard]] virtual Expected<ReadResult> read(std::span<const std::string> documents,
                                                    const Context& context) const = 0;
};

[[nodiscard]] std::span<const std::unique_ptr<Feed>> allFeeds();
[[nodiscard]] const Feed* feedNamed(std::string_view name);

} // namespace fitgauge::feeds
