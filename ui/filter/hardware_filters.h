// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/filter/filter_group.h"

namespace fitgauge::ui {

class CheckList;
class RangeFields;

// What card: fits, GPU types, memory, number, bandwidth, precisions, link.
class HardwareFilters : public FilterGroupBody {
    Q_OBJECT

  public:
    explicit HardwareFilters(ComparisonSession& session, QWidget* parent = nullptr);
    void refresh(const compare::OfferTable* table) override;
    [[nodiscard]] CheckList* gpuList() const { return m_gpus; }
    [[nodiscard]] RangeFields* vramFields() const { return m_vram; }

  private:
    QCheckBox* m_target = nullptr; // hides in the live profile only
    CheckList* m_gpus;
    RangeFields* m_vram = nullptr;
};

} // namespace fitgauge::ui
