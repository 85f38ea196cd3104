// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/alias_table.h"

#include "core/units/csv_row.h"

#include <string_view>
#include <unordered_set>

namespace fitgauge::hardware {

Expected<std::vector<AliasEntry>> readAliases(const CsvTable& table, std::span<const Gpu> gpus) {
    std::unordered_set<std::string_view> parts;
    for (const Gpu& gpu : gpus) {
        parts.insert(gpu.canonical);
    }
    std::vector<AliasEntry> aliases;
    aliases.reserve(table.rows());
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < table.rows(); ++i) {
        CsvRow row(table, i);
        AliasEntry entry{row.required("alias"), row.required("canonical"), row.flag("ambiguous"),
                         row.text("seen_in"), row.text("note")};
        if (!parts.contains(entry.canonical)) {
            row.rejectReference("canonical");
        }
        if (!seen.insert(entry.alias).second) {
            row.reject("alias");
        }
        if (row.error()) {
            return Unexpected(*row.error());
        }
        aliases.push_back(std::move(entry));
    }
    return aliases;
}

} // namespace fitgauge::hardware
