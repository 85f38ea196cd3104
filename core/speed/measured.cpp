// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/measured.h"

#include "core/speed/shape.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>

namespace fitgauge::speed {

namespace {

using sizing::Engine;
using sizing::WeightFormat;

const std::map<std::string, WeightFormat>& formatWords() {
    static const std::map<std::string, WeightFormat> words = {{"bf16", WeightFormat::Bf16},
                                                              {"fp16", WeightFormat::Fp16},
                                                              {"fp8", WeightFormat::Fp8},
                                                              {"int8", WeightFormat::Int8},
                                                              {"gptq-int8", WeightFormat::Int8Gptq},
                                                              {"awq-int4", WeightFormat::Int4Awq},
                                                              {"gptq-int4", WeightFormat::Int4Gptq},
                                                              {"nf4", WeightFormat::Nf4},
                                                              {"nvfp4", WeightFormat::Nvfp4},
                                                              {"mxfp4", WeightFormat::Mxfp4},
                                                              {"F16", WeightFormat::GgufF16},
                                                              {"Q8_0", WeightFormat::GgufQ8_0},
                                                              {"Q4_K_M", WeightFormat::GgufQ4_K_M},
                                                              {"Q4_0", WeightFormat::GgufQ4_0}};
    return words;
}

const std::map<std::string, Engine>& engineWords() {
    static const std::map<std::string, Engine> words = {{"vLLM", Engine::Vllm},
                                                        {"SGLang", Engine::Sglang},
                                                        {"TensorRT-LLM", Engine::TensorRtLlm},
                                                        {"llama.cpp", Engine::LlamaCpp},
                                                        {"other", Engine::Generic}};
    return words;
}

// Reads the cells of one row; remembers the first that is bad.
class RowReader {
  public:
    RowReader(const CsvTable& table, std::size_t row) : m_table(table), m_row(row) {}

    [[nodiscard]] const std::string& text(const char* column) const { return m_table.at(m_row, column); }

    std::optional<double> number(const char* column) {
        const std::string& cell = text(column);
        if (cell.empty()) {
            return std::nullopt;
        }
        double value = 0;
        const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
        if (error != std::errc() || end != cell.data() + cell.size() || !std::isfinite(value) || value < 0) {
            markBad(column);
        }
        return value;
    }

    std::int64_t whole(const char* column) {
        const double value = number(column).value_or(0);
        if (value > 1e12) {
            markBad(column);
            return 0;
        }
        return std::int64_t{std::llround(value)};
    }

    template<typename T>
    T word(const char* column, const std::map<std::string, T>& words) {
        const auto found = words.find(text(column));
        if (found == words.end()) {
            markBad(column);
            return T{};
        }
        return found->second;
    }

    [[nodiscard]] std::optional<Error> error() const { return m_error; }

  private:
    void markBad(const char* column) {
        if (!m_error) {
            m_error = Error{ErrorCode::CsvValueBad,
                            {m_table.name(), std::to_string(m_table.line(m_row)), column, text(column)},
                            {}};
        }
    }

