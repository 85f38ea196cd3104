// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/query.h"
#include "core/compare/comparison.h"
#include "core/compare/kind_figures.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// Results as JSON texts whose shape resources/schema describes. Keys are stable and in a fixed order. Money
// is {"amount": "0.60", "currency": "USD"} with the digits that the CSV has; what is unknown is null.
namespace fitgauge::report {

struct JsonOptions {
    std::vector<compare::Column> columns; // of the rows; empty: all
    std::optional<std::size_t> mostRows;
    std::string programVersion;
};

// Workload, answer with its reasons, counts of what is hidden, and the rows as shown.
[[nodiscard]] std::string comparisonAsJson(const compare::Comparison& comparison, const JsonOptions& options);

// A machine that is asked about without an offer.
struct MachineQuestion {
    const compare::Workload& workload;
    const hardware::Gpu& gpu;
    int count = 1;
};
[[nodiscard]] std::string sizeAsJson(const MachineQuestion& question, const sizing::MemoryEstimate& memory);
[[nodiscard]] std::string speedAsJson(const MachineQuestion& question, const speed::SpeedEstimate& speed,
                                      const speed::TargetResult& target);

// A bill: total and parts, under what it is for.
struct BillLine {
    std::string name;
    Money amount;
};
struct BillText {
    std::string provider, product, basis; // basis: "session", "month_of_sessions", "hours"
    Money pricePerHour;
    std::optional<Duration> increment, minimum, billed;
    std::vector<BillLine> parts; // sum to the total; empty: not split
    Money total;
};
[[nodiscard]] std::string billAsJson(const BillText& bill);

// One object a row; a column that occurs twice keeps its last value.
[[nodiscard]] std::string queryAsJson(const catalog::QueryResult& result);

} // namespace fitgauge::report
