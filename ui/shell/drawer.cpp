// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/drawer.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kWidthUnits = 72; // look.md section 4: 288 px

} // namespace

Drawer::Drawer(QWidget* host, QWidget* below)
    : QWidget(host)
    , m_below(below)
    , m_column(new QVBoxLayout(this))
    , m_title(new QLabel(this))
    , m_close(new QToolButton(this)) {
    setAutoFillBackground(true);
    m_column->setContentsMargins(2, 0, 0, 0); // the edge that paintEvent draws
    m_column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(units(3), units(2), units(2), units(1));
    m_title->setFont(fontOf(TextStyle::Body, true));
    m_title->setTextFormat(Qt::PlainText);
    m_close->setIcon(icon(u"close"_s));
    m_close->setAutoRaise(true);
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    m_column->addLayout(head);
    connect(m_close, &QToolButton::clicked, this, &Drawer::closeByUser);
    host->installEventFilter(this);
    below->installEventFilter(this);
    retranslate();
    hide();
}

void Drawer::setContent(QWidget* content) {
    if (m_content == content) {
        return;
    }
    if (m_content) {
        m_column->removeWidget(m_content);
        m_content->setParent(nullptr);
    }
    m_content = content;
    if (content != nullptr) {
        m_column->addWidget(content, 1);
        content->show();
    }
}

void Drawer::setTitle(const QString& title) {
    m_title->setText(title);
    setAccessibleName(title);
}

void Drawer::open() {
    place();
    show();
    raise();
}

void Drawer::place() {
    const QWidget& host = *parentWidget();
    const int top = m_below->mapTo(&host, QPoint(0, m_below->height())).y();
    const int wide = std::min(units(kWidthUnits), host.width());
    setGeometry(host.width() - wide, top, wide, std::max(0, host.height() - top));
}

void Drawer::closeByUser() {
    hide();
    Q_EMIT closedByUser();
}

bool Drawer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        place();
    }
    return QWidget::eventFilter(watched, event);
}

void Drawer::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        closeByUser();
        return;
    }
    QWidget::keyPressEvent(event);
}

void Drawer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, 2, height()), themeOf(this).edge);
}

void Drawer::retranslate() {
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close the details"));
}

void Drawer::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace fitgauge::ui
