// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/empty_state.h"

#include "ui/theme/fitgauge_style.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fitgauge::ui {

namespace {
constexpr double kWidestUnits = 105; // 420 px
}

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent), m_title(new QLabel), m_sentence(new QLabel), m_buttons(new QHBoxLayout) {
    m_title->setFont(fontOf(TextStyle::Body, true));
    for (QLabel* label : {m_title, m_sentence}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_buttons->setSpacing(units(2));
    m_buttons->addStretch();

    auto* block = new QWidget;
    block->setMaximumWidth(units(kWidestUnits));
    block->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    auto* lines = new QVBoxLayout(block);
    lines->setContentsMargins(units(4), units(4), units(4), units(4));
    lines->setSpacing(units(1));
    lines->addWidget(m_title);
    lines->addWidget(m_sentence);
    lines->addSpacing(units(2));
    lines->addLayout(m_buttons);

    auto* middle = new QHBoxLayout(this);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addStretch(1);
    middle->addWidget(block, 100);
    middle->addStretch(1);
}

void EmptyState::setText(const QString& title, const QString& sentence) {
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(sentence);
}

void EmptyState::clearButtons() {
    while (m_buttons->count() > 1) { // the stretch stays
        QLayoutItem* item = m_buttons->takeAt(0);
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was clicked
        delete item;
    }
}

QAbstractButton* EmptyState::addPlainButton(const QString& text) {
    auto* button = new QPushButton(text);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    const bool isOnly = m_buttons->count() == 2;
    for (int i = 0; i < m_buttons->count() - 1; ++i) {
        m_buttons->itemAt(i)->widget()->setProperty(kPrimaryProperty, isOnly);
    }
    return button;
}

} // namespace fitgauge::ui
