// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis_format.h"
#include "ui/charts/plot_shapes.h"
#include "ui/theme/theme.h"

#include <QChartView>
#include <QLineSeries>
#include <QValueAxis>

#include <optional>
#include <vector>

namespace fitgauge::ui {

struct PlotLine {
    Series series;
    QList<QPointF> points; // ascending x, finite
};

// A figure written where the user's point meets a line.
struct PlotHit {
    std::size_t line = 0;
    double y = 0;
    QString text;
};

// All that a plot of lines shows, in the units of its axes.
struct PlotData {
    std::vector<PlotLine> lines;
    AxisScale x, y;
    QString xTitle;
    std::optional<double> yours; // x of the user's point
    QString yoursText;           // "You: 30 min"
    std::vector<PlotHit> hits;
    std::vector<PlotArea> areas;         // under the lines
    std::vector<PlotBand> bands;         // under the lines
    std::vector<PlotCrossing> crossings; // over them
    std::vector<PlotNote> notes;
    std::vector<PlotKey> keys;
    std::vector<PlotRowName> rowNames; // in place of the labels of the value axis
    bool valuesAlongX = false;         // bars: the cost axis lies below
    bool outlineAreas = false;
    bool yoursMoves = true; // the user's point can be dragged
};

// Lines over a zero-based axis with the user's point, which can be dragged, and a read-out that follows the
// pointer and the arrow keys. It draws what it is given and knows nothing of offers.
class PlotView : public QChartView {
    Q_OBJECT

  public:
    explicit PlotView(QWidget* parent = nullptr);

    void setData(PlotData data);
    [[nodiscard]] const PlotData& data() const { return m_data; }
    // A low plot has no title below its axis: its panel says it beside the unit.
    void setLow(bool low);
    void setReadOutStep(double step) { m_readOutStep = step; } // of an arrow key; Shift takes ten
    [[nodiscard]] std::optional<double> readOut() const { return m_readOut; }
    void setReadOutText(const QString& text); // beside the read-out's line
    // Position of a value, in the view's coordinates.
    [[nodiscard]] QPointF positionOf(double x, double y) const;

  Q_SIGNALS:
    void readOutChanged(std::optional<double> x);
    // While the user's point is dragged; the same `gesture` for one drag.
    void yoursDragged(double x, int gesture);
    void tableRequested(); // key T

  protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void applyTheme();
    void updateSeries();
    void updateAxes();
    void setReadOut(std::optional<double> x);
    [[nodiscard]] double valueAt(double viewX) const; // clamped to the axis
    [[nodiscard]] bool isOnYours(const QPointF& position) const;
    void drawMarkers(QPainter& painter, const Theme& theme) const;
    void drawYours(QPainter& painter, const Theme& theme) const;
    void drawAreas(QPainter& painter, const Theme& theme) const;
    void drawBands(QPainter& painter, const Theme& theme) const;
    void drawCrossings(QPainter& painter, const Theme& theme) const;
    void drawNotes(QPainter& painter, const Theme& theme) const;
    void drawKeys(QPainter& painter, const Theme& theme) const;
    void drawRowNames(QPainter& painter, const Theme& theme) const;
    enum class FigurePlace : std::uint8_t { Above, Below, Left };
    void drawHits(QPainter& painter, const Theme& theme) const;
    void drawFigure(QPainter& painter, const Theme& theme, const PlotHit& hit, FigurePlace place) const;
    void drawReadOut(QPainter& painter, const Theme& theme) const;
    void drawFlag(QPainter& painter, const Theme& theme, double x, const QString& text, bool filled) const;

    PlotData m_data;
    QValueAxis* m_x = nullptr;
    QValueAxis* m_y = nullptr;
    std::vector<QLineSeries*> m_series; // kept and reused: making series anew is slow
    std::optional<double> m_readOut;
    QString m_readOutText;
    double m_readOutStep = 1;
    bool m_low = false;
    bool m_dragging = false;
    int m_gesture = 0;
    bool m_ring = false;
};

} // namespace fitgauge::ui
