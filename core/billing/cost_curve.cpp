// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/cost_curve.h"

#include "core/billing/input_check.h"

#include <algorithm>
#include <cassert>

namespace fitgauge::billing {
namespace {

// A corner of the curve in time: at this length of the session, so much time is billed.
struct Corner {
    Duration length;
    Duration billed;
    friend bool operator==(const Corner&, const Corner&) = default;
};

class Stairs {
  public:
    Stairs(const Rule& rule, Duration longest) : m_rule(rule), m_longest(longest) {}

    // Flat up to the first edge, up at each edge, flat to the end.
    std::vector<Corner> corners() {
        add({});
        Duration level = std::max(m_rule.minimum, Duration());
        add({Duration(), level});
        for (std::int64_t k = firstEdge(); isBefore(edge(k)); ++k) {
            const Duration next = std::max(m_rule.minimum, step() * (k + 1));
            if (next != level) {
                add({edge(k), level});
                add({edge(k), next});
                level = next;
            }
        }
        add({m_longest, level});
        return std::move(m_corners);
    }

    // How many edges lie in the curve, without walking them.
    [[nodiscard]] std::int64_t edgeCount() const {
        const std::int64_t last = m_longest.inMilliseconds() / step().inMilliseconds() + 1;
        return std::max<std::int64_t>(0, last - firstEdge());
    }

  private:
    [[nodiscard]] Duration step() const { return *m_rule.increment; }
    // The edge where billed time goes from k to k + 1 steps.
    [[nodiscard]] Duration edge(std::int64_t k) const {
        switch (m_rule.rounding) {
        case Rounding::Up:
            return step() * k;
        case Rounding::HalfUp:
            return step() * k + Duration::milliseconds((step().inMilliseconds() + 1) / 2);
        case Rounding::Down:
            break;
        }
        return step() * (k + 1);
    }
    // Edges under the minimum change nothing.
    [[nodiscard]] std::int64_t firstEdge() const {
        return std::max<std::int64_t>(0, m_rule.minimum.inMilliseconds() / step().inMilliseconds() - 1);
    }
    // A length that lies on an edge belongs to the lower step where a begun step is what counts.
    [[nodiscard]] bool isBefore(Duration edge) const {
        return m_rule.rounding == Rounding::Up ? edge < m_longest : edge <= m_longest;
    }
    void add(Corner corner) {
        if (m_corners.empty() || m_corners.back() != corner) {
            m_corners.push_back(corner);
        }
    }

    const Rule& m_rule;
    Duration m_longest;
    std::vector<Corner> m_corners;
};

// Steps too narrow to draw: the line through their tops, flat where the minimum is paid.
std::vector<Corner> straightCorners(const Rule& rule, Duration longest) {
    std::vector<Corner> corners = {{}};
    if (rule.minimum > Duration()) {
        corners.push_back({Duration(), rule.minimum});
        corners.push_back({std::min(rule.minimum, longest), rule.minimum});
    }
    if (longest > rule.minimum) {
        corners.push_back({longest, billedTime(rule, longest)});
    }
    return corners;
}

} // namespace

Expected<std::vector<CurvePoint>> sessionCurve(const Rule& rule, Rate rate, Duration longest,
                                               std::size_t mostPoints) {
    assert(mostPoints >= 2);
    if (const auto good = checkedRule(rule); !good) {
        return Unexpected(good.error());
    }
    if (const auto good = checkedRate(rate); !good) {
        return Unexpected(good.error());
    }
    if (const auto good = checkedTime("longest", longest); !good) {
        return Unexpected(good.error());
    }
    constexpr std::int64_t kEnds = 3;
    Stairs stairs(rule, longest);
    const bool narrow = 2 * stairs.edgeCount() + kEnds > static_cast<std::int64_t>(mostPoints);
    std::vector<CurvePoint> points;
    for (const Corner& corner : narrow ? straightCorners(rule, longest) : stairs.corners()) {
        const auto cost = rate.times(corner.billed);
        if (!cost) {
            return Unexpected(cost.error());
        }
        points.push_back({corner.length, *cost});
    }
    return points;
}

} // namespace fitgauge::billing
