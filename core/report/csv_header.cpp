// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_header.h"

#include "core/report/words.h"
#include "core/sizing/format.h"

#include <fmt/format.h>

namespace fitgauge::report {
namespace {

using compare::Filter;
using compare::Workload;

constexpr int kFormatVersion = 1;

// One line each. What somebody typed or named can neither start a new line nor, by the delimiter, a new cell
// that a spreadsheet might run: such characters stand as \\u and four digits, a backslash is doubled.
class Lines {
  public:
    explicit Lines(char delimiter) : m_delimiter(delimiter) {}
    void add(std::string_view key, std::string_view value) {
        m_text += fmt::format("# {}: {}\r\n", key, value);
    }
    void addForeign(std::string_view key, std::string_view value) {
        std::string safe;
        for (const char c : value) {
            if (c == '\\') {
                safe += "\\\\";
            } else if (c == m_delimiter || static_cast<unsigned char>(c) < 0x20U) {
                safe += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
            } else {
                safe += c;
            }
        }
        add(key, safe);
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

  private:
    std::string m_text;
    char m_delimiter;
};

std::string joinedWords(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, ";"));
}

void addModelTerms(Lines& lines, const Workload& w) {
    lines.addForeign("model", w.model.id);
    if (w.isTraining) {
        const sizing::Training& t = w.training;
        lines.add("training",
                  fmt::format("{} weights {} tokens {} batch {} rank {} checkpointing {} flash {} loss {} "
                              "optimizer {} sharding {}",
                              wordOf(t.method), sizing::formatName(t.weights), t.tokensPerItem, t.batch,
                              t.loraRank, t.checkpointing, t.flashAttention, wordOf(t.loss),
                              wordOf(t.optimizer), wordOf(t.sharding)));
        return;
    }
    const sizing::Serving& s = w.serving;
    lines.add("serving",
              fmt::format("weights {} key cache {} value cache {} context {} users {} engine {}",
                          sizing::formatName(s.weights), sizing::formatName(s.keyCache),
                          sizing::formatName(s.valueCache), s.contextTokens, s.users, wordOf(s.engine)));
    lines.add("server", fmt::format("continuous batching {} paged cache {} quantised kernels {} prompt from "
                                    "cache {} ppm",
                                    w.server.continuousBatching, w.server.pagedKv, w.server.quantisedKernels,
                                    w.server.prefixCachedPpm));
}

std::string orNone(const std::optional<double>& value) {
    return value ? fmt::format("{}", *value) : std::string("none");
}

std::string secondsOrNone(const std::optional<Duration>& time) {
    return time ? fmt::format("{}", time->inSeconds()) : std::string("none");
}

void addTrafficTerms(Lines& lines, const Workload& w) {
    if (w.profile == compare::Profile::Research) {
        lines.add("sessions",
                  fmt::format("{} a day x {} min + {} idle on {} days{}", w.sessions.launchesPerDay,
                              w.sessions.active.inMinutes(), w.sessions.idle.inMinutes(),
                              w.sessions.daysPerMonth, w.sessions.stopWhenIdle ? " stopped when idle" : ""));
    } else {
        lines.add("tokens",
                  fmt::format("prompt {} answer {}", w.traffic.promptTokens, w.traffic.answerTokens));
    }
    if (w.profile == compare::Profile::Live) {
        lines.add("requests_per_day",
                  fmt::format("{} {}", w.traffic.requestsPerDay, wordOf(w.traffic.pattern)));
        lines.add("targets",
                  fmt::format("first token {} s speed {} tok/s", secondsOrNone(w.targets.firstToken),
                              orNone(w.targets.tokensPerSecondPerUser)));
    } else if (w.profile == compare::Profile::Batch) {
        lines.add("items", std::to_string(w.batch.items));
        lines.add("finish_within_s", secondsOrNone(w.batch.finishWithin));
        lines.add("spot", fmt::format("{} reclaims an hour checkpoint every {} s restart {} s",
                                      w.spot.reclaimsPerHour, secondsOrNone(w.spot.checkpointEvery),
                                      w.spot.restart.inSeconds()));
    }
}

void addWorkload(Lines& lines, const Workload& w) {
    lines.add("profile", profileWord(w.profile));
    addModelTerms(lines, w);
    addTrafficTerms(lines, w);
    lines.add("storage_and_network",
              fmt::format("volume {} GB link {} Mbit/s egress {} GB response {} bytes", w.extras.volumeGb,
                          w.extras.linkMbps, w.extras.egressGb, w.extras.responseBytes));
    if (w.knownRun) {
        lines.addForeign("known_run", fmt::format("{} s for {} items on {}", w.knownRun->time.inSeconds(),
                                                  w.knownRun->items, w.knownRun->gpu));
    }
    lines.add("comfort_ppm", std::to_string(w.comfort));
    lines.add("prices_counted_to", w.today.toIso());
}

std::string orderText(const compare::Order& order) {
    std::vector<std::string> keys;
    for (const compare::SortKey& key : order.keys) {
        keys.push_back(std::string(columnId(key.column)) + (key.descending ? ":desc" : ""));
    }
    return joinedWords(keys);
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

template<typename T>
void addList(Lines& lines, std::string_view key, const std::vector<T>& list) {
    std::vector<std::string> words;
    words.reserve(list.size());
    for (const T& each : list) {
        words.emplace_back(wordOf(each));
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
        lines.addForeign("expression", filter.expression->source());
    }
    for (const compare::ColumnFilter& column : filter.columns) {
        lines.addForeign(fmt::format("column_{}", columnId(column.column)), column.expression.source());
    }
}

void addFilter(Lines& lines, const Filter& filter) {
    lines.add("filters", switchesOf(filter));
    if (!filter.text.empty()) {
        lines.addForeign("search", filter.text);
    }
    addExpressions(lines, filter);
    for (const auto& [key, list] : {std::pair("providers", &filter.providers),
                                    {"gpus", &filter.gpus},
                                    {"regions", &filter.regions},
                                    {"vendors", &filter.vendors}}) {
        if (!list->empty()) {
            lines.addForeign(key, joinedWords(*list));
        }
    }
    addHardwareFilter(lines, filter);
    addProviderFilter(lines, filter);
    addRange(lines, "price_usd_h", inUsd(filter.priceNano));
    addList(lines, "markets", filter.markets);
    if (!filter.commitmentMonths.empty()) {
        lines.add("commitment_months", fmt::format("{}", fmt::join(filter.commitmentMonths, ";")));
    }
    if (filter.ageDaysAtMost) {
        lines.add("price_age_days_at_most", std::to_string(*filter.ageDaysAtMost));
    }
    if (filter.incrementAtMost) {
        lines.add("increment_at_most_s", fmt::format("{}", filter.incrementAtMost->inSeconds()));
    }
}

} // namespace

std::string headerBlock(const compare::Comparison& comparison, const CsvOptions& options) {
    Lines lines(options.delimiter);
    lines.add("fitgauge_csv", std::to_string(kFormatVersion));
    lines.add("program", options.programVersion);
    lines.add("created", options.createdAt);
    addWorkload(lines, comparison.workload());
    addFilter(lines, comparison.filter());
    lines.add("order", orderText(comparison.order()));
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
