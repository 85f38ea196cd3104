// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

#include <array>
#include <vector>

namespace fitgauge::ui {

// One line of the table beside a plot.
struct ReadOutRow {
    Series series;
    QString name;
    QString detail; // second line, quiet; may be empty
    std::array<QString, 2> figures;
    bool strong = false;  // bold: the offer that is spoken of
    bool warning = false; // second figure in the colour of tight, bold
};

// Sample, name and two figures a line, with a header: names the lines of a plot where they would run into
// each other at its edge.
class ChartReadOut : public QWidget {
    Q_OBJECT

  public:
    explicit ChartReadOut(QWidget* parent = nullptr);

    void setContent(const std::array<QString, 3>& header, std::vector<ReadOutRow> rows);
    [[nodiscard]] const std::vector<ReadOutRow>& rows() const { return m_rows; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] bool wantsTwoLines() const;
    [[nodiscard]] bool hasTwoLines() const; // ... and has the room for them
    [[nodiscard]] int heightOfRow(bool twoLines) const;
    [[nodiscard]] int heightOfAll(bool twoLines) const;
    [[nodiscard]] std::array<int, 3> columnWidths() const;

    std::array<QString, 3> m_header;
    std::vector<ReadOutRow> m_rows;
};

} // namespace fitgauge::ui
