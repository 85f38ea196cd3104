// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/date.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>

namespace fitgauge {
namespace {

bool readDigits(std::string_view text, int& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && text.front() != '-';
}

} // namespace

Expected<Date> Date::parse(std::string_view text) {
    int year = 0;
    int month = 0;
    int day = 0;
    const bool shaped = text.size() == 10 && text[4] == '-' && text[7] == '-' &&
                        readDigits(text.substr(0, 4), year) && readDigits(text.substr(5, 2), month) &&
                        readDigits(text.substr(8, 2), day);
    const std::chrono::year_month_day ymd{std::chrono::year(year),
                                          std::chrono::month(static_cast<unsigned>(month)),
                                          std::chrono::day(static_cast<unsigned>(day))};
    if (!shaped || !ymd.ok()) {
        return fail(ErrorCode::DateMalformed, {std::string(text)});
    }
    return Date(static_cast<std::int32_t>(std::chrono::sys_days(ymd).time_since_epoch().count()));
}

std::string Date::toIso() const {
    const std::chrono::year_month_day ymd{std::chrono::sys_days(std::chrono::days(m_days))};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(ymd.year()), static_cast<unsigned>(ymd.month()),
                       static_cast<unsigned>(ymd.day()));
}

} // namespace fitgauge
