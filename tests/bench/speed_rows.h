// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/models/architecture.h"
#include "core/speed/estimate.h"
#include "core/units/csv.h"
#include "tests/bench/memory/model_match.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace fitgauge::bench {

// Reads rows with the columns of measured_throughput.csv (or of the worked cases) and asks the estimator.

// A model by the key that such files use, by Hub id, or by the last part of the id; else by family, version
// and size, so that a quantised copy by somebody else has the shape of its original. The matcher points into
// the models held here, hence no copies.
class ModelDirectory {
  public:
    // `catalog` is models.csv as read; `shapes` is tests/data/speed_models.csv: keys, their Hub id, and a
    // shape for the few that the catalog lacks. With `preferShapes` the shape there always wins.
    ModelDirectory(std::vector<models::Architecture> catalog, const CsvTable& shapes, bool preferShapes);

    [[nodiscard]] const models::Architecture* find(const std::string& name) const;

    ModelDirectory(const ModelDirectory&) = delete;
    ModelDirectory(ModelDirectory&&) = default;
    ModelDirectory& operator=(const ModelDirectory&) = delete;
    ModelDirectory& operator=(ModelDirectory&&) = default;
    ~ModelDirectory() = default;

  private:
    std::unordered_map<std::string, models::Architecture> m_byName;
    std::vector<models::Architecture> m_models; // never changed once the matcher is made
    std::optional<ModelMatcher> m_matcher;
};

enum class Lane { Server, LlamaCpp }; // which table of the accuracy report a row belongs to

// One row, with words turned into values. An empty optional was not measured or not said.
struct SpeedRow {
    std::string id, source, mode, model, gpu, weightFormat, engine, useNote;
    Lane lane = Lane::Server;
    int cards = 1;
    std::optional<speed::Layout> layout; // empty: the source does not tell
    sizing::Serving serving;
    speed::Traffic traffic;
    speed::ServerSettings settings;
    bool formatKnown = true;
    bool asksPrompt = false; // the rate is of prompt tokens
    std::string rateKind;    // tps_kind
    std::optional<double> tokensPerSecond, firstTokenMs, tokenMs;
};

[[nodiscard]] SpeedRow speedRow(const CsvTable& table, std::size_t row);

[[nodiscard]] speed::SpeedEstimate predict(const speed::Constants& constants, const SpeedRow& row,
                                           const models::Architecture& model, const hardware::Gpu& gpu);

// The figure that stands in the row's tps column, out of an estimate.
[[nodiscard]] double predictedRate(const SpeedRow& row, const speed::SpeedEstimate& estimate);

} // namespace fitgauge::bench
