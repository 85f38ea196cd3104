// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/billing/rule_table.h"
#include "core/catalog/catalog.h"
#include "core/catalog/offer_reader.h"
#include "core/catalog/provider_reader.h"
#include "core/catalog/speed_constants.h"
#include "core/hardware/gpu_table.h"
#include "core/models/model_table.h"
#include "core/units/csv_row.h"

#include <algorithm>

namespace fitgauge::catalog {
namespace {

constexpr std::string_view kSpeedConstants = "speed_constants.csv";
constexpr std::string_view kMeasuredSpeed = "measured_speed.csv";

// Reads one table after the other; the first error stops it.
class BundledReader {
  public:
    explicit BundledReader(const std::vector<BundledFile>& files) : m_files(files) {}

    // Parses `file`, gives it to `read` and keeps what comes back in `target`.
    template<typename T, typename Read>
    void take(std::string_view file, T& target, Read read) {
        if (m_error) {
            return;
        }
        const auto table = parse(file);
        if (!table) {
            m_error = table.error();
            return;
        }
        auto result = read(*table);
        if (!result) {
            m_error = result.error();
            return;
        }
        target = *std::move(result);
    }

    [[nodiscard]] bool has(std::string_view name) const {
        return std::any_of(m_files.begin(), m_files.end(),
                           [&](const BundledFile& file) { return file.name == name; });
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

  private:
    [[nodiscard]] Expected<CsvTable> parse(std::string_view name) const {
        const auto found = std::find_if(m_files.begin(), m_files.end(),
                                        [&](const BundledFile& file) { return file.name == name; });
        if (found == m_files.end()) {
            return fail(ErrorCode::FileMissing, {std::string(name)});
        }
        return CsvTable::parse(found->name, found->bytes);
    }

    const std::vector<BundledFile>& m_files;
    std::optional<Error> m_error;
};

Expected<std::vector<billing::Rule>> readKnownRules(const CsvTable& table,
                                                    const std::vector<Provider>& providers) {
    for (std::size_t i = 0; i < table.rows(); ++i) {
        CsvRow row(table, i);
        const std::string& id = row.text("provider");
        if (std::none_of(providers.begin(), providers.end(),
                         [&](const Provider& provider) { return provider.id == id; })) {
            row.rejectReference("provider");
            return Unexpected(*row.error());
        }
    }
    return billing::readRules(table);
}

} // namespace

Expected<std::optional<speed::Constants>> readSpeedConstants(const std::vector<BundledFile>& files) {
    BundledReader reader(files);
    std::optional<speed::Constants> constants;
    if (reader.has(kSpeedConstants)) {
        reader.take(kSpeedConstants, constants, speed::readConstants);
    }
    if (reader.error()) {
        return Unexpected(*reader.error());
    }
    return constants;
}

Expected<std::shared_ptr<const speed::MeasuredTable>>
readMeasuredSpeed(const std::vector<BundledFile>& files) {
    BundledReader reader(files);
    speed::MeasuredTable table;
    if (!reader.has(kMeasuredSpeed)) {
        return nullptr;
    }
    reader.take(kMeasuredSpeed, table, speed::MeasuredTable::read);
    if (reader.error()) {
        return Unexpected(*reader.error());
    }
    return std::make_shared<const speed::MeasuredTable>(std::move(table));
}

Expected<Facts> readBundled(const std::vector<BundledFile>& files) {
    Facts facts;
    BundledReader reader(files);
    reader.take("gpus.csv", facts.gpus, hardware::readGpus);
    reader.take("gpu_aliases.csv", facts.aliases,
                [&](const CsvTable& table) { return hardware::readAliases(table, facts.gpus); });
    reader.take("models.csv", facts.models, models::readModels);
    reader.take("providers.csv", facts.providers, readProviders);
    reader.take("provider_facts.csv", facts.providerFacts,
                [&](const CsvTable& table) { return readProviderFacts(table, facts.providers); });
    reader.take("billing_rules.csv", facts.billingRules,
                [&](const CsvTable& table) { return readKnownRules(table, facts.providers); });
    reader.take("offers.csv", facts.offers, [&](const CsvTable& table) { return readOffers(table, facts); });
    reader.take("price_history.csv", facts.pastPrices,
                [&](const CsvTable& table) { return readPastPrices(table, facts); });
    if (reader.error()) {
        return Unexpected(*reader.error());
    }
    const auto constants = readSpeedConstants(files);
    if (!constants) {
        return Unexpected(constants.error());
    }
    facts.speedConstants = *constants;
    auto measured = readMeasuredSpeed(files);
    if (!measured) {
        return Unexpected(measured.error());
    }
    facts.measuredSpeed.table = *std::move(measured);
    applyFacts(facts.providers, facts.providerFacts);
    return facts;
}

} // namespace fitgauge::catalog
