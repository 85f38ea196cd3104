// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/offer_table_model.h"

#include <QStyledItemDelegate>

namespace fitgauge::ui {

class OfferTableView;
struct CellStyle;

// One delegate for all cells: answer bar, selected row, focus ring with open sides, tray check box, and the
// cell's own content.
class OfferDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    explicit OfferDelegate(OfferTableView& view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // Tooltips: what is elided, and what the model says.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    [[nodiscard]] CellStyle styleFor(int place, int section, bool selected) const; // place -1: any
    // After a change of font or palette.
    void refresh();

  Q_SIGNALS:
    // A figure or a state did not fit into its column: only names are elided.
    void needsWidth(int section, int width) const;

  private:
    void drawBackground(QPainter& painter, const QRect& rect, int place, bool selected) const;
    void drawRing(QPainter& painter, const QRect& rect, int section) const;
    void drawCheck(QPainter& painter, const QRect& rect, int place) const;

    OfferTableView& m_view;
    QFont m_body;
    QFont m_italic;
};

} // namespace fitgauge::ui
