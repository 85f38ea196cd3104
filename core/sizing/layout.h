// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fitgauge::sizing {

// How one copy of a model is spread over the cards of a machine; both >= 1.
struct Layout {
    int tensorParallel = 1;   // every matrix is cut in so many pieces
    int pipelineParallel = 1; // layers are dealt out in so many stages
    [[nodiscard]] int cards() const { return tensorParallel * pipelineParallel; }
    friend bool operator==(const Layout&, const Layout&) = default;
};

} // namespace fitgauge::sizing
