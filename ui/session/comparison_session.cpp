// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/comparison_session.h"

#include "ui/session/edit_command.h"

namespace fitgauge::ui {

using compare::OfferTable;

namespace {
constexpr int kUndoSteps = 200; // the interface promises at least 50
}

ComparisonSession::ComparisonSession(QObject* parent) : QObject(parent) {
    m_undo.setUndoLimit(kUndoSteps);
}

void ComparisonSession::setTable(std::shared_ptr<const OfferTable> table) {
    m_table = std::move(table);
    schedule();
}

void ComparisonSession::reset(const compare::Workload& workload, const compare::Filter& filter,
                              const compare::Order& order) {
    m_undo.clear();
    restore({workload, filter, order});
}

void ComparisonSession::compareNow() {
    m_scheduled = false;
    if (m_table == nullptr) {
        return;
    }
    const auto selectedBefore = m_selectedId;
    const auto picksBefore = m_picked.size();
    m_comparison = compare::compare(m_table, m_workload, m_filter, m_order);
    dropWhatIsGone();
    collectGroup();
    if (m_shownGroup && m_groupRows.empty()) { // nothing is left of it: back to the result
        m_shownGroup.reset();
        Q_EMIT shownGroupChanged();
    }
    Q_EMIT comparisonChanged();
    if (m_selectedId != selectedBefore) {
        Q_EMIT selectionChanged();
    }
    if (m_picked.size() != picksBefore) {
        Q_EMIT pickedChanged();
    }
}

// However many values one turn of the event loop changes, they are answered together at its end.
void ComparisonSession::schedule() {
    if (m_scheduled) {
        return;
    }
    m_scheduled = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_scheduled) { // else compareNow() has answered meanwhile
                compareNow();
            }
        },
        Qt::QueuedConnection);
}

void ComparisonSession::setWorkload(const compare::Workload& workload, const QString& what,
                                    const QString& mergeKey) {
    edit({workload, m_filter, {}}, what, mergeKey);
}

void ComparisonSession::setFilter(const compare::Filter& filter, const QString& what,
                                  const QString& mergeKey) {
    edit({m_workload, filter, {}}, what, mergeKey);
}

void ComparisonSession::setOrder(const compare::Order& order) {
    if (order != m_order) {
        m_order = order;
        schedule();
    }
}

void ComparisonSession::setQuestion(const compare::Workload& workload, const compare::Filter& filter,
                                    const compare::Order& order, const QString& what) {
    edit({workload, filter, order}, what, {});
}

void ComparisonSession::setProfile(compare::Profile profile, const QString& what) {
    compare::Workload workload = compare::defaultWorkload(profile, m_workload.today);
    if (m_workload.model != models::Architecture()) {
        workload.model = m_workload.model; // people change what they do with a model, not the model
    }
    edit({workload, compare::defaultFilter(profile), compare::Order()}, what, {});
}

void ComparisonSession::edit(State after, const QString& what, const QString& mergeKey) {
    const State before{m_workload, m_filter, after.order ? std::optional(m_order) : std::nullopt};
    if (before != after) {
        m_undo.push(new EditCommand(*this, before, std::move(after), what, mergeKey));
    }
}

void ComparisonSession::restore(const State& state) {
    m_workload = state.workload;
    m_filter = state.filter;
    m_order = state.order.value_or(m_order);
    schedule();
}

void ComparisonSession::setShownGroup(std::optional<compare::HiddenBy> group) {
    if (group == m_shownGroup) {
        return;
    }
    m_shownGroup = group;
    collectGroup();
    Q_EMIT shownGroupChanged();
    if (m_selectedId) { // it may have come into view or left it
        Q_EMIT selectionChanged();
    }
}

const std::vector<OfferTable::Row>& ComparisonSession::shownRows() const {
    static const std::vector<OfferTable::Row> kNone;
    if (m_comparison == nullptr) {
        return kNone;
    }
    return m_shownGroup ? m_groupRows : m_comparison->rows();
}

void ComparisonSession::collectGroup() {
    m_groupRows.clear();
    if (!m_shownGroup || m_comparison == nullptr) {
        return;
    }
    for (const OfferTable::Row row : m_comparison->table().byPrice()) {
        if (m_comparison->hiddenBy(row) == *m_shownGroup) {
            m_groupRows.push_back(row);
        }
    }
}

} // namespace fitgauge::ui
