// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/active_filters.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>

namespace fitgauge::ui {

namespace {

using compare::Filter;

struct Filters {
    Q_DECLARE_TR_FUNCTIONS(Filters)
};

// More names than this become a count: the chip stays readable.
constexpr std::size_t kMostNames = 2;

class ChipList {
  public:
    ChipList(const Filter& filter, const Filter& preset) : m_filter(filter), m_preset(preset) {}

    // `clear` takes the chip's part out of a filter; the part comes from the profile if taking it out of both
    // filters takes out the same.
    template<typename Part>
    void add(FilterGroup group, const QString& text, Part Filter::*part) {
        Filter without = m_filter;
        without.*part = Part{};
        m_chips.push_back({group, text, m_filter.*part == m_preset.*part, without});
    }
    void addSwitch(FilterGroup group, const QString& text, bool Filter::*part) {
        if (m_filter.*part) {
            add(group, text, part);
        }
    }
    // The filter of one column, by its place in the list.
    void addColumn(FilterGroup group, const QString& text, std::size_t index) {
        Filter without = m_filter;
        without.columns.erase(without.columns.begin() + static_cast<std::ptrdiff_t>(index));
        m_chips.push_back({group, text, false, without});
    }
    [[nodiscard]] std::vector<ActiveFilter> take() { return std::move(m_chips); }

