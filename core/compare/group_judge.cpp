// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/group_judge.h"

#include "core/compare/readiness.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

template<typename T>
bool isListed(const std::vector<T>& list, const T& value) {
    return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
}

class Rules {
  public:
    void hideUnless(bool passes, HiddenBy rule) { m_rules = passes ? m_rules : withRule(m_rules, rule); }
    [[nodiscard]] HidingRules value() const { return m_rules; }

  private:
    HidingRules m_rules = 0;
};

std::optional<std::int64_t> usdNano(const std::optional<Money>& money) {
    return money && money->currency == Currency() ? std::optional(money->nano) : std::nullopt;
}

Tri nativeOf(const hardware::Gpu& gpu, Precision precision) {
    switch (precision) {
    case Precision::Bf16:
        return gpu.bf16Native;
    case Precision::Fp8:
        return gpu.fp8Native;
    case Precision::Int8:
        return gpu.int8Native;
    case Precision::Fp4:
        return gpu.fp4Native;
    }
    return Tri::Unknown;
}

} // namespace

std::optional<LinkKind> linkKindOf(const hardware::Gpu& gpu) {
    if (gpu.interconnect.empty()) {
        return std::nullopt;
    }
    if (gpu.interconnect == "none") {
        return LinkKind::None;
    }
    return gpu.interconnect.ends_with("bridge") ? LinkKind::Bridge : LinkKind::Fabric;
}

std::optional<EgressKind> egressKindOf(const catalog::Provider& provider) {
    if (!provider.egressPerGb) {
        return std::nullopt;
    }
    if (provider.egressPerGb->nano == 0) {
        return EgressKind::Included;
    }
    return provider.egressFreeGbPerMonth.value_or(0) > 0 ? EgressKind::Allowance : EgressKind::Metered;
}

GroupJudge::GroupJudge(const OfferTable& table, const Filter& filter, const std::vector<KindFigures>& kinds)
    : m_table(table), m_filter(filter) {
    for (const auto& provider : table.providers()) {
        m_ofProvider.push_back(ofProvider(provider));
    }
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        m_ofKind.push_back(ofKind(table.kinds()[kind], kinds[kind]));
    }
}

HidingRules GroupJudge::operator()(const OfferGroup& group) const {
    const billing::Rule* rule = m_table.ruleAt(group.rule);
    Rules rules;
    rules.hideUnless(isListed(m_filter.regions, m_table.strings()[group.region]), HiddenBy::Region);
    rules.hideUnless(isListed(m_filter.markets, group.market), HiddenBy::Market);
    rules.hideUnless(isListed(m_filter.commitmentMonths, int(group.commitmentMonths)), HiddenBy::Commitment);
    rules.hideUnless(taxPasses(rule, m_table.providers()[group.provider]), HiddenBy::Tax);
    rules.hideUnless(incrementPasses(rule), HiddenBy::Increment);
    rules.hideUnless(!m_filter.notReclaimable || group.market != catalog::Market::Spot,
                     HiddenBy::Reclaimable);
    return rules.value() | m_ofProvider[group.provider] | m_ofKind[group.kind];
}

HidingRules GroupJudge::ofProvider(const catalog::Provider& provider) const {
    const bool isReseller = provider.kind == catalog::ProviderKind::Broker;
    Rules rules;
    rules.hideUnless(isListed(m_filter.providers, provider.id), HiddenBy::Provider);
    rules.hideUnless(isListed(m_filter.providerKinds, provider.kind) && !(m_filter.noResellers && isReseller),
                     HiddenBy::ProviderKind);
    rules.hideUnless(accessPasses(provider), HiddenBy::Access);
    rules.hideUnless(passes(m_filter.volumeNano, usdNano(provider.volumePerGbMonth)), HiddenBy::Storage);
    rules.hideUnless(egressPasses(provider), HiddenBy::Egress);
    rules.hideUnless(readyPasses(provider), HiddenBy::Ready);
    return rules.value();
}

