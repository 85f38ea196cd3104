// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/radix_sorter.h"

#include <algorithm>
#include <bit>

namespace fitgauge::compare {
namespace {

// One pair of buffers a thread, kept: fresh pages for 32 MB would cost more than the sort.
struct Buffers {
    std::unique_ptr<Keyed[]> first, second;
    std::size_t capacity = 0;

    void reserve(std::size_t count) {
        if (count > capacity) {
            first = std::make_unique_for_overwrite<Keyed[]>(count);
            second = std::make_unique_for_overwrite<Keyed[]>(count);
            capacity = count;
        }
    }
};

thread_local Buffers t_buffers;

struct Bounds {
    std::uint64_t least = kUnknownValue;
    std::uint64_t most = 0;
};

Bounds boundsOf(std::span<const Keyed> rows) {
    Bounds bounds;
    for (const Keyed& row : rows) {
        bounds.least = std::min(bounds.least, row.value);
        bounds.most = std::max(bounds.most, row.value == kUnknownValue ? 0 : row.value);
    }
    return bounds;
}

// Monotone: the exponent and the first 20 bits of the number.
std::uint64_t logarithm(std::uint64_t value) {
    return std::bit_cast<std::uint64_t>(static_cast<double>(value)) >> 32U;
}

void orderRun(Keyed* first, Keyed* last, bool descending) {
    constexpr std::ptrdiff_t kFew = 32;
    const auto before = [descending](const Keyed& a, const Keyed& b) {
        return descending ? b.value < a.value : a.value < b.value;
    };
    if (last - first > kFew) {
        if (!std::is_sorted(first, last, before)) {
            std::stable_sort(first, last, before);
        }
        return;
    }
    for (Keyed* next = first + 1; next < last; ++next) {
        const Keyed moved = *next;
        Keyed* place = next;
        for (; place > first && before(moved, *(place - 1)); --place) {
            *place = *(place - 1);
        }
        *place = moved;
    }
}

} // namespace

RadixSorter::RadixSorter(std::size_t most) : m_parts(partsFor(most)) {
    t_buffers.reserve(most);
    m_from = t_buffers.first.get();
    m_to = t_buffers.second.get();
}

std::size_t RadixSorter::size() const {
    return m_count[0] + m_count[1];
}

bool RadixSorter::makeKeys(Spread spread, bool descending) {
    std::array<Bounds, kMostParts> bounds;
    forEachPart([&](std::size_t part, std::span<Keyed> rows) { bounds[part] = boundsOf(rows); });
    const auto spreadOut = [spread](std::uint64_t value) {
        return spread == Spread::Logarithmic ? logarithm(value) : value;
    };
    const std::uint64_t least = spreadOut(std::min(bounds[0].least, bounds[1].least));
    const std::uint64_t most = spreadOut(std::max(bounds[0].most, bounds[1].most));
    const std::uint64_t range = most > least ? most - least : 0;
    unsigned shift = 0;
    while (range >> shift >= kUnknownKey) { // one key is kept for unknown
        ++shift;
    }
    const auto top = static_cast<std::uint32_t>(range >> shift);
    forEachPart([&](std::size_t, std::span<Keyed> rows) {
        for (Keyed& row : rows) {
            const auto up = static_cast<std::uint32_t>((spreadOut(row.value) - least) >> shift);
            row.key = row.value == kUnknownValue ? kUnknownKey : descending ? top - up : up;
        }
    });
    return shift > 0 || spread == Spread::Logarithmic;
}

void RadixSorter::pass(unsigned shift) {
    const auto digit = [shift](const Keyed& row) { return row.key >> shift & (kBuckets - 1); };
    std::array<Counts, kMostParts> counts{};
    forEachPart([&](std::size_t part, std::span<Keyed> rows) {
        for (const Keyed& row : rows) {
            ++counts[part][digit(row)];
        }
    });
    const std::size_t all = size();
    std::uint32_t place = 0;
    bool isOneBucket = false;
    for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
        const std::uint32_t before = place;
        for (Counts& ofPart : counts) {
            const std::uint32_t count = ofPart[bucket];
            ofPart[bucket] = place;
            place += count;
        }
        isOneBucket = isOneBucket || place - before == all;
    }
    const bool isContiguous = m_parts == 1 || m_begin[1] == m_begin[0] + m_count[0];
    if (isOneBucket && isContiguous) {
        return;
    }
    forEachPart([&](std::size_t part, std::span<Keyed> rows) {
        Counts& places = counts[part];
        for (const Keyed& row : rows) {
            m_to[places[digit(row)]++] = row;
        }
    });
    std::swap(m_from, m_to);
    share();
}

void RadixSorter::share() {
    const std::size_t all = size();
    m_begin = {0, m_parts == 1 ? all : all / 2};
    m_count = {m_begin[1], all - m_begin[1]};
}

void RadixSorter::orderEqualKeys(bool descending) {
    const std::span<Keyed> all = rows();
    std::size_t middle = m_parts == 1 ? all.size() : all.size() / 2;
    while (middle > 0 && middle < all.size() && all[middle].key == all[middle - 1].key) {
        ++middle; // a run belongs to one part
    }
    inParts(m_parts, [&](std::size_t part) {
        Keyed* run = all.data() + (part == 0 ? 0 : middle);
        Keyed* const end = all.data() + (part == 0 ? middle : all.size());
        while (run < end) {
            Keyed* next = run + 1;
            while (next < end && next->key == run->key) {
                ++next;
            }
            orderRun(run, next, descending);
            run = next;
        }
    });
}

void RadixSorter::sort(Spread spread, bool descending) {
    const bool isCoarse = makeKeys(spread, descending);
    pass(0);
    pass(kDigitBits);
    if (isCoarse) {
        orderEqualKeys(descending);
    }
}

} // namespace fitgauge::compare
