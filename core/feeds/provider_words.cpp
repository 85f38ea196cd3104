// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/provider_words.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace fitgauge::feeds {
namespace {

struct Word {
    std::string_view name, id; // name without blanks and signs
};
constexpr std::array kWords{Word{"amazon", "aws"},
                            Word{"amazonwebservices", "aws"},
                            Word{"google", "gcp"},
                            Word{"googlecloud", "gcp"},
                            Word{"microsoftazure", "azure"},
                            Word{"oracle", "oci"},
                            Word{"oraclecloud", "oci"},
                            Word{"ibmcloud", "ibm"},
                            Word{"ovhcloud", "ovh"},
                            Word{"lambdalabs", "lambda"},
                            Word{"datacrunch", "verda"},
                            Word{"crusoecloud", "crusoe"},
                            Word{"massedcompute", "massed"},
                            Word{"cudocompute", "cudo"},
                            Word{"latitudesh", "latitude"},
                            Word{"do", "digitalocean"},
                            Word{"vastai", "vast"},
                            Word{"primeintellectai", "primeintellect"},
                            Word{"nebiusai", "nebius"},
                            Word{"togetherai", "together"},
                            Word{"jarvislabsai", "jarvislabs"}};

} // namespace

std::string providerId(std::string_view name) {
    std::string lower, bare;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        lower += byte < 0x80 ? static_cast<char>(std::tolower(byte)) : c;
        if (byte >= 0x80 || std::isalnum(byte) != 0) {
            bare += lower.back();
        }
    }
    const auto found = std::ranges::find(kWords, bare, &Word::name);
    return found == kWords.end() ? lower : std::string(found->id);
}

} // namespace fitgauge::feeds
