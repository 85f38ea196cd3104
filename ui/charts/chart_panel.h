// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QWidget>

class QIODevice;
class QLabel;
class QStackedWidget;
class QTableWidget;

namespace fitgauge::ui {

class ChartReadOut;
class PlotView;
class QuietLabel;

// The frame that every chart shares: question and answer, unit, the plot with its read-out, or the same as a
// table. Charts fill it and compute nothing.
class ChartPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ChartPanel(QWidget* parent = nullptr);

    [[nodiscard]] virtual QString title() const = 0; // of its tab
    void setTableShown(bool shown);
    [[nodiscard]] bool isTableShown() const { return m_tableShown; }
    [[nodiscard]] QString copyText() const;         // tab-separated, with a header line
    [[nodiscard]] QImage image();                   // of the whole panel, at twice the screen's resolution
    [[nodiscard]] bool writeSvg(QIODevice& device); // the same as vectors
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString answer() const;

    // What chooses what the chart shows, if anything; its host places it beside the tabs.
    [[nodiscard]] QWidget* control() const { return m_control; }
    [[nodiscard]] PlotView* plot() const { return m_plot; }
    [[nodiscard]] ChartReadOut* readOut() const { return m_readOut; }
    [[nodiscard]] QTableWidget* table() const { return m_table; }

    // Nothing is worked out while the chart is hidden; it catches up when it is shown.
    void refreshLater();

  Q_SIGNALS:
    void tableShownChanged(bool shown);

  protected:
    virtual void refresh() = 0;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void setWords(const QString& question, const QString& answer, const QString& unit);
    void setControl(QWidget* control) { m_control = control; }
    // Columns of the table as wide as their words. Dear, so only while the table is looked at.
    void fitTableColumns();

  private:
    void placeReadOut();
    void showUnit();
    void settleLayout();

    QLabel* m_question = nullptr;
    QuietLabel* m_answer = nullptr;
    QuietLabel* m_unit = nullptr;
    QString m_unitText;
    QWidget* m_control = nullptr;
    QStackedWidget* m_stack = nullptr;
    PlotView* m_plot = nullptr;
    ChartReadOut* m_readOut = nullptr;
    QTableWidget* m_table = nullptr;
    bool m_tableShown = false;
    bool m_stale = true;
    bool m_pending = false;
};

} // namespace fitgauge::ui
