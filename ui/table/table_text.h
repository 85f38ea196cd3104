// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace fitgauge::ui {

class OfferTableModel;

// Rows for the clipboard, as the table shows them: the user's number format, a header with units, columns in
// the order of the screen. Text that a spreadsheet would run as a formula gets a leading apostrophe.
enum class TableFormat : std::uint8_t { TabSeparated, Markdown };
[[nodiscard]] QString tableText(const OfferTableModel& model, const std::vector<int>& places,
                                const std::vector<int>& sections, TableFormat format);

} // namespace fitgauge::ui
