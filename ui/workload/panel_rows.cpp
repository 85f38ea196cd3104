// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/panel_rows.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QWheelEvent>

namespace fitgauge::ui {
namespace {

// Wheel events belong to the panel that scrolls, unless the box was chosen first.
class CalmCombo : public QComboBox {
  public:
    using QComboBox::QComboBox;

  protected:
    void wheelEvent(QWheelEvent* event) override {
        if (hasFocus()) {
            QComboBox::wheelEvent(event);
        } else {
            event->ignore();
        }
    }
};

} // namespace

PanelRow::PanelRow(const QString& label, QWidget* input, QWidget* parent) : QWidget(parent), m_input(input) {
    m_label = new QLabel(label, this);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setBuddy(input);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(2));
    row->addWidget(m_label, 1);
    row->addWidget(input);
    input->setAccessibleName(label);
}

void PanelRow::setLabel(const QString& label) {
    m_label->setText(label);
    m_input->setAccessibleName(label);
}

QComboBox* panelCombo(const QString& name, QWidget* parent) {
    auto* combo = new CalmCombo(parent);
    combo->setAccessibleName(name);
    combo->setFocusPolicy(Qt::StrongFocus);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(6);
    combo->setMaxVisibleItems(24);
    return combo;
}

QLabel* panelHeading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(fontOf(TextStyle::Small, true));
    return label;
}

QuietLabel::QuietLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setFont(fontOf(TextStyle::Small));
    setWordWrap(true);
    takeColor();
}

void QuietLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange) {
        takeColor();
    }
}

void QuietLabel::takeColor() {
    QPalette own;
    own.setColor(QPalette::WindowText, themeOf(this).text2);
    own.setColor(QPalette::Text, themeOf(this).text2); // on a parent with the Base role
    setPalette(own);
}

class Fold::Header : public QAbstractButton {
  public:
    explicit Header(QWidget* parent) : QAbstractButton(parent) {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
    }

    void setSummary(const QString& summary) {
        m_summary = summary;
        setAccessibleDescription(summary);
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return {units(30), units(6)}; }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const Theme& theme = themeOf(this);
        const int side = units(3);
        const QString chevron =
            isChecked() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right");
        painter.drawPixmap(0, (height() - side) / 2,
                           iconPixmap(chevron, theme.text2, side, devicePixelRatioF()));
        const QFontMetrics metrics(font());
        const QRect texts = rect().adjusted(side + units(1), 0, 0, 0);
        painter.setPen(theme.text2);
        painter.drawText(texts, Qt::AlignLeft | Qt::AlignVCenter, text());
        const int room = texts.width() - metrics.horizontalAdvance(text()) - units(2);
        painter.setPen(theme.text);
        if (!isChecked() && room > 0) {
            painter.drawText(texts, Qt::AlignRight | Qt::AlignVCenter,
                             metrics.elidedText(m_summary, Qt::ElideRight, room));
        }
        if (hasFocus()) {
            painter.setPen(QPen(theme.focus, 2));
            painter.drawRect(rect().adjusted(1, 1, -1, -1));
        }
    }

  private:
    QString m_summary;
};

Fold::Fold(const QString& title, QWidget* content, QWidget* parent) : QWidget(parent), m_content(content) {
    m_header = new Header(this);
    m_header->setText(title);
    m_header->setAccessibleName(title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(1));
    column->addWidget(m_header);
    column->addWidget(content);
    content->hide();
    connect(m_header, &QAbstractButton::toggled, this, &Fold::setOpen);
}

void Fold::setSummary(const QString& summary) {
    m_header->setSummary(summary);
}

void Fold::setTitle(const QString& title) {
    m_header->setText(title);
    m_header->setAccessibleName(title);
}

void Fold::setOpen(bool open) {
    m_open = open;
    m_header->setChecked(open);
    m_content->setVisible(open);
}

} // namespace fitgauge::ui
