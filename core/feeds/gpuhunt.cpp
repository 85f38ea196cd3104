// SPDX-License-Identifier: GPL-3.0-or-later
// The gpuhunt catalog: catalog.zip of {provider}.csv, or such a file alone (Context::provider). USD an hour
// for the machine; spot is a row of its own; gpu_memory is GB of one card, or of the slice under a count
// of 1. A blank price is unknown. TPUs have gpu_vendor google and their own word as model.
#include "core/feeds/gpuhunt.h"

#include "core/feeds/card_lookup.h"
#include "core/feeds/instance_table.h"
#include "core/feeds/provider_words.h"
#include "core/feeds/reading.h"
#include "core/feeds/text_records.h"
#include "core/feeds/zip_entries.h"
#include "core/units/parse_number.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "gpuhunt";
constexpr double kMostCards = 1024;
constexpr double kSliceOfCard = 0.6; // with less than this much of a card's memory it is a slice

enum Column : std::size_t {
    Name,
    Location,
    Price,
    Cpu,
    Memory,
    Count,
    Gpu,
    GpuMemory,
    Spot,
    Disk,
    Vendor,
    Columns_
};
constexpr std::array<std::string_view, Columns_> kNames{
    "instance_name", "location",   "price", "cpu",       "memory",    "gpu_count",
    "gpu_name",      "gpu_memory", "spot",  "disk_size", "gpu_vendor"};
constexpr std::size_t kAbsent = static_cast<std::size_t>(-1);

class Header {
  public:
    bool read(std::string_view record) {
        std::vector<std::string> fields;
        m_at.fill(kAbsent);
        if (!splitFields(record, fields)) {
            return false;
        }
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const auto found = std::ranges::find(kNames, fields[i]);
            if (found != kNames.end()) {
                m_at[static_cast<std::size_t>(found - kNames.begin())] = i;
            }
        }
        m_size = fields.size();
        const auto has = [&](Column column) { return m_at[column] != kAbsent; };
        return has(Name) && has(Price) && has(Gpu) && has(Count);
    }
    [[nodiscard]] std::string_view cell(const std::vector<std::string>& fields, Column column) const {
        return m_at[column] < fields.size() ? std::string_view(fields[m_at[column]]) : std::string_view();
    }
    [[nodiscard]] std::size_t least() const {
        return std::max({m_at[Name], m_at[Price], m_at[Gpu], m_at[Count]}) + 1;
    }
    [[nodiscard]] std::size_t size() const { return m_size; }

  private:
    std::array<std::size_t, Columns_> m_at{};
    std::size_t m_size = 0;
};

// A slice stands under a count of 1 with the memory of the slice.
void takeSlice(Draft& draft, const Context& context) {
    const InstanceGpu* known = context.instances.find(draft.provider, draft.product);
    if (known != nullptr && known->gpuCount < 1) {
        draft.gpuCount = known->gpuCount;
        return;
    }
    const auto match = context.resolver.resolve(draft.soldAs);
    const auto whole = match ? context.gpus[match->gpu].vramGb : std::nullopt;
    const bool isSlice = match && match->certainty == hardware::Certainty::Exact && whole &&
                         draft.gpuMemoryGb && draft.gpuCount == 1 &&
                         *draft.gpuMemoryGb < kSliceOfCard * *whole;
    if (isSlice) {
        draft.gpuCount = *draft.gpuMemoryGb / *whole;
        addFlag(draft, Flag::CountCorrected);
    }
}

class FileReader {
  public:
    FileReader(Reading& reading, const Context& context, std::string provider)
        : m_reading(reading), m_context(context), m_provider(std::move(provider)) {}

    // False when it is no such file.
    bool read(std::string_view text) {
        TextRecords records(text);
        std::string_view record;
        if (!records.nextRecord(record) || !m_header.read(record)) {
            return false;
        }
        while (records.nextRecord(record)) {
            if (!record.empty()) {
                take(record, records.number());
            }
        }
        return true;
    }

  private:
    void take(std::string_view record, std::size_t number) {
        m_reading.seen();
        std::vector<std::string> fields;
        if (!splitFields(record, fields)) {
            return m_reading.reject(number, RejectReason::Malformed, record);
        }
        if (fields.size() < m_header.least()) {
            return m_reading.reject(number, RejectReason::TooFewFields, record);
        }
        const auto cell = [&](Column column) { return m_header.cell(fields, column); };
        Draft draft;
        draft.row = number;
        draft.provider = m_provider;
        draft.product = std::string(cell(Name));
        draft.soldAs = std::string(cell(Gpu));
        const auto count = parseNumber(cell(Count));
        if (!count || *count < 0 || *count > kMostCards) {
            return m_reading.reject(number, RejectReason::CountBad, draft.product);
        }
        if (draft.soldAs.empty() || *count == 0) {
            return m_reading.reject(number, RejectReason::CpuOnly, draft.product);
        }
        draft.gpuCount = *count;
        draft.gpuMemoryGb = parseNumber(cell(GpuMemory));
        draft.region = std::string(cell(Location));
        draft.vcpus = parseNumber(cell(Cpu));
        draft.ramGib = parseNumber(cell(Memory));
        draft.diskGib = parseNumber(cell(Disk));
        draft.market =
            cell(Spot) == "True" || cell(Spot) == "true" ? catalog::Market::Spot : catalog::Market::OnDemand;
        if (fields.size() > m_header.size()) {
            addFlag(draft, Flag::ExtraFields);
        }
        takeSlice(draft, m_context);
        const std::string_view form = formInText(draft.product);
        lookUpCard(draft, m_context, form);
        if (cell(Vendor) == "google") {
            std::erase(draft.flags, Flag::CardUnknown);
            addFlag(draft, Flag::OtherAccelerator);
        }
        m_reading.add(std::move(draft), readPrice(cell(Price)));
    }

    Reading& m_reading;
    const Context& m_context;
    std::string m_provider;
    Header m_header;
};

// "runpod.csv", "v3/runpod.csv"
std::string stem(std::string_view name) {
    const auto slash = name.find_last_of('/');
    const std::string_view file = slash == std::string_view::npos ? name : name.substr(slash + 1);
    return std::string(file.substr(0, file.find('.')));
}

class GpuhuntFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "gpuhunt catalog"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        Reading reading;
        bool isRead = false;
        const auto takeFile = [&](std::string_view name, std::string_view text) {
            const std::string provider = context.provider.empty() ? stem(name) : context.provider;
            isRead = FileReader(reading, context, providerId(provider)).read(text) || isRead;
        };
        if (looksLikeZip(bytes)) {
            if (const auto unpacked = forEachZipEntry(kId, bytes, ".csv", takeFile); !unpacked) {
                return Unexpected(unpacked.error());
            }
        } else {
            takeFile("", bytes);
        }
        return isRead ? Expected<ReadResult>(reading.finish())
                      : fail(ErrorCode::FeedForeign, {std::string(kId)});
    }
};

} // namespace

const Feed& gpuhuntFeed() {
    static const GpuhuntFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
