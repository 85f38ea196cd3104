// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/speed/speed_fixture.h"

#include "core/hardware/gpu_table.h"
#include "core/models/model_table.h"

#include <algorithm>
#include <stdexcept>

namespace fitgauge::test {

namespace {

constexpr std::size_t kFileLimit = 16U << 20U;

template<typename T>
T require(Expected<T> value, const std::string& what) {
    if (!value) {
        std::string words = what;
        for (const std::string& argument : value.error().arguments) {
            words += " " + argument;
        }
        throw std::runtime_error(words);
    }
    return *std::move(value);
}

} // namespace

CsvTable csvFile(const std::filesystem::path& file) {
    const std::string text = require(readFile(file.string(), kFileLimit), file.string());
    return require(CsvTable::parse(file.filename().string(), text), file.string());
}

hardware::Gpu catalogGpu(const std::string& canonical) {
    static const auto gpus = require(hardware::readGpus(csvFile(catalogFolder() / "gpus.csv")), "gpus.csv");
    const auto found =
        std::find_if(gpus.begin(), gpus.end(), [&](const auto& gpu) { return gpu.canonical == canonical; });
    if (found == gpus.end()) {
        throw std::runtime_error("no such card: " + canonical);
    }
    return *found;
}

models::Architecture catalogModel(const std::string& id) {
    static const auto table =
        require(models::readModels(csvFile(catalogFolder() / "models.csv")), "models.csv");
    const auto found = std::find_if(table.begin(), table.end(), [&](const auto& m) { return m.id == id; });
    if (found == table.end()) {
        throw std::runtime_error("no such model: " + id);
    }
    return *found;
}

speed::Constants shippedSpeedConstants() {
    return require(speed::readConstants(csvFile(catalogFolder() / "speed_constants.csv")), "constants");
}

speed::Constants referenceSpeedConstants() {
    return require(speed::readConstants(csvFile(dataFolder() / "speed_reference_constants.csv")),
                   "constants");
}

} // namespace fitgauge::test
