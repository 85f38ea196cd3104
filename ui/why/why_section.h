// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/why/why_content.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace fitgauge::ui {

// One numbered part of the panel: badge and title, then its lines and tables on one grid.
class WhySection : public QWidget {
    Q_OBJECT

  public:
    explicit WhySection(const WhyPart& part, QWidget* parent = nullptr);

  private:
    void addHead(QVBoxLayout& column, const WhyPart& part);
    void addLines(QVBoxLayout& column, const std::vector<WhyLine>& lines);
    void addRatios(QVBoxLayout& column, const std::vector<WhyRatio>& ratios);
    void addChanges(QVBoxLayout& column, const std::vector<WhyChange>& changes);
};

} // namespace fitgauge::ui
