// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/workload.h"

#include <QList>
#include <QWidget>

class QAbstractButton;
class QButtonGroup;

namespace fitgauge::ui {

// Research | Live serving | Batch in one outline: exactly one is on. Widths come from the bold text, so that
// nothing jumps when the choice moves.
class ProfileSwitch : public QWidget {
    Q_OBJECT

  public:
    explicit ProfileSwitch(QWidget* parent = nullptr);
    void setProfile(compare::Profile profile); // shows it; emits nothing
    void retranslate();

  Q_SIGNALS:
    void chosen(compare::Profile profile);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QButtonGroup* m_group = nullptr;
};

} // namespace fitgauge::ui
