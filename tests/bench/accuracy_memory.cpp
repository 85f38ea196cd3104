// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/alias_table.h"
#include "core/hardware/gpu_table.h"
#include "core/models/model_table.h"
#include "core/sizing/estimate.h"
#include "tests/bench/bench.h"
#include "tests/bench/memory/model_match.h"
#include "tests/bench/memory/predict.h"
#include "tests/bench/memory/report.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace fitgauge::bench {
namespace {

constexpr std::size_t kFileLimit = 256U << 20U;

Expected<CsvTable> readTable(const std::string& path) {
    const auto text = readFile(path, kFileLimit);
    if (!text) {
        return Unexpected(text.error());
    }
    return CsvTable::parse(path, *text);
}

int complain(const Error& error) {
    std::string arguments;
    for (const std::string& argument : error.arguments) {
        arguments += " " + argument;
    }
    std::fprintf(stderr, "fitgauge_bench: %s%s\n", std::string(errorWord(error.code)).c_str(),
                 arguments.c_str());
    return 3;
}

struct Facts {
    std::vector<models::Architecture> models;
    std::vector<hardware::Gpu> gpus;
    std::vector<hardware::AliasEntry> aliases;
};

Expected<Facts> readFacts() {
    Facts facts;
    const auto modelTable = readTable(catalogFile("models.csv"));
    if (!modelTable) {
        return Unexpected(modelTable.error());
    }
    const auto gpuTable = readTable(catalogFile("gpus.csv"));
    if (!gpuTable) {
        return Unexpected(gpuTable.error());
    }
    const auto aliasTable = readTable(catalogFile("gpu_aliases.csv"));
    if (!aliasTable) {
        return Unexpected(aliasTable.error());
    }
    auto models = models::readModels(*modelTable);
    if (!models) {
        return Unexpected(models.error());
    }
    auto gpus = hardware::readGpus(*gpuTable);
    if (!gpus) {
        return Unexpected(gpus.error());
    }
    auto aliases = hardware::readAliases(*aliasTable, *gpus);
    if (!aliases) {
        return Unexpected(aliases.error());
    }
    return Facts{std::move(*models), std::move(*gpus), std::move(*aliases)};
}

std::vector<Prediction> predictAll(const CsvTable& table, const Facts& facts) {
    const ModelMatcher matcher(facts.models);
    const hardware::AliasResolver resolver(facts.gpus, facts.aliases);
    std::vector<Prediction> predictions;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const MemoryCase run(table, row, matcher.find(table.at(row, "model"), table.at(row, "model_key")));
        const std::size_t first = predictions.size();
        predictWeights(run, predictions);
        predictCache(run, predictions);
        predictVllm(run, resolver, facts.gpus, predictions);
        predictWholeModel(run, predictions);
        predictTraining(run, predictions);
        if (const std::string& note = run.text("use_note"); !note.empty()) {
            for (std::size_t i = first; i < predictions.size(); ++i) {
                predictions[i].predicted.reset();
                predictions[i].reason = note;
            }
        }
    }
    return predictions;
}

// Time of one evaluation (model, load, card, count), nanoseconds, over the whole catalog.
double evaluationNanoseconds(const Facts& facts) {
    constexpr int kRounds = 50;
    constexpr std::array<int, 4> kCounts = {1, 2, 4, 8};
    std::int64_t sum = 0;
    std::int64_t evaluations = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (int round = 0; round < kRounds; ++round) {
        for (const models::Architecture& model : facts.models) {
            const hardware::Gpu& gpu = facts.gpus[static_cast<std::size_t>(evaluations) % facts.gpus.size()];
            sum +=
                sizing::estimateServing(model, {}, gpu, 1, sizing::kDefaultComfort, kCounts).needed.count() &
                1;
            ++evaluations;
        }
    }
    const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - begin;
    return sum < 0 ? 0 : passed.count() / static_cast<double>(evaluations);
}

} // namespace

int accuracyMemory(const std::string& file, Arguments options) {
    const auto facts = readFacts();
    if (!facts) {
        return complain(facts.error());
    }
    const auto table = readTable(file);
    if (!table) {
        return complain(table.error());
    }
    const std::vector<Prediction> predictions = predictAll(*table, *facts);
    printSummary(predictions);
    if (hasOption(options, "--detail")) {
        printDetail(predictions);
        std::printf("sizing,time,nanoseconds of one evaluation,%zu,%.0f,\n", facts->models.size(),
                    evaluationNanoseconds(*facts));
    }
    const std::string out = optionValue(options, "--predictions");
    return out.empty() || writePredictions(out, predictions) ? 0 : 3;
}

} // namespace fitgauge::bench
