// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/comparison_session.h"
#include "ui/table/cell.h"
#include "ui/table/column_spec.h"
#include "ui/text/names.h"

#include <QAbstractTableModel>

namespace fitgauge::ui {

// The session's comparison as a table: rows in its order, one section a column (see column_spec.h). Holds no
// figures: data() asks the comparison, for the cells that are painted. A new comparison is a model reset; no
// proxy may sit on top.
class OfferTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    using Row = compare::OfferTable::Row;

    explicit OfferTableModel(ComparisonSession& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    [[nodiscard]] const compare::Comparison* comparison() const { return m_comparison.get(); }
    // Place -> row of the offer table, and back (-1: not shown).
    [[nodiscard]] Row offerAt(int place) const { return rows()[static_cast<std::size_t>(place)]; }
    [[nodiscard]] int placeOf(std::optional<Row> offer) const;
    [[nodiscard]] const std::vector<Row>& rows() const;

    // What a section shows of a place; section > 0.
    [[nodiscard]] Cell cell(int place, int section) const;
    [[nodiscard]] ColumnHead head(int section) const;
    [[nodiscard]] std::optional<int> seriesAt(int place) const;
    [[nodiscard]] bool isAnswer(int place) const;
    // Place of the column among the sort keys (0 first), or -1.
    [[nodiscard]] int sortKeyIndex(int section) const;
    [[nodiscard]] const compare::Order& order() const { return m_session.order(); }

  private:
    void reload();
    [[nodiscard]] QVariant checkData(int place, int role) const;
    [[nodiscard]] QString spoken(int place, int section) const;

    ComparisonSession& m_session;
    std::shared_ptr<const compare::Comparison> m_comparison;
    std::optional<std::vector<Row>> m_group; // rows of a hidden group, while one is shown
};

} // namespace fitgauge::ui
