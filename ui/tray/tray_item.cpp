// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tray/tray_item.h"

#include "ui/theme/icons.h"
#include "ui/tray/series_sample.h"

#include <QEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace fitgauge::ui {

namespace {

int itemHeight() {
    return units(7);
}
int sampleWidth() {
    return units(8.5);
}
int buttonSize() {
    return units(5.5);
}
// A long provider name is cut here; the tooltip holds it whole.
int widestName() {
    return units(50);
}

QToolButton* flatButton(QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFixedSize(buttonSize(), buttonSize());
    button->setIconSize(QSize(units(3), units(3)));
    return button;
}

} // namespace

TrayItem::TrayItem(std::string offerId, const QString& name, int series, bool isBaseline, QWidget* parent)
    : QWidget(parent)
    , m_offerId(std::move(offerId))
    , m_name(name)
    , m_series(series)
    , m_isBaseline(isBaseline)
    , m_star(flatButton(this))
    , m_remove(flatButton(this)) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(name);
    setAccessibleName(name);
    //: %1 is an offer, such as "L40S · Cedar Cloud"
    m_star->setAccessibleName(isBaseline ? tr("%1 is the baseline").arg(name)
                                         : tr("Make %1 the baseline").arg(name));
    m_star->setToolTip(isBaseline ? tr("Baseline: others are compared with it") : tr("Make it the baseline"));
    m_remove->setAccessibleName(tr("Remove %1 from compare").arg(name));
    m_remove->setToolTip(tr("Remove from compare"));
    connect(m_star, &QToolButton::clicked, this, &TrayItem::baselineRequested);
    connect(m_remove, &QToolButton::clicked, this, &TrayItem::removeRequested);
    updateIcons();
}

void TrayItem::setCompact(bool compact) {
    m_compact = compact;
    updateGeometry();
    update();
}

QString TrayItem::word() const {
    return m_isBaseline && !m_compact ? tr("baseline") : QString();
}

int TrayItem::nameWidth() const {
    return std::min(QFontMetrics(font()).horizontalAdvance(m_name), widestName());
}

QSize TrayItem::sizeHint() const {
    const QString text = word();
    const int wordWidth =
        text.isEmpty() ? 0 : QFontMetrics(fontOf(TextStyle::Small)).horizontalAdvance(text) + units(0.5);
    return {units(2) + sampleWidth() + units(2) + nameWidth() + units(1) + buttonSize() + wordWidth +
                buttonSize() + units(1),
            itemHeight()};
}

void TrayItem::resizeEvent(QResizeEvent* event) {
    const int top = (height() - buttonSize()) / 2;
    m_star->move(units(2) + sampleWidth() + units(2) + nameWidth() + units(1), top);
    m_remove->move(width() - units(1) - buttonSize(), top);
    QWidget::resizeEvent(event);
}

void TrayItem::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), units(1), units(1));
    const auto& series = theme.series[static_cast<std::size_t>(m_series)];
    drawSeriesSample(painter,
                     QRectF(units(2), 0, sampleWidth(), height()).adjusted(0, units(2.5), 0, -units(2.5)),
                     series);
    const QRect nameBox(units(4) + sampleWidth(), 0, nameWidth() + 1, height());
    painter.setPen(theme.text);
    painter.setFont(font());
    painter.drawText(nameBox, Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font()).elidedText(m_name, Qt::ElideRight, nameBox.width()));
    const QString text = word();
    if (!text.isEmpty()) {
        painter.setPen(theme.text2);
        painter.setFont(fontOf(TextStyle::Small));
        painter.drawText(QRect(m_star->geometry().right() + 1, 0, width(), height()),
                         Qt::AlignVCenter | Qt::TextSingleLine, text);
    }
}

void TrayItem::updateIcons() {
    const Theme& theme = themeOf(this);
    const QColor star = m_isBaseline ? theme.text : theme.control;
    m_star->setIcon(QIcon(iconPixmap(QStringLiteral("baseline"), star, units(3.5), devicePixelRatioF())));
    m_remove->setIcon(icon(QStringLiteral("close")));
}

void TrayItem::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        updateIcons();
    }
    QWidget::changeEvent(event);
}

} // namespace fitgauge::ui
