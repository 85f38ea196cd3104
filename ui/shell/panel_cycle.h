// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

namespace fitgauge::ui {

// F6 and Shift+F6: moves the keyboard from panel to panel in the order given, past hidden ones, to where it
// last was in each.
class PanelCycle : public QObject {
    Q_OBJECT

  public:
    PanelCycle(std::vector<QWidget*> panels, QWidget* window);

    void next() { step(1); }
    void previous() { step(-1); }

  private:
    struct Panel {
        QPointer<QWidget> root;
        QPointer<QWidget> lastFocus;
    };

    void step(int direction);
    void remember(QWidget* focused);
    [[nodiscard]] int current() const; // -1: the keyboard is elsewhere

    std::vector<Panel> m_panels;
};

// The first widget inside `root` (or `root` itself) that Tab would reach; nullptr when there is none.
[[nodiscard]] QWidget* firstReachable(QWidget& root);

} // namespace fitgauge::ui
