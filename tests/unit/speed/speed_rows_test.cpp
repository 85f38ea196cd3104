// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/speed_rows.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

#include <string>

using namespace fitgauge;

namespace {

std::string idOf(const models::Architecture* model) {
    return model == nullptr ? "none" : model->id;
}

} // namespace

TEST_CASE("a quantised copy of a model under another name has the shape of its original") {
    const bench::ModelDirectory models({}, test::csvFile(test::dataFolder() / "speed_models.csv"), true);
    CHECK(idOf(models.find("QWEN3-8B")) == "qwen3-8b");
    CHECK(idOf(models.find("somebody/Qwen3-8B-FP8")) == "qwen3-8b");
    CHECK(idOf(models.find("Qwen/Qwen3-30B-A3B-GPTQ-Int4")) == "qwen3-30b-a3b");
}

TEST_CASE("a model of another family or size is not taken for a known one") {
    const bench::ModelDirectory models({}, test::csvFile(test::dataFolder() / "speed_models.csv"), true);
    CHECK(models.find("somebody/Nobody-8B") == nullptr);
    CHECK(models.find("Qwen/Qwen3-77B") == nullptr);
}
