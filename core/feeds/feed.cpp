// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/feed.h"

#include "core/feeds/byte_source.h"

#include <algorithm>

namespace fitgauge::feeds {

std::string_view reasonWord(RejectReason reason) {
    switch (reason) {
    case RejectReason::TooFewFields:
        return "too_few_fields";
    case RejectReason::Malformed:
        return "malformed";
    case RejectReason::PriceNotANumber:
        return "price_not_a_number";
    case RejectReason::PriceNotFinite:
        return "price_not_finite";
    case RejectReason::PriceNegative:
        return "price_negative";
    case RejectReason::PriceTooLarge:
        return "price_too_large";
    case RejectReason::CountBad:
        return "count_bad";
    case RejectReason::CurrencyUnknown:
        return "currency_unknown";
    case RejectReason::CpuOnly:
        return "cpu_only";
    case RejectReason::NotRentable:
        return "not_rentable";
    case RejectReason::OtherProduct:
        return "other_product";
    case RejectReason::OtherTerm:
        return "other_term";
    case RejectReason::UnmappedType:
        return "unmapped_type";
    case RejectReason::HostWithoutCard:
        return "host_without_card";
    case RejectReason::Duplicate:
        return "duplicate";
    }
    return "malformed";
}

std::string_view flagWord(Flag flag) {
    switch (flag) {
    case Flag::NoPrice:
        return "no_price";
    case Flag::SpotEqualsOnDemand:
        return "spot_equals_on_demand";
    case Flag::SpotAboveOnDemand:
        return "spot_above_on_demand";
    case Flag::SpotPlaceholder:
        return "spot_placeholder";
    case Flag::BidFloor:
        return "bid_floor";
    case Flag::ShortReservation:
        return "short_reservation";
    case Flag::ConflictingPrices:
        return "conflicting_prices";
    case Flag::CountCorrected:
        return "count_corrected";
    case Flag::CountGuessed:
        return "count_guessed";
    case Flag::MemoryCorrected:
        return "memory_corrected";
    case Flag::MemoryUnknown:
        return "memory_unknown";
    case Flag::CardGuessed:
        return "card_guessed";
    case Flag::FormGuessed:
        return "form_guessed";
    case Flag::CardUnknown:
        return "card_unknown";
    case Flag::VendorName:
        return "vendor_name";
    case Flag::OtherAccelerator:
        return "other_accelerator";
    case Flag::FractionOfCard:
        return "fraction_of_card";
    case Flag::Reseller:
        return "reseller";
    case Flag::ListedOnly:
        return "listed_only";
    case Flag::HostMissing:
        return "host_missing";
    case Flag::HostGuessed:
        return "host_guessed";
    case Flag::ExtraFields:
        return "extra_fields";
    case Flag::PriceImplausible:
        return "price_implausible";
    case Flag::MixedPrice:
        return "mixed_price";
    case Flag::CountDoubtful:
        return "count_doubtful";
    case Flag::CardCorrected:
        return "card_corrected";
    }
    return "no_price";
}

bool isRemark(Flag flag) {
    switch (flag) {
    case Flag::NoPrice:
    case Flag::MemoryCorrected:
    case Flag::FormGuessed:
    case Flag::FractionOfCard:
    case Flag::Reseller:
    case Flag::OtherAccelerator:
    case Flag::ExtraFields:
        return true;
    default:
        return false;
    }
}

bool isSuspect(Flag flag) {
    switch (flag) {
    case Flag::SpotAboveOnDemand:
    case Flag::BidFloor:
    case Flag::ShortReservation:
    case Flag::HostMissing:
    case Flag::ConflictingPrices:
    case Flag::PriceImplausible:
    case Flag::MixedPrice:
        return true;
    default:
        return false;
    }
}

Expected<ReadResult> Feed::readFrom(ByteSource& source, const Context& context) const {
    constexpr std::size_t kPiece = std::size_t{1} << 20U;
    std::string bytes;
    bytes.reserve(std::min(source.sizeHint(), kMostBytesWhole) + kPiece);
    for (std::size_t got = kPiece; got > 0;) {
        const std::size_t before = bytes.size();
        bytes.resize(before + kPiece);
        got = source.read(bytes.data() + before, kPiece);
        bytes.resize(before + got);
        if (bytes.size() > kMostBytesWhole) {
            return fail(ErrorCode::FileTooLarge,
                        {std::string(id()), std::to_string(bytes.size()), std::to_string(kMostBytesWhole)});
        }
    }
    return read(bytes, context);
}

} // namespace fitgauge::feeds
