// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "ui/answer/answer_strip.h"
#include "ui/charts/chart_host.h"
#include "ui/details/details_pane.h"
#include "ui/export/csv_export.h"
#include "ui/export/exporter.h"
#include "ui/filter/chip_bar.h"
#include "ui/filter/expression_dialog.h"
#include "ui/filter/filter_panel.h"
#include "ui/filter/search_bar.h"
#include "ui/gauge/gauge_widget.h"
#include "ui/imports/import_actions.h"
#include "ui/launch/launch_dialog.h"
#include "ui/paper/pdf_writer.h"
#include "ui/plans/plan_actions.h"
#include "ui/runs/run_actions.h"
#include "ui/session/comparison_session.h"
#include "ui/shell/about_box.h"
#include "ui/shell/centre_area.h"
#include "ui/shell/drawer.h"
#include "ui/shell/header_bar.h"
#include "ui/shell/keys_dialog.h"
#include "ui/shell/menus.h"
#include "ui/shell/panel_cycle.h"
#include "ui/shell/panel_frames.h"
#include "ui/side_by_side/side_by_side.h"
#include "ui/spread/spread_dialog.h"
#include "ui/table/offer_table_view.h"
#include "ui/table/table_columns.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/tray/compare_tray.h"
#include "ui/why/why_panel.h"
#include "ui/workload/model_opener.h"
#include "ui/workload/workload_panel.h"

#include <QDateTime>
#include <QDesktopServices>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QResizeEvent>
#include <QScreen>
#include <QScrollArea>
#include <QShortcut>
#include <QStatusBar>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStateVersion = 1;
// Below this width (px at 96 dpi) the detail pane becomes a drawer and the charts a tab.
constexpr int kNarrowBelow = 1100;

QDockWidget* makeDock(const QString& name, QWidget* content, QMainWindow& window, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(&window);
    dock->setObjectName(name);
    dock->setWidget(content);
    window.addDockWidget(area, dock);
    return dock;
}

} // namespace

MainWindow::MainWindow(ComparisonSession& session, std::vector<models::Architecture> models, QWidget* parent)
    : QMainWindow(parent), m_session(session) {
    buildPanels(std::move(models));
    connectPanels();
    retranslate();
    setMinimumSize(900, 600);
    resize(1440, 900);
    updateStatus();
}

void MainWindow::buildPanels(std::vector<models::Architecture> models) {
    m_plans = new PlanActions(m_session, models, planDialogs(this), this);
    m_header = new HeaderBar(m_session, std::move(models), this);
    addToolBar(Qt::TopToolBarArea, m_header);

    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_workload = new WorkloadPanel(m_session, left);
    m_gauge = new GaugeWidget(m_session, left);
    m_filtersTitle = new QLabel(left);
    m_filtersTitle->setFont(fontOf(TextStyle::Body, true));
    m_filtersTitle->setContentsMargins(units(3), units(2), units(3), 0);
    column->addWidget(m_workload);
    column->addWidget(hairline(left));
    column->addWidget(inset(m_gauge, left));
    column->addWidget(hairline(left));
    column->addWidget(m_filtersTitle);
    column->addWidget(new FilterPanel(m_session, left));
    column->addStretch();
    m_leftDock = makeDock(u"workload"_s, scrolled(left), *this, Qt::LeftDockWidgetArea);
    // Nothing of the column may be cut off at the right: there is no horizontal scroll bar.
    m_leftDock->widget()->setMinimumWidth(std::max(units(55), left->minimumSizeHint().width() + units(3)));

    m_details = new DetailsPane(m_session);
    m_detailsArea = scrolled(m_details);
    m_detailsArea->setMinimumWidth(units(62.5));
    m_rightDock = makeDock(u"details"_s, m_detailsArea, *this, Qt::RightDockWidgetArea);
    resizeDocks({m_leftDock, m_rightDock}, {units(62), units(70)}, Qt::Horizontal);

    m_centre = new CentreArea(m_session, this);
    setCentralWidget(m_centre);
    m_drawer = new Drawer(m_centre, &m_centre->answer());

    m_tray = new CompareTray(m_session, this);
    auto* trayBar = new QToolBar(this);
    trayBar->setObjectName(u"tray"_s);
    trayBar->setMovable(false);
    trayBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_tray->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    trayBar->addWidget(m_tray);
    trayBar->layout()->setContentsMargins(0, 0, 0, 0);
    addToolBar(Qt::BottomToolBarArea, trayBar);

    m_exporter = new Exporter(m_session, systemDialogs(this), this);
    m_models = new ModelOpener(m_session, modelFileDialogs(this), this);
    setAcceptDrops(true);
    new PanelCycle({m_header, m_leftDock, &m_centre->answer(), &m_centre->search(), &m_centre->chips(),
                    &m_centre->table(), &m_centre->charts(), m_detailsArea, m_tray},
                   this);

    m_shown = new QLabel(this);
    m_estimates = new QLabel(this);
    statusBar()->addWidget(m_shown);
    statusBar()->addPermanentWidget(m_estimates);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(units(3), 0, units(3), 0);
}

