// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plans/plan_changes_dialog.h"

#include "ui/plans/plan_words.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace fitgauge::ui {

namespace {

constexpr std::size_t kMostRows = 200;

QString savedText(const report::Plan& plan) {
    const QDateTime saved = QDateTime::fromString(QString::fromStdString(plan.savedAt), Qt::ISODate);
    return saved.isValid() ? uiLocale().toString(saved.toLocalTime().date(), QLocale::ShortFormat)
                           : PlanChangesDialog::tr("an unknown day");
}

void fillRow(QTableWidget& table, int row, const PlanChangeRow& change) {
    const auto put = [&](int column, const QString& text, Qt::Alignment alignment) {
        auto* item = new QTableWidgetItem(text); // items show plain text
        item->setToolTip(text.toHtmlEscaped());
        item->setTextAlignment(alignment | Qt::AlignVCenter);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table.setItem(row, column, item);
    };
    put(0, change.what, Qt::AlignLeft);
    put(1, change.then, Qt::AlignRight);
    put(2, change.now, Qt::AlignRight);
}

QTableWidget* changesTable(const std::vector<PlanChangeRow>& rows, QWidget* parent) {
    auto* table = new QTableWidget(static_cast<int>(rows.size()), 3, parent);
    table->setHorizontalHeaderLabels(
        {PlanChangesDialog::tr("Offer"), PlanChangesDialog::tr("Then"), PlanChangesDialog::tr("Now")});
    table->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->horizontalHeaderItem(2)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->setAccessibleName(PlanChangesDialog::tr("Changes since the plan was saved"));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(units(7));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        fillRow(*table, static_cast<int>(row), rows[row]);
    }
    return table;
}

} // namespace

PlanChangesDialog::PlanChangesDialog(const report::Plan& plan, const report::PlanDifference& difference,
                                     const compare::OfferTable& offers, QWidget* parent)
    : QDialog(parent)
    , m_summary(new QLabel(this))
    , m_table(changesTable(planChangeRows(difference, offers, kMostRows), this)) {
    setObjectName(QStringLiteral("planChanges"));
    setWindowTitle(tr("Plan of %1").arg(savedText(plan)));
    auto* answer = new QLabel(answerChangeText(difference, offers), this);
    QStringList sentences{planChangeCounts(difference)};
    sentences += planWarnings(difference);
    m_summary->setText(sentences.join(u'\n'));
    answer->setFont(fontOf(TextStyle::Body, true));
    for (QLabel* label : {answer, m_summary}) {
        label->setTextFormat(Qt::PlainText); // names come from files
        label->setWordWrap(true);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(4), units(4), units(4), units(4));
    column->setSpacing(units(2));
    column->addWidget(answer);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    m_table->setVisible(m_table->rowCount() > 0);
    resize(units(165), m_table->rowCount() > 0 ? units(100) : units(40));
}

QString PlanChangesDialog::summary() const {
    return m_summary->text();
}

} // namespace fitgauge::ui
