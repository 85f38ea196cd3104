// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/known_kinds.h"

#include <algorithm>
#include <array>
#include <string>

namespace fitgauge::models {
namespace {

// Names without '-' and '_'. Decoders of the Llama line: gated MLP, untied unless the file says so.
constexpr auto kGated = std::to_array<std::string_view>({
    "llama",
    "llama4",
    "llama4text",
    "mllama",
    "mllamatextmodel",
    "mistral",
    "mistral3",
    "mistral4",
    "ministral",
    "ministral3",
    "mixtral",
    "qwen3",
    "qwen3moe",
    "qwen3next",
    "qwen3vl",
    "qwen3vlmoe",
    "qwen3vltext",
    "qwen3vlmoetext",
    "qwen35",
    "qwen35moe",
    "qwen35text",
    "qwen35moetext",
    "qwen36",
    "qwen36moe",
    "qwen3omnimoe",
    "deepseek",
    "deepseekv2",
    "deepseekv3",
    "deepseekv32",
    "deepseekvlv2",
    "kimik2",
    "kimivl",
    "kimilinear",
    "gptoss",
    "phi3",
    "phi4",
    "phi3v",
    "phi4mm",
    "phimoe",
    "phi3small",
    "internlm",
    "internlm2",
    "internlm3",
    "internvl",
    "internvlchat",
    "baichuan",
    "yi",
    "xverse",
    "olmo",
    "olmo2",
    "olmo3",
    "olmoe",
    "minimax",
    "minimaxtext01",
    "minimaxm1",
    "minimaxm2",
    "granite",
    "granitemoe",
    "granitemoeshared",
    "granitemoehybrid",
    "granitehybrid",
    "exaone",
    "exaone4",
    "exaonemoe",
    "smollm",
    "smollm3",
    "solar",
    "jamba",
    "bamba",
    "falconh1",
    "falcon3",
    "zamba2",
    "decilm",
    "nemotronnas",
    "dbrx",
    "arctic",
    "grok",
    "grok1",
    "hunyuan",
    "hunyuanv1dense",
    "hunyuanv1moe",
    "hunyuandense",
    "hunyuanmoe",
    "ernie45",
    "ernie45moe",
    "bailingmoe",
    "bailingmoev2",
    "dots1",
    "seedoss",
    "mimo",
    "mimov2",
    "mimov2flash",
    "apertus",
    "arcee",
    "stablelm",
    "stablelmepoch",
    "orion",
    "aquila",
    "plamo",
    "plamo2",
    "minicpm",
    "minicpm3",
    "minicpmv",
    "pixtral",
    "llava",
    "llavanext",
    "llavaonevision",
    "idefics3",
    "smolvlm",
    "aria",
    "molmo",
    "ovis",
    "step3",
    "step3text",
    "longcatflash",
    "lfm2",
    "lfm2moe",
    "afmoe",
    "megrez",
    "refact",
    "deci",
    "glm45",
    "glm4moe",
    "glm4moelite",
    "glm4vmoe",
    "glm4vmoetext",
    "glmmoedsa",
    "teleflm",
    "telechat",
    "telechat2",
    "skywork",
    "nemotronh",
    "nemotronhmoe",
    "kormo",
    "cogvlm",
    "chameleon",
    "moonvit",
    "kimik25",
    "phixtral",
});

// The same with embeddings tied when the file is silent.
constexpr auto kGatedTied = std::to_array<std::string_view>({
    "gemma",
    "gemma2",
    "gemma3",
    "gemma3text",
    "gemma3n",
    "gemma3ntext",
    "gemma4",
    "gemma4text",
    "cohere",
    "cohere2",
    "commandr",
    "recurrentgemma",
    "t5gemma",
    "shieldgemma2",
    "paligemma",
    "gemma4unified",
});

// ... with biases on queries, keys and values.
constexpr auto kGatedBias = std::to_array<std::string_view>({
    "qwen2",
    "qwen2moe",
    "qwen2vl",
    "qwen25vl",
    "qwen2vltext",
    "qwen25vltext",
    "qwen2audio",
    "qwen2audioencoder",
    "qwen25omni",
    "chatglm",
    "glm",
    "glm4",
    "glm4v",
    "glm4vtext",
    "dream",
    "qwen",
});

// The GPT line: MLP without a gate.
constexpr auto kUngated = std::to_array<std::string_view>({
    "gptneox",
    "gptj",
    "codegen",
    "phi",
    "phi2",
    "starcoder2",
    "nemotron",
    "persimmon",
    "fuyu",
    "stablelmalpha",
    "pythia",
    "dolly",
    "phimsft",
    "mixformersequential",
    "jais",
    "gptneo",
});

constexpr auto kUngatedTied = std::to_array<std::string_view>({
    "gpt2",
    "opt",
    "bloom",
    "falcon",
    "refinedweb",
    "refinedwebmodel",
    "mpt",
    "gptbigcode",
    "starcoder",
    "xglm",
});

constexpr auto kEncoders = std::to_array<std::string_view>({
    "bert",
    "roberta",
    "xlmroberta",
    "distilbert",
    "deberta",
    "debertav2",
    "electra",
    "mpnet",
    "albert",
    "nomicbert",
    "modernbert",
    "newmodel",
    "jinabert",
    "jinabertv2",
    "new",
    "gtemodel",
});

template<std::size_t N>
bool contains(const std::array<std::string_view, N>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string plain(std::string_view name) {
    std::string result;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z') {
            result += static_cast<char>(c - 'A' + 'a');
        } else if (c != '-' && c != '_' && c != '.') {
            result += c;
        }
    }
    return result;
}

} // namespace

KindFacts kindFacts(std::string_view modelType) {
    const std::string name = plain(modelType);
    KindFacts facts;
    if (contains(kGated, name)) {
        facts.known = true;
        facts.gatedMlp = name != "nemotronh" && name != "nemotronhmoe";
    } else if (contains(kGatedTied, name)) {
        facts.known = true;
        facts.tiedByDefault = true;
    } else if (contains(kGatedBias, name)) {
        facts.known = true;
        facts.qkvBias = true;
        facts.halvedMlp = name == "qwen";
    } else if (contains(kUngated, name) || contains(kUngatedTied, name)) {
        facts.known = true;
        facts.gatedMlp = false;
        facts.tiedByDefault = contains(kUngatedTied, name);
        facts.qkvBias = name != "gptj" && name != "falcon";
        facts.multiQuery = name == "gptbigcode" || name == "starcoder";
    } else if (contains(kEncoders, name)) {
        facts.known = true;
        facts.encoder = true;
        facts.gatedMlp = name == "modernbert" || name == "nomicbert";
        facts.tiedByDefault = true;
        facts.qkvBias = true;
    }
    return facts;
}

} // namespace fitgauge::models
