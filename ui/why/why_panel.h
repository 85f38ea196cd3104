// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/why/why_content.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace fitgauge::ui {

class ComparisonSession;
class ExplanationSource;
class FlowText;

// "Why?": why this offer, why nothing cheaper and nothing stronger, what would change the answer, how sure it
// is; and why not the selected one. Not modal: it follows the session a moment after the last change and
// keeps what it shows until the new findings are there.
class WhyPanel : public QDialog {
    Q_OBJECT

  public:
    explicit WhyPanel(ComparisonSession& session, QWidget* parent = nullptr);
    // Opens the panel of `parent`, or brings it to the front.
    static WhyPanel* showFor(ComparisonSession& session, QWidget* parent);

    // What "Show how computed" does; without it there is no such button.
    void setHowComputed(std::function<void()> action);
    // Empty until the first findings are there.
    [[nodiscard]] const WhyContent& content() const { return m_content; }
    // Shows this content; the report preview and tests use it.
    void setContent(WhyContent content);

  Q_SIGNALS:
    void contentChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] QLayout* makeHead();
    [[nodiscard]] QLayout* makeFoot();
    void followSoon();
    void follow();
    void take(const std::shared_ptr<const compare::Comparison>& comparison, const WhyFindings& findings);
    void describe();
    void rebuildBody();
    void copyText();
    void retranslate();
    void updateIcons();

    ComparisonSession& m_session;
    ExplanationSource* m_source;
    QTimer m_pause;
    std::shared_ptr<const compare::Comparison> m_comparison; // that m_findings belong to
    WhyFindings m_findings;
    WhyContent m_content;
    std::function<void()> m_howComputed;
    QLabel* m_title;
    QLabel* m_cost;
    QLabel* m_caution;
    QToolButton* m_copyIcon;
    QPushButton* m_copy;
    QPushButton* m_computed;
    QPushButton* m_close;
    QScrollArea* m_scroll;
};

} // namespace fitgauge::ui
