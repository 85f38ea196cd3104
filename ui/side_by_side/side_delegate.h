// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace fitgauge::ui {

class SideModel;

// Paints one figure: at the right, bold when it is the best; its difference to the baseline quiet before it;
// the flag at the left. The baseline's column is tinted.
class SideDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    explicit SideDelegate(const SideModel& model, QObject* parent = nullptr);
    // Room for the widest figure of the table; differences end before it.
    void setFigureWidth(int width) { m_figureWidth = width; }
    // Width that `column` needs so that nothing is cut.
    [[nodiscard]] int widthOf(int column) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  private:
    const SideModel& m_model;
    int m_figureWidth = 0;
};

// Widest figure of a table, bold or not.
[[nodiscard]] int widestFigure(const SideModel& model);

} // namespace fitgauge::ui
