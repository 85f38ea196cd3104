// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"
#include "core/report/csv_writer.h"
#include "tests/bench/bench.h"
#include "tests/bench/scale_import.h"
#include "tests/bench/synthetic_table.h"
#include "tests/support/temporary_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <fstream>

// How long a comparison takes: `scale` on invented offers in the shape of the catalog, `tick` on the catalog.
namespace fitgauge::bench {
namespace {

using namespace compare;
using Table = std::shared_ptr<const OfferTable>;

struct Timings {
    std::vector<double> ms;

    [[nodiscard]] double percentile(double share) {
        if (ms.empty()) {
            return 0;
        }
        const auto place = static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1) + 0.5);
        std::nth_element(ms.begin(), ms.begin() + static_cast<std::ptrdiff_t>(place), ms.end());
        return ms[place];
    }
};

// One way of looking at the offers; `shares` notes how much of the table it shows.
struct View {
    const char* name;
    Workload workload;
    Filter filter;
};

Filter showsMost() {
    Filter filter;
    filter.fitsOnly = filter.targetMetOnly = false;
    return filter;
}

// Some 14 % of the offers: large cards that are neither spot nor too small for the model.
Filter showsFew(Profile profile) {
    Filter filter = defaultFilter(profile);
    filter.vramGb.low = 80;
    filter.vramGb.high = 95;
    return filter;
}

std::vector<View> views() {
    std::vector<View> result;
    for (const Profile profile : {Profile::Live, Profile::Research, Profile::Batch}) {
        const Workload workload = defaultWorkload(profile, kBenchDay);
        result.push_back({"few", workload, showsFew(profile)});
        result.push_back({"most", workload, showsMost()});
    }
    return result;
}

std::vector<Order> orders() {
    std::vector<Order> result;
    for (const Column column : {Column::Cost, Column::Price, Column::PricePerGpu, Column::Bandwidth,
                                Column::Provider, Column::Age, Column::Fit}) {
        result.push_back({{{column, false}}});
        result.push_back({{{column, true}, {Column::Cost, false}}});
    }
    return result;
}

double timed(const Table& table, const Workload& workload, const Filter& filter, const Order& order,
             std::size_t& shown) {
    const auto begin = std::chrono::steady_clock::now();
    const auto result = compare::compare(table, workload, filter, order);
    const auto end = std::chrono::steady_clock::now();
    shown = result->rows().size();
    return std::chrono::duration<double, std::milli>(end - begin).count();
}

void note(bool detail, const char* what, const View& view, const std::string& more, Timings timings,
          double shownShare) {
    if (detail) {
        fmt::print(stderr, "{:12} profile {} {:5} {:28} shown {:5.1f} %  p50 {:7.3f}  p95 {:7.3f} ms\n", what,
                   static_cast<int>(view.workload.profile), view.name, more, 100 * shownShare,
                   timings.percentile(0.5), timings.percentile(0.95));
    }
}

std::string orderName(const Order& order) {
    std::string name;
    for (const SortKey& key : order.keys) {
        name += (key.descending ? "-" : "+") + std::string(columnId(key.column));
    }
    return name;
}

// A new filter and a new order at every call.
Timings filterAndSort(const Table& table, int rounds, bool detail) {
    Timings all;
    for (const View& view : views()) {
        for (const Order& order : orders()) {
            Timings one;
            std::size_t shown = 0;
            for (int i = 0; i < rounds; ++i) {
                one.ms.push_back(timed(table, view.workload, view.filter, order, shown));
            }
            all.ms.insert(all.ms.end(), one.ms.begin(), one.ms.end());
            note(detail, "filter+sort", view, orderName(order), one, double(shown) / double(table->size()));
        }
    }
    return all;
}

// What the sliders of a profile move.
void moveSlider(Workload& workload, int step) {
    workload.serving.users = 1 + step % 64;
    workload.training.batch = 1 + step % 16;
    workload.serving.contextTokens = 2048 + 512 * (step % 32);
    workload.sessions.active = Duration::minutes(5 + step % 50);
    workload.traffic.requestsPerDay = 1000 + 700 * (step % 40);
}

Timings sliderTicks(const Table& table, int rounds, bool detail) {
    Timings all;
    for (const View& view : views()) {
        Timings one;
        Workload workload = view.workload;
        std::size_t shown = 0;
        for (int i = 0; i < rounds; ++i) {
            moveSlider(workload, i);
            one.ms.push_back(timed(table, workload, view.filter, {}, shown));
        }
        all.ms.insert(all.ms.end(), one.ms.begin(), one.ms.end());
        note(detail, "tick", view, "+cost", one, double(shown) / double(table->size()));
    }
    return all;
}

