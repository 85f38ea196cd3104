// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QObject>

#include <functional>

class QAction;
class QKeySequence;
class QMainWindow;
class QMenu;

namespace fitgauge::ui {

class ComparisonSession;

// What menu entries do, given by the window that owns the panels.
struct MenuActions {
    std::function<void()> openModel, openPlan, savePlan, exportCsv, exportPdf, quit;
    std::function<void()> importPrices, undoImport; // empty: no entry
    std::function<void()> logRun, showRuns;         // the same
    std::function<void()> copyRows, copyMarkdown, search, clearFilters, filterByExpression, showSpread;
    std::function<void()> focusModel, focusPrecision, focusContext, focusUsers;
    std::function<void()> showCharts, toggleDetails, showWhy, togglePicked, pinBaseline, sideBySide,
        launchCommands;
    std::function<void()> showShortcuts, showAbout;
    std::function<void(const QString& code)> chooseLanguage;
    ColorScheme scheme = ColorScheme::System; // the one in use
    std::function<void(ColorScheme scheme)> chooseScheme;
};

// Builds the menu bar anew in the current language. Every entry has a shortcut of the interface's key table.
void buildMenus(QMainWindow& window, ComparisonSession& session, const MenuActions& actions);

} // namespace fitgauge::ui
