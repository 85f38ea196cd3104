// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFrame;
class QScrollArea;
class QWidget;

// What the panels of the window stand in.
namespace fitgauge::ui {

[[nodiscard]] QFrame* hairline(QWidget* parent);
// A part of the left column with the panel inset of its own.
[[nodiscard]] QWidget* inset(QWidget* content, QWidget* parent);
// Scrolls up and down, never sideways.
[[nodiscard]] QScrollArea* scrolled(QWidget* content);

} // namespace fitgauge::ui
