// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace fitgauge::models {

// What a model type's name tells that its numbers do not.
struct KindFacts {
    bool known = false;
    bool gatedMlp = true;       // gate, up and down; else up and down
    bool tiedByDefault = false; // embeddings, when the file is silent
    bool qkvBias = false;       // when the file is silent
    bool halvedMlp = false;     // Qwen 1 writes gate and up together
    bool multiQuery = false;    // one KV head, when the file is silent
    bool encoder = false;       // no cache
};

// `model_type` of Hugging Face or `general.architecture` of GGUF, without regard to case, '-' and '_'.
[[nodiscard]] KindFacts kindFacts(std::string_view modelType);

} // namespace fitgauge::models
