// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fitgauge::feeds {

// instance_gpus.csv: which card, how many and how much memory an instance type has, for clouds whose price
// lists name none. A type that is not in it is unknown and never guessed.
class InstanceTable {
  public:
    InstanceTable() = default;
    explicit InstanceTable(std::vector<InstanceGpu> rows);

    // Columns provider, instance_type, gpu, gpu_count, gpu_memory_gb, vcpus, ram_gib (more are ignored).
    // Errors: Csv*.
    [[nodiscard]] static Expected<InstanceTable> parse(std::string_view csv);

    // From offers that name both, where all of a type agree.
    [[nodiscard]] static InstanceTable ofOffers(const std::vector<catalog::Offer>& offers);

    // Case of the type does not count ("Standard_NC24ads_A100_v4").
    [[nodiscard]] const InstanceGpu* find(std::string_view provider, std::string_view instanceType) const;
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }

  private:
    std::vector<InstanceGpu> m_rows;
    std::unordered_map<std::string, std::size_t> m_byKey; // "azure/standard_nc24ads_a100_v4"
};

} // namespace fitgauge::feeds
