// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/edit_command.h"

namespace fitgauge::ui {

namespace {
constexpr int kNeverMerges = -1;
constexpr int kMergesByKey = 1;
} // namespace

ComparisonSession::EditCommand::EditCommand(ComparisonSession& session, State before, State after,
                                            const QString& what, QString mergeKey)
    : QUndoCommand(what)
    , m_session(session)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_mergeKey(std::move(mergeKey)) {}

void ComparisonSession::EditCommand::undo() {
    m_session.restore(m_before);
}

void ComparisonSession::EditCommand::redo() {
    m_session.restore(m_after);
}

int ComparisonSession::EditCommand::id() const {
    return m_mergeKey.isEmpty() ? kNeverMerges : kMergesByKey;
}

bool ComparisonSession::EditCommand::mergeWith(const QUndoCommand* next) {
    const auto* edit = dynamic_cast<const EditCommand*>(next);
    if (edit == nullptr || edit->m_mergeKey != m_mergeKey) {
        return false;
    }
    m_after = edit->m_after;
    setObsolete(m_before == m_after);
    return true;
}

} // namespace fitgauge::ui
