// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/flat_json.h"

#include <nlohmann/json.hpp>

namespace fitgauge::test {
namespace {

using Json = nlohmann::json;

class Collector : public nlohmann::json_sax<Json> {
  public:
    std::vector<FlatObject> objects;

    bool null() override { return member("", false); }
    bool boolean(bool value) override { return member(value ? "1" : "0", true); }
    bool number_integer(number_integer_t value) override { return member(std::to_string(value), true); }
    bool number_unsigned(number_unsigned_t value) override { return member(std::to_string(value), true); }
    bool number_float(number_float_t, const string_t& digits) override { return member(digits, true); }
    bool string(string_t& value) override { return member(value, false); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override {
        objects.emplace_back();
        return ++m_depth == 1;
    }
    bool key(string_t& name) override {
        m_key = name;
        return true;
    }
    bool end_object() override { return m_depth-- == 1; }
    bool start_array(std::size_t) override { return m_depth == 0; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

  private:
    bool member(std::string text, bool isNumber) {
        if (m_depth != 1) {
            return false;
        }
        objects.back().push_back({m_key, std::move(text), isNumber});
        return true;
    }

    std::string m_key;
    int m_depth = 0;
};

} // namespace

std::optional<std::vector<FlatObject>> flatObjects(std::string_view json) {
    Collector collector;
    const bool good = Json::sax_parse(json.begin(), json.end(), &collector);
    return good ? std::optional(std::move(collector.objects)) : std::nullopt;
}

} // namespace fitgauge::test
