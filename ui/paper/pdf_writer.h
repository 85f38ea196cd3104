// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/units/result.h"
#include "ui/session/comparison_session.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace fitgauge::ui {

enum class PageSize : std::uint8_t { A4, Letter };

struct ReportOptions {
    PageSize pageSize = PageSize::A4;
    QDateTime createdAt;
    std::size_t mostRows = 500; // of the table; the report says how many there are
};

// The report on paper: page one answers the question, then the compared offers, assumptions, and sources with
// their dates. Vector, always light, numbers of the comparison only. All or nothing: an error leaves what was
// at `path` untouched. FileUnwritable {path, system's reason}.
[[nodiscard]] Expected<void> writePdf(const compare::Comparison& comparison,
                                      const std::vector<ComparisonSession::Picked>& picked,
                                      const QString& path, const ReportOptions& options);

} // namespace fitgauge::ui
