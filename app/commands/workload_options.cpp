// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/workload_options.h"

#include "core/compare/model_choice.h"
#include "core/models/model_file.h"
#include "core/models/plain_size.h"
#include "core/sizing/format.h"
#include "core/units/parse_number.h"
#include "ui/text/error_text.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cmath>

namespace fitgauge::app {

using namespace Qt::StringLiterals;
using sizing::WeightFormat;

namespace {

constexpr std::int64_t kMostTokens = 100'000'000;
constexpr std::int64_t kMostUsers = 1'000'000;
constexpr std::int64_t kMostRequests = 10'000'000'000;
constexpr double kPpmPerPercent = 10'000;

bool isSame(const QString& name, const std::string& id) {
    const QString full = QString::fromStdString(id);
    return full.compare(name, Qt::CaseInsensitive) == 0 ||
           full.section(u'/', -1).compare(name, Qt::CaseInsensitive) == 0;
}

// "8B", "8.03b", "350M", "1.6T".
std::optional<std::int64_t> plainParameters(const QString& name) {
    const QString lower = name.toLower();
    const int power = lower.endsWith(u'b') ? 9 : lower.endsWith(u'm') ? 6 : lower.endsWith(u't') ? 12 : 0;
    if (power == 0) {
        return std::nullopt;
    }
    const auto parameters = parseScaled(lower.chopped(1).toStdString(), power);
    constexpr std::int64_t kMost = 10'000'000'000'000;
    return parameters && *parameters >= 1 && *parameters <= kMost ? parameters : std::nullopt;
}

void readModelName(Arguments& arguments, std::span<const models::Architecture> known,
                   compare::Workload& workload) {
    const QString name = arguments.text("model");
    const auto found = std::find_if(known.begin(), known.end(), [&](const models::Architecture& model) {
        return isSame(name, model.id);
    });
    if (found != known.end()) {
        workload.model = *found;
    } else if (const auto parameters = plainParameters(name)) {
        workload.model = models::plainSize(*parameters);
    } else if (QFileInfo::exists(name)) {
        auto model = models::openModelFile(QFile::encodeName(name).toStdString());
        if (!model) {
            arguments.refuse(ui::errorText(model.error()));
        } else {
            workload = compare::withModelFromFile(std::move(workload), std::move(*model));
        }
    } else {
        arguments.refuse(
            u"\"%1\" is no model of the catalog, no size such as 8B and no file; `fitgauge catalog models` lists the models."_s
                .arg(name));
    }
}

void readPrecision(Arguments& arguments, compare::Workload& workload) {
    if (arguments.has("precision")) {
        if (const auto format = weightFormatOf(arguments.text("precision"))) {
            workload.serving.weights = workload.training.weights = *format;
        } else {
            arguments.refuse(
                u"--precision takes a format such as bf16, fp8, int4-awq or Q4_K_M, not \"%1\"."_s.arg(
                    arguments.text("precision")));
        }
    }
    if (arguments.has("kv")) {
        if (const auto format = cacheFormatOf(arguments.text("kv"))) {
            workload.serving.keyCache = workload.serving.valueCache = *format;
        } else {
            arguments.refuse(u"--kv takes 16bit, fp8, q8_0 or q4_0, not \"%1\"."_s.arg(arguments.text("kv")));
        }
    }
}

void readEngine(Arguments& arguments, compare::Workload& workload) {
    using sizing::Engine;
    arguments.readChoice<Engine>("engine",
                                 {{"generic", Engine::Generic},
                                  {"vllm", Engine::Vllm},
                                  {"sglang", Engine::Sglang},
                                  {"tensorrt-llm", Engine::TensorRtLlm},
                                  {"llama.cpp", Engine::LlamaCpp},
                                  {"transformers", Engine::Transformers}},
                                 workload.serving.engine);
}

void readTraining(Arguments& arguments, compare::Workload& workload) {
    using sizing::TrainingMethod;
    workload.isTraining = workload.isTraining || arguments.has("training");
    arguments.readChoice<TrainingMethod>("training",
                                         {{"lora", TrainingMethod::Lora},
                                          {"qlora", TrainingMethod::QLora},
                                          {"full-bf16", TrainingMethod::FullBf16},
                                          {"full-mixed", TrainingMethod::FullMixed}},
                                         workload.training.method);
    arguments.readInteger("tokens", 1, kMostTokens, workload.training.tokensPerItem);
    arguments.readInteger("batch-size", 1, kMostUsers, workload.training.batch);
    arguments.readInteger("rank", 1, 65'536, workload.training.loraRank);
}

void readMinutes(Arguments& arguments, const char* name, Duration& target) {
    double minutes = target.inMinutes();
    arguments.readNumber(name, 0, 44'640, minutes);
    target = Duration::milliseconds(std::int64_t{std::llround(minutes * 60'000)});
}

// "none" switches a target off.
template<typename Set>
void readTarget(Arguments& arguments, const char* name, double most, const Set& set) {
    if (!arguments.has(name)) {
        return;
    }
    if (arguments.text(name) == u"none"_s) {
        set(std::nullopt);
        return;
    }
    double value = 0;
    arguments.readNumber(name, 0, most, value);
    set(std::optional(value));
}

} // namespace

Date today() {
    return Date(static_cast<std::int32_t>(QDate(1970, 1, 1).daysTo(QDate::currentDate())));
}

std::optional<WeightFormat> weightFormatOf(const QString& word) {
    const std::string lower = word.toLower().toStdString();
    static const std::array<std::pair<const char*, WeightFormat>, 6> kShort = {
        {{"32bit", WeightFormat::Fp32},
         {"16bit", WeightFormat::Bf16},
         {"8bit", WeightFormat::Fp8},
         {"4bit", WeightFormat::Int4Awq},
         {"awq", WeightFormat::Int4Awq},
         {"gptq", WeightFormat::Int4Gptq}}};
    for (const auto& [name, format] : kShort) {
        if (lower == name) {
            return format;
        }
    }
    if (const auto format = sizing::weightFormatFromName(lower)) {
        return format;
    }
    QString mix = word.toUpper();
    mix.remove(u"GGUF:"_s);
    return sizing::weightFormatFromName("gguf:" + mix.toStdString());
}

std::optional<sizing::KvFormat> cacheFormatOf(const QString& word) {
    const std::string lower = word.toLower().toStdString();
    return sizing::kvFormatFromName(lower == "8bit" ? "fp8" : lower == "f16" ? "fp16" : lower);
}

std::span<const OptionSpec> modelOptions() {
    static constexpr auto kOptions = std::to_array<OptionSpec>(
        {{"model", "M",
          "a model of the catalog, a size such as 8B, or a file: config.json, GGUF, safetensors"},
         {"precision", "P", "bf16, fp16, fp8, int8, int4-awq, int4-gptq, nf4, mxfp4, Q4_K_M ..."},
         {"kv", "K", "format of the KV cache: 16bit, fp8, q8_0, q4_0"},
         {"context", "TOKENS", "tokens of one sequence"},
         {"users", "N", "sequences at once"},
         {"engine", "E", "generic, vllm, sglang, tensorrt-llm, llama.cpp or transformers"},
         {"comfort", "PERCENT", "share of usable memory that still counts as comfortable"},
         {"training", "METHOD", "size fine-tuning: lora, qlora, full-bf16 or full-mixed"},
         {"tokens", "N", "training: tokens of one item"},
         {"batch-size", "N", "training: items a step and card"},
         {"rank", "N", "training: rank of the adapters"}});
    return kOptions;
}

std::span<const OptionSpec> trafficOptions() {
    static constexpr auto kOptions = std::to_array<OptionSpec>(
        {{"prompt", "TOKENS", "tokens of a request"},
         {"answer", "TOKENS", "tokens of an answer"},
         {"requests", "N", "live: requests a day"},
         {"target-first-token", "SECONDS", "live: slowest first token, or none"},
         {"target-speed", "TOKENS/S", "live: least tokens a second and user, or none"},
         {"items", "N", "batch: items of the job"},
         {"finish-within", "HOURS", "batch: or none"},
         {"launches", "N", "research: launches a day"},
         {"active", "MINUTES", "research: of one launch"},
         {"idle", "MINUTES", "research: idle time of one launch"},
         {"days", "N", "research: days a month"}});
    return kOptions;
}

void readModel(Arguments& arguments, std::span<const models::Architecture> known,
               compare::Workload& workload) {
    if (arguments.has("model")) {
        readModelName(arguments, known, workload);
    }
    readEngine(arguments, workload);
    readPrecision(arguments, workload);
    arguments.readInteger("context", 1, kMostTokens, workload.serving.contextTokens);
    arguments.readInteger("users", 1, kMostUsers, workload.serving.users);
    double percent = static_cast<double>(workload.comfort) / kPpmPerPercent;
    arguments.readNumber("comfort", 1, 100, percent);
    workload.comfort = std::int64_t{std::llround(percent * kPpmPerPercent)};
    readTraining(arguments, workload);
}

void readTraffic(Arguments& arguments, compare::Workload& workload) {
    arguments.readInteger("prompt", 1, kMostTokens, workload.traffic.promptTokens);
    arguments.readInteger("answer", 1, kMostTokens, workload.traffic.answerTokens);
    arguments.readInteger("requests", 0, kMostRequests, workload.traffic.requestsPerDay);
    arguments.readInteger("items", 1, kMostRequests, workload.batch.items);
    arguments.readInteger("launches", 0, 1000, workload.sessions.launchesPerDay);
    arguments.readInteger("days", 0, 31, workload.sessions.daysPerMonth);
    readMinutes(arguments, "active", workload.sessions.active);
    readMinutes(arguments, "idle", workload.sessions.idle);
    const auto time = [](std::optional<double> value, double milliseconds) {
        return value
                   ? std::optional(Duration::milliseconds(std::int64_t{std::llround(*value * milliseconds)}))
                   : std::nullopt;
    };
    readTarget(arguments, "target-first-token", 3600,
               [&](std::optional<double> seconds) { workload.targets.firstToken = time(seconds, 1000); });
    readTarget(arguments, "target-speed", 100'000,
               [&](std::optional<double> rate) { workload.targets.tokensPerSecondPerUser = rate; });
    readTarget(arguments, "finish-within", 87'600,
               [&](std::optional<double> hours) { workload.batch.finishWithin = time(hours, 3'600'000); });
}

} // namespace fitgauge::app
