// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/column_fit.h"
#include "ui/table/column_layout.h"

#include <QObject>

class QMenu;

namespace fitgauge::ui {

class OfferHeaderView;
class OfferTableView;

// Places the columns of the table: the layout of the current profile, the width that content needs, and what
// gives way when there is no room. A slider tick changes none of it.
class TableColumns : public QObject {
    Q_OBJECT

  public:
    TableColumns(OfferTableView& view, OfferHeaderView& header);

    [[nodiscard]] const ProfileLayouts& layouts() const { return m_layouts; }
    void setLayouts(const ProfileLayouts& layouts);

    // Places everything anew: another profile, sort key, font, language or width.
    void place();
    // The content of a section needs at least `width`; kept for the session of the program.
    void grow(int section, int width);
    // As wide as the rows in view need.
    void fitToContent(int section);

    // Columns to choose and to move, for the header's context menu and the button above the table. `section`
    // is the column that was clicked on, or 0.
    void fillMenu(QMenu& menu, int section = 0);
    [[nodiscard]] int droppedCount() const { return m_dropped; }

  Q_SIGNALS:
    void layoutsChanged(); // the user changed something worth saving

  private:
    [[nodiscard]] ColumnLayout& layout();
    [[nodiscard]] bool isWanted(const ColumnPlace& place) const;
    [[nodiscard]] FitColumn fitColumn(const ColumnPlace& place, bool mayDrop) const;
    [[nodiscard]] int naturalWidth(int section) const;
    void applyOrder();
    void applyWidths(const std::vector<int>& sections, const std::vector<int>& widths);
    void sectionResized(int section, int before, int after);
    void sectionMoved();
    void changed();
    void addFilterActions(QMenu& menu, int section);
    void addMoveActions(QMenu& menu, int section);

    OfferTableView& m_view;
    OfferHeaderView& m_header;
    ProfileLayouts m_layouts;
    std::array<int, compare::kAllColumns.size() + 1> m_grown{};
    bool m_applying = false;
    int m_dropped = 0;
};

} // namespace fitgauge::ui
