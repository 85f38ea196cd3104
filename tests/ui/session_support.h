// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A session over the checklist's ten fixture offers.
#include "tests/support/builders.h"
#include "ui/session/comparison_session.h"

#include <QTest>

namespace fitgauge::ui::test {

inline void open(ComparisonSession& session, compare::Profile profile = compare::Profile::Live,
                 const catalog::Facts& facts = fitgauge::test::fixtureFacts()) {
    session.setTable(compare::OfferTable::build(facts));
    session.reset(fitgauge::test::fixtureWorkload(profile), compare::defaultFilter(profile), {});
    session.compareNow();
}

// Waits until the session has answered what was just changed.
inline bool answered(ComparisonSession& session) {
    return QTest::qWaitFor([&session] { return session.comparison()->workload() == session.workload(); });
}

} // namespace fitgauge::ui::test
