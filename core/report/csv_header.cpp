// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_header.h"

#include "core/catalog/words.h"
#include "core/sizing/format.h"

#include <fmt/format.h>

#include <algorithm>

namespace fitgauge::report {
namespace {

using compare::Filter;
using compare::Workload;

constexpr int kFormatVersion = 1;

// One line each; what a user typed cannot start a new one.
class Lines {
  public:
    void add(std::string_view key, std::string value) {
        std::replace_if(
            value.begin(), value.end(), [](char c) { return c == '\r' || c == '\n'; }, ' ');
        m_text += fmt::format("# {}: {}\r\n", key, value);
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

  private:
    std::string m_text;
};

std::string joinedWords(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, ";"));
}

void addWorkload(Lines& lines, const Workload& w) {
    lines.add("profile", std::string(profileWord(w.profile)));
    lines.add("model", w.model.id);
    if (w.isTraining) {
        lines.add("training",
                  fmt::format("weights {} tokens {} batch {} rank {}", sizing::formatName(w.training.weights),
                              w.training.tokensPerItem, w.training.batch, w.training.loraRank));
    } else {
        lines.add("serving",
                  fmt::format("weights {} key cache {} value cache {} context {} users {}",
                              sizing::formatName(w.serving.weights), sizing::formatName(w.serving.keyCache),
                              sizing::formatName(w.serving.valueCache), w.serving.contextTokens,
                              w.serving.users));
    }
    if (w.profile == compare::Profile::Research) {
        lines.add("sessions", fmt::format("{} a day x {} min + {} idle, {} days", w.sessions.launchesPerDay,
                                          w.sessions.active.inMinutes(), w.sessions.idle.inMinutes(),
                                          w.sessions.daysPerMonth));
    } else {
        lines.add("tokens",
                  fmt::format("prompt {} answer {}", w.traffic.promptTokens, w.traffic.answerTokens));
    }
    if (w.profile == compare::Profile::Live) {
        lines.add("requests_per_day", std::to_string(w.traffic.requestsPerDay));
    } else if (w.profile == compare::Profile::Batch) {
        lines.add("items", std::to_string(w.batch.items));
    }
    lines.add("comfort_ppm", std::to_string(w.comfort));
    lines.add("prices_counted_to", w.today.toIso());
}

void addRange(Lines& lines, std::string_view key, const compare::Range<double>& range) {
    if (!range.isOpen()) {
        lines.add(key, fmt::format("{}..{}", range.low ? fmt::format("{}", *range.low) : "",
                                   range.high ? fmt::format("{}", *range.high) : ""));
    }
}

compare::Range<double> inUsd(const compare::Range<std::int64_t>& nano) {
    const auto usd = [](const std::optional<std::int64_t>& value) {
        return value ? std::optional(static_cast<double>(*value) / 1e9) : std::nullopt;
    };
    return {usd(nano.low), usd(nano.high)};
}

std::string switchesOf(const Filter& filter) {
    std::vector<std::string> on;
    for (const auto& [name, isOn] : {std::pair("ssh", filter.ssh),
                                     {"jupyter", filter.jupyter},
                                     {"hosted_notebook", filter.hostedNotebook},
                                     {"own_image", filter.customImage},
                                     {"snapshots", filter.snapshots},
                                     {"no_resellers", filter.noResellers},
                                     {"known_cards", filter.knownCardsOnly},
                                     {"fresh_prices", filter.freshOnly},
                                     {"priced", filter.pricedOnly},
                                     {"include_unknown", filter.includeUnknown},
                                     {"one_gpu", filter.singleGpu},
                                     {"not_reclaimable", filter.notReclaimable},
                                     {"fits", filter.fitsOnly},
                                     {"target_met", filter.targetMetOnly}}) {
        if (isOn) {
            on.emplace_back(name);
        }
    }
    return joinedWords(on);
}

std::string_view word(compare::Precision precision) {
    switch (precision) {
    case compare::Precision::Bf16:
        return "bf16";
    case compare::Precision::Fp8:
        return "fp8";
    case compare::Precision::Int8:
        return "int8";
    case compare::Precision::Fp4:
        return "fp4";
    }
    return {};
}

std::string_view word(compare::LinkKind link) {
    switch (link) {
    case compare::LinkKind::None:
        return "none";
    case compare::LinkKind::Bridge:
        return "bridge";
    case compare::LinkKind::Fabric:
        return "fabric";
    }
    return {};
}

std::string_view word(compare::EgressKind egress) {
    switch (egress) {
    case compare::EgressKind::Included:
        return "included";
    case compare::EgressKind::Allowance:
        return "allowance";
    case compare::EgressKind::Metered:
        return "metered";
    }
    return {};
}

std::string_view word(catalog::ProviderKind kind) {
    return catalog::wordFor(kind);
}

std::string word(int months) {
    return std::to_string(months);
}

template<typename T>
void addList(Lines& lines, std::string_view key, const std::vector<T>& list) {
    std::vector<std::string> words;
    for (const T& each : list) {
        words.emplace_back(word(each));
    }
    if (!words.empty()) {
        lines.add(key, joinedWords(words));
    }
}

void addHardwareFilter(Lines& lines, const Filter& filter) {
    addRange(lines, "vram_gb", filter.vramGb);
    addRange(lines, "vram_total_gb", filter.vramTotalGb);
    addRange(lines, "bandwidth_gbps", filter.bandwidthGbps);
    addRange(lines, "gpu_count", filter.gpuCount);
    addList(lines, "native_precisions", filter.precisions);
    addList(lines, "interconnect", filter.links);
}

void addProviderFilter(Lines& lines, const Filter& filter) {
    addList(lines, "provider_kinds", filter.providerKinds);
    addRange(lines, "volume_usd_gb_month", inUsd(filter.volumeNano));
    addList(lines, "egress", filter.egress);
    addRange(lines, "egress_usd_gb", inUsd(filter.egressNano));
    if (filter.readyWithin) {
        lines.add("ready_within_s", fmt::format("{}", filter.readyWithin->inSeconds()));
    }
    if (filter.taxIncluded) {
        lines.add("tax_included", *filter.taxIncluded ? "yes" : "no");
    }
}

void addExpressions(Lines& lines, const Filter& filter) {
    if (filter.expression) {
        lines.add("expression", filter.expression->source());
    }
    for (const compare::ColumnFilter& column : filter.columns) {
        lines.add(fmt::format("column_{}", columnId(column.column)), column.expression.source());
    }
}

void addFilter(Lines& lines, const Filter& filter) {
    lines.add("filters", switchesOf(filter));
    if (!filter.text.empty()) {
        lines.add("search", filter.text);
    }
    addExpressions(lines, filter);
    for (const auto& [key, list] : {std::pair("providers", &filter.providers),
                                    {"gpus", &filter.gpus},
                                    {"regions", &filter.regions},
                                    {"vendors", &filter.vendors}}) {
        if (!list->empty()) {
            lines.add(key, joinedWords(*list));
        }
    }
    addHardwareFilter(lines, filter);
    addProviderFilter(lines, filter);
    addRange(lines, "price_usd_h", inUsd(filter.priceNano));
    std::vector<std::string> markets;
    for (const auto market : filter.markets) {
        markets.emplace_back(catalog::wordFor(market));
    }
    if (!markets.empty()) {
        lines.add("markets", joinedWords(markets));
    }
    addList(lines, "commitment_months", filter.commitmentMonths);
    if (filter.ageDaysAtMost) {
        lines.add("price_age_days_at_most", std::to_string(*filter.ageDaysAtMost));
    }
    if (filter.incrementAtMost) {
        lines.add("increment_at_most_s", fmt::format("{}", filter.incrementAtMost->inSeconds()));
    }
}

} // namespace

