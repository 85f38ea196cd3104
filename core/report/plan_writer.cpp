// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_text.h"
#include "core/report/plan_difference.h"
#include "core/report/plan_fields.h"
#include "core/report/plan_file.h"
#include "core/report/plan_format.h"
#include "core/report/words.h"
#include "core/sizing/format.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

namespace fitgauge::report {
namespace {

using Json = nlohmann::ordered_json;

template<typename T>
Json jsonOf(const T& value);

// Puts each field under its name.
class Writer {
  public:
    explicit Writer(Json& json) : m_json(json) {}
    template<typename T, typename... Bounds>
    void operator()(const char* name, const T& value, const Bounds&...) {
        m_json[name] = jsonOf(value);
    }

  private:
    Json& m_json;
};

Json leaf(const std::string& text) {
    return text;
}
Json leaf(Duration time) {
    return time.inMilliseconds();
}
Json leaf(Date day) {
    return day.toIso();
}
Json leaf(const Money& money) {
    return {{"amount", moneyText(money)}, {"currency", money.currency.code()}};
}
Json leaf(const compare::Expression& expression) {
    return expression.source();
}
Json leaf(const compare::ColumnFilter& filter) {
    return {{"column", compare::columnId(filter.column)}, {"expression", filter.expression.source()}};
}
Json leaf(const compare::SortKey& key) {
    return {{"column", compare::columnId(key.column)}, {"descending", key.descending}};
}
Json leaf(const compare::Order& order) {
    return jsonOf(order.keys);
}
Json leaf(sizing::WeightFormat format) {
    return sizing::formatName(format);
}
Json leaf(sizing::KvFormat format) {
    return sizing::formatName(format);
}
template<typename E>
requires std::is_enum_v<E> Json leaf(E value) {
    return wordOf(value);
}
template<typename T>
Json leaf(const std::optional<T>& value) {
    return value ? jsonOf(*value) : Json(nullptr);
}
template<typename T>
Json leaf(const std::vector<T>& list) {
    Json json = Json::array();
    for (const T& each : list) {
        json.push_back(jsonOf(each));
    }
    return json;
}

template<typename T>
concept HasFields = requires(Writer& writer, T& value) {
    plan::fields(writer, value);
};

template<typename T>
Json jsonOf(const T& value) {
    if constexpr (std::is_arithmetic_v<T>) {
        return value;
    } else if constexpr (HasFields<T>) {
        Json json = Json::object();
        Writer writer(json);
        T copy = value; // fields() hands out references that a reader writes to
        plan::fields(writer, copy);
        return json;
    } else {
        return leaf(value);
    }
}

// Names from price lists may hold broken UTF-8: replaced, never thrown.
std::string dumped(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

FrozenOffer frozen(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    const compare::OfferTable& table = comparison.table();
    return {std::string(table.idOf(row)), table.gpuOf(row).canonical,
            table.providerOf(row).id,     std::string(table.regionOf(row)),
            table.marketOf(row),          table.kindOf(row).gpuCount,
            table.priceOf(row),           table.asOf(row),
            comparison.figures(row).cost};
}

} // namespace

Plan planOf(const compare::Comparison& comparison) {
    Plan plan;
    plan.workload = comparison.workload();
    plan.filter = comparison.filter();
    plan.order = comparison.order();
    const auto& rows = comparison.rows();
    for (std::size_t i = 0; i < std::min(rows.size(), kMostFrozenOffers); ++i) {
        plan.offers.push_back(frozen(comparison, rows[i]));
    }
    if (comparison.answer().row) {
        plan.answer = frozen(comparison, *comparison.answer().row);
    }
    return plan;
}

std::string planAsJson(const Plan& plan) {
    Json json = {{"fitgauge_plan", plan::kFormat}, {"note", "estimates, not a quote"}};
    Writer writer(json);
    Plan copy = plan;
    plan::fields(writer, copy);
    return dumped(json);
}

std::string filterAsJson(const compare::Filter& filter) {
    return jsonOf(filter).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string orderAsJson(const compare::Order& order) {
    return jsonOf(order).dump();
}

std::vector<InputChange> inputChanges(const Plan& then, const Plan& now) {
    const auto inputsOf = [](const Plan& plan) {
        compare::Workload workload = plan.workload;
        workload.today = {}; // two days are no difference in what was asked
        return Json{
            {"workload", jsonOf(workload)}, {"filter", jsonOf(plan.filter)}, {"order", jsonOf(plan.order)}}
            .flatten();
    };
    const Json before = inputsOf(then);
    const Json after = inputsOf(now);
    const auto shown = [](const Json& flat, const std::string& key) {
        const auto found = flat.find(key);
        return found == flat.end() || found->is_null() || found->empty() ? std::string()
               : found->is_string()                                      ? found->get<std::string>()
                                                                         : found->dump();
    };
    std::vector<std::string> keys;
    for (const Json* flat : {&before, &after}) {
        for (const auto& [key, value] : flat->items()) {
            if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
                keys.push_back(key);
            }
        }
    }
    std::vector<InputChange> changes;
    for (const std::string& key : keys) {
        if (shown(before, key) != shown(after, key)) {
            std::string field = key.substr(1);
            std::replace(field.begin(), field.end(), '/', '.');
            changes.push_back({field, shown(before, key), shown(after, key)});
        }
    }
    return changes;
}

std::string differenceAsJson(const PlanDifference& difference) {
    static constexpr std::array<const char*, 3> kModelWords = {"same", "different", "not_there"};
    Json inputs = Json::array();
    for (const InputChange& change : difference.inputs) {
        inputs.push_back({{"field", change.field}, {"then", change.then}, {"now", change.now}});
    }
    Json repriced = Json::array();
    for (const PriceChange& change : difference.repriced) {
        repriced.push_back(
            {{"offer", change.then.offer}, {"then", jsonOf(change.then.price)}, {"now", jsonOf(change.now)}});
    }
    Json vanished = Json::array();
    for (const FrozenOffer& offer : difference.vanished) {
        vanished.push_back(offer.offer);
    }
    return dumped({{"format", plan::kFormat},
                   {"same", difference.isEmpty()},
                   {"same_answer", difference.sameAnswer()},
                   {"answer_then", jsonOf(difference.answerThen)},
                   {"answer_now", jsonOf(difference.answerNow)},
                   {"inputs", inputs},
                   {"repriced", repriced},
                   {"vanished", vanished},
                   {"unchanged", difference.unchanged},
                   {"unknown_providers", jsonOf(difference.unknownProviders)},
                   {"unknown_gpus", jsonOf(difference.unknownGpus)},
                   {"model", kModelWords[static_cast<std::size_t>(difference.model)]}});
}

} // namespace fitgauge::report
