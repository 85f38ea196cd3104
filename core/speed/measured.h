// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/estimate.h"
#include "core/units/csv.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::speed {

// One published measurement: a row of resources/catalog/measured_speed.csv, restated with its source. An
// empty optional was not measured.
struct MeasuredRow {
    std::string gpu; // canonical
    int cards = 1;
    std::string model; // as the source names it
    double parametersBillions = 0, activeBillions = 0;
    sizing::WeightFormat weights = sizing::WeightFormat::Bf16;
    sizing::Engine engine = sizing::Engine::Vllm;
    std::int64_t users = 1; // in flight; 0: not bounded
    std::int64_t promptTokens = 0, answerTokens = 0;
    std::optional<double> outputTokensPerSecond; // all cards together
    std::optional<double> promptTokensPerSecond;
    std::optional<double> firstTokenSeconds, timePerOutputToken;
    std::string source, sourceUrl;
    friend bool operator==(const MeasuredRow&, const MeasuredRow&) = default;
};

class MeasuredTable {
  public:
    // CsvColumnMissing, CsvValueBad.
    [[nodiscard]] static Expected<MeasuredTable> read(const CsvTable& table);

    [[nodiscard]] const std::vector<MeasuredRow>& rows() const { return m_rows; }

    // All rows of one part.
    [[nodiscard]] std::span<const MeasuredRow> of(std::string_view gpu) const;

    // The row of this part whose model size, format, card count, load and lengths are nearest, or null when
    // none is within a factor of two in active parameters, with the same kind of engine and width of weights.
    [[nodiscard]] const MeasuredRow* nearest(const models::Architecture& model,
                                             const sizing::Serving& serving, const Traffic& traffic,
                                             const hardware::Gpu& gpu, int cards) const;

    friend bool operator==(const MeasuredTable&, const MeasuredTable&) = default;

  private:
    std::vector<MeasuredRow> m_rows; // sorted by gpu
};

// What the table says about a formula's figure: MeasuredNearby with a nearest row, SpecificationOnly when it
// has no row of this part at all. Other bases stay.
[[nodiscard]] SpeedEstimate withEvidence(SpeedEstimate estimate, const MeasuredTable& table,
                                         const hardware::Gpu& gpu, const MeasuredRow* nearest);

// The user's own run on this card replaces the formula: output tokens per second as measured at the load that
// `estimate` was made for; everything that follows from it is scaled alike. Basis Measured, typical and slow
// the same. SpeedEstimate unchanged when `measured` is not finite and above zero.
[[nodiscard]] SpeedEstimate replacedByOwnRun(SpeedEstimate estimate, double outputTokensPerSecond);

} // namespace fitgauge::speed
