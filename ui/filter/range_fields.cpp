// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/range_fields.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>

namespace fitgauge::ui {

namespace {

// Nine decimals are what money holds; seven digits before them are more than any price or memory.
QLineEdit* numberField(QWidget* parent) {
    static const QRegularExpression digits(QStringLiteral("[0-9]{0,7}([.,][0-9]{0,9})?"));
    auto* field = new QLineEdit(parent);
    field->setValidator(new QRegularExpressionValidator(digits, field));
    field->setAlignment(Qt::AlignRight);
    return field;
}

std::optional<std::string> plainDigits(const QLineEdit& field) {
    QString text = field.text().trimmed();
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    if (text.endsWith(QLatin1Char('.'))) {
        text.chop(1);
    }
    if (text.startsWith(QLatin1Char('.'))) {
        text.prepend(QLatin1Char('0'));
    }
    return text.isEmpty() ? std::nullopt : std::optional(text.toStdString());
}

void setUnlessTyping(QLineEdit& field, const QString& text) {
    if (!field.hasFocus() || !field.isModified()) {
        field.setText(text);
    }
}

} // namespace

RangeFields::RangeFields(const QString& name, const QString& unit, QWidget* parent)
    : QWidget(parent), m_low(numberField(this)), m_high(numberField(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(1.5));
    auto* between = new QLabel(QStringLiteral("–"), this);
    auto* unitLabel = new QLabel(unit, this);
    row->addWidget(m_low, 1);
    row->addWidget(between);
    row->addWidget(m_high, 1);
    row->addWidget(unitLabel);
    //: spoken names of the two fields of a range; %1 what it is, %2 its unit
    m_low->setAccessibleName(tr("%1 at least, %2").arg(name, unit));
    m_high->setAccessibleName(tr("%1 at most, %2").arg(name, unit));
    m_low->setPlaceholderText(tr("from"));
    m_high->setPlaceholderText(tr("to"));
    for (auto* field : {m_low, m_high}) {
        connect(field, &QLineEdit::editingFinished, this, [this, field] {
            if (field->isModified()) {
                field->setModified(false);
                Q_EMIT edited();
            }
        });
    }
}

void RangeFields::setTexts(const QString& low, const QString& high) {
    setUnlessTyping(*m_low, low);
    setUnlessTyping(*m_high, high);
}

std::optional<std::string> RangeFields::low() const {
    return plainDigits(*m_low);
}

std::optional<std::string> RangeFields::high() const {
    return plainDigits(*m_high);
}

} // namespace fitgauge::ui
