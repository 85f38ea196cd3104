// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/menus.h"

#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace fitgauge::ui {
namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(Menus)
};

// Where a panel answers the key itself, the menu only shows it: two owners of one key would silence both.
QString withKey(const QString& text, const QKeySequence& keys) {
    return text + QLatin1Char('\t') + keys.toString(QKeySequence::NativeText);
}

void add(QMenu* menu, const QString& text, const QKeySequence& keys, const std::function<void()>& run) {
    if (!run) {
        return;
    }
    QAction* action = menu->addAction(text);
    action->setShortcut(keys);
    QObject::connect(action, &QAction::triggered, menu, run);
}

void buildFileAndEdit(QMenuBar& bar, ComparisonSession& session, const MenuActions& actions) {
    QMenu* file = bar.addMenu(Words::tr("&File"));
    add(file, Words::tr("Open &model file…"), {}, actions.openModel);
    add(file, Words::tr("&Import prices…"), QKeySequence(Qt::CTRL | Qt::Key_I), actions.importPrices);
    add(file, Words::tr("&Undo import…"), {}, actions.undoImport);
    file->addSeparator();
    add(file, Words::tr("&Open plan…"), QKeySequence(Qt::CTRL | Qt::Key_O), actions.openPlan);
    add(file, Words::tr("&Save plan…"), QKeySequence(Qt::CTRL | Qt::Key_S), actions.savePlan);
    file->addSeparator();
    add(file, Words::tr("Export CSV…"), QKeySequence(Qt::CTRL | Qt::Key_E), actions.exportCsv);
    add(file, Words::tr("PDF report…"), QKeySequence(Qt::CTRL | Qt::Key_P), actions.exportPdf);
    file->addSeparator();
    add(file, Words::tr("&Quit"), QKeySequence::Quit, actions.quit);

    QMenu* edit = bar.addMenu(Words::tr("&Edit"));
    QAction* undo = session.undoStack().createUndoAction(edit, Words::tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = session.undoStack().createRedoAction(edit, Words::tr("&Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    edit->addActions({undo, redo});
    edit->addSeparator();
    // Ctrl+C belongs to the widget that has the focus: text fields copy text, the table copies rows.
    add(edit, withKey(Words::tr("&Copy rows"), QKeySequence::Copy), {}, actions.copyRows);
    add(edit, withKey(Words::tr("Copy rows as &Markdown"), Qt::CTRL | Qt::SHIFT | Qt::Key_C), {},
        actions.copyMarkdown);
    edit->addSeparator();
    add(edit, withKey(Words::tr("&Search"), QKeySequence::Find), {}, actions.search);
    add(edit, Words::tr("Filter by e&xpression…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F),
        actions.filterByExpression);
    add(edit, Words::tr("Clear &filters"), QKeySequence(Qt::CTRL | Qt::Key_Backspace), actions.clearFilters);
}

// One of several; `isChosen` carries the mark.
void addChoice(QMenu* menu, QActionGroup* group, const QString& text, bool isChosen,
               const std::function<void()>& choose) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(isChosen);
    group->addAction(action);
    // Later: the menu bar is built anew by the choice, and no menu may die while it sends its signal.
    QObject::connect(action, &QAction::triggered, menu, choose, Qt::QueuedConnection);
}

void buildAppearance(QMenu* view, const MenuActions& actions) {
    QMenu* languages = view->addMenu(Words::tr("&Language"));
    auto* ofLanguage = new QActionGroup(languages);
    const bool isVietnamese = uiLocale().language() == QLocale::Vietnamese;
    // Each in its own words, so that who cannot read one finds the other.
    addChoice(languages, ofLanguage, QStringLiteral("English"), !isVietnamese,
              [choose = actions.chooseLanguage] { choose(QStringLiteral("en")); });
    addChoice(languages, ofLanguage, QStringLiteral("Tiếng Việt"), isVietnamese,
              [choose = actions.chooseLanguage] { choose(QStringLiteral("vi")); });

    QMenu* themes = view->addMenu(Words::tr("&Theme"));
    auto* ofTheme = new QActionGroup(themes);
    const std::array<std::pair<ColorScheme, QString>, 3> all{
        {{ColorScheme::System, Words::tr("&System", "theme: follow the desktop")},
         {ColorScheme::Light, Words::tr("&Light")},
         {ColorScheme::Dark, Words::tr("&Dark")}}};
    for (const auto& [scheme, name] : all) {
        addChoice(themes, ofTheme, name, scheme == actions.scheme,
                  [choose = actions.chooseScheme, which = scheme] { choose(which); });
    }
}

void buildWorkload(QMenuBar& bar, ComparisonSession& session, const MenuActions& actions) {
    QMenu* menu = bar.addMenu(Words::tr("&Workload"));
    using compare::Profile;
    add(menu, Words::tr("&Research"), QKeySequence(Qt::CTRL | Qt::Key_1),
        [&session] { session.setProfile(Profile::Research); });
    add(menu, Words::tr("&Live serving"), QKeySequence(Qt::CTRL | Qt::Key_2),
        [&session] { session.setProfile(Profile::Live); });
    add(menu, Words::tr("&Batch"), QKeySequence(Qt::CTRL | Qt::Key_3),
        [&session] { session.setProfile(Profile::Batch); });
    menu->addSeparator();
    add(menu, Words::tr("&Model"), QKeySequence(Qt::CTRL | Qt::Key_M), actions.focusModel);
    add(menu, withKey(Words::tr("&Precision"), Qt::Key_F7), {}, actions.focusPrecision);
    add(menu, withKey(Words::tr("&Context"), Qt::Key_F8), {}, actions.focusContext);
    add(menu, withKey(Words::tr("&Users at once"), Qt::Key_F9), {}, actions.focusUsers);
    menu->addSeparator();
    add(menu, Words::tr("Log a measured &run…"), QKeySequence(Qt::CTRL | Qt::Key_R), actions.logRun);
    add(menu, Words::tr("Measured run&s…"), {}, actions.showRuns);
}

} // namespace

void buildMenus(QMainWindow& window, ComparisonSession& session, const MenuActions& actions) {
    QMenuBar& bar = *window.menuBar();
    bar.clear();
    buildFileAndEdit(bar, session, actions);

    QMenu* view = bar.addMenu(Words::tr("&View"));
    add(view, Words::tr("&Charts"), QKeySequence(Qt::ALT | Qt::Key_1), actions.showCharts);
    add(view, Words::tr("&Details"), {}, actions.toggleDetails);
    view->addSeparator();
    buildAppearance(view, actions);

    buildWorkload(bar, session, actions);

    QMenu* compareMenu = bar.addMenu(Words::tr("&Compare"));
    add(compareMenu, withKey(Words::tr("&Add to or remove from compare"), Qt::Key_Space), {},
        actions.togglePicked);
    add(compareMenu, Words::tr("&Pin as baseline"), QKeySequence(Qt::CTRL | Qt::Key_B), actions.pinBaseline);
    add(compareMenu, Words::tr("Prices by &GPU"), QKeySequence(Qt::CTRL | Qt::Key_G), actions.showSpread);
    add(compareMenu, Words::tr("&Side by side"), QKeySequence(Qt::CTRL | Qt::Key_D), actions.sideBySide);
    compareMenu->addSeparator();
    add(compareMenu, Words::tr("&Launch commands…"), {}, actions.launchCommands);

    QMenu* help = bar.addMenu(Words::tr("&Help"));
    add(help, Words::tr("&Why this answer"), QKeySequence(Qt::Key_F1), actions.showWhy);
    add(help, Words::tr("&Keys"), QKeySequence(Qt::Key_Question), actions.showShortcuts);
    add(help, Words::tr("&About Fitgauge"), {}, actions.showAbout);
}

} // namespace fitgauge::ui
