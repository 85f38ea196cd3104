// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/alias_resolver.h"
#include "core/hardware/gpu_table.h"
#include "core/models/model_table.h"
#include "tests/bench/bench.h"
#include "tests/bench/speed_detail.h"
#include "tests/bench/speed_score.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <set>

namespace fitgauge::bench {

namespace {

constexpr std::size_t kFileLimit = 256U << 20U;

Expected<CsvTable> load(const std::string& path) {
    const auto text = readFile(path, kFileLimit);
    if (!text) {
        return Unexpected(text.error());
    }
    return CsvTable::parse(path, *text);
}

template<typename T, typename Read>
Expected<T> loadAs(const std::string& path, Read read) {
    const auto table = load(path);
    if (!table) {
        return Unexpected(table.error());
    }
    return read(*table);
}

int complain(const Error& error) {
    std::string words;
    for (const std::string& argument : error.arguments) {
        words += ' ' + argument;
    }
    fmt::print(stderr, "fitgauge_bench: {}{}\n", errorWord(error.code), words);
    return 3;
}

// What every row is asked of.
struct World {
    speed::Constants constants;
    std::map<std::string, hardware::Gpu> gpus;
    ModelDirectory models;
    std::vector<hardware::Gpu> parts; // as the resolver's matches count them
    hardware::AliasResolver resolver;
};

Expected<World> loadWorld(Arguments options) {
    const std::string own = optionValue(options, "--constants");
    const auto constants = loadAs<speed::Constants>(own.empty() ? catalogFile("speed_constants.csv") : own,
                                                    speed::readConstants);
    if (!constants) {
        return Unexpected(constants.error());
    }
    const auto gpus = loadAs<std::vector<hardware::Gpu>>(catalogFile("gpus.csv"), hardware::readGpus);
    if (!gpus) {
        return Unexpected(gpus.error());
    }
    auto models = loadAs<std::vector<models::Architecture>>(catalogFile("models.csv"), models::readModels);
    if (!models) {
        return Unexpected(models.error());
    }
    const auto shapes = load(FITGAUGE_SOURCE_DIR "/tests/data/speed_models.csv");
    if (!shapes) {
        return Unexpected(shapes.error());
    }
    const auto aliasTable = load(catalogFile("gpu_aliases.csv"));
    if (!aliasTable) {
        return Unexpected(aliasTable.error());
    }
    const auto aliases = hardware::readAliases(*aliasTable, *gpus);
    if (!aliases) {
        return Unexpected(aliases.error());
    }
    World world{*constants,
                {},
                ModelDirectory(*std::move(models), *shapes, false),
                *gpus,
                hardware::AliasResolver(*gpus, *aliases)};
    for (const hardware::Gpu& gpu : *gpus) {
        world.gpus.emplace(gpu.canonical, gpu);
    }
    return world;
}

// A card by its canonical name, else as drivers, clouds and shops spell it. An unknown name stays as it is.
std::string canonicalName(const World& world, const std::string& name) {
    if (world.gpus.contains(name)) {
        return name;
    }
    const auto match = world.resolver.resolve(name);
    return match ? world.parts[match->gpu].canonical : name;
}

void addFigure(std::vector<Scored>& out, const Scored& common, const char* quantity,
               std::optional<double> measured, double predicted, double low, double high) {
    if (!measured || !(*measured > 0)) {
        return;
    }
    Scored s = common;
    s.quantity = quantity;
    s.measured = *measured;
    if (s.reason.empty() && predicted > 0) {
        s.predicted = predicted;
        s.low = low;
        s.high = high;
    } else if (s.reason.empty()) {
        s.reason = "no figure of this kind";
    }
    out.push_back(std::move(s));
}

void scoreRow(std::vector<Scored>& out, const World& world, const SpeedRow& row) {
    const models::Architecture* model = world.models.find(row.model);
    const auto gpu = world.gpus.find(row.gpu);
    Scored common;
    common.row = &row;
    common.leftOut = !row.useNote.empty() || model == nullptr;
    speed::SpeedEstimate e;
    if (model == nullptr || gpu == world.gpus.end() || !row.formatKnown) {
        common.reason = model == nullptr          ? "model unknown"
                        : gpu == world.gpus.end() ? "card unknown"
                                                  : "format without evidence";
    } else {
        e = predict(world.constants, row, *model, gpu->second);
        common.reason = reasonWord(e.reason);
    }
    const double rate = predictedRate(row, e);
    const double factor = e.timePerOutputToken.typical > 0
                              ? e.timePerOutputToken.slow / e.timePerOutputToken.typical
                              : world.constants.slowCaseServer;
    if (row.lane == Lane::LlamaCpp) {
        addFigure(out, common, kSpeedQuantities[row.asksPrompt ? 4 : 3], row.tokensPerSecond, rate,
                  rate / factor, rate * factor);
        return;
    }
    addFigure(out, common, kSpeedQuantities[0], row.tokensPerSecond, rate, rate / factor, rate * factor);
    const double token = e.timePerOutputToken.typical * 1e3;
    addFigure(out, common, kSpeedQuantities[1], row.tokenMs, token, token / factor, token * factor);
    addFigure(out, common, kSpeedQuantities[2], row.firstTokenMs, e.firstToken.typical * 1e3,
              e.firstToken.low * 1e3 / factor, e.firstToken.high * 1e3 * factor);
}

std::string quoted(std::string text) {
    if (text.find_first_of(",\"\n") == std::string::npos) {
        return text;
    }
    for (std::size_t at = 0; (at = text.find('"', at)) != std::string::npos; at += 2) {
        text.insert(at, 1, '"');
    }
    return '"' + text + '"';
}

int writePredictions(const std::string& path, const std::vector<Scored>& figures) {
    std::ofstream out(path);
    out << "id,quantity,measured,predicted,reason\n";
    for (const Scored& s : figures) {
        const std::string predicted = s.predicted > 0 ? fmt::format("{:.9g}", s.predicted) : "";
        out << fmt::format("{},{},{:.9g},{},{}\n", quoted(s.row->id), s.quantity, s.measured, predicted,
                           quoted(s.reason));
    }
    out.flush();
    return out ? 0 : complain({ErrorCode::FileUnwritable, {path, "write failed"}, {}});
}

void printTable(const std::vector<Scored>& figures) {
    fmt::print("quantity,rows,left_out,median_pct,p90_pct\n");
    for (const char* quantity : kSpeedQuantities) {
        std::vector<const Scored*> chosen;
        for (const Scored& s : figures) {
            if (s.quantity == quantity) {
                chosen.push_back(&s);
            }
        }
        const Spread spread = spreadOf(chosen);
        const bool isVoid = spread.leftOut * 10 > spread.rows;
        fmt::print("{},{},{},{:.1f},{:.1f}{}\n", quantity, spread.rows, spread.leftOut, spread.median,
                   spread.p90, isVoid ? ",void" : "");
    }
}

} // namespace

int accuracySpeed(const std::string& file, Arguments options) {
    const auto table = load(file);
    if (!table) {
        return complain(table.error());
    }
    const auto world = loadWorld(options);
    if (!world) {
        return complain(world.error());
    }
    std::vector<SpeedRow> rows;
    for (std::size_t i = 0; i < table->rows(); ++i) {
        rows.push_back(speedRow(*table, i));
        rows.back().gpu = canonicalName(*world, rows.back().gpu);
    }
    std::vector<Scored> figures;
    for (const SpeedRow& row : rows) {
        scoreRow(figures, *world, row);
    }
    printTable(figures);
    if (hasOption(options, "--detail")) {
        printSpeedDetail(figures, world->gpus);
    }
    const std::string predictions = optionValue(options, "--predictions");
    return predictions.empty() ? 0 : writePredictions(predictions, figures);
}

} // namespace fitgauge::bench
