// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef> // first: moc cannot read <compare> before the configuration of the standard library

#include "core/sizing/estimate.h"

#include <QString>

#include <optional>
#include <vector>

namespace fitgauge::ui {

// What the gauge shows, as one value: widget, paper and tests paint or read the same. All sizes are per card.
struct GaugeState {
    sizing::Fit fit = sizing::Fit::Unknown;
    std::vector<sizing::Part> parts; // in drawing order, none of them empty
    Bytes needed;
    std::optional<Bytes> usable; // empty: nobody told us the memory of this part
    sizing::ComfortPpm comfort = sizing::kDefaultComfort;
    int cards = 1;
    bool weightsOnly = false; // no formula for the rest: `needed` is a lower bound
    QString title;            // "Memory on L40S 48 GB"
    QString stateWord;        // "Comfortable", "Needs 2 cards"
    QString sentence;         // what a person reads, and what a screen reader says

    [[nodiscard]] std::optional<Bytes> freeBytes() const;    // empty when more is needed than there is
    [[nodiscard]] std::optional<Bytes> missingBytes() const; // empty when it fits or capacity is unknown
    [[nodiscard]] Bytes fullWidth() const;                   // what the whole bar stands for
    friend bool operator==(const GaugeState&, const GaugeState&) = default;
};

// `gpuName` as people write it ("L40S 48 GB"); `users` at once for a serving estimate, empty for training.
[[nodiscard]] GaugeState gaugeState(const sizing::MemoryEstimate& memory, sizing::ComfortPpm comfort,
                                    const QString& gpuName, std::optional<std::int64_t> users);

// "KV cache", "LoRA gradients, optimizer"; brief: "LoRA", for narrow legends.
[[nodiscard]] QString partText(sizing::PartKind kind, bool brief = false);

} // namespace fitgauge::ui
