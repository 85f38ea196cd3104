// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tray/compare_tray.h"

#include "ui/answer/offer_words.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/tray/tray_item.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace fitgauge::ui {

namespace {

int trayHeight() {
    return units(10.5);
}

// Vertically centred; returns the x behind it.
int putAt(QWidget& widget, int x, int trayHeightNow) {
    const QSize size(widget.sizeHint().width(), std::min(widget.sizeHint().height(), units(7)));
    widget.setGeometry(x, (trayHeightNow - size.height()) / 2, size.width(), size.height());
    return x + size.width();
}

} // namespace

CompareTray::CompareTray(ComparisonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_message(new QLabel(this))
    , m_overflow(new QPushButton(this))
    , m_sideBySide(new QPushButton(this))
    , m_csv(new QPushButton(this))
    , m_pdf(new QPushButton(this))
    , m_export(new QPushButton(this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_title->setFont(fontOf(TextStyle::Body, true));
    m_message->setFont(fontOf(TextStyle::Small));
    m_message->setForegroundRole(QPalette::PlaceholderText);
    auto* exports = new QMenu(m_export);
    exports->addAction(QString(), this, &CompareTray::exportCsvRequested);
    exports->addAction(QString(), this, &CompareTray::pdfReportRequested);
    m_export->setMenu(exports);
    connect(m_overflow, &QPushButton::clicked, this, &CompareTray::showOverflowMenu);
    connect(m_sideBySide, &QPushButton::clicked, this, &CompareTray::sideBySideRequested);
    connect(m_csv, &QPushButton::clicked, this, &CompareTray::exportCsvRequested);
    connect(m_pdf, &QPushButton::clicked, this, &CompareTray::pdfReportRequested);
    connect(&m_session, &ComparisonSession::pickedChanged, this, &CompareTray::rebuild);
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &CompareTray::refresh);
    retranslate();
    rebuild();
}

void CompareTray::retranslate() {
    m_sideBySide->setText(tr("Side by side"));
    m_csv->setText(tr("Export CSV…"));
    m_pdf->setText(tr("PDF report…"));
    m_export->setText(tr("Export"));
    m_export->menu()->actions()[0]->setText(tr("Export CSV…"));
    m_export->menu()->actions()[1]->setText(tr("PDF report…"));
    setAccessibleName(tr("Compare tray"));
}

void CompareTray::setNarrow(bool narrow) {
    m_narrow = narrow;
    for (auto* item : m_items) {
        item->setCompact(narrow);
    }
    place();
    update();
}

QString CompareTray::message() const {
    return m_message->isHidden() ? QString() : m_message->text();
}

void CompareTray::showFull() {
    m_isFullShown = true;
    refresh();
}

// Items hold names only, so a new comparison changes what can be done, not what is drawn.
void CompareTray::refresh() {
    const bool hasComparison = m_session.comparison() != nullptr;
    const bool hasRows = hasComparison && !m_session.comparison()->rows().empty();
    m_sideBySide->setEnabled(m_items.size() >= 2);
    m_sideBySide->setToolTip(m_items.size() >= 2 ? QString() : tr("Tick two offers or more to compare them"));
    for (QPushButton* button : {m_csv, m_pdf, m_export}) {
        button->setEnabled(hasRows);
    }
    const auto most = static_cast<int>(ComparisonSession::kMostPicked);
    if (m_isFullShown && m_items.size() >= ComparisonSession::kMostPicked) {
        m_message->setText(tr("%n is the most that reads well: remove one first.", nullptr, most));
    } else {
        m_isFullShown = false;
        m_message->setText(m_items.empty() ? tr("Tick up to %n offers in the table.", nullptr, most)
                                           : QString());
    }
    place();
}

void CompareTray::rebuild() {
    for (auto* item : m_items) {
        item->hide();
        item->deleteLater();
    }
    m_items.clear();
    const auto comparison = m_session.comparison();
    for (const auto& pick : m_session.picked()) {
        const auto row = comparison != nullptr ? comparison->table().rowOf(pick.offerId) : std::nullopt;
        const QString name =
            row ? offerTitle(comparison->table(), *row) : QString::fromStdString(pick.offerId);
        auto* item = new TrayItem(pick.offerId, name, pick.series, pick.baseline, this);
        item->setCompact(m_narrow);
        connect(item, &TrayItem::baselineRequested, this,
                [this, id = pick.offerId] { m_session.setBaseline(id); });
        connect(item, &TrayItem::removeRequested, this,
                [this, id = pick.offerId] { m_session.removePicked(id); });
        m_items.push_back(item);
    }
    m_title->setText(m_items.empty()
                         ? tr("Compare")
                         //: "Compare 2 of 5": picked offers and the most that can be
                         : tr("Compare %1 of %2")
                               .arg(countText(static_cast<std::int64_t>(m_items.size())),
                                    countText(static_cast<std::int64_t>(ComparisonSession::kMostPicked))));
    refresh();
}

// Returns the left edge of the buttons.
int CompareTray::placeButtons() {
    m_csv->setVisible(!m_narrow);
    m_pdf->setVisible(!m_narrow);
    m_export->setVisible(m_narrow);
    int right = width() - units(3);
    for (QPushButton* button : {m_export, m_pdf, m_csv, m_sideBySide}) {
        if (button->isHidden()) {
            continue;
        }
        const int wide = button->sizeHint().width();
        right -= wide;
        button->setGeometry(right, (height() - units(7)) / 2, wide, units(7));
        right -= units(2);
    }
    return right;
}

void CompareTray::place() {
    const int right = placeButtons();
    int x = putAt(*m_title, units(3), height()) + units(2.5);
    const int overflowWidth = units(10);
    std::size_t shown = 0;
    for (; shown < m_items.size(); ++shown) {
        const bool isLast = shown + 1 == m_items.size();
        const int room = right - x - (isLast ? 0 : overflowWidth);
        if (m_items[shown]->sizeHint().width() > room) {
            break;
        }
        x = putAt(*m_items[shown], x, height()) + units(2);
        m_items[shown]->show();
    }
    m_overflowCount = static_cast<int>(m_items.size() - shown);
    for (std::size_t i = shown; i < m_items.size(); ++i) {
        m_items[i]->hide();
    }
    m_overflow->setVisible(m_overflowCount > 0);
    if (m_overflowCount > 0) {
        //: that many more offers are in the tray
        m_overflow->setText(tr("+%1").arg(countText(m_overflowCount)));
        m_overflow->setAccessibleName(tr("%n more offers", nullptr, m_overflowCount));
        x = putAt(*m_overflow, x, height()) + units(2);
    }
    const bool hasMessage = !m_message->text().isEmpty() && right - x > units(30);
    m_message->setVisible(hasMessage);
    m_message->setGeometry(x, 0, std::max(0, right - x), height());
}

void CompareTray::showOverflowMenu() {
    QMenu menu(this);
    for (std::size_t i = m_items.size() - static_cast<std::size_t>(m_overflowCount); i < m_items.size();
         ++i) {
        const auto id = m_items[i]->offerId();
        auto* entry =
            menu.addMenu(m_items[i]->accessibleName().replace(QLatin1Char('&'), QLatin1String("&&")));
        entry->addAction(tr("Make it the baseline"), this, [this, id] { m_session.setBaseline(id); });
        entry->addAction(tr("Remove from compare"), this, [this, id] { m_session.removePicked(id); });
    }
    menu.exec(m_overflow->mapToGlobal(QPoint(0, 0)));
}

QSize CompareTray::sizeHint() const {
    return {units(200), trayHeight()};
}

QSize CompareTray::minimumSizeHint() const {
    return {units(100), trayHeight()};
}

void CompareTray::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, themeOf(this).border);
}

void CompareTray::resizeEvent(QResizeEvent* event) {
    place();
    QWidget::resizeEvent(event);
}

void CompareTray::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        rebuild();
    }
    QWidget::changeEvent(event);
}

} // namespace fitgauge::ui
