// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/accessible_slider.h"

#include "ui/workload/track_slider.h"

#include <QAccessibleWidget>

namespace fitgauge::ui {
namespace {

class AccessibleTrackSlider : public QAccessibleWidget, public QAccessibleValueInterface {
  public:
    explicit AccessibleTrackSlider(TrackSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? slider()->spokenValue() : QAccessibleWidget::text(kind);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) {
            return static_cast<QAccessibleValueInterface*>(this);
        }
        return QAccessibleWidget::interface_cast(type);
    }

    QVariant currentValue() const override { return slider()->sliderPosition(); }
    void setCurrentValue(const QVariant& value) override { slider()->setSliderPosition(value.toInt()); }
    QVariant maximumValue() const override { return slider()->maximum(); }
    QVariant minimumValue() const override { return slider()->minimum(); }
    QVariant minimumStepSize() const override { return slider()->singleStep(); }

  private:
    TrackSlider* slider() const { return static_cast<TrackSlider*>(widget()); }
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    if (className == QLatin1String(TrackSlider::staticMetaObject.className())) {
        return new AccessibleTrackSlider(static_cast<TrackSlider*>(object));
    }
    return nullptr;
}

} // namespace

void installAccessibleSlider() {
    static const bool installed = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace fitgauge::ui
