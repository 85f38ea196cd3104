// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSplitter;
class QTabBar;
class QVBoxLayout;

namespace fitgauge::ui {

class AnswerStrip;
class ChartHost;
class ChipBar;
class ComparisonSession;
class HiddenStrip;
class NoticeBar;
class OfferTableView;
class SearchBar;

// The middle of the window: answer, search and chips, table with the strip of hidden groups, charts. Wide:
// the charts stand below the table. Narrow: tabs choose between them.
class CentreArea : public QWidget {
    Q_OBJECT

  public:
    explicit CentreArea(ComparisonSession& session, QWidget* parent = nullptr);

    void setNarrow(bool narrow);
    void showNotice(const QString& sentence);
    [[nodiscard]] AnswerStrip& answer() const { return *m_answer; }
    [[nodiscard]] OfferTableView& table() const { return *m_table; }
    [[nodiscard]] SearchBar& search() const { return *m_search; }
    [[nodiscard]] ChipBar& chips() const { return *m_chips; }
    [[nodiscard]] ChartHost& charts() const { return *m_charts; }
    void showCharts(); // the tab, when narrow; focuses the chart

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void showTab(int index);
    void retranslate();

    bool m_narrow = false;
    NoticeBar* m_notice = nullptr;
    AnswerStrip* m_answer = nullptr;
    QTabBar* m_tabs = nullptr;
    SearchBar* m_search = nullptr;
    ChipBar* m_chips = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_offers = nullptr; // table and strip
    OfferTableView* m_table = nullptr;
    HiddenStrip* m_hidden = nullptr;
    ChartHost* m_charts = nullptr;
};

} // namespace fitgauge::ui
