// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/filter_plan.h"

#include <optional>
#include <vector>

namespace fitgauge::compare {

// Judges what the offers of a group share, one filter after the other.
class GroupJudge {
  public:
    GroupJudge(const OfferTable& table, const Filter& filter, const std::vector<KindFigures>& kinds);

    [[nodiscard]] HidingRules operator()(const OfferGroup& group) const;

  private:
    [[nodiscard]] HidingRules ofProvider(const catalog::Provider& provider) const;
    [[nodiscard]] HidingRules ofKind(const HardwareKind& kind, const KindFigures& figures) const;
    [[nodiscard]] bool passes(Tri value) const;
    [[nodiscard]] bool passes(std::optional<bool> wanted, Tri value) const;
    template<typename T>
    [[nodiscard]] bool passes(const Range<T>& range, const std::optional<T>& value) const;
    [[nodiscard]] bool accessPasses(const catalog::Provider& provider) const;
    [[nodiscard]] bool egressPasses(const catalog::Provider& provider) const;
    [[nodiscard]] bool readyPasses(const catalog::Provider& provider) const;
    [[nodiscard]] bool precisionsPass(const hardware::Gpu& gpu) const;
    [[nodiscard]] bool linkPasses(const hardware::Gpu& gpu) const;
    [[nodiscard]] bool incrementPasses(const billing::Rule* rule) const;
    [[nodiscard]] bool taxPasses(const billing::Rule* rule, const catalog::Provider& provider) const;

    const OfferTable& m_table;
    const Filter& m_filter;
    std::vector<HidingRules> m_ofProvider, m_ofKind; // made once each
};

// Empty where the facts do not tell.
[[nodiscard]] std::optional<LinkKind> linkKindOf(const hardware::Gpu& gpu);
[[nodiscard]] std::optional<EgressKind> egressKindOf(const catalog::Provider& provider);

} // namespace fitgauge::compare
