// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"
#include "app/commands/command_table.h"
#include "app/language.h"
#include "app/paths.h"
#include "app/render.h"
#include "app/settings.h"
#include "app/timings.h"
#include "app/wiring.h"
#include "ui/charts/chart_host.h"
#include "ui/gauge/gauge_widget.h"
#include "ui/session/comparison_session.h"
#include "ui/shell/main_window.h"
#include "ui/text/error_text.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDate>
#include <QElapsedTimer>
#include <QEventLoop>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace fitgauge;

namespace {

void printLine(std::FILE* stream, const QString& text) {
    std::fputs((text + u'\n').toUtf8().constData(), stream);
}

int refuse(const QString& sentence, app::ExitCode code) {
    printLine(stderr, u"fitgauge: "_s + sentence);
    return code;
}

// Without a login session there is no runtime folder, and without a display no window manager to tell sizes
// to; Qt says so on standard error although nothing here needs either.
void printQtMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (!message.startsWith(u"QStandardPaths: XDG_RUNTIME_DIR"_s) &&
        !message.startsWith(u"This plugin does not support propagateSizeHints"_s)) {
        printLine(stderr, qFormatLogMessage(type, context, message));
    }
}

// Rendering needs no display; a window does. Both are settled before the application object is made.
void preparePlatform(const app::Command& command) {
    if (command.kind != app::Command::Kind::Render) {
        return;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(command.scale));
}

ui::ColorScheme schemeOf(const app::Command& command, const app::Settings& settings) {
    if (command.scheme != ui::ColorScheme::System) {
        return command.scheme;
    }
    return settings.theme() == u"dark"_s    ? ui::ColorScheme::Dark
           : settings.theme() == u"light"_s ? ui::ColorScheme::Light
                                            : ui::ColorScheme::System;
}

Date today() {
    return Date(static_cast<std::int32_t>(QDate(1970, 1, 1).daysTo(QDate::currentDate())));
}

void printTimings(double paintedMs, ui::MainWindow& window, ui::ComparisonSession& session) {
    auto* gauge = window.findChild<ui::GaugeWidget*>();
    const app::TickTimes ticks = app::measureSliderTicks(session, 200, [&] {
        window.tableViewport()->repaint();
        if (gauge != nullptr) {
            gauge->repaint();
        }
    });
    printLine(
        stdout,
        u"window painted after %1 ms; slider tick to painted table and gauge %2 ms (median), %3 ms (p95); memory at most %4 MB"_s
            .arg(paintedMs, 0, 'f', 0)
            .arg(ticks.medianMs, 0, 'f', 2)
            .arg(ticks.p95Ms, 0, 'f', 2)
            .arg(app::mostResidentMb(), 0, 'f', 1));
    if (auto* charts = window.findChild<ui::ChartHost*>(); charts != nullptr && charts->isVisible()) {
        QStringList times;
        for (const double milliseconds : app::measureChartRedraws(session, *charts, 50)) {
            times << QString::number(milliseconds, 'f', 2);
        }
        printLine(stdout, u"chart redrawn after a slider, by tab: %1 ms (median)"_s.arg(times.join(u", "_s)));
    }
}

void whenPainted(const app::Command& command, ui::MainWindow& window, const QElapsedTimer& start,
                 ui::ComparisonSession& session, const std::function<void()>& then) {
    app::afterFirstPaint(*window.tableViewport(), start, [&, then](double milliseconds) {
        if (command.timings) {
            printTimings(milliseconds, window, session);
        }
        then();
    });
}

int runRender(const app::Command& command, ui::MainWindow& window, const QElapsedTimer& start,
              ui::ComparisonSession& session) {
    QEventLoop loop;
    whenPainted(command, window, start, session, [&] { loop.quit(); });
    window.resize(command.size);
    window.show();
    loop.exec();
    const auto written = app::render(command, window, session);
    if (!written) {
        return refuse(ui::errorText(written.error()), app::kData);
    }
    for (const QString& path : *written) {
        printLine(stdout, u"wrote %1"_s.arg(path));
    }
    return session.comparison()->answer().row ? app::kOk : app::kNothingQualifies;
}

