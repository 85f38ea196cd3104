// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/workload.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace fitgauge::ui {

class TrackSlider;

// Precision as four named stops (4, 8, 16, 32 bit) and a menu of the exact formats.
class PrecisionSlider : public QWidget {
    Q_OBJECT

  public:
    explicit PrecisionSlider(QWidget* parent = nullptr);

    void setFormat(sizing::WeightFormat format);
    [[nodiscard]] sizing::WeightFormat format() const { return m_format; }
    [[nodiscard]] TrackSlider* slider() const { return m_slider; }
    [[nodiscard]] QComboBox* menu() const { return m_menu; }

  Q_SIGNALS:
    void formatEdited(fitgauge::sizing::WeightFormat format);

  private:
    void takeStop(int stop);
    void takeMenu(int index);

    sizing::WeightFormat m_format = sizing::WeightFormat::Bf16;
    QLabel* m_label = nullptr;
    QComboBox* m_menu = nullptr;
    TrackSlider* m_slider = nullptr;
};

} // namespace fitgauge::ui
