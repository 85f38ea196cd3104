// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/gpu_spread.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace fitgauge::ui {

// One row a GPU of the shown offers: offers, providers, least, median and most price of a card.
class SpreadModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column : std::uint8_t { Gpu, Offers, Providers, Least, Median, Most, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void show(std::shared_ptr<const compare::OfferTable> table, std::vector<compare::GpuSpread> spreads);
    [[nodiscard]] const std::vector<compare::GpuSpread>& spreads() const { return m_spreads; }
    // Canonical name of a row's GPU.
    [[nodiscard]] std::string gpuAt(int row) const;
    [[nodiscard]] QString copyText() const; // tab-separated, with a header line

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override; // without a price last, both ways

  private:
    [[nodiscard]] QString text(int row, int column) const;

    std::shared_ptr<const compare::OfferTable> m_table;
    std::vector<compare::GpuSpread> m_spreads;
    int m_sortColumn = Median;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace fitgauge::ui
