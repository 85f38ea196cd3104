// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/profile_switch.h"

#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace fitgauge::ui {
namespace {

enum class Place : std::uint8_t { First, Middle, Last };

class Segment : public QAbstractButton {
  public:
    Segment(Place place, QWidget* parent) : QAbstractButton(parent), m_place(place) {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
    }

    [[nodiscard]] QSize sizeHint() const override {
        const QFontMetrics bold(fontOf(TextStyle::Body, true));
        return {bold.horizontalAdvance(text()) + 2 * units(3), units(7)};
    }

    // Half a profile's name is none.
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = themeOf(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setClipPath(outline());
        painter.fillRect(rect(), isChecked() ? theme.button : theme.hover);
        if (isChecked()) {
            painter.fillRect(QRectF(0, height() - 2.5, width(), 2.5), theme.accent);
        }
        painter.setClipping(false);
        painter.setPen(QPen(theme.edge, 1));
        painter.drawPath(outline());
        painter.setPen(isChecked() ? theme.text : theme.text2);
        painter.setFont(fontOf(TextStyle::Body, isChecked()));
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
            painter.setPen(QPen(theme.focus, 2));
            painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 3, 3);
        }
    }

  private:
    // Rounded at the switch's own ends only; neighbours share one line.
    [[nodiscard]] QPainterPath outline() const {
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, m_place == Place::Last ? -0.5 : 0.5, -0.5);
        constexpr qreal kRadius = 4;
        QPainterPath path;
        path.setFillRule(Qt::WindingFill); // so that the overlap of both shapes is inside
        path.addRoundedRect(box, kRadius, kRadius);
        if (m_place != Place::First) {
            path.addRect(QRectF(box.left(), box.top(), kRadius, box.height()));
        }
        if (m_place != Place::Last) {
            path.addRect(QRectF(box.right() - kRadius, box.top(), kRadius, box.height()));
        }
        return path.simplified();
    }

    Place m_place;
};

constexpr std::array kProfiles{compare::Profile::Research, compare::Profile::Live, compare::Profile::Batch};

} // namespace

ProfileSwitch::ProfileSwitch(QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (std::size_t i = 0; i < kProfiles.size(); ++i) {
        const Place place = i == 0 ? Place::First : i + 1 == kProfiles.size() ? Place::Last : Place::Middle;
        auto* segment = new Segment(place, this);
        m_group->addButton(segment, static_cast<int>(i));
        layout->addWidget(segment);
    }
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int id) { Q_EMIT chosen(kProfiles[static_cast<std::size_t>(id)]); });
    retranslate();
}

void ProfileSwitch::retranslate() {
    setAccessibleName(tr("Profile"));
    const std::array names{tr("Research"), tr("Live serving"), tr("Batch")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        m_group->button(static_cast<int>(i))->setText(names[i]);
    }
}

void ProfileSwitch::setProfile(compare::Profile profile) {
    const auto found = std::find(kProfiles.begin(), kProfiles.end(), profile);
    m_group->button(static_cast<int>(found - kProfiles.begin()))->setChecked(true);
}

void ProfileSwitch::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace fitgauge::ui