HidingRules GroupJudge::ofKind(const HardwareKind& kind, const KindFigures& figures) const {
    const hardware::Gpu& gpu = m_table.gpus()[kind.gpu];
    const auto memoryOf = [&gpu](double cards) {
        return gpu.vramGb ? std::optional(*gpu.vramGb * cards) : std::nullopt;
    };
    const bool isBelieved = !(m_filter.knownCardsOnly && kind.gpuIsGuess);
    Rules rules;
    rules.hideUnless(isListed(m_filter.gpus, gpu.canonical), HiddenBy::Gpu);
    rules.hideUnless(isListed(m_filter.vendors, gpu.vendor) && isBelieved, HiddenBy::Accelerator);
    rules.hideUnless(passes(m_filter.vramGb, memoryOf(std::min(kind.gpuCount, 1.0))), HiddenBy::Vram);
    rules.hideUnless(passes(m_filter.vramTotalGb, memoryOf(kind.gpuCount)), HiddenBy::VramTotal);
    rules.hideUnless(passes(m_filter.bandwidthGbps, gpu.bandwidthGbps), HiddenBy::Bandwidth);
    rules.hideUnless(passes(m_filter.gpuCount, std::optional(kind.gpuCount)), HiddenBy::GpuCount);
    rules.hideUnless(precisionsPass(gpu), HiddenBy::Precision);
    rules.hideUnless(linkPasses(gpu), HiddenBy::Link);
    rules.hideUnless(!m_filter.fitsOnly || runs(figures.memory.fit), HiddenBy::DoesNotFit);
    rules.hideUnless(!m_filter.singleGpu || kind.gpuCount <= 1, HiddenBy::MultiGpu);
    rules.hideUnless(!m_filter.targetMetOnly || figures.target.verdict != speed::Verdict::Misses,
                     HiddenBy::MissesTarget);
    return rules.value();
}

bool GroupJudge::passes(Tri value) const {
    return value == Tri::Yes || (value == Tri::Unknown && m_filter.includeUnknown);
}

bool GroupJudge::passes(std::optional<bool> wanted, Tri value) const {
    if (!wanted) {
        return true;
    }
    return value == Tri::Unknown ? m_filter.includeUnknown : value == triOf(*wanted);
}

template<typename T>
bool GroupJudge::passes(const Range<T>& range, const std::optional<T>& value) const {
    if (range.isOpen()) {
        return true;
    }
    if (!value) {
        return m_filter.includeUnknown;
    }
    return *value >= range.low.value_or(*value) && *value <= range.high.value_or(*value);
}

bool GroupJudge::accessPasses(const catalog::Provider& provider) const {
    const auto fits = [this](bool wanted, Tri value) { return !wanted || passes(value); };
    return fits(m_filter.ssh, provider.ssh) && fits(m_filter.jupyter, provider.jupyter) &&
           fits(m_filter.hostedNotebook, provider.hostedNotebook) &&
           fits(m_filter.customImage, provider.customImage) && fits(m_filter.snapshots, provider.snapshots);
}

bool GroupJudge::egressPasses(const catalog::Provider& provider) const {
    const auto kind = egressKindOf(provider);
    const bool kindPasses =
        m_filter.egress.empty() || (kind ? isListed(m_filter.egress, *kind) : m_filter.includeUnknown);
    return kindPasses && passes(m_filter.egressNano, usdNano(provider.egressPerGb));
}

bool GroupJudge::readyPasses(const catalog::Provider& provider) const {
    if (!m_filter.readyWithin) {
        return true;
    }
    const auto ready = readyTime(provider);
    return ready ? ready->high <= m_filter.readyWithin->inSeconds() : m_filter.includeUnknown;
}

bool GroupJudge::precisionsPass(const hardware::Gpu& gpu) const {
    return std::all_of(m_filter.precisions.begin(), m_filter.precisions.end(),
                       [&](Precision precision) { return passes(nativeOf(gpu, precision)); });
}

bool GroupJudge::linkPasses(const hardware::Gpu& gpu) const {
    const auto kind = linkKindOf(gpu);
    return m_filter.links.empty() || (kind ? isListed(m_filter.links, *kind) : m_filter.includeUnknown);
}

bool GroupJudge::incrementPasses(const billing::Rule* rule) const {
    if (!m_filter.incrementAtMost) {
        return true;
    }
    return rule && rule->increment ? *rule->increment <= *m_filter.incrementAtMost : m_filter.includeUnknown;
}

// A rule of the product says more than the provider's word.
bool GroupJudge::taxPasses(const billing::Rule* rule, const catalog::Provider& provider) const {
    const bool ruleSays = rule && rule->pricesIncludeTax != Tri::Unknown;
    return passes(m_filter.taxIncluded, ruleSays ? rule->pricesIncludeTax : provider.pricesIncludeTax);
}

} // namespace fitgauge::compare
