// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gauge/accessible_gauge.h"

#include "ui/gauge/gauge_widget.h"

#include <QAccessibleWidget>

namespace fitgauge::ui {
namespace {

class AccessibleGauge : public QAccessibleWidget, public QAccessibleValueInterface {
  public:
    explicit AccessibleGauge(GaugeWidget* gauge) : QAccessibleWidget(gauge, QAccessible::ProgressBar) {}

    QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Value) {
            return shown().sentence;
        }
        return QAccessibleWidget::text(kind);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) {
            return static_cast<QAccessibleValueInterface*>(this);
        }
        return QAccessibleWidget::interface_cast(type);
    }

    // Per cent of usable memory; above 100 when it does not fit, invalid when unknown.
    QVariant currentValue() const override {
        const GaugeState& gauge = shown();
        if (!gauge.usable) {
            return {};
        }
        return 100.0 * static_cast<double>(gauge.needed.count()) / static_cast<double>(gauge.usable->count());
    }
    void setCurrentValue(const QVariant& /*value*/) override {}
    QVariant maximumValue() const override { return 100.0; }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return {}; }

  private:
    const GaugeState& shown() const { return static_cast<GaugeWidget*>(widget())->state(); }
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    if (className == QLatin1String(GaugeWidget::staticMetaObject.className())) {
        return new AccessibleGauge(static_cast<GaugeWidget*>(object));
    }
    return nullptr;
}

} // namespace

void installAccessibleGauge() {
    static const bool installed = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace fitgauge::ui
