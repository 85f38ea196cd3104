// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/guess_feed.h"

#include "core/feeds/zip_entries.h"

#include <algorithm>
#include <array>

namespace fitgauge::feeds {
namespace {

// Words that stand in every answer of a source, the rarer ones first where two sources share some.
struct Mark {
    std::string_view feed, first, second;
};
constexpr std::array kJsonMarks{Mark{"runpod", "\"gpuTypes\"", ""},
                                Mark{"azure", "\"Items\"", "\"armSkuName\""},
                                Mark{"gcp", "\"skus\"", "\"pricingInfo\""},
                                Mark{"vast", "\"offers\"", "\"gpu_name\""},
                                Mark{"oracle", "\"items\"", "\"currencyCodeLocalizations\""},
                                Mark{"primeintellect", "\"cloudId\"", "\"prices\""},
                                Mark{"vultr", "\"plans", "\"hourly_cost\""},
                                Mark{"cloudrift", "\"instance_types\"", "\"brand_short\""},
                                Mark{"shadeform", "\"instance_types\"", "\"hourly_price\""},
                                Mark{"cudo", "\"machineTypes\"", ""},
                                Mark{"tensordock", "\"hostnodes\"", ""},
                                Mark{"lambda", "\"regions_with_capacity_available\"", ""},
                                Mark{"digitalocean", "\"sizes\"", "\"price_hourly\""},
                                Mark{"runpod-v2", "\"gpus\"", "\"secure\""},
                                Mark{"hyperstack", "\"value\"", "\"original_value\""},
                                Mark{"hyperstack", "\"pricebook\"", ""},
                                Mark{"verda", "\"instance_type\"", "\"price_per_hour\""},
                                Mark{"verda", "\"availabilities\"", "\"location_code\""},
                                Mark{"aws", "\"products\"", "\"attributes\""},
                                Mark{"aws", "\"offerCode\"", "\"AmazonEC2\""}};
constexpr std::array kTableMarks{Mark{"skypilot", "AcceleratorName", "Region"},
                                 Mark{"gpuhunt", "instance_name", "gpu_memory"},
                                 Mark{"aws", "\"TermType\"", "\"PricePerUnit\""}};

template<typename Marks>
const Feed* markedIn(const Marks& marks, std::string_view head) {
    const auto found = std::ranges::find_if(marks, [&](const Mark& mark) {
        return head.find(mark.first) != std::string_view::npos &&
               head.find(mark.second) != std::string_view::npos;
    });
    return found == marks.end() ? nullptr : findFeed(found->feed);
}

} // namespace

const Feed* guessFeed(std::string_view head) {
    head = head.substr(0, kHeadBytes);
    if (looksLikeZip(head)) {
        return findFeed("gpuhunt");
    }
    const auto first = head.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string_view::npos || head[first] == '<') {
        return nullptr;
    }
    if (head[first] == '{' || head[first] == '[') {
        return markedIn(kJsonMarks, head);
    }
    const Feed* named = markedIn(kTableMarks, head);
    const std::string_view line = head.substr(first, head.find_first_of("\r\n", first) - first);
    const bool isTable = line.starts_with('#') || line.find_first_of(",;\t|") != std::string_view::npos;
    return named != nullptr || !isTable ? named : findFeed("csv");
}

} // namespace fitgauge::feeds
