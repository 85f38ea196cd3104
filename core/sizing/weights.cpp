// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/weights.h"

#include "core/sizing/arithmetic.h"
#include "core/sizing/format.h"

#include <algorithm>

namespace fitgauge::sizing {

double weightBytesPerCard(const models::Architecture& model, WeightFormat format, const Layout& layout) {
    const double parameters = asDouble(model.totalParameters.value_or(0));
    if (model.plainSize) {
        return parameters * bytesPerPlainParameter(format) / layout.cards();
    }
    const double embeddings = std::min(parameters, asDouble(model.vocabulary) * asDouble(model.hidden) *
                                                       (model.tiedEmbeddings ? 1 : 2));
    const double kept = std::max(2.0, format == WeightFormat::Fp32 ? 4.0 : 2.0);
    return (embeddings * kept + (parameters - embeddings) * bytesPerWeight(format)) / layout.cards();
}

} // namespace fitgauge::sizing
