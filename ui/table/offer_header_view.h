// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace fitgauge::ui {

class OfferTableModel;

// The header of the offer table: name above unit, sort arrow after the name, "2" at the second key.
class OfferHeaderView : public QHeaderView {
    Q_OBJECT

  public:
    explicit OfferHeaderView(OfferTableModel& model, QWidget* parent = nullptr);

    // Width that the two lines need, padding included.
    [[nodiscard]] int headWidth(int section) const;
    void setPadding(int padding) { m_padding = padding; }
    // The column that keys act on, underlined; -1: none.
    void setMarked(int section);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

  private:
    void drawArrow(QPainter& painter, const QPointF& at, int section) const;

    OfferTableModel& m_model;
    int m_padding = 6;
    int m_marked = -1;
};

// Continues the header above the vertical scroll bar.
class HeaderCorner : public QWidget {
    Q_OBJECT

  public:
    explicit HeaderCorner(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace fitgauge::ui
