// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/gauge_widget.h"

#include "ui/answer/offer_words.h"
#include "ui/gauge/accessible_gauge.h"
#include "ui/gauge/gauge_painter.h"
#include "ui/session/comparison_session.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

#include <chrono>
#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr auto kRest = std::chrono::milliseconds(700);

double titleHeight() {
    return QFontMetricsF(fontOf(TextStyle::Small, true)).height();
}

// Where the pieces lie, from top to bottom.
struct Frames {
    QRectF title, bars, legend, sentence;
};

Frames framesOf(const GaugeState& state, double width) {
    Frames frames;
    frames.title = QRectF(0, 0, width, titleHeight());
    frames.bars = QRectF(0, frames.title.bottom(), width, gaugeBarsHeight(state));
    frames.legend = QRectF(0, frames.bars.bottom() + gaugePx(6), width, gaugeLegendHeight(state));
    frames.sentence =
        QRectF(0, frames.legend.bottom() + gaugePx(4), width, gaugeSentenceHeight(state, width));
    return frames;
}

} // namespace

GaugeWidget::GaugeWidget(QWidget* parent) : QWidget(parent) {
    installAccessibleGauge();
    setObjectName(QStringLiteral("gauge"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_atRest.setSingleShot(true);
    m_atRest.setInterval(kRest);
    connect(&m_atRest, &QTimer::timeout, this, &GaugeWidget::announce);
}

GaugeWidget::GaugeWidget(ComparisonSession& session, QWidget* parent) : GaugeWidget(parent) {
    m_session = &session;
    connect(&session, &ComparisonSession::comparisonChanged, this, &GaugeWidget::follow);
    connect(&session, &ComparisonSession::selectionChanged, this, &GaugeWidget::follow);
    follow();
}

void GaugeWidget::follow() {
    const auto comparison = m_session->comparison();
    const auto row = m_session->focusRow();
    if (!comparison || !row) {
        setState({});
        return;
    }
    const compare::Workload& workload = comparison->workload();
    const auto users = workload.isTraining ? std::nullopt : std::optional(workload.serving.users);
    setState(
        gaugeState(comparison->memory(*row), workload.comfort, cardTitle(comparison->table(), *row), users));
}

void GaugeWidget::setState(const GaugeState& state) {
    if (state == m_state) {
        return;
    }
    const int before = heightForWidth(width());
    m_state = state;
    setAccessibleName(state.title);
    setAccessibleDescription(state.sentence);
    if (heightForWidth(width()) != before) {
        updateGeometry();
    }
    update();
    m_atRest.start();
}

void GaugeWidget::announce() {
    if (!QAccessible::isActive()) {
        return;
    }
    QAccessibleValueChangeEvent event(this, m_state.sentence);
    QAccessible::updateAccessibility(&event);
}

int GaugeWidget::heightForWidth(int width) const {
    if (m_state.title.isEmpty()) {
        return 0;
    }
    return static_cast<int>(std::ceil(framesOf(m_state, width).sentence.bottom()));
}

QSize GaugeWidget::minimumSizeHint() const {
    const int width = units(45);
    return {width, heightForWidth(width)};
}

QSize GaugeWidget::sizeHint() const {
    const int width = units(56);
    return {width, heightForWidth(width)};
}

void GaugeWidget::paintEvent(QPaintEvent* /*event*/) {
    if (m_state.title.isEmpty()) {
        return;
    }
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    const Frames frames = framesOf(m_state, width());
    painter.setFont(fontOf(TextStyle::Small, true));
    painter.setPen(theme.text);
    const QFontMetricsF metrics(painter.font());
    painter.drawText(frames.title, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_state.title, Qt::ElideRight, frames.title.width()));
    paintGaugeBars(painter, frames.bars, m_state, theme);
    paintGaugeLegend(painter, frames.legend, m_state, theme);
    paintGaugeSentence(painter, frames.sentence, m_state, theme);
}

void GaugeWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        updateGeometry();
        update();
    } else if (event->type() == QEvent::LanguageChange && m_session != nullptr) {
        follow();
    }
    QWidget::changeEvent(event);
}

} // namespace fitgauge::ui
