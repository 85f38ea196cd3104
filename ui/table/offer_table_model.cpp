// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/offer_table_model.h"

#include <algorithm>

namespace fitgauge::ui {

OfferTableModel::OfferTableModel(ComparisonSession& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
    connect(&session, &ComparisonSession::comparisonChanged, this, &OfferTableModel::reload);
    connect(&session, &ComparisonSession::shownGroupChanged, this, &OfferTableModel::reload);
    connect(&session, &ComparisonSession::pickedChanged, this, [this] {
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0, kCheckSection), index(rowCount() - 1, kCheckSection));
        }
    });
    reload();
}

void OfferTableModel::reload() {
    beginResetModel();
    m_comparison = m_session.comparison();
    m_group = m_session.shownGroup() ? std::optional(m_session.shownRows()) : std::nullopt;
    endResetModel();
}

const std::vector<OfferTableModel::Row>& OfferTableModel::rows() const {
    static const std::vector<Row> kNone;
    if (m_comparison == nullptr) {
        return kNone;
    }
    return m_group ? *m_group : m_comparison->rows();
}

int OfferTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows().size());
}

int OfferTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kSectionCount;
}

int OfferTableModel::placeOf(std::optional<Row> offer) const {
    if (!offer) {
        return -1;
    }
    const auto found = std::ranges::find(rows(), *offer);
    return found != rows().end() ? static_cast<int>(found - rows().begin()) : -1;
}

Cell OfferTableModel::cell(int place, int section) const {
    return cellOf(*m_comparison, offerAt(place), columnOf(section));
}

ColumnHead OfferTableModel::head(int section) const {
    if (section == kCheckSection) {
        return {};
    }
    return columnHead(columnOf(section), m_session.workload().profile);
}

std::optional<int> OfferTableModel::seriesAt(int place) const {
    return m_session.seriesOf(offerAt(place));
}

bool OfferTableModel::isAnswer(int place) const {
    return m_comparison->answer().row == offerAt(place);
}

int OfferTableModel::sortKeyIndex(int section) const {
    if (section == kCheckSection) {
        return -1;
    }
    const auto& keys = m_session.order().keys;
    const auto found = std::ranges::find(keys, columnOf(section), &compare::SortKey::column);
    return found != keys.end() ? static_cast<int>(found - keys.begin()) : -1;
}

QVariant OfferTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const int section = index.column();
    if (section == kCheckSection) {
        return checkData(index.row(), role);
    }
    switch (role) {
    case Qt::DisplayRole: {
        const Cell value = cell(index.row(), section);
        return value.kind == Cell::Kind::Unknown && value.text.isEmpty() ? unknownText() : value.text;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(specOf(columnOf(section)).align | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return tipText(*m_comparison, offerAt(index.row()), columnOf(section));
    case Qt::AccessibleTextRole:
        return spoken(index.row(), section);
    default:
        return {};
    }
}

QVariant OfferTableModel::checkData(int place, int role) const {
    if (role == Qt::CheckStateRole) {
        return seriesAt(place) ? Qt::Checked : Qt::Unchecked;
    }
    if (role == Qt::AccessibleTextRole) {
        return seriesAt(place) ? tr("in the compare tray") : tr("not in the compare tray");
    }
    return {};
}

QString OfferTableModel::spoken(int place, int section) const {
    const ColumnHead names = head(section);
    const QString value = spokenText(cell(place, section), columnOf(section));
    if (names.unit.isEmpty()) {
        //: spoken: column, value
        return tr("%1: %2").arg(names.title, value);
    }
    //: spoken: column, value, unit
    return tr("%1: %2 %3").arg(names.title, value, names.unit);
}

QVariant OfferTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const ColumnHead names = head(section);
    switch (role) {
    case Qt::DisplayRole:
        return names.title;
    case Qt::ToolTipRole:
        return section == kCheckSection ? tr("Compare") : columnTip(columnOf(section));
    case Qt::AccessibleTextRole:
        if (section == kCheckSection) {
            return tr("Compare");
        }
        return names.unit.isEmpty() ? names.title : names.title + QStringLiteral(", ") + names.unit;
    default:
        return {};
    }
}

Qt::ItemFlags OfferTableModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.column() == kCheckSection ? common | Qt::ItemIsUserCheckable : common;
}

} // namespace fitgauge::ui
