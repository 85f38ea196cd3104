// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace fitgauge::models {

// Looks fields up in a config: first in the text part, then in the whole. The first bad value is remembered
// and ends the reading: later answers are empty.
class HfFields {
  public:
    // `text` is the part of `root` that describes the language model; both must outlive this.
    HfFields(const nlohmann::json& root, const nlohmann::json& text) : m_root(root), m_text(text) {}

    // The first of `names` that is there and not null, within 0 .. `most`. A number in quotes, a fraction, a
    // negative or larger value is bad.
    std::optional<std::int64_t> number(std::initializer_list<const char*> names, std::int64_t most);
    std::int64_t number(std::initializer_list<const char*> names, std::int64_t most, std::int64_t otherwise) {
        return number(names, most).value_or(otherwise);
    }
    // Present and not null, in the text part first.
    [[nodiscard]] const nlohmann::json* find(const char* name) const;
    [[nodiscard]] std::optional<bool> flag(const char* name) const;
    [[nodiscard]] std::string word(const char* name) const; // empty when there is none
    [[nodiscard]] const nlohmann::json* object(const char* name) const;
    [[nodiscard]] const nlohmann::json* array(const char* name) const;

    void refuse(ErrorCode code, const std::string& field, const std::string& value = {});
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

  private:
    const nlohmann::json& m_root;
    const nlohmann::json& m_text;
    std::optional<Error> m_error;
};

inline constexpr const char* kConfigKind = "config.json";

} // namespace fitgauge::models
