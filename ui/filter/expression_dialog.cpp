// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/expression_dialog.h"

#include "ui/session/comparison_session.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/theme/theme.h"
#include "ui/workload/panel_rows.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongest = 2'000;

QString idOf(compare::Column column) {
    const std::string_view id = compare::columnId(column);
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

auto placeOf(const compare::Filter& filter, compare::Column column) {
    return std::ranges::find(filter.columns, column, &compare::ColumnFilter::column);
}

} // namespace

QString columnExpression(const compare::Filter& filter, compare::Column column) {
    const auto found = placeOf(filter, column);
    return found == filter.columns.end() ? QString() : QString::fromStdString(found->expression.source());
}

ExpressionDialog::ExpressionDialog(ComparisonSession& session, std::optional<compare::Column> column,
                                   QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_column(column)
    , m_field(new QLineEdit(this))
    , m_columns(new QComboBox(this))
    , m_message(new QLabel(this)) {
    setObjectName(u"expressionDialog"_s);
    const compare::Profile profile = session.workload().profile;
    const QString title = column ? columnHead(*column, profile).title : QString();
    //: %1 the title of a column
    setWindowTitle(column ? tr("Filter %1").arg(title) : tr("Filter by expression"));
    auto* label =
        new QLabel(column ? tr("Show &offers where %1 is").arg(title) : tr("Show &offers where"), this);
    label->setBuddy(m_field);
    m_field->setMaxLength(kLongest);
    m_field->setClearButtonEnabled(true);
    const auto& expression = session.filter().expression;
    m_field->setText(column       ? columnExpression(session.filter(), *column)
                     : expression ? QString::fromStdString(expression->source())
                                  : QString());
    m_field->selectAll();
    m_columns->addItem(tr("Insert a column…"));
    for (const compare::Column each : compare::kAllColumns) {
        const ColumnHead head = columnHead(each, profile);
        m_columns->addItem(head.unit.isEmpty() ? head.title : head.title + u", "_s + head.unit, idOf(each));
    }
    m_columns->setVisible(!column);
    m_columns->setAccessibleName(tr("Insert a column"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    auto* help = new QuietLabel(this);
    help->setWordWrap(true);
    help->setText(examples());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_apply = buttons->button(QDialogButtonBox::Ok);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(4), units(4), units(4), units(4));
    layout->setSpacing(units(2));
    for (QWidget* part : std::initializer_list<QWidget*>{label, m_field, m_message, m_columns, help}) {
        layout->addWidget(part);
    }
    layout->addStretch(1);
    layout->addWidget(buttons);
    connect(m_field, &QLineEdit::textChanged, this, &ExpressionDialog::check);
    connect(m_columns, &QComboBox::activated, this, [this](int index) {
        if (index > 0) {
            m_field->insert(m_columns->itemData(index).toString() + u' ');
            m_columns->setCurrentIndex(0);
            m_field->setFocus(Qt::OtherFocusReason);
        }
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &ExpressionDialog::takeOver);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(units(140), units(60));
    check();
}

ExpressionDialog* ExpressionDialog::ask(ComparisonSession& session, std::optional<compare::Column> column,
                                        QWidget* parent) {
    auto* dialog = new ExpressionDialog(session, column, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

QString ExpressionDialog::message() const {
    return m_message->text();
}

QString ExpressionDialog::examples() const {
    if (!m_column) {
        //: the examples in front of the sentence are not translated
        return u"vram >= 24 && price <= 2 · gpu: (h100 || a100) !spot · bandwidth: 1000..3000 · egress: (0 "
               u"|| "
               "unknown)\n"_s +
               tr("&& and, || or, ! not; words without a column are looked for in GPU, provider, region and "
                  "product.");
    }
    if (compare::takesNumbers(*m_column)) {
        return u">= 24 && <= 48 · 24..48 · !80 · unknown\n"_s + tr("In the unit of the column.");
    }
    return compare::isDate(*m_column)
               ? u">= 2026-10-01 · 2026-09-01..2026-10-31 · unknown"_s
               : u"a100 || h100 · !mig · unknown\n"_s + tr("Words that the cell contains.");
}

Expected<compare::Expression> ExpressionDialog::parsed() const {
    const std::string text = m_field->text().simplified().toStdString();
    return m_column ? compare::parseExpression(text, *m_column) : compare::parseExpression(text);
}

void ExpressionDialog::check() {
    const bool isEmpty = m_field->text().trimmed().isEmpty();
    const auto expression = parsed();
    const bool isGood = isEmpty || expression.has_value();
    m_message->setText(isGood ? QString() : errorText(expression.error()));
    m_apply->setEnabled(isGood);
    m_field->setAccessibleDescription(m_message->text());
}

void ExpressionDialog::takeOver() {
    compare::Filter filter = m_session.filter();
    const bool isEmpty = m_field->text().trimmed().isEmpty();
    auto expression = parsed();
    if (!isEmpty && !expression) {
        return;
    }
    if (!m_column) {
        filter.expression = isEmpty ? std::nullopt : std::optional(*std::move(expression));
    } else {
        std::erase_if(filter.columns, [this](const auto& each) { return each.column == *m_column; });
        if (!isEmpty) {
            filter.columns.push_back({*m_column, *std::move(expression)});
        }
    }
    if (!(filter == m_session.filter())) {
        m_session.setFilter(filter, tr("Filter by expression"));
    }
    accept();
}

} // namespace fitgauge::ui
