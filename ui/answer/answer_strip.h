// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/answer/strip_content.h"
#include "ui/answer/text_runs.h"

#include <QWidget>

class QPushButton;

namespace fitgauge::ui {

class ComparisonSession;
class LinkButton;
class PoliteAnnouncer;
class PrimaryButton;
struct Theme;

// The recommended offer, why it, and what it costs: the first thing a user reads. Reads the session's
// Comparison and computes nothing. Two forms: wide, and narrow (main window below 1,100 px) without links and
// background lines.
class AnswerStrip : public QWidget {
    Q_OBJECT

  public:
    explicit AnswerStrip(ComparisonSession& session, QWidget* parent = nullptr);

    void setNarrow(bool narrow);
    [[nodiscard]] bool isNarrow() const { return m_narrow; }
    // Outlined mark beside the claim while the window shows the worked example.
    void setExample(bool example);
    [[nodiscard]] const StripContent& content() const { return m_content; }
    // Shows other content than the session's; the report preview and tests use it.
    void setContent(StripContent content);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void whyRequested();
    void openUrlRequested(const QString& url); // the price's own page; the application opens it
    void trayFull();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void refresh();
    void retranslate();
    void placeButtons();
    void updateButtons();
    void addToCompare();
    void removeRelief();
    void clearFilters();
    [[nodiscard]] int lineCount() const;
    [[nodiscard]] bool hasAnswer() const { return m_content.kind != compare::AnswerKind::None; }
    [[nodiscard]] qreal buttonsLeft() const;
    qreal paintFigure(QPainter& painter, const Theme& theme);
    void paintHead(QPainter& painter, const Theme& theme, qreal right);
    void paintFacts(QPainter& painter, const Theme& theme, const QRectF& line);
    void paintChoice(QPainter& painter, const Theme& theme, const QRectF& line);
    void paintBackground(QPainter& painter, const Theme& theme, const QRectF& line);
    void paintExample(QPainter& painter, const Theme& theme, qreal left, qreal middle);

    ComparisonSession& m_session;
    StripContent m_content;
    bool m_narrow = false;
    bool m_example = false;
    PrimaryButton* m_why = nullptr;
    QPushButton* m_add = nullptr;
    // For an empty result only: removes the filter that hides most, or all of them.
    QPushButton* m_remove = nullptr;
    QPushButton* m_clear = nullptr;
    LinkButton* m_page = nullptr;
    PoliteAnnouncer* m_announcer;
};

} // namespace fitgauge::ui
