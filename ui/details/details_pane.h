// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/details/detail_facts.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace fitgauge::ui {

class ComparisonSession;
class Fold;
class LadderSource;
class LinkButton;
class PrecisionCard;
class QuietLabel;
class StateLine;
struct PrecisionOutlook;

// A titled group of facts. Hidden while it has none.
class DetailSection : public QWidget {
    Q_OBJECT

  public:
    explicit DetailSection(QWidget* parent);
    void setContent(const QString& title, std::vector<FactRow> rows);
    [[nodiscard]] FactTable* facts() const { return m_facts; }

  private:
    QLabel* m_title = nullptr;
    FactTable* m_facts = nullptr;
};

// The offer that the session is about, in five tabs: Fit, Cost, Speed, Platform, Source. It follows selection
// and comparison; the tab stays while rows change.
class DetailsPane : public QWidget {
    Q_OBJECT

  public:
    enum class Tab : std::uint8_t { Fit, Cost, Speed, Platform, Source };

    explicit DetailsPane(ComparisonSession& session, QWidget* parent = nullptr);

    void showTab(Tab tab);
    void showHowComputed(Tab tab); // with the formulas unfolded
    [[nodiscard]] Tab tab() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString stateText() const; // "Comfortable · 72 %"
    [[nodiscard]] PrecisionCard* precisionCard() const { return m_precision; }
    [[nodiscard]] QString costText() const;                                     // "657 USD/month"
    [[nodiscard]] const std::vector<FactRow>& facts(const char* section) const; // by object name; for tests

  Q_SIGNALS:
    void openUrlRequested(const QString& url); // page of the price or the provider; the application opens it

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QVBoxLayout* addPage();
    DetailSection* addSection(QVBoxLayout* page, const char* name);
    void makeHead(QVBoxLayout* column);
    void makeFitPage();
    void makeOtherPages();
    void refreshLater();
    void refresh();
    void showHead(const DetailSubject& subject);
    void showFit(const DetailSubject& subject);
    void showRest(const DetailSubject& subject);
    void showOutlook(const std::shared_ptr<const compare::Comparison>& comparison,
                     const PrecisionOutlook& outlook);
    void useSuggestion();
    void fill(const char* name, const QString& title, std::vector<FactRow> rows);

    ComparisonSession& m_session;
    QLabel* m_title = nullptr;
    QuietLabel* m_subtitle = nullptr;
    StateLine* m_state = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_roomTitle = nullptr;
    RoomTrack* m_room = nullptr;
    Fold* m_inputs = nullptr;
    Fold* m_speedFormula = nullptr;
    LadderSource* m_ladder = nullptr;
    PrecisionCard* m_precision = nullptr;
    std::optional<compare::CheaperIf> m_suggestion; // what the card shows
    LinkButton* m_priceLink = nullptr;
    LinkButton* m_siteLink = nullptr;
    QString m_priceUrl;
    QString m_siteUrl;
    bool m_pending = false;
};

} // namespace fitgauge::ui