// What the View menu changes at run time, and remembers.
void followChoices(ui::MainWindow& window, app::Settings& settings) {
    QObject::connect(&window, &ui::MainWindow::languageChosen, &window, [&](const QString& code) {
        settings.setLanguage(code);
        app::applyLanguage(*qApp, code);
    });
    QObject::connect(&window, &ui::MainWindow::colorSchemeChosen, &window, [&](ui::ColorScheme scheme) {
        settings.setTheme(scheme == ui::ColorScheme::Dark    ? u"dark"_s
                          : scheme == ui::ColorScheme::Light ? u"light"_s
                                                             : QString());
        ui::applyTheme(*qApp, scheme);
        window.setColorScheme(scheme);
    });
}

int runWindow(const app::Command& command, ui::MainWindow& window, app::Settings& settings,
              const QElapsedTimer& start, ui::ComparisonSession& session) {
    window.setColorScheme(schemeOf(command, settings));
    followChoices(window, settings);
    window.restore(settings.windowGeometry(), settings.windowState(), settings.columnLayout());
    whenPainted(command, window, start, session, [] {});
    window.show();
    const int code = QApplication::exec();
    settings.setWindowGeometry(window.saveGeometry());
    settings.setWindowState(window.saveState());
    settings.setColumnLayout(window.columnLayout());
    return settings.save()
               ? code
               : refuse(u"the settings could not be saved in %1."_s.arg(app::settingsPath()), app::kData);
}

int runApplication(const app::Command& command, const QElapsedTimer& start, QApplication& application) {
    app::Settings settings(app::settingsPath());
    app::applyLanguage(application, command.language.isEmpty() ? settings.language() : command.language);
    ui::applyTheme(application, schemeOf(command, settings));
    auto loaded = app::loadCatalog(command.catalogFile);
    if (!loaded) {
        return refuse(ui::errorText(loaded.error()), app::kData);
    }
    ui::ComparisonSession session;
    const compare::Profile profile = command.profile.value_or(compare::Profile::Live);
    session.reset(compare::defaultWorkload(profile, today()), compare::defaultFilter(profile),
                  compare::defaultOrder(profile));
    session.setTable(loaded->table);
    session.compareNow();
    ui::MainWindow window(session, std::move(loaded->models));
    window.setCatalog(std::move(loaded->link));
    if (!loaded->notice.isEmpty()) {
        printLine(stderr, u"fitgauge: "_s + loaded->notice);
        window.showNotice(loaded->notice);
    }
    return command.kind == app::Command::Kind::Render ? runRender(command, window, start, session)
                                                      : runWindow(command, window, settings, start, session);
}

} // namespace

int main(int argc, char* argv[]) {
    QElapsedTimer start;
    start.start();
    QStringList words;
    for (int i = 1; i < argc; ++i) {
        words.push_back(QString::fromLocal8Bit(argv[i]));
    }
    const app::CommandSpec* named = words.isEmpty() ? nullptr : app::findCommand(words.first());
    if (named != nullptr) { // needs no display
        int oneWord = 1;
        QCoreApplication application(oneWord, argv);
        QCoreApplication::setApplicationName(u"fitgauge"_s);
        app::applyLanguage(application, u"en"_s); // scripts read the sentences
        return app::runCommand(*named, words.mid(1));
    }
    const app::Command command = app::readCommandLine(words);
    switch (command.kind) {
    case app::Command::Kind::Refused:
        return refuse(command.text, app::kUsage);
    case app::Command::Kind::Help:
        std::fputs(command.text.toUtf8().constData(), stdout);
        return app::kOk;
    case app::Command::Kind::Version:
        printLine(stdout, u"fitgauge " FITGAUGE_VERSION ""_s);
        return app::kOk;
    case app::Command::Kind::Window:
    case app::Command::Kind::Render:
        break;
    }
    qInstallMessageHandler(printQtMessage);
    preparePlatform(command);
    // The program's own words stop Qt from reading them as its own options.
    int oneWord = 1;
    QApplication application(oneWord, argv);
    QApplication::setApplicationName(u"fitgauge"_s);
    QApplication::setApplicationDisplayName(u"Fitgauge"_s);
    QApplication::setApplicationVersion(QStringLiteral(FITGAUGE_VERSION));
    QApplication::setDesktopFileName(u"io.github.fitgauge.Fitgauge"_s);
    return runApplication(command, start, application);
}
