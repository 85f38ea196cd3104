// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::feeds {

// The columns of a vms.csv that are read; any order, others are ignored.
enum class SkypilotColumn : std::uint8_t {
    InstanceType,
    AcceleratorName,
    AcceleratorCount,
    Vcpus,
    MemoryGib,
    GpuInfo,
    Price,
    SpotPrice,
    Region,
    Zone,
    Storage,
    Count_
};

// Where each column stands in a file. Not every cloud has all of them.
class SkypilotHeader {
  public:
    // False when the names that make the layout (accelerator, price, region) are not all there.
    [[nodiscard]] bool read(const std::vector<std::string>& fields);
    [[nodiscard]] std::size_t size() const { return m_size; }
    // An empty text for a column or field that is not there.
    [[nodiscard]] std::string_view cell(const std::vector<std::string>& fields, SkypilotColumn column) const;
    // Fields up to this many must be there for a row to be whole.
    [[nodiscard]] std::size_t least() const { return m_least; }

  private:
    std::array<std::size_t, static_cast<std::size_t>(SkypilotColumn::Count_)> m_at{};
    std::size_t m_size = 0;
    std::size_t m_least = 0;
};

// One row as a draft without prices: card, count and memory put right. `draft.soldAs` is empty for a row
// without an accelerator. False, with the reason, where the count is no count.
[[nodiscard]] bool readSkypilotRow(Draft& draft, const std::vector<std::string>& fields,
                                   const SkypilotHeader& header, const Context& context);

} // namespace fitgauge::feeds
