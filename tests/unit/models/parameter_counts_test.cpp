// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/model_table.h"
#include "core/models/parameter_counts.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

#include <cmath>

using namespace fitgauge;
using namespace fitgauge::models;

namespace {

std::vector<Architecture> catalogModels() {
    const std::string path = (test::catalogFolder() / "models.csv").string();
    const auto text = readFile(path, std::size_t{1} << 24U);
    REQUIRE(text);
    const auto table = CsvTable::parse("models.csv", *text);
    REQUIRE(table);
    auto models = readModels(*table);
    REQUIRE(models);
    return std::move(*models);
}

} // namespace

TEST_CASE("Every model of the catalog meets its published parameter count") {
    for (const Architecture& model : catalogModels()) {
        INFO(model.id);
        if (model.totalParameters) {
            const auto total = static_cast<double>(*model.totalParameters);
            CHECK(std::abs(parameterCounts(model).total() - total) < total * 1e-6);
        }
    }
}

TEST_CASE("Rebuilt from the shape alone nearly all models meet their count within one per cent") {
    int met = 0;
    int compared = 0;
    for (const Architecture& model : catalogModels()) {
        if (!model.totalParameters) {
            continue;
        }
        const ParameterCounts counts = parameterCounts(model);
        const auto total = static_cast<double>(*model.totalParameters);
        Architecture silent = model;
        silent.totalParameters.reset();
        silent.mlpMatrices = counts.mlpMatrices;
        ++compared;
        met += std::abs(parameterCounts(silent).total() - total) < total * 0.01 ? 1 : 0;
    }
    CHECK(compared > 100);
    CHECK(met * 100 >= compared * 90);
}
