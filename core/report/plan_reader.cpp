// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/plan_fields.h"
#include "core/report/plan_file.h"
#include "core/report/plan_format.h"
#include "core/report/words.h"
#include "core/sizing/format.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <type_traits>

namespace fitgauge::report {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostListed = 10'000;
constexpr std::size_t kMostText = 20'000;   // bytes of one text
constexpr std::size_t kMostTokenShown = 60; // bytes of a value in an error

// Takes the fields out of one object. The first bad value ends the reading; `where` is its path for the
// error.
class Reader {
  public:
    Reader(const Json& json, std::string where, std::optional<Error>& error)
        : m_json(json), m_where(std::move(where)), m_error(error) {}

    template<typename T, typename... Bounds>
    void operator()(const char* name, T& target, const Bounds&... bounds) {
        if (m_error) {
            return;
        }
        const auto found = m_json.find(name);
        if (found == m_json.end()) {
            return; // of an older version: the default stays
        }
        const std::string where = m_where.empty() ? name : m_where + "." + name;
        if (!take(*found, where, target, bounds...)) {
            refuse(where, *found);
        }
    }

  private:
    void refuse(const std::string& where, const Json& value) {
        if (!m_error) {
            std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
            if (text.size() > kMostTokenShown) {
                text = text.substr(0, kMostTokenShown) + "...";
            }
            m_error = Error{ErrorCode::PlanFieldBad, {where, text}, "plan"};
        }
    }

