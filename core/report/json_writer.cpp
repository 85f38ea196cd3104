// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_writer.h"

#include "core/catalog/words.h"
#include "core/compare/explain.h"
#include "core/report/cell_text.h"
#include "core/report/csv_header.h"
#include "core/report/plan_file.h"
#include "core/report/words.h"
#include "core/sizing/format.h"
#include "core/units/parse_number.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <type_traits>
#include <variant>

namespace fitgauge::report {
namespace {

using compare::Column;
using compare::Comparison;
using compare::OfferTable;
using Json = nlohmann::ordered_json;

constexpr int kFormatVersion = 1;

// Names from price lists may hold broken UTF-8: replaced, never thrown.
std::string dumped(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json moneyJson(const std::string& amount, Currency currency) {
    return amount.empty() ? Json(nullptr) : Json{{"amount", amount}, {"currency", currency.code()}};
}

Json moneyJson(const std::optional<Money>& money) {
    return money ? moneyJson(moneyText(money), money->currency) : Json(nullptr);
}

template<typename T>
Json orNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json bytesJson(const std::optional<Bytes>& bytes) {
    return bytes ? Json(bytes->count()) : Json(nullptr);
}

Json secondsJson(const std::optional<Duration>& time) {
    return time ? Json(time->inSeconds()) : Json(nullptr);
}

// The cell of the CSV as a JSON value: the same digits, so that both say the same.
Json cellJson(const Comparison& comparison, OfferTable::Row row, Column column,
              const compare::RowFigures& figures) {
    if (column == Column::Ready) {
        return figures.ready ? Json{{"low", figures.ready->low}, {"high", figures.ready->high}}
                             : Json(nullptr);
    }
    const std::string text = machineText(comparison, row, column, figures);
    if (text.empty()) {
        return nullptr;
    }
    if (compare::columnUnit(column).starts_with("currency")) {
        return moneyJson(text, comparison.table().currencyOf(row));
    }
    const auto number = isText(column) ? std::nullopt : parseNumber(text);
    return number ? Json(*number) : Json(text);
}

Json rowJson(const Comparison& comparison, OfferTable::Row row, const std::vector<Column>& columns) {
    const auto figures = comparison.figures(row);
    Json json = {{"offer", comparison.table().idOf(row)},
                 {"fit_state", fitWord(figures.memory->fit)},
                 {"cost_basis", basisWord(figures.basis)},
                 {"no_cost", figures.cost ? Json(nullptr) : Json(noCostWord(figures.noCost))},
                 {"cost_is_lower_bound", figures.costIsLowerBound},
                 {"price_age", wordOf(figures.age)},
                 {"machines", figures.machines},
                 {"target", wordOf(figures.target.verdict)}};
    for (const Column column : columns) {
        json[std::string(compare::columnId(column))] = cellJson(comparison, row, column, figures);
    }
    return json;
}

Json servingJson(const sizing::Serving& serving) {
    return {{"weights", sizing::formatName(serving.weights)},
            {"key_cache", sizing::formatName(serving.keyCache)},
            {"value_cache", sizing::formatName(serving.valueCache)},
            {"context_tokens", serving.contextTokens},
            {"users", serving.users},
            {"engine", wordOf(serving.engine)}};
}

Json trainingJson(const sizing::Training& training) {
    return {{"method", wordOf(training.method)},
            {"weights", sizing::formatName(training.weights)},
            {"tokens_per_item", training.tokensPerItem},
            {"batch", training.batch},
            {"lora_rank", training.loraRank}};
}

Json workloadJson(const compare::Workload& workload) {
    Json json = {{"profile", profileWord(workload.profile)},
                 {"model", workload.model.id},
                 {"parameters", orNull(workload.model.totalParameters)},
                 {"serving", workload.isTraining ? Json(nullptr) : servingJson(workload.serving)},
                 {"training", workload.isTraining ? trainingJson(workload.training) : Json(nullptr)},
                 {"comfort_percent", static_cast<double>(workload.comfort) / 10'000},
                 {"today", workload.today.toIso()}};
    if (workload.profile == compare::Profile::Research) {
        const auto& sessions = workload.sessions;
        json["sessions"] = {{"launches_per_day", sessions.launchesPerDay},
                            {"active_minutes", sessions.active.inMinutes()},
                            {"idle_minutes", sessions.idle.inMinutes()},
                            {"days_per_month", sessions.daysPerMonth}};
    } else {
        json["traffic"] = {{"prompt_tokens", workload.traffic.promptTokens},
                           {"answer_tokens", workload.traffic.answerTokens},
                           {"requests_per_day", workload.traffic.requestsPerDay},
                           {"pattern", wordOf(workload.traffic.pattern)}};
        json["targets"] = {{"first_token_s", secondsJson(workload.targets.firstToken)},
                           {"tokens_per_second_per_user", orNull(workload.targets.tokensPerSecondPerUser)}};
        const bool isBatch = workload.profile == compare::Profile::Batch;
        json["items"] = isBatch ? Json(workload.batch.items) : Json(nullptr);
        json["finish_within_s"] = isBatch ? secondsJson(workload.batch.finishWithin) : Json(nullptr);
    }
    return json;
}

Json strongestJson(const Comparison& comparison, const std::vector<Column>& columns) {
    const auto stronger = compare::strongerOffer(comparison);
    if (!stronger) {
        return nullptr;
    }
    return {{"row", rowJson(comparison, stronger->row, columns)},
            {"extra_cost", moneyJson(stronger->extra)},
            {"cost_ratio", orNull(stronger->costRatio)},
            {"bandwidth_ratio", orNull(stronger->bandwidthRatio)},
            {"peak_compute_ratio", orNull(stronger->peakComputeRatio)},
            {"speed_ratio", orNull(stronger->speedRatio)},
            {"tokens_per_cost_ratio", orNull(stronger->tokensPerCostRatio)}};
}

Json cheaperIfJson(const Comparison& comparison) {
    const auto cheaper = compare::cheaperIf8Bit(comparison);
    if (!cheaper) {
        return nullptr;
    }
    return {{"weights", sizing::formatName(cheaper->weights)},
            {"cache", sizing::formatName(cheaper->cache)},
            {"offer", comparison.table().idOf(cheaper->row)},
            {"cost", moneyJson(cheaper->cost)},
            {"saving", moneyJson(cheaper->saving)}};
}

Json answerJson(const Comparison& comparison, const std::vector<Column>& columns) {
    const compare::Answer& answer = comparison.answer();
    Json cheaper;
    for (std::size_t i = 0; i < compare::kTestCount; ++i) {
        cheaper[std::string(wordOf(static_cast<compare::Test>(i)))] = answer.cheaperFailing[i];
    }
    const auto idOf = [&](const std::optional<OfferTable::Row>& row) {
        return row ? Json(comparison.table().idOf(*row)) : Json(nullptr);
    };
    return {{"kind", wordOf(answer.kind)},
            {"row", answer.row ? rowJson(comparison, *answer.row, columns) : Json(nullptr)},
            {"cheaper_failing", cheaper},
            {"cheaper_borderline", idOf(answer.cheaperBorderline)},
            {"cheaper_outside_filters", idOf(answer.cheaperOutsideFilters)},
            {"strongest", strongestJson(comparison, columns)},
            {"cheaper_if_8_bit", cheaperIfJson(comparison)}};
}

Json hiddenJson(const Comparison& comparison) {
    Json json;
    for (std::size_t i = 1; i < compare::kHiddenByCount; ++i) {
        const auto rule = static_cast<compare::HiddenBy>(i);
        json[std::string(wordOf(rule))] = comparison.hiddenCount(rule);
    }
    return json;
}

Json machineJson(const MachineQuestion& question) {
    const compare::Workload& workload = question.workload;
    return {{"format", kFormatVersion},
            {"model", workload.model.id},
            {"parameters", orNull(workload.model.totalParameters)},
            {"serving", workload.isTraining ? Json(nullptr) : servingJson(workload.serving)},
            {"training", workload.isTraining ? trainingJson(workload.training) : Json(nullptr)},
            {"gpu", question.gpu.canonical},
            {"count", question.count}};
}

Json figureJson(const speed::Figure& figure, bool hasData) {
    return hasData ? Json{{"typical", figure.typical}, {"slow", figure.slow}} : Json(nullptr);
}

} // namespace

std::string comparisonAsJson(const Comparison& comparison, const JsonOptions& options) {
    std::vector<Column> columns = options.columns;
    if (columns.empty()) {
        columns.assign(compare::kAllColumns.begin(), compare::kAllColumns.end());
    }
    const auto& rows = comparison.rows();
    const std::size_t most = std::min(rows.size(), options.mostRows.value_or(rows.size()));
    Json list = Json::array();
    for (std::size_t i = 0; i < most; ++i) {
        list.push_back(rowJson(comparison, rows[i], columns));
    }
    return dumped({{"format", kFormatVersion},
                   {"program", options.programVersion},
                   {"note", "estimates, not a quote"},
                   {"workload", workloadJson(comparison.workload())},
                   {"filter", Json::parse(filterAsJson(comparison.filter()))},
                   {"order", Json::parse(orderAsJson(comparison.order()))},
                   {"answer", answerJson(comparison, columns)},
                   {"offers", comparison.table().size()},
                   {"shown", rows.size()},
                   {"hidden", hiddenJson(comparison)},
                   {"oldest_price_days", orNull(comparison.oldestPriceDays())},
                   {"rows", std::move(list)}});
}

std::string sizeAsJson(const MachineQuestion& question, const sizing::MemoryEstimate& memory) {
    Json parts;
    for (const sizing::Part& part : memory.parts) {
        parts[std::string(wordOf(part.kind))] = part.bytes.count();
    }
    const auto ppm = memory.usedPpm();
    Json json = machineJson(question);
    json["fit"] = fitWord(memory.fit);
    json["needed_bytes"] = memory.needed.count();
    json["usable_bytes"] = bytesJson(memory.usable);
    json["used_percent"] = ppm ? Json(static_cast<double>(*ppm) / 10'000) : Json(nullptr);
    json["parts_bytes"] = parts.is_null() ? Json::object() : parts;
    json["cards_used"] = memory.cardsUsed;
    json["cards_needed"] = memory.cardsNeeded > 0 ? Json(memory.cardsNeeded) : Json(nullptr);
    json["users_comfortable"] = orNull(memory.usersComfortable);
    json["users_full"] = orNull(memory.usersFull);
    json["users_at_engine_share"] = orNull(memory.usersAtEngineShare);
    json["driver_shows_bytes"] = bytesJson(memory.driverShows);
    json["weights_only"] = memory.weightsOnly;
    return dumped(json);
}

std::string speedAsJson(const MachineQuestion& question, const speed::SpeedEstimate& speed,
                        const speed::TargetResult& target) {
    const bool hasData = speed.basis != speed::Basis::NoData;
    Json json = machineJson(question);
    json["prompt_tokens"] = question.workload.traffic.promptTokens;
    json["answer_tokens"] = question.workload.traffic.answerTokens;
    json["basis"] = wordOf(speed.basis);
    json["reason"] = hasData ? Json(nullptr) : Json(wordOf(speed.reason));
    json["output_tokens_per_second"] = figureJson(speed.outputTokensPerSecond, hasData);
    json["tokens_per_second_per_user"] = figureJson(speed.perUserTokensPerSecond, hasData);
    json["time_per_output_token_s"] = figureJson(speed.timePerOutputToken, hasData);
    json["first_token_s"] = hasData ? Json{{"low", speed.firstToken.low},
                                           {"typical", speed.firstToken.typical},
                                           {"high", speed.firstToken.high},
                                           {"typical_slot", speed.firstToken.typicalSlot},
                                           {"slow_slot", speed.firstToken.slowSlot}}
                                    : Json(nullptr);
    json["requests_per_second"] = figureJson(speed.requestsPerSecond, hasData);
    json["users_asked"] = hasData ? Json(speed.usersAsked) : Json(nullptr);
    json["users_running"] = hasData ? Json(speed.usersRunning) : Json(nullptr);
    json["running_limited_by"] = hasData ? Json(wordOf(speed.batchLimit)) : Json(nullptr);
    json["bound_by"] = hasData ? Json(wordOf(speed.bound)) : Json(nullptr);
    json["compute_share"] = hasData ? Json(speed.computeShare) : Json(nullptr);
    json["bandwidth_share"] = hasData ? Json(speed.bandwidthShare) : Json(nullptr);
    json["weak"] = speed.weak;
    json["target"] = wordOf(target.verdict);
    return dumped(json);
}

std::string billAsJson(const BillText& bill) {
    Json parts = Json::object();
    for (const BillLine& line : bill.parts) {
        parts[line.name] = moneyJson(line.amount);
    }
    return dumped({{"format", kFormatVersion},
                   {"provider", bill.provider},
                   {"product", bill.product},
                   {"basis", bill.basis},
                   {"price_per_hour", moneyJson(bill.pricePerHour)},
                   {"increment_s", secondsJson(bill.increment)},
                   {"minimum_s", secondsJson(bill.minimum)},
                   {"billed_s", secondsJson(bill.billed)},
                   {"parts", parts},
                   {"total", moneyJson(bill.total)}});
}

std::string queryAsJson(const catalog::QueryResult& result) {
    Json list = Json::array();
    for (const auto& row : result.rows) {
        Json object = Json::object();
        for (std::size_t i = 0; i < row.size(); ++i) {
            object[result.columns[i]] = std::visit(
                [](const auto& value) -> Json {
                    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::monostate>) {
                        return nullptr;
                    } else {
                        return value;
                    }
                },
                row[i]);
        }
        list.push_back(std::move(object));
    }
    return dumped(list);
}

} // namespace fitgauge::report
