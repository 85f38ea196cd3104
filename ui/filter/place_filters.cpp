// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/place_filters.h"

#include "ui/filter/check_list.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace fitgauge::ui {

namespace {

std::vector<CheckList::Item> sorted(std::vector<CheckList::Item> items) {
    std::ranges::sort(
        items, [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.text, b.text) < 0; });
    return items;
}

} // namespace

PlaceFilters::PlaceFilters(ComparisonSession& session, QWidget* parent)
    : FilterGroupBody(session, parent)
    , m_providers(new CheckList(tr("Providers"), this))
    , m_regions(new CheckList(tr("Regions"), this)) {
    const auto addLabelled = [this](const QString& text, CheckList* list) {
        auto* label = new QLabel(text, this);
        label->setFont(fontOf(TextStyle::Small));
        layout()->addWidget(label);
        layout()->addWidget(list);
    };
    addSwitch(tr("No resellers"), &compare::Filter::noResellers);
    addLabelled(tr("Providers"), m_providers);
    addLabelled(tr("Regions"), m_regions);
    connect(m_providers, &CheckList::chosenChanged, this, [this] {
        apply(tr("Filter providers"),
              [this](compare::Filter& filter) { filter.providers = m_providers->chosen(); });
    });
    connect(m_regions, &CheckList::chosenChanged, this, [this] {
        apply(tr("Filter regions"),
              [this](compare::Filter& filter) { filter.regions = m_regions->chosen(); });
    });
}

void PlaceFilters::refresh(const compare::OfferTable* table) {
    if (table != nullptr && table != m_listed) {
        m_listed = table;
        refreshItems(*table);
    }
    refreshSwitches();
    m_providers->setChosen(filter().providers);
    m_regions->setChosen(filter().regions);
}

void PlaceFilters::refreshItems(const compare::OfferTable& table) {
    std::set<std::uint32_t> regionCodes;
    std::set<const catalog::Provider*> providers;             // only those that offer something
    for (const compare::OfferGroup& group : table.groups()) { // offers share them
        regionCodes.insert(group.region);
        providers.insert(&table.providers()[group.provider]);
    }
    std::set<std::string_view> regions;
    for (const std::uint32_t code : regionCodes) {
        regions.insert(table.strings()[code]);
    }
    std::vector<CheckList::Item> providerItems;
    for (const auto* provider : providers) {
        providerItems.push_back({provider->id, QString::fromStdString(provider->name)});
    }
    std::vector<CheckList::Item> regionItems;
    for (const auto region : regions) {
        if (!region.empty()) {
            regionItems.push_back({std::string(region), QString::fromStdString(std::string(region))});
        }
    }
    m_providers->setItems(sorted(std::move(providerItems)));
    m_regions->setItems(sorted(std::move(regionItems)));
}

} // namespace fitgauge::ui
