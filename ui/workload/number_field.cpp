// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/number_field.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/number_parser.h"

#include <QKeyEvent>
#include <QPainter>

#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr double kInset = 1.5; // units, between frame and text

int unitWidth(const QString& unit) {
    if (unit.isEmpty()) {
        return 0;
    }
    return QFontMetrics(fontOf(TextStyle::Body)).horizontalAdvance(unit) + units(1);
}

} // namespace

NumberFormat countFormat(std::int64_t least, std::int64_t most, const QString& unit) {
    return {countText, parseCount, unit, least, most};
}

NumberFormat tokensFormat(std::int64_t least, std::int64_t most, const QString& unit) {
    return {countText, parseTokens, unit, least, most};
}

namespace {

// As many decimals as the figure has, two at most.
QString shortDecimal(double value) {
    for (int decimals = 0; decimals < 2; ++decimals) {
        const double scale = decimals == 0 ? 1 : 10;
        if (std::abs(value * scale - std::round(value * scale)) < 1e-9) {
            return decimalText(value, decimals);
        }
    }
    return decimalText(value, 2);
}

double msPer(QChar unit) {
    return unit == u's' ? 1e3 : unit == u'm' ? 6e4 : 3.6e6;
}

} // namespace

NumberFormat durationFormat(std::int64_t leastMs, std::int64_t mostMs, const QString& unit) {
    const QChar letter = unitLetter(unit);
    return {[letter](std::int64_t ms) { return shortDecimal(static_cast<double>(ms) / msPer(letter)); },
            [letter](const QString& text) { return parseDuration(text, letter); }, unit, leastMs, mostMs};
}

NumberFormat tenthsFormat(std::int64_t least, std::int64_t most, const QString& unit) {
    return {[](std::int64_t tenths) { return shortDecimal(static_cast<double>(tenths) / 10); }, parseTenths,
            unit, least, most};
}

NumberField::NumberField(NumberFormat format, const QString& name, QWidget* parent)
    : QLineEdit(parent), m_format(std::move(format)) {
    setAccessibleName(name);
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    reserveUnit();
    connect(this, &QLineEdit::editingFinished, this, &NumberField::take);
}

void NumberField::setValue(std::optional<std::int64_t> value) {
    if (value == m_value && !text().isEmpty()) {
        return;
    }
    m_value = value;
    if (!hasFocus() || !isModified()) {
        showValue();
    }
}

void NumberField::setUnit(const QString& unit) {
    m_format.unit = unit;
    reserveUnit();
    updateGeometry();
    update();
}

void NumberField::setSample(std::int64_t widest) {
    m_sample = widest;
    updateGeometry();
}

QString NumberField::spokenValue() const {
    return m_format.unit.isEmpty() ? text() : text() + u' ' + m_format.unit;
}

QSize NumberField::sizeHint() const {
    const QFontMetrics metrics(fontOf(TextStyle::Body));
    const int number = metrics.horizontalAdvance(m_format.write(m_sample));
    return {number + unitWidth(m_format.unit) + units(2 * kInset + 3), units(6.5)};
}

QSize NumberField::minimumSizeHint() const {
    return sizeHint();
}

void NumberField::reserveUnit() {
    setTextMargins(units(kInset) - 2, 0, units(kInset) - 2 + unitWidth(m_format.unit), 0);
}

void NumberField::showValue() {
    setText(m_value ? m_format.write(*m_value) : tr("unknown", "no figure known"));
    setModified(false);
}

void NumberField::take() {
    if (!isModified()) {
        return;
    }
    const auto typed = m_format.read(text());
    const bool usable = typed && *typed >= m_format.least && *typed <= m_format.most;
    if (!usable) {
        showValue();
        Q_EMIT refused();
        return;
    }
    const bool changed = typed != m_value;
    m_value = typed;
    showValue();
    if (changed) {
        Q_EMIT valueEdited(*typed);
    }
}

void NumberField::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    if (m_format.unit.isEmpty()) {
        return;
    }
    QPainter painter(this);
    painter.setFont(fontOf(TextStyle::Body));
    painter.setPen(isEnabled() ? themeOf(this).quiet : themeOf(this).disabled);
    painter.drawText(rect().adjusted(0, 0, -units(kInset), 0), Qt::AlignRight | Qt::AlignVCenter,
                     m_format.unit);
}

void NumberField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isModified()) {
        showValue();
        selectAll();
        return;
    }
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        take();
        Q_EMIT stepped(event->key() == Qt::Key_Up ? 1 : -1);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
        event->reason() == Qt::ShortcutFocusReason) {
        selectAll();
    }
}

void NumberField::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        reserveUnit();
        updateGeometry();
    }
}

} // namespace fitgauge::ui
