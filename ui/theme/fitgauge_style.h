// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace fitgauge::ui {

// Dynamic properties of a QPushButton that the style reads.
inline constexpr const char* kPrimaryProperty = "primary"; // filled with the accent: one in a window
inline constexpr const char* kLinkProperty = "link";       // text in the accent colour and no frame
// Of a QPushButton: 24 instead of 28 high. Of a QComboBox: 28 as in the toolbar instead of 26.
inline constexpr const char* kSmallProperty = "small";
inline constexpr const char* kToolBarProperty = "toolbar";

// Fusion with our lines, radii and focus ring (it takes its outlines from Window and knows no others).
// Colours come from the Theme of the option's palette at paint time, sizes from units(): nothing is kept.
// Each family of controls is painted in a file of its own, style_<family>.cpp.
class FitgaugeStyle : public QProxyStyle {
    Q_OBJECT

  public:
    FitgaugeStyle();

    void polish(QWidget* widget) override;
    void polish(QApplication* application) override;
    void unpolish(QApplication* application) override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                       SubControl subControl, const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                         const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returnData) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                                     const QWidget* widget) const override;

  protected:
    // Mnemonics are underlined while Alt is held.
    bool eventFilter(QObject* object, QEvent* event) override;

  private:
    void setShowsMnemonics(bool shows);
    void drawPushButtonLabel(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;

    bool m_showsMnemonics = false;
};

} // namespace fitgauge::ui
