// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/measured.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

using namespace fitgauge;
using namespace fitgauge::speed;
using test::Approx;

namespace {

MeasuredTable shipped() {
    return *MeasuredTable::read(test::csvFile(test::catalogFolder() / "measured_speed.csv"));
}

SpeedEstimate estimated(double rate) {
    SpeedEstimate e;
    e.basis = Basis::Estimated;
    e.outputTokensPerSecond = {rate, rate / 1.3};
    e.timePerOutputToken = {1 / rate, 1.3 / rate};
    return e;
}

} // namespace

TEST_CASE("the shipped measurements read and each has its source") {
    const MeasuredTable table = shipped();
    CHECK(table.rows().size() > 1000);
    for (const MeasuredRow& row : table.rows()) {
        CHECK_FALSE(row.source.empty());
        CHECK((row.outputTokensPerSecond || row.promptTokensPerSecond));
    }
}

TEST_CASE("the nearest row is of the same card and kind of engine and of a like model") {
    const MeasuredTable table = shipped();
    const auto model = test::catalogModel("meta-llama/Meta-Llama-3-8B");
    const auto gpu = test::catalogGpu("H100-SXM5-80GB");
    const MeasuredRow* row = table.nearest(model, {}, Traffic{}, gpu, 1);
    REQUIRE(row != nullptr);
    CHECK(row->gpu == "H100-SXM5-80GB");
    CHECK(row->engine != sizing::Engine::LlamaCpp);
    CHECK(row->activeBillions > 4);
    CHECK(row->activeBillions < 16);
    CHECK(withEvidence(estimated(100), table, gpu, row).basis == Basis::MeasuredNearby);
}

TEST_CASE("without a row of the part a figure rests on specifications") {
    const MeasuredTable table = shipped();
    hardware::Gpu unseen;
    unseen.canonical = "B300-SXM-288GB";
    CHECK(table.of(unseen.canonical).empty());
    CHECK(withEvidence(estimated(100), table, unseen, nullptr).basis == Basis::SpecificationOnly);
    CHECK(withEvidence(SpeedEstimate{}, table, unseen, nullptr).basis == Basis::NoData);
}

TEST_CASE("the user's own run replaces the estimate and all that follows from it", "[R-31]") {
    const SpeedEstimate e = replacedByOwnRun(estimated(100), 150);
    CHECK(e.basis == Basis::Measured);
    CHECK(e.outputTokensPerSecond.typical == Approx(150));
    CHECK(e.outputTokensPerSecond.slow == Approx(150));
    CHECK(e.timePerOutputToken.typical == Approx(1.0 / 150));
    CHECK(replacedByOwnRun(estimated(100), 0).basis == Basis::Estimated);
    CHECK(replacedByOwnRun(SpeedEstimate{}, 150).basis == Basis::NoData);
}

TEST_CASE("a bad cell in the measurements names its place") {
    const auto table = CsvTable::parse(
        "m.csv", "gpu,cards,model,parameters_b,active_b,weights,engine,users,prompt_tokens,answer_tokens,"
                 "output_tps,prompt_tps,first_token_ms,time_per_output_token_ms,source,source_url\n"
                 "L4,1,x,8,8,bf16,vLLM,1,1,1,fast,,,,s,u\n");
    const auto read = MeasuredTable::read(*table);
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().code == ErrorCode::CsvValueBad);
    CHECK(read.error().arguments == std::vector<std::string>{"m.csv", "2", "output_tps", "fast"});
}

TEST_CASE("constants that are missing or doubled or bad are refused") {
    const auto refuse = [](const char* text) {
        const auto read = readConstants(*CsvTable::parse("c.csv", text));
        REQUIRE_FALSE(read.has_value());
        return read.error().code;
    };
    CHECK(refuse("name,value\nlayer_gap,0.1\n") == ErrorCode::CsvColumnMissing);
    CHECK(refuse("name,value\nlayer_gap,x\n") == ErrorCode::CsvValueBad);
    CHECK(refuse("name,value\nlayer_gap,-1\n") == ErrorCode::CsvValueBad);
    CHECK(refuse("name,value\nlayer_gap,nan\n") == ErrorCode::CsvValueBad);
    CHECK(refuse("name,value\nlayer_gap,1\nlayer_gap,1\n") == ErrorCode::CsvReferenceUnknown);
    CHECK(refuse("name,value\nno_such,1\n") == ErrorCode::CsvReferenceUnknown);
    CHECK(refuse("name\nlayer_gap\n") == ErrorCode::CsvColumnMissing);
}
