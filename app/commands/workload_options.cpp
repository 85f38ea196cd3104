// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/workload_options.h"

#include "core/compare/model_choice.h"
#include "core/models/model_file.h"
#include "core/models/plain_size.h"
#include "core/report/words.h"
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
constexpr std::int64_t kMostGb = 1'000'000'000;
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
            arguments.refuseData(ui::errorText(model.error()));
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

// A word of core/report/words.h; `choices` is for the sentence.
template<typename E>
void readWord(Arguments& arguments, const char* name, const char* choices, E& target) {
    std::vector<E> found;
    arguments.readList(
        name, choices, [](const std::string& word) { return report::fromWord<E>(word); }, found);
    if (!found.empty()) {
        target = found.back();
    }
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
    readWord(arguments, "optimizer", "adam adam-8bit paged-adam-8bit", workload.training.optimizer);
    readWord(arguments, "loss", "plain fused chunked", workload.training.loss);
    readWord(arguments, "sharding", "none optimizer optimizer-and-gradients full",
             workload.training.sharding);
    workload.training.checkpointing = workload.training.checkpointing && !arguments.has("no-checkpointing");
    workload.training.flashAttention =
        workload.training.flashAttention && !arguments.has("no-flash-attention");
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

std::optional<Duration> timeOf(std::optional<double> value, double milliseconds) {
    return value ? std::optional(Duration::milliseconds(std::int64_t{std::llround(*value * milliseconds)}))
                 : std::nullopt;
}

void readSpot(Arguments& arguments, billing::SpotTerms& spot) {
    constexpr double kMostPercent = 6'000; // a reclaim each minute
    double percent = spot.reclaimsPerHour * 100;
    arguments.readNumber("reclaims", 0, kMostPercent, percent);
    spot.reclaimsPerHour = percent / 100;
    readTarget(arguments, "checkpoint", 44'640,
               [&](std::optional<double> minutes) { spot.checkpointEvery = timeOf(minutes, 60'000); });
    readMinutes(arguments, "restart", spot.restart);
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
         {"precision", "P", "bf16, fp16, fp8, int8, int4-awq, int4-gptq, nf4, mxfp4, Q4_K_M ...",
          "fp32 bf16 fp16 fp8 int8 int4-awq int4-gptq nf4 mxfp4 Q8_0 Q6_K Q5_K_M Q4_K_M"},
         {"kv", "K", "format of the KV cache: 16bit, fp8, q8_0, q4_0", "fp16 fp8 q8_0 q4_0"},
         {"context", "TOKENS", "tokens of one sequence"},
         {"users", "N", "sequences at once"},
         {"engine", "E", "generic, vllm, sglang, tensorrt-llm, llama.cpp or transformers",
          "generic vllm sglang tensorrt-llm llama.cpp transformers"},
         {"comfort", "PERCENT", "share of usable memory that still counts as comfortable"}});
    return kOptions;
}

std::span<const OptionSpec> trainingOptions() {
    static constexpr auto kOptions = std::to_array<OptionSpec>(
        {{"training", "METHOD", "size fine-tuning: lora, qlora, full-bf16 or full-mixed",
          "lora qlora full-bf16 full-mixed"},
         {"tokens", "N", "training: tokens of one item"},
         {"batch-size", "N", "training: items a step and card"},
         {"rank", "N", "training: rank of the adapters"},
         {"optimizer", "O", "training: adam, adam-8bit or paged-adam-8bit", "adam adam-8bit paged-adam-8bit"},
         {"loss", "L", "training: plain, fused or chunked cross entropy", "plain fused chunked"},
         {"sharding", "S", "training on more than one card: none, optimizer, optimizer-and-gradients, full",
          "none optimizer optimizer-and-gradients full"},
         {"no-checkpointing", "", "training: keep all activations"},
         {"no-flash-attention", "", "training: hold the attention scores"}});
    return kOptions;
}

std::span<const OptionSpec> requestOptions() {
    static constexpr auto kOptions = std::to_array<OptionSpec>(
        {{"prompt", "TOKENS", "tokens of a request"},
         {"answer", "TOKENS", "tokens of an answer"},
         {"target-first-token", "SECONDS", "live: slowest first token, or none"},
         {"target-speed", "TOKENS/S", "live: least tokens a second and user, or none"},
         {"cached-prompt", "PERCENT", "share of prompt tokens that the prefix cache holds"},
         {"no-continuous-batching", "", "a batch runs from start to end"},
         {"no-paged-cache", "", "each slot reserves its longest context"},
         {"no-quantised-kernels", "", "weights are unpacked before each product"}});
    return kOptions;
}

std::span<const OptionSpec> trafficOptions() {
    static constexpr auto kOptions = std::to_array<OptionSpec>(
        {{"requests", "N", "live: requests a day"},
         {"traffic", "PATTERN", "live: how they come: steady, office-hours, evening-peak, bursts",
          "steady office-hours evening-peak bursts"},
         {"items", "N", "batch: items of the job"},
         {"finish-within", "HOURS", "batch: or none"},
         {"reclaims", "PERCENT", "batch on spot: machines reclaimed an hour"},
         {"checkpoint", "MINUTES", "batch on spot: between checkpoints, or none"},
         {"restart", "MINUTES", "batch on spot: until it runs again"},
         {"launches", "N", "research: launches a day"},
         {"active", "MINUTES", "research: of one launch"},
         {"idle", "MINUTES", "research: idle time of one launch"},
         {"stop-when-idle", "", "research: stop in the break and start again"},
         {"days", "N", "research: days a month"},
         {"known-run", "GPU:MINUTES[:ITEMS]",
          "research, batch: a run you made; other cards are scaled from it"},
         {"volume", "GB", "kept on a volume all month"},
         {"link", "MBIT/S", "at which data is fetched where no volume is kept"},
         {"egress", "GB", "research: leaves in a month"},
         {"response", "BYTES", "live: of one answer"}});
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

void readRequest(Arguments& arguments, compare::Workload& workload) {
    arguments.readInteger("prompt", 1, kMostTokens, workload.traffic.promptTokens);
    arguments.readInteger("answer", 1, kMostTokens, workload.traffic.answerTokens);
    readTarget(arguments, "target-first-token", 3600,
               [&](std::optional<double> seconds) { workload.targets.firstToken = timeOf(seconds, 1000); });
    readTarget(arguments, "target-speed", 100'000,
               [&](std::optional<double> rate) { workload.targets.tokensPerSecondPerUser = rate; });
    double percent = static_cast<double>(workload.server.prefixCachedPpm) / kPpmPerPercent;
    arguments.readNumber("cached-prompt", 0, 100, percent);
    workload.server.prefixCachedPpm = std::int64_t{std::llround(percent * kPpmPerPercent)};
    for (const auto& [name, flag] : {std::pair("no-continuous-batching", &workload.server.continuousBatching),
                                     {"no-paged-cache", &workload.server.pagedKv},
                                     {"no-quantised-kernels", &workload.server.quantisedKernels}}) {
        *flag = *flag && !arguments.has(name);
    }
}

void readTraffic(Arguments& arguments, compare::Workload& workload) {
    arguments.readInteger("requests", 0, kMostRequests, workload.traffic.requestsPerDay);
    readWord(arguments, "traffic", "steady office-hours evening-peak bursts", workload.traffic.pattern);
    arguments.readInteger("items", 1, kMostRequests, workload.batch.items);
    readTarget(arguments, "finish-within", 87'600,
               [&](std::optional<double> hours) { workload.batch.finishWithin = timeOf(hours, 3'600'000); });
    readSpot(arguments, workload.spot);
    arguments.readInteger("launches", 0, 1000, workload.sessions.launchesPerDay);
    arguments.readInteger("days", 0, 31, workload.sessions.daysPerMonth);
    readMinutes(arguments, "active", workload.sessions.active);
    readMinutes(arguments, "idle", workload.sessions.idle);
    workload.sessions.stopWhenIdle = workload.sessions.stopWhenIdle || arguments.has("stop-when-idle");
    arguments.readInteger("volume", 0, kMostGb, workload.extras.volumeGb);
    arguments.readInteger("link", 1, kMostGb, workload.extras.linkMbps);
    arguments.readInteger("egress", 0, kMostGb, workload.extras.egressGb);
    arguments.readInteger("response", 0, kMostGb, workload.extras.responseBytes);
}

} // namespace fitgauge::app
