// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/hardware_filters.h"

#include "ui/answer/offer_words.h"
#include "ui/filter/check_list.h"
#include "ui/filter/range_fields.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {

using compare::Filter;
using compare::LinkKind;
using compare::Precision;

namespace {

// Only GPUs that some offer has; the catalog knows more parts than anyone rents.
std::vector<CheckList::Item> gpuItems(const compare::OfferTable& table) {
    std::vector<bool> isOffered(table.gpus().size());
    for (const auto& kind : table.kinds()) {
        isOffered[kind.gpu] = true;
    }
    std::vector<CheckList::Item> items;
    for (std::size_t i = 0; i < table.gpus().size(); ++i) {
        if (isOffered[i]) {
            items.push_back({table.gpus()[i].canonical, gpuTitle(table.gpus()[i])});
        }
    }
    std::ranges::sort(
        items, [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.text, b.text) < 0; });
    return items;
}

} // namespace

HardwareFilters::HardwareFilters(ComparisonSession& session, QWidget* parent)
    : FilterGroupBody(session, parent), m_gpus(new CheckList(tr("GPU types"), this)) {
    addSwitch(tr("Fits (comfortable or tight)"), &Filter::fitsOnly);
    m_target = addSwitch(tr("Meets the target"), &Filter::targetMetOnly);
    addSwitch(tr("1 GPU"), &Filter::singleGpu);
    addSwitch(tr("Parts that are certain"), &Filter::knownCardsOnly)
        ->setToolTip(tr("Leaves out offers whose name did not tell the exact part."));
    m_vram = addRange(tr("VRAM of one card"), tr("GB"), tr("Filter VRAM"), &Filter::vramGb);
    addRange(tr("VRAM of all cards"), tr("GB"), tr("Filter VRAM"), &Filter::vramTotalGb);
    addRange(tr("Cards in the machine"), {}, tr("Filter number of cards"), &Filter::gpuCount);
    addRange(tr("Memory bandwidth"), tr("GB/s"), tr("Filter bandwidth"), &Filter::bandwidthGbps);
    addSmallLabel(tr("Native precision (all ticked)"));
    addMember(QStringLiteral("FP8"), tr("Filter precision"), &Filter::precisions, Precision::Fp8);
    addMember(QStringLiteral("INT8"), tr("Filter precision"), &Filter::precisions, Precision::Int8);
    addMember(QStringLiteral("FP4"), tr("Filter precision"), &Filter::precisions, Precision::Fp4);
    addSmallLabel(tr("Link between cards (none ticked: any)"));
    addMember(tr("All linked (NVLink and the like)"), tr("Filter link"), &Filter::links, LinkKind::Fabric);
    addMember(tr("Pairs of cards"), tr("Filter link"), &Filter::links, LinkKind::Bridge);
    addMember(tr("PCIe only"), tr("Filter link"), &Filter::links, LinkKind::None);
    addSmallLabel(tr("GPU types"));
    layout()->addWidget(m_gpus);
    connect(m_gpus, &CheckList::chosenChanged, this, [this] {
        apply(tr("Filter GPU types"), [this](compare::Filter& filter) { filter.gpus = m_gpus->chosen(); });
    });
}

void HardwareFilters::refresh(const compare::OfferTable* table) {
    refreshSwitches();
    m_target->setVisible(profile() == compare::Profile::Live);
    if (table != nullptr) {
        m_gpus->setItems(gpuItems(*table));
    }
    m_gpus->setChosen(filter().gpus);
}

} // namespace fitgauge::ui
