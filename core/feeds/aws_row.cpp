// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/aws_row.h"

#include "core/feeds/instance_table.h"
#include "core/feeds/known_type.h"
#include "core/units/parse_number.h"

namespace fitgauge::feeds {
namespace {

constexpr int kMonthsPerYear = 12;

// "2048 GiB" -> 2048, "1,952 GiB" -> 1952
std::optional<double> firstNumber(std::string text) {
    std::erase(text, ',');
    return parseNumber(std::string_view(text).substr(0, text.find(' ')));
}

bool isNone(const std::string& text) {
    return text.empty() || text == "NA" || text == "0";
}

// A reservation without a payment ahead has a rate by the hour; the others do not tell theirs in one row.
bool isHourlyReservation(const AwsRow& row) {
    return row.termType == "Reserved" && row.purchase == "No Upfront" && row.offer == "standard" &&
           (row.lease == "1yr" || row.lease == "3yr");
}

} // namespace

std::optional<RejectReason> whyNoMachine(const AwsRow& row, const Context& context) {
    const bool isRentable = row.family.starts_with("Compute Instance") && row.system == "Linux" &&
                            row.tenancy == "Shared" && (row.capacity.empty() || row.capacity == "Used") &&
                            (row.software.empty() || row.software == "NA");
    if (row.marketOption == "CapacityBlock") {
        return RejectReason::OtherTerm;
    }
    if (!isRentable) {
        return RejectReason::OtherProduct;
    }
    if (context.instances.find("aws", row.instanceType) == nullptr) {
        return isNone(row.gpu) ? RejectReason::CpuOnly : RejectReason::UnmappedType;
    }
    return std::nullopt;
}

void takeAwsRow(Reading& reading, std::size_t number, const AwsRow& row, const Context& context) {
    reading.seen();
    if (const auto reason = whyNoMachine(row, context)) {
        return reading.reject(number, *reason, row.instanceType.empty() ? row.sku : row.instanceType);
    }
    const bool isReserved = isHourlyReservation(row);
    if ((row.termType != "OnDemand" && !isReserved) || row.unit != "Hrs") {
        return reading.reject(number, RejectReason::OtherTerm, row.instanceType);
    }
    const auto currency = Currency::parse(row.currency);
    if (!currency) {
        return reading.reject(number, RejectReason::CurrencyUnknown, row.currency);
    }
    Draft draft;
    draft.row = number;
    draft.provider = "aws";
    draft.product = row.instanceType;
    draft.region = row.region.empty() ? row.location : row.region;
    draft.vcpus = firstNumber(row.vcpu);
    draft.ramGib = firstNumber(row.memory);
    if (isReserved) {
        draft.market = catalog::Market::Reserved;
        draft.commitmentMonths = (row.lease == "1yr" ? 1 : 3) * kMonthsPerYear;
    }
    takeKnownType(draft, *context.instances.find("aws", row.instanceType), context, parseNumber(row.gpu));
    reading.add(std::move(draft), readPrice(row.price), *currency);
}

} // namespace fitgauge::feeds
