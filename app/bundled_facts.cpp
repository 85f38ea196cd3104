// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bundled_facts.h"

#include <QDir>
#include <QFile>

// Q_INIT_RESOURCE must stand outside any namespace.
static void initBundledFactsResource() {
    Q_INIT_RESOURCE(bundled_facts);
}

namespace fitgauge::app {

using namespace Qt::StringLiterals;

std::vector<catalog::BundledFile> bundledFacts() {
    initBundledFactsResource();
    std::vector<catalog::BundledFile> files;
    const QDir folder(u":/catalog"_s);
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) {
            files.push_back({name.toStdString(), file.readAll().toStdString()});
        }
    }
    return files;
}

} // namespace fitgauge::app
