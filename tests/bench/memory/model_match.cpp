// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memory/model_match.h"

#include "tests/bench/memory/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string_view>

namespace fitgauge::bench {
namespace {

// Words that say how a checkpoint was tuned or stored, not which shape it has.
const std::set<std::string, std::less<>> kIdle = {"instruct",
                                                  "chat",
                                                  "hf",
                                                  "it",
                                                  "base",
                                                  "fp",
                                                  "bf",
                                                  "int",
                                                  "awq",
                                                  "gptq",
                                                  "gguf",
                                                  "quantized",
                                                  "quantised",
                                                  "w",
                                                  "a",
                                                  "dynamic",
                                                  "meta",
                                                  "model",
                                                  "by",
                                                  "class",
                                                  "architecture",
                                                  "nvfp",
                                                  "mxfp",
                                                  "bnb",
                                                  "bit",
                                                  "preview",
                                                  "kv",
                                                  "community",
                                                  "quantisation",
                                                  "quantization",
                                                  "no",
                                                  "official",
                                                  "hub",
                                                  "id",
                                                  "instruction",
                                                  "v",
                                                  "x",
                                                  "qat",
                                                  "the",
                                                  "unsloth",
                                                  "g",
                                                  "uncensored",
                                                  "thinking",
                                                  "latest",
                                                  "q",
                                                  "k",
                                                  "s",
                                                  "m",
                                                  "l",
                                                  "iq",
                                                  "dq",
                                                  "block",
                                                  "marlin",
                                                  "unquantized",
                                                  "think",
                                                  "nvidia"};

// A number right after one of these is a width in bits or a group size, no version.
const std::set<std::string, std::less<>> kWidthWords = {"int", "fp", "bf", "nvfp", "mxfp", "nf", "w",
                                                        "a",   "q",  "iq", "bit",  "g",    "r"};

// R1's distilled models have the shape of the base that they name last.
const std::map<std::string, std::string, std::less<>> kDistilledVersions = {{"qwen", "2.5"},
                                                                            {"llama", "3.1"}};

std::string baseName(const std::string& id) {
    const std::size_t slash = id.find('/');
    return lowerCase(slash == std::string::npos ? id : id.substr(slash + 1));
}

bool isSize(std::string_view word) {
    return word.size() >= 2 && word[0] >= '0' && word[0] <= '9' &&
           (word.back() == 'b' || word.back() == 'm') &&
           word.find_first_not_of("0123456789.x", 0) == word.size() - 1;
}

bool isNumber(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789.") == std::string_view::npos;
}

// Releases are told by year and month (2409), formats by bits (16, 128): neither is a version.
bool isVersion(std::string_view word) {
    return isNumber(word) && leadingNumber(word).value_or(1000) < 7;
}

double majorOf(const std::string& version) {
    return std::floor(leadingNumber(version).value_or(-1));
}

// 1 equal, 0.5 the same major version or one left out, negative: not the same model.
double versionAgreement(const std::vector<std::string>& wanted, const std::vector<std::string>& have) {
    if (wanted.empty() && have.empty()) {
        return 1;
    }
    if (wanted.empty() || have.empty()) { // "LLaMA" is the first of its line
        const std::string& named = wanted.empty() ? have.front() : wanted.front();
        return leadingNumber(named) == 1 || named == "0.1" ? 0.9 : -1;
    }
    const double a = leadingNumber(wanted.front()).value_or(-1);
    const double b = leadingNumber(have.front()).value_or(-2);
    if (a == b) {
        return 1;
    }
    return majorOf(wanted.front()) == majorOf(have.front()) ? 0.5 - std::abs(a - b) * 0.1 : -1;
}

} // namespace

ModelMatcher::ModelMatcher(std::span<const models::Architecture> models) {
    for (const models::Architecture& model : models) {
        Entry entry{&model, lowerCase(model.id), baseName(model.id), parse(baseName(model.id))};
        if (entry.name.sizes.empty() && model.totalParameters) { // "Mistral-Small-Instruct-2409" is a 22B
            const double billions = static_cast<double>(*model.totalParameters) / 1e9;
            entry.name.sizes.push_back(std::to_string(std::llround(billions)) + "b");
        }
        m_entries.push_back(std::move(entry));
    }
}

ModelMatcher::Name ModelMatcher::parse(const std::string& text) {
    Name name;
    std::string previous;
    bool distilled = false;
    for (const std::string& word : modelWords(text)) {
        const bool activeSize = word.size() > 2 && word[0] == 'a' && isSize(std::string_view(word).substr(1));
        if (word == "distill") {
            name = {};
            distilled = true;
        } else if (isSize(word)) {
            name.sizes.push_back(word);
        } else if (isVersion(word) && !kWidthWords.contains(previous)) {
            name.versions.push_back(word);
        } else if (!isNumber(word) && !kIdle.contains(word) && !activeSize) {
            name.families.push_back(word);
        }
        previous = word;
    }
    if (distilled && !name.families.empty() && name.versions.empty()) {
        if (const auto base = kDistilledVersions.find(name.families.front());
            base != kDistilledVersions.end()) {
            name.versions.push_back(base->second);
        }
    }
    return name;
}

double ModelMatcher::score(const Name& wanted, const Entry& entry) const {
    const Name& have = entry.name;
    if (wanted.families.empty() || have.families.empty()) {
        return -1;
    }
    if (!wanted.sizes.empty() && !have.sizes.empty() && wanted.sizes.front() != have.sizes.front()) {
        return -1;
    }
    const double versions = versionAgreement(wanted.versions, have.versions);
    if (versions < 0) {
        return -1;
    }
    const std::set<std::string> a(wanted.families.begin(), wanted.families.end());
    const std::set<std::string> b(have.families.begin(), have.families.end());
    const auto common = static_cast<double>(
        std::count_if(a.begin(), a.end(), [&](const std::string& word) { return b.contains(word); }));
    const bool otherLine = std::any_of(a.begin(), a.end(), [&](const std::string& word) {
        return !b.contains(word) && word.find_first_of("0123456789") != std::string::npos; // "3n" is no 3
    });
    if (otherLine || common == 0 || !b.contains(wanted.families.front())) {
        return -1;
    }
    const double distance = static_cast<double>(a.size()) + static_cast<double>(b.size()) - 2 * common;
    return versions + common - 0.9 * distance;
}

const models::Architecture* ModelMatcher::find(const std::string& name, const std::string& key) const {
    const std::string id = lowerCase(name);
    for (const Entry& entry : m_entries) {
        if (entry.id == id) {
            return entry.model;
        }
    }
    for (const Entry& entry : m_entries) {
        if (entry.baseName == baseName(name)) {
            return entry.model;
        }
    }
    const Entry* best = nullptr;
    double bestScore = 0.2;
    for (const std::string& text : {baseName(name), key}) {
        const Name wanted = parse(text);
        for (const Entry& entry : m_entries) {
            if (const double points = score(wanted, entry); points > bestScore) {
                best = &entry;
                bestScore = points;
            }
        }
    }
    return best == nullptr ? nullptr : best->model;
}

} // namespace fitgauge::bench
