// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/own_run.h"
#include "core/speed/target.h"
#include "tests/support/catch.h"
#include "tests/unit/speed/speed_fixture.h"

#include <limits>

using namespace fitgauge;
using namespace fitgauge::speed;
using test::Approx;

namespace {

struct Case {
    Constants constants = test::shippedSpeedConstants();
    models::Architecture model = test::catalogModel("meta-llama/Llama-3.1-8B-Instruct");
    hardware::Gpu gpu = test::catalogGpu("L40S");
    sizing::Serving serving;
    Traffic traffic;

    [[nodiscard]] OwnRun run() const {
        OwnRun own;
        own.gpu = "L40S";
        own.model = model.id;
        own.users = traffic.users;
        own.promptTokens = traffic.promptTokens;
        own.answerTokens = traffic.answerTokens;
        own.outputTokensPerSecond = 600;
        return own;
    }
    [[nodiscard]] const OwnRun* nearest(const std::vector<OwnRun>& runs) const {
        return nearestOwnRun(runs, model, serving, traffic, gpu, 1);
    }
    [[nodiscard]] SpeedEstimate withRun(const OwnRun* run, const Traffic& load) const {
        Machine machine{constants, model, serving, gpu, 1, {}};
        machine.ownRun = run;
        return estimateOn(machine, load);
    }
};

} // namespace

TEST_CASE("At its own load a run is the figure", "[R-31]") {
    const Case c;
    OwnRun run = c.run();
    run.firstTokenSeconds = 0.5;
    run.timePerOutputToken = 0.02;
    const SpeedEstimate e = c.withRun(&run, c.traffic);
    CHECK(e.basis == Basis::Measured);
    CHECK(e.outputTokensPerSecond.typical == Approx(600));
    CHECK(e.outputTokensPerSecond.slow == e.outputTokensPerSecond.typical);
    CHECK(e.firstToken.typical == Approx(0.5));
    CHECK(e.timePerOutputToken.typical == Approx(0.02));
    CHECK(e.perUserTokensPerSecond.typical == Approx(50));
    CHECK(e.requestsPerSecond.typical == Approx(600.0 / static_cast<double>(c.traffic.answerTokens)));
}

TEST_CASE("Beside its load a run corrects the formula by one factor") {
    const Case c;
    const OwnRun run = c.run();
    Traffic more = c.traffic;
    more.users = c.traffic.users * 2;
    const double factor = 600 / c.withRun(nullptr, c.traffic).outputTokensPerSecond.typical;
    CHECK(c.withRun(&run, more).outputTokensPerSecond.typical ==
          Approx(c.withRun(nullptr, more).outputTokensPerSecond.typical * factor));
}

TEST_CASE("A run speaks for its own machine, model, format and load only") {
    const Case c;
    CHECK(c.nearest({c.run()}) != nullptr);
    const auto differs = [&](auto change) {
        OwnRun run = c.run();
        change(run);
        return c.nearest({run}) == nullptr;
    };
    CHECK(differs([](OwnRun& run) { run.gpu = "L40"; }));
    CHECK(differs([](OwnRun& run) { run.cards = 2; }));
    CHECK(differs([](OwnRun& run) { run.model = "8B"; }));
    CHECK(differs([](OwnRun& run) { run.weights = sizing::WeightFormat::Fp8; }));
    CHECK(differs([](OwnRun& run) { run.engine = sizing::Engine::Sglang; }));
    CHECK(differs([](OwnRun& run) { run.users *= 3; }));
    CHECK(differs([](OwnRun& run) { run.promptTokens /= 3; }));
    CHECK(differs([](OwnRun& run) { run.answerTokens *= 3; }));
    CHECK_FALSE(differs([](OwnRun& run) { run.users *= 2; }));
}

TEST_CASE("Of several runs the nearest counts, of equals the newest") {
    const Case c;
    OwnRun far = c.run();
    far.users *= 2;
    OwnRun old = c.run();
    old.day = Date(20'000);
    OwnRun young = c.run();
    young.day = Date(20'500);
    const std::vector<OwnRun> runs{far, young, old};
    CHECK(c.nearest(runs) == &runs[1]);
    const std::vector<OwnRun> turned{far, old, young};
    CHECK(c.nearest(turned) == &turned[2]);
}

TEST_CASE("A run that makes no sense changes nothing") {
    const Case c;
    for (const double rate :
         {0.0, -1.0, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
        OwnRun run = c.run();
        run.outputTokensPerSecond = rate;
        CHECK_FALSE(isUsable(run));
        CHECK(c.nearest({run}) == nullptr);
        CHECK(c.withRun(&run, c.traffic).basis != Basis::Measured);
    }
    const OwnRun run = c.run();
    CHECK(withOwnRun(SpeedEstimate{}, c.withRun(nullptr, c.traffic), run).basis == Basis::NoData);
}
