// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_preview.h"

#include "ui/imports/import_words.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {
namespace {

QString counted(std::size_t count) {
    return countText(static_cast<std::int64_t>(count));
}

QTableWidget* plainTable(int columns, const QString& name, QWidget* parent) {
    auto* table = new QTableWidget(0, columns, parent);
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(units(6));
    return table;
}

void addRow(QTableWidget& table, const QStringList& cells, bool isPart = false) {
    const int row = table.rowCount();
    table.insertRow(row);
    for (int column = 0; column < cells.size(); ++column) {
        auto* item = new QTableWidgetItem(cells[column]);
        const bool isNumber = column > 0 && (column == 2 || column + 1 == cells.size());
        item->setTextAlignment((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        item->setToolTip(cells[column]);
        if (isPart && column == 0) {
            item->setText(QStringLiteral("    ") + cells[column]);
        }
        table.setItem(row, column, item);
    }
}

} // namespace

ImportPreview::ImportPreview(QWidget* parent)
    : QWidget(parent)
    , m_summary(new QLabel(this))
    , m_counts(plainTable(2, tr("What the file changes"), this))
    , m_changesTitle(new QLabel(this))
    , m_changes(plainTable(4, tr("Changes, offer by offer"), this))
    , m_held(new QCheckBox(this))
    , m_shrunken(new QCheckBox(this)) {
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_counts->horizontalHeader()->hide();
    m_counts->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_counts->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_counts->setSelectionMode(QAbstractItemView::NoSelection);
    m_changes->setHorizontalHeaderLabels({tr("Offer"), tr("What"), tr("Before"), tr("Now")});
    m_changes->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_changes->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int price : {2, 3}) { // over their numbers
        m_changes->horizontalHeaderItem(price)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    m_changesTitle->setFont(fontOf(TextStyle::Body, true));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(2));
    column->addWidget(m_summary);
    column->addWidget(m_counts, 2);
    column->addWidget(m_changesTitle);
    column->addWidget(m_changes, 3);
    column->addWidget(m_held);
    column->addWidget(m_shrunken);
    for (QCheckBox* box : {m_held, m_shrunken}) {
        connect(box, &QCheckBox::toggled, this, &ImportPreview::decided);
    }
}

QString ImportPreview::summary() const {
    return m_summary->text();
}

void ImportPreview::setPlan(const ImportPlan& plan) {
    const catalog::FeedChange& change = plan.change;
    m_isUsable = plan.kept > 0;
    m_isShrunken = change.isShrunken;
    //: %1 rows read, %2 of them usable
    m_summary->setText(
        m_isUsable
            ? tr("%1 rows read, %2 of them offers. Nothing is changed until you import.")
                  .arg(counted(plan.seen), counted(plan.kept))
            : tr("%1 rows read, none of them an offer. There is nothing to import.").arg(counted(plan.seen)));
    fillCounts(plan);
    fillChanges(change);
    m_held->setVisible(change.held > 0);
    m_held->setChecked(false);
    m_held->setText(
        tr("Take %n price(s) that moved more than threefold", nullptr, static_cast<int>(change.held)));
    m_shrunken->setVisible(m_isUsable && change.isShrunken);
    m_shrunken->setChecked(false);
    //: %1 offers now, %2 before
    m_shrunken->setText(tr("Import although only %1 of %2 offers are left")
                            .arg(counted(change.before - change.vanished), counted(change.before)));
}

catalog::FeedOptions ImportPreview::options() const {
    catalog::FeedOptions options;
    options.acceptHeld = m_held->isChecked();
    options.acceptShrunken = m_shrunken->isChecked();
    return options;
}

bool ImportPreview::mayApply() const {
    return m_isUsable && (!m_isShrunken || m_shrunken->isChecked());
}

void ImportPreview::fillCounts(const ImportPlan& plan) {
    const catalog::FeedChange& change = plan.change;
    m_counts->setRowCount(0);
    addRow(*m_counts, {tr("New offers"), counted(change.added)});
    addRow(*m_counts, {tr("Changed offers"), counted(change.changed)});
    if (change.changed > 0) {
        addRow(*m_counts, {tr("with another price"), counted(change.repriced)}, true);
    }
    addRow(*m_counts, {tr("Unchanged offers"), counted(change.unchanged)});
    addRow(*m_counts, {tr("Gone from the source"), counted(change.vanished)});
    addRow(*m_counts, {tr("Held back: price moved more than threefold"), counted(change.held)});
    addRow(*m_counts, {tr("Suspect prices: kept, marked, never recommended"), counted(change.suspect)});
    addRow(*m_counts, {tr("Rejected rows"), counted(plan.rejected)});
    std::vector<std::pair<std::size_t, feeds::RejectReason>> reasons;
    for (const auto& [reason, count] : plan.rejectedBy) {
        reasons.emplace_back(count, reason);
    }
    std::ranges::sort(reasons, std::greater<>());
    for (const auto& [count, reason] : reasons) {
        addRow(*m_counts, {rejectText(reason), counted(count)}, true);
    }
}

void ImportPreview::fillChanges(const catalog::FeedChange& change) {
    m_changes->setRowCount(0);
    for (const catalog::OfferChange& each : change.examples) {
        QString what = changeKindText(each.kind);
        if (each.isSuspect) {
            //: %1 what changed: the new price is not believed
            what = tr("%1, suspect").arg(what);
        }
        const bool isNew = each.kind == catalog::OfferChange::Kind::Added;
        const bool isGone = each.kind == catalog::OfferChange::Kind::Vanished;
        addRow(*m_changes,
               {QString::fromStdString(each.offerId), what, isNew ? QString() : changePriceText(each.before),
                isGone ? QString() : changePriceText(each.now)});
    }
    for (int column = 1; column < m_changes->columnCount(); ++column) {
        m_changes->resizeColumnToContents(column);
        m_changes->setColumnWidth(column, m_changes->columnWidth(column) + units(2));
    }
    const std::size_t all = change.added + change.changed + change.held + change.vanished;
    const std::size_t shown = change.examples.size();
    m_changesTitle->setText(shown < all
                                //: %1 listed changes, %2 all of them
                                ? tr("%1 of %2 changes").arg(counted(shown), counted(all))
                                : tr("%n change(s)", nullptr, static_cast<int>(all)));
}

} // namespace fitgauge::ui
