// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/hardware/alias_resolver.h"
#include "core/units/date.h"
#include "core/units/money.h"
#include "core/units/result.h"
#include "core/units/tri.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// How price lists of others become drafts of offers. A feed is bytes in, drafts and rejects out: it opens no
// file and no connection, keeps nothing, and never throws. One bad row or one unknown card never stops it.
namespace fitgauge::feeds {

// Why a row gives no offer. The words (reasonWord) are stable: they appear in JSON and in the run log.
enum class RejectReason : std::uint8_t {
    TooFewFields,    // "too_few_fields"
    Malformed,       // "malformed": the record cannot be read at all
    PriceNotANumber, // "price_not_a_number"
    PriceNotFinite,  // "price_not_finite": NaN, infinity
    PriceNegative,   // "price_negative"
    PriceTooLarge,   // "price_too_large"
    CountBad,        // "count_bad": negative, not finite or absurd number of cards
    CurrencyUnknown, // "currency_unknown"
    CpuOnly,         // "cpu_only": no accelerator in it
    NotRentable,     // "not_rentable": the source says so
    OtherProduct,    // "other_product": Windows, dedicated host, cloud service, low priority, software
    OtherTerm,       // "other_term": capacity block, short reservation, savings plan without a rate by hour
    UnmappedType,    // "unmapped_type": instance type that instance_gpus.csv does not know
    HostWithoutCard, // "host_without_card": component row that no accelerator row used
    Duplicate        // "duplicate": same key and price as an earlier row
};

// What is odd about a kept row. Suspect ones (isSuspect) are kept, marked and never recommended.
enum class Flag : std::uint8_t {
    NoPrice,            // "no_price": blank or zero: unknown, not free
    SpotEqualsOnDemand, // "spot_equals_on_demand": no saving
    SpotAboveOnDemand,  // "spot_above_on_demand": suspect
    SpotPlaceholder,    // "spot_placeholder": dropped maximum
    BidFloor,           // "bid_floor": a floor to bid from, not a price to pay: suspect
    ShortReservation, // "short_reservation": looks like a reservation's rate in the on-demand column: suspect
    ConflictingPrices, // "conflicting_prices": one key, several prices: suspect
    CountCorrected,    // "count_corrected": own size table or memory says another count than the row
    CountGuessed,      // "count_guessed": count 0 with a named card, taken as 1
    MemoryCorrected,   // "memory_corrected": the field's unit or meaning was put right
    MemoryUnknown,     // "memory_unknown"
    CardGuessed,       // "card_guessed": the name did not tell the part
    FormGuessed,       // "form_guessed": the memory fits, but SXM or PCIe stayed open
    CardUnknown,       // "card_unknown": no such part in the table: kept, cannot be sized
    VendorName,        // "vendor_name": the model field holds only a vendor
    OtherAccelerator,  // "other_accelerator": TPU, Gaudi, Inferentia, FPGA: hidden by default
    FractionOfCard,    // "fraction_of_card"
    Reseller,          // "reseller": sold for somebody else
    ListedOnly,        // "listed_only": the region list is not availability
    HostMissing,       // "host_missing": price of the card alone, its host is not in the file: suspect
    HostGuessed,       // "host_guessed": host figures that the feed's own generator made up
    ExtraFields,       // "extra_fields": more fields than the header
    PriceImplausible,  // "price_implausible": far off every other price of this card: suspect
    MixedPrice,        // "mixed_price": lowest or mean of several offers, nobody's own price: suspect
    CountDoubtful,     // "count_doubtful": a number of cards that this cloud does not sell
    CardCorrected // "card_corrected": the name is missing or another part's; type or memory tell which it is
};

[[nodiscard]] std::string_view reasonWord(RejectReason reason);
[[nodiscard]] std::string_view flagWord(Flag flag);
[[nodiscard]] bool isSuspect(Flag flag);
// Worth knowing but no fault: no price, a slice of a card, a reseller, a mended unit.
[[nodiscard]] bool isRemark(Flag flag);

// What a price of the source counts, before it was brought to the whole machine.
enum class PriceBasis : std::uint8_t { Machine, Card, Parts };

// One offer as a feed tells it: spot and on-demand are separate drafts. `price` is for the whole machine per
// hour in the source's own currency; empty is unknown. `gpu` is Gpu::canonical, empty when the part is not in
// the table (Flag::CardUnknown); `soldAs` is always the source's own word.
struct Draft {
    std::size_t row = 0;  // line of a CSV file, or index from 1 of a JSON list: for the preview
    std::string provider; // Provider::id where known, else the source's word in lower case
    std::string seller;   // whose machine it is, where a reseller names one
    std::string product;  // instance type or product word
    std::string variant;  // what else tells it apart: security tier, host, form
    std::string gpu;
    std::string soldAs;
    double gpuCount = 1;               // > 0, fractional for a slice
    std::optional<double> gpuMemoryGb; // per card, or of the slice for a fraction
    catalog::Market market = catalog::Market::OnDemand;
    int commitmentMonths = 0;
    std::optional<Money> price;
    PriceBasis basis = PriceBasis::Machine;
    std::string region, zone;
    std::optional<double> vcpus, ramGib, diskGib;
    Tri available = Tri::Unknown; // Yes or No only where the source says so now
    std::optional<Date> asOf;     // day of the reading where the row itself tells it
    std::vector<Flag> flags;      // sorted, no doubles
    friend bool operator==(const Draft&, const Draft&) = default;
};

struct Reject {
    std::size_t row = 0;
    RejectReason reason = RejectReason::Malformed;
    std::string what; // the cell or name at fault, at most 80 bytes, as the source spells it
};

// `seen` counts records of the source; every record is in kept drafts, merged into one, or in `rejects`.
struct ReadResult {
    std::size_t seen = 0;
    std::vector<Draft> drafts;
    std::vector<Draft> earlier; // readings that a newer row of the same key replaced: price history
    std::vector<Reject> rejects;
    std::size_t kept = 0;     // records that became or joined a draft: seen - rejected
    std::size_t flagged = 0;  // records whose drafts carry a flag that is more than a remark
    std::size_t rejected = 0; // all of them; `rejects` stops at kMaxRejectsKept
    std::map<RejectReason, std::size_t> rejectedBy;
    std::string nextPage; // link or cursor that the source gives, verbatim; empty at the end
};
inline constexpr std::size_t kMaxRejectsKept = 10'000;
inline constexpr std::size_t kMaxDrafts = 5'000'000;

// Instance type -> card of clouds whose price lists name no GPU (instance_gpus.csv).
struct InstanceGpu {
    std::string provider, instanceType, gpu;
    double gpuCount = 1;
    std::optional<double> gpuMemoryGb, vcpus, ramGib;
};
class InstanceTable; // instance_table.h
class ByteSource;    // byte_source.h

// What a feed may look up. References must outlive the call.
struct Context {
    const std::vector<hardware::Gpu>& gpus;
    const hardware::AliasResolver& resolver;
    const InstanceTable& instances;
    std::string provider;       // given by the caller where the file does not tell ("aws" for aws.csv)
    std::optional<Date> readAt; // today
    // For files of people's own (feed "csv"): our word -> header of the file, and our word -> one value for
    // the whole file. docs/your-own-csv.md lists the words.
    std::map<std::string, std::string> columns = {}, values = {};
};

// A source: stateless, one object a feed, in allFeeds().
class Feed {
  public:
    Feed() = default;
    Feed(const Feed&) = delete;
    Feed& operator=(const Feed&) = delete;
    virtual ~Feed() = default;

