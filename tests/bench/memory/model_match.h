// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"

#include <span>
#include <string>
#include <vector>

namespace fitgauge::bench {

// Finds the catalog's model behind the name of a run: the Hub id, a copy of it by somebody else, a quantised
// derivative or a short key ("qwen2.5-7b"). Family and size have to agree, versions may differ after the
// point; words such as Instruct or AWQ do not matter. No match is an answer.
class ModelMatcher {
  public:
    explicit ModelMatcher(std::span<const models::Architecture> models);
    [[nodiscard]] const models::Architecture* find(const std::string& name, const std::string& key) const;

  private:
    struct Name {
        std::vector<std::string> families; // words of letters that tell models apart
        std::vector<std::string> versions; // 3, 3.1, 2.5
        std::vector<std::string> sizes;    // 8b, 8x7b
    };
    struct Entry {
        const models::Architecture* model;
        std::string id;       // lower case
        std::string baseName; // after the slash
        Name name;
    };
    static Name parse(const std::string& text);
    [[nodiscard]] double score(const Name& wanted, const Entry& entry) const;

    std::vector<Entry> m_entries;
};

} // namespace fitgauge::bench
