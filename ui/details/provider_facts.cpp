// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/detail_facts.h"

#include "ui/details/fact_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

namespace fitgauge::ui {

namespace {

QString text(const std::string& value) {
    return QString::fromStdString(value);
}
QString text(std::string_view value) {
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

FactSection cardFacts(const hardware::Gpu& gpu, bool isGuess) {
    FactSection section{FactWords::tr("Card"), {}};
    section.rows.push_back(textRow(FactWords::tr("Exact name"), text(gpu.canonical)));
    section.rows.push_back(textRow(FactWords::tr("Form"), text(gpu.form)));
    section.rows.push_back(textRow(FactWords::tr("Memory type"), text(gpu.memoryType)));
    section.rows.push_back(gpu.bandwidthGbps ? FactRow{.label = FactWords::tr("Bandwidth, GB/s"),
                                                       .value = decimalText(*gpu.bandwidthGbps, 0)}
                                             : unknownRow(FactWords::tr("Bandwidth, GB/s")));
    section.rows.push_back(triRow(FactWords::tr("Native FP8"), gpu.fp8Native));
    section.rows.push_back(triRow(FactWords::tr("Native INT8"), gpu.int8Native));
    section.rows.push_back(textRow(FactWords::tr("Interconnect"), text(gpu.interconnect)));
    if (isGuess) {
        addProse(section, {},
                 FactWords::tr("The seller's name does not tell the exact part: this one is a guess."));
    }
    return section;
}

FactSection accessFacts(const catalog::Provider& provider) {
    FactSection section{FactWords::tr("Access and images"), {}};
    section.rows.push_back(triRow(FactWords::tr("SSH"), provider.ssh));
    section.rows.push_back(triRow(FactWords::tr("Jupyter"), provider.jupyter));
    section.rows.push_back(triRow(FactWords::tr("Hosted notebook"), provider.hostedNotebook));
    section.rows.push_back(triRow(FactWords::tr("Own image"), provider.customImage));
    section.rows.push_back(triRow(FactWords::tr("Snapshots"), provider.snapshots));
    return section;
}

FactSection storageFacts(const catalog::Provider& provider) {
    FactSection section{FactWords::tr("Storage and egress"), {}};
    section.rows.push_back(moneyRow(FactWords::tr("Volume, GB-month"), provider.volumePerGbMonth, 3));
    section.rows.push_back(moneyRow(FactWords::tr("Egress, GB"), provider.egressPerGb, 3));
    section.rows.push_back(triRow(FactWords::tr("Prices include tax"), provider.pricesIncludeTax));
    addProse(section, FactWords::tr("Before you press stop"), text(provider.stoppedTrap));
    return section;
}

} // namespace

std::vector<FactSection> platformFacts(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    const compare::OfferTable& table = comparison.table();
    const catalog::Provider& provider = table.providerOf(row);
    FactSection about{FactWords::tr("Provider"), {}};
    about.rows.push_back(textRow(FactWords::tr("Kind"), nameOf(provider.kind)));
    about.rows.push_back(textRow(FactWords::tr("Country"), text(provider.country)));
    addProse(about, FactWords::tr("Note"), text(provider.notes));
    return {cardFacts(table.gpuOf(row), table.gpuIsGuess(row)), accessFacts(provider), storageFacts(provider),
            about};
}

std::vector<FactSection> sourceFacts(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    const compare::OfferTable& table = comparison.table();
    FactSection price{FactWords::tr("Price"), {}};
    const auto asOf = table.asOf(row);
    price.rows.push_back(textRow(FactWords::tr("Read on"), asOf ? text(asOf->toIso()) : QString()));
    price.rows.push_back(textRow(FactWords::tr("Kind of source"), text(table.sourceKindOf(row))));
    price.rows.push_back(textRow(FactWords::tr("Product"), text(table.productOf(row))));
    addProse(price, FactWords::tr("Page"), text(table.sourceUrlOf(row)));
    addProse(price, FactWords::tr("Note"), text(table.notesOf(row)));
    FactSection card{FactWords::tr("Card facts"), {}};
    addProse(card, {}, text(table.gpuOf(row).notes));
    const int guesses = table.providerOf(row).valuesGeneralKnowledge;
    FactSection provider{FactWords::tr("Provider facts"), {}};
    if (guesses > 0) {
        addProse(
            provider, {},
            FactWords::tr(
                "%n value(s) of this provider come from general knowledge: verify before relying on them.",
                nullptr, guesses));
    }
    return {price, card, provider};
}

} // namespace fitgauge::ui
