// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace fitgauge::ui {

class SideModel;

// The offers' names, which stay at the top: card and provider, the sample of its line, and the baseline's
// star. A click makes an offer the baseline.
class OfferNames : public QHeaderView {
    Q_OBJECT

  public:
    explicit OfferNames(const SideModel& model, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int widthOf(int section) const; // that nothing is cut at

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void paintEvent(QPaintEvent* event) override;
    bool viewportEvent(QEvent* event) override;

  private:
    const SideModel& m_model;
};

// The attributes' names, which stay at the left.
class AttributeNames : public QHeaderView {
    Q_OBJECT

  public:
    explicit AttributeNames(const SideModel& model, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void paintEvent(QPaintEvent* event) override;

  private:
    const SideModel& m_model;
};

} // namespace fitgauge::ui
