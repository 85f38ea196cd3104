// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/flow_text.h"

#include "ui/why/why_words.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {

namespace {

constexpr qreal kUnlimited = 1e6;

// Line pitch of the type scale: 18 px for 13, 16 px for 12.
constexpr qreal kLeading = 18.0 / 13.0;

qreal lineHeight(const QFont& font) {
    return std::max(std::round(font.pixelSize() * kLeading), std::ceil(QFontMetricsF(font).height()));
}

} // namespace

FlowText::FlowText(const QString& marked, TextStyle style, Ink ink, QWidget* parent)
    : QLabel(parent), m_style(style), m_ink(ink) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    QString plain;
    for (const QChar c : marked) {
        if (c == kBoldOn) {
            m_bold.push_back({static_cast<int>(plain.size()), 0});
        } else if (c == kBoldOff && !m_bold.empty()) {
            m_bold.back().length = static_cast<int>(plain.size()) - m_bold.back().start;
        } else {
            plain += c;
        }
    }
    setText(plain);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FlowText::setSingleLine() {
    m_singleLine = true;
    setWordWrap(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    updateGeometry();
}

void FlowText::setBold() {
    m_bold = {{0, static_cast<int>(text().size())}};
    updateGeometry();
}

void FlowText::prepare(QTextLayout& layout) const {
    const QFont body = fontOf(m_style);
    layout.setFont(body);
    layout.setText(text());
    QTextOption option;
    option.setWrapMode(m_singleLine ? QTextOption::NoWrap : QTextOption::WordWrap);
    layout.setTextOption(option);
    QList<QTextLayout::FormatRange> ranges;
    for (const Piece& piece : m_bold) {
        QTextLayout::FormatRange range;
        range.start = piece.start;
        range.length = piece.length;
        range.format.setFontWeight(QFont::Bold);
        ranges << range;
    }
    layout.setFormats(ranges);
}

qreal FlowText::arrange(QTextLayout& layout, qreal width, qreal* widest) const {
    const qreal pitch = lineHeight(layout.font());
    qreal y = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(m_singleLine ? kUnlimited : width);
        line.setPosition({0, y + (pitch - line.height()) / 2});
        y += pitch;
        if (widest != nullptr) {
            *widest = std::max(*widest, line.naturalTextWidth());
        }
    }
    layout.endLayout();
    return y;
}

int FlowText::heightForWidth(int width) const {
    QTextLayout layout;
    prepare(layout);
    return static_cast<int>(std::ceil(arrange(layout, width)));
}

QSize FlowText::sizeHint() const {
    QTextLayout layout;
    prepare(layout);
    qreal widest = 0;
    const qreal height = arrange(layout, kUnlimited, &widest);
    return {static_cast<int>(std::ceil(widest)) + 1, static_cast<int>(std::ceil(height))};
}

QSize FlowText::minimumSizeHint() const {
    if (m_singleLine) {
        return sizeHint();
    }
    QTextLayout layout;
    prepare(layout);
    qreal widest = 0;
    arrange(layout, 1, &widest); // each word on a line of its own
    return {static_cast<int>(std::ceil(widest)) + 1, static_cast<int>(lineHeight(fontOf(m_style)))};
}

bool FlowText::isWhole() const {
    QTextLayout layout;
    prepare(layout);
    qreal widest = 0;
    const qreal height = arrange(layout, width(), &widest);
    return widest <= width() + 0.5 && height <= this->height() + 0.5;
}

void FlowText::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    painter.setPen(m_ink == Ink::Quiet ? theme.text2 : theme.text);
    QTextLayout layout;
    prepare(layout);
    qreal widest = 0;
    arrange(layout, width(), &widest);
    const bool toTheRight = alignment().testFlag(Qt::AlignRight);
    layout.draw(&painter, {toTheRight ? width() - widest : 0, 0});
}

} // namespace fitgauge::ui
