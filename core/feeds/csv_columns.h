// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/feed.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitgauge::feeds {

// What a column of a table of one's own may hold; csvFieldWord() is its documented name.
enum class CsvField : std::uint8_t {
    Provider,
    Seller,
    Product,
    Variant,
    Gpu,
    GpuCount,
    GpuMemory, // of one card, or of all: the card's known size decides
    Market,
    Commitment,
    Price,
    PricePerGpu,
    Spot,
    SpotPerGpu,
    Reserved1y,
    Reserved1yPerGpu,
    Reserved3y,
    Reserved3yPerGpu,
    Basis,
    Currency,
    Region,
    Zone,
    Vcpus,
    Ram,
    Disk,
    Available,
    Date,
    Offers, // how many offers the row stands for
    Count_
};
inline constexpr std::size_t kCsvFields = static_cast<std::size_t>(CsvField::Count_);

[[nodiscard]] std::string_view csvFieldWord(CsvField field);
[[nodiscard]] std::optional<CsvField> csvFieldOf(std::string_view word);
[[nodiscard]] bool isPriceField(CsvField field);

// Where each field stands in a file: by a mapping first, else by the header's own words, of which the
// currency, "per hour" and "per GPU" are understood and taken off ("on_demand_usd_hour" is price in USD).
class CsvColumns {
  public:
    // False when the header has no price, or neither card nor product.
    [[nodiscard]] bool read(const std::vector<std::string>& header,
                            const std::map<std::string, std::string>& mapping);

    [[nodiscard]] bool has(CsvField field) const { return at(field) != kAbsent; }
    // Empty where the file or the record has no such cell.
    [[nodiscard]] std::string_view cell(const std::vector<std::string>& fields, CsvField field) const;
    // Currency that the header of a price names; empty: none.
    [[nodiscard]] const std::string& currencyOf(CsvField field) const {
        return m_currency[static_cast<std::size_t>(field)];
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    // How many fields a record must have to hold card or product and a price.
    [[nodiscard]] std::size_t least() const;
    // How many columns of the header are understood: to tell delimiters apart.
    [[nodiscard]] std::size_t understood() const;

  private:
    static constexpr std::size_t kAbsent = static_cast<std::size_t>(-1);
    [[nodiscard]] std::size_t at(CsvField field) const { return m_at[static_cast<std::size_t>(field)]; }
    void take(CsvField field, std::size_t column, const std::string& header);

    std::array<std::size_t, kCsvFields> m_at{};
    std::array<std::string, kCsvFields> m_currency;
    std::size_t m_size = 0;
};

} // namespace fitgauge::feeds
