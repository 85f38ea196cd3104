// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/search_bar.h"

#include "ui/answer/polite_announcer.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QToolButton>

#include <chrono>

namespace fitgauge::ui {

namespace {

constexpr std::chrono::milliseconds kTypingPause{150};
constexpr int kLongestSearch = 200;

} // namespace

SearchBar::SearchBar(ComparisonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_field(new QLineEdit(this))
    , m_lens(m_field->addAction(QIcon(), QLineEdit::LeadingPosition))
    , m_count(new QLabel(this))
    , m_columns(new QToolButton(this))
    , m_announcer(new PoliteAnnouncer(*m_count)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(4));
    m_field->setMaximumWidth(units(75));
    m_field->setMinimumWidth(units(30));
    m_field->setClearButtonEnabled(true);
    m_field->setMaxLength(kLongestSearch);
    m_field->installEventFilter(this);
    m_count->setTextFormat(Qt::RichText);
    m_columns->setAutoRaise(true);
    m_columns->setFixedSize(units(6.5), units(6.5));
    row->addWidget(m_field, 3);
    row->addStretch(1);
    row->addWidget(m_count);
    row->addWidget(m_columns);

    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPause);
    connect(m_field, &QLineEdit::textEdited, &m_pause, qOverload<>(&QTimer::start));
    connect(m_field, &QLineEdit::returnPressed, this, &SearchBar::apply);
    connect(&m_pause, &QTimer::timeout, this, &SearchBar::apply);
    connect(m_columns, &QToolButton::clicked, this,
            [this] { Q_EMIT columnMenuRequested(m_columns->mapToGlobal(QPoint(0, m_columns->height()))); });
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &SearchBar::refresh);
    for (const auto& keys : {QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)}) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &SearchBar::focusField);
    }
    retranslate();
    updateIcons();
    refresh();
}

void SearchBar::focusField() {
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

QString SearchBar::countText() const {
    const auto comparison = m_session.comparison();
    if (comparison == nullptr) {
        return {};
    }
    const auto total = static_cast<int>(comparison->table().size());
    //: how many offers are shown: "37 of 412 offers"; %1 shown, %2 all (the number that counts for the
    //: plural)
    return tr("%1 of %2 offers", nullptr, total)
        .arg(ui::countText(static_cast<std::int64_t>(comparison->rows().size())), ui::countText(total));
}

void SearchBar::refresh() {
    const auto comparison = m_session.comparison();
    // A field that is being typed in is ahead of the session.
    if (!m_pause.isActive()) {
        const QString text = QString::fromStdString(m_session.filter().text);
        if (m_field->text().simplified() != text) {
            m_field->setText(text);
        }
    }
    if (comparison == nullptr) {
        return;
    }
    const auto total = static_cast<int>(comparison->table().size());
    const auto shown = ui::countText(static_cast<std::int64_t>(comparison->rows().size()));
    m_count->setText(tr("%1 of %2 offers", nullptr, total)
                         .arg(QStringLiteral("<b>%1</b>").arg(shown), ui::countText(total)));
    m_announcer->say(countText());
}

void SearchBar::apply() {
    m_pause.stop();
    auto filter = m_session.filter();
    filter.text = m_field->text().simplified().toStdString();
    if (!(filter == m_session.filter())) {
        m_session.setFilter(filter, tr("Search"), QStringLiteral("search"));
    }
}

void SearchBar::retranslate() {
    m_field->setPlaceholderText(tr("Search GPU, provider, region"));
    m_field->setAccessibleName(tr("Search offers"));
    m_columns->setToolTip(tr("Columns"));
    m_columns->setAccessibleName(tr("Choose columns"));
    m_count->setAccessibleName(tr("Offers shown"));
}

void SearchBar::updateIcons() {
    m_lens->setIcon(icon(QStringLiteral("search")));
    m_columns->setIcon(icon(QStringLiteral("columns")));
    m_columns->setIconSize(QSize(units(4), units(4)));
}

void SearchBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    } else if (event->type() == QEvent::PaletteChange) {
        updateIcons();
    }
    QWidget::changeEvent(event);
}

// Down leaves the field for the table; Esc empties it first.
bool SearchBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down) {
            apply();
            Q_EMIT tableRequested();
            return true;
        }
        if (key == Qt::Key_Escape && !m_field->text().isEmpty()) {
            m_field->clear();
            apply();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace fitgauge::ui
