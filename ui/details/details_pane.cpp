// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/details_pane.h"

#include "ui/answer/link_button.h"
#include "ui/answer/offer_words.h"
#include "ui/details/ladder_source.h"
#include "ui/details/precision_card.h"
#include "ui/details/state_line.h"
#include "ui/session/comparison_session.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/workload/panel_rows.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {

namespace {

// Five tabs in the narrowest dock: less air around the words than the style gives.
class CompactTabBar : public QTabBar {
  public:
    using QTabBar::QTabBar;

  protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override {
        return {wordsOf(index) + air(), QTabBar::tabSizeHint(index).height()};
    }
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override {
        return {wordsOf(index) + units(1), QTabBar::tabSizeHint(index).height()};
    }

  private:
    [[nodiscard]] int wordsOf(int index) const {
        return QFontMetrics(fontOf(TextStyle::Body, true)).horizontalAdvance(tabText(index));
    }
    // Long words take the air around them before the bar begins to scroll.
    [[nodiscard]] int air() const {
        int words = 0;
        for (int index = 0; index < count(); ++index) {
            words += wordsOf(index);
        }
        return std::clamp((width() - words) / std::max(1, count()), units(1), units(4));
    }
};

} // namespace

DetailSection::DetailSection(QWidget* parent) : QWidget(parent) {
    m_title = panelHeading({}, this);
    m_facts = new FactTable(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, units(3));
    column->setSpacing(units(0.5));
    column->addWidget(m_title);
    column->addWidget(m_facts);
}

void DetailSection::setContent(const QString& title, std::vector<FactRow> rows) {
    setVisible(!rows.empty());
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_facts->setAccessibleName(title);
    m_facts->setRows(std::move(rows));
}

DetailsPane::DetailsPane(ComparisonSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    setObjectName(QStringLiteral("detailsPane"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, units(1), 0, 0);
    column->setSpacing(0);
    makeHead(column);
    m_pages = new QStackedWidget(this);
    column->addWidget(m_pages, 1);
    makeFitPage();
    makeOtherPages();
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_ladder = new LadderSource(this);
    connect(m_ladder, &LadderSource::found, this, &DetailsPane::showOutlook);
    connect(m_precision, &PrecisionCard::chosen, this, &DetailsPane::useSuggestion);
    connect(&session, &ComparisonSession::comparisonChanged, this, [this] {
        m_ladder->request(m_session.comparison());
        refreshLater();
    });
    connect(&session, &ComparisonSession::selectionChanged, this, &DetailsPane::refreshLater);
    m_ladder->request(session.comparison());
    fill("ladder", {}, {});
    refresh();
}

void DetailsPane::makeHead(QVBoxLayout* column) {
    auto* head = new QVBoxLayout;
    head->setContentsMargins(units(3), 0, units(3), units(2));
    head->setSpacing(units(0.5));
    m_title = new QLabel(this);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(fontOf(TextStyle::Title, true));
    m_title->setWordWrap(true);
    m_subtitle = new QuietLabel(this);
    m_state = new StateLine(this);
    head->addWidget(m_title);
    head->addWidget(m_subtitle);
    head->addWidget(m_state);
    column->addLayout(head);
    m_tabs = new CompactTabBar(this);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setAccessibleName(tr("Details"));
    for (const QString& title : {tr("Fit"), tr("Cost"), tr("Speed"), tr("Platform"), tr("Source")}) {
        m_tabs->addTab(title);
    }
    column->addWidget(m_tabs);
    auto* line = new QWidget(this);
    line->setFixedHeight(1);
    line->setBackgroundRole(QPalette::Mid);
    line->setAutoFillBackground(true);
    column->addWidget(line);
}

QVBoxLayout* DetailsPane::addPage() {
    auto* area = new QScrollArea(m_pages);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setBackgroundRole(QPalette::Window);
    auto* page = new QWidget(area);
    page->setBackgroundRole(QPalette::Window);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(units(3), units(3), units(3), units(3));
    column->setSpacing(0);
    area->setWidget(page);
    m_pages->addWidget(area);
    return column;
}

DetailSection* DetailsPane::addSection(QVBoxLayout* page, const char* name) {
    auto* section = new DetailSection(page->parentWidget());
    section->setObjectName(QLatin1String(name));
    page->addWidget(section);
    return section;
}

void DetailsPane::makeFitPage() {
    QVBoxLayout* page = addPage();
    addSection(page, "memory");
    m_roomTitle = panelHeading(tr("Users before memory is full"), page->parentWidget());
    m_room = new RoomTrack(page->parentWidget());
    page->addWidget(m_roomTitle);
    page->addWidget(m_room);
    page->addSpacing(units(3));
    addSection(page, "context");
    addSection(page, "cards");
    addSection(page, "targets");
    m_precision = new PrecisionCard(page->parentWidget());
    m_precision->hide();
    page->addWidget(m_precision);
    page->addSpacing(units(3));
    addSection(page, "ladder");
    auto* folded = new QWidget(page->parentWidget());
    auto* inside = new QVBoxLayout(folded);
    inside->setContentsMargins(0, 0, 0, 0);
    m_inputs = new Fold(tr("How computed"), folded, page->parentWidget());
    addSection(inside, "inputs");
    addSection(inside, "formulas");
    page->addWidget(m_inputs);
    page->addStretch(1);
}

void DetailsPane::makeOtherPages() {
    QVBoxLayout* cost = addPage();
    for (const char* name :
         {"month", "extras", "rounding", "credit", "price", "waiting", "afterStop", "billing"}) {
        addSection(cost, name);
    }
    cost->addStretch(1);
    QVBoxLayout* speed = addPage();
    addSection(speed, "run");
    addSection(speed, "speed");
    addSection(speed, "evidence");
    addSection(speed, "unitCost");
    auto* folded = new QWidget(speed->parentWidget());
    auto* inside = new QVBoxLayout(folded);
    inside->setContentsMargins(0, 0, 0, 0);
    m_speedFormula = new Fold(tr("How computed"), folded, speed->parentWidget());
    addSection(inside, "speedFormula");
    speed->addWidget(m_speedFormula);
    speed->addSpacing(units(3));
    addSection(speed, "card");
    speed->addStretch(1);
    QVBoxLayout* platform = addPage();
    for (const char* name : {"access", "storage", "scaling"}) {
        addSection(platform, name);
    }
    platform->addStretch(1);
    QVBoxLayout* source = addPage();
    addSection(source, "source");
    m_priceLink = new LinkButton(source->parentWidget());
    m_priceLink->setTrailingIcon(QStringLiteral("external"));
    m_siteLink = new LinkButton(source->parentWidget());
    m_siteLink->setTrailingIcon(QStringLiteral("external"));
    source->addWidget(m_priceLink, 0, Qt::AlignLeft);
    source->addWidget(m_siteLink, 0, Qt::AlignLeft);
    source->addSpacing(units(3));
    addSection(source, "ruleSource");
    source->addStretch(1);
    connect(m_priceLink, &QAbstractButton::clicked, this, [this] { Q_EMIT openUrlRequested(m_priceUrl); });
    connect(m_siteLink, &QAbstractButton::clicked, this, [this] { Q_EMIT openUrlRequested(m_siteUrl); });
}

// Rows change fast under the arrow keys: what is shown is worked out once a turn of the event loop.
void DetailsPane::refreshLater() {
    if (m_pending) {
        return;
    }
    m_pending = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_pending = false;
            refresh();
        },
        Qt::QueuedConnection);
}

