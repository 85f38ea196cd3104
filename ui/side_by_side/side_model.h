// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/side_by_side.h"

#include <QAbstractTableModel>
#include <QSet>

#include <memory>
#include <optional>
#include <vector>

namespace fitgauge::ui {

// The picked offers as columns, their attributes as rows under group titles. Reads compare::sideBySide().
class SideModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    struct Offer {
        compare::OfferTable::Row row = 0;
        int series = 0;
        std::string id;
    };
    // A line of the table: a group's title, or an attribute.
    struct Line {
        compare::AttributeGroup group = compare::AttributeGroup::Cost;
        std::optional<std::size_t> side; // place in the compared rows; empty: the title
    };

    using QAbstractTableModel::QAbstractTableModel;
    void setOffers(std::shared_ptr<const compare::Comparison> comparison, std::vector<Offer> offers,
                   int baseline);
    void setDifferencesOnly(bool differencesOnly);
    void setHidden(compare::Attribute attribute, bool hidden);
    [[nodiscard]] bool isHidden(compare::Attribute attribute) const;
    // Lines that "differences only" leaves out.
    [[nodiscard]] int equalCount() const { return m_equalCount; }

    [[nodiscard]] const std::vector<Offer>& offers() const { return m_offers; }
    [[nodiscard]] int baseline() const { return m_baseline; }
    [[nodiscard]] const std::vector<compare::SideRow>& sides() const { return m_sides; }
    [[nodiscard]] const Line& lineAt(int line) const { return m_lines[static_cast<std::size_t>(line)]; }
    [[nodiscard]] const compare::SideRow* sideAt(int line) const; // null for a title
    [[nodiscard]] const compare::Comparison* comparison() const { return m_comparison.get(); }
    [[nodiscard]] QString currency() const;
    // Name of a line without unit, and the unit.
    [[nodiscard]] QString titleAt(int line) const;
    [[nodiscard]] QString unitAt(int line) const;
    // All of it, tab-separated, as shown.
    [[nodiscard]] QString tabSeparated() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    void arrange();
    [[nodiscard]] QString spokenText(const compare::SideRow& side, int column) const;
    [[nodiscard]] QString tipText(const compare::SideRow& side, int column) const;

    std::shared_ptr<const compare::Comparison> m_comparison;
    std::vector<Offer> m_offers;
    int m_baseline = 0;
    std::vector<compare::SideRow> m_sides;
    std::vector<Line> m_lines;
    QSet<int> m_hidden; // compare::Attribute
    bool m_differencesOnly = false;
    int m_equalCount = 0;
};

} // namespace fitgauge::ui
