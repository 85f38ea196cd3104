// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring.h"

#include "app/bundled_facts.h"
#include "app/bundled_instances.h"
#include "app/paths.h"
#include "core/compare/table_copy.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace fitgauge::app {

QString keptAsideNotice(const catalog::OpenResult& opened) {
    if (!opened.keptAside) {
        return {};
    }
    //: %1 is a sentence that says what was wrong, %2 the path under which the file was kept.
    return QCoreApplication::translate("Wiring", "%1 It was kept as %2; the bundled catalog is in use.")
        .arg(opened.reason ? ui::errorText(*opened.reason) : QString(),
             QString::fromStdString(opened.keptAside->string()));
}

Expected<catalog::OpenResult> openFacts(const std::optional<QString>& chosen, catalog::OfferSink* offers) {
    const QString path = chosen.value_or(catalogPath());
    if (chosen && !QFileInfo::exists(path)) {
        return fail(ErrorCode::FileMissing, {path.toStdString()});
    }
    return catalog::openCatalog(QFile::encodeName(path).toStdString(), bundledFacts(), {.offers = offers});
}

Expected<LoadedCatalog> loadCatalog(const std::optional<QString>& chosen) {
    const std::filesystem::path file(QFile::encodeName(chosen.value_or(catalogPath())).toStdString());
    compare::CopiedTableSink sink(file);
    auto opened = openFacts(chosen, &sink);
    if (!opened) {
        return Unexpected(opened.error());
    }
    ui::CatalogLink link{file,
                         [file](catalog::OfferSink* offers) -> Expected<catalog::Facts> {
                             auto again = catalog::openCatalog(file, bundledFacts(), {.offers = offers});
                             if (!again) {
                                 return Unexpected(again.error());
                             }
                             return std::move(again->facts);
                         },
                         bundledInstances};
    return LoadedCatalog{sink.finish(opened->facts.pastPrices), std::move(opened->facts.models),
                         std::move(link), keptAsideNotice(*opened)};
}

} // namespace fitgauge::app
