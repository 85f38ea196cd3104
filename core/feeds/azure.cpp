// SPDX-License-Identifier: GPL-3.0-or-later
// Azure retail prices: Items[] of one page, or a list of pages. USD (or BillingCurrency) an hour for the
// machine; no GPU field at all: armSkuName (with blanks and any case) is looked up in instance_gpus.csv. One
// machine has several meters: Spot and Low Priority stand in skuName, Windows and Cloud Services in
// productName. A reservation's price is for its whole term though the unit says an hour. A meter that is not
// the region's primary one counts only where there is no primary one. Zero is unknown.
#include "core/feeds/instance_table.h"
#include "core/feeds/json_feeds.h"
#include "core/feeds/json_value.h"
#include "core/feeds/known_type.h"
#include "core/feeds/reading.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "azure";
constexpr double kHoursPerYear = 8760;
constexpr int kMonthsPerYear = 12;

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t");
    return first == std::string::npos ? std::string()
                                      : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

// "1 Year", "3 Years"; 0 for anything else.
int yearsIn(const std::string& term) {
    const bool isYears = term.size() > 2 && contains(term, " Year") && term[0] >= '1' && term[0] <= '9';
    return isYears ? term[0] - '0' : 0;
}

bool isOtherProduct(const Json& item) {
    const std::string product = text(at(item, "productName"));
    const std::string service = text(at(item, "serviceName"));
    const std::string sku = text(at(item, "skuName")) + " " + text(at(item, "meterName"));
    return contains(product, "Windows") || product.ends_with(" Win") || contains(product, "Cloud Services") ||
           contains(product, "Dedicated") || contains(sku, "Low Priority") ||
           (!service.empty() && service != "Virtual Machines") || text(at(item, "unitOfMeasure")) != "1 Hour";
}

struct Term {
    catalog::Market market = catalog::Market::OnDemand;
    int years = 0;
};

std::optional<Term> termOf(const Json& item) {
    const std::string type = text(at(item, "type"));
    if (number(at(item, "tierMinimumUnits")).value_or(0) > 0) {
        return std::nullopt;
    }
    if (type == "Reservation") {
        const int years = yearsIn(text(at(item, "reservationTerm")));
        return years > 0 ? std::optional(Term{catalog::Market::Reserved, years}) : std::nullopt;
    }
    const bool isSpot =
        contains(text(at(item, "skuName")), "Spot") || contains(text(at(item, "meterName")), "Spot");
    return type == "Consumption"
               ? std::optional(Term{isSpot ? catalog::Market::Spot : catalog::Market::OnDemand, 0})
               : std::nullopt;
}

std::string keyOf(const Json& item) {
    const auto term = termOf(item);
    return lowered(trimmed(text(at(item, "armSkuName"))) + "|" + text(at(item, "armRegionName"))) + "|" +
           (term ? std::to_string(static_cast<int>(term->market)) + "|" + std::to_string(term->years) : "");
}

bool isPrimary(const Json& item) {
    return yesNo(at(item, "isPrimaryMeterRegion")) != Tri::No;
}

void addSavingsPlans(Reading& reading, const Json& item, const Draft& draft, Currency currency) {
    for (const Json& plan : at(item, "savingsPlan")) {
        const int years = yearsIn(text(at(plan, "term")));
        const PriceReading hourly = price(at(plan, "retailPrice"));
        if (years > 0 && hourly.nano) {
            Draft saved = draft;
            saved.market = catalog::Market::Reserved;
            saved.variant = "savings plan";
            saved.commitmentMonths = years * kMonthsPerYear;
            reading.add(std::move(saved), hourly, currency);
        }
    }
}

// The meters of one region and machine that are the primary ones.
class Reader {
  public:
    explicit Reader(const Context& context) : m_context(context) {}

    void notePrimaries(const Json& items) {
        for (const Json& item : items) {
            if (isPrimary(item) && !isOtherProduct(item)) {
                m_primaries.insert(keyOf(item));
            }
        }
    }

    void take(const Json& item, std::size_t row) {
        m_reading.seen();
        Draft draft;
        draft.row = row;
        draft.provider = "azure";
        draft.product = trimmed(text(at(item, "armSkuName")));
        const std::string what = draft.product.empty() ? text(at(item, "meterName")) : draft.product;
        if (isOtherProduct(item)) {
            return m_reading.reject(row, RejectReason::OtherProduct, text(at(item, "productName")));
        }
        const auto term = termOf(item);
        if (!term) {
            return m_reading.reject(row, RejectReason::OtherTerm, what);
        }
        const InstanceGpu* known = m_context.instances.find("azure", draft.product);
        if (known == nullptr) {
            const bool isGpuSeries =
                draft.product.empty() || lowered(draft.product).starts_with("standard_n");
            return m_reading.reject(row, isGpuSeries ? RejectReason::UnmappedType : RejectReason::CpuOnly,
                                    what);
        }
        const auto currency = Currency::parse(text(at(item, "currencyCode")));
        if (!currency) {
            return m_reading.reject(row, RejectReason::CurrencyUnknown, text(at(item, "currencyCode")));
        }
        if (!isPrimary(item) && m_primaries.contains(keyOf(item))) {
            return m_reading.reject(row, RejectReason::Duplicate, what);
        }
        draft.product = known->instanceType; // one spelling for all
        draft.region = lowered(text(at(item, "armRegionName")));
        draft.market = term->market;
        draft.commitmentMonths = term->years * kMonthsPerYear;
        takeKnownType(draft, *known, m_context);
        add(item, std::move(draft), term->years, *currency);
    }

    ReadResult finish() { return m_reading.finish(); }

  private:
    void add(const Json& item, Draft draft, int years, Currency currency) {
        PriceReading hourly = price(at(item, "retailPrice"));
        const auto whole = number(at(item, "retailPrice"));
        if (years > 0 && whole && *whole >= 0) { // a term's price may be beyond what an hour can cost
            hourly = readPrice(*whole / (years * kHoursPerYear));
        }
        if (!hourly.bad && draft.market == catalog::Market::OnDemand) {
            addSavingsPlans(m_reading, item, draft, currency);
        }
        m_reading.add(std::move(draft), hourly, currency);
    }

    const Context& m_context;
    Reading m_reading;
    std::set<std::string> m_primaries;
};

Expected<ReadResult> readPages(const Json& document, const Context& context) {
    std::vector<const Json*> pages;
    if (document.is_array()) {
        for (const Json& page : document) {
            pages.push_back(&page);
        }
    } else {
        pages.push_back(&document);
    }
    const auto isPage = [](const Json* page) { return at(*page, "Items").is_array(); };
    if (pages.empty() || !std::ranges::all_of(pages, isPage)) {
        return fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
    Reader reader(context);
    for (const Json* page : pages) {
        reader.notePrimaries(at(*page, "Items"));
    }
    std::size_t row = 0;
    for (const Json* page : pages) {
        for (const Json& item : at(*page, "Items")) {
            reader.take(item, ++row);
        }
    }
    ReadResult result = reader.finish();
    result.nextPage = text(at(*pages.back(), "NextPageLink"));
    return result;
}

class AzureFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "Azure retail prices"; }
    [[nodiscard]] std::string_view kind() const override { return "list"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        const auto document = parseDocument(kId, bytes);
        return document ? readPages(*document, context) : Unexpected(document.error());
    }
};

} // namespace

const Feed& azureFeed() {
    static const AzureFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
