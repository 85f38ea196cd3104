// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/notice_bar.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace fitgauge::ui {

using namespace Qt::StringLiterals;

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_close(new QToolButton(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(units(4), units(1), units(2), units(1));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setIcon(icon(u"close"_s));
    m_close->setAutoRaise(true);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void NoticeBar::showSentence(const QString& sentence) {
    m_text->setText(sentence);
    m_close->setAccessibleName(tr("Dismiss this message"));
    m_close->setToolTip(m_close->accessibleName());
    setAccessibleName(sentence);
    show();
}

void NoticeBar::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    painter.fillRect(QRect(0, 0, units(1), height()), theme.tight);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

} // namespace fitgauge::ui
