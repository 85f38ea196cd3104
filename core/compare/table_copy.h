// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/offer_table_builder.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace fitgauge::compare {

// A million offers take seconds to read from SQLite. The rows of a large table are therefore kept, as they
// stand in memory, in a file beside the catalog ("catalog.sqlite.rows"). It counts only for exactly that
// state of that catalog and is never more than a copy: where it is missing, old, of another build or damaged,
// the catalog is read and the copy made anew.
class CopiedTableSink : public catalog::OfferSink {
  public:
    static constexpr std::size_t kWorthACopy = 50'000; // offers; fewer are read in no time

    explicit CopiedTableSink(std::filesystem::path catalog, std::size_t worthACopy = kWorthACopy);

    void begin(const catalog::Facts& facts) override;
    [[nodiscard]] bool wantsOffers() const override { return !m_isCopy; }
    void take(const catalog::Offer& offer) override { m_builder->add(offer); }

    // After the catalog was opened and is closed again; `past`: Facts::pastPrices. Writes the copy where it
    // pays; that this fails does not matter.
    [[nodiscard]] std::shared_ptr<const OfferTable> finish(const std::vector<catalog::PastPrice>& past);
    // Whether the rows came from the copy.
    [[nodiscard]] bool isCopy() const { return m_isCopy; }

    [[nodiscard]] static std::filesystem::path copyOf(const std::filesystem::path& catalog);

  private:
    // Size and time of the catalog's file; nothing while changes wait beside it.
    struct Stamp {
        std::uint64_t size = 0;
        std::int64_t changed = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    [[nodiscard]] std::optional<Stamp> stamp() const;
    [[nodiscard]] bool readCopy(const Stamp& stamp);
    void writeCopy(const OfferTable& table, const Stamp& stamp) const;

    std::filesystem::path m_catalog;
    std::size_t m_worthACopy;
    std::optional<Stamp> m_stamp;
    std::optional<OfferTableBuilder> m_builder;
    bool m_isCopy = false;
};

} // namespace fitgauge::compare
