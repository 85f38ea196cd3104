// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/speed_score.h"

namespace fitgauge::bench {

// The second table of --detail: `group,name,quantity,rows,left_out,median_pct,p90_pct,in_range_pct` by class
// of card, mode, engine, format and source, then the ordering score and the worst rows.
void printSpeedDetail(const std::vector<Scored>& figures, const std::map<std::string, hardware::Gpu>& gpus);

} // namespace fitgauge::bench
