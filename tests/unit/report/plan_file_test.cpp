// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/plan_file.h"

#include "core/compare/expression.h"
#include "core/report/plan_difference.h"
#include "tests/support/builders.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::report;
using namespace fitgauge::test;

namespace {

// A value away from the default in every part of the question.
Plan unusualPlan() {
    const auto comparison = compareFixture();
    Plan plan = planOf(*comparison);
    plan.name = "=lab \u202E\"plan\"\n";
    plan.program = "0.1.0";
    plan.savedAt = "2026-11-29T10:00:00Z";
    Workload& w = plan.workload;
    w.serving = {sizing::WeightFormat::GgufQ4_K_M, sizing::KvFormat::Q8_0, sizing::KvFormat::Q4_0, 4096, 3,
                 sizing::Engine::LlamaCpp};
    w.isTraining = true;
    w.training.method = sizing::TrainingMethod::FullMixed;
    w.training.optimizer = sizing::OptimizerKind::PagedAdam8Bit;
    w.training.loss = sizing::LossKind::Fused;
    w.training.sharding = sizing::Sharding::OptimizerAndGradients;
    w.training.checkpointing = false;
    w.sessions.stopWhenIdle = true;
    w.traffic.pattern = billing::TrafficPreset::Bursts;
    w.targets = {std::nullopt, 12.5};
    w.batch = {77, Duration::minutes(90)};
    w.spot.checkpointEvery.reset();
    w.server.prefixCachedPpm = 250'000;
    w.extras.volumeGb = 12;
    w.knownRun = KnownRun{"L40S", Duration::minutes(95), 3};
    w.comfort = 700'000;
    Filter& f = plan.filter;
    f.text = "a || \"b c\"";
    f.expression = parseExpression("vram >= 24 && price: ..2 !spot").value();
    f.columns = {{Column::Vram, parseExpression(">= 24", Column::Vram).value()}};
    f.providers = {"F1", "F2"};
    f.vramGb = {24.0, std::nullopt};
    f.priceNano = {std::nullopt, 3'000'000'000};
    f.precisions = {Precision::Fp8, Precision::Fp4};
    f.links = {LinkKind::Fabric};
    f.markets = {catalog::Market::Spot};
    f.commitmentMonths = {0, 12};
    f.providerKinds = {catalog::ProviderKind::BareMetal};
    f.taxIncluded = false;
    f.readyWithin = Duration::seconds(60);
    f.ageDaysAtMost = 9;
    f.egress = {EgressKind::Allowance};
    f.targetMetOnly = false;
    plan.order = {{{Column::Bandwidth, true}, {Column::Price, false}}};
    return plan;
}

Error errorOf(const std::string& text) {
    return planFromJson("p.json", text).error();
}

// The text of a plan with one member changed.
std::string changed(const std::string& from, const std::string& to) {
    std::string text = planAsJson(unusualPlan());
    const auto place = text.find(from);
    REQUIRE(place != std::string::npos);
    return text.replace(place, from.size(), to);
}

} // namespace

TEST_CASE("A plan written and read is the same plan", "[report][plan]") {
    const Plan plan = unusualPlan();
    REQUIRE_FALSE(plan.offers.empty());
    REQUIRE(plan.answer);
    CHECK(planFromJson("p.json", planAsJson(plan)).value() == plan);
    for (const auto profile : {Profile::Research, Profile::Live, Profile::Batch}) {
        const Plan usual =
            planOf(*compareFacts(fixtureFacts(), fixtureWorkload(profile), defaultFilter(profile)));
        CHECK(planFromJson("p.json", planAsJson(usual)).value() == usual);
    }
}

TEST_CASE("Every bundled model comes back from a plan as it was", "[report][plan]") {
    Plan plan = unusualPlan();
    const auto facts = catalog::readBundled(bundledFiles()).value();
    REQUIRE(facts.models.size() > 10);
    for (const models::Architecture& model : facts.models) {
        CAPTURE(model.id);
        plan.workload.model = model;
        CHECK(planFromJson("p.json", planAsJson(plan)).value().workload.model == model);
    }
}

TEST_CASE("A plan without a field keeps the default, and unknown fields are passed over", "[report][plan]") {
    const auto plan = planFromJson("p.json", R"({"fitgauge_plan": 1, "later": {"x": [1]}})");
    REQUIRE(plan);
    CHECK(*plan == Plan{});
}

TEST_CASE("What is no plan is refused by one error", "[report][plan]") {
    for (const std::string& text :
         {std::string(), std::string("{"), std::string("[]"), std::string("{}"), std::string("\xFF\xFE"),
          std::string(100'000, '['), std::string(R"({"fitgauge_plan": "1"})")}) {
        CHECK(errorOf(text).code == ErrorCode::PlanForeign);
    }
    CHECK(errorOf(R"({"fitgauge_plan": 99})").code == ErrorCode::PlanNewer);
}

TEST_CASE("A value that cannot be right is named with its place", "[report][plan]") {
    struct Case {
        const char* from;
        const char* to;
        const char* field;
    };
    for (const Case& c :
         std::vector<Case>{{R"("users": 3)", R"("users": 0)", "workload.serving.users"},
                           {R"("users": 3)", R"("users": 18446744073709551615)", "workload.serving.users"},
                           {R"("users": 3)", R"("users": "3")", "workload.serving.users"},
                           {R"("users": 3)", R"("users": 1e3)", "workload.serving.users"},
                           {R"("engine": "llama.cpp")", R"("engine": "magic")", "workload.serving.engine"},
                           {R"("weights": "gguf:Q4_K_M")", R"("weights": 4)", "workload.serving.weights"},
                           {R"("comfort_ppm": 700000)", R"("comfort_ppm": 1000001)", "workload.comfort_ppm"},
                           {R"("expression": "vram >= 24 && price: ..2 !spot")", R"("expression": "vram >=")",
                            "filter.expression"},
                           {R"("fp8")", R"("fp7")", "filter.precisions[0]"},
                           {R"("column": "bandwidth")", R"("column": "beauty")", "order[0].column"},
                           {R"("amount": ")", R"("amount": "x)", "answer.price"},
                           {R"("today": "2026-11-29")", R"("today": "2026-02-30")", "workload.today"}}) {
        CAPTURE(c.to);
        const Error error = errorOf(changed(c.from, c.to));
        CHECK(error.code == ErrorCode::PlanFieldBad);
        REQUIRE(error.arguments.size() == 2);
        CHECK(error.arguments[0] == c.field);
        CHECK(error.arguments[1].size() < 70);
    }
}

TEST_CASE("A plan cut or changed at any place is read or refused, never worse", "[report][plan]") {
    const std::string whole = planAsJson(unusualPlan());
    std::size_t refused = 0;
    constexpr std::size_t kStride = 13;
    for (std::size_t place = 0; place < whole.size(); place += kStride) {
        refused += planFromJson("p.json", std::string_view(whole).substr(0, place)) ? 0 : 1;
        for (const char c : {'"', '-', '9', '[', '\0', '\x80'}) {
            std::string text = whole;
            text[place] = c;
            if (const auto plan = planFromJson("p.json", text)) {
                REQUIRE(planFromJson("p.json", planAsJson(*plan)).value() == *plan);
            } else {
                ++refused;
            }
        }
    }
    CHECK(refused > whole.size() / kStride);
}

TEST_CASE("The largest values that a plan may hold are computed without trouble", "[report][plan]") {
    Plan plan = unusualPlan();
    models::Architecture& m = plan.workload.model;
    m.plainSize = false;
    m.totalParameters = 100'000'000'000'000;
    for (std::int64_t* width : {&m.hidden, &m.attentionHeads, &m.kvHeads, &m.headDim, &m.intermediate,
                                &m.moeIntermediate, &m.vocabulary, &m.kvLoraRank}) {
        *width = 1 << 24;
    }
    m.layers = m.fullAttentionLayers = m.expertsTotal = m.expertsActive = 10'000;
    m.attention = models::AttentionKind::Full;
    plan.workload.isTraining = GENERATE(false, true);
    plan.workload.serving.users = 1'000'000;
    plan.workload.serving.contextTokens = 100'000'000;
    const auto read = planFromJson("p.json", planAsJson(plan));
    REQUIRE(read);
    const auto comparison = compareFacts(fixtureFacts(), read->workload, read->filter, read->order);
    CHECK_FALSE(comparison->answer().row);
}

TEST_CASE("A plan opened on the same catalog differs in nothing", "[report][plan]") {
    const auto comparison = compareFixture();
    const auto difference = differenceOf(planOf(*comparison), *comparison, {});
    CHECK(difference.isEmpty());
    CHECK(difference.unchanged == comparison->rows().size());
}

TEST_CASE("A plan opened elsewhere tells prices, vanished offers and unknown names", "[report][plan]") {
    Filter filter = defaultFilter(Profile::Live);
    Plan plan = planOf(*compareFacts(fixtureFacts(), fixtureWorkload(), filter));
    REQUIRE(plan.answer->offer == "F3");
    catalog::Facts elsewhere = fixtureFacts();
    elsewhere.offers[2].price = usd(500); // the answer of then
    elsewhere.offers.erase(elsewhere.offers.begin() + 3);
    const auto now = compareFacts(elsewhere, fixtureWorkload(), filter);
    plan.filter.providers = {"F1", "nobody"};
    plan.filter.gpus = {"Voodoo 2"};
    const auto difference = differenceOf(plan, *now, {});
    REQUIRE(difference.repriced.size() == 1);
    CHECK(difference.repriced[0].then.price == usd(90));
    CHECK(difference.repriced[0].now == usd(500));
    REQUIRE(difference.vanished.size() == 1);
    CHECK(difference.vanished[0].offer == "F4");
    CHECK(difference.unknownProviders == std::vector<std::string>{"nobody"});
    CHECK(difference.unknownGpus == std::vector<std::string>{"Voodoo 2"});
    CHECK_FALSE(difference.sameAnswer());
    CHECK(difference.answerNow->offer != "F3");
    CHECK_FALSE(difference.isEmpty());
}

TEST_CASE("Two plans differ in the inputs that were changed, not in their day", "[report][plan]") {
    const Plan then = planOf(*compareFixture());
    Plan now = then;
    now.workload.today = Date(kToday.daysSinceEpoch() + 9);
    CHECK(differenceOf(then, now).isEmpty());
    now.workload.serving.users = 17;
    now.filter.providers = {"F1"};
    const auto inputs = differenceOf(then, now).inputs;
    REQUIRE(inputs.size() == 2);
    CHECK(inputs[0] == InputChange{"workload.serving.users", "16", "17"});
    CHECK(inputs[1] == InputChange{"filter.providers.0", "", "F1"});
}
