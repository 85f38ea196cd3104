// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <QCheckBox>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <vector>

class QComboBox;

namespace fitgauge::ui {

class ComparisonSession;
class RangeFields;

// Body of one group of the filter panel: shows the session's filter and edits it.
class FilterGroupBody : public QWidget {
    Q_OBJECT

  public:
    FilterGroupBody(ComparisonSession& session, QWidget* parent);
    // Shows the session's filter; `table` gives the lists their names and may be null at the start.
    virtual void refresh(const compare::OfferTable* table) = 0;

  protected:
    // Applies `edit` to a copy of the filter, as one undo step named `what`.
    void apply(const QString& what, const std::function<void(compare::Filter&)>& edit);
    [[nodiscard]] const compare::Filter& filter() const;
    [[nodiscard]] compare::Profile profile() const;
    // A check box that is one switch of the filter.
    QCheckBox* addSwitch(const QString& text, bool compare::Filter::*part);
    // "from – to" under its name; `what` names the undo step.
    RangeFields* addRange(const QString& name, const QString& unit, const QString& what,
                          compare::Range<double> compare::Filter::*part);
    // One value of a list that may hold several, as a check box.
    template<typename T>
    QCheckBox* addMember(const QString& text, const QString& what, std::vector<T> compare::Filter::*part,
                         T value);
    // A named combo box; `choose` edits the filter, `chosen` tells the place of its value, -1 for none of
    // these.
    QComboBox* addChoice(const QString& name, const QString& what, const QStringList& choices,
                         std::function<void(compare::Filter&, int)> choose,
                         std::function<int(const compare::Filter&)> chosen);
    void addSmallLabel(const QString& text, QWidget* buddy = nullptr);
    // All of the above.
    void refreshSwitches();

  private:
    struct Switch {
        QCheckBox* box;
        bool compare::Filter::*part;
    };
    struct NumberRange {
        RangeFields* fields;
        compare::Range<double> compare::Filter::*part;
    };
    struct Choice {
        QComboBox* box;
        std::function<int(const compare::Filter&)> chosen;
    };
    struct Member {
        QCheckBox* box;
        std::function<bool(const compare::Filter&)> isSet;
    };
    void addMemberBox(QCheckBox* box, const QString& what,
                      const std::function<void(compare::Filter&, bool)>& set,
                      std::function<bool(const compare::Filter&)> isSet);

    ComparisonSession& m_session;
    std::vector<Switch> m_switches;
    std::vector<NumberRange> m_ranges;
    std::vector<Choice> m_choices;
    std::vector<Member> m_members;
};

template<typename T>
QCheckBox* FilterGroupBody::addMember(const QString& text, const QString& what,
                                      std::vector<T> compare::Filter::*part, T value) {
    auto* box = new QCheckBox(text, this);
    addMemberBox(
        box, what,
        [part, value](compare::Filter& filter, bool on) {
            std::erase(filter.*part, value);
            if (on) {
                (filter.*part).push_back(value);
                std::ranges::sort(filter.*part);
            }
        },
        [part, value](const compare::Filter& filter) {
            return std::ranges::find(filter.*part, value) != (filter.*part).end();
        });
    return box;
}

// A number of a range as it stands in its field: whole where it is.
[[nodiscard]] QString rangeNumber(const std::optional<double>& value);

} // namespace fitgauge::ui
