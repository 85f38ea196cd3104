// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/comparison_session.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace fitgauge::ui {

// Under the table: "Not shown: 375" and one flat button for each group of hidden offers; the counts add up.
// A click shows the group in the table, another one goes back to the result.
class HiddenStrip : public QWidget {
    Q_OBJECT

  public:
    explicit HiddenStrip(ComparisonSession& session, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Group {
        compare::HiddenBy rule;
        QToolButton* button;
    };
    void refresh();
    void showMarks();
    void arrange();
    void toggle(compare::HiddenBy rule);
    void openMore();

    ComparisonSession& m_session;
    QLabel* m_total;
    QToolButton* m_more;         // "4 more": the groups that have no room
    std::vector<Group> m_groups; // largest first
};

} // namespace fitgauge::ui
