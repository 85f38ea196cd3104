// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a table with all that is looked up in them, written and restored (table_copy.h). What comes
// from the facts stays with the facts; names tell that places in their lists mean the same.
#include "core/compare/offer_table_builder.h"
#include "core/compare/table_rows.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

using Codes = std::vector<std::uint32_t>;

bool areBelow(const Codes& codes, std::size_t limit, bool mayBeNone = false) {
    return std::ranges::all_of(
        codes, [&](std::uint32_t code) { return code < limit || (mayBeNone && code == OfferTable::kNone); });
}

// A group as six numbers.
constexpr std::size_t kGroupCodes = 6;
void pack(Codes& codes, const OfferGroup& group) {
    codes.insert(codes.end(), {group.kind, group.region, group.rule, group.provider,
                               static_cast<std::uint32_t>(group.market) << 8U | group.currency,
                               static_cast<std::uint32_t>(group.source) << 8U | group.commitmentMonths});
}
OfferGroup unpacked(const std::uint32_t* codes) {
    OfferGroup group;
    group.kind = codes[0];
    group.region = codes[1];
    group.rule = codes[2];
    group.provider = static_cast<std::uint16_t>(codes[3]);
    group.market = static_cast<catalog::Market>(codes[4] >> 8U);
    group.currency = static_cast<std::uint8_t>(codes[4] & 0xFFU);
    group.source = static_cast<PriceSource>(codes[5] >> 8U);
    group.commitmentMonths = static_cast<std::uint8_t>(codes[5] & 0xFFU);
    return group;
}

template<typename Items, typename NameOf>
std::vector<std::string> namesOf(const Items& items, NameOf nameOf) {
    std::vector<std::string> names;
    names.reserve(items.size());
    for (const auto& item : items) {
        names.push_back(nameOf(item));
    }
    return names;
}

} // namespace

// What is only numbers, in the order of the file.
template<typename Table, typename Visit>
bool OfferTableBuilder::visitRows(Table& table, Visit visit) {
    return visit(table.m_group) && visit(table.m_product) && visit(table.m_source) &&
           visit(table.m_sourceKind) && visit(table.m_notes) && visit(table.m_spotRow) &&
           visit(table.m_price) && visit(table.m_asOf) && visit(table.m_since) && visit(table.m_idEnd) &&
           visit(table.m_byId) && visit(table.m_byPrice) && visit(table.m_groupRows) &&
           visit(table.m_groupBegin) && visit(table.m_groupDays);
}

void OfferTableBuilder::writeRows(RowWriter& writer, const OfferTable& table) {
    writer.texts(namesOf(table.m_gpus, [](const hardware::Gpu& gpu) { return gpu.canonical; }));
    writer.texts(namesOf(table.m_providers, [](const catalog::Provider& provider) { return provider.id; }));
    writer.texts(namesOf(table.m_currencies, [](const Currency& currency) { return currency.code(); }));
    writer.texts(table.m_strings);
    writer.number(static_cast<std::uint64_t>(table.m_rules.size()));
    Codes kindGpus, groups, suspectRows;
    std::vector<double> kindCounts;
    std::vector<std::int64_t> suspectPrices, groupPrices;
    for (const HardwareKind& kind : table.m_kinds) {
        kindGpus.push_back(kind.gpu << 1U | (kind.gpuIsGuess ? 1U : 0U));
        kindCounts.push_back(kind.gpuCount);
    }
    for (const OfferGroup& group : table.m_groups) {
        pack(groups, group);
    }
    for (const auto& [row, price] : table.m_suspect) {
        suspectRows.push_back(row);
        suspectPrices.push_back(price);
    }
    for (const auto& [least, most] : table.m_groupPrices) {
        groupPrices.insert(groupPrices.end(), {least, most});
    }
    writer.array(kindGpus);
    writer.array(kindCounts);
    writer.array(groups);
    writer.array(suspectRows);
    writer.array(suspectPrices);
    writer.array(groupPrices);
    writer.text(table.m_ids);
    visitRows(table, [&](const auto& values) {
        writer.array(values);
        return true;
    });
}