    static bool take(const Json& json, const std::string&, bool& target) {
        if (!json.is_boolean()) {
            return false;
        }
        target = json.get<bool>();
        return true;
    }
    template<typename T>
    requires(std::is_integral_v<T> &&
             !std::is_same_v<T, bool>) static bool take(const Json& json, const std::string&, T& target,
                                                        std::int64_t low, std::int64_t high) {
        constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        if (!json.is_number_integer() || (json.is_number_unsigned() && json.get<std::uint64_t>() > kMost)) {
            return false;
        }
        const auto value = json.get<std::int64_t>();
        if (value < low || value > high) {
            return false;
        }
        target = static_cast<T>(value);
        return true;
    }
    static bool take(const Json& json, const std::string&, double& target, double low, double high) {
        if (!json.is_number()) {
            return false;
        }
        const auto value = json.get<double>();
        if (!(value >= low && value <= high)) {
            return false;
        }
        target = value;
        return true;
    }
    static bool take(const Json& json, const std::string&, std::string& target) {
        if (!json.is_string() || json.get_ref<const std::string&>().size() > kMostText) {
            return false;
        }
        target = json.get<std::string>();
        return true;
    }
    static bool take(const Json& json, const std::string& where, Duration& target, std::int64_t low,
                     std::int64_t high) {
        std::int64_t milliseconds = 0;
        if (!take(json, where, milliseconds, low, high)) {
            return false;
        }
        target = Duration::milliseconds(milliseconds);
        return true;
    }
    // What a parser makes of a text.
    template<typename T, typename Parse>
    static bool takeParsed(const Json& json, T& target, const Parse& parse) {
        if (!json.is_string() || json.get_ref<const std::string&>().size() > kMostText) {
            return false;
        }
        auto value = parse(json.get_ref<const std::string&>());
        if (!value) {
            return false;
        }
        target = *std::move(value);
        return true;
    }
    static bool take(const Json& json, const std::string&, Date& target) {
        return takeParsed(json, target, [](const std::string& t) { return Date::parse(t); });
    }
    static bool take(const Json& json, const std::string&, sizing::WeightFormat& target) {
        return takeParsed(json, target, [](const std::string& t) { return sizing::weightFormatFromName(t); });
    }
    static bool take(const Json& json, const std::string&, sizing::KvFormat& target) {
        return takeParsed(json, target, [](const std::string& t) { return sizing::kvFormatFromName(t); });
    }
    template<typename E>
    requires std::is_enum_v<E>
    static bool take(const Json& json, const std::string&, E& target) {
        return takeParsed(json, target, [](const std::string& t) { return fromWord<E>(t); });
    }
    static bool take(const Json& json, const std::string&, compare::Column& target) {
        return takeParsed(json, target, [](const std::string& t) { return compare::columnFromId(t); });
    }
    static bool take(const Json& json, const std::string&, compare::Expression& target) {
        return takeParsed(json, target, [](const std::string& t) { return compare::parseExpression(t); });
    }
    static bool take(const Json& json, const std::string&, Money& money) {
        const auto text = [&](const char* name) {
            const auto found = json.is_object() ? json.find(name) : json.end();
            return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
        };
        const auto currency = Currency::parse(text("currency"));
        if (!currency) {
            return false;
        }
        const auto amount = Money::parse(text("amount"), *currency);
        if (!amount || amount->nano < -plan::kMostNano || amount->nano > plan::kMostNano) {
            return false;
        }
        money = *amount;
        return true;
    }
    bool take(const Json& json, const std::string& where, compare::ColumnFilter& target) {
        if (!json.is_object()) {
            return false;
        }
        Reader inner(json, where, m_error);
        std::string text;
        inner("column", target.column);
        inner("expression", text);
        const auto expression = compare::parseExpression(text, target.column);
        if (!expression) {
            return false;
        }
        target.expression = *expression;
        return true;
    }
    bool take(const Json& json, const std::string& where, compare::SortKey& target) {
        if (!json.is_object()) {
            return false;
        }
        Reader inner(json, where, m_error);
        inner("column", target.column);
        inner("descending", target.descending);
        return true;
    }
    bool take(const Json& json, const std::string& where, compare::Order& target) {
        return take(json, where, target.keys);
    }
    template<typename T, typename... Bounds>
    bool take(const Json& json, const std::string& where, std::optional<T>& target, const Bounds&... bounds) {
        if (json.is_null()) {
            target.reset();
            return true;
        }
        T value = target.value_or(T{});
        if (!take(json, where, value, bounds...)) {
            return false;
        }
        target = std::move(value);
        return true;
    }
    template<typename T, typename... Bounds>
    bool take(const Json& json, const std::string& where, std::vector<T>& target, const Bounds&... bounds) {
        if (!json.is_array() || json.size() > kMostListed) {
            return false;
        }
        target.clear();
        for (std::size_t i = 0; i < json.size() && !m_error; ++i) {
            const std::string place = where + "[" + std::to_string(i) + "]";
            T value{};
            if (!take(json[i], place, value, bounds...)) {
                refuse(place, json[i]);
                break;
            }
            target.push_back(std::move(value));
        }
        return true;
    }
    template<typename T>
    requires requires(Reader& reader, T& value) { plan::fields(reader, value); }
    bool take(const Json& json, const std::string& where, T& target) {
        if (!json.is_object()) {
            return false;
        }
        Reader inner(json, where, m_error);
        plan::fields(inner, target);
        return true;
    }

    const Json& m_json;
    std::string m_where;
    std::optional<Error>& m_error;
};

} // namespace

Expected<Plan> planFromJson(const std::string& path, std::string_view text) {
    const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
    if (!json.is_object() || !json.contains("fitgauge_plan") || !json["fitgauge_plan"].is_number_integer()) {
        return fail(ErrorCode::PlanForeign, {path});
    }
    const auto format = json["fitgauge_plan"].get<std::int64_t>();
    if (format > plan::kFormat) {
        return fail(ErrorCode::PlanNewer, {std::to_string(format), std::to_string(plan::kFormat)});
    }
    Plan plan;
    std::optional<Error> error;
    Reader reader(json, {}, error);
    plan::fields(reader, plan);
    if (error) {
        return Unexpected(*error);
    }
    return plan;
}

} // namespace fitgauge::report
