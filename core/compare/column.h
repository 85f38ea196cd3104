// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fitgauge::compare {

// Columns of the comparison. The id is stable: saved layouts, CSV headers and --columns use it. The unit
// stands in every header. A column that no profile can fill is not listed here.
// clang-format off
#define FITGAUGE_COLUMNS(X)                          \
    X(Gpu, "gpu", "")                                \
    X(Provider, "provider", "")                      \
    X(Region, "region", "")                          \
    X(Fit, "fit", "% of usable")                     \
    X(Cost, "cost", "currency")                      \
    X(Session, "session", "currency")                \
    X(TimeToResult, "time_to_result", "min")         \
    X(Price, "price", "currency/h")                  \
    X(PricePerGpu, "price_per_gpu", "currency/h")    \
    X(GpuCount, "gpus", "")                          \
    X(Vram, "vram", "GB")                            \
    X(VramTotal, "vram_total", "GB")                 \
    X(Bandwidth, "bandwidth", "GB/s")                \
    X(MemoryType, "memory_type", "")                 \
    X(LowPrecision, "low_precision", "native")       \
    X(TokensPerSecond, "tokens_per_second", "tok/s") \
    X(FirstToken, "first_token", "s")                \
    X(TokenCost, "cost_per_million_tokens", "currency/1M") \
    X(JobHours, "job_hours", "h")                    \
    X(Increment, "increment", "s")                   \
    X(Minimum, "minimum", "s")                       \
    X(Ready, "ready", "s")                           \
    X(Market, "market", "")                          \
    X(SshJupyter, "ssh_jupyter", "")                 \
    X(Image, "own_image", "")                        \
    X(Volume, "volume", "currency/GB-month")         \
    X(Egress, "egress", "currency/GB")               \
    X(Spot, "spot", "currency/h")                    \
    X(Age, "age", "days")                            \
    X(AsOf, "as_of", "date")                         \
    X(Product, "product", "")                        \
    X(Source, "source", "")

enum class Column : std::uint8_t {
#define FITGAUGE_ENUMERATOR(name, id, unit) name,
    FITGAUGE_COLUMNS(FITGAUGE_ENUMERATOR)
#undef FITGAUGE_ENUMERATOR
};

inline constexpr auto kAllColumns = std::to_array<Column>({
#define FITGAUGE_ENUMERATOR(name, id, unit) Column::name,
    FITGAUGE_COLUMNS(FITGAUGE_ENUMERATOR)
#undef FITGAUGE_ENUMERATOR
});
// clang-format on

[[nodiscard]] std::string_view columnId(Column column);   // "cost_per_million_tokens"
[[nodiscard]] std::string_view columnUnit(Column column); // "currency/1M"
[[nodiscard]] std::optional<Column> columnFromId(std::string_view id);

// Its value may differ between offers of one group (offer_table.h).
[[nodiscard]] bool isRowLevel(Column column);

struct SortKey {
    Column column = Column::Cost;
    bool descending = false;
    friend bool operator==(const SortKey&, const SortKey&) = default;
};

// First key first; ties end with the offer's row number, unknown values come last in both directions.
struct Order {
    std::vector<SortKey> keys{SortKey{}};
    friend bool operator==(const Order&, const Order&) = default;
};

} // namespace fitgauge::compare
