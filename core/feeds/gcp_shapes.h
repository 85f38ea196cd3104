// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace fitgauge::feeds {

// A machine type of Google's and the cards on it.
struct GcpShape {
    std::string_view type;   // "a2-highgpu-1g"
    std::string_view series; // as SKU descriptions call its cores: "A2"
    double cards = 1, vcpus = 0, ramGib = 0;
    double cardGb = 0;     // of one card
    std::string_view form; // of the card, where the name leaves it open
    bool isHostIncluded = false;
};

// The types that carry a card named as SKU descriptions do ("A100", "A100 80GB", "L4"), the smallest for each
// number of cards; empty for a card that is not known. Types, cores and memory as in the SkyPilot catalog of
// Google (https://github.com/anycloud-sh/catalog/tree/62ff0a987e0c257a89235415d2877812fb1aaf29, 2026-05-20);
// which card is on which family as there too. On n1 a card takes four cores at least here.
[[nodiscard]] std::vector<GcpShape> gcpShapesOf(std::string_view card);

} // namespace fitgauge::feeds
