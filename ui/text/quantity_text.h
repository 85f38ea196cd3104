// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/bytes.h"
#include "core/units/duration.h"
#include "core/units/money.h"

#include <QLocale>
#include <QString>

namespace fitgauge::ui {

// Numbers for people, in the language of the window: the only place that turns figures into text. English per
// cent with a thin space ("72 %"), Vietnamese without; decimals and grouping by the locale.
[[nodiscard]] const QLocale& uiLocale();
void setUiLocale(const QLocale& locale);

[[nodiscard]] QString countText(std::int64_t count);             // "24,900"
[[nodiscard]] QString decimalText(double value, int decimals);   // "1.73"
[[nodiscard]] QString percentText(std::int64_t partsPerMillion); // "72 %"
[[nodiscard]] QString gibText(Bytes bytes, int decimals = 2);    // "14.96"
[[nodiscard]] QString moneyText(Money money, int decimals);      // "0.90", no currency
// Two decimals under 100, none from 100 on: what the answer and the cost column print.
[[nodiscard]] QString costText(Money money);
[[nodiscard]] QString durationText(Duration duration);         // "90 s", "20 min", "3 h 40 min"
[[nodiscard]] QString parametersText(std::int64_t parameters); // "8.03 B"

} // namespace fitgauge::ui
