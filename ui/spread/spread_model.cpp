// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spread/spread_model.h"

#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <algorithm>
#include <optional>

namespace fitgauge::ui {
namespace {

using compare::GpuSpread;

QString priceText(const std::optional<Money>& price) {
    return price ? moneyText(*price, 2) : unknownText();
}

// What a numeric column sorts by; empty: unknown.
std::optional<std::int64_t> keyOf(const GpuSpread& spread, int column) {
    const auto nano = [](const std::optional<Money>& money) {
        return money ? std::optional(money->nano) : std::nullopt;
    };
    switch (column) {
    case SpreadModel::Offers:
        return static_cast<std::int64_t>(spread.offers);
    case SpreadModel::Providers:
        return static_cast<std::int64_t>(spread.providers);
    case SpreadModel::Least:
        return nano(spread.least);
    case SpreadModel::Median:
        return nano(spread.median);
    default:
        return nano(spread.most);
    }
}

} // namespace

void SpreadModel::show(std::shared_ptr<const compare::OfferTable> table, std::vector<GpuSpread> spreads) {
    beginResetModel();
    m_table = std::move(table);
    m_spreads = std::move(spreads);
    endResetModel();
    sort(m_sortColumn, m_sortOrder);
}

std::string SpreadModel::gpuAt(int row) const {
    return m_table->gpus()[m_spreads[static_cast<std::size_t>(row)].gpu].canonical;
}

int SpreadModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_spreads.size());
}

int SpreadModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString SpreadModel::text(int row, int column) const {
    const GpuSpread& spread = m_spreads[static_cast<std::size_t>(row)];
    switch (column) {
    case Gpu:
        return gpuTitle(m_table->gpus()[spread.gpu]);
    case Offers:
        return countText(static_cast<std::int64_t>(spread.offers));
    case Providers:
        return countText(static_cast<std::int64_t>(spread.providers));
    case Least:
        return priceText(spread.least);
    case Median:
        return priceText(spread.median);
    default:
        return priceText(spread.most);
    }
}

QVariant SpreadModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return int((index.column() == Gpu ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString() + u' ' +
               text(index.row(), index.column());
    default:
        return {};
    }
}

QVariant SpreadModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return int((section == Gpu ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Gpu:
        return tr("GPU");
    case Offers:
        return tr("Offers");
    case Providers:
        return tr("Providers");
    case Least:
        return tr("Least");
    case Median:
        return tr("Median");
    default:
        return tr("Most");
    }
}

void SpreadModel::sort(int column, Qt::SortOrder order) {
    m_sortColumn = column;
    m_sortOrder = order;
    if (m_table == nullptr || column < 0) {
        return;
    }
    const bool descending = order == Qt::DescendingOrder;
    const auto before = [&](const GpuSpread& a, const GpuSpread& b) {
        const std::uint32_t rankA = m_table->gpuRank(a.gpu);
        const std::uint32_t rankB = m_table->gpuRank(b.gpu);
        if (column == Gpu) {
            return descending ? rankB < rankA : rankA < rankB;
        }
        const auto keyA = keyOf(a, column);
        const auto keyB = keyOf(b, column);
        if (keyA.has_value() != keyB.has_value()) {
            return keyA.has_value();
        }
        if (keyA == keyB) {
            return rankA < rankB;
        }
        return descending ? *keyB < *keyA : *keyA < *keyB;
    };
    beginResetModel();
    std::ranges::stable_sort(m_spreads, before);
    endResetModel();
}

QString SpreadModel::copyText() const {
    QString lines;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column) {
            cells << (row < 0 ? headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()
                              : text(row, column));
        }
        lines += cells.join(u'\t') + u'\n';
    }
    return lines;
}

} // namespace fitgauge::ui
