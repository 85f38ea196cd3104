// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "ui/session/comparison_session.h"
#include "ui/shell/main_window.h"

#include <QString>
#include <QStringList>

namespace fitgauge::app {

// Writes what `command` (Kind::Render) asks for from a window that is set up but need not be shown. `compare`
// puts the first offers of the table into the tray. The paths written come back. A folder is made when
// missing; nothing half-written stays. Errors: FileUnwritable.
[[nodiscard]] Expected<QStringList> render(const Command& command, ui::MainWindow& window,
                                           ui::ComparisonSession& session);

} // namespace fitgauge::app
