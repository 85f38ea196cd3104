// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace fitgauge::ui {

// The three values that a user edits, their result, and what is picked. Widgets change one value here and
// read the result; none of them computes. Changes of one turn of the event loop are answered by one
// compare().
class ComparisonSession : public QObject {
    Q_OBJECT

  public:
    // Offers in the tray keep their series number (0 .. 4) as long as they stay.
    struct Picked {
        std::string offerId;
        int series = 0;
        bool baseline = false;
    };
    static constexpr std::size_t kMostPicked = 5;

    explicit ComparisonSession(QObject* parent = nullptr);

    // A new catalog. Selection and picks are kept by offer id; what is gone from the catalog is dropped.
    void setTable(std::shared_ptr<const compare::OfferTable> table);
    // Start, plan, test: sets the three values without an undo step and forgets the steps so far.
    void reset(const compare::Workload& workload, const compare::Filter& filter, const compare::Order& order);
    // For tests and the start: compares at once instead of at the end of the event-loop turn.
    void compareNow();

    [[nodiscard]] const compare::Workload& workload() const { return m_workload; }
    [[nodiscard]] const compare::Filter& filter() const { return m_filter; }
    [[nodiscard]] const compare::Order& order() const { return m_order; }
    // Null until the first comparison.
    [[nodiscard]] std::shared_ptr<const compare::Comparison> comparison() const { return m_comparison; }

    // Each becomes one undo step; `mergeKey` joins steps of one drag ("users"): consecutive equal keys merge.
    void setWorkload(const compare::Workload& workload, const QString& what, const QString& mergeKey = {});
    void setFilter(const compare::Filter& filter, const QString& what, const QString& mergeKey = {});
    void setOrder(const compare::Order& order); // no undo step: nothing is hidden or changed by it
    // All three, as a plan has them; one undo step.
    void setQuestion(const compare::Workload& workload, const compare::Filter& filter,
                     const compare::Order& order, const QString& what);
    // Workload, filter and order of the preset around the current model; one undo step.
    void setProfile(compare::Profile profile, const QString& what = {});

    // One group of hidden offers that the table shows instead of the result; empty: the result.
    void setShownGroup(std::optional<compare::HiddenBy> group);
    [[nodiscard]] std::optional<compare::HiddenBy> shownGroup() const { return m_shownGroup; }
    // What the table shows: the rows of the result, or those of the shown group, cheapest hour first.
    [[nodiscard]] const std::vector<compare::OfferTable::Row>& shownRows() const;

    void select(std::optional<compare::OfferTable::Row> row);
    // Empty: nothing is picked, the answer is shown. A selected offer that a change hides comes back with the
    // row: its id is remembered.
    [[nodiscard]] std::optional<compare::OfferTable::Row> selected() const;
    // Selected row, else the answer, else the first shown row: what gauge and details speak of.
    [[nodiscard]] std::optional<compare::OfferTable::Row> focusRow() const;

    [[nodiscard]] const std::vector<Picked>& picked() const { return m_picked; }
    [[nodiscard]] std::optional<int> seriesOf(compare::OfferTable::Row row) const;
    // False when the tray is full.
    bool togglePicked(compare::OfferTable::Row row);
    void removePicked(const std::string& offerId);
    void clearPicked();
    // The first pick is the baseline until another one is pinned.
    void setBaseline(const std::string& offerId);

    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

  Q_SIGNALS:
    void comparisonChanged();
    void selectionChanged();
    void pickedChanged();
    void shownGroupChanged();

  private:
    // What an undo step puts back; the order only where the step changed it.
    struct State {
        compare::Workload workload;
        compare::Filter filter;
        std::optional<compare::Order> order;
        friend bool operator==(const State&, const State&) = default;
    };
    class EditCommand;

    void edit(State after, const QString& what, const QString& mergeKey);
    void restore(const State& state);
    void schedule();
    void dropWhatIsGone();
    void collectGroup();
    [[nodiscard]] bool isShown(compare::OfferTable::Row row) const;
    [[nodiscard]] int freeSeries() const;
    void keepOneBaseline();

    std::shared_ptr<const compare::OfferTable> m_table;
    compare::Workload m_workload;
    compare::Filter m_filter;
    compare::Order m_order;
    std::shared_ptr<const compare::Comparison> m_comparison;
    std::optional<compare::HiddenBy> m_shownGroup;
    std::vector<compare::OfferTable::Row> m_groupRows;
    std::optional<std::string> m_selectedId;
    std::vector<Picked> m_picked;
    QUndoStack m_undo;
    bool m_scheduled = false;
};

} // namespace fitgauge::ui
