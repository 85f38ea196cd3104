// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_run.h"

#include <QString>

namespace fitgauge::ui {

// "no accelerator in it"; the stable word for a reason that has no words here.
[[nodiscard]] QString rejectText(feeds::RejectReason reason);
[[nodiscard]] QString changeKindText(catalog::OfferChange::Kind kind); // "new", "held"
// A price per hour with its currency; "no price".
[[nodiscard]] QString changePriceText(const std::optional<Money>& price);
// One sentence after an import: "Imported: 12 new, 3 changed, 1 gone."
[[nodiscard]] QString importedText(const catalog::FeedChange& change);
[[nodiscard]] QString undoneText(const catalog::LastImport& undone);
[[nodiscard]] QString undoQuestion(const catalog::LastImport& last);

} // namespace fitgauge::ui
