// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/comparison_session.h"

#include <QUndoCommand>

namespace fitgauge::ui {

// One undo step. It keeps the values themselves, not widget states: undoing is setting them.
class ComparisonSession::EditCommand : public QUndoCommand {
  public:
    EditCommand(ComparisonSession& session, State before, State after, const QString& what, QString mergeKey);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    // Takes in the next step of the same drag; a drag back to its start leaves no step.
    bool mergeWith(const QUndoCommand* next) override;

  private:
    ComparisonSession& m_session;
    State m_before;
    State m_after;
    QString m_mergeKey;
};

} // namespace fitgauge::ui
