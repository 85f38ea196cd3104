// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/gpu_table.h"
#include "tests/bench/speed_rows.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

#include <cstdlib>

using namespace fitgauge;

namespace {

constexpr double kAgreement = 0.005;

void checkFigure(const CsvTable& cases, std::size_t row, const char* column, double value) {
    const std::string& text = cases.at(row, column);
    if (text.empty()) {
        return;
    }
    INFO(cases.at(row, "case") << ' ' << column);
    CHECK(value == test::Approx(std::strtod(text.c_str(), nullptr)).epsilon(kAgreement));
}

} // namespace

TEST_CASE("the 54 worked cases of the reference are met within half a per cent") {
    const CsvTable cases = test::csvFile(test::dataFolder() / "speed_cases.csv");
    const bench::ModelDirectory models({}, test::csvFile(test::dataFolder() / "speed_models.csv"), true);
    const speed::Constants constants = test::referenceSpeedConstants();
    REQUIRE(cases.rows() == 54);
    for (std::size_t i = 0; i < cases.rows(); ++i) {
        bench::SpeedRow row = bench::speedRow(cases, i);
        row.settings.shortRoom = true;
        const hardware::Gpu gpu = test::catalogGpu(row.gpu);
        const auto* model = models.find(row.model);
        REQUIRE(model != nullptr);
        const speed::SpeedEstimate e = bench::predict(constants, row, *model, gpu);
        INFO(row.id << " reason " << static_cast<int>(e.reason));
        CHECK((e.basis != speed::Basis::NoData) == (cases.at(i, "fits") == "1"));
        checkFigure(cases, i, "output_tps_total", e.outputTokensPerSecond.typical);
        checkFigure(cases, i, "total_tps", e.totalTokensPerSecond.typical);
        checkFigure(cases, i, "decode_tps", e.perUserTokensPerSecond.typical);
        checkFigure(cases, i, "prefill_tps", e.promptTokensPerSecond.typical);
        checkFigure(cases, i, "ttft_ms", e.firstToken.typical * 1e3);
        checkFigure(cases, i, "ttft_low_ms", e.firstToken.low * 1e3);
        checkFigure(cases, i, "ttft_high_ms", e.firstToken.high * 1e3);
        checkFigure(cases, i, "tpot_ms", e.timePerOutputToken.typical * 1e3);
        if (!cases.at(i, "output_tps_total").empty()) {
            checkFigure(cases, i, "kv_capacity_tokens", e.kvRoomTokens);
        }
    }
}
