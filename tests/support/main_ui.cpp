// SPDX-License-Identifier: GPL-3.0-or-later
// UI tests run in one QApplication on the offscreen platform, with a fixed look and language. Test discovery
// runs this binary at build time, often without a display: so the platform is set here, not by whoever calls.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

#include "ui/theme/theme.h"

#include <QApplication>
#include <QLocale>
#include <QStandardPaths>

int main(int argc, char* argv[]) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QApplication application(argc, argv);
    QApplication::setEffectEnabled(Qt::UI_AnimateMenu, false);
    QApplication::setEffectEnabled(Qt::UI_AnimateCombo, false);
    fitgauge::ui::applyTheme(application, fitgauge::ui::ColorScheme::Light);
    return Catch::Session().run(argc, argv);
}
