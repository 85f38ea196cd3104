// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/model_table.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::models;

namespace {

std::string bundledText() {
    return readFile((test::catalogFolder() / "models.csv").string(), 1 << 24).value();
}

std::vector<Architecture> bundled() {
    return readModels(CsvTable::parse("models.csv", bundledText()).value()).value();
}

const Architecture& named(const std::vector<Architecture>& models, std::string_view id) {
    const auto found =
        std::find_if(models.begin(), models.end(), [&](const auto& model) { return model.id == id; });
    REQUIRE(found != models.end());
    return *found;
}

} // namespace

TEST_CASE("The bundled model table holds 139 models with a shape each") {
    const auto models = bundled();
    CHECK(models.size() == 139);
    for (const auto& model : models) {
        CAPTURE(model.id);
        CHECK(model.totalParameters.value() > 0);
        CHECK(model.layers > 0);
        CHECK(model.attention != AttentionKind::Unknown);
        CHECK_FALSE(model.architectureSource.empty());
    }
}

TEST_CASE("Model columns land in the right fields") {
    const auto models = bundled();
    const Architecture& llama = named(models, "meta-llama/Llama-2-7b-hf");
    CHECK(llama.totalParameters == 6'738'416'000);
    CHECK(llama.layers == 32);
    CHECK(llama.kvHeads == 32);
    CHECK(llama.headDim == 128);
    CHECK(llama.attention == AttentionKind::Full);
    CHECK_FALSE(llama.tiedEmbeddings);
    const Architecture& deepseek = named(models, "deepseek-ai/DeepSeek-V3");
    CHECK(deepseek.attention == AttentionKind::Mla);
    CHECK(deepseek.kvLoraRank == 512);
    CHECK(deepseek.qkRopeHeadDim == 64);
    CHECK(deepseek.expertsTotal == 256);
    CHECK(deepseek.expertsActive == 8);
    CHECK(deepseek.denseFirstLayers == 3);
}

TEST_CASE("A bad model cell is named by file line column and value") {
    std::string text = bundledText();
    const auto at = text.find(",6.738416,");
    REQUIRE(at != std::string::npos);
    text.replace(at, 10, ",6.7 B,");
    const auto models = readModels(CsvTable::parse("models.csv", text).value());
    REQUIRE_FALSE(models.has_value());
    CHECK(models.error() ==
          Error{ErrorCode::CsvValueBad, {"models.csv", "2", "total_params_b", "6.7 B"}, ""});
}

TEST_CASE("A model that stands in the table twice is refused") {
    std::string text = bundledText();
    const auto second = text.find("meta-llama/Llama-2-13b-hf");
    text.replace(second, 25, "meta-llama/Llama-2-7b-hf");
    CHECK(readModels(CsvTable::parse("models.csv", text).value()).error() ==
          Error{ErrorCode::CsvValueBad, {"models.csv", "3", "hf_id", "meta-llama/Llama-2-7b-hf"}, ""});
}
