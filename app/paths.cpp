// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paths.h"

#include <QStandardPaths>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

QString catalogPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/catalog.sqlite"_s;
}

QString settingsPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/fitgauge.ini"_s;
}

} // namespace fitgauge::app
