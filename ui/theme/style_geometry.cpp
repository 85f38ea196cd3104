// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes and places of FitgaugeStyle: look.md section 3, in units of the font.
#include "ui/theme/fitgauge_style.h"
#include "ui/theme/icons.h"
#include "ui/theme/style_parts.h"
#include "ui/theme/theme.h"

#include <QLineEdit>
#include <QStyleOption>

namespace fitgauge::ui {

namespace {

bool has(const QWidget* widget, const char* property) {
    return widget != nullptr && widget->property(property).toBool();
}

QRect comboPart(const QStyleOptionComplex* option, QStyle::SubControl part) {
    const int arrow = units(6);
    const QRect all = option->rect;
    QRect rect;
    switch (part) {
    case QStyle::SC_ComboBoxArrow:
        rect = QRect(all.right() - arrow, all.y(), arrow, all.height());
        break;
    case QStyle::SC_ComboBoxEditField:
        rect = all.adjusted(units(2), 1, -arrow - 1, -1);
        break;
    default:
        rect = all;
    }
    return QStyle::visualRect(option->direction, all, rect);
}

QRect spinPart(const QStyleOptionSpinBox* option, QStyle::SubControl part) {
    const bool buttons = option->buttonSymbols != QAbstractSpinBox::NoButtons;
    const int width = buttons ? units(5) : 0;
    const QRect all = option->rect;
    const int half = all.height() / 2;
    QRect rect;
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        rect = QRect(all.right() - width, all.y(), width, half);
        break;
    case QStyle::SC_SpinBoxDown:
        rect = QRect(all.right() - width, all.y() + half, width, all.height() - half);
        break;
    case QStyle::SC_SpinBoxEditField:
        rect = all.adjusted(units(1.5), 1, buttons ? -width - 1 : -units(1.5), -1);
        break;
    default:
        rect = all;
    }
    return QStyle::visualRect(option->direction, all, rect);
}

QSize spinSize(const QStyleOptionSpinBox* option, const QSize& contents) {
    const bool buttons = option->buttonSymbols != QAbstractSpinBox::NoButtons;
    return {contents.width() + 2 * units(1.5) + (buttons ? units(5) : 0),
            std::max(contents.height(), units(6.5))};
}

} // namespace

QRect FitgaugeStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                    SubControl subControl, const QWidget* widget) const {
    if (control == CC_ComboBox) {
        return comboPart(option, subControl);
    }
    if (control == CC_SpinBox) {
        return spinPart(qstyleoption_cast<const QStyleOptionSpinBox*>(option), subControl);
    }
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_Slider && subControl == SC_SliderHandle) {
        return style::sliderHandle(slider);
    }
    if (control == CC_Slider && subControl == SC_SliderGroove) {
        return option->rect;
    }
    if (control == CC_ScrollBar) {
        const QRect handle =
            style::scrollBarSlider(slider, pixelMetric(PM_ScrollBarSliderMin, option, widget));
        const bool flat = slider->orientation == Qt::Horizontal;
        const QRect all = option->rect;
        switch (subControl) {
        case SC_ScrollBarSlider:
            return handle;
        case SC_ScrollBarGroove:
            return all;
        case SC_ScrollBarSubPage:
            return flat ? QRect(all.topLeft(), QPoint(handle.left() - 1, all.bottom()))
                        : QRect(all.topLeft(), QPoint(all.right(), handle.top() - 1));
        case SC_ScrollBarAddPage:
            return flat ? QRect(QPoint(handle.right() + 1, all.top()), all.bottomRight())
                        : QRect(QPoint(all.left(), handle.bottom() + 1), all.bottomRight());
        default:
            return {}; // no arrows
        }
    }
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

QRect FitgaugeStyle::subElementRect(SubElement element, const QStyleOption* option,
                                    const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    switch (element) {
    case SE_LineEditContents: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        const int inset = frame != nullptr && frame->lineWidth > 0 ? units(1.25) : 0;
        return rect.adjusted(inset, 0, -inset, 0);
    }
    case SE_DockWidgetTitleBarText:
        return rect.adjusted(units(1.5), 0, 0, 0); // with the margin: the panel inset of 12
    case SE_PushButtonFocusRect:
    case SE_CheckBoxFocusRect:
    case SE_RadioButtonFocusRect:
        return {}; // panel and indicator draw the ring
    default:
        return rect;
    }
}

QSize FitgaugeStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                      const QWidget* widget) const {
    switch (type) {
    case CT_PushButton: {
        if (has(widget, kLinkProperty)) {
            return {contents.width() + units(1), std::max(contents.height(), units(5))};
        }
        const bool small = has(widget, kSmallProperty);
        return {contents.width() + 2 * units(small ? 2 : 3), units(small ? 6 : 7)};
    }
    case CT_ComboBox:
        return {contents.width() + units(2) + units(6) + units(2),
                units(has(widget, kToolBarProperty) ? 7 : 6.5)};
    case CT_LineEdit:
        return {contents.width() + 2 * units(1.25), std::max(contents.height(), units(6.5))};
    case CT_SpinBox:
        return spinSize(qstyleoption_cast<const QStyleOptionSpinBox*>(option), contents);
    case CT_TabBarTab:
        return style::tabSize(qstyleoption_cast<const QStyleOptionTab*>(option));
    case CT_ToolButton:
        return QSize(contents.width() + units(2), contents.height() + units(2))
            .expandedTo(QSize(units(6.5), units(6.5)));
    case CT_MenuBarItem:
        return {contents.width() + units(4), units(7)};
    case CT_MenuBar:
        return {contents.width(), units(7)};
    default:
        return QProxyStyle::sizeFromContents(type, option, contents, widget);
    }
}

int FitgaugeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_TabBarIconSize:
        return units(4);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return units(2);
    case PM_SliderLength:
    case PM_SliderControlThickness:
        return units(3.5);
    case PM_SliderThickness:
        return units(4.5); // room for the focus ring
    case PM_ScrollBarExtent:
        return units(3);
    case PM_ScrollBarSliderMin:
        return units(6);
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
        return units(1.25);
    case PM_DockWidgetTitleMargin:
        return units(1.5);
    case PM_DockWidgetTitleBarButtonMargin:
        return units(0.75);
    case PM_TabBarBaseOverlap:
        return 1; // the line under the tabs
    case PM_TabBarBaseHeight:
    case PM_TabBarTabOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ToolBarFrameWidth:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
        return 0;
    case PM_MenuBarHMargin:
        return units(1.5);
    case PM_ToolBarItemMargin:
    case PM_ToolBarItemSpacing:
        return units(2);
    case PM_ToolTipLabelFrameWidth:
        return units(1.5);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FitgaugeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                             QStyleHintReturn* returnData) const {
    switch (hint) {
    case SH_UnderlineShortcut:
        return m_showsMnemonics ? 1 : 0;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_ToolTipLabel_Opacity:
        return 255;
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    case SH_ItemView_ShowDecorationSelected:
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return hint == SH_ItemView_ShowDecorationSelected ? 1 : 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QIcon FitgaugeStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                                  const QWidget* widget) const {
    switch (pixmap) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton:
        return icon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return icon(QStringLiteral("float"));
    default:
        return QProxyStyle::standardIcon(pixmap, option, widget);
    }
}

} // namespace fitgauge::ui
