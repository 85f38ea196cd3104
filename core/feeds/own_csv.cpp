// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of people's own, and small published ones. A row is a machine in one market; spot and reserved
// columns beside the price make further drafts. Nothing is guessed: a word of a market or a day that cannot
// be read turns the row down, a currency that no cell, header or remark names is US dollars.
#include "core/feeds/own_csv.h"

#include "core/feeds/card_lookup.h"
#include "core/feeds/csv_layout.h"
#include "core/feeds/instance_table.h"
#include "core/feeds/known_type.h"
#include "core/feeds/provider_words.h"
#include "core/feeds/reading.h"
#include "core/feeds/text_records.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace fitgauge::feeds {
namespace {

using catalog::Market;
constexpr std::string_view kId = "csv";
constexpr double kMostCards = 1024;
constexpr double kSameMemory = 0.08;
constexpr double kLargestCardGb = 2048;

std::string lowered(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    std::erase_if(lower, [](char c) { return c == ' ' || c == '-' || c == '_'; });
    return lower;
}

std::optional<Market> marketIn(std::string_view text) {
    const std::string word = lowered(text);
    const auto isOneOf = [&](std::initializer_list<std::string_view> words) {
        return std::ranges::find(words, word) != words.end();
    };
    if (isOneOf({"", "ondemand", "payasyougo", "payg", "hourly"})) {
        return Market::OnDemand;
    }
    if (isOneOf({"spot", "preemptible", "interruptible", "lowpriority"})) {
        return Market::Spot;
    }
    if (isOneOf({"reserved", "reservation", "committed"})) {
        return Market::Reserved;
    }
    return word == "serverless" ? std::optional(Market::Serverless) : std::nullopt;
}

Tri availableIn(std::string_view text) {
    const std::string word = lowered(text);
    if (word == "1" || word == "yes" || word == "y" || word == "true" || word == "available") {
        return Tri::Yes;
    }
    return word == "0" || word == "no" || word == "n" || word == "false" ? Tri::No : Tri::Unknown;
}

// "12", "1 year", "3y", "36 months"
int monthsIn(std::string_view text) {
    const auto number = leadingNumber(text, DecimalSign::Point).value_or(0);
    const bool isYears = lowered(text).find('y') != std::string::npos;
    const double months = number * (isYears ? 12 : 1);
    return months > 0 && months <= 120 ? static_cast<int>(months) : 0;
}

// One row of the file.
class Row {
  public:
    Row(const CsvLayout& layout, const std::vector<std::string>& fields, const Context& context)
        : m_layout(layout), m_fields(fields), m_context(context) {}

    // The reason why it is no offer.
    std::optional<RejectReason> fill(Draft& draft);
    void addTo(Reading& reading, const Draft& draft);

  private:
    [[nodiscard]] std::string text(CsvField field) const {
        return std::string(m_layout.text(m_fields, field));
    }
    [[nodiscard]] std::optional<double> number(CsvField field) const {
        return m_layout.number(m_fields, field);
    }
    [[nodiscard]] PriceReading machinePrice(CsvField whole, CsvField perCard, double count) const;
    [[nodiscard]] std::optional<Currency> currency() const;
    std::optional<RejectReason> takeCount(Draft& draft) const;
    void takeCard(Draft& draft) const;
    [[nodiscard]] std::optional<double> cardMemory(const Draft& draft, std::string_view form) const;

