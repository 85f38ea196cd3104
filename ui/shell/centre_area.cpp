// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/centre_area.h"

#include "ui/answer/answer_strip.h"
#include "ui/charts/chart_host.h"
#include "ui/filter/chip_bar.h"
#include "ui/filter/search_bar.h"
#include "ui/shell/notice_bar.h"
#include "ui/table/hidden_strip.h"
#include "ui/table/offer_table_view.h"
#include "ui/table/table_columns.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

namespace fitgauge::ui {
namespace {

constexpr int kOffersTab = 0;
constexpr int kChartsTab = 1;

} // namespace

CentreArea::CentreArea(ComparisonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_notice(new NoticeBar(this))
    , m_answer(new AnswerStrip(session, this))
    , m_tabs(new QTabBar(this))
    , m_search(new SearchBar(session, this))
    , m_chips(new ChipBar(session, this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_offers(new QWidget(m_splitter))
    , m_table(new OfferTableView(session, m_offers))
    , m_hidden(new HiddenStrip(session, m_offers))
    , m_charts(new ChartHost(session, m_splitter)) {
    auto* offers = new QVBoxLayout(m_offers);
    offers->setContentsMargins(0, 0, 0, 0);
    offers->setSpacing(0);
    offers->addWidget(m_table, 1);
    offers->addWidget(m_hidden);

    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_offers);
    m_splitter->addWidget(m_charts);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);

    m_tabs->addTab({});
    m_tabs->addTab({});
    m_tabs->setDrawBase(false);
    connect(m_search, &SearchBar::columnMenuRequested, this, [this](const QPoint& position) {
        QMenu menu(m_table);
        m_table->columns().fillMenu(menu);
        menu.exec(position);
    });
    connect(m_search, &SearchBar::tableRequested, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_tabs, &QTabBar::currentChanged, this, &CentreArea::showTab);
    auto* searchRow = new QHBoxLayout;
    searchRow->setContentsMargins(units(3), units(2), units(3), units(1));
    searchRow->addWidget(m_tabs);
    searchRow->addWidget(m_search, 1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_answer);
    layout->addLayout(searchRow);
    layout->addWidget(m_chips);
    layout->addWidget(m_splitter, 1);
    m_tabs->hide();
    retranslate();
}

void CentreArea::setNarrow(bool narrow) {
    m_narrow = narrow;
    m_answer->setNarrow(narrow);
    m_tabs->setVisible(narrow);
    m_chips->setVisible(!narrow);
    showTab(m_tabs->currentIndex());
}

void CentreArea::showTab(int index) {
    m_offers->setVisible(!m_narrow || index == kOffersTab);
    m_charts->setVisible(!m_narrow || index == kChartsTab);
}

void CentreArea::showNotice(const QString& sentence) {
    m_notice->showSentence(sentence);
}

void CentreArea::showCharts() {
    m_tabs->setCurrentIndex(kChartsTab);
    m_charts->setFocus(Qt::ShortcutFocusReason);
}

void CentreArea::retranslate() {
    m_tabs->setTabText(kOffersTab, tr("Offers"));
    m_tabs->setTabText(kChartsTab, tr("Charts"));
}

void CentreArea::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace fitgauge::ui
