// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/plan_file.h"

#include <QString>

namespace fitgauge::ui {

// Errors: those of planFromJson() and of reading a file: FileUnreadable, FileTooLarge.
[[nodiscard]] Expected<report::Plan> readPlan(const QString& path);
// All or nothing: the file before stays until the new one is whole. Errors: FileUnwritable {path, reason}.
[[nodiscard]] Expected<void> writePlan(const QString& path, const report::Plan& plan);
// The plan of what is shown now, with its name, this program's version and the time.
[[nodiscard]] report::Plan planNow(const compare::Comparison& comparison, const QString& name);

} // namespace fitgauge::ui
