// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/in_parts.h"
#include "core/compare/offer_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace fitgauge::compare {

// How a sort value is spread over the keys of the radix passes.
enum class Spread : std::uint8_t {
    Even,       // whole numbers close together, codes, patterns of doubles
    Logarithmic // amounts of money: as many keys between 1 and 2 as between 1000 and 2000
};

// A row with its value in one sort column. kUnknownValue comes last in both directions.
struct Keyed {
    std::uint64_t value = 0;
    OfferTable::Row row = 0;
    std::uint32_t key = 0;
};
inline constexpr std::uint64_t kUnknownValue = std::numeric_limits<std::uint64_t>::max();

// Every known value lies between these; they need not be reached.
struct ValueBounds {
    std::uint64_t least = kUnknownValue;
    std::uint64_t most = 0;
};

// Turns values into keys of at most 22 bits that never contradict their order.
class Keying {
  public:
    Keying(Spread spread, bool descending, ValueBounds bounds);

    [[nodiscard]] std::uint32_t operator()(std::uint64_t value) const {
        if (value == kUnknownValue) {
            return m_unknown;
        }
        const auto up = static_cast<std::uint32_t>((spreadOut(value) - m_least) >> m_shift);
        return m_descending ? m_unknown - 1 - up : up;
    }
    [[nodiscard]] std::uint32_t largest() const { return m_unknown; }
    // Different values may share a key.
    [[nodiscard]] bool isCoarse() const { return m_shift > 0 || m_spread == Spread::Logarithmic; }

  private:
    // Logarithmic: the exponent and the first 20 bits of the number.
    [[nodiscard]] std::uint64_t spreadOut(std::uint64_t value) const {
        return m_spread == Spread::Even ? value
                                        : std::bit_cast<std::uint64_t>(static_cast<double>(value)) >> 32U;
    }

    Spread m_spread;
    bool m_descending;
    std::uint64_t m_least = 0;
    unsigned m_shift = 0;
    std::uint32_t m_unknown = 1; // one above every key of a known value
};

// Stable sort of many rows by one column after the other, last column first: two radix passes by key, then
// rows with equal keys are put right by value, so that the order is exact whatever the values are. Memory
// traffic is what it costs, so values, keys and the first counts are made in one go. Buffers stay for the
// next sort of the thread.
class RadixSorter {
  public:
    // Room for `most` rows; parts fill their own segment.
    explicit RadixSorter(std::size_t most);

    [[nodiscard]] std::size_t parts() const { return m_parts; }
    [[nodiscard]] Keyed* segment(std::size_t part) { return m_from + m_begin[part]; }
    // Says where a part's segment begins in the buffer, and how many rows it holds.
    void setBegin(std::size_t part, std::size_t begin) { m_begin[part] = begin; }
    void setCount(std::size_t part, std::size_t count) { m_count[part] = count; }
    [[nodiscard]] std::size_t size() const { return m_count[0] + m_count[1]; }

    // By valueOf(row), called once a row; with `bounds` known beforehand it is faster. Afterwards the rows
    // are contiguous.
    template<typename ValueOf>
    void sortBy(const ValueOf& valueOf, Spread spread, bool descending,
                std::optional<ValueBounds> bounds = std::nullopt);

    // After a sort.
    [[nodiscard]] std::vector<OfferTable::Row> rows() const;

  private:
    static constexpr unsigned kDigitBits = 11;
    static constexpr std::size_t kBuckets = std::size_t(1) << kDigitBits;
    using Counts = std::array<std::uint32_t, kBuckets>;
    using CountsOfParts = std::array<Counts, kMostParts>;

    template<typename Work>
    void forEachPart(const Work& work) {
        inParts(m_parts, [&](std::size_t part) {
            work(part, std::span<Keyed>(m_from + m_begin[part], m_count[part]));
        });
    }
    static std::size_t digitOf(const Keyed& row, unsigned shift) { return row.key >> shift & (kBuckets - 1); }
    [[nodiscard]] ValueBounds boundsOfValues();
    void countDigits(CountsOfParts& counts, unsigned shift);
    void scatter(CountsOfParts& counts, unsigned shift);
    void orderEqualKeys(bool descending);
    void share(); // halves for the parts

    std::size_t m_parts = 1;
    std::array<std::size_t, kMostParts> m_begin{}, m_count{};
    Keyed* m_from = nullptr;
    Keyed* m_to = nullptr;
};

template<typename ValueOf>
void RadixSorter::sortBy(const ValueOf& valueOf, Spread spread, bool descending,
                         std::optional<ValueBounds> bounds) {
    const bool hasValues = !bounds;
    if (!bounds) {
        forEachPart([&](std::size_t, std::span<Keyed> rows) {
            for (Keyed& row : rows) {
                row.value = valueOf(row.row);
            }
        });
        bounds = boundsOfValues();
    }
    const Keying keying(spread, descending, *bounds);
    CountsOfParts counts{};
    forEachPart([&](std::size_t part, std::span<Keyed> rows) {
        Counts& mine = counts[part];
        for (Keyed& row : rows) {
            row.value = hasValues ? row.value : valueOf(row.row);
            row.key = keying(row.value);
            ++mine[digitOf(row, 0)];
        }
    });
    scatter(counts, 0);
    if (keying.largest() >= kBuckets) {
        countDigits(counts, kDigitBits);
        scatter(counts, kDigitBits);
    }
    if (keying.isCoarse()) {
        orderEqualKeys(descending);
    }
}

} // namespace fitgauge::compare
