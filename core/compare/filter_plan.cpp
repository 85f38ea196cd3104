// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/filter_plan.h"

#include <algorithm>
#include <cctype>
#include <limits>

namespace fitgauge::compare {
namespace {

constexpr std::size_t kMostWords = 32;

// ASCII only: names in price lists are; other letters must match as they are.
std::string lowered(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : lowered(text) + ' ') {
        if (c != ' ' && c != '\t') {
            word += c;
        } else if (!word.empty() && words.size() < kMostWords) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

std::uint32_t wordsFoundIn(std::string_view text, const std::vector<std::string>& words) {
    const std::string haystack = lowered(text);
    std::uint32_t found = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        found |= haystack.find(words[i]) != std::string::npos ? 1U << i : 0U;
    }
    return found;
}

bool isListed(const std::vector<std::string>& list, const std::string& value) {
    return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
}

// Answers, one filter after the other, whether a group fails it.
class GroupJudge {
  public:
    GroupJudge(const OfferTable& table, const Filter& filter, const std::vector<KindFigures>& kinds)
        : m_table(table), m_filter(filter), m_kinds(kinds) {
        for (const auto& provider : table.providers()) {
            m_providerListed.push_back(isListed(filter.providers, provider.id));
            m_access.push_back(hasAccess(provider));
        }
    }

    [[nodiscard]] HidingRules operator()(const OfferGroup& group) const {
        const HardwareKind& kind = m_table.kinds()[group.kind];
        const hardware::Gpu& gpu = m_table.gpus()[kind.gpu];
        HidingRules rules = 0;
        const auto hide = [&rules](bool hidden, HiddenBy rule) {
            rules = hidden ? withRule(rules, rule) : rules;
        };
        hide(!m_providerListed[group.provider], HiddenBy::Provider);
        hide(!isListed(m_filter.gpus, gpu.canonical), HiddenBy::Gpu);
        hide(!isListed(m_filter.regions, m_table.strings()[group.region]), HiddenBy::Region);
        hide(!vramPasses(kind, gpu), HiddenBy::Vram);
        hide(!marketPasses(group.market), HiddenBy::Market);
        hide(!m_access[group.provider], HiddenBy::Access);
        hide(!incrementPasses(m_table.ruleAt(group.rule)), HiddenBy::Increment);
        hide(m_filter.fitsOnly && !runs(m_kinds[group.kind].memory.fit), HiddenBy::DoesNotFit);
        hide(m_filter.singleGpu && kind.gpuCount > 1, HiddenBy::MultiGpu);
        hide(m_filter.notReclaimable && group.market == catalog::Market::Spot, HiddenBy::Reclaimable);
        hide(m_filter.targetMetOnly && m_kinds[group.kind].target.verdict == speed::Verdict::Misses,
             HiddenBy::MissesTarget);
        return rules;
    }

  private:
    [[nodiscard]] bool passes(Tri value) const {
        return value == Tri::Yes || (value == Tri::Unknown && m_filter.includeUnknown);
    }
    [[nodiscard]] bool hasAccess(const catalog::Provider& provider) const {
        return (!m_filter.ssh || passes(provider.ssh)) && (!m_filter.jupyter || passes(provider.jupyter)) &&
               (!m_filter.hostedNotebook || passes(provider.hostedNotebook)) &&
               (!m_filter.customImage || passes(provider.customImage)) &&
               (!m_filter.snapshots || passes(provider.snapshots));
    }
    [[nodiscard]] bool vramPasses(const HardwareKind& kind, const hardware::Gpu& gpu) const {
        const Range<double>& range = m_filter.vramGb;
        if (range.isOpen()) {
            return true;
        }
        if (!gpu.vramGb) {
            return m_filter.includeUnknown;
        }
        const double one = *gpu.vramGb * std::min(kind.gpuCount, 1.0);
        return one >= range.low.value_or(one) && one <= range.high.value_or(one);
    }
    [[nodiscard]] bool marketPasses(catalog::Market market) const {
        const auto& list = m_filter.markets;
        return list.empty() || std::find(list.begin(), list.end(), market) != list.end();
    }
    [[nodiscard]] bool incrementPasses(const billing::Rule* rule) const {
        if (!m_filter.incrementAtMost) {
            return true;
        }
        return rule && rule->increment ? *rule->increment <= *m_filter.incrementAtMost
                                       : m_filter.includeUnknown;
    }

    const OfferTable& m_table;
    const Filter& m_filter;
    const std::vector<KindFigures>& m_kinds;
    std::vector<bool> m_providerListed, m_access;
};

} // namespace

FilterPlan::FilterPlan(const OfferTable& table, const Filter& filter, const std::vector<KindFigures>& kinds) {
    const GroupJudge judge(table, filter, kinds);
    m_rules.reserve(table.groups().size());
    for (const OfferGroup& group : table.groups()) {
        m_rules.push_back(judge(group));
    }
    prepareWords(table, filter.text);
    preparePrice(table, filter);
}

void FilterPlan::prepareWords(const OfferTable& table, const std::string& text) {
    const std::vector<std::string> words = wordsOf(text);
    m_hasWords = !words.empty();
    if (!m_hasWords) {
        return;
    }
    m_allWords = words.size() == kMostWords ? ~Words(0) : (Words(1) << words.size()) - 1;
    for (const std::string& string : table.strings()) {
        m_wordsOfProduct.push_back(wordsFoundIn(string, words));
    }
    std::vector<Words> ofGpu, ofProvider;
    for (const auto& gpu : table.gpus()) {
        ofGpu.push_back(wordsFoundIn(gpu.canonical, words));
    }
    for (const auto& provider : table.providers()) {
        ofProvider.push_back(wordsFoundIn(provider.name, words) | wordsFoundIn(provider.id, words));
    }
    for (const OfferGroup& group : table.groups()) {
        m_wordsOfGroup.push_back(ofGpu[table.kinds()[group.kind].gpu] | ofProvider[group.provider] |
                                 m_wordsOfProduct[group.region]);
    }
}

void FilterPlan::preparePrice(const OfferTable& table, const Filter& filter) {
    m_hasPrice = !filter.priceNano.isOpen();
    if (!m_hasPrice) {
        return;
    }
    m_unknownPricePasses = filter.includeUnknown;
    m_lowPrice = filter.priceNano.low.value_or(0);
    m_highPrice = filter.priceNano.high.value_or(std::numeric_limits<std::int64_t>::max());
    for (const OfferGroup& group : table.groups()) {
        m_isUsd.push_back(table.currencyAt(group.currency) == Currency() ? 1 : 0);
    }
}

HidingRules FilterPlan::rulesOfRow(std::uint32_t group, std::uint32_t product, std::int64_t priceNano) const {
    HidingRules rules = m_rules[group];
    if (m_hasWords && (m_wordsOfGroup[group] | m_wordsOfProduct[product]) != m_allWords) {
        rules = withRule(rules, HiddenBy::Search);
    }
    if (m_hasPrice) {
        const bool known = priceNano != OfferTable::kNoPrice && m_isUsd[group] != 0;
        const bool passes =
            known ? priceNano >= m_lowPrice && priceNano <= m_highPrice : m_unknownPricePasses;
        rules = passes ? rules : withRule(rules, HiddenBy::Price);
    }
    return rules;
}

} // namespace fitgauge::compare
