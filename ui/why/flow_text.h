// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>

class QTextLayout;

namespace fitgauge::ui {

// A line or paragraph with bold figures (why_words.h marks them), wrapped at its width. Always plain text; a
// label for assistive tools. Its colour follows the theme.
class FlowText : public QLabel {
    Q_OBJECT

  public:
    enum class Ink : std::uint8_t { Text, Quiet };
    explicit FlowText(const QString& marked, TextStyle style = TextStyle::Body, Ink ink = Ink::Text,
                      QWidget* parent = nullptr);
    // One line at its natural width, never wrapped.
    void setSingleLine();
    void setBold(); // all of it
    // Nothing of the text lies outside the widget.
    [[nodiscard]] bool isWhole() const;

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    // Height of the lines at `width`; sets the widest line.
    qreal arrange(QTextLayout& layout, qreal width, qreal* widest = nullptr) const;
    void prepare(QTextLayout& layout) const;

    TextStyle m_style;
    Ink m_ink;
    bool m_singleLine = false;
    struct Piece {
        int start = 0, length = 0;
    };
    std::vector<Piece> m_bold;
};

} // namespace fitgauge::ui
