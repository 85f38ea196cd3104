// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace fitgauge::ui {

// Head of a group that folds: chevron, title, and at the right how many filters in it are active.
class GroupHead : public QAbstractButton {
    Q_OBJECT

  public:
    explicit GroupHead(QWidget* parent = nullptr);
    void setActiveCount(int count);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void updateSpoken();
    int m_count = 0;
    bool m_ring = false;
};

// A head and its body. The body is built by whoever owns the group.
class CollapsibleGroup : public QWidget {
    Q_OBJECT

  public:
    CollapsibleGroup(const QString& title, QWidget* body, QWidget* parent = nullptr);
    void setTitle(const QString& title);
    void setActiveCount(int count) { m_head->setActiveCount(count); }
    void setExpanded(bool expanded);
    [[nodiscard]] bool isExpanded() const { return m_head->isChecked(); }
    [[nodiscard]] GroupHead* head() const { return m_head; }

  private:
    GroupHead* m_head;
    QWidget* m_body;
};

} // namespace fitgauge::ui
