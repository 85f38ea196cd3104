// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/digest.h"

#include <fmt/format.h>

#include <algorithm>

namespace fitgauge::catalog {
namespace {

// Raise it when the readers begin to make something else of the same files: catalogs are then refreshed.
constexpr int kReaderVersion = 1;

class Fnv1a {
  public:
    void add(std::string_view bytes) {
        for (const char c : bytes) {
            m_hash = (m_hash ^ static_cast<unsigned char>(c)) * kPrime;
        }
    }
    [[nodiscard]] std::uint64_t value() const { return m_hash; }

  private:
    static constexpr std::uint64_t kPrime = 1099511628211U;
    std::uint64_t m_hash = 14695981039346656037U;
};

} // namespace

std::string digestOf(const std::vector<BundledFile>& files) {
    std::vector<const BundledFile*> ordered;
    ordered.reserve(files.size());
    for (const BundledFile& file : files) {
        ordered.push_back(&file);
    }
    std::sort(ordered.begin(), ordered.end(), [](auto* a, auto* b) { return a->name < b->name; });
    Fnv1a hash;
    for (const BundledFile* file : ordered) {
        hash.add(fmt::format("{} {}\n", file->name, file->bytes.size()));
        hash.add(file->bytes);
    }
    return fmt::format("{}-{:016x}", kReaderVersion, hash.value());
}

} // namespace fitgauge::catalog
