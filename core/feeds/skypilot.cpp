// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/skypilot.h"

#include "core/feeds/gcp_parts.h"
#include "core/feeds/reading.h"
#include "core/feeds/skypilot_row.h"
#include "core/feeds/text_records.h"

#include <algorithm>
#include <array>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "skypilot";

// What is known of a cloud's own file beyond its rows (feeds README, "known wrong numbers").
struct Cloud {
    std::string_view provider;
    bool isListedOnly; // regions are listed whether or not the card is there
    bool isBidFloor;   // the price is the floor of an auction
    bool isHostMadeUp; // vCPUs and memory are the generator's own
    bool isReseller;
    std::string_view currency;
};
constexpr std::array kClouds{Cloud{"lambda", true, false, false, false, "USD"},
                             Cloud{"runpod", true, false, false, false, "USD"},
                             Cloud{"mithril", false, true, false, false, "USD"},
                             Cloud{"vast", false, false, true, false, "USD"},
                             Cloud{"primeintellect", false, false, false, true, "USD"},
                             Cloud{"scaleway", false, false, false, false, "EUR"}};

const Cloud* cloudOf(std::string_view provider) {
    const auto found = std::ranges::find(kClouds, provider, &Cloud::provider);
    return found == kClouds.end() ? nullptr : &*found;
}

void markByCloud(Draft& draft, const Cloud& cloud) {
    if (cloud.isListedOnly) {
        addFlag(draft, Flag::ListedOnly);
    }
    if (cloud.isBidFloor) {
        addFlag(draft, Flag::BidFloor);
    }
    if (cloud.isHostMadeUp) {
        draft.vcpus.reset();
        draft.ramGib.reset();
        addFlag(draft, Flag::HostGuessed);
    }
    if (cloud.isReseller) {
        addFlag(draft, Flag::Reseller);
    }
}

class Reader {
  public:
    explicit Reader(const Context& context) : m_context(context), m_cloud(cloudOf(context.provider)) {
        if (m_cloud != nullptr) {
            m_currency = Currency::parse(m_cloud->currency).value_or(Currency());
        }
    }

    bool takeHeader(std::string_view line) {
        std::vector<std::string> fields;
        return splitFields(line, fields) && m_header.read(fields);
    }

    void takeLine(std::string_view line, std::size_t number) {
        m_reading.seen();
        std::vector<std::string> fields;
        if (!splitFields(line, fields)) {
            return m_reading.reject(number, RejectReason::Malformed, line);
        }
        if (fields.size() < m_header.least()) {
            return m_reading.reject(number, RejectReason::TooFewFields, line);
        }
        Draft draft;
        draft.row = number;
        if (!readSkypilotRow(draft, fields, m_header, m_context)) {
            return m_reading.reject(number, RejectReason::CountBad, draft.product);
        }
        takeDraft(std::move(draft), readPrice(m_header.cell(fields, SkypilotColumn::Price)),
                  readPrice(m_header.cell(fields, SkypilotColumn::SpotPrice)));
    }

    ReadResult finish() {
        joinGcpParts(m_reading, std::move(m_cards), std::move(m_hosts));
        return m_reading.finish();
    }

  private:
    void takeDraft(Draft draft, const PriceReading& onDemand, const PriceReading& spot) {
        if (onDemand.bad) {
            return m_reading.reject(draft.row, *onDemand.bad, draft.product);
        }
        const bool isCard = !draft.soldAs.empty();
        if (!isCard && !isGcpHost(draft.product)) {
            const bool isGpuType = m_context.provider == "azure" && draft.product.starts_with("Standard_N");
            return m_reading.reject(draft.row, isGpuType ? RejectReason::UnmappedType : RejectReason::CpuOnly,
                                    draft.product);
        }
        if (!isCard || draft.product.empty()) { // Google's parts
            return (isCard ? m_cards : m_hosts).push_back({std::move(draft), onDemand, spot});
        }
        if (m_cloud != nullptr) {
            markByCloud(draft, *m_cloud);
        }
        m_reading.add(std::move(draft), onDemand, spot, m_currency);
    }

    const Context& m_context;
    const Cloud* m_cloud = nullptr;
    Currency m_currency;
    SkypilotHeader m_header;
    Reading m_reading;
    std::vector<GcpPart> m_cards, m_hosts;
};

class SkypilotFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "SkyPilot catalog"; }
    [[nodiscard]] std::string_view kind() const override { return "live"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        TextRecords lines(bytes);
        std::string_view line;
        Reader reader(context);
        if (!lines.nextLine(line) || !reader.takeHeader(line)) {
            return fail(ErrorCode::FeedForeign, {std::string(kId)});
        }
        while (lines.nextLine(line)) {
            if (!line.empty()) {
                reader.takeLine(line, lines.number());
            }
        }
        return reader.finish();
    }
};

} // namespace

const Feed& skypilotFeed() {
    static const SkypilotFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