void DetailsPane::refresh() {
    const auto comparison = m_session.comparison();
    const auto row = m_session.focusRow();
    const bool shown = comparison && row;
    m_tabs->setVisible(shown);
    m_pages->setVisible(shown);
    m_state->setVisible(shown);
    if (!shown) {
        m_title->setText(tr("No offer"));
        m_subtitle->setText(tr("Select an offer in the table to see its details."));
        return;
    }
    const DetailSubject subject{*comparison, *row};
    showHead(subject);
    showFit(subject);
    showRest(subject);
}

void DetailsPane::showHead(const DetailSubject& subject) {
    const compare::OfferTable& table = subject.comparison.table();
    m_title->setText(cardTitle(table, subject.row));
    QStringList parts{QString::fromStdString(table.providerOf(subject.row).name)};
    const std::string_view region = table.regionOf(subject.row);
    parts << (region.empty() ? tr("region unknown")
                             : QString::fromUtf8(region.data(), static_cast<qsizetype>(region.size())));
    parts << nameOf(table.marketOf(subject.row));
    m_subtitle->setText(parts.join(QStringLiteral(" · ")));
    const sizing::MemoryEstimate& memory = subject.comparison.memory(subject.row);
    const auto used = memory.usedPpm();
    const QString word = fitWord(memory);
    const compare::RowFigures figures = subject.comparison.figures(subject.row);
    m_state->setContent(memory.fit,
                        used && memory.fit != sizing::Fit::Unknown
                            ? QStringLiteral("%1 · %2").arg(word, percentText(*used))
                            : word,
                        figures.cost ? costFigure(figures) : QString(),
                        figures.cost ? costUnit(figures) : nameOf(figures.noCost));
}

void DetailsPane::showFit(const DetailSubject& subject) {
    const int cards = subject.comparison.memory(subject.row).cardsUsed;
    fill("memory", cards > 1 ? tr("Memory on each of %n card(s), GiB", nullptr, cards) : tr("Memory, GiB"),
         memoryFacts(subject));
    const auto room = roomOf(subject);
    m_room->setVisible(room.has_value());
    m_roomTitle->setVisible(room.has_value());
    if (room) {
        m_room->setState(*room);
    }
    fill("targets", tr("Targets"), targetFacts(subject));
    const auto users = subject.comparison.workload().serving.users;
    fill("context", tr("Longest context for %n user(s)", nullptr, static_cast<int>(users)),
         contextFacts(subject));
    fill("cards", tr("Cards and engine"), cardsFacts(subject));
    fill("inputs", {}, inputFacts(subject));
    fill("formulas", {}, formulaFacts(subject));
}

