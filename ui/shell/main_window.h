// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table.h"
#include "core/models/architecture.h"
#include "core/units/result.h"
#include "ui/imports/import_run.h"
#include "ui/theme/theme.h"

#include <QMainWindow>

#include <vector>

class QDockWidget;
class QLabel;
class QScrollArea;

namespace fitgauge::ui {

class AnswerStrip;
class CentreArea;
class ComparisonSession;
class CompareTray;
class DetailsPane;
class Drawer;
class Exporter;
class GaugeWidget;
class HeaderBar;
class ImportActions;
class ModelOpener;
class PlanActions;
class RunActions;
class WorkloadPanel;
struct MenuActions;

// Places the panels, menus and shortcuts; what they show comes from the session.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    // `models`: the catalog's, offered by the model picker.
    MainWindow(ComparisonSession& session, std::vector<models::Architecture> models,
               QWidget* parent = nullptr);

    [[nodiscard]] QWidget* tableViewport() const;
    // The catalog file that "Import prices…" writes to; without it the menu has no such entry.
    void setCatalog(CatalogLink catalog);

    // What was remembered; empty or damaged texts change nothing. Never ends off-screen.
    void restore(const QByteArray& geometry, const QByteArray& state, const QByteArray& columns);
    [[nodiscard]] QByteArray columnLayout() const;
    // A quiet line above the answer, until dismissed.
    void showNotice(const QString& sentence);

    // The scheme whose menu entry is ticked.
    void setColorScheme(ColorScheme scheme);

    // The comparison as shown. Errors: FileUnwritable.
    [[nodiscard]] Expected<void> writeCsv(const QString& path) const;
    [[nodiscard]] Expected<void> writePdf(const QString& path) const;

  Q_SIGNALS:
    // The user asks for another language ("en", "vi") or theme; the program installs it.
    void languageChosen(const QString& code);
    void colorSchemeChosen(ColorScheme scheme);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void buildPanels(std::vector<models::Architecture> models);
    void connectPanels();
    void applyWidth();
    void setNarrow(bool narrow);
    void showDetails();
    void showRowMenu(compare::OfferTable::Row row, const QPoint& at);
    void toggleDetails();
    void updateStatus();
    void showWhy();
    void showSideBySide();
    void showLaunchCommands();
    void showChart(int index);
    void openWebPage(const QString& address);
    [[nodiscard]] MenuActions menuActions();
    void retranslate();

    ComparisonSession& m_session;
    HeaderBar* m_header = nullptr;
    CentreArea* m_centre = nullptr;
    WorkloadPanel* m_workload = nullptr;
    GaugeWidget* m_gauge = nullptr;
    DetailsPane* m_details = nullptr;
    CompareTray* m_tray = nullptr;
    Exporter* m_exporter = nullptr;
    ModelOpener* m_models = nullptr;
    PlanActions* m_plans = nullptr;
    ImportActions* m_imports = nullptr; // once there is a catalog
    RunActions* m_runs = nullptr;       // the same
    QDockWidget* m_leftDock = nullptr;
    QDockWidget* m_rightDock = nullptr;
    QScrollArea* m_detailsArea = nullptr; // in the right dock, or in the drawer
    Drawer* m_drawer = nullptr;
    QLabel* m_filtersTitle = nullptr;
    QLabel* m_shown = nullptr;
    QLabel* m_estimates = nullptr;
    ColorScheme m_scheme = ColorScheme::System;
    bool m_narrow = false;
};

} // namespace fitgauge::ui
