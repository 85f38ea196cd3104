// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/filter/active_filters.h"

#include <QWidget>

#include <vector>

namespace fitgauge::ui {

class Chip;
class ComparisonSession;
class LinkButton;

// The active filters as chips, wrapped over lines, and "Clear filters" behind the last. Clearing touches
// filters only: search, order, profile and model stay.
class ChipBar : public QWidget {
    Q_OBJECT

  public:
    explicit ChipBar(ComparisonSession& session, QWidget* parent = nullptr);
    [[nodiscard]] const std::vector<Chip*>& chips() const { return m_chips; }
    [[nodiscard]] LinkButton* clearLink() const { return m_clear; }

  public Q_SLOTS:
    void clearFilters();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void rebuild();
    void remove(std::size_t index);

    ComparisonSession& m_session;
    std::vector<ActiveFilter> m_active;
    std::vector<Chip*> m_chips;
    LinkButton* m_clear;
};

} // namespace fitgauge::ui
