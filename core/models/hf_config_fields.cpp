// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/hf_config_fields.h"

namespace fitgauge::models {
namespace {

const nlohmann::json* member(const nlohmann::json& object, const char* name) {
    if (!object.is_object()) {
        return nullptr;
    }
    const auto found = object.find(name);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

// At most 40 printable characters of a value, for the message.
std::string shown(const nlohmann::json& value) {
    if (value.is_structured()) {
        return value.is_array() ? "a list" : "an object";
    }
    std::string text = value.is_string() ? value.get_ref<const std::string&>() : value.dump();
    text.resize(std::min<std::size_t>(text.size(), 40));
    for (char& c : text) {
        c = c < ' ' || c > '~' ? '?' : c;
    }
    return text;
}

} // namespace

const nlohmann::json* HfFields::find(const char* name) const {
    const nlohmann::json* value = member(m_text, name);
    return value != nullptr ? value : member(m_root, name);
}

std::optional<std::int64_t> HfFields::number(std::initializer_list<const char*> names, std::int64_t most) {
    for (const char* name : names) {
        const nlohmann::json* value = find(name);
        if (value == nullptr) {
            continue;
        }
        const bool whole = value->is_number_integer() &&
                           (!value->is_number_unsigned() ||
                            value->get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX));
        if (!whole || value->get<std::int64_t>() < 0 || value->get<std::int64_t>() > most) {
            refuse(ErrorCode::ModelFieldBad, name, shown(*value));
            return std::nullopt;
        }
        return value->get<std::int64_t>();
    }
    return std::nullopt;
}

std::optional<bool> HfFields::flag(const char* name) const {
    const nlohmann::json* value = find(name);
    return value != nullptr && value->is_boolean() ? std::optional(value->get<bool>()) : std::nullopt;
}

std::string HfFields::word(const char* name) const {
    const nlohmann::json* value = find(name);
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

const nlohmann::json* HfFields::object(const char* name) const {
    const nlohmann::json* value = find(name);
    return value != nullptr && value->is_object() ? value : nullptr;
}

const nlohmann::json* HfFields::array(const char* name) const {
    const nlohmann::json* value = find(name);
    return value != nullptr && value->is_array() ? value : nullptr;
}

void HfFields::refuse(ErrorCode code, const std::string& field, const std::string& value) {
    if (!m_error) {
        std::vector<std::string> arguments = {kConfigKind, field};
        if (code == ErrorCode::ModelFieldBad) {
            arguments.push_back(value);
        }
        m_error = Error{code, std::move(arguments), {}};
    }
}

} // namespace fitgauge::models
