// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/rule_table.h"

#include "core/billing/product_pattern.h"
#include "core/billing/rule_row.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fitgauge::billing {
namespace {

void applySource(Rule& rule, RowReader& row) {
    rule.source = row.text("source");
    rule.sourceKind = row.text("source_kind");
    rule.since = row.date("since");
    rule.asOf = row.date("as_of");
    rule.note = row.text("note");
}

// What a rule row says replaces what `rule` held; blank cells leave it alone.
void applyRuleRow(Rule& rule, RowReader& row) {
    if (row.text("increment_s") == "unknown") {
        rule.increment.reset();
    } else if (const auto step = row.time("increment_s", Duration::seconds(1), Duration::milliseconds(1))) {
        rule.increment = step;
    }
    rule.minimum = row.time("minimum_s", Duration::seconds(1), Duration()).value_or(rule.minimum);
    if (!row.text("rounding").empty()) {
        rule.rounding = row.rounding();
    }
    if (const auto cap = row.time("monthly_cap_h", Duration::hours(1), Duration::hours(1))) {
        rule.monthlyCap = cap;
    }
    if (const auto least = row.money("minimum_money")) {
        rule.minimumMoney = least;
    }
    rule.minimumSharePercent =
        static_cast<int>(row.number("minimum_share_pct", 1, 100).value_or(rule.minimumSharePercent));
    if (!row.text("amount_rounding").empty()) {
        rule.amountRounding = row.amountRounding();
    }
    rule.multiplierThousandths = row.number("multiplier", 1000, 100'000).value_or(rule.multiplierThousandths);
    if (const auto step = row.time("storage_increment_s", Duration::seconds(1), Duration::milliseconds(1))) {
        rule.storageIncrement = step;
    }
    if (const auto currency = row.currency("currency")) {
        rule.currency = currency;
    }
    if (const Tri tax = row.yesNo("tax_included"); tax != Tri::Unknown) {
        rule.pricesIncludeTax = tax;
    }
    applySource(rule, row);
}

void applyStateRow(Rule& rule, RowReader& row) {
    const StateRule stated{
        {}, row.yesNo("billed"), row.rates("price_h"), row.text("source"), row.text("source_kind")};
    for (const std::string& state : splitParts(row.text("state"), ';')) {
        std::erase_if(rule.states, [&](const StateRule& known) { return known.state == state; });
        rule.states.push_back(stated);
        rule.states.back().state = state;
    }
    // A product that only says which states are billed takes that row's source as its own.
    if (rule.source.empty() && rule.sourceKind.empty()) {
        applySource(rule, row);
    }
}

class TableReader {
  public:
    explicit TableReader(const CsvTable& table) : m_table(table) {}

    Expected<std::vector<Rule>> read() {
        for (const char* column : {"provider", "product", "state", "billed", "increment_s"}) {
            if (const auto there = m_table.column(column); !there) {
                return Unexpected(there.error());
            }
        }
        // General rows first, rule rows before state rows: products start as copies of what they refine.
        for (const auto& [products, states] :
             {std::pair(false, false), {false, true}, {true, false}, {true, true}}) {
            for (std::size_t row = 0; row < m_table.rows(); ++row) {
                const bool wanted = m_table.at(row, "product").empty() != products &&
                                    m_table.at(row, "state").empty() != states;
                if (!wanted) {
                    continue;
                }
                if (const auto good = readRow(row); !good) {
                    return Unexpected(good.error());
                }
            }
        }
        return std::move(m_rules);
    }

  private:
    Expected<bool> readRow(std::size_t index) {
        RowReader row(m_table, index);
        if (row.text("provider").empty()) {
            row.reject("provider");
            return row.failure();
        }
        Rule& rule = ruleOf(row.text("provider"), row.text("product"));
        if (row.text("state").empty()) {
            applyRuleRow(rule, row);
        } else {
            applyStateRow(rule, row);
        }
        return row.good() ? Expected<bool>(true) : row.failure();
    }

    Rule& ruleOf(const std::string& provider, const std::string& product) {
        const auto [place, isNew] = m_places.try_emplace({provider, product}, m_rules.size());
        if (isNew) {
            const auto general = m_places.find({provider, ""});
            Rule rule = general == m_places.end() || product.empty() ? Rule() : m_rules[general->second];
            rule.provider = provider;
            rule.product = product;
            m_rules.push_back(std::move(rule));
        }
        return m_rules[place->second];
    }

    const CsvTable& m_table;
    std::vector<Rule> m_rules;
    std::map<std::pair<std::string, std::string>, std::size_t> m_places;
};

} // namespace

Expected<std::vector<Rule>> readRules(const CsvTable& table) {
    return TableReader(table).read();
}

const Rule* ruleFor(const std::vector<Rule>& rules, std::string_view provider, std::string_view product,
                    std::string_view market) {
    const Rule* best = nullptr;
    std::pair<std::size_t, std::size_t> bestMatch;
    for (const Rule& rule : rules) {
        if (rule.provider != provider) {
            continue;
        }
        const std::pair match(matchLength(rule.product, product), matchLength(rule.product, market));
        const bool fits = rule.product.empty() || match.first > 0 || match.second > 0;
        if (fits && (best == nullptr || match > bestMatch)) {
            best = &rule;
            bestMatch = match;
        }
    }
    return best;
}

} // namespace fitgauge::billing
