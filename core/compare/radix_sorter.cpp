// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/radix_sorter.h"

#include <memory>

namespace fitgauge::compare {
namespace {

constexpr std::uint32_t kMostKey = (1U << 22U) - 1; // two digits

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

Keying::Keying(Spread spread, bool descending, ValueBounds bounds)
    : m_spread(spread), m_descending(descending) {
    if (bounds.least > bounds.most) { // nothing is known
        return;
    }
    m_least = spreadOut(bounds.least);
    const std::uint64_t range = spreadOut(bounds.most) - m_least;
    while (range >> m_shift >= kMostKey) {
        ++m_shift;
    }
    m_unknown = static_cast<std::uint32_t>(range >> m_shift) + 1;
}

RadixSorter::RadixSorter(std::size_t most) : m_parts(partsFor(most)) {
    t_buffers.reserve(most);
    m_from = t_buffers.first.get();
    m_to = t_buffers.second.get();
}

ValueBounds RadixSorter::boundsOfValues() {
    std::array<ValueBounds, kMostParts> found;
    forEachPart([&](std::size_t part, std::span<Keyed> rows) {
        ValueBounds bounds;
        for (const Keyed& row : rows) {
            bounds.least = std::min(bounds.least, row.value);
            bounds.most = std::max(bounds.most, row.value == kUnknownValue ? 0 : row.value);
        }
        found[part] = bounds;
    });
    return {std::min(found[0].least, found[1].least), std::max(found[0].most, found[1].most)};
}

void RadixSorter::countDigits(CountsOfParts& counts, unsigned shift) {
    counts = {};
    forEachPart([&](std::size_t part, std::span<Keyed> rows) {
        for (const Keyed& row : rows) {
            ++counts[part][digitOf(row, shift)];
        }
    });
}

// Counts become places: bucket by bucket, in each the first part before the second.
void RadixSorter::scatter(CountsOfParts& counts, unsigned shift) {
    std::uint32_t place = 0;
    for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
        for (Counts& ofPart : counts) {
            const std::uint32_t count = ofPart[bucket];
            ofPart[bucket] = place;
            place += count;
        }
    }
    forEachPart([&](std::size_t part, std::span<Keyed> rows) {
        Counts& places = counts[part];
        for (const Keyed& row : rows) {
            m_to[places[digitOf(row, shift)]++] = row;
        }
    });
    std::swap(m_from, m_to);
    share();
}

void RadixSorter::share() {
    const std::size_t all = size();
    const std::size_t first = m_parts == 1 ? all : all / 2;
    m_begin = {0, first};
    m_count = {first, all - first};
}

void RadixSorter::orderEqualKeys(bool descending) {
    const std::span<Keyed> all(m_from, size());
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

std::vector<OfferTable::Row> RadixSorter::rows() const {
    std::vector<OfferTable::Row> result(size());
    inParts(m_parts, [&](std::size_t part) {
        for (std::size_t i = m_begin[part]; i < m_begin[part] + m_count[part]; ++i) {
            result[i] = m_from[i].row;
        }
    });
    return result;
}

} // namespace fitgauge::compare
