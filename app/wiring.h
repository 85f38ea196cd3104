// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/compare/offer_table.h"
#include "ui/imports/import_run.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace fitgauge::app {

// What the window needs to begin.
struct LoadedCatalog {
    std::shared_ptr<const compare::OfferTable> table;
    std::vector<models::Architecture> models;
    ui::CatalogLink link;
    QString notice; // one sentence for the user, such as where a damaged catalog was kept; usually empty
};

// Opens (or builds) the catalog at `chosen`, or the one in the data folder: all facts, the offers into the
// sink where there is one. See loadCatalog().
[[nodiscard]] Expected<catalog::OpenResult> openFacts(const std::optional<QString>& chosen,
                                                      catalog::OfferSink* offers = nullptr);

// One sentence about a catalog that had to be made anew, and where the old one was kept; usually empty.
[[nodiscard]] QString keptAsideNotice(const catalog::OpenResult& opened);

// Opens (or builds) the catalog at `chosen`, or the one in the data folder, and makes the offer table. A
// chosen file that is not there is FileMissing: only the data folder's catalog is built by itself.
[[nodiscard]] Expected<LoadedCatalog> loadCatalog(const std::optional<QString>& chosen);

} // namespace fitgauge::app