void MainWindow::connectPanels() {
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &MainWindow::updateStatus);
    connect(m_tray, &CompareTray::sideBySideRequested, this, &MainWindow::showSideBySide);
    connect(m_tray, &CompareTray::exportCsvRequested, m_exporter, &Exporter::exportCsv);
    connect(m_tray, &CompareTray::pdfReportRequested, m_exporter, &Exporter::exportPdf);
    connect(m_details, &DetailsPane::openUrlRequested, this, &MainWindow::openWebPage);
    connect(&m_centre->answer(), &AnswerStrip::openUrlRequested, this, &MainWindow::openWebPage);
    connect(&m_centre->answer(), &AnswerStrip::trayFull, m_tray, &CompareTray::showFull);
    connect(&m_centre->answer(), &AnswerStrip::whyRequested, this, &MainWindow::showWhy);
    connect(&m_centre->table(), &OfferTableView::trayFull, m_tray, &CompareTray::showFull);
    connect(&m_centre->table(), &OfferTableView::detailRequested, this, &MainWindow::showDetails);
    connect(&m_centre->table(), &OfferTableView::rowMenuRequested, this, &MainWindow::showRowMenu);
    for (int index = 1; index < m_centre->charts().count(); ++index) { // the menu has the first
        auto* key = new QShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + index)), this);
        connect(key, &QShortcut::activated, this, [this, index] { showChart(index); });
    }
    connect(m_plans, &PlanActions::done, this, &MainWindow::showNotice);
    connect(m_drawer, &Drawer::closedByUser, &m_centre->table(), qOverload<>(&QWidget::setFocus));
}

void MainWindow::setCatalog(CatalogLink catalog) {
    m_runs = new RunActions(m_session, catalog.file, this);
    connect(m_runs, &RunActions::done, this, &MainWindow::showNotice);
    m_imports = new ImportActions(m_session, std::move(catalog), this);
    connect(m_imports, &ImportActions::done, this, &MainWindow::showNotice);
    retranslate();
}

void MainWindow::showChart(int index) {
    m_centre->showCharts();
    m_centre->charts().showChart(index);
}

QWidget* MainWindow::tableViewport() const {
    return m_centre->table().viewport();
}

void MainWindow::restore(const QByteArray& geometry, const QByteArray& state, const QByteArray& columns) {
    restoreGeometry(geometry);
    restoreState(state, kStateVersion);
    m_centre->table().columns().setLayouts(layoutsFromText(QString::fromUtf8(columns)));
    const QScreen* place = QGuiApplication::screenAt(frameGeometry().center());
    if (place == nullptr) {
        move(QGuiApplication::primaryScreen()->availableGeometry().topLeft());
    }
}

QByteArray MainWindow::columnLayout() const {
    return layoutsToText(m_centre->table().columns().layouts()).toUtf8();
}

void MainWindow::showNotice(const QString& sentence) {
    m_centre->showNotice(sentence);
}

Expected<void> MainWindow::writeCsv(const QString& path) const {
    return ui::exportCsv(*m_session.comparison(), path);
}

Expected<void> MainWindow::writePdf(const QString& path) const {
    return ui::writePdf(*m_session.comparison(), m_session.picked(), path,
                        {.createdAt = QDateTime::currentDateTime()});
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    applyWidth();
}

void MainWindow::applyWidth() {
    const bool narrow = width() < kNarrowBelow;
    if (narrow != m_narrow) { // what the user closed stays closed while the size changes within one layout
        setNarrow(narrow);
    }
}

void MainWindow::setNarrow(bool narrow) {
    m_narrow = narrow;
    m_header->setNarrow(narrow);
    m_centre->setNarrow(narrow);
    if (narrow) {
        m_rightDock->setWidget(nullptr);
        m_drawer->setContent(m_detailsArea);
    } else {
        m_drawer->hide();
        m_drawer->setContent(nullptr);
        m_rightDock->setWidget(m_detailsArea);
    }
    m_rightDock->setVisible(!narrow);
}

// How the figures of a row come about is asked for where they stand.
void MainWindow::showRowMenu(compare::OfferTable::Row row, const QPoint& at) {
    m_session.select(row);
    auto* menu = new QMenu(this);
    menu->setObjectName(u"rowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Details"), this, &MainWindow::showDetails);
    const auto explain = [this](DetailsPane::Tab tab) {
        return [this, tab] {
            showDetails();
            m_details->showHowComputed(tab);
        };
    };
    menu->addAction(tr("How memory is computed"), this, explain(DetailsPane::Tab::Fit));
    menu->addAction(tr("How cost is computed"), this, explain(DetailsPane::Tab::Cost));
    menu->addAction(tr("How speed is computed"), this, explain(DetailsPane::Tab::Speed));
    menu->addSeparator();
    menu->addAction(tr("Launch commands…"), this, &MainWindow::showLaunchCommands);
    if (m_runs != nullptr) {
        menu->addAction(tr("Log a measured run…"), m_runs, &RunActions::logRun);
    }
    menu->popup(at);
}

void MainWindow::showDetails() {
    if (m_narrow) {
        m_drawer->open();
    } else {
        m_rightDock->show();
    }
}

