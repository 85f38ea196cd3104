// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/alias_resolver.h"
#include "core/hardware/gpu_table.h"
#include "tests/support/paths.h"

namespace fitgauge::test {

inline CsvTable bundledTable(const std::string& name) {
    const auto text = readFile((catalogFolder() / name).string(), 1 << 24).value();
    return CsvTable::parse(name, text).value();
}

// The bundled parts and names, and a resolver over them.
struct BundledHardware {
    std::vector<hardware::Gpu> gpus = hardware::readGpus(bundledTable("gpus.csv")).value();
    std::vector<hardware::AliasEntry> aliases =
        hardware::readAliases(bundledTable("gpu_aliases.csv"), gpus).value();
    hardware::AliasResolver resolver{gpus, aliases};
};

} // namespace fitgauge::test
