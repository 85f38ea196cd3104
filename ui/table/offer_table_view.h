// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/table_text.h"

#include "ui/table/offer_table_model.h"

#include <QTableView>

namespace fitgauge::ui {

class EmptyResult;
class OfferDelegate;
class OfferHeaderView;
class TableColumns;

// The offers in the session's order. The highlighted row is the one that gauge and details speak of; moving
// it selects the offer in the session, moving it onto the answer gives the choice back to the answer.
class OfferTableView : public QTableView {
    Q_OBJECT

  public:
    using Row = compare::OfferTable::Row;

    explicit OfferTableView(ComparisonSession& session, QWidget* parent = nullptr);

    [[nodiscard]] ComparisonSession& session() const { return m_session; }
    [[nodiscard]] OfferTableModel& offers() const { return *m_model; }
    [[nodiscard]] OfferDelegate& offerDelegate() const { return *m_delegate; }
    // Column layouts to save and restore, the column menu.
    [[nodiscard]] TableColumns& columns() const { return *m_columns; }

    void setCompact(bool compact); // rows of 22 instead of 28
    [[nodiscard]] bool isCompact() const { return m_compact; }
    // Single letters (S, F) act while the table has the focus; a setting turns them off.
    void setSingleKeys(bool enabled) { m_singleKeys = enabled; }

    void sortBy(compare::Column column, bool asNextKey);
    // Selected rows, else the current one, to the clipboard.
    void copyRows(TableFormat format);
    void selectAll() override;
    void keyboardSearch(const QString&) override {} // it would walk a million rows

    // For the delegate.
    [[nodiscard]] int heightOfRow() const;
    [[nodiscard]] int cellPadding() const { return m_cellPadding; }
    void setCellPadding(int padding) { m_cellPadding = padding; }
    [[nodiscard]] int hoveredPlace() const { return m_hovered; }
    [[nodiscard]] bool showsRing() const { return m_byKeyboard && hasFocus(); }
    [[nodiscard]] int edgeSection(Qt::Edge edge) const;

  Q_SIGNALS:
    void detailRequested(); // Enter or double click
    void trayFull();        // the sixth offer was picked
    void rowMenuRequested(fitgauge::compare::OfferTable::Row row, const QPoint& globalPosition);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

  private:
    void setUpLook();
    void setUpHeader();
    void connectSession();
    void afterReset();
    void showCurrent(bool scroll);
    void applyRowHeight();
    void setHovered(int place);
    void showFocus();
    void pinBaseline(int place);
    void togglePick(int place);
    bool handleKey(const QKeyEvent& event);
    bool handleLetter(const QKeyEvent& event);
    [[nodiscard]] bool isInView(int place) const;
    [[nodiscard]] std::vector<int> selectedPlaces() const;
    [[nodiscard]] std::vector<int> sectionsInOrder() const;

    ComparisonSession& m_session;
    OfferTableModel* m_model;
    OfferHeaderView* m_header;
    OfferDelegate* m_delegate;
    TableColumns* m_columns;
    EmptyResult* m_empty;
    int m_cellPadding = 6;
    int m_hovered = -1;
    int m_currentSection = sectionOf(compare::Column::Gpu);
    bool m_compact = false;
    bool m_singleKeys = true;
    bool m_byKeyboard = false;
    bool m_restoring = false;
    // What the column places depend on beside the room.
    compare::Profile m_placedProfile{};
    compare::Order m_placedOrder;
    enum class AfterSort : std::uint8_t { Stay, ToTop, ToCurrent } m_afterSort = AfterSort::Stay;
};

} // namespace fitgauge::ui