void MainWindow::toggleDetails() {
    QWidget* shown = m_narrow ? static_cast<QWidget*>(m_drawer) : m_rightDock;
    if (shown->isVisible()) {
        shown->hide();
    } else {
        showDetails();
    }
}

void MainWindow::setColorScheme(ColorScheme scheme) {
    m_scheme = scheme;
    retranslate();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

// One local file or folder: what the model opener reads.
static QString droppedPath(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedPath(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    m_models->open(droppedPath(*event->mimeData()));
    event->acceptProposedAction();
}

void MainWindow::updateStatus() {
    const auto comparison = m_session.comparison();
    if (!comparison) {
        return;
    }
    //: %1 of %2 offers are shown.
    m_shown->setText(tr("%1 of %2 shown")
                         .arg(countText(static_cast<std::int64_t>(comparison->rows().size())),
                              countText(static_cast<std::int64_t>(comparison->table().size()))));
}

// Links come from the catalog, which is a file: nothing but a web page is opened.
void MainWindow::openWebPage(const QString& address) {
    const QUrl url(address, QUrl::StrictMode);
    if (url.isValid() && (url.scheme() == u"https"_s || url.scheme() == u"http"_s)) {
        QDesktopServices::openUrl(url);
    }
}

MenuActions MainWindow::menuActions() {
    MenuActions actions;
    actions.openModel = [this] { m_models->askAndOpen(); };
    actions.openPlan = [this] { m_plans->openPlan(); };
    actions.savePlan = [this] { m_plans->savePlan(); };
    actions.exportCsv = [this] { m_exporter->exportCsv(); };
    actions.exportPdf = [this] { m_exporter->exportPdf(); };
    actions.quit = [this] { close(); };
    actions.copyRows = [this] { m_centre->table().copyRows(TableFormat::TabSeparated); };
    actions.copyMarkdown = [this] { m_centre->table().copyRows(TableFormat::Markdown); };
    actions.search = [this] { m_centre->search().focusField(); };
    actions.clearFilters = [this] { m_centre->chips().clearFilters(); };
    actions.focusModel = [this] { m_header->focusModelPicker(); };
    actions.focusPrecision = [this] { m_workload->focusPrecision(); };
    actions.focusContext = [this] { m_workload->focusContext(); };
    actions.focusUsers = [this] { m_workload->focusUsers(); };
    actions.showCharts = [this] { showChart(0); };
    actions.filterByExpression = [this] { ExpressionDialog::ask(m_session, std::nullopt, this); };
    actions.showSpread = [this] { SpreadDialog::showFor(m_session, this); };
    if (m_runs != nullptr) {
        actions.logRun = [this] { m_runs->logRun(); };
        actions.showRuns = [this] { m_runs->showRuns(); };
    }
    if (m_imports != nullptr) {
        actions.importPrices = [this] { m_imports->importPrices(); };
        actions.undoImport = [this] { m_imports->undoImport(); };
    }
    actions.toggleDetails = [this] { toggleDetails(); };
    actions.chooseLanguage = [this](const QString& code) { Q_EMIT languageChosen(code); };
    actions.scheme = m_scheme;
    actions.chooseScheme = [this](ColorScheme scheme) { Q_EMIT colorSchemeChosen(scheme); };
    actions.togglePicked = [this] {
        if (const auto row = m_session.focusRow(); row && !m_session.togglePicked(*row)) {
            m_tray->showFull();
        }
    };
    actions.pinBaseline = [this] {
        if (const auto row = m_session.focusRow(); row && m_session.seriesOf(*row)) {
            m_session.setBaseline(std::string(m_session.comparison()->table().idOf(*row)));
        }
    };
    actions.sideBySide = [this] { showSideBySide(); };
    actions.launchCommands = [this] { showLaunchCommands(); };
    actions.showWhy = [this] { showWhy(); };
    actions.showShortcuts = [this] { KeysDialog(this).exec(); };
    actions.showAbout = [this] { showAbout(this); };
    return actions;
}

void MainWindow::showWhy() {
    WhyPanel::showFor(m_session, this);
}

void MainWindow::showLaunchCommands() {
    const auto comparison = m_session.comparison();
    const auto row = m_session.focusRow();
    if (comparison != nullptr && row) {
        auto* dialog = new LaunchDialog(comparison, *row, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    }
}

void MainWindow::showSideBySide() {
    const auto* dialog = SideBySide::showFor(m_session, this);
    connect(dialog, &SideBySide::exportCsvRequested, m_exporter, &Exporter::exportCsv, Qt::UniqueConnection);
    connect(dialog, &SideBySide::pdfReportRequested, m_exporter, &Exporter::exportPdf, Qt::UniqueConnection);
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Fitgauge"));
    m_leftDock->setWindowTitle(tr("Workload"));
    m_rightDock->setWindowTitle(tr("Details"));
    m_drawer->setTitle(m_rightDock->windowTitle());
    m_filtersTitle->setText(tr("Filters"));
    m_estimates->setText(tr("Estimates, not a quote"));
    buildMenus(*this, m_session, menuActions());
    updateStatus();
}

} // namespace fitgauge::ui
