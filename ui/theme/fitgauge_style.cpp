// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fitgauge_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/style_parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

namespace fitgauge::ui {

FitgaugeStyle::FitgaugeStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void FitgaugeStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QTabBar*>(widget) != nullptr || qobject_cast<QSlider*>(widget) != nullptr) {
        widget->setAttribute(Qt::WA_Hover);
    }
}

void FitgaugeStyle::polish(QApplication* application) {
    QProxyStyle::polish(application);
    application->installEventFilter(this);
}

void FitgaugeStyle::unpolish(QApplication* application) {
    application->removeEventFilter(this);
    QProxyStyle::unpolish(application);
}

bool FitgaugeStyle::eventFilter(QObject* object, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt) {
            setShowsMnemonics(event->type() == QEvent::KeyPress);
        }
        break;
    case QEvent::ApplicationDeactivate:
        setShowsMnemonics(false);
        break;
    default:
        break;
    }
    return QProxyStyle::eventFilter(object, event);
}

void FitgaugeStyle::setShowsMnemonics(bool shows) {
    if (shows == m_showsMnemonics) {
        return;
    }
    m_showsMnemonics = shows;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        for (QWidget* child : window->findChildren<QWidget*>()) {
            if (child->isVisible()) {
                child->update();
            }
        }
    }
}

void FitgaugeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const {
    const Theme& theme = themeOf(option->palette);
    switch (element) {
    case PE_PanelButtonCommand:
        return style::drawPushButton(*painter, option, widget);
    case PE_PanelButtonTool:
        return style::drawToolButtonPanel(*painter, option);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return style::drawCheckIndicator(*painter, option);
    case PE_IndicatorRadioButton:
        return style::drawRadioIndicator(*painter, option);
    case PE_FrameLineEdit:
        return style::drawFieldFrame(*painter, option);
    case PE_Frame:
        painter->setPen(theme.border);
        painter->setBrush(Qt::NoBrush);
        return painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    case PE_PanelMenu:
        return painter->fillRect(option->rect, theme.base);
    case PE_FrameMenu:
    case PE_PanelTipLabel:
        if (element == PE_PanelTipLabel) {
            painter->fillRect(option->rect, theme.tip);
        }
        painter->setPen(theme.edge);
        painter->setBrush(Qt::NoBrush);
        return painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    case PE_FrameFocusRect:
        if (style::showsFocus(option)) {
            style::drawFocusRing(*painter, option->rect, theme.focus);
        }
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        return style::drawSeparator(*painter, option);
    case PE_PanelStatusBar:
        return style::drawBar(*painter, option, Qt::TopEdge);
    case PE_IndicatorArrowDown:
        return style::drawChevron(*painter, Qt::DownArrow, option->rect, theme.text2);
    case PE_IndicatorArrowUp:
        return style::drawChevron(*painter, Qt::UpArrow, option->rect, theme.text2);
    case PE_IndicatorArrowLeft:
        return style::drawChevron(*painter, Qt::LeftArrow, option->rect, theme.text2);
    case PE_IndicatorArrowRight:
        return style::drawChevron(*painter, Qt::RightArrow, option->rect, theme.text2);
    case PE_FrameTabBarBase: // as high as PM_TabBarBaseOverlap
        return painter->fillRect(option->rect, theme.border);
    case PE_FrameTabWidget:
        return painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), 1)), theme.border);
    case PE_FrameStatusBarItem:
    case PE_FrameButtonTool:
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FitgaugeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    switch (element) {
    case CE_PushButtonLabel:
        return drawPushButtonLabel(option, painter, widget);
    case CE_TabBarTabShape:
        return style::drawTabShape(*painter, qstyleoption_cast<const QStyleOptionTab*>(option));
    case CE_TabBarTabLabel:
        return style::drawTabLabel(*painter, qstyleoption_cast<const QStyleOptionTab*>(option),
                                   m_showsMnemonics);
    case CE_DockWidgetTitle:
        return style::drawDockTitle(*painter, qstyleoption_cast<const QStyleOptionDockWidget*>(option),
                                    subElementRect(SE_DockWidgetTitleBarText, option, widget));
    case CE_Splitter:
        return style::drawSeparator(*painter, option);
    case CE_ToolBar:
        return style::drawBar(*painter, option, Qt::BottomEdge);
    case CE_MenuBarEmptyArea:
        return painter->fillRect(option->rect, themeOf(option->palette).window);
    case CE_MenuBarItem:
        return style::drawMenuBarItem(*painter, qstyleoption_cast<const QStyleOptionMenuItem*>(option),
                                      m_showsMnemonics);
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        return style::drawHeaderArea(*painter, option);
    case CE_ProgressBarGroove:
    case CE_ProgressBarLabel:
        return;
    case CE_ProgressBarContents:
        return style::drawProgress(*painter, qstyleoption_cast<const QStyleOptionProgressBar*>(option));
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void FitgaugeStyle::drawPushButtonLabel(const QStyleOption* option, QPainter* painter,
                                        const QWidget* widget) const {
    QStyleOptionButton label(*qstyleoption_cast<const QStyleOptionButton*>(option));
    const Theme& theme = themeOf(option->palette);
    const bool enabled = option->state & State_Enabled;
    if (enabled && widget != nullptr && widget->property(kPrimaryProperty).toBool()) {
        label.palette.setColor(QPalette::ButtonText, theme.onAccent);
    } else if (enabled && widget != nullptr && widget->property(kLinkProperty).toBool()) {
        label.palette.setColor(QPalette::ButtonText, theme.accent);
    }
    QProxyStyle::drawControl(CE_PushButtonLabel, &label, painter, widget);
}

void FitgaugeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                       QPainter* painter, const QWidget* widget) const {
    if (control == CC_ComboBox) {
        return drawComboBox(option, painter, widget);
    }
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); control == CC_SpinBox) {
        return style::drawSpinBox(*painter, spin, subControlRect(control, option, SC_SpinBoxUp, widget),
                                  subControlRect(control, option, SC_SpinBoxDown, widget));
    }
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_Slider) {
        return style::drawSlider(*painter, slider);
    }
    if (control == CC_ScrollBar) {
        return style::drawScrollBar(*painter, slider,
                                    subControlRect(control, option, SC_ScrollBarSlider, widget), widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void FitgaugeStyle::drawComboBox(const QStyleOptionComplex* option, QPainter* painter,
                                 const QWidget* widget) const {
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    const Theme& theme = themeOf(option->palette);
    const bool enabled = option->state & State_Enabled;
    if (combo->editable) {
        style::drawFieldFrame(*painter, option);
    } else if (combo->frame) {
        const bool hovered = enabled && (option->state & (State_MouseOver | State_On));
        style::drawPanel(*painter, option->rect, hovered ? theme.hover : theme.button, theme.edge);
        if (style::showsFocus(option)) {
            style::drawFocusRing(*painter, option->rect, theme.focus);
        }
    }
    style::drawChevron(*painter, Qt::DownArrow, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget),
                       enabled ? theme.text2 : theme.disabled);
}

} // namespace fitgauge::ui
