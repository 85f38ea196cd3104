// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys_dialog.h"

#include "ui/theme/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLineEdit>
#include <QTableWidget>
#include <QVBoxLayout>

namespace fitgauge::ui {

using namespace Qt::StringLiterals;

namespace {

struct Row {
    QString keys;
    QString action;
};

QString native(const char* sequence) {
    return QKeySequence(QLatin1String(sequence)).toString(QKeySequence::NativeText);
}

} // namespace

static QList<Row> allKeys() {
    return {
        {native("Ctrl+1") + u" / 2 / 3"_s, KeysDialog::tr("Research, Live serving, Batch")},
        {native("Ctrl+M"), KeysDialog::tr("Choose the model")},
        {u"F7, F8, F9"_s, KeysDialog::tr("Precision, context and users sliders")},
        {native("Ctrl+F") + u", /"_s, KeysDialog::tr("Search")},
        {native("Ctrl+Shift+F"), KeysDialog::tr("Filter by an expression")},
        {native("Ctrl+G"), KeysDialog::tr("Prices by GPU")},
        {native("Ctrl+I"), KeysDialog::tr("Import prices")},
        {native("Ctrl+R"), KeysDialog::tr("Log a measured run")},
        {native("Ctrl+Backspace"), KeysDialog::tr("Clear filters, nothing else")},
        {native("Up") + u", "_s + native("Down"), KeysDialog::tr("Rows; gauge, chart and details follow")},
        {native("Space"), KeysDialog::tr("Add the row to compare, or remove it")},
        {native("Ctrl+B"), KeysDialog::tr("Pin the row as baseline")},
        {native("Ctrl+D"), KeysDialog::tr("Compare the picked offers side by side")},
        {u"S, "_s + native("Shift+S"), KeysDialog::tr("Sort by the current column; add it as next key")},
        {u"F"_s, KeysDialog::tr("Fits only, on or off (in the table)")},
        {native("Alt+1") + u" – "_s + native("Alt+7"), KeysDialog::tr("Charts, in the order of their tabs")},
        {u"T"_s, KeysDialog::tr("View the chart as a table (in the chart)")},
        {u"F1"_s, KeysDialog::tr("Why this answer")},
        {native("Ctrl+C"), KeysDialog::tr("Copy rows with headers")},
        {native("Ctrl+Shift+C"), KeysDialog::tr("Copy rows as Markdown")},
        {native("Ctrl+S") + u", "_s + native("Ctrl+O"), KeysDialog::tr("Save, open a plan")},
        {native("Ctrl+E"), KeysDialog::tr("Export CSV")},
        {native("Ctrl+P"), KeysDialog::tr("PDF report")},
        {native("Ctrl+Z") + u", "_s + native("Ctrl+Y"), KeysDialog::tr("Undo, redo")},
        {u"F6, "_s + native("Shift+F6"), KeysDialog::tr("Next or previous panel")},
        {native("Enter"), KeysDialog::tr("Details of the row")},
        {native("Esc"), KeysDialog::tr("Close what is open, then leave the field")},
        {u"?"_s, KeysDialog::tr("This list")},
    };
}

KeysDialog::KeysDialog(QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit(this)), m_table(new QTableWidget(this)) {
    setWindowTitle(tr("Keys"));
    m_search->setPlaceholderText(tr("Search keys"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_table->setColumnCount(2);
    m_table->setAccessibleName(tr("Keys"));
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    for (const Row& row : allKeys()) {
        const int at = m_table->rowCount();
        m_table->insertRow(at);
        m_table->setItem(at, 0, new QTableWidgetItem(row.keys));
        m_table->setItem(at, 1, new QTableWidgetItem(row.action));
        m_table->item(at, 0)->setFont(fontOf(TextStyle::Body, true));
    }
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(4), units(4), units(4), units(4));
    layout->addWidget(m_search);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    connect(m_search, &QLineEdit::textChanged, this, &KeysDialog::showMatching);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(units(130), units(140));
}

void KeysDialog::showMatching(const QString& text) {
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const bool matches = m_table->item(row, 0)->text().contains(text, Qt::CaseInsensitive) ||
                             m_table->item(row, 1)->text().contains(text, Qt::CaseInsensitive);
        m_table->setRowHidden(row, !matches);
    }
}

} // namespace fitgauge::ui
