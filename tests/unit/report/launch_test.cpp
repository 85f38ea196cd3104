// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/launch.h"
#include "core/report/launch_names.h"

#include "tests/support/builders.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace fitgauge;
using namespace fitgauge::compare;
using namespace fitgauge::report;
using namespace fitgauge::test;

namespace {

bool has(const Launch& launch, LaunchNote note) {
    return std::ranges::find(launch.notes, note) != launch.notes.end();
}

Launch launched(const Workload& workload, LaunchTool tool) {
    const auto comparison = compareFacts(fixtureFacts(), workload, Filter{});
    return launchOf(*comparison, comparison->table().byPrice().front(), tool);
}

Workload named(const std::string& id) {
    Workload workload = fixtureWorkload();
    workload.model.id = id;
    workload.model.plainSize = false;
    workload.serving.engine = sizing::Engine::Vllm;
    return workload;
}

} // namespace

TEST_CASE("The command carries the settings that were sized", "[report][launch]") {
    Workload workload = named("meta-llama/Llama-3.1-8B-Instruct");
    workload.serving.keyCache = workload.serving.valueCache = sizing::KvFormat::Fp8;
    workload.serving.weights = sizing::WeightFormat::Fp8;
    const Launch vllm = launched(workload, LaunchTool::Vllm);
    CHECK(vllm.text == "vllm serve meta-llama/Llama-3.1-8B-Instruct \\\n"
                       "  --quantization fp8 \\\n"
                       "  --max-model-len 8192 \\\n"
                       "  --max-num-seqs 16 \\\n"
                       "  --kv-cache-dtype fp8 \\\n"
                       "  --tensor-parallel-size 1 \\\n"
                       "  --gpu-memory-utilization 0.90\n");
    CHECK(vllm.notes.empty());
    const Launch sglang = launched(workload, LaunchTool::Sglang);
    CHECK(sglang.text.find("--context-length 8192") != std::string::npos);
    CHECK(sglang.text.find("--mem-fraction-static 0.88") != std::string::npos);
    CHECK(has(sglang, LaunchNote::SizedForAnother));
}

TEST_CASE("llama-server shares its context out among the slots", "[report][launch]") {
    Workload workload = named("8B");
    workload.serving.engine = sizing::Engine::LlamaCpp;
    workload.serving.weights = sizing::WeightFormat::GgufQ4_K_M;
    workload.serving.keyCache = workload.serving.valueCache = sizing::KvFormat::Q8_0;
    const Launch launch = launched(workload, LaunchTool::LlamaServer);
    CHECK(launch.text.find("--model MODEL-Q4_K_M.gguf") != std::string::npos);
    CHECK(launch.text.find("--ctx-size 131072") != std::string::npos);
    CHECK(launch.text.find("--cache-type-v q8_0") != std::string::npos);
    CHECK(has(launch, LaunchNote::PutModelHere));
    CHECK_FALSE(has(launch, LaunchNote::SizedForAnother));
    CHECK(launched(workload, LaunchTool::Vllm).text.empty()); // no GGUF there
}

TEST_CASE("A task for SkyPilot names cloud and card and runs the server of the estimate",
          "[report][launch]") {
    catalog::Facts facts = fixtureFacts();
    const Workload workload = named("meta-llama/Llama-3.1-8B-Instruct");
    facts.providers[0].id = "aws";
    facts.offers = {facts.offers[0]};
    facts.offers[0].provider = "aws";
    facts.offers[0].gpu = "L40S";
    facts.offers[0].market = catalog::Market::Spot;
    const auto comparison = compareFacts(facts, workload, Filter{});
    const Launch launch = launchOf(*comparison, 0, LaunchTool::SkyPilot);
    CHECK(launch.text.starts_with("resources:\n  cloud: aws\n  accelerators: {L40S: 1}\n  use_spot: true\n"
                                  "run: |\n  vllm serve meta-llama/Llama-3.1-8B-Instruct \\\n    --dtype"));
    CHECK(launch.notes.empty());
}

TEST_CASE("A hostile model name is one word of the shell or no name at all", "[report][launch]") {
    CHECK(shellWord("a b") == "'a b'");
    CHECK(shellWord("") == "''");
    CHECK(shellWord("x'; rm -rf ~; '\n") == "'x'\\''; rm -rf ~; '\\'''");
    CHECK(shellWord("$(id)") == "'$(id)'");
    for (const char* name : {"a/b;id", "../x/y", "a/b/c", "$(id)/b", "a/", "/b"}) {
        CHECK(hubName(named(name).model).empty());
        CHECK(launched(named(name), LaunchTool::Vllm).text.starts_with("vllm serve MODEL"));
    }
    CHECK(yamlWord("A\"b\n") == "\"A\\\"b\"");
}

TEST_CASE("A training run starts no server", "[report][launch]") {
    Workload workload = fixtureWorkload(Profile::Research);
    workload.isTraining = true;
    for (const LaunchTool tool :
         {LaunchTool::Vllm, LaunchTool::Sglang, LaunchTool::LlamaServer, LaunchTool::SkyPilot}) {
        const Launch launch = launched(workload, tool);
        CHECK(launch.text.empty());
        CHECK(has(launch, LaunchNote::Training));
    }
}

TEST_CASE("Every type of GGUF has a short name", "[report][launch]") {
    CHECK(ggufName(sizing::WeightFormat::GgufQ4_K_M) == "Q4_K_M");
    CHECK(ggufName(sizing::WeightFormat::Bf16) == "BF16");
    CHECK(ggufName(sizing::WeightFormat::Int4Awq).empty());
}
