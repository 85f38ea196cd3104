// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/filter_edits.h"

namespace fitgauge::ui {

using compare::HiddenBy;

compare::Filter withoutRule(compare::Filter filter, HiddenBy rule) {
    switch (rule) {
    case HiddenBy::Nothing:
    case HiddenBy::Count_:
        break;
    case HiddenBy::Search:
        filter.text.clear();
        break;
    case HiddenBy::Expression:
        filter.expression.reset();
        break;
    case HiddenBy::ColumnFilter:
        filter.columns.clear();
        break;
    case HiddenBy::Provider:
        filter.providers.clear();
        break;
    case HiddenBy::ProviderKind:
        filter.providerKinds.clear();
        filter.noResellers = false;
        break;
    case HiddenBy::Gpu:
        filter.gpus.clear();
        break;
    case HiddenBy::Accelerator:
        filter.vendors.clear();
        filter.knownCardsOnly = false;
        break;
    case HiddenBy::Region:
        filter.regions.clear();
        break;
    case HiddenBy::Vram:
        filter.vramGb = {};
        break;
    case HiddenBy::VramTotal:
        filter.vramTotalGb = {};
        break;
    case HiddenBy::Bandwidth:
        filter.bandwidthGbps = {};
        break;
    case HiddenBy::GpuCount:
        filter.gpuCount = {};
        break;
    case HiddenBy::Precision:
        filter.precisions.clear();
        break;
    case HiddenBy::Link:
        filter.links.clear();
        break;
    case HiddenBy::Price:
        filter.priceNano = {};
        filter.pricedOnly = false;
        break;
    case HiddenBy::PriceAge:
        filter.ageDaysAtMost.reset();
        filter.freshOnly = false;
        break;
    case HiddenBy::Market:
        filter.markets.clear();
        break;
    case HiddenBy::Commitment:
        filter.commitmentMonths.clear();
        break;
    case HiddenBy::Tax:
        filter.taxIncluded.reset();
        break;
    case HiddenBy::Access:
        filter.ssh = filter.jupyter = filter.hostedNotebook = filter.customImage = filter.snapshots = false;
        break;
    case HiddenBy::Storage:
        filter.volumeNano = {};
        break;
    case HiddenBy::Egress:
        filter.egress.clear();
        filter.egressNano = {};
        break;
    case HiddenBy::Ready:
        filter.readyWithin.reset();
        break;
    case HiddenBy::Increment:
        filter.incrementAtMost.reset();
        break;
    case HiddenBy::DoesNotFit:
        filter.fitsOnly = false;
        break;
    case HiddenBy::MultiGpu:
        filter.singleGpu = false;
        break;
    case HiddenBy::Reclaimable:
        filter.notReclaimable = false;
        break;
    case HiddenBy::MissesTarget:
        filter.targetMetOnly = false;
        break;
    }
    return filter;
}

compare::Filter clearedFilter(const compare::Filter& filter) {
    compare::Filter open;
    open.text = filter.text;
    open.fitsOnly = false;
    open.targetMetOnly = false;
    return open;
}

} // namespace fitgauge::ui
