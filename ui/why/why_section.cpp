// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/why_section.h"

#include "ui/text/quantity_text.h"
#include "ui/why/flow_text.h"

#include <QGridLayout>
#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {

namespace {

using Ink = FlowText::Ink;

int badgeSize() {
    return units(4.5);
}

// The part's number on a tinted square.
class Badge : public QWidget {
  public:
    Badge(int number, QWidget* parent) : QWidget(parent), m_text(number > 0 ? countText(number) : QString()) {
        setFixedSize(badgeSize(), badgeSize());
    }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme& theme = themeOf(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.answer);
        painter.drawRoundedRect(rect(), units(1), units(1));
        if (m_text.isEmpty()) {
            const qreal inset = width() / 5.0;
            drawShape(painter, Shape::Minus, QRectF(rect()).adjusted(inset, inset, -inset, -inset),
                      theme.accent);
            return;
        }
        painter.setPen(theme.accent);
        painter.setFont(fontOf(TextStyle::Caption, true));
        painter.drawText(rect(), Qt::AlignCenter, m_text);
    }

  private:
    QString m_text;
};

// A shape of the height of one line.
class Mark : public QWidget {
  public:
    Mark(Shape shape, Tone tone, QWidget* parent) : QWidget(parent), m_shape(shape), m_tone(tone) {
        setFixedSize(units(3), units(4.5));
    }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        drawShape(painter, m_shape, QRectF(0, 0, width(), height()), color());
    }

  private:
    [[nodiscard]] QColor color() const {
        const Theme& theme = themeOf(this);
        switch (m_tone) {
        case Tone::Good:
            return theme.good;
        case Tone::Tight:
            return theme.tight;
        case Tone::Bad:
            return theme.bad;
        case Tone::Quiet:
            break;
        }
        return theme.text2;
    }
    Shape m_shape;
    Tone m_tone;
};

class Hairline : public QWidget {
  public:
    explicit Hairline(QWidget* parent) : QWidget(parent) { setFixedHeight(1); }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(rect(), themeOf(this).hair); }
};

FlowText* singleLine(const QString& text, TextStyle style, Ink ink) {
    auto* label = new FlowText(text, style, ink);
    label->setSingleLine();
    return label;
}

// Width of the widest label, so that all texts of a part begin at one place; 0: there are none.
int labelWidth(const std::vector<WhyLine>& lines) {
    int widest = 0;
    const QFontMetrics metrics(fontOf(TextStyle::Body));
    for (const auto& line : lines) {
        widest = std::max(widest, line.label.isEmpty() ? 0 : metrics.horizontalAdvance(line.label) + 2);
    }
    return widest;
}

QVBoxLayout* textAndBelow(const WhyLine& line) {
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(new FlowText(line.text, TextStyle::Body, line.quiet ? Ink::Quiet : Ink::Text));
    if (!line.below.isEmpty()) {
        column->addWidget(new FlowText(line.below, TextStyle::Body, Ink::Quiet));
    }
    return column;
}

// Mark, label, text, aside. A wide aside of one line takes no room from the others.
QHBoxLayout* lineLayout(const WhyLine& line, int labelWidth, QWidget* parent) {
    auto* row = new QHBoxLayout;
    row->setSpacing(units(1.5));
    if (line.shape) {
        row->addWidget(new Mark(*line.shape, line.tone, parent), 0, Qt::AlignTop);
    }
    if (labelWidth > 0) {
        auto* label = singleLine(line.label, TextStyle::Body, Ink::Quiet);
        label->setFixedWidth(labelWidth);
        row->addWidget(label, 0, Qt::AlignTop);
    }
    row->addLayout(textAndBelow(line), 1);
    if (!line.aside.isEmpty()) {
        row->addSpacing(units(1));
        row->addWidget(singleLine(line.aside, TextStyle::Small, Ink::Quiet), 0, Qt::AlignTop);
    }
    return row;
}

} // namespace

WhySection::WhySection(const WhyPart& part, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(2));
    addHead(*column, part);
    addLines(*column, part.lines);
    addRatios(*column, part.ratios);
    addChanges(*column, part.changes);
    addLines(*column, part.after);
}

void WhySection::addHead(QVBoxLayout& column, const WhyPart& part) {
    auto* head = new QHBoxLayout;
    head->setSpacing(units(2));
    head->addWidget(new Badge(part.number, this), 0, Qt::AlignTop);
    auto* title = new FlowText(part.title, TextStyle::Body, Ink::Text, this);
    title->setBold();
    head->addWidget(title, 1);
    column.addLayout(head);
}

void WhySection::addLines(QVBoxLayout& column, const std::vector<WhyLine>& lines) {
    if (lines.empty()) {
        return;
    }
    const bool hasMarks =
        std::any_of(lines.begin(), lines.end(), [](const auto& line) { return line.shape.has_value(); });
    const int labels = labelWidth(lines);
    auto* rows = new QVBoxLayout;
    rows->setContentsMargins(badgeSize() + units(2), 0, 0, 0);
    rows->setSpacing(hasMarks ? units(1.5) : 0);
    for (const auto& line : lines) {
        rows->addLayout(lineLayout(line, labels, this));
    }
    column.addLayout(rows);
}

// Two figures a row, names and values in columns.
void WhySection::addRatios(QVBoxLayout& column, const std::vector<WhyRatio>& ratios) {
    if (ratios.empty()) {
        return;
    }
    auto* grid = new QGridLayout;
    grid->setContentsMargins(badgeSize() + units(2), 0, 0, 0);
    grid->setHorizontalSpacing(units(4));
    grid->setVerticalSpacing(units(1));
    for (std::size_t i = 0; i < ratios.size(); ++i) {
        const int row = static_cast<int>(i / 2);
        const int left = static_cast<int>(i % 2) * 2;
        grid->addWidget(singleLine(ratios[i].name, TextStyle::Body, Ink::Quiet), row, left);
        grid->addWidget(singleLine(ratios[i].value, TextStyle::Body, Ink::Text), row, left + 1);
    }
    grid->setColumnStretch(4, 1);
    column.addLayout(grid);
}

void WhySection::addChanges(QVBoxLayout& column, const std::vector<WhyChange>& changes) {
    if (changes.empty()) {
        return;
    }
    auto* grid = new QGridLayout;
    grid->setContentsMargins(badgeSize() + units(2), 0, 0, 0);
    grid->setHorizontalSpacing(units(4));
    grid->setVerticalSpacing(units(1));
    int row = 0;
    for (const auto& change : changes) {
        grid->addWidget(new FlowText(change.change, TextStyle::Body, Ink::Quiet), row, 0);
        grid->addWidget(new FlowText(change.offer, TextStyle::Body, Ink::Text), row, 1);
        auto* difference = singleLine(change.difference, TextStyle::Body, Ink::Text);
        difference->setBold();
        grid->addWidget(difference, row, 2, Qt::AlignRight | Qt::AlignTop);
        grid->addWidget(new Hairline(this), row + 1, 0, 1, 3);
        row += 2;
    }
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    column.addLayout(grid);
}

} // namespace fitgauge::ui
