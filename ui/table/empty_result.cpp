// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/empty_result.h"

#include "ui/session/filter_edits.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

namespace fitgauge::ui {

EmptyResult::EmptyResult(ComparisonSession& session, QWidget* parent)
    : EmptyState(parent), m_session(session) {
    hide();
}

void EmptyResult::refresh() {
    const auto comparison = m_session.comparison();
    const bool isEmpty = comparison != nullptr && m_session.shownRows().empty();
    setVisible(isEmpty);
    if (!isEmpty) {
        return;
    }
    clearButtons();
    if (comparison->table().size() == 0) {
        showEmptyCatalog();
    } else {
        showFiltered(*comparison);
    }
}

void EmptyResult::showEmptyCatalog() {
    setText(tr("The catalog holds no offers"), tr("Update the prices or import a price list."));
}

void EmptyResult::showFiltered(const compare::Comparison& comparison) {
    const QString total = countText(static_cast<std::int64_t>(comparison.table().size()));
    const auto& relief = comparison.relief();
    if (!relief || relief->rowsBack == 0) {
        //: %1: all offers of the catalog
        setText(tr("No offer passes your filters"),
                tr("All %1 offers are hidden by more than one of them.").arg(total));
        addButton(tr("Clear filters"), [this] { clearAll(); });
        return;
    }
    const QString name = nameOf(relief->rule);
    //: %1: name of a filter, such as VRAM; %2: offers that come back; %3: all offers of the catalog
    setText(tr("No offer passes your filters"),
            tr("Without the filter “%1” %2 of %3 offers come back.")
                .arg(name, countText(static_cast<std::int64_t>(relief->rowsBack)), total));
    //: %1: name of a filter
    addButton(tr("Remove “%1”").arg(name), [this, rule = relief->rule] { remove(rule); });
    addButton(tr("Clear filters"), [this] { clearAll(); });
}

void EmptyResult::remove(compare::HiddenBy rule) {
    //: undo step
    m_session.setFilter(withoutRule(m_session.filter(), rule), tr("Remove a filter"));
}

void EmptyResult::clearAll() {
    compare::Filter filter = clearedFilter(m_session.filter());
    filter.text.clear(); // nothing passes: the search may be what hides
    //: undo step
    m_session.setFilter(filter, tr("Clear filters"));
}

} // namespace fitgauge::ui
