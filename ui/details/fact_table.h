// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/gauge/gauge_fill.h"
#include "ui/theme/icons.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace fitgauge::ui {

// How a figure stands: never by colour alone, so each tone comes with a shape or a word.
enum class FactTone : std::uint8_t { Plain, Good, Tight, Bad, Quiet };

// One line of the details: a name and what is known of it.
struct FactRow {
    QString label;
    QString value;
    QString limit = {};                   // quiet, after the value: "≤ 1.0 s"
    std::optional<GaugeFill> swatch = {}; // before the label
    std::optional<Shape> shape = {};      // before the label
    FactTone tone = FactTone::Plain;      // of the shape
    bool strong = false;                  // a sum
    bool lineAbove = false;
    bool unknown = false; // value in quiet italic
};

// Names at the left, values at the right; a value that is too long for its line continues below. Reads as one
// text for assistive technology.
class FactTable : public QWidget {
    Q_OBJECT

  public:
    explicit FactTable(QWidget* parent = nullptr);

    void setRows(std::vector<FactRow> rows);
    [[nodiscard]] const std::vector<FactRow>& rows() const { return m_rows; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] bool hasMarks() const;
    [[nodiscard]] int heightOf(const FactRow& row, int width) const;
    void paintRow(QPainter& painter, const FactRow& row, const QRect& box) const;
    void paintMark(QPainter& painter, const FactRow& row, const QRect& box) const;

    std::vector<FactRow> m_rows;
};

} // namespace fitgauge::ui
