// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_model.h"

#include "ui/answer/offer_words.h"
#include "ui/side_by_side/side_words.h"

namespace fitgauge::ui {

using compare::Attribute;
using compare::SideCell;
using compare::SideRow;

void SideModel::setOffers(std::shared_ptr<const compare::Comparison> comparison, std::vector<Offer> offers,
                          int baseline) {
    beginResetModel();
    m_comparison = std::move(comparison);
    m_offers = std::move(offers);
    m_baseline = baseline;
    m_sides.clear();
    if (m_comparison != nullptr) {
        std::vector<compare::OfferTable::Row> rows;
        for (const Offer& offer : m_offers) {
            rows.push_back(offer.row);
        }
        m_sides = compare::sideBySide(*m_comparison, rows, static_cast<std::size_t>(baseline));
    }
    arrange();
    endResetModel();
}

void SideModel::setDifferencesOnly(bool differencesOnly) {
    beginResetModel();
    m_differencesOnly = differencesOnly;
    arrange();
    endResetModel();
}

void SideModel::setHidden(Attribute attribute, bool hidden) {
    beginResetModel();
    if (hidden) {
        m_hidden.insert(static_cast<int>(attribute));
    } else {
        m_hidden.remove(static_cast<int>(attribute));
    }
    arrange();
    endResetModel();
}

bool SideModel::isHidden(Attribute attribute) const {
    return m_hidden.contains(static_cast<int>(attribute));
}

// A group without lines has no title.
void SideModel::arrange() {
    m_lines.clear();
    m_equalCount = 0;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const SideRow& side = m_sides[i];
        if (isHidden(side.attribute)) {
            continue;
        }
        m_equalCount += side.isEqual ? 1 : 0;
        if (side.isEqual && m_differencesOnly) {
            continue;
        }
        const auto group = compare::groupOf(side.attribute);
        if (m_lines.empty() || m_lines.back().group != group) {
            m_lines.push_back({group, std::nullopt});
        }
        m_lines.push_back({group, i});
    }
}

const SideRow* SideModel::sideAt(int line) const {
    const auto& side = lineAt(line).side;
    return side ? &m_sides[*side] : nullptr;
}

QString SideModel::currency() const {
    for (const Offer& offer : m_offers) {
        if (const auto price = m_comparison->table().priceOf(offer.row)) {
            return QString::fromStdString(price->currency.code());
        }
    }
    return QStringLiteral("USD");
}

QString SideModel::titleAt(int line) const {
    const SideRow* side = sideAt(line);
    return side == nullptr
               ? groupTitle(lineAt(line).group)
               : attributeHead(side->attribute, m_comparison->workload().profile, currency()).title;
}

QString SideModel::unitAt(int line) const {
    const SideRow* side = sideAt(line);
    return side == nullptr
               ? QString()
               : attributeHead(side->attribute, m_comparison->workload().profile, currency()).unit;
}

int SideModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int SideModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_offers.size());
}

QString SideModel::spokenText(const SideRow& side, int column) const {
    const SideCell& cell = side.cells[static_cast<std::size_t>(column)];
    QString text = cellText(cell, side.attribute);
    if (cell.kind == SideCell::Kind::Fit) {
        const auto& memory = m_comparison->memory(m_offers[static_cast<std::size_t>(column)].row);
        //: share of memory and its verdict
        text = text.isEmpty() ? fitWord(memory) : tr("%1, %2").arg(text, fitWord(memory));
    }
    const QString difference = differenceText(cell);
    if (!difference.isEmpty()) {
        //: a figure and its difference to the baseline offer
        text = tr("%1, %2 to the baseline").arg(text, difference);
    }
    //: a figure that is the best of its row
    return cell.isBest ? tr("%1, best").arg(text) : text;
}

QString SideModel::tipText(const SideRow& side, int column) const {
    const SideCell& cell = side.cells[static_cast<std::size_t>(column)];
    if (side.attribute == Attribute::Cost && cell.kind != SideCell::Kind::Number) {
        return nameOf(m_comparison->figures(m_offers[static_cast<std::size_t>(column)].row).noCost);
    }
    return spokenText(side, column);
}

QVariant SideModel::data(const QModelIndex& index, int role) const {
    const SideRow* side = index.isValid() ? sideAt(index.row()) : nullptr;
    if (side == nullptr) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return cellText(side->cells[static_cast<std::size_t>(index.column())], side->attribute);
    case Qt::AccessibleTextRole:
        return spokenText(*side, index.column());
    case Qt::ToolTipRole:
        return tipText(*side, index.column()).toHtmlEscaped();
    default:
        return {};
    }
}

QVariant SideModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        const QString unit = unitAt(section);
        //: name of an attribute and its unit
        return unit.isEmpty() ? titleAt(section) : tr("%1, %2").arg(titleAt(section), unit);
    }
    const QString name = offerTitle(m_comparison->table(), m_offers[static_cast<std::size_t>(section)].row);
    return section == m_baseline ? tr("%1, baseline").arg(name) : name;
}

QString SideModel::tabSeparated() const {
    const auto cleaned = [](QString text) { return text.replace(u'\t', u' ').replace(u'\n', u' '); };
    QString text;
    for (int column = 0; column < columnCount(); ++column) {
        text += u'\t' + cleaned(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    }
    text += u'\n';
    for (int line = 0; line < rowCount(); ++line) {
        text += headerData(line, Qt::Vertical, Qt::DisplayRole).toString();
        for (int column = 0; column < columnCount(); ++column) {
            text += u'\t' + cleaned(data(index(line, column), Qt::DisplayRole).toString());
        }
        text += u'\n';
    }
    return text;
}

} // namespace fitgauge::ui
