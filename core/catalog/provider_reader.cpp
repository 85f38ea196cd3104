// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/provider_reader.h"

#include "core/catalog/provenance_reader.h"
#include "core/catalog/provider_fields.h"
#include "core/catalog/words.h"

#include <set>
#include <unordered_map>
#include <unordered_set>

namespace fitgauge::catalog {

Expected<std::vector<Provider>> readProviders(const CsvTable& table) {
    std::vector<Provider> providers;
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < table.rows(); ++i) {
        CsvRow row(table, i);
        Provider provider;
        provider.id = row.required("provider");
        provider.name = row.required("name");
        provider.country = row.text("country");
        provider.website = row.text("website");
        const auto kind = fromWord<ProviderKind>(row.text("kind"));
        if (!kind) {
            row.reject("kind");
        }
        provider.kind = kind.value_or(ProviderKind::Other);
        if (!seen.insert(provider.id).second) {
            row.reject("provider");
        }
        if (row.error()) {
            return Unexpected(*row.error());
        }
        providers.push_back(std::move(provider));
    }
    return providers;
}

Expected<std::vector<ProviderFact>> readProviderFacts(const CsvTable& table,
                                                      std::span<const Provider> providers) {
    std::unordered_set<std::string_view> known;
    for (const Provider& provider : providers) {
        known.insert(provider.id);
    }
    std::vector<ProviderFact> facts;
    Provider scratch;
    for (std::size_t i = 0; i < table.rows(); ++i) {
        CsvRow row(table, i);
        ProviderFact fact{row.required("provider"), row.required("field"), row.required("value"),
                          row.text("remark"), readProvenance(row)};
        if (!known.contains(fact.provider)) {
            row.rejectReference("provider");
        }
        if (!setProviderField(scratch, fact.field, fact.value)) {
            row.reject("value");
        }
        if (row.error()) {
            return Unexpected(*row.error());
        }
        facts.push_back(std::move(fact));
    }
    return facts;
}

void applyFacts(std::vector<Provider>& providers, std::span<const ProviderFact> facts) {
    std::unordered_map<std::string_view, Provider*> byId;
    for (Provider& provider : providers) {
        byId.emplace(provider.id, &provider);
    }
    std::set<std::pair<std::string_view, std::string_view>> done;
    for (const ProviderFact& fact : facts) {
        const auto found = byId.find(fact.provider);
        if (found == byId.end()) {
            continue;
        }
        Provider& provider = *found->second;
        if (done.emplace(fact.provider, fact.field).second) {
            (void)setProviderField(provider, fact.field, fact.value);
        }
        provider.valuesGeneralKnowledge += fact.provenance.verified ? 0 : 1;
        provider.newestSource = std::max(provider.newestSource, fact.provenance.asOf);
    }
}

} // namespace fitgauge::catalog
