// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Small answers in the shapes of price lists, written for the tests of their known faults.
#include "core/feeds/price_text.h"
#include "core/feeds/reading.h"
#include "tests/unit/feeds/feed_support.h"

#include <stdexcept>

namespace fitgauge::test {

inline const std::string kSkyHeader =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,"
    "SpotPrice,Region,AvailabilityZone\n";

inline feeds::ReadResult readSky(const std::string& provider, const std::string& rows) {
    return feeds::findFeed("skypilot")->read(kSkyHeader + rows, feedContextOf(provider)).value();
}

inline const feeds::Draft* find(const feeds::ReadResult& result, std::string_view product,
                                catalog::Market market = catalog::Market::OnDemand) {
    for (const feeds::Draft& draft : result.drafts) {
        if (draft.product == product && draft.market == market) {
            return &draft;
        }
    }
    return nullptr;
}

inline const feeds::Draft& draftOf(const feeds::ReadResult& result, std::string_view product,
                                   catalog::Market market = catalog::Market::OnDemand) {
    const feeds::Draft* draft = find(result, product, market);
    if (draft == nullptr) {
        throw std::runtime_error("no draft of " + std::string(product));
    }
    return *draft;
}

inline std::int64_t nanoOf(const feeds::Draft& draft) {
    return draft.price ? draft.price->nano : -1;
}

// One SKU of Google's list, for an hour.
inline std::string sku(const std::string& description, const std::string& usage, const std::string& units,
                       int nanos) {
    return R"({"description": ")" + description + R"(", "category": {"usageType": ")" + usage +
           R"("}, "serviceRegions": ["r"], "pricingInfo": [{"pricingExpression": {"usageUnit": "h", "tieredRates": [
        {"startUsageAmount": 0, "unitPrice": {"currencyCode": "USD", "units": ")" +
           units + R"(", "nanos": )" + std::to_string(nanos) + "}}]}}]}";
}
inline std::string skuList(const std::string& skus) {
    return R"({"skus": [)" + skus + "]}";
}

// An answer of Azure with one meter; `more` are further fields.
inline std::string azureItem(const std::string& type, const std::string& price, const std::string& more,
                             const std::string& currency = "USD") {
    return R"({"Items": [{"currencyCode": ")" + currency +
           R"(", "armRegionName": "eastus", "unitOfMeasure": "1 Hour",
        "serviceName": "Virtual Machines", "isPrimaryMeterRegion": true, "armSkuName": ")" +
           type + R"(", "retailPrice": )" + price + ", " + more + "}]}";
}

} // namespace fitgauge::test
