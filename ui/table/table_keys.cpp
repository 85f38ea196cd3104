// SPDX-License-Identifier: GPL-3.0-or-later
// The table's keys (interface.md "Keyboard") and the clipboard.
#include "ui/table/offer_header_view.h"
#include "ui/table/offer_table_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <set>

namespace fitgauge::ui {

namespace {
// More is for the CSV export: the clipboard holds everything twice.
constexpr int kMostSelected = 10'000;
} // namespace

void OfferTableView::keyPressEvent(QKeyEvent* event) {
    if (!m_byKeyboard) {
        m_byKeyboard = true;
        showFocus();
    }
    if (handleKey(*event) || (m_singleKeys && handleLetter(*event))) {
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        event->ignore(); // leaving the table is the window's business
        return;
    }
    QTableView::keyPressEvent(event);
}

bool OfferTableView::handleKey(const QKeyEvent& event) {
    const QModelIndex current = currentIndex();
    if (!current.isValid()) {
        return false;
    }
    if (event.matches(QKeySequence::Copy)) {
        copyRows(TableFormat::TabSeparated);
        return true;
    }
    if (event.key() == Qt::Key_C && event.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) {
        copyRows(TableFormat::Markdown);
        return true;
    }
    if (event.key() == Qt::Key_Space && event.modifiers() == Qt::NoModifier) {
        togglePick(current.row());
        return true;
    }
    if (event.key() == Qt::Key_B && event.modifiers() == Qt::ControlModifier) {
        pinBaseline(current.row());
        return true;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        Q_EMIT detailRequested();
        return true;
    }
    return false;
}

void OfferTableView::pinBaseline(int place) {
    if (!m_model->seriesAt(place)) {
        togglePick(place);
    }
    m_session.setBaseline(std::string(m_model->comparison()->table().idOf(m_model->offerAt(place))));
}

bool OfferTableView::handleLetter(const QKeyEvent& event) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool plain = modifiers == Qt::NoModifier;
    if (event.key() == Qt::Key_S && (plain || modifiers == Qt::ShiftModifier)) {
        const int section = currentIndex().column();
        if (section > kCheckSection) {
            sortBy(columnOf(section), !plain);
        }
        return true;
    }
    if (event.key() == Qt::Key_F && plain) {
        compare::Filter filter = m_session.filter();
        filter.fitsOnly = !filter.fitsOnly;
        m_session.setFilter(filter,
                            filter.fitsOnly ? tr("Show only what fits") : tr("Show what does not fit"));
        return true;
    }
    return false;
}

QModelIndex OfferTableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    // Home and End go through the rows: columns are few.
    if (model()->rowCount() > 0 && (action == MoveHome || action == MoveEnd)) {
        const int place = action == MoveHome ? 0 : model()->rowCount() - 1;
        return model()->index(place, std::max(currentIndex().column(), 0));
    }
    return QTableView::moveCursor(action, modifiers);
}

void OfferTableView::selectAll() {
    if (m_model->rowCount() <= kMostSelected) {
        QTableView::selectAll();
    }
}

// Walks ranges: selectedRows() is quadratic in their number.
std::vector<int> OfferTableView::selectedPlaces() const {
    std::set<int> places;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int place = range.top(); place <= range.bottom(); ++place) {
            places.insert(place);
            if (places.size() >= kMostSelected) {
                return {places.begin(), places.end()};
            }
        }
    }
    if (places.empty() && currentIndex().isValid()) {
        places.insert(currentIndex().row());
    }
    return {places.begin(), places.end()};
}

std::vector<int> OfferTableView::sectionsInOrder() const {
    std::vector<int> sections;
    for (int visual = 0; visual < m_header->count(); ++visual) {
        const int section = m_header->logicalIndex(visual);
        if (section != kCheckSection && !m_header->isSectionHidden(section)) {
            sections.push_back(section);
        }
    }
    return sections;
}

void OfferTableView::copyRows(TableFormat format) {
    QGuiApplication::clipboard()->setText(tableText(*m_model, selectedPlaces(), sectionsInOrder(), format));
}

} // namespace fitgauge::ui
