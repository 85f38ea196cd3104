// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <QWidget>

#include <functional>

class QCheckBox;

namespace fitgauge::ui {

class ComparisonSession;

// Body of one group of the filter panel: shows the session's filter and edits it.
class FilterGroupBody : public QWidget {
    Q_OBJECT

  public:
    FilterGroupBody(ComparisonSession& session, QWidget* parent);
    // Shows the session's filter; `table` gives the lists their names and may be null at the start.
    virtual void refresh(const compare::OfferTable* table) = 0;

  protected:
    // Applies `edit` to a copy of the filter, as one undo step named `what`.
    void apply(const QString& what, const std::function<void(compare::Filter&)>& edit);
    [[nodiscard]] const compare::Filter& filter() const;
    [[nodiscard]] compare::Profile profile() const;
    // A check box that is one switch of the filter.
    QCheckBox* addSwitch(const QString& text, bool compare::Filter::*part);
    void refreshSwitches();

  private:
    struct Switch {
        QCheckBox* box;
        bool compare::Filter::*part;
    };
    ComparisonSession& m_session;
    std::vector<Switch> m_switches;
};

} // namespace fitgauge::ui