    const CsvLayout& m_layout;
    const std::vector<std::string>& m_fields;
    const Context& m_context;
    Currency m_currency;
};

std::optional<RejectReason> Row::takeCount(Draft& draft) const {
    const std::string cell = text(CsvField::GpuCount);
    auto count = cell.empty() ? std::optional(1.0) : number(CsvField::GpuCount);
    const auto times = draft.soldAs.find_first_of("xX");
    if (cell.empty() && times != std::string::npos && times > 0 && times < 4 &&
        draft.soldAs[times + 1] == ' ') {
        count = leadingNumber(draft.soldAs.substr(0, times), DecimalSign::Point).value_or(1); // "8x H100"
    }
    if (!count || *count < 0 || *count > kMostCards) {
        return RejectReason::CountBad;
    }
    draft.gpuCount = *count;
    if (*count == 0 && draft.soldAs.empty()) {
        return RejectReason::CpuOnly;
    }
    if (*count == 0) {
        draft.gpuCount = 1;
        addFlag(draft, Flag::CountGuessed);
    }
    return std::nullopt;
}

// The cell may count one card, all of them, or MiB: what meets a known size of a part of that name is meant.
std::optional<double> Row::cardMemory(const Draft& draft, std::string_view form) const {
    const auto said = number(CsvField::GpuMemory);
    if (!said || *said <= 0) {
        return memoryInText(draft.soldAs);
    }
    const double gb = *said > kLargestCardGb ? *said / 1024 : *said;
    for (const double one : {gb, gb / std::max(1.0, draft.gpuCount)}) {
        const auto match = m_context.resolver.resolve(draft.soldAs, one, form);
        const auto whole = match ? m_context.gpus[match->gpu].vramGb : std::nullopt;
        if (whole && std::abs(*whole - one) <= kSameMemory * *whole) {
            return one;
        }
    }
    // The name itself may say it: "A100 (80 GB)" beside a column of 640.
    const auto named = memoryInText(draft.soldAs);
    return named && draft.gpuCount > 1 && std::abs(*named * draft.gpuCount - gb) <= kSameMemory * gb ? named
                                                                                                     : gb;
}

void Row::takeCard(Draft& draft) const {
    const InstanceGpu* known = m_context.instances.find(draft.provider, draft.product);
    if (known != nullptr) { // the table knows form and count better than a label does
        const bool isCounted = !text(CsvField::GpuCount).empty();
        return takeKnownType(draft, *known, m_context,
                             isCounted ? std::optional(draft.gpuCount) : std::nullopt);
    }
    const std::string_view form = formInText(draft.soldAs);
    draft.gpuMemoryGb = cardMemory(draft, form);
    lookUpCard(draft, m_context, form);
}

std::optional<Currency> Row::currency() const {
    std::string code = text(CsvField::Currency);
    for (const CsvField field :
         {CsvField::Price, CsvField::PricePerGpu, CsvField::Spot, CsvField::SpotPerGpu}) {
        code = code.empty() ? currencyIn(text(field)) : code;
        code = code.empty() ? m_layout.columns.currencyOf(field) : code;
    }
    const std::string named = currencyIn(code);
    const auto parsed = Currency::parse(named.empty() ? code : named);
    return code.empty() ? std::optional(Currency()) : parsed ? std::optional(*parsed) : std::nullopt;
}

std::optional<RejectReason> Row::fill(Draft& draft) {
    const std::string provider = text(CsvField::Provider);
    draft.provider = providerId(provider.empty() ? m_context.provider : provider);
    draft.seller = text(CsvField::Seller);
    draft.product = text(CsvField::Product);
    draft.variant = text(CsvField::Variant);
    draft.soldAs = text(CsvField::Gpu);
    draft.region = text(CsvField::Region);
    draft.zone = text(CsvField::Zone);
    draft.vcpus = number(CsvField::Vcpus);
    draft.ramGib = number(CsvField::Ram);
    draft.diskGib = number(CsvField::Disk);
    draft.available = availableIn(text(CsvField::Available));
    if (draft.product.empty() && draft.variant.empty()) { // machines without a name differ by their host
        const std::string vcpus = text(CsvField::Vcpus), ram = text(CsvField::Ram);
        draft.variant = vcpus.empty() && ram.empty() ? std::string() : vcpus + " vCPU " + ram + " GiB";
    }
    draft.commitmentMonths = monthsIn(text(CsvField::Commitment));
    const std::string date = text(CsvField::Date);
    draft.asOf = dateIn(date);
    const auto market = marketIn(text(CsvField::Market));
    if (!market) {
        return RejectReason::OtherTerm;
    }
    draft.market = *market;
    if (draft.provider.empty() || (!date.empty() && !draft.asOf)) {
        return RejectReason::Malformed;
    }
    if (draft.provider == "all" || draft.provider == "any" || draft.provider == "total") {
        return RejectReason::OtherProduct; // a summary of others, no offer
    }
    if (const auto reason = takeCount(draft)) {
        return reason;
    }
    if (draft.soldAs.empty() && m_context.instances.find(draft.provider, draft.product) == nullptr) {
        return RejectReason::UnmappedType;
    }
    const auto currency = this->currency();
    if (!currency) {
        return RejectReason::CurrencyUnknown;
    }
    m_currency = *currency;
    takeCard(draft);
    if (number(CsvField::Offers).value_or(1) > 1) {
        addFlag(draft, Flag::MixedPrice);
    }
    return std::nullopt;
}

PriceReading Row::machinePrice(CsvField whole, CsvField perCard, double count) const {
    const auto priceOf = [&](CsvField field) {
        return readPrice(plainNumber(m_layout.text(m_fields, field), m_layout.decimals));
    };
    const PriceReading price = priceOf(whole);
    if (price.bad || price.nano) {
        const std::string basis = lowered(text(CsvField::Basis));
        const bool isCards = basis == "gpu" || basis == "card" || basis == "pergpu" || basis == "percard";
        return isCards ? scaled(price, count) : price;
    }
    return scaled(priceOf(perCard), count);
}

void Row::addTo(Reading& reading, const Draft& draft) {
    const double count = draft.gpuCount;
    const PriceReading onDemand = machinePrice(CsvField::Price, CsvField::PricePerGpu, count);
    const PriceReading spot = machinePrice(CsvField::Spot, CsvField::SpotPerGpu, count);
    if (onDemand.bad) {
        return reading.reject(draft.row, *onDemand.bad, draft.product.empty() ? draft.soldAs : draft.product);
    }
    const auto addReserved = [&](CsvField whole, CsvField perCard, int months) {
        const PriceReading price = machinePrice(whole, perCard, count);
        if (price.nano) {
            Draft reserved = draft;
            reserved.market = Market::Reserved;
            reserved.commitmentMonths = months;
            reading.add(std::move(reserved), price, m_currency);
        }
    };
    addReserved(CsvField::Reserved1y, CsvField::Reserved1yPerGpu, 12);
    addReserved(CsvField::Reserved3y, CsvField::Reserved3yPerGpu, 36);
    if (draft.market == Market::OnDemand) {
        reading.add(draft, onDemand, spot, m_currency);
    } else {
        reading.add(draft, onDemand, m_currency);
    }
}

void takeRecord(Reading& reading, std::string_view record, std::size_t number, const CsvLayout& layout,
                const Context& context) {
    reading.seen();
    std::vector<std::string> fields;
    if (!splitFields(record, fields, layout.delimiter)) {
        return reading.reject(number, RejectReason::Malformed, record);
    }
    if (fields.size() < layout.columns.least()) {
        return reading.reject(number, RejectReason::TooFewFields, record);
    }
    Draft draft;
    draft.row = number;
    Row row(layout, fields, context);
    if (const auto reason = row.fill(draft)) {
        return reading.reject(number, *reason, record);
    }
    if (fields.size() > layout.columns.size()) {
        addFlag(draft, Flag::ExtraFields);
    }
    row.addTo(reading, draft);
}

class OwnCsvFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "CSV"; }
    [[nodiscard]] std::string_view kind() const override { return "import"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto layout = findLayout(bytes, context);
        if (!layout) {
            return fail(ErrorCode::FeedForeign, {std::string(kId)});
        }
        TextRecords records(bytes);
        std::string_view record;
        Reading reading;
        bool isPastHeader = false;
        while (records.nextRecord(record)) {
            if (record.empty() || record.starts_with('#')) {
                continue;
            }
            if (isPastHeader) {
                takeRecord(reading, record, records.number(), *layout, context);
            }
            isPastHeader = true;
        }
        return reading.finish();
    }
};

} // namespace

const Feed& ownCsvFeed() {
    static const OwnCsvFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
