// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/hardware_filters.h"

#include "ui/answer/offer_words.h"
#include "ui/filter/check_list.h"
#include "ui/filter/range_fields.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {

namespace {

QString gigabytes(const std::optional<double>& value) {
    if (!value) {
        return {};
    }
    return decimalText(*value, std::abs(*value - std::round(*value)) < 1e-6 ? 0 : 1);
}

std::optional<double> number(const std::optional<std::string>& digits) {
    return digits ? std::optional(QLocale::c().toDouble(QString::fromStdString(*digits))) : std::nullopt;
}

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
    : FilterGroupBody(session, parent)
    , m_gpus(new CheckList(tr("GPU types"), this))
    , m_vram(new RangeFields(tr("VRAM of one card"), tr("GB"), this)) {
    addSwitch(tr("Fits (comfortable or tight)"), &compare::Filter::fitsOnly);
    m_target = addSwitch(tr("Meets the target"), &compare::Filter::targetMetOnly);
    addSwitch(tr("1 GPU"), &compare::Filter::singleGpu);
    auto* vramLabel = new QLabel(tr("VRAM of one card"), this);
    vramLabel->setFont(fontOf(TextStyle::Small));
    layout()->addWidget(vramLabel);
    layout()->addWidget(m_vram);
    auto* gpuLabel = new QLabel(tr("GPU types"), this);
    gpuLabel->setFont(fontOf(TextStyle::Small));
    layout()->addWidget(gpuLabel);
    layout()->addWidget(m_gpus);
    connect(m_gpus, &CheckList::chosenChanged, this, [this] {
        apply(tr("Filter GPU types"), [this](compare::Filter& filter) { filter.gpus = m_gpus->chosen(); });
    });
    connect(m_vram, &RangeFields::edited, this, [this] {
        apply(tr("Filter VRAM"), [this](compare::Filter& filter) {
            filter.vramGb = {.low = number(m_vram->low()), .high = number(m_vram->high())};
        });
    });
}

void HardwareFilters::refresh(const compare::OfferTable* table) {
    refreshSwitches();
    m_target->setVisible(profile() == compare::Profile::Live);
    m_vram->setTexts(gigabytes(filter().vramGb.low), gigabytes(filter().vramGb.high));
    if (table != nullptr) {
        m_gpus->setItems(gpuItems(*table));
    }
    m_gpus->setChosen(filter().gpus);
}

} // namespace fitgauge::ui
