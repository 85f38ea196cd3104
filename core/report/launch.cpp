// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/launch.h"

#include "core/report/launch_names.h"
#include "core/sizing/format.h"
#include "core/sizing/kv_room.h"
#include "core/sizing/serving_sizes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace fitgauge::report {

namespace {

using sizing::Engine;
using sizing::WeightFormat;

// A command as words, one option a line.
class CommandText {
  public:
    explicit CommandText(std::string start) : m_text(std::move(start)) {}
    void option(std::string_view name, std::string_view value) {
        m_text += " \\\n  " + std::string(name);
        if (!value.empty()) {
            m_text += ' ' + shellWord(value);
        }
    }
    void option(std::string_view name, std::int64_t value) { option(name, std::to_string(value)); }
    [[nodiscard]] std::string text() const { return m_text + "\n"; }

  private:
    std::string m_text;
};

// What all three servers are told.
struct Sized {
    const compare::Workload& workload;
    std::string model; // name on the Hub; empty when unknown
    sizing::Layout layout;
};

Sized sizedOf(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    const compare::Workload& workload = comparison.workload();
    const int cards = std::max(1, comparison.memory(row).cardsUsed);
    return {workload, hubName(workload.model), sizing::layoutOver(cards, workload.serving.engine)};
}

void noteModel(const Sized& sized, Launch& launch) {
    if (sized.model.empty()) {
        launch.notes.push_back(LaunchNote::PutModelHere);
    }
}

void noteEngine(const Sized& sized, Engine engine, Launch& launch) {
    if (sized.workload.serving.engine != engine) {
        launch.notes.push_back(LaunchNote::SizedForAnother);
    }
}

// 16-bit caches are the default and need no option.
bool isKv16(const sizing::Serving& serving) {
    return serving.keyCache == sizing::KvFormat::Bits16 && serving.valueCache == sizing::KvFormat::Bits16;
}

bool isKvFp8(const sizing::Serving& serving) {
    return serving.keyCache == sizing::KvFormat::Fp8 && serving.valueCache == sizing::KvFormat::Fp8;
}

// Weights that the server quantises while it loads them, or the type of plain ones; empty option: the files
// say it.
struct WeightOption {
    std::string_view name, value;
    bool isTaken = true;
    bool isInTheFiles = false;
};

WeightOption weightOption(WeightFormat format) {
    switch (format) {
    case WeightFormat::Fp32:
        return {"--dtype", "float32"};
    case WeightFormat::Bf16:
        return {"--dtype", "bfloat16"};
    case WeightFormat::Fp16:
        return {"--dtype", "float16"};
    case WeightFormat::Fp8:
        return {"--quantization", "fp8"};
    case WeightFormat::Nf4:
    case WeightFormat::Nf4Double:
        return {"--quantization", "bitsandbytes"};
    default:
        return sizing::isGguf(format) ? WeightOption{{}, {}, false} : WeightOption{{}, {}, true, true};
    }
}

std::string shareText(Engine engine) {
    return fmt::format("{:.2f}", sizing::engineShare(engine));
}

// vLLM and SGLang differ in names only.
struct ServerWords {
    Engine engine;
    std::string_view context, users, tensor, pipeline, share, fp8Kv;
};

constexpr ServerWords kVllm{Engine::Vllm,
                            "--max-model-len",
                            "--max-num-seqs",
                            "--tensor-parallel-size",
                            "--pipeline-parallel-size",
                            "--gpu-memory-utilization",
                            "fp8"};
constexpr ServerWords kSglang{Engine::Sglang, "--context-length", "--max-running-requests",
                              "--tp-size",    "--pp-size",        "--mem-fraction-static",
                              "fp8_e5m2"};

void addServerOptions(const Sized& sized, const ServerWords& words, CommandText& command, Launch& launch) {
    const sizing::Serving& serving = sized.workload.serving;
    const WeightOption weights = weightOption(serving.weights);
    if (weights.isInTheFiles) {
        launch.notes.push_back(LaunchNote::QuantisedWeights);
    } else {
        command.option(weights.name, weights.value);
    }
    command.option(words.context, serving.contextTokens);
    command.option(words.users, serving.users);
    if (isKvFp8(serving)) {
        command.option("--kv-cache-dtype", words.fp8Kv);
    } else if (!isKv16(serving)) {
        launch.notes.push_back(LaunchNote::KvNotTaken);
    }
    command.option(words.tensor, sized.layout.tensorParallel);
    if (sized.layout.pipelineParallel > 1) {
        command.option(words.pipeline, sized.layout.pipelineParallel);
    }
    command.option(words.share, shareText(words.engine));
    noteEngine(sized, words.engine, launch);
    noteModel(sized, launch);
}

Launch serverLaunch(const Sized& sized, const ServerWords& words) {
    Launch launch;
    if (!weightOption(sized.workload.serving.weights).isTaken) {
        launch.notes.push_back(LaunchNote::FormatNotTaken);
        return launch;
    }
    const std::string model = shellWord(sized.model.empty() ? "MODEL" : sized.model);
    const bool isVllm = words.engine == Engine::Vllm;
    CommandText command(isVllm ? "vllm serve " + model
                               : "python3 -m sglang.launch_server \\\n  --model-path " + model);
    addServerOptions(sized, words, command, launch);
    if (isVllm && sized.workload.server.prefixCachedPpm > 0) {
        command.option("--enable-prefix-caching", "");
    }
    launch.text = command.text();
    return launch;
}

Launch llamaLaunch(const Sized& sized) {
    Launch launch;
    const sizing::Serving& serving = sized.workload.serving;
    const std::string_view type = ggufName(serving.weights);
    if (type.empty()) {
        launch.notes.push_back(LaunchNote::FormatNotTaken);
        return launch;
    }
    const auto keys = llamaCacheType(serving.keyCache);
    const auto values = llamaCacheType(serving.valueCache);
    CommandText command("llama-server \\\n  --model " + shellWord("MODEL-" + std::string(type) + ".gguf"));
    command.option("--ctx-size", serving.contextTokens * serving.users); // shared out among the slots
    command.option("--parallel", serving.users);
    command.option("--n-gpu-layers", 999); // every layer
    command.option("--flash-attn", "on");
    if (keys.empty() || values.empty()) {
        launch.notes.push_back(LaunchNote::KvNotTaken);
    } else {
        command.option("--cache-type-k", keys);
        command.option("--cache-type-v", values);
    }
    launch.notes.push_back(LaunchNote::PutModelHere);
    noteEngine(sized, Engine::LlamaCpp, launch);
    launch.text = command.text();
    return launch;
}

LaunchTool serverOf(Engine engine) {
    switch (engine) {
    case Engine::Sglang:
        return LaunchTool::Sglang;
    case Engine::LlamaCpp:
        return LaunchTool::LlamaServer;
    default:
        return LaunchTool::Vllm;
    }
}

// Every line of a block scalar, two more spaces in.
std::string indented(const std::string& text) {
    std::string result = "  ";
    for (std::size_t i = 0; i < text.size(); ++i) {
        result += text[i];
        if (text[i] == '\n' && i + 1 < text.size()) {
            result += "  ";
        }
    }
    return result;
}

Launch skyPilotLaunch(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    const compare::OfferTable& table = comparison.table();
    const compare::HardwareKind& kind = table.kindOf(row);
    Launch launch = launchOf(comparison, row, serverOf(comparison.workload().serving.engine));
    if (launch.text.empty()) {
        return launch;
    }
    if (kind.gpuCount < 1 || kind.gpuCount != std::floor(kind.gpuCount)) {
        return {{}, {LaunchNote::PartOfCardOrUnclear}};
    }
    const std::string_view cloud = skyPilotCloud(table.providerOf(row).id);
    const std::string_view card = skyPilotCard(table.gpuOf(row).canonical);
    std::string yaml = "resources:\n";
    if (cloud.empty()) {
        launch.notes.push_back(LaunchNote::ProviderNotKnown);
    } else {
        yaml += "  cloud: " + std::string(cloud) + "\n";
    }
    if (card.empty()) {
        launch.notes.push_back(LaunchNote::CardNotKnown);
    }
    const std::string name = card.empty() ? yamlWord(table.gpuOf(row).canonical) : std::string(card);
    yaml += fmt::format("  accelerators: {{{}: {}}}\n", name, static_cast<std::int64_t>(kind.gpuCount));
    if (table.marketOf(row) == catalog::Market::Spot) {
        yaml += "  use_spot: true\n";
    }
    launch.text = yaml + "run: |\n" + indented(launch.text);
    return launch;
}

} // namespace

Launch launchOf(const compare::Comparison& comparison, compare::OfferTable::Row row, LaunchTool tool) {
    if (comparison.workload().isTraining) {
        return {{}, {LaunchNote::Training}};
    }
    switch (tool) {
    case LaunchTool::Vllm:
        return serverLaunch(sizedOf(comparison, row), kVllm);
    case LaunchTool::Sglang:
        return serverLaunch(sizedOf(comparison, row), kSglang);
    case LaunchTool::LlamaServer:
        return llamaLaunch(sizedOf(comparison, row));
    case LaunchTool::SkyPilot:
        break;
    }
    return skyPilotLaunch(comparison, row);
}

std::string shellWord(std::string_view text) {
    constexpr std::string_view kPlain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=@%+,-";
    std::string clean;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) {
            clean += c;
        }
    }
    if (!clean.empty() && clean.find_first_not_of(kPlain) == std::string::npos) {
        return clean;
    }
    std::string quoted = "'";
    for (const char c : clean) {
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return quoted + "'";
}

} // namespace fitgauge::report
