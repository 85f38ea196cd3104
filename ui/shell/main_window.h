// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/units/result.h"

#include <QMainWindow>

#include <vector>

class QDockWidget;
class QLabel;

namespace fitgauge::ui {

class AnswerStrip;
class CentreArea;
class ComparisonSession;
class CompareTray;
class DetailsPane;
class Exporter;
class GaugeWidget;
class HeaderBar;
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

    // What was remembered; empty or damaged texts change nothing. Never ends off-screen.
    void restore(const QByteArray& geometry, const QByteArray& state, const QByteArray& columns);
    [[nodiscard]] QByteArray columnLayout() const;
    // A quiet line above the answer, until dismissed.
    void showNotice(const QString& sentence);

    // The comparison as shown. Errors: FileUnwritable.
    [[nodiscard]] Expected<void> writeCsv(const QString& path) const;
    [[nodiscard]] Expected<void> writePdf(const QString& path) const;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void buildPanels(std::vector<models::Architecture> models);
    void connectPanels();
    void applyWidth();
    void updateStatus();
    void showWhy();
    void showSideBySide();
    void openWebPage(const QString& address);
    void showAbout();
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
    QDockWidget* m_leftDock = nullptr;
    QDockWidget* m_rightDock = nullptr;
    QLabel* m_filtersTitle = nullptr;
    QLabel* m_shown = nullptr;
    QLabel* m_estimates = nullptr;
};

} // namespace fitgauge::ui
