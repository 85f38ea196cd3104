// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Texts made of the table of commands, so that none can name an option that is not there, or miss one.
namespace fitgauge::app {

[[nodiscard]] QString bashCompletion();
[[nodiscard]] QString zshCompletion();
[[nodiscard]] QString fishCompletion();
[[nodiscard]] QString manPage(); // roff, section 1

} // namespace fitgauge::app
