// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runs_dialog.h"

#include "ui/runs/run_actions.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace fitgauge::ui {

namespace {

constexpr int kFirstNumber = 3; // columns from here hold figures

QString orDash(const std::optional<double>& value, int decimals) {
    return value ? decimalText(*value, decimals) : QStringLiteral("–");
}

QString dayOf(const speed::OwnRun& run) {
    if (!run.day) {
        return unknownText();
    }
    const QDate day = QDate::fromString(QString::fromStdString(run.day->toIso()), Qt::ISODate);
    return uiLocale().toString(day, QLocale::ShortFormat);
}

QStringList cellsOf(const speed::OwnRun& run) {
    const QString gpu = QString::fromStdString(run.gpu);
    const auto perToken =
        run.timePerOutputToken ? std::optional(*run.timePerOutputToken * 1000) : std::nullopt;
    return {run.cards > 1 ? QStringLiteral("%1 × %2").arg(countText(run.cards), gpu) : gpu,
            QString::fromStdString(run.model) + QStringLiteral(", ") + nameOf(run.weights) +
                QStringLiteral(", ") + nameOf(run.engine),
            dayOf(run),
            countText(run.users),
            decimalText(run.outputTokensPerSecond, 0),
            orDash(run.firstTokenSeconds, 2),
            orDash(perToken, 1)};
}

} // namespace

RunsDialog::RunsDialog(RunActions& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_empty(new QLabel(this)), m_table(new QTableWidget(this)) {
    setObjectName(QStringLiteral("runsDialog"));
    setWindowTitle(tr("Measured runs"));
    m_empty->setText(
        tr("No run yet. What you measured takes the place of the estimate for that card, model and load."));
    m_empty->setWordWrap(true);
    const QStringList heads{tr("GPU"),          tr("Model"),          tr("Day"),          tr("Users"),
                            tr("Answer tok/s"), tr("First token, s"), tr("Per token, ms")};
    m_table->setColumnCount(static_cast<int>(heads.size()));
    m_table->setHorizontalHeaderLabels(heads);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_table->horizontalHeaderItem(column)->setTextAlignment(
            (column < kFirstNumber ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    m_table->setAccessibleName(tr("Measured runs"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(units(7));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* add = buttons->addButton(tr("&Add…"), QDialogButtonBox::ActionRole);
    m_edit = buttons->addButton(tr("&Edit…"), QDialogButtonBox::ActionRole);
    m_remove = buttons->addButton(tr("&Delete…"), QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(4), units(4), units(4), units(4));
    column->setSpacing(units(2));
    column->addWidget(m_empty);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(add, &QPushButton::clicked, &m_actions, &RunActions::logRun);
    connect(m_edit, &QPushButton::clicked, this, &RunsDialog::editCurrent);
    connect(m_table, &QTableWidget::cellActivated, this, &RunsDialog::editCurrent);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const auto run = current()) {
            m_actions.remove(*run);
        }
    });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RunsDialog::updateButtons);
    connect(&m_actions, &RunActions::changed, this, &RunsDialog::refresh);
    resize(units(190), units(90));
    refresh();
}

void RunsDialog::refresh() {
    m_runs = m_actions.runs();
    m_empty->setVisible(m_runs.empty());
    m_table->setRowCount(static_cast<int>(m_runs.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const speed::OwnRun& run = m_runs[static_cast<std::size_t>(row)];
        const QStringList cells = cellsOf(run);
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]); // items show plain text
            item->setTextAlignment((column < kFirstNumber ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
            item->setToolTip(QString::fromStdString(run.note).toHtmlEscaped());
            m_table->setItem(row, column, item);
        }
    }
    updateButtons();
}

void RunsDialog::updateButtons() {
    const bool has = current().has_value();
    m_edit->setEnabled(has);
    m_remove->setEnabled(has);
}

std::optional<speed::OwnRun> RunsDialog::current() const {
    const int row = m_table->currentRow();
    const bool isThere = row >= 0 && static_cast<std::size_t>(row) < m_runs.size();
    return isThere ? std::optional(m_runs[static_cast<std::size_t>(row)]) : std::nullopt;
}

void RunsDialog::editCurrent() {
    if (const auto run = current()) {
        if (const auto changed = m_actions.ask(*run)) {
            m_actions.save(*changed);
        }
    }
}

} // namespace fitgauge::ui
