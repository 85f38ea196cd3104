// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace fitgauge::ui {

class ChartPanel;
class ComparisonSession;

// The charts behind tabs, with what all of them can do at the right: show as table, copy, save as image.
class ChartHost : public QWidget {
    Q_OBJECT

  public:
    explicit ChartHost(ComparisonSession& session, QWidget* parent = nullptr);

    void addChart(ChartPanel* chart);
    void showChart(int index); // 0 .. count() - 1, others are ignored
    [[nodiscard]] int count() const { return static_cast<int>(m_charts.size()); }
    [[nodiscard]] ChartPanel* current() const;
    // Asks where to save an image and returns a path, empty when the user changed their mind. Tests replace
    // it.
    std::function<QString()> askImagePath;

  Q_SIGNALS:
    void imageFailed(const QString& path, const QString& reason);

  private:
    QToolButton* addTool(const QString& icon, const QString& text);
    void selectTab(int index);
    void copy();
    void saveImage();

    QTabBar* m_tabs = nullptr;
    QHBoxLayout* m_head = nullptr;
    QStackedWidget* m_stack = nullptr;
    QToolButton* m_table = nullptr;
    std::vector<ChartPanel*> m_charts;
};

} // namespace fitgauge::ui
