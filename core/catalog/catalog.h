// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"
#include "core/units/result.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::catalog {

// One bundled CSV file: its name ("gpus.csv") and bytes. The app reads them from its resources; tests from
// disk.
struct BundledFile {
    std::string name;
    std::string bytes;
};

// The files that readBundled() and openCatalog() want, all of them, in any order.
inline constexpr auto kBundledFileNames = std::to_array<std::string_view>(
    {"billing_rules.csv", "gpu_aliases.csv", "gpus.csv", "measured_speed.csv", "models.csv", "offers.csv",
     "price_history.csv", "provider_facts.csv", "providers.csv", "speed_constants.csv"});

// Parses and cross-checks the bundled CSV files; resources/catalog/README.md tells their columns. Errors name
// file, line, column and value: FileMissing {name}, Csv*.
[[nodiscard]] Expected<Facts> readBundled(const std::vector<BundledFile>& files);

struct OpenResult {
    Facts facts;
    bool built = false;                             // made anew from the bundled files
    bool refreshed = false;                         // the bundled facts had changed and were taken over
    std::optional<std::filesystem::path> keptAside; // where a damaged or foreign file was moved to
    std::optional<Error> reason;                    // why it was moved
};

// Takes offers one by one, so that a million of them never stand in memory as rows.
class OfferSink {
  public:
    OfferSink() = default;
    OfferSink(const OfferSink&) = delete;
    OfferSink& operator=(const OfferSink&) = delete;
    virtual ~OfferSink() = default;
    // All facts but the offers. Called again, with nothing of before to be kept, when a damaged catalog was
    // replaced.
    virtual void begin(const Facts& facts) = 0;
    // After begin(): false where it has them already.
    [[nodiscard]] virtual bool wantsOffers() const { return true; }
    virtual void take(const Offer& offer) = 0;
};

struct OpenOptions {
    Duration busyTimeout = Duration::seconds(3); // how long to wait for another program's lock
    OfferSink* offers = nullptr;                 // gets the offers; Facts::offers then stays empty
};

// Opens the SQLite catalog at `path` and loads it; builds it from `bundled` on first use, atomically (a
// temporary file beside it that takes the name at the end), so that nothing half-written stays, even after a
// kill. A damaged or foreign file is renamed (never overwriting) and a fresh one is built. A catalog of a
// newer schema is refused (CatalogNewer), one of an older schema is copied and then migrated. When `bundled`
// differs from what the catalog was built from, the bundled rows are refreshed in one transaction; rows that
// a user typed, an import or a feed brought stay. The folder is created when missing. Errors: FileUnwritable,
// FileUnreadable, CatalogNewer, CatalogLocked, CatalogDamaged (when the damaged file cannot be moved), Csv*.
[[nodiscard]] Expected<OpenResult> openCatalog(const std::filesystem::path& path,
                                               const std::vector<BundledFile>& bundled,
                                               const OpenOptions& options = {});

} // namespace fitgauge::catalog
