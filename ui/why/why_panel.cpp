// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/why_panel.h"

#include "ui/answer/primary_button.h"
#include "ui/session/comparison_session.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/why/explanation_source.h"
#include "ui/why/why_section.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace fitgauge::ui {

namespace {

constexpr int kPauseMs = 150; // after the last change of a drag

int headHeight() {
    return units(10);
}
int footHeight() {
    return units(11);
}

// The two columns and the line between them.
class WhyBody : public QWidget {
  public:
    explicit WhyBody(const std::vector<WhyPart>& parts) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        QVBoxLayout* columns[2] = {addColumn(*row), addColumn(*row)};
        for (const auto& part : parts) {
            const bool isRight = part.number >= 3;
            columns[isRight ? 1 : 0]->addWidget(new WhySection(part, this));
        }
        columns[0]->addStretch(1);
        columns[1]->addStretch(1);
    }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const Theme& theme = themeOf(this);
        painter.fillRect(rect(), theme.base);
        painter.fillRect(width() / 2, 0, 1, height(), theme.border);
    }

  private:
    static QVBoxLayout* addColumn(QHBoxLayout& row) {
        auto* column = new QVBoxLayout;
        column->setContentsMargins(units(4), units(4), units(4), units(4));
        column->setSpacing(units(5));
        row.addLayout(column, 1);
        return column;
    }
};

QLabel* plainLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

WhyPanel::WhyPanel(ComparisonSession& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_source(new ExplanationSource(this))
    , m_title(plainLabel(this))
    , m_cost(plainLabel(this))
    , m_caution(plainLabel(this))
    , m_copyIcon(new QToolButton(this))
    , m_copy(new QPushButton(this))
    , m_computed(new QPushButton(this))
    , m_close(new PrimaryButton(this))
    , m_scroll(new QScrollArea(this)) {
    setObjectName(QStringLiteral("whyPanel"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(makeHead());
    column->addWidget(m_scroll, 1);
    column->addLayout(makeFoot());
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &WhyPanel::follow);
    connect(m_source, &ExplanationSource::found, this, &WhyPanel::take);
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &WhyPanel::followSoon);
    connect(&m_session, &ComparisonSession::selectionChanged, this, &WhyPanel::describe);
    connect(m_copy, &QPushButton::clicked, this, &WhyPanel::copyText);
    connect(m_copyIcon, &QToolButton::clicked, this, &WhyPanel::copyText);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_computed, &QPushButton::clicked, this, [this] {
        if (m_howComputed) {
            m_howComputed();
        }
    });
    resize(units(225), units(140));
    retranslate();
    updateIcons();
}

WhyPanel* WhyPanel::showFor(ComparisonSession& session, QWidget* parent) {
    auto* panel =
        parent != nullptr ? parent->findChild<WhyPanel*>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
    if (panel == nullptr) {
        panel = new WhyPanel(session, parent);
    }
    panel->show();
    panel->raise();
    panel->activateWindow();
    return panel;
}

QLayout* WhyPanel::makeHead() {
    auto* head = new QHBoxLayout;
    head->setContentsMargins(units(4), 0, units(3), 0);
    head->setSpacing(units(2));
    head->addStrut(headHeight());
    m_title->setFont(fontOf(TextStyle::Body, true));
    m_copyIcon->setAutoRaise(true);
    m_copyIcon->setFixedSize(units(6.5), units(6.5));
    m_copyIcon->setIconSize(QSize(units(4), units(4)));
    head->addWidget(m_title);
    head->addWidget(m_cost);
    head->addStretch(1);
    head->addWidget(m_copyIcon);
    return head;
}

QLayout* WhyPanel::makeFoot() {
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(units(4), 0, units(3), 0);
    foot->setSpacing(units(2));
    foot->addStrut(footHeight());
    m_computed->hide();
    m_caution->setFont(fontOf(TextStyle::Small));
    foot->addWidget(m_copy);
    foot->addWidget(m_computed);
    foot->addStretch(1);
    foot->addWidget(m_caution);
    foot->addSpacing(units(4));
    foot->addWidget(m_close);
    m_close->setDefault(true);
    return foot;
}

void WhyPanel::setHowComputed(std::function<void()> action) {
    m_howComputed = std::move(action);
    m_computed->setVisible(static_cast<bool>(m_howComputed));
}

void WhyPanel::followSoon() {
    if (isVisible()) {
        m_pause.start();
    }
}

void WhyPanel::follow() {
    m_pause.stop();
    m_source->request(m_session.comparison());
}

void WhyPanel::take(const std::shared_ptr<const compare::Comparison>& comparison,
                    const WhyFindings& findings) {
    m_comparison = comparison;
    m_findings = findings;
    describe();
}

// Rows are stable within a table only: after a change of the catalog the selection waits for new findings.
void WhyPanel::describe() {
    if (m_comparison == nullptr) {
        return;
    }
    const auto current = m_session.comparison();
    const bool sameTable = current != nullptr && current->sharedTable() == m_comparison->sharedTable();
    setContent(whyContent(*m_comparison, m_findings, sameTable ? m_session.selected() : std::nullopt));
}

void WhyPanel::setContent(WhyContent content) {
    m_content = std::move(content);
    rebuildBody();
    Q_EMIT contentChanged();
}

void WhyPanel::rebuildBody() {
    m_title->setText(m_content.title);
    m_cost->setText(m_content.cost);
    m_caution->setText(m_content.foot);
    m_copy->setEnabled(!m_content.parts.empty());
    m_copyIcon->setEnabled(!m_content.parts.empty());
    m_scroll->setWidget(new WhyBody(m_content.parts)); // deletes the one before
}

void WhyPanel::copyText() {
    QGuiApplication::clipboard()->setText(m_content.plainText());
}

void WhyPanel::retranslate() {
    setWindowTitle(tr("Why this answer"));
    m_scroll->setAccessibleName(tr("Explanation"));
    m_copy->setText(tr("&Copy text"));
    m_copyIcon->setAccessibleName(tr("Copy text"));
    m_copyIcon->setToolTip(tr("Copy text"));
    m_computed->setText(tr("Show &how computed"));
    m_close->setText(tr("Close"));
}

void WhyPanel::updateIcons() {
    const Theme& theme = themeOf(this);
    for (QLabel* label : {m_cost, m_caution}) {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, theme.text2);
        label->setPalette(palette);
    }
    m_copyIcon->setIcon(icon(QStringLiteral("copy")));
}

void WhyPanel::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    QPainter painter(this);
    const QColor line = themeOf(this).border;
    painter.fillRect(0, m_scroll->geometry().top() - 1, width(), 1, line);
    painter.fillRect(0, m_scroll->geometry().bottom() + 1, width(), 1, line);
}

void WhyPanel::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    if (m_session.comparison() != m_comparison) {
        follow();
    }
}

void WhyPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        describe();
    } else if (event->type() == QEvent::ApplicationPaletteChange) {
        updateIcons();
    }
    QDialog::changeEvent(event);
}

} // namespace fitgauge::ui