std::string headerBlock(const compare::Comparison& comparison, const CsvOptions& options) {
    Lines lines;
    lines.add("fitgauge_csv", std::to_string(kFormatVersion));
    lines.add("program", options.programVersion);
    lines.add("created", options.createdAt);
    addWorkload(lines, comparison.workload());
    addFilter(lines, comparison.filter());
    lines.add("rows", fmt::format("{} of {}", comparison.rows().size(), comparison.table().size()));
    const auto oldest = comparison.oldestPriceDays();
    lines.add("oldest_price_days", oldest ? std::to_string(*oldest) : "unknown");
    lines.add("currency", "USD; prices in other currencies are not converted");
    lines.add("note", "estimates, not a quote");
    return lines.take();
}

std::string_view fitWord(sizing::Fit fit) {
    switch (fit) {
    case sizing::Fit::Comfortable:
        return "comfortable";
    case sizing::Fit::Tight:
        return "tight";
    case sizing::Fit::NeedsCards:
        return "needs_cards";
    case sizing::Fit::WouldSpill:
        return "would_spill";
    case sizing::Fit::DoesNotFit:
        return "does_not_fit";
    case sizing::Fit::Unknown:
        return "unknown";
    }
    return {};
}

std::string_view basisWord(compare::CostBasis basis) {
    switch (basis) {
    case compare::CostBasis::MonthOfSessions:
        return "month_of_sessions";
    case compare::CostBasis::MonthAlwaysOn:
        return "month_always_on";
    case compare::CostBasis::MonthScaleToZero:
        return "month_scale_to_zero";
    case compare::CostBasis::Job:
        return "job";
    }
    return {};
}

std::string_view noCostWord(compare::NoCost reason) {
    switch (reason) {
    case compare::NoCost::HasCost:
        return {};
    case compare::NoCost::NoPrice:
        return "no_price";
    case compare::NoCost::OtherCurrency:
        return "other_currency";
    case compare::NoCost::NoBillingRule:
        return "no_billing_rule";
    case compare::NoCost::NoSpeed:
        return "no_speed";
    case compare::NoCost::DoesNotFit:
        return "does_not_fit";
    case compare::NoCost::OutOfRange:
        return "out_of_range";
    }
    return {};
}

std::string_view profileWord(compare::Profile profile) {
    switch (profile) {
    case compare::Profile::Research:
        return "research";
    case compare::Profile::Live:
        return "live";
    case compare::Profile::Batch:
        return "batch";
    }
    return {};
}

} // namespace fitgauge::report
