// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answer_strip.h"

#include "ui/answer/link_button.h"
#include "ui/answer/polite_announcer.h"
#include "ui/answer/primary_button.h"
#include "ui/session/comparison_session.h"
#include "ui/session/filter_edits.h"
#include "ui/text/names.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolTip>

#include <algorithm>

namespace fitgauge::ui {

namespace {

int inset() {
    return units(4);
}
int headHeight(bool narrow) {
    return narrow ? units(12.5) : units(15);
}
int lineHeight() {
    return units(6);
}

QColor toneColor(const Theme& theme, Tone tone) {
    switch (tone) {
    case Tone::Good:
        return theme.good;
    case Tone::Tight:
        return theme.tight;
    case Tone::Bad:
        return theme.bad;
    case Tone::Quiet:
        break;
    }
    return theme.text2;
}

QColor barColor(const Theme& theme, compare::AnswerKind kind) {
    switch (kind) {
    case compare::AnswerKind::Comfortable:
        return theme.accent;
    case compare::AnswerKind::Tight:
    case compare::AnswerKind::OldPrice:
        return theme.tight;
    case compare::AnswerKind::None:
        break;
    }
    return theme.quiet;
}

} // namespace

AnswerStrip::AnswerStrip(ComparisonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_why(new PrimaryButton(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_clear(new QPushButton(this))
    , m_page(new LinkButton(this))
    , m_announcer(new PoliteAnnouncer(*this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_why->setKeyHint(QStringLiteral("F1"));
    m_page->setTrailingIcon(QStringLiteral("external"));
    connect(m_why, &QPushButton::clicked, this, &AnswerStrip::whyRequested);
    connect(m_add, &QPushButton::clicked, this, &AnswerStrip::addToCompare);
    connect(m_remove, &QPushButton::clicked, this, &AnswerStrip::removeRelief);
    connect(m_clear, &QPushButton::clicked, this, &AnswerStrip::clearFilters);
    connect(m_page, &LinkButton::clicked, this, [this] { Q_EMIT openUrlRequested(m_content.providerUrl); });
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &AnswerStrip::refresh);
    connect(&m_session, &ComparisonSession::selectionChanged, this, &AnswerStrip::refresh);
    connect(&m_session, &ComparisonSession::pickedChanged, this, &AnswerStrip::updateButtons);
    retranslate();
    refresh();
}

void AnswerStrip::retranslate() {
    m_why->setText(tr("Why?"));
    m_why->setAccessibleName(tr("Why this offer"));
    m_page->setText(tr("Provider page"));
    m_clear->setText(tr("Clear filters"));
    setAccessibleName(tr("Answer"));
}

void AnswerStrip::setNarrow(bool narrow) {
    if (m_narrow == narrow) {
        return;
    }
    m_narrow = narrow;
    updateButtons();
    updateGeometry();
    update();
}

void AnswerStrip::setExample(bool example) {
    m_example = example;
    update();
}

void AnswerStrip::refresh() {
    const auto comparison = m_session.comparison();
    if (comparison != nullptr) {
        setContent(stripContent(*comparison, m_session.selected()));
    } else {
        updateButtons();
    }
}

void AnswerStrip::setContent(StripContent content) {
    m_content = std::move(content);
    m_announcer->say(m_content.spoken());
    updateButtons();
    updateGeometry();
    update();
}

int AnswerStrip::lineCount() const {
    if (m_narrow || !hasAnswer()) {
        return 1;
    }
    const bool hasBackground = !m_content.notCheaper.isEmpty() || !m_content.strongest.isEmpty();
    return 1 + int(!m_content.choice.isEmpty()) + int(hasBackground) + int(!m_content.outside.isEmpty()) +
           int(!m_content.borderline.isEmpty());
}

QSize AnswerStrip::sizeHint() const {
    const int foot = m_narrow ? units(2.5) : 0;
    return {units(140), headHeight(m_narrow) + lineCount() * lineHeight() + foot};
}

QSize AnswerStrip::minimumSizeHint() const {
    return {units(80), sizeHint().height()};
}

void AnswerStrip::updateButtons() {
    const auto comparison = m_session.comparison();
    const auto row = comparison != nullptr ? comparison->answer().row : std::nullopt;
    const bool isPicked = row && m_session.seriesOf(*row).has_value();
    m_add->setText(isPicked ? tr("In compare") : tr("Add to compare"));
    m_add->setEnabled(!isPicked);
    m_why->setVisible(hasAnswer());
    m_add->setVisible(hasAnswer() && !m_narrow);
    m_page->setVisible(hasAnswer() && !m_narrow && !m_content.providerUrl.isEmpty());
    const bool hasRelief = !hasAnswer() && m_content.relief.has_value();
    m_remove->setVisible(hasRelief);
    m_clear->setVisible(hasRelief);
    if (hasRelief) {
        //: button; %1 is the name of a filter
        m_remove->setText(tr("Remove “%1”").arg(nameOf(m_content.relief->rule)));
    }
    placeButtons();
}

// From the right edge inwards, middle of the head block.
void AnswerStrip::placeButtons() {
    const int middle = m_narrow ? height() / 2 : units(8);
    int right = width() - units(3);
    for (QPushButton* button : {m_add, static_cast<QPushButton*>(m_why), m_clear, m_remove}) {
        if (button->isHidden()) {
            continue;
        }
        const QSize size(button->sizeHint().width(), units(7));
        right -= size.width();
        button->setGeometry(right, middle - size.height() / 2, size.width(), size.height());
        right -= units(2);
    }
    const QSize link = m_page->sizeHint();
    const int linkMiddle = headHeight(m_narrow) + lineHeight() / 2 - units(0.5);
    m_page->setGeometry(width() - units(3) - link.width(), linkMiddle - link.height() / 2, link.width(),
                        link.height());
}

qreal AnswerStrip::buttonsLeft() const {
    int left = width() - units(1);
    for (const QPushButton* button : {static_cast<QPushButton*>(m_why), m_add, m_remove, m_clear}) {
        if (!button->isHidden()) {
            left = std::min(left, button->x());
        }
    }
    return left;
}

void AnswerStrip::addToCompare() {
    const auto comparison = m_session.comparison();
    if (comparison == nullptr || !comparison->answer().row) {
        return;
    }
    if (!m_session.togglePicked(*comparison->answer().row)) {
        Q_EMIT trayFull();
    }
}

void AnswerStrip::removeRelief() {
    if (m_content.relief) {
        const auto rule = m_content.relief->rule;
        m_session.setFilter(withoutRule(m_session.filter(), rule), tr("Remove “%1”").arg(nameOf(rule)));
    }
}

void AnswerStrip::clearFilters() {
    m_session.setFilter(clearedFilter(m_session.filter()), tr("Clear filters"));
}

void AnswerStrip::resizeEvent(QResizeEvent* event) {
    placeButtons();
    QWidget::resizeEvent(event);
}

void AnswerStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        updateGeometry();
        placeButtons();
        update();
    }
    QWidget::changeEvent(event);
}

bool AnswerStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) { // what is elided can be read here
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), m_content.spoken(), this);
        return true;
    }
    return QWidget::event(event);
}

void AnswerStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    painter.fillRect(rect(), theme.answer);
    painter.fillRect(0, 0, units(1), height(), barColor(theme, m_content.kind));
    painter.fillRect(0, height() - 1, width(), 1, theme.border);

    const qreal figureLeft = paintFigure(painter, theme);
    paintHead(painter, theme, figureLeft - units(4));
    QRectF line(inset(), headHeight(m_narrow) - units(0.5), width() - inset() - units(3), lineHeight());
    if (m_narrow) {
        line.setRight(figureLeft - units(3));
    }
    paintFacts(painter, theme, line);
    if (m_narrow || !hasAnswer()) {
        return;
    }
    if (!m_content.choice.isEmpty()) {
        line.translate(0, lineHeight());
        paintChoice(painter, theme, line);
    }
    line.translate(0, lineHeight());
    paintBackground(painter, theme, line);
}

// Returns the left edge of what was drawn.
qreal AnswerStrip::paintFigure(QPainter& painter, const Theme& theme) {
    const qreal right = buttonsLeft() - units(5);
    if (!hasAnswer()) {
        return right;
    }
    QFont figureFont = fontOf(TextStyle::Figure, true);
    if (m_narrow) {
        figureFont.setPixelSize(figureFont.pixelSize() * 6 / 7); // 24 of 28
    }
    const std::vector<TextRun> figure{
        {m_content.figure, figureFont, theme.text},
        {QStringLiteral(" ") + m_content.unit, fontOf(TextStyle::Title), theme.text}};
    const std::vector<TextRun> basis{{m_content.basis, fontOf(TextStyle::Small), theme.text2}};
    const qreal width = std::min(std::max(widthOf(figure), widthOf(basis)), right - units(60));
    const qreal top = m_narrow ? units(4.25) : units(1.5);
    const QRectF column(right - width, top, width, units(9));
    drawRuns(painter, column, figure, Qt::AlignRight);
    drawRuns(painter, QRectF(column.left(), top + units(9), width, units(4.5)), basis, Qt::AlignRight);
    return column.left();
}

