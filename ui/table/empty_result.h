// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/comparison_session.h"
#include "ui/table/empty_state.h"

namespace fitgauge::ui {

// Lies over the table while no offer is shown and names the one filter whose removal brings back most.
class EmptyResult : public EmptyState {
    Q_OBJECT

  public:
    explicit EmptyResult(ComparisonSession& session, QWidget* parent = nullptr);

    void refresh();

  private:
    void showEmptyCatalog();
    void showFiltered(const compare::Comparison& comparison);
    void remove(compare::HiddenBy rule);
    void clearAll();

    ComparisonSession& m_session;
};

} // namespace fitgauge::ui
