// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/explain.h"
#include "ui/answer/strip_content.h"
#include "ui/paper/paginator.h"

#include <QDateTime>

namespace fitgauge::ui {

// An offer that the report draws, under the pen that it has in the window.
struct ReportOffer {
    compare::OfferTable::Row row = 0;
    int series = 0;
    QString name;
};

// Everything the sections of the report read. Nothing here is computed by the report.
struct Report {
    const compare::Comparison& comparison;
    compare::Explanation explanation;
    StripContent answer;
    std::vector<ReportOffer> offers; // picked ones, else the answer and the next in order
    std::size_t mostRows = 500;
};

// "Which is the cheapest card that comfortably fits 8B for 16 users?"
[[nodiscard]] QString reportTitle(const compare::Workload& workload);

// One heading with its hairline, as every section begins.
[[nodiscard]] Block headingBlock(const QString& text);
[[nodiscard]] Block paragraphBlock(const QString& text, double width, double gapBefore = 0);

// The sections, each in its file, in the order of the report. `width` is that of the text column.
[[nodiscard]] std::vector<Block> questionBlocks(const Report& report, double width);
[[nodiscard]] Block answerBlock(const Report& report, double width);
[[nodiscard]] Block whyBlock(const Report& report, double width); // why this one, beside the gauge
[[nodiscard]] std::vector<Block> moneyBlocks(const Report& report, double width);
[[nodiscard]] std::vector<Block> sessionBlocks(const Report& report, double width);
// Live: when a machine that is never stopped is paid but not used. Empty for other profiles.
[[nodiscard]] std::vector<Block> dayBlocks(const Report& report, double width);
[[nodiscard]] std::vector<Block> changeBlocks(const Report& report, double width);
[[nodiscard]] std::vector<Block> tableBlocks(const Report& report, double width);
[[nodiscard]] std::vector<Block> assumptionBlocks(const Report& report, double width);
[[nodiscard]] std::vector<Block> sourceBlocks(const Report& report, double width);

} // namespace fitgauge::ui
