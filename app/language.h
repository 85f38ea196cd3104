// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCoreApplication;

namespace fitgauge::app {

// Installs the words of a language ("en", "vi"; empty: the system's, English when it is neither) and makes
// numbers follow it. May be called again: open windows change their words at once.
void applyLanguage(QCoreApplication& application, const QString& code);

} // namespace fitgauge::app
