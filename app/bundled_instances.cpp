// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bundled_instances.h"

#include <QFile>

// Q_INIT_RESOURCE must stand outside any namespace.
static void initBundledInstancesResource() {
    Q_INIT_RESOURCE(bundled_instances);
}

namespace fitgauge::app {

using namespace Qt::StringLiterals;

feeds::InstanceTable bundledInstances() {
    initBundledInstancesResource();
    QFile file(u":/feeds/instance_gpus.csv"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return feeds::InstanceTable::parse(file.readAll().toStdString()).value_or(feeds::InstanceTable());
}

} // namespace fitgauge::app