void DetailsPane::showRest(const DetailSubject& subject) {
    const compare::OfferTable& table = subject.comparison.table();
    const auto price = table.priceOf(subject.row);
    const QString currency = QString::fromStdString(price ? price->currency.code() : std::string("USD"));
    //: %1 is a currency
    fill("month", tr("Your month, %1").arg(currency), monthFacts(subject));
    fill("rounding", tr("Rounding"), roundingFacts(subject));
    fill("credit", tr("Credit for new users, %1").arg(currency), creditFacts(subject));
    //: storage and network, beside the machines; %1 is a currency
    fill("extras", tr("Beside the machines, %1").arg(currency), extraFacts(subject));
    fill("waiting", tr("Waiting for machines"), waitingFacts(subject));
    auto formula = speedFormulaFacts(subject);
    m_speedFormula->setVisible(!formula.empty());
    fill("speedFormula", {}, std::move(formula));
    //: what a machine costs once it is stopped
    fill("afterStop", tr("After \"stop\", %1").arg(currency), afterStopFacts(subject));
    //: %1 is a currency
    fill("unitCost", tr("Cost of a unit, %1").arg(currency), unitCostFacts(subject));
    fill("price", tr("Price, %1").arg(currency), priceFacts(subject));
    fill("billing", tr("Billing"), billingFacts(subject));
    fill("run", tr("Time of a run"), runFacts(subject));
    fill("speed", tr("Speed, estimate"), speedFacts(subject));
    fill("evidence", tr("Nearest published measurement"), evidenceFacts(subject));
    fill("card", tr("Card"), cardFacts(subject));
    fill("access", tr("Access"), accessFacts(subject));
    fill("storage", tr("Storage and network"), storageFacts(subject));
    fill("scaling", tr("Spot and scaling"), scalingFacts(subject));
    fill("source", tr("Price"), sourceFacts(subject));
    fill("ruleSource", tr("Billing rule"), ruleSourceFacts(subject));
    const std::string_view url = table.sourceUrlOf(subject.row);
    m_priceUrl = QString::fromUtf8(url.data(), static_cast<qsizetype>(url.size()));
    m_siteUrl = QString::fromStdString(table.providerOf(subject.row).website);
    m_priceLink->setText(tr("Page of this price"));
    m_siteLink->setText(tr("Provider's site"));
    m_priceLink->setToolTip(m_priceUrl);
    m_siteLink->setToolTip(m_siteUrl);
    m_priceLink->setVisible(!m_priceUrl.isEmpty());
    m_siteLink->setVisible(!m_siteUrl.isEmpty());
}

void DetailsPane::showOutlook(const std::shared_ptr<const compare::Comparison>& comparison,
                              const PrecisionOutlook& outlook) {
    fill("ladder", tr("At other precisions, on one card"), ladderFacts(*comparison, outlook.ladder));
    m_suggestion = outlook.cheaper;
    m_precision->setVisible(m_suggestion.has_value());
    if (m_suggestion) {
        m_precision->setContent(*comparison, *m_suggestion);
    }
}

// Weights and cache go to the suggested formats in one step that can be undone.
void DetailsPane::useSuggestion() {
    if (!m_suggestion) {
        return;
    }
    compare::Workload workload = m_session.workload();
    workload.serving.weights = m_suggestion->weights;
    workload.serving.keyCache = m_suggestion->cache;
    workload.serving.valueCache = m_suggestion->cache;
    m_session.setWorkload(workload, tr("8-bit"));
}

void DetailsPane::fill(const char* name, const QString& title, std::vector<FactRow> rows) {
    findChild<DetailSection*>(QLatin1String(name))->setContent(title, std::move(rows));
}

void DetailsPane::showTab(Tab tab) {
    m_tabs->setCurrentIndex(static_cast<int>(tab));
}

void DetailsPane::showHowComputed(Tab tab) {
    showTab(tab);
    m_inputs->setOpen(true);
    m_speedFormula->setOpen(true);
}

DetailsPane::Tab DetailsPane::tab() const {
    return static_cast<Tab>(m_tabs->currentIndex());
}

QString DetailsPane::title() const {
    return m_title->text();
}

QString DetailsPane::subtitle() const {
    return m_subtitle->text();
}

QString DetailsPane::stateText() const {
    return m_state->words();
}

QString DetailsPane::costText() const {
    return m_state->cost();
}

const std::vector<FactRow>& DetailsPane::facts(const char* section) const {
    return findChild<DetailSection*>(QLatin1String(section))->facts()->rows();
}

void DetailsPane::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        refreshLater();
    }
}

} // namespace fitgauge::ui