bool OfferTableBuilder::restoreNames(RowReader& reader) {
    std::vector<std::string> gpus, providers, currencies;
    std::uint64_t rules = 0;
    if (!reader.texts(gpus) || !reader.texts(providers) || !reader.texts(currencies) ||
        !reader.texts(m_table->m_strings) || !reader.number(rules)) {
        return false;
    }
    for (std::size_t i = 0; i < gpus.size(); ++i) { // names beyond the facts are entered as offers did
        if (gpuIndex(gpus[i]) != i) {
            return false;
        }
    }
    for (std::size_t i = 0; i < providers.size(); ++i) {
        if (providerIndex(providers[i]) != i) {
            return false;
        }
    }
    m_table->m_currencies.clear();
    for (const std::string& code : currencies) {
        const auto currency = Currency::parse(code);
        if (!currency) {
            return false;
        }
        m_table->m_currencies.push_back(*currency);
    }
    return gpus.size() == m_table->m_gpus.size() && providers.size() == m_table->m_providers.size() &&
           rules == m_table->m_rules.size();
}

bool OfferTableBuilder::restoreGroups(RowReader& reader) {
    OfferTable& table = *m_table;
    Codes kindGpus, groups, suspectRows;
    std::vector<double> kindCounts;
    std::vector<std::int64_t> suspectPrices, groupPrices;
    const bool isRead = reader.array(kindGpus) && reader.array(kindCounts) && reader.array(groups) &&
                        reader.array(suspectRows) && reader.array(suspectPrices) &&
                        reader.array(groupPrices) && kindGpus.size() == kindCounts.size() &&
                        suspectRows.size() == suspectPrices.size() &&
                        groupPrices.size() * kGroupCodes == groups.size() * 2;
    if (!isRead || !areBelow(kindGpus, 2 * table.m_gpus.size())) {
        return false;
    }
    for (std::size_t i = 0; i < kindGpus.size(); ++i) {
        table.m_kinds.push_back({kindGpus[i] >> 1U, kindCounts[i], (kindGpus[i] & 1U) != 0, {}});
    }
    for (std::size_t i = 0; i < groups.size(); i += kGroupCodes) {
        const OfferGroup group = unpacked(&groups[i]);
        const bool isKnown =
            group.kind < table.m_kinds.size() && group.region < table.m_strings.size() &&
            (group.rule < table.m_rules.size() || group.rule == OfferTable::kNone) &&
            group.provider < table.m_providers.size() && group.currency < table.m_currencies.size() &&
            group.market <= catalog::Market::Serverless && group.source <= PriceSource::PublishedList;
        if (!isKnown) {
            return false;
        }
        table.m_groups.push_back(group);
        table.m_groupPrices.emplace_back(groupPrices[2 * i / kGroupCodes],
                                         groupPrices[2 * i / kGroupCodes + 1]);
    }
    for (std::size_t i = 0; i < suspectRows.size(); ++i) {
        table.m_suspect.emplace_back(suspectRows[i], suspectPrices[i]);
    }
    return true;
}

bool OfferTableBuilder::restoreRows(RowReader& reader) {
    OfferTable& table = *m_table;
    const bool isRead = restoreNames(reader) && restoreGroups(reader) && reader.text(table.m_ids) &&
                        visitRows(table, [&](auto& values) { return reader.array(values); });
    if (!isRead) {
        return false;
    }
    const std::size_t rows = table.size(), texts = table.m_strings.size(), groups = table.m_groups.size();
    const auto hasRows = [&](const auto&... columns) { return ((columns.size() == rows) && ...); };
    m_isRestored = hasRows(table.m_product, table.m_source, table.m_sourceKind, table.m_notes,
                           table.m_spotRow, table.m_price, table.m_asOf, table.m_since, table.m_idEnd,
                           table.m_byPrice, table.m_groupRows) &&
                   table.m_groupBegin.size() == groups + 1 && table.m_groupDays.size() == groups &&
                   table.m_byId.size() > rows && areBelow(table.m_group, groups) &&
                   areBelow(table.m_product, texts) && areBelow(table.m_source, texts) &&
                   areBelow(table.m_sourceKind, texts) && areBelow(table.m_notes, texts) &&
                   areBelow(table.m_spotRow, rows, true) && areBelow(table.m_byId, rows, true) &&
                   areBelow(table.m_byPrice, rows) && areBelow(table.m_groupRows, rows) &&
                   areBelow(table.m_groupBegin, rows + 1) && std::ranges::is_sorted(table.m_groupBegin) &&
                   std::ranges::is_sorted(table.m_idEnd) &&
                   (rows == 0 || table.m_idEnd.back() == table.m_ids.size());
    return m_isRestored;
}

} // namespace fitgauge::compare
