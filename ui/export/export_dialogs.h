// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace fitgauge::ui {

// What exporting asks of the user, as functions, so that tests answer without a dialog.
struct ExportDialogs {
    struct Target {
        QString path; // empty: cancelled
        int preset = 0;
    };
    // Title, suggested file name, choices of format (file dialog name filters); the choice comes back as
    // `preset`.
    std::function<Target(const QString& title, const QString& suggested, const QStringList& formats)>
        askTarget;
    // One sentence.
    std::function<void(const QString& sentence)> showError;
};

// The system's file dialog and a message box over `window`.
[[nodiscard]] ExportDialogs systemDialogs(QWidget* window);

} // namespace fitgauge::ui
