// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/instance_table.h"

#include "core/units/csv.h"
#include "core/units/csv_row.h"

#include <algorithm>

namespace fitgauge::feeds {
namespace {

std::string keyOf(std::string_view provider, std::string_view instanceType) {
    std::string key(provider);
    key += '/';
    key += instanceType;
    std::ranges::transform(key, key.begin(), [](unsigned char c) {
        return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : char(c);
    });
    return key;
}

} // namespace

InstanceTable::InstanceTable(std::vector<InstanceGpu> rows) : m_rows(std::move(rows)) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_byKey.emplace(keyOf(m_rows[i].provider, m_rows[i].instanceType), i);
    }
}

Expected<InstanceTable> InstanceTable::parse(std::string_view csv) {
    const auto table = CsvTable::parse("instance_gpus.csv", csv);
    if (!table) {
        return Unexpected(table.error());
    }
    std::vector<InstanceGpu> rows;
    for (std::size_t i = 0; i < table->rows(); ++i) {
        CsvRow row(*table, i);
        InstanceGpu entry;
        entry.provider = row.required("provider");
        entry.instanceType = row.required("instance_type");
        entry.gpu = row.required("gpu");
        entry.gpuCount = row.number("gpu_count").value_or(0);
        entry.gpuMemoryGb = row.number("gpu_memory_gb");
        entry.vcpus = row.number("vcpus");
        entry.ramGib = row.number("ram_gib");
        if (!row.error() && entry.gpuCount <= 0) {
            row.reject("gpu_count");
        }
        if (row.error()) {
            return Unexpected(*row.error());
        }
        rows.push_back(std::move(entry));
    }
    return InstanceTable(std::move(rows));
}

InstanceTable InstanceTable::ofOffers(const std::vector<catalog::Offer>& offers) {
    std::unordered_map<std::string, InstanceGpu> known;
    std::unordered_map<std::string, bool> disputed;
    for (const catalog::Offer& offer : offers) {
        const std::string key = keyOf(offer.provider, offer.product);
        const auto [place, isNew] = known.emplace(
            key,
            InstanceGpu{
                offer.provider, offer.product, offer.gpu, offer.gpuCount, {}, offer.vcpus, offer.ramGib});
        disputed[key] = disputed[key] || offer.gpuIsGuess || place->second.gpu != offer.gpu ||
                        place->second.gpuCount != offer.gpuCount;
    }
    std::vector<InstanceGpu> rows;
    for (auto& [key, row] : known) {
        if (!disputed[key]) {
            rows.push_back(std::move(row));
        }
    }
    return InstanceTable(std::move(rows));
}

const InstanceGpu* InstanceTable::find(std::string_view provider, std::string_view instanceType) const {
    const auto found = m_byKey.find(keyOf(provider, instanceType));
    return found == m_byKey.end() ? nullptr : &m_rows[found->second];
}

} // namespace fitgauge::feeds
