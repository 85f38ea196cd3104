// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spread/spread_dialog.h"

#include "ui/session/comparison_session.h"
#include "ui/spread/spread_model.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <numeric>

namespace fitgauge::ui {

SpreadDialog::SpreadDialog(ComparisonSession& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_model(new SpreadModel(this))
    , m_table(new QTableView(this))
    , m_title(new QLabel(this))
    , m_all(new QCheckBox(tr("All &offers, also those that the filters hide"), this)) {
    setObjectName(QStringLiteral("spreadDialog"));
    setWindowTitle(tr("Prices by GPU"));
    m_title->setFont(fontOf(TextStyle::Body, true));
    m_title->setWordWrap(true);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Prices by GPU"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(units(7));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch); // the names need the room
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SpreadModel::Median, Qt::AscendingOrder);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = buttons->addButton(tr("Co&py"), QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(4), units(4), units(4), units(4));
    column->setSpacing(units(2));
    column->addWidget(m_title);
    column->addWidget(m_table, 1);
    column->addWidget(m_all);
    column->addWidget(buttons);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_model->copyText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_all, &QCheckBox::toggled, this, &SpreadDialog::refresh);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& at) { filterTo(at.row()); });
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &SpreadDialog::refresh);
    resize(units(150), units(130));
    refresh();
}

SpreadDialog* SpreadDialog::showFor(ComparisonSession& session, QWidget* parent) {
    auto* dialog =
        parent != nullptr ? parent->findChild<SpreadDialog*>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
    if (dialog == nullptr) {
        dialog = new SpreadDialog(session, parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

void SpreadDialog::refresh() {
    const auto comparison = m_session.comparison();
    if (comparison == nullptr) {
        return;
    }
    const compare::OfferTable& table = comparison->table();
    std::vector<compare::OfferTable::Row> all;
    if (m_all->isChecked()) {
        all.resize(table.size());
        std::iota(all.begin(), all.end(), 0U);
    }
    const auto& rows = m_all->isChecked() ? all : comparison->rows();
    // The comparison keeps its table alive.
    m_model->show({comparison, &table}, compare::gpuSpreads(table, rows));
    //: %1 a count of offers
    m_title->setText(tr("What one card costs, USD per hour, over %1 offers")
                         .arg(countText(static_cast<std::int64_t>(rows.size()))));
    if (m_model->rowCount() > 0 && !m_table->currentIndex().isValid()) {
        m_table->setCurrentIndex(m_model->index(0, 0));
    }
}

void SpreadDialog::filterTo(int row) {
    compare::Filter filter = m_session.filter();
    filter.gpus = {m_model->gpuAt(row)};
    if (!(filter == m_session.filter())) {
        m_session.setFilter(filter, tr("Filter GPU types"));
    }
}

} // namespace fitgauge::ui
