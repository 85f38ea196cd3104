// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/scale_import.h"

#include "core/catalog/catalog.h"
#include "core/catalog/feed_store.h"
#include "core/compare/offer_table_builder.h"
#include "core/feeds/feed_file.h"
#include "core/feeds/instance_table.h"
#include "core/feeds/to_batch.h"
#include "core/units/csv.h"
#include "tests/bench/bench.h"
#include "tests/bench/synthetic_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <set>
#include <string_view>

namespace fitgauge::bench {
namespace {

using Clock = std::chrono::steady_clock;

double msSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

// Runs a shell command and returns its wall time in ms; nothing when it fails.
std::optional<double> timedCommand(const std::string& command) {
    const auto begin = Clock::now();
    const int status = std::system(command.c_str()); // NOLINT(cert-env33-c): a bench, on words of our own
    return status == 0 ? std::optional(msSince(begin)) : std::nullopt;
}

std::string quoted(const std::filesystem::path& path) {
    return "'" + path.string() + "'";
}

std::string printedBy(const std::string& command) {
    std::string text;
    std::FILE* pipe = popen(command.c_str(), "r"); // NOLINT(cert-env33-c): a bench, on words of our own
    std::array<char, 512> buffer{};
    while (pipe != nullptr && std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe) != nullptr) {
        text += buffer.data();
    }
    if (pipe != nullptr) {
        pclose(pipe);
    }
    return text;
}

// 0 where the words do not occur.
double numberAfter(const std::string& text, std::string_view words) {
    const auto at = text.find(words);
    return at == std::string::npos ? 0 : std::strtod(text.c_str() + at + words.size(), nullptr);
}

// Reads the file as the program does and stores it. Sets both times; false on an error, told on stderr.
bool importFile(const std::filesystem::path& file, const std::filesystem::path& catalog,
                const catalog::Facts& facts, ImportTimes& times) {
    const auto begin = Clock::now();
    const feeds::Feed* feed = feeds::findFeed("skypilot");
    const hardware::AliasResolver resolver(facts.gpus, facts.aliases);
    const auto instances = feeds::InstanceTable::ofOffers(facts.offers);
    const auto result = feeds::readFeedFile(*feed, file, {facts.gpus, resolver, instances, "aws", kBenchDay});
    if (!result) {
        std::fputs("fitgauge_bench: the price file cannot be read\n", stderr);
        return false;
    }
    auto batch = feeds::toBatch(*result, *feed, "aws", facts, kBenchDay);
    times.readMs = msSince(begin);
    const auto stored = Clock::now();
    const auto change = catalog::storeFeed(catalog, std::move(batch));
    times.storeMs = msSince(stored);
    if (!change || !change->applied) {
        std::fputs("fitgauge_bench: the offers could not be stored\n", stderr);
        return false;
    }
    fmt::print(stderr, "import: {} rows, {} offers, read {:.0f} ms, stored {:.0f} ms\n", result->seen,
               change->added, times.readMs, times.storeMs);
    return true;
}

// What the program does before its window: the catalog into a table.
void tellLoad(const std::filesystem::path& catalog, const std::vector<catalog::BundledFile>& bundled) {
    compare::OfferTableSink sink;
    const auto begin = Clock::now();
    const auto opened = catalog::openCatalog(catalog, bundled, {.offers = &sink});
    const double openMs = msSince(begin);
    if (opened) {
        const auto table = sink.finish(opened->facts.pastPrices);
        fmt::print(stderr, "load: {} offers, read {:.0f} ms, with all indexes {:.0f} ms\n", table->size(),
                   openMs, msSince(begin));
    }
}

} // namespace

bool writePriceFile(const std::filesystem::path& file, const catalog::Facts& pattern, std::size_t rows) {
    std::vector<const catalog::Offer*> machines; // one of each type
    std::set<std::string_view> types;
    for (const catalog::Offer& offer : pattern.offers) {
        const bool isMachine =
            offer.provider == "aws" && offer.price && offer.market == catalog::Market::OnDemand;
        if (isMachine && types.insert(offer.product).second) {
            machines.push_back(&offer);
        }
    }
    std::ofstream out(file, std::ios::binary);
    if (machines.empty() || !out) {
        return false;
    }
    std::mt19937_64 random(20'261'129);
    constexpr std::size_t kZones = 400, kZonesOfRegion = 4;
    out << "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,"
           "AvailabilityZone\n";
    for (std::size_t i = 0; i < rows; ++i) {
        const std::size_t zone = i % kZones, type = i / kZones;
        const catalog::Offer& machine = *machines[type % machines.size()];
        const auto price =
            static_cast<double>(machine.price->nano) / 1e9 * static_cast<double>(700 + random() % 800) / 1000;
        out << fmt::format(
            "{}.v{},{},{:.1f},{:.1f},{:.1f},\"{{'Gpus': [{{'Name': '{}', 'Manufacturer': 'NVIDIA', "
            "'Count': {:.0f}}}]}}\",{:.4f},,region-{},zone-{}\n",
            machine.product, type / machines.size(), machine.gpu, machine.gpuCount, machine.vcpus.value_or(8),
            machine.ramGib.value_or(64), machine.gpu, machine.gpuCount, price, zone / kZonesOfRegion, zone);
    }
    return out.flush().good();
}

ImportTimes timeImport(const std::filesystem::path& file, const std::filesystem::path& catalog) {
    ImportTimes times;
    std::vector<catalog::BundledFile> bundled;
    for (const std::string_view name : catalog::kBundledFileNames) {
        auto bytes = readFile(catalogFile(std::string(name)), std::size_t{64} << 20U);
        if (!bytes) {
            return times;
        }
        bundled.push_back({std::string(name), *std::move(bytes)});
    }
    const auto opened = catalog::openCatalog(catalog, bundled);
    if (!opened || !importFile(file, catalog, opened->facts, times)) {
        return times;
    }
    tellLoad(catalog, bundled);
    std::ifstream lines(file);
    const auto rows =
        std::count(std::istreambuf_iterator<char>(lines), std::istreambuf_iterator<char>(), '\n');
    const double ours = times.readMs + times.storeMs;
    times.rowsPerSecond = static_cast<double>(rows - 1) / ours * 1000;
    const std::filesystem::path bare = catalog.string() + ".bare";
    const auto theirs = timedCommand(
        fmt::format("sqlite3 {} \".import --csv {} offers\" >/dev/null 2>&1", quoted(bare), quoted(file)));
    times.ratioToSqlite3 = theirs ? ours / *theirs : 0;
    if (theirs) {
        fmt::print(stderr, "sqlite3 .import: {:.0f} ms\n", *theirs);
    }
    return times;
}

StartTimes timeStart(const std::filesystem::path& catalog) {
    const std::filesystem::path picture = catalog.string() + ".png";
    const std::string command = fmt::format("{} render main --to {} --catalog {} --timings 2>/dev/null",
                                            quoted(FITGAUGE_PROGRAM), quoted(picture), quoted(catalog));
    StartTimes times;
    for (double* ms : {&times.firstMs, &times.ms}) {
        const std::string text = printedBy(command);
        *ms = numberAfter(text, "window painted after ");
        times.tickMsP50 = numberAfter(text, "table and gauge ");
        times.tickMsP95 = numberAfter(text, "(median), ");
        times.rssMb = std::max(times.rssMb, numberAfter(text, "memory at most "));
    }
    fmt::print(stderr, "first start after the import: {:.0f} ms, later ones {:.0f} ms\n", times.firstMs,
               times.ms);
    return times;
}

} // namespace fitgauge::bench