void AnswerStrip::paintHead(QPainter& painter, const Theme& theme, qreal right) {
    const QRectF claimLine(inset(), units(2.5), right - inset(), units(4.5));
    const bool isPlain = m_content.kind == compare::AnswerKind::Comfortable || !hasAnswer();
    const QColor claimColor = isPlain ? theme.text2 : theme.tight;
    QFont answerFont = fontOf(TextStyle::Answer, true);
    QFont providerFont = fontOf(TextStyle::Answer);
    if (m_narrow) {
        answerFont.setPixelSize(answerFont.pixelSize() * 9 / 10); // 18 of 20
        providerFont.setPixelSize(answerFont.pixelSize());
    }
    const QRectF titleLine(inset(), m_narrow ? units(6.5) : units(7), right - inset(), units(6.75));
    if (!hasAnswer()) {
        drawRuns(painter, titleLine, {{m_content.claim, answerFont, theme.text}});
        return;
    }
    const auto claim =
        drawRuns(painter, claimLine, {{m_content.claim, fontOf(TextStyle::Small), claimColor}});
    if (m_example) {
        paintExample(painter, theme, claimLine.left() + claim.width + units(2), claimLine.center().y());
    }
    //: between card and provider
    const QString between = tr(" · ");
    drawRuns(
        painter, titleLine,
        {{m_content.card, answerFont, theme.text}, {between + m_content.provider, providerFont, theme.text}});
}

void AnswerStrip::paintExample(QPainter& painter, const Theme& theme, qreal left, qreal middle) {
    const QString word = tr("Example", "mark beside the answer of the worked example");
    const QFont font = fontOf(TextStyle::Caption);
    const qreal width = QFontMetricsF(font).horizontalAdvance(word) + units(2.5);
    const QRectF box(left, middle - units(2), width, units(4));
    painter.setPen(QPen(theme.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, units(0.75), units(0.75));
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, word);
}

void AnswerStrip::paintFacts(QPainter& painter, const Theme& theme, const QRectF& line) {
    const QFont font = fontOf(TextStyle::Body);
    if (!hasAnswer()) {
        drawRuns(painter, line, {{m_content.hint, font, theme.text2}});
        return;
    }
    const qreal right = m_page->isHidden() ? line.right() : m_page->x() - units(3);
    qreal x = line.left();
    for (const auto& fact : m_content.facts) {
        const qreal textLeft = x + units(4.5);
        const std::vector<TextRun> runs{
            {fact.text, font, fact.tone == Tone::Good ? theme.text : toneColor(theme, fact.tone)}};
        if (x > line.left() && textLeft + widthOf(runs) > right) {
            break; // a fact is shown whole or is left to tooltip and Why?
        }
        const qreal size = units(2.75);
        drawShape(painter, fact.shape, QRectF(x, line.center().y() - size / 2, size, size),
                  toneColor(theme, fact.tone));
        x = textLeft +
            drawRuns(painter, QRectF(textLeft, line.top(), right - textLeft, line.height()), runs).width;
        x += units(4);
    }
}

void AnswerStrip::paintChoice(QPainter& painter, const Theme& theme, const QRectF& line) {
    drawRuns(painter, line,
             {{m_content.choiceName, fontOf(TextStyle::Body, true), theme.text},
              //: between "Your choice" and the offer that was chosen
              {tr(", ") + m_content.choice, fontOf(TextStyle::Body), theme.text}});
}

void AnswerStrip::paintBackground(QPainter& painter, const Theme& theme, const QRectF& line) {
    const QFont font = fontOf(TextStyle::Small);
    QRectF rest = line;
    for (const QString& cheaper : {m_content.borderline, m_content.outside}) {
        if (!cheaper.isEmpty()) {
            drawRuns(painter, rest, {{cheaper, font, theme.text}});
            rest.translate(0, lineHeight());
        }
    }
    const auto first = drawRuns(painter, rest, {{m_content.notCheaper, font, theme.text2}});
    if (!first.elided && !m_content.strongest.isEmpty()) {
        rest.setLeft(rest.left() + first.width + (first.width > 0 ? units(4) : 0));
        drawRuns(painter, rest, {{m_content.strongest, font, theme.text2}});
    }
}

} // namespace fitgauge::ui
