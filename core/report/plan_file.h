// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A plan: what was asked and the prices of that day, as a file that opens on any machine. The shape is
// resources/schema/plan.schema.json.
namespace fitgauge::report {

// One offer as it stood when the plan was saved.
struct FrozenOffer {
    std::string offer; // id
    std::string gpu, provider, region;
    catalog::Market market = catalog::Market::OnDemand;
    double gpuCount = 1;
    std::optional<Money> price; // per hour for the whole offer
    std::optional<Date> asOf;
    std::optional<Money> cost; // headline cost under the plan's workload
    friend bool operator==(const FrozenOffer&, const FrozenOffer&) = default;
};

struct Plan {
    std::string name;    // as the user called it; may be empty
    std::string program; // version that saved it
    std::string savedAt; // ISO 8601
    compare::Workload workload;
    compare::Filter filter;
    compare::Order order;
    std::vector<FrozenOffer> offers;   // the shown rows in order, at most kMostFrozenOffers
    std::optional<FrozenOffer> answer; // empty: nothing qualified
    friend bool operator==(const Plan&, const Plan&) = default;
};

inline constexpr std::size_t kMostFrozenOffers = 1'000;
inline constexpr std::size_t kMostPlanBytes = std::size_t{16} << 20U;

// The plan of what `comparison` shows.
[[nodiscard]] Plan planOf(const compare::Comparison& comparison);

[[nodiscard]] std::string planAsJson(const Plan& plan);

// Reads what planAsJson() wrote, by this or an older version; a field that is not there keeps its default,
// one that is not known is passed over. Every number is held within what the window takes. `path` is for the
// sentence. Errors: PlanForeign {path}, PlanNewer {its version, ours}, PlanFieldBad {field, value}.
[[nodiscard]] Expected<Plan> planFromJson(const std::string& path, std::string_view text);

// {"workload", "filter", "order"} as the plan file has them, for other JSON texts.
[[nodiscard]] std::string filterAsJson(const compare::Filter& filter);
[[nodiscard]] std::string orderAsJson(const compare::Order& order);

} // namespace fitgauge::report
