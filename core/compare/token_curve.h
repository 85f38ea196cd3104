// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <optional>
#include <span>
#include <vector>

// Data of the cost per token chart (checklist S-49). Widgets draw it and compute nothing.
namespace fitgauge::compare {

struct TokenPoint {
    double x = 0; // users at once, or per cent of full load
    Money perMillion;
};

struct TokenLine {
    OfferTable::Row row = 0;
    std::vector<TokenPoint> points; // ascending
    std::optional<Money> atYours;
    // Users: the first count at which the target is missed (slow case), and the first that memory cannot hold
    // at once.
    std::optional<std::int64_t> missesFrom, fullFrom;
};

// Lines meet here.
struct TokenCrossing {
    std::size_t first = 0, second = 0; // lines
    double x = 0;
    Money perMillion;
};

enum class TokenAxis : std::uint8_t { Users, Utilisation };

struct TokenChart {
    double yours = 0; // of the first line: its utilisation differs from others'; users are the same for all
    double most = 0;
    std::vector<TokenLine> lines;
    std::vector<TokenCrossing> crossings;
    std::vector<OfferTable::Row> leftOut; // no price or no speed
};

// Answer tokens. Users: one machine of each offer that is kept busy by so many at once. Utilisation: by full
// load at the user's count of users, as the table's full-load column says; 1 .. 100 per cent. The first row's
// is marked.
[[nodiscard]] TokenChart tokenChart(const Comparison& comparison, std::span<const OfferTable::Row> rows,
                                    TokenAxis axis);

} // namespace fitgauge::compare