  private:
    const Filter& m_filter;
    const Filter& m_preset;
    std::vector<ActiveFilter> m_chips;
};

QString plainNumber(double value) {
    return decimalText(value, std::abs(value - std::round(value)) < 1e-6 ? 0 : 1);
}

// Of an expression, as typed; a long one is cut.
QString typed(const compare::Expression& expression) {
    constexpr qsizetype kMostLetters = 40;
    QString text = QString::fromStdString(expression.source()).simplified();
    if (text.size() > kMostLetters) {
        text = text.left(kMostLetters - 1) + QChar(u'…');
    }
    return text;
}

template<typename T>
QString rangeText(const compare::Range<T>& range, const QString& name, const QString& unit,
                  const std::function<QString(T)>& text) {
    if (range.low && range.high) {
        //: a range: name, low end, high end, unit: "VRAM 24–48 GB"
        return Filters::tr("%1 %2–%3 %4").arg(name, text(*range.low), text(*range.high), unit);
    }
    if (range.low) {
        //: at least: "VRAM ≥ 24 GB"
        return Filters::tr("%1 ≥ %2 %3").arg(name, text(*range.low), unit);
    }
    //: at most: "price ≤ 2.00 USD/h"
    return Filters::tr("%1 ≤ %2 %3").arg(name, text(*range.high), unit);
}

QString providerName(const std::string& providerId, const compare::OfferTable* table) {
    if (table != nullptr) {
        const auto providers = table->providers();
        const auto found = std::ranges::find(providers, providerId, &catalog::Provider::id);
        if (found != providers.end()) {
            return QString::fromStdString(found->name);
        }
    }
    return QString::fromStdString(providerId);
}

QString joined(const QStringList& names) {
    return names.join(Filters::tr(", ", "between names"));
}

QStringList namesOf(const std::vector<std::string>& values) {
    QStringList names;
    for (const auto& value : values) {
        names << QString::fromStdString(value);
    }
    return names;
}

void addHardware(ChipList& chips, const Filter& filter, compare::Profile profile) {
    chips.addSwitch(FilterGroup::Hardware, Filters::tr("fits"), &Filter::fitsOnly);
    if (profile == compare::Profile::Live) { // the others have no target that hides
        chips.addSwitch(FilterGroup::Hardware, Filters::tr("meets the target"), &Filter::targetMetOnly);
    }
    if (!filter.gpus.empty()) {
        const auto count = static_cast<int>(filter.gpus.size());
        chips.add(FilterGroup::Hardware,
                  filter.gpus.size() <= kMostNames ? joined(namesOf(filter.gpus))
                                                   : Filters::tr("%n GPU types", nullptr, count),
                  &Filter::gpus);
    }
    if (!filter.vramGb.isOpen()) {
        chips.add(FilterGroup::Hardware,
                  rangeText<double>(filter.vramGb, Filters::tr("VRAM"), Filters::tr("GB"), plainNumber),
                  &Filter::vramGb);
    }
    chips.addSwitch(FilterGroup::Hardware, Filters::tr("1 GPU"), &Filter::singleGpu);
}

void addNumbers(ChipList& chips, const Filter& filter, const QString& name, const QString& unit,
                compare::Range<double> Filter::*part) {
    if (!(filter.*part).isOpen()) {
        chips.add(FilterGroup::Hardware, rangeText<double>(filter.*part, name, unit, plainNumber).trimmed(),
                  part);
    }
}

QString precisionName(compare::Precision precision) {
    switch (precision) {
    case compare::Precision::Bf16:
        return QStringLiteral("BF16");
    case compare::Precision::Fp8:
        return QStringLiteral("FP8");
    case compare::Precision::Int8:
        return QStringLiteral("INT8");
    case compare::Precision::Fp4:
        return QStringLiteral("FP4");
    }
    return {};
}

QString linkName(compare::LinkKind link) {
    switch (link) {
    case compare::LinkKind::None:
        return Filters::tr("PCIe only");
    case compare::LinkKind::Bridge:
        return Filters::tr("linked pairs");
    case compare::LinkKind::Fabric:
        return Filters::tr("all cards linked");
    }
    return {};
}

QString egressName(compare::EgressKind egress) {
    switch (egress) {
    case compare::EgressKind::Included:
        return Filters::tr("free egress");
    case compare::EgressKind::Allowance:
        return Filters::tr("some egress free");
    case compare::EgressKind::Metered:
        return Filters::tr("metered egress");
    }
    return {};
}

template<typename T>
void addNames(ChipList& chips, FilterGroup group, const Filter& filter, std::vector<T> Filter::*part,
              QString (*name)(T)) {
    QStringList names;
    for (const T value : filter.*part) {
        names << name(value);
    }
    if (!names.isEmpty()) {
        chips.add(group, joined(names), part);
    }
}

void addMoreHardware(ChipList& chips, const Filter& filter) {
    chips.addSwitch(FilterGroup::Hardware, Filters::tr("certain parts"), &Filter::knownCardsOnly);
    addNumbers(chips, filter, Filters::tr("VRAM of all cards"), Filters::tr("GB"), &Filter::vramTotalGb);
    addNumbers(chips, filter, Filters::tr("cards"), {}, &Filter::gpuCount);
    addNumbers(chips, filter, Filters::tr("bandwidth"), Filters::tr("GB/s"), &Filter::bandwidthGbps);
    addNames(chips, FilterGroup::Hardware, filter, &Filter::precisions, precisionName);
    addNames(chips, FilterGroup::Hardware, filter, &Filter::links, linkName);
    if (!filter.vendors.empty()) {
        chips.add(FilterGroup::Hardware, joined(namesOf(filter.vendors)), &Filter::vendors);
    }
    if (filter.expression) {
        chips.add(FilterGroup::Hardware, typed(*filter.expression), &Filter::expression);
    }
    for (std::size_t i = 0; i < filter.columns.size(); ++i) {
        const compare::ColumnFilter& column = filter.columns[i];
        //: chip of a column's own filter: its title, what was typed
        chips.addColumn(FilterGroup::Hardware,
                        Filters::tr("%1: %2").arg(columnHead(column.column, compare::Profile::Live).title,
                                                  typed(column.expression)),
                        i);
    }
}

QString commitmentName(int months) {
    return months == 0 ? Filters::tr("no commitment") : Filters::tr("%n month(s)", nullptr, months);
}

void addMoreBilling(ChipList& chips, const Filter& filter) {
    chips.addSwitch(FilterGroup::Billing, Filters::tr("believable price"), &Filter::pricedOnly);
    chips.addSwitch(FilterGroup::Billing, Filters::tr("fresh prices"), &Filter::freshOnly);
    addNames(chips, FilterGroup::Billing, filter, &Filter::commitmentMonths, commitmentName);
    if (filter.ageDaysAtMost) {
        chips.add(FilterGroup::Billing, Filters::tr("at most %n day(s) old", nullptr, *filter.ageDaysAtMost),
                  &Filter::ageDaysAtMost);
    }
    if (filter.readyWithin) {
        //: %1 a length of time
        chips.add(FilterGroup::Billing, Filters::tr("ready within %1").arg(durationText(*filter.readyWithin)),
                  &Filter::readyWithin);
    }
    if (filter.taxIncluded) {
        chips.add(FilterGroup::Billing,
                  *filter.taxIncluded ? Filters::tr("with tax") : Filters::tr("without tax"),
                  &Filter::taxIncluded);
    }
}

void addUsdRange(ChipList& chips, const Filter& filter, const QString& name, const QString& unit,
                 compare::Range<std::int64_t> Filter::*part) {
    if (!(filter.*part).isOpen()) {
        chips.add(FilterGroup::Access,
                  rangeText<std::int64_t>(filter.*part, name, unit,
                                          [](std::int64_t nano) {
                                              return moneyText(Money{nano, {}}, 3);
                                          }),
                  part);
    }
}

void addMoreAccess(ChipList& chips, const Filter& filter) {
    addUsdRange(chips, filter, Filters::tr("volume"), Filters::tr("USD/GB-month"), &Filter::volumeNano);
    addNames(chips, FilterGroup::Access, filter, &Filter::egress, egressName);
    addUsdRange(chips, filter, Filters::tr("egress"), Filters::tr("USD/GB"), &Filter::egressNano);
}

QString kindName(catalog::ProviderKind kind) {
    return nameOf(kind);
}

void addMorePlaces(ChipList& chips, const Filter& filter) {
    chips.addSwitch(FilterGroup::Place, Filters::tr("no resellers"), &Filter::noResellers);
    addNames(chips, FilterGroup::Place, filter, &Filter::providerKinds, kindName);
}

void addBilling(ChipList& chips, const Filter& filter) {
    if (!filter.markets.empty()) {
        QStringList names;
        for (const auto market : filter.markets) {
            names << nameOf(market);
        }
        chips.add(FilterGroup::Billing, joined(names), &Filter::markets);
    }
    if (filter.incrementAtMost) {
        chips.add(FilterGroup::Billing, incrementChip(*filter.incrementAtMost), &Filter::incrementAtMost);
    }
    if (!filter.priceNano.isOpen()) {
        chips.add(FilterGroup::Billing,
                  rangeText<std::int64_t>(filter.priceNano, Filters::tr("price"), Filters::tr("USD/h"),
                                          [](std::int64_t nano) {
                                              return moneyText(Money{nano, {}}, 2);
                                          }),
                  &Filter::priceNano);
    }
    chips.addSwitch(FilterGroup::Billing, Filters::tr("not reclaimable"), &Filter::notReclaimable);
}

void addAccess(ChipList& chips) {
    chips.addSwitch(FilterGroup::Access, Filters::tr("SSH"), &Filter::ssh);
    chips.addSwitch(FilterGroup::Access, Filters::tr("Jupyter"), &Filter::jupyter);
    chips.addSwitch(FilterGroup::Access, Filters::tr("hosted notebook"), &Filter::hostedNotebook);
    chips.addSwitch(FilterGroup::Access, Filters::tr("own image"), &Filter::customImage);
    chips.addSwitch(FilterGroup::Access, Filters::tr("snapshots"), &Filter::snapshots);
}

void addPlace(ChipList& chips, const Filter& filter, const compare::OfferTable* table) {
    if (!filter.providers.empty()) {
        QStringList names;
        for (const auto& id : filter.providers) {
            names << providerName(id, table);
        }
        const auto count = static_cast<int>(filter.providers.size());
        chips.add(FilterGroup::Place,
                  filter.providers.size() <= kMostNames ? joined(names)
                                                        : Filters::tr("%n providers", nullptr, count),
                  &Filter::providers);
    }
    if (!filter.regions.empty()) {
        const auto count = static_cast<int>(filter.regions.size());
        chips.add(FilterGroup::Place,
                  filter.regions.size() <= kMostNames ? joined(namesOf(filter.regions))
                                                      : Filters::tr("%n regions", nullptr, count),
                  &Filter::regions);
    }
}

} // namespace

std::vector<ActiveFilter> activeFilters(const Filter& filter, compare::Profile profile,
                                        const compare::OfferTable* table) {
    const Filter preset = compare::defaultFilter(profile);
    ChipList chips(filter, preset);
    addHardware(chips, filter, profile);
    addMoreHardware(chips, filter);
    addBilling(chips, filter);
    addMoreBilling(chips, filter);
    addAccess(chips);
    addMoreAccess(chips, filter);
    addPlace(chips, filter, table);
    addMorePlaces(chips, filter);
    return chips.take();
}

std::size_t countIn(const std::vector<ActiveFilter>& active, FilterGroup group) {
    return static_cast<std::size_t>(std::ranges::count(active, group, &ActiveFilter::group));
}

QString incrementChip(Duration atMost) {
    if (atMost == Duration::seconds(1)) {
        return Filters::tr("per second");
    }
    if (atMost == Duration::minutes(1)) {
        return Filters::tr("per minute or finer");
    }
    if (atMost == Duration::hours(1)) {
        return Filters::tr("per hour or finer");
    }
    //: %1 is a length of time
    return Filters::tr("steps of %1 or finer").arg(durationText(atMost));
}

} // namespace fitgauge::ui
