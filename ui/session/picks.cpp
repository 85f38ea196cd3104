// SPDX-License-Identifier: GPL-3.0-or-later
// What is picked: the selected offer and the tray. Both are kept by offer id, because row numbers hold for
// one table only.
#include "ui/session/comparison_session.h"

#include <algorithm>

namespace fitgauge::ui {

using compare::OfferTable;

bool ComparisonSession::isShown(OfferTable::Row row) const {
    const compare::HiddenBy hiddenBy = m_comparison->hiddenBy(row);
    return hiddenBy == compare::HiddenBy::Nothing || hiddenBy == m_shownGroup;
}

void ComparisonSession::select(std::optional<OfferTable::Row> row) {
    std::optional<std::string> id;
    if (row && m_comparison != nullptr) {
        id = std::string(m_comparison->table().idOf(*row));
    }
    if (id != m_selectedId) {
        m_selectedId = std::move(id);
        Q_EMIT selectionChanged();
    }
}

std::optional<OfferTable::Row> ComparisonSession::selected() const {
    if (!m_selectedId || m_comparison == nullptr) {
        return {};
    }
    const std::optional<OfferTable::Row> row = m_comparison->table().rowOf(*m_selectedId);
    return row && isShown(*row) ? row : std::nullopt;
}

std::optional<OfferTable::Row> ComparisonSession::focusRow() const {
    if (const auto row = selected()) {
        return row;
    }
    return m_comparison != nullptr ? m_comparison->gaugeRow() : std::nullopt;
}

std::optional<int> ComparisonSession::seriesOf(OfferTable::Row row) const {
    if (m_picked.empty() || m_comparison == nullptr) {
        return {};
    }
    const auto found = std::ranges::find(m_picked, m_comparison->table().idOf(row), &Picked::offerId);
    return found != m_picked.end() ? std::optional(found->series) : std::nullopt;
}

bool ComparisonSession::togglePicked(OfferTable::Row row) {
    if (m_comparison == nullptr) {
        return false;
    }
    const std::string id(m_comparison->table().idOf(row));
    if (std::ranges::find(m_picked, id, &Picked::offerId) != m_picked.end()) {
        removePicked(id);
        return true;
    }
    if (m_picked.size() >= kMostPicked) {
        return false;
    }
    m_picked.push_back({id, freeSeries(), false});
    keepOneBaseline();
    Q_EMIT pickedChanged();
    return true;
}

void ComparisonSession::removePicked(const std::string& offerId) {
    if (std::erase_if(m_picked, [&](const Picked& pick) { return pick.offerId == offerId; }) > 0) {
        keepOneBaseline();
        Q_EMIT pickedChanged();
    }
}

void ComparisonSession::clearPicked() {
    if (!m_picked.empty()) {
        m_picked.clear();
        Q_EMIT pickedChanged();
    }
}

void ComparisonSession::setBaseline(const std::string& offerId) {
    if (std::ranges::find(m_picked, offerId, &Picked::offerId) == m_picked.end()) {
        return;
    }
    for (Picked& pick : m_picked) {
        pick.baseline = pick.offerId == offerId;
    }
    Q_EMIT pickedChanged();
}

int ComparisonSession::freeSeries() const {
    int series = 0;
    while (std::ranges::find(m_picked, series, &Picked::series) != m_picked.end()) {
        ++series;
    }
    return series;
}

void ComparisonSession::keepOneBaseline() {
    if (!m_picked.empty() && std::ranges::none_of(m_picked, &Picked::baseline)) {
        m_picked.front().baseline = true;
    }
}

// After a new catalog: ids that it no longer holds.
void ComparisonSession::dropWhatIsGone() {
    const OfferTable& table = m_comparison->table();
    if (m_selectedId && !table.rowOf(*m_selectedId)) {
        m_selectedId.reset();
    }
    std::erase_if(m_picked, [&](const Picked& pick) { return !table.rowOf(pick.offerId); });
    keepOneBaseline();
}

} // namespace fitgauge::ui
