// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_host.h"

#include "ui/charts/break_even_chart.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/day_chart.h"
#include "ui/charts/history_chart.h"
#include "ui/charts/launches_chart.h"
#include "ui/charts/mix_chart.h"
#include "ui/charts/session_chart.h"
#include "ui/charts/token_chart.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QSaveFile>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

namespace fitgauge::ui {

ChartHost::ChartHost(ComparisonSession& session, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("chartHost"));
    m_tabs = new QTabBar(this);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Charts"));
    m_stack = new QStackedWidget(this);
    auto* head = m_head = new QHBoxLayout;
    head->setContentsMargins(units(1), 0, units(3), 0);
    head->setSpacing(units(1));
    head->addWidget(m_tabs, 1);
    m_table = addTool(QStringLiteral("table"), tr("Show as table (T)"));
    m_table->setCheckable(true);
    QToolButton* copyTool = addTool(QStringLiteral("copy"), tr("Copy data"));
    QToolButton* imageTool = addTool(QStringLiteral("image"), tr("Save image…"));
    for (QToolButton* tool : {m_table, copyTool, imageTool}) {
        head->addWidget(tool);
    }
    auto* line = new QWidget(this);
    line->setFixedHeight(1);
    line->setBackgroundRole(QPalette::Mid);
    line->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(line);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &ChartHost::selectTab);
    connect(m_table, &QToolButton::clicked, this, [this](bool on) { current()->setTableShown(on); });
    connect(copyTool, &QToolButton::clicked, this, &ChartHost::copy);
    connect(imageTool, &QToolButton::clicked, this, &ChartHost::saveImage);
    askImagePath = [this] {
        return QFileDialog::getSaveFileName(this, tr("Save image"), QStringLiteral("fitgauge-chart.png"),
                                            tr("PNG images (*.png);;SVG drawings (*.svg)"));
    };
    addChart(new SessionChartPanel(session, this));
    addChart(new LaunchesChartPanel(session, this));
    addChart(new DayChartPanel(session, this));
    addChart(new BreakEvenChartPanel(session, this));
    addChart(new TokenChartPanel(session, this));
    addChart(new MixChartPanel(session, this));
    addChart(new HistoryChartPanel(session, this));
}

QToolButton* ChartHost::addTool(const QString& icon, const QString& text) {
    auto* tool = new QToolButton(this);
    tool->setIcon(ui::icon(icon));
    tool->setObjectName(QStringLiteral("chart-") + icon);
    tool->setToolTip(text);
    tool->setAccessibleName(text);
    tool->setAutoRaise(true);
    return tool;
}

void ChartHost::addChart(ChartPanel* chart) {
    m_charts.push_back(chart);
    m_stack->addWidget(chart);
    if (QWidget* control = chart->control()) {
        m_head->insertWidget(1, control);
        control->setVisible(count() == 1);
    }
    m_tabs->addTab(chart->title());
    connect(chart, &ChartPanel::tableShownChanged, this, [this, chart](bool shown) {
        if (chart == current()) {
            m_table->setChecked(shown);
        }
    });
}

ChartPanel* ChartHost::current() const {
    return m_charts[static_cast<std::size_t>(std::max(m_stack->currentIndex(), 0))];
}

void ChartHost::showChart(int index) {
    if (index >= 0 && index < count()) {
        m_tabs->setCurrentIndex(index);
    }
}

void ChartHost::selectTab(int index) {
    if (index >= 0 && index < count()) {
        m_stack->setCurrentIndex(index);
        m_table->setChecked(current()->isTableShown());
        for (const ChartPanel* chart : m_charts) {
            if (QWidget* control = chart->control()) {
                control->setVisible(chart == current());
            }
        }
    }
}

void ChartHost::copy() {
    QApplication::clipboard()->setText(current()->copyText());
}

void ChartHost::saveImage() {
    QString path = askImagePath();
    if (path.isEmpty()) {
        return;
    }
    if (!path.endsWith(QStringLiteral(".png"), Qt::CaseInsensitive) &&
        !path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        path += QStringLiteral(".png");
    }
    QSaveFile file(path);
    const bool asVector = path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
    const bool saved = file.open(QIODevice::WriteOnly) &&
                       (asVector ? current()->writeSvg(file) : current()->image().save(&file, "PNG")) &&
                       file.commit();
    if (!saved) {
        Q_EMIT imageFailed(path, file.errorString());
    }
}

} // namespace fitgauge::ui