    [[nodiscard]] virtual std::string_view id() const = 0; // "skypilot", "runpod": command line and database
    [[nodiscard]] virtual std::string_view title() const = 0; // a name, not a sentence: "SkyPilot catalog"
    [[nodiscard]] virtual std::string_view kind() const = 0;  // source kind: "feed", "marketplace"
    [[nodiscard]] virtual PriceBasis basis() const = 0;
    // FeedForeign {feed} when the bytes are not of this feed at all, FeedTruncated {feed, byte}, FeedRefused
    // {feed, the source's message} for an error answer of the source; single bad rows are rejects.
    [[nodiscard]] virtual Expected<ReadResult> read(std::string_view bytes, const Context& context) const = 0;
    // The same from a source that hands its bytes out in pieces. All of it is held in memory, at most
    // kMostBytesWhole (FileTooLarge {feed, bytes, limit}), unless the feed knows to walk over it.
    [[nodiscard]] virtual Expected<ReadResult> readFrom(ByteSource& source, const Context& context) const;
    static constexpr std::uint64_t kMostBytesWhole = std::uint64_t{2} << 30U;
};

// All feeds in the order of the sources page.
[[nodiscard]] const std::vector<const Feed*>& allFeeds();
[[nodiscard]] const Feed* findFeed(std::string_view id);

} // namespace fitgauge::feeds
