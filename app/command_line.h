// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/workload.h"
#include "ui/theme/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace fitgauge::app {

// Exit codes that scripts rely on.
enum ExitCode : int { kOk = 0, kNothingQualifies = 1, kUsage = 2, kData = 3 };

enum class View : std::uint8_t { All, Main, Why, Compare, Gauge, Charts, Pdf, Csv };

// What the words after the program's name ask for.
struct Command {
    enum class Kind : std::uint8_t { Window, Render, Version, Help, Refused };
    Kind kind = Kind::Window;
    QString text; // Help: the page; Refused: one sentence that says what is wrong

    std::optional<QString> catalogFile;               // --catalog
    bool timings = false;                             // --timings
    QString language;                                 // --language: "en", "vi", empty: the system's
    ui::ColorScheme scheme = ui::ColorScheme::System; // --theme
    std::optional<compare::Profile> profile;          // --profile

    View view = View::All; // of Render
    QString target;        // --to: a folder for All, else a file
    QSize size{1440, 900}; // --size
    double scale = 1.0;    // --scale
};

// Reads the words (without the program's own name). Never exits and never prints.
[[nodiscard]] Command readCommandLine(const QStringList& words);

} // namespace fitgauge::app
