// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/in_parts.h"
#include "core/compare/offer_table.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>

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

// Stable sort of many rows by one column after the other, last column first. Values become keys of 22 bits
// that never contradict their order, two radix passes sort by key, and rows with equal keys are put right by
// value: exact, whatever the values are. Buffers stay for the next sort of the thread.
class RadixSorter {
  public:
    // Room for `most` rows; parts fill their own segment of input().
    explicit RadixSorter(std::size_t most);

    [[nodiscard]] std::size_t parts() const { return m_parts; }
    [[nodiscard]] Keyed* segment(std::size_t part) { return m_from + m_begin[part]; }
    // Says where a part's segment begins in the buffer, and how many rows it holds.
    void setBegin(std::size_t part, std::size_t begin) { m_begin[part] = begin; }
    void setCount(std::size_t part, std::size_t count) { m_count[part] = count; }
    [[nodiscard]] std::size_t size() const;

    // Lets set(keyed) write the value of each row, all parts at once.
    template<typename Set>
    void fill(const Set& set) {
        forEachPart([&](std::size_t, std::span<Keyed> rows) {
            for (Keyed& row : rows) {
                set(row);
            }
        });
    }
    // By the values now in the segments. Afterwards the rows are contiguous: rows().
    void sort(Spread spread, bool descending);
    [[nodiscard]] std::span<Keyed> rows() { return {m_from, size()}; }

  private:
    static constexpr unsigned kDigitBits = 11;
    static constexpr std::size_t kBuckets = std::size_t(1) << kDigitBits;
    static constexpr std::uint32_t kUnknownKey = (1U << (2 * kDigitBits)) - 1;
    using Counts = std::array<std::uint32_t, kBuckets>;

    template<typename Work>
    void forEachPart(const Work& work) {
        inParts(m_parts, [&](std::size_t part) {
            work(part, std::span<Keyed>(m_from + m_begin[part], m_count[part]));
        });
    }
    bool makeKeys(Spread spread, bool descending); // false: keys are the values, nothing to put right
    void pass(unsigned shift);
    void share(); // halves for the parts
    void orderEqualKeys(bool descending);

    std::size_t m_parts = 1;
    std::array<std::size_t, kMostParts> m_begin{}, m_count{};
    Keyed* m_from = nullptr;
    Keyed* m_to = nullptr;
};

} // namespace fitgauge::compare
