// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/header_bar.h"

#include "core/compare/stale.h"
#include "ui/session/comparison_session.h"
#include "ui/shell/profile_switch.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/workload/model_picker.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace fitgauge::ui {
namespace {

// The full triangle that marks prices past their limit; its words stand in tooltip and accessible name.
QPixmap staleMark(const QWidget& widget) {
    const int side = units(3);
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawShape(painter, Shape::Stale, QRectF(0, 0, side, side), themeOf(&widget).tight);
    return pixmap;
}

} // namespace

HeaderBar::HeaderBar(ComparisonSession& session, std::vector<models::Architecture> models, QWidget* parent)
    : QToolBar(parent), m_session(session) {
    setObjectName("header");
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(units(3), units(1), units(3), units(1));
    layout->setSpacing(units(2));
    m_profiles = new ProfileSwitch(row);
    m_modelLabel = new QLabel(row);
    m_models = new ModelPicker(std::move(models), row);
    m_models->setMinimumWidth(units(30)); // it elides; the profiles' names do not
    m_models->follow(session);
    m_modelLabel->setBuddy(m_models);
    m_age = new QLabel(row);
    m_age->setTextFormat(Qt::PlainText);
    m_stale = new QLabel(row);
    layout->addWidget(m_profiles);
    layout->addSpacing(units(4));
    layout->addWidget(m_modelLabel);
    layout->addWidget(m_models);
    layout->addStretch();
    layout->addWidget(m_age);
    layout->addWidget(m_stale);
    addWidget(row);
    QToolBar::layout()->setContentsMargins(0, 0, 0, 0);
    connect(m_profiles, &ProfileSwitch::chosen, this,
            [this](compare::Profile profile) { m_session.setProfile(profile); });
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &HeaderBar::refresh);
    retranslate();
}

void HeaderBar::setNarrow(bool narrow) {
    m_modelLabel->setVisible(!narrow);
}

void HeaderBar::focusModelPicker() {
    m_models->setFocus(Qt::ShortcutFocusReason);
}

void HeaderBar::refresh() {
    m_profiles->setProfile(m_session.workload().profile);
    const auto comparison = m_session.comparison();
    if (!comparison) {
        return;
    }
    const auto youngest = comparison->youngestPriceDays();
    const auto oldest = comparison->oldestPriceDays();
    //: %1 and %2 are numbers of days: the age of the freshest and of the oldest price.
    m_age->setText(youngest && oldest
                       ? tr("Prices %1–%2 days old").arg(countText(*youngest), countText(*oldest))
                       : tr("Price ages unknown"));
    const std::size_t stale = compare::shownPastAgeLimit(*comparison);
    m_stale->setVisible(stale > 0);
    m_stale->setPixmap(staleMark(*this));
    const QString words =
        tr("%n price(s) past the age limit of their source", nullptr, static_cast<int>(stale));
    m_stale->setToolTip(words);
    m_stale->setAccessibleName(words);
}

void HeaderBar::retranslate() {
    setWindowTitle(tr("Profile and model"));
    m_modelLabel->setText(tr("&Model"));
    refresh();
}

void HeaderBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        refresh();
    }
    QToolBar::changeEvent(event);
}

} // namespace fitgauge::ui
