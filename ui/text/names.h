// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/column.h"
#include "core/compare/comparison.h"

#include <QString>

namespace fitgauge::ui {

// The words of everything that the window names, in its language. Sentences are built elsewhere.
[[nodiscard]] QString nameOf(compare::Profile profile);    // "Live serving"
[[nodiscard]] QString nameOf(sizing::Fit fit);             // "Comfortable"; NeedsCards: "Needs more cards"
[[nodiscard]] QString nameOf(sizing::PartKind part);       // "KV cache"
[[nodiscard]] QString nameOf(sizing::WeightFormat format); // "BF16", "GGUF Q4_K_M"
[[nodiscard]] QString nameOf(sizing::KvFormat format);     // "16-bit"
[[nodiscard]] QString nameOf(sizing::Engine engine);       // "vLLM"
[[nodiscard]] QString nameOf(sizing::TrainingMethod method);
[[nodiscard]] QString nameOf(catalog::Market market);     // "on-demand"
[[nodiscard]] QString nameOf(catalog::ProviderKind kind); // "specialist cloud"
[[nodiscard]] QString nameOf(Tri value);                  // "yes", "no", "unknown"
[[nodiscard]] QString nameOf(compare::HiddenBy rule);     // the filter's name: "VRAM"
[[nodiscard]] QString nameOf(compare::NoCost reason);     // "no price"
[[nodiscard]] QString nameOf(compare::CostBasis basis);   // "730 h, always on"
[[nodiscard]] QString unknownText();                      // "unknown"

// The word of a verdict on one configuration: "Needs 2 cards".
[[nodiscard]] QString fitWord(const sizing::MemoryEstimate& memory);

// A group of hidden offers with its count: "118 do not fit".
[[nodiscard]] QString hiddenGroupText(compare::HiddenBy rule, std::size_t count);

// The two lines of a column's header. `currency` is the code that amounts are in.
struct ColumnHead {
    QString title;
    QString unit; // may be empty
};
[[nodiscard]] ColumnHead columnHead(compare::Column column, compare::Profile profile,
                                    const QString& currency = QStringLiteral("USD"));
// One sentence for tooltip and column menu; empty where the title says all.
[[nodiscard]] QString columnTip(compare::Column column);

} // namespace fitgauge::ui