    const CsvTable& m_table;
    std::size_t m_row;
    std::optional<Error> m_error;
};

std::optional<double> seconds(std::optional<double> milliseconds) {
    return milliseconds ? std::optional(*milliseconds / 1e3) : std::nullopt;
}

Expected<MeasuredRow> readRow(const CsvTable& table, std::size_t at) {
    RowReader in(table, at);
    MeasuredRow row;
    row.gpu = in.text("gpu");
    row.cards = static_cast<int>(std::clamp<std::int64_t>(in.whole("cards"), 1, 4096));
    row.model = in.text("model");
    row.parametersBillions = in.number("parameters_b").value_or(0);
    row.activeBillions = in.number("active_b").value_or(0);
    row.weights = in.word("weights", formatWords());
    row.engine = in.word("engine", engineWords());
    row.users = in.whole("users");
    row.promptTokens = in.whole("prompt_tokens");
    row.answerTokens = in.whole("answer_tokens");
    row.outputTokensPerSecond = in.number("output_tps");
    row.promptTokensPerSecond = in.number("prompt_tps");
    row.firstTokenSeconds = seconds(in.number("first_token_ms"));
    row.timePerOutputToken = seconds(in.number("time_per_output_token_ms"));
    row.source = in.text("source");
    row.sourceUrl = in.text("source_url");
    if (const auto error = in.error()) {
        return Unexpected(*error);
    }
    return row;
}

double distance(double a, double b) {
    return a > 0 && b > 0 ? std::abs(std::log(a / b)) : 0;
}

// 16, 8 or 4 bits and below: rows of another width tell little.
int widthClass(WeightFormat weights) {
    const double bytes = bytesPerWeight(weights);
    return bytes > 1.5 ? 16 : bytes > 0.8 ? 8 : 4;
}

bool isAlike(const MeasuredRow& row, double active, const sizing::Serving& serving, int cards) {
    constexpr double kFactorTwo = 0.6932;
    const bool sameKind = (row.engine == Engine::LlamaCpp) == (serving.engine == Engine::LlamaCpp);
    return sameKind && widthClass(row.weights) == widthClass(serving.weights) &&
           distance(row.activeBillions, active) <= kFactorTwo && distance(row.cards, cards) <= kFactorTwo;
}

// Weighed by how much each difference moves tokens per second.
double farness(const MeasuredRow& row, double active, const sizing::Serving& serving, const Traffic& traffic,
               int cards) {
    constexpr double kUnbounded = 256;
    const double users = row.users > 0 ? static_cast<double>(row.users) : kUnbounded;
    const double format = row.weights == serving.weights ? 0 : 0.2;
    const double engine = row.engine == serving.engine ? 0 : 0.1;
    return distance(row.activeBillions, active) + distance(row.cards, cards) + format + engine +
           0.6 * distance(users, static_cast<double>(traffic.users)) +
           0.3 * distance(static_cast<double>(row.promptTokens), static_cast<double>(traffic.promptTokens)) +
           0.2 * distance(static_cast<double>(row.answerTokens), static_cast<double>(traffic.answerTokens));
}

void scale(Figure& figure, double factor) {
    figure.typical *= factor;
    figure.slow = figure.typical;
}

} // namespace

Expected<MeasuredTable> MeasuredTable::read(const CsvTable& table) {
    for (const char* column : {"gpu", "cards", "model", "parameters_b", "active_b", "weights", "engine",
                               "users", "prompt_tokens", "answer_tokens", "output_tps", "prompt_tps",
                               "first_token_ms", "time_per_output_token_ms", "source", "source_url"}) {
        if (!table.has(column)) {
            return fail(ErrorCode::CsvColumnMissing, {table.name(), column});
        }
    }
    MeasuredTable result;
    result.m_rows.reserve(table.rows());
    for (std::size_t at = 0; at < table.rows(); ++at) {
        auto row = readRow(table, at);
        if (!row) {
            return Unexpected(row.error());
        }
        result.m_rows.push_back(*std::move(row));
    }
    std::stable_sort(result.m_rows.begin(), result.m_rows.end(),
                     [](const MeasuredRow& a, const MeasuredRow& b) { return a.gpu < b.gpu; });
    return result;
}

std::span<const MeasuredRow> MeasuredTable::of(std::string_view gpu) const {
    const auto byGpu = [](const auto& a, const auto& b) {
        const auto name = [](const auto& x) -> std::string_view {
            if constexpr (std::is_same_v<std::decay_t<decltype(x)>, MeasuredRow>) {
                return x.gpu;
            } else {
                return x;
            }
        };
        return name(a) < name(b);
    };
    const auto [first, last] = std::equal_range(m_rows.begin(), m_rows.end(), gpu, byGpu);
    return {first, last};
}

const MeasuredRow* MeasuredTable::nearest(const models::Architecture& model, const sizing::Serving& serving,
                                          const Traffic& traffic, const hardware::Gpu& gpu, int cards) const {
    const auto parameters = model.activeParameters ? model.activeParameters : model.totalParameters;
    if (!parameters) {
        return nullptr;
    }
    const double active = static_cast<double>(*parameters) / 1e9;
    const MeasuredRow* best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const MeasuredRow& row : of(gpu.canonical)) {
        if (!isAlike(row, active, serving, cards)) {
            continue;
        }
        const double far = farness(row, active, serving, traffic, cards);
        if (far < least) {
            least = far;
            best = &row;
        }
    }
    return best;
}

SpeedEstimate withEvidence(SpeedEstimate estimate, const MeasuredTable& table, const hardware::Gpu& gpu,
                           const MeasuredRow* nearest) {
    const bool isFormula = estimate.basis == Basis::Estimated || estimate.basis == Basis::SpecificationOnly;
    if (!isFormula) {
        return estimate;
    }
    if (nearest != nullptr) {
        estimate.basis = Basis::MeasuredNearby;
    } else if (table.of(gpu.canonical).empty()) {
        estimate.basis = Basis::SpecificationOnly;
    }
    return estimate;
}

SpeedEstimate replacedByOwnRun(SpeedEstimate e, double outputTokensPerSecond) {
    const bool good = std::isfinite(outputTokensPerSecond) && outputTokensPerSecond > 0 &&
                      e.basis != Basis::NoData && e.outputTokensPerSecond.typical > 0;
    if (!good) {
        return e;
    }
    const double factor = outputTokensPerSecond / e.outputTokensPerSecond.typical;
    for (Figure* rate : {&e.outputTokensPerSecond, &e.totalTokensPerSecond, &e.requestsPerSecond,
                         &e.perUserTokensPerSecond}) {
        scale(*rate, factor);
    }
    scale(e.timePerOutputToken, 1 / factor);
    e.computeShare = std::min(1.0, e.computeShare * factor);
    e.bandwidthShare = std::min(1.0, e.bandwidthShare * factor);
    e.basis = Basis::Measured;
    e.weak = false;
    return e;
}

} // namespace fitgauge::speed
