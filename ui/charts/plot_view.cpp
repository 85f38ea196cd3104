// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plot_view.h"

#include "ui/charts/chart_theme.h"
#include "ui/text/quantity_text.h"
#include "ui/tray/series_sample.h"

#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {
namespace {

// Units; below, Qt Charts replaces the labels of the axes by dots.
constexpr double kLeastHeight = 35, kLeastLowHeight = 28;
constexpr double kGrab = 2; // units around the user's line that take hold of it

} // namespace

PlotView::PlotView(QWidget* parent) : QChartView(parent) {
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumHeight(units(kLeastHeight));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_x = new QValueAxis;
    m_y = new QValueAxis;
    chart()->addAxis(m_x, Qt::AlignBottom);
    chart()->addAxis(m_y, Qt::AlignLeft);
    chart()->legend()->hide();
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setMargins(QMargins(0, units(4.5), units(3), 0));
    chart()->setLocalizeNumbers(true);
    applyTheme();
}

void PlotView::setData(PlotData data) {
    m_data = std::move(data);
    updateAxes();
    updateSeries();
    viewport()->update();
}

void PlotView::setLow(bool low) {
    if (low == m_low) {
        return;
    }
    m_low = low;
    setMinimumHeight(units(low ? kLeastLowHeight : kLeastHeight));
    updateAxes();
}

void PlotView::updateAxes() {
    chart()->setLocale(uiLocale());
    const auto set = [](QValueAxis& axis, const AxisScale& scale) {
        axis.setTickType(QValueAxis::TicksDynamic);
        axis.setTickAnchor(0);
        // One wide interval first: a new range under the old step would make a tick for each of them, 100,000
        // where requests follow minutes.
        axis.setTickInterval(std::max(axis.max(), scale.end));
        axis.setRange(0, scale.end);
        axis.setTickInterval(scale.step);
        axis.setLabelFormat(QStringLiteral("%.%1f").arg(scale.decimals));
    };
    set(*m_x, m_data.x);
    set(*m_y, m_data.y);
    m_x->setTitleText(m_low ? QString() : m_data.xTitle);
    const bool bars = m_data.valuesAlongX;
    m_y->setLabelsVisible(!bars);
    m_y->setGridLineVisible(!bars);
    m_x->setGridLineVisible(bars);
    m_x->setGridLinePen(QPen(themeOf(this).hair, 1));
    int names = 0;
    for (const PlotRowName& row : m_data.rowNames) {
        names = std::max(names, QFontMetrics(fontOf(TextStyle::Small, true)).horizontalAdvance(row.name));
    }
    const int left = bars ? std::min(names, width() / 4) + units(2) : 0;
    chart()->setMargins(QMargins(left, units(4.5), units(3), 0));
}

void PlotView::updateSeries() {
    while (m_series.size() < m_data.lines.size()) {
        auto* series = new QLineSeries;
        chart()->addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
        m_series.push_back(series);
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const bool used = i < m_data.lines.size();
        m_series[i]->setVisible(used);
        if (used) {
            m_series[i]->setPen(seriesPen(m_data.lines[i].series, 2));
            m_series[i]->replace(m_data.lines[i].points);
        }
    }
}

void PlotView::applyTheme() {
    const Theme& theme = themeOf(this);
    setBackgroundBrush(theme.base);
    applyChartTheme(*chart());
    applyAxisTheme(*m_x, theme, false);
    applyAxisTheme(*m_y, theme, true);
}

QPointF PlotView::positionOf(double x, double y) const {
    const QRectF plot = chart()->plotArea();
    return {plot.left() + plot.width() * x / m_data.x.end, plot.bottom() - plot.height() * y / m_data.y.end};
}

double PlotView::valueAt(double viewX) const {
    const QRectF plot = chart()->plotArea();
    const double share = plot.width() > 0 ? (viewX - plot.left()) / plot.width() : 0;
    return std::clamp(share, 0.0, 1.0) * m_data.x.end;
}

bool PlotView::isOnYours(const QPointF& position) const {
    return m_data.yours && m_data.yoursMoves &&
           std::abs(position.x() - positionOf(*m_data.yours, 0).x()) <= units(kGrab);
}

void PlotView::setReadOut(std::optional<double> x) {
    if (x == m_readOut) {
        return;
    }
    m_readOut = x;
    Q_EMIT readOutChanged(x);
    viewport()->update();
}

void PlotView::setReadOutText(const QString& text) {
    m_readOutText = text;
    viewport()->update();
}

void PlotView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && isOnYours(event->position())) {
        m_dragging = true;
        ++m_gesture;
        setReadOut(std::nullopt);
    }
    event->accept();
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging) {
        Q_EMIT yoursDragged(valueAt(event->position().x()), m_gesture);
        return;
    }
    setCursor(isOnYours(event->position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    const QRectF plot = chart()->plotArea();
    const bool inside = plot.contains(event->position());
    const double step = std::max(m_readOutStep, 1e-9);
    setReadOut(inside ? std::optional(std::round(valueAt(event->position().x()) / step) * step)
                      : std::nullopt);
}

void PlotView::mouseReleaseEvent(QMouseEvent* /*event*/) {
    m_dragging = false;
}

void PlotView::leaveEvent(QEvent* event) {
    if (!hasFocus()) {
        setReadOut(std::nullopt);
    }
    QChartView::leaveEvent(event);
}

void PlotView::keyPressEvent(QKeyEvent* event) {
    const double start = m_readOut.value_or(m_data.yours.value_or(0));
    const double step = m_readOutStep * (event->modifiers() & Qt::ShiftModifier ? 10 : 1);
    switch (event->key()) {
    case Qt::Key_Left:
        return setReadOut(std::max(start - step, 0.0));
    case Qt::Key_Right:
        return setReadOut(std::min(start + step, m_data.x.end));
    case Qt::Key_Home:
        return setReadOut(0);
    case Qt::Key_End:
        return setReadOut(m_data.x.end);
    case Qt::Key_T:
        Q_EMIT tableRequested();
        return;
    case Qt::Key_Escape:
        if (m_readOut) {
            return setReadOut(std::nullopt);
        }
        break;
    default:
        break;
    }
    event->ignore(); // not to the scene: it has no use for keys, the window may
}

void PlotView::focusInEvent(QFocusEvent* event) {
    m_ring = event->reason() != Qt::MouseFocusReason;
    QChartView::focusInEvent(event);
    viewport()->update();
}

void PlotView::focusOutEvent(QFocusEvent* event) {
    m_ring = false;
    setReadOut(std::nullopt);
    QChartView::focusOutEvent(event);
    viewport()->update();
}

void PlotView::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_x != nullptr) {
        applyTheme();
        updateSeries();
    }
}

} // namespace fitgauge::ui