// Resident memory of this process, MB.
double residentMb() {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word == "VmRSS:") {
            double kb = 0;
            status >> kb;
            return kb / 1000;
        }
    }
    return 0;
}

// All columns of all offers, to a sink that only counts.
double csvRowsPerSecond(const Table& table) {
    const auto all = compare::compare(table, defaultWorkload(Profile::Live, kBenchDay), showsMost(), {});
    std::size_t bytes = 0;
    const auto begin = std::chrono::steady_clock::now();
    const bool done = report::writeCsv(*all, {}, [&bytes](std::string_view piece) {
        bytes += piece.size();
        return true;
    });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    return done && bytes > 0 ? static_cast<double>(all->rows().size()) / took.count() : 0;
}

std::size_t wantedOffers(Arguments options) {
    const std::string text = optionValue(options, "--offers");
    std::size_t offers = 1'000'000;
    if (!text.empty()) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), offers);
        offers = error == std::errc() && end == text.data() + text.size() ? offers : 0;
    }
    return offers;
}

struct FileTimes {
    ImportTimes import;
    StartTimes start;
};

// Import and start on a catalog of that many offers, in a folder that goes afterwards.
FileTimes measureFiles(const catalog::Facts& facts, std::size_t offers) {
    const test::TemporaryFolder folder;
    FileTimes times;
    if (writePriceFile(folder / "aws.csv", facts, offers)) {
        times.import = timeImport(folder / "aws.csv", folder / "catalog.sqlite");
        times.start = timeStart(folder / "catalog.sqlite");
    }
    return times;
}

} // namespace

int scale(Arguments options) {
    const std::size_t offers = wantedOffers(options);
    if (offers == 0) {
        std::fputs("usage: fitgauge_bench scale --offers N [--detail] [--no-import]\n", stderr);
        return 2;
    }
    Table table;
    FileTimes files;
    {
        const auto facts = bundledFacts();
        if (!facts) {
            return 3;
        }
        table = syntheticTable(*facts, offers);
        if (!hasOption(options, "--no-import")) {
            files = measureFiles(*facts, offers);
        }
    }
    const bool detail = hasOption(options, "--detail");
    const int rounds = offers > 100'000 ? 7 : 40;
    Timings sorted = filterAndSort(table, rounds, detail);
    Timings ticks = sliderTicks(table, 5 * rounds, detail);
    // With the program at hand a tick goes on until table and gauge are painted; else it is the comparison
    // alone.
    const bool isPainted = files.start.tickMsP95 > 0;
    fmt::print(stderr, "tick without painting: p50 {:.2f} ms, p95 {:.2f} ms\n", ticks.percentile(0.5),
               ticks.percentile(0.95));
    fmt::print("{{\"offers\": {}, \"filter_sort_ms_p50\": {:.3f}, \"filter_sort_ms_p95\": {:.3f}, "
               "\"tick_ms_p50\": {:.3f}, \"tick_ms_p95\": {:.3f}, \"import_rows_per_s\": {:.0f}, "
               "\"import_ratio_sqlite3\": {:.2f}, \"start_ms\": {:.0f}, \"rss_mb\": {:.1f}, "
               "\"csv_rows_per_s\": {:.0f}}}\n",
               table->size(), sorted.percentile(0.5), sorted.percentile(0.95),
               isPainted ? files.start.tickMsP50 : ticks.percentile(0.5),
               isPainted ? files.start.tickMsP95 : ticks.percentile(0.95), files.import.rowsPerSecond,
               files.import.ratioToSqlite3, files.start.ms,
               files.start.rssMb > 0 ? files.start.rssMb : residentMb(), csvRowsPerSecond(table));
    return 0;
}

int tick(Arguments options) {
    const auto facts = bundledFacts();
    if (!facts) {
        return 3;
    }
    const Table table = OfferTable::build(*facts);
    Timings ticks = sliderTicks(table, 400, hasOption(options, "--detail"));
    fmt::print("{{\"offers\": {}, \"tick_ms_p50\": {:.3f}, \"tick_ms_p95\": {:.3f}}}\n", table->size(),
               ticks.percentile(0.5), ticks.percentile(0.95));
    return 0;
}

} // namespace fitgauge::bench
