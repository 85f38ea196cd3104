// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace fitgauge::app {

// `fitgauge import --feed NAME [--provider P] FILE [--map WORD=HEADER] [--set WORD=VALUE] [--catalog FILE]
// [--dry-run] [--json] [--accept-held] [--accept-shrunk]`: reads a file of a price source into the catalog,
// or tells what it would change. Returns an exit code of command_line.h: 1 when no row was kept or the
// reading was held back.
[[nodiscard]] int runImport(const QStringList& arguments);

} // namespace fitgauge::app
