// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/filter/filter_group.h"

namespace fitgauge::ui {

// What a provider lets one do. Strict: "unknown" does not pass unless the last switch says so.
class AccessFilters : public FilterGroupBody {
    Q_OBJECT

  public:
    explicit AccessFilters(ComparisonSession& session, QWidget* parent = nullptr);
    void refresh(const compare::OfferTable* table) override;
};

} // namespace fitgauge::ui
