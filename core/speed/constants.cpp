// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/constants.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace fitgauge::speed {

namespace {

struct Slot {
    std::string_view name;
    double Constants::*member;
};

constexpr auto kSlots = std::to_array<Slot>({
#define FITGAUGE_SPEED_SLOT(member, name) {name, &Constants::member},
    FITGAUGE_SPEED_CONSTANTS(FITGAUGE_SPEED_SLOT)
#undef FITGAUGE_SPEED_SLOT
});

std::optional<std::size_t> slotOf(std::string_view name) {
    for (std::size_t i = 0; i < kSlots.size(); ++i) {
        if (kSlots[i].name == name) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<double> constantValue(const std::string& text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool good = error == std::errc() && end == text.data() + text.size() && std::isfinite(value);
    return good && value >= 0 ? std::optional(value) : std::nullopt;
}

Unexpected badCell(const CsvTable& table, std::size_t row, ErrorCode code, std::string column,
                   std::string value) {
    return fail(code, {table.name(), std::to_string(table.line(row)), std::move(column), std::move(value)});
}

} // namespace

Expected<Constants> readConstants(const CsvTable& table) {
    for (const std::string_view column : {"name", "value"}) {
        if (!table.has(column)) {
            return fail(ErrorCode::CsvColumnMissing, {table.name(), std::string(column)});
        }
    }
    Constants constants;
    std::array<bool, kSlots.size()> seen{};
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const std::string& name = table.at(row, "name");
        const auto slot = slotOf(name);
        if (!slot || seen[*slot]) {
            return badCell(table, row, ErrorCode::CsvReferenceUnknown, "name", name);
        }
        const auto value = constantValue(table.at(row, "value"));
        if (!value) {
            return badCell(table, row, ErrorCode::CsvValueBad, "value", table.at(row, "value"));
        }
        constants.*kSlots[*slot].member = *value;
        seen[*slot] = true;
    }
    for (std::size_t i = 0; i < kSlots.size(); ++i) {
        if (!seen[i]) {
            return fail(ErrorCode::CsvColumnMissing, {table.name(), std::string(kSlots[i].name)});
        }
    }
    return constants;
}

} // namespace fitgauge::speed
