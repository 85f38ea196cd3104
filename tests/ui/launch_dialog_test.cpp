// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/session_support.h"
#include "ui/launch/launch_dialog.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QTabWidget>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace Qt::StringLiterals;

TEST_CASE("Launch commands of the answer can be copied, a tab a tool", "[launch]") {
    ComparisonSession session;
    ui::test::open(session);
    const auto comparison = session.comparison();
    REQUIRE(comparison->gaugeRow());
    LaunchDialog dialog(comparison, *comparison->gaugeRow());
    REQUIRE(dialog.tabs()->count() == 4);
    CHECK(dialog.commandText(0).startsWith(u"vllm serve"_s));
    CHECK(dialog.notes(0).contains(u"MODEL"_s)); // the fixture's model is a plain size
    dialog.tabs()->setCurrentIndex(1);
    dialog.copyCurrent();
    CHECK(QGuiApplication::clipboard()->text() == dialog.commandText(1));
    if (const QString shots = qEnvironmentVariable("FITGAUGE_SHOTS"); !shots.isEmpty()) {
        dialog.tabs()->setCurrentIndex(0);
        CHECK(dialog.grab().save(QDir(shots).filePath(u"launch.png"_s)));
    }
}

TEST_CASE("Every note about a command is a sentence", "[launch][text]") {
    for (int i = 0; i <= static_cast<int>(report::LaunchNote::PartOfCardOrUnclear); ++i) {
        CHECK(launchNoteText(static_cast<report::LaunchNote>(i)).endsWith(u'.'));
    }
}
