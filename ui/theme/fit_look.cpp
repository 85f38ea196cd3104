// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fit_look.h"

namespace fitgauge::ui {

Shape fitShape(sizing::Fit fit) {
    switch (fit) {
    case sizing::Fit::Comfortable:
        return Shape::Comfortable;
    case sizing::Fit::Tight:
        return Shape::Tight;
    case sizing::Fit::NeedsCards:
        return Shape::NeedsCards;
    case sizing::Fit::WouldSpill:
        return Shape::WouldSpill;
    case sizing::Fit::DoesNotFit:
        return Shape::DoesNotFit;
    case sizing::Fit::Unknown:
        break;
    }
    return Shape::Unknown;
}

QColor fitColor(sizing::Fit fit, const Theme& theme) {
    switch (fit) {
    case sizing::Fit::Comfortable:
        return theme.good;
    case sizing::Fit::Tight:
        return theme.tight;
    case sizing::Fit::NeedsCards:
        return theme.text2;
    case sizing::Fit::WouldSpill:
    case sizing::Fit::DoesNotFit:
        return theme.bad;
    case sizing::Fit::Unknown:
        break;
    }
    return theme.quiet;
}

} // namespace fitgauge::ui
