// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/precision_card.h"

#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/panel_rows.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace fitgauge::ui {

PrecisionCard::PrecisionCard(QWidget* parent) : QFrame(parent) {
    m_title = panelHeading({}, this);
    m_offer = new QLabel(this);
    m_offer->setTextFormat(Qt::PlainText);
    m_offer->setWordWrap(true);
    m_saving = new QuietLabel(this);
    m_button = new QPushButton(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(3), units(2), units(3), units(3));
    column->setSpacing(units(1));
    column->addWidget(m_title);
    column->addWidget(m_offer);
    column->addWidget(m_saving);
    column->addWidget(m_button, 0, Qt::AlignLeft);
    connect(m_button, &QPushButton::clicked, this, &PrecisionCard::chosen);
}

void PrecisionCard::setContent(const compare::Comparison& comparison, const compare::CheaperIf& suggestion) {
    m_title->setText(tr("Cheaper with 8-bit"));
    //: %1 card and provider, %2 cost, %3 "USD/month"
    m_offer->setText(tr("%1, %2 %3")
                         .arg(offerTitle(comparison.table(), suggestion.row), costText(suggestion.cost),
                              costUnit(comparison.figures(suggestion.row))));
    //: %1 a part of the cost, %2 a part of the memory, %3 and %4 number formats
    m_saving->setText(tr("Saves %1, memory %2 full. Weights %3, cache %4.")
                          .arg(percentText(suggestion.savingPpm), percentText(suggestion.usedPpm),
                               nameOf(suggestion.weights), nameOf(suggestion.cache)));
    m_button->setText(tr("Use 8-bit"));
    m_button->setAccessibleDescription(words());
}

QString PrecisionCard::words() const {
    return QStringLiteral("%1: %2. %3").arg(m_title->text(), m_offer->text(), m_saving->text());
}

void PrecisionCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.base);
    const double radius = units(1);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace fitgauge::ui
