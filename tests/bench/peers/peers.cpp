// SPDX-License-Identifier: GPL-3.0-or-later
// One query, four engines, one run: large cards that are not spot and have a price, cheapest hour first.
#include "core/compare/comparison.h"
#include "tests/bench/bench.h"
#include "tests/bench/synthetic_table.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <functional>
#include <optional>

namespace fitgauge::bench {
namespace {

using compare::OfferTable;
using Table = std::shared_ptr<const OfferTable>;

constexpr double kLeastVram = 80, kMostVram = 95;
constexpr int kRounds = 9;

struct Answer {
    std::optional<double> ms; // median of the rounds
    std::size_t rows = 0;
};

double median(std::vector<double> times) {
    std::ranges::sort(times);
    return times[times.size() / 2];
}

// Median of several runs of `query`, which returns its number of rows; the first run is not counted.
Answer timed(const std::function<std::size_t()>& query) {
    Answer answer;
    answer.rows = query();
    std::vector<double> times;
    for (int round = 0; round < kRounds; ++round) {
        const auto begin = std::chrono::steady_clock::now();
        answer.rows = query();
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    answer.ms = median(times);
    return answer;
}

// The whole comparison, that is more than the others do: fit, speed and cost of every kind of machine too.
Answer ours(const Table& table) {
    compare::Filter filter;
    filter.fitsOnly = filter.targetMetOnly = false;
    filter.vramGb = {.low = kLeastVram, .high = kMostVram};
    filter.notReclaimable = true;
    filter.pricedOnly = true;
    const auto workload = compare::defaultWorkload(compare::Profile::Live, kBenchDay);
    const compare::Order order{{{compare::Column::Price, false}}};
    return timed([&] { return compare::compare(table, workload, filter, order)->rows().size(); });
}

// What the others read: row, nominal GB of one card (-1: unknown), spot or not, nano USD per hour (-1: none).
struct PlainRow {
    double vramGb;
    int spot;
    std::int64_t price;
};

PlainRow plainRow(const OfferTable& table, OfferTable::Row row) {
    const auto& kind = table.kindOf(row);
    const auto& vram = table.gpuOf(row).vramGb;
    const std::int64_t price = table.priceNano(row);
    return {vram ? *vram * std::min(kind.gpuCount, 1.0) : -1,
            table.marketOf(row) == catalog::Market::Spot ? 1 : 0, price == OfferTable::kNoPrice ? -1 : price};
}

bool writeRows(const std::filesystem::path& file, const OfferTable& table) {
    std::ofstream out(file, std::ios::binary);
    out << "row,vram,spot,price\n";
    for (OfferTable::Row row = 0; row < table.size(); ++row) {
        const PlainRow plain = plainRow(table, row);
        out << fmt::format("{},{},{},{}\n", row, plain.vramGb, plain.spot, plain.price);
    }
    return out.flush().good();
}

// In memory, with the row number as its key; an index on the price was slower than sorting the survivors.
Answer sqlite(const OfferTable& table) {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("CREATE TABLE offers(row INTEGER PRIMARY KEY, vram REAL, spot INTEGER, price INTEGER)");
    {
        SQLite::Transaction transaction(database);
        SQLite::Statement insert(database, "INSERT INTO offers VALUES(?, ?, ?, ?)");
        for (OfferTable::Row row = 0; row < table.size(); ++row) {
            const PlainRow plain = plainRow(table, row);
            insert.bind(1, static_cast<std::int64_t>(row));
            insert.bind(2, plain.vramGb);
            insert.bind(3, plain.spot);
            insert.bind(4, plain.price);
            insert.exec();
            insert.reset();
        }
        transaction.commit();
    }
    SQLite::Statement query(database, "SELECT row FROM offers WHERE vram >= ? AND vram <= ? AND spot = 0 "
                                      "AND price >= 0 ORDER BY price, row");
    return timed([&] {
        query.reset();
        query.bind(1, kLeastVram);
        query.bind(2, kMostVram);
        std::vector<std::int64_t> rows;
        while (query.executeStep()) {
            rows.push_back(query.getColumn(0).getInt64());
        }
        return rows.size();
    });
}

// Another program that reads the rows and prints "milliseconds rows", a line an engine.
Answer asked(const std::string& command, const char* name) {
    Answer answer;
    std::FILE* pipe = popen(command.c_str(), "r"); // NOLINT(cert-env33-c): a bench, on words of our own
    std::array<char, 256> line{};
    double ms = 0;
    std::size_t rows = 0;
    if (pipe != nullptr && std::fgets(line.data(), static_cast<int>(line.size()), pipe) != nullptr &&
        std::sscanf(line.data(), "%lf %zu", &ms, &rows) == 2) { // NOLINT(cert-err34-c): checked
        answer = {ms, rows};
    } else {
        fmt::print(stderr, "{}: not measured (see tests/bench/peers/README.md)\n", name);
    }
    if (pipe != nullptr) {
        pclose(pipe);
    }
    return answer;
}

void print(const char* name, const Answer& answer, const Answer& reference) {
    if (!answer.ms) {
        fmt::print("{},,\n", name);
        return;
    }
    if (answer.rows != reference.rows) {
        fmt::print(stderr, "{} found {} rows, ours {}\n", name, answer.rows, reference.rows);
    }
    fmt::print("{},{:.3f},{:.1f}\n", name, *answer.ms, *answer.ms / *reference.ms);
}

} // namespace

int peers(Arguments options) {
    const std::string text = optionValue(options, "--offers");
    std::size_t offers = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), offers);
    if (offers == 0 || error != std::errc() || end != text.data() + text.size()) {
        std::fputs("usage: fitgauge_bench peers --offers N\n", stderr);
        return 2;
    }
    const auto facts = bundledFacts();
    if (!facts) {
        return 3;
    }
    const Table table = syntheticTable(*facts, offers);
    const test::TemporaryFolder folder;
    const auto file = folder / "rows.csv";
    if (!writeRows(file, *table)) {
        return 3;
    }
    const Answer reference = ours(table);
    fmt::print("engine,filter_sort_ms_p50,ratio\n");
    print("fitgauge", reference, reference);
    print("duckdb",
          asked(fmt::format("node '{}/tests/bench/peers/duckdb_peer.mjs' '{}' 2>/dev/null",
                            FITGAUGE_SOURCE_DIR, file.string()),
                "duckdb"),
          reference);
    print("sqlite", sqlite(*table), reference);
    print("qsortfilterproxymodel",
          asked(fmt::format("'{}' '{}' fresh", FITGAUGE_QT_PEER, file.string()), "Qt"), reference);
    // Filtering anew under a view takes minutes at a million rows.
    constexpr std::size_t kMostRefiltered = 100'000;
    if (offers <= kMostRefiltered) {
        print("qsortfilterproxymodel refilter",
              asked(fmt::format("'{}' '{}' refilter", FITGAUGE_QT_PEER, file.string()), "Qt"), reference);
    }
    return 0;
}

} // namespace fitgauge::bench
