// SPDX-License-Identifier: GPL-3.0-or-later
// AWS's offer file of EC2. index.csv: five lines of preamble, a header, one price a line; index.json: the
// same as products and terms. USD (CNY in China) an hour for the machine; how many cards but not which: the
// type is looked up in instance_gpus.csv. No spot. Of the many rows of one machine only Linux on shared
// hardware with nothing installed and capacity "Used" is what one rents; capacity blocks and prepaid terms
// are other terms, reservations without payment ahead are kept.
#include "core/feeds/aws_offer.h"

#include "core/feeds/aws_json.h"
#include "core/feeds/aws_row.h"
#include "core/feeds/byte_source.h"
#include "core/feeds/text_records.h"

#include <algorithm>
#include <array>

namespace fitgauge::feeds {
namespace {

constexpr std::string_view kId = "aws";
constexpr std::size_t kMostPreambleLines = 20;
constexpr std::size_t kAbsent = static_cast<std::size_t>(-1);

struct Column {
    std::string_view name;
    std::string AwsRow::*member;
};
constexpr std::array kColumns{Column{"SKU", &AwsRow::sku},
                              Column{"Product Family", &AwsRow::family},
                              Column{"Instance Type", &AwsRow::instanceType},
                              Column{"Tenancy", &AwsRow::tenancy},
                              Column{"Operating System", &AwsRow::system},
                              Column{"CapacityStatus", &AwsRow::capacity},
                              Column{"Pre Installed S/W", &AwsRow::software},
                              Column{"MarketOption", &AwsRow::marketOption},
                              Column{"GPU", &AwsRow::gpu},
                              Column{"vCPU", &AwsRow::vcpu},
                              Column{"Memory", &AwsRow::memory},
                              Column{"Region Code", &AwsRow::region},
                              Column{"Location", &AwsRow::location},
                              Column{"TermType", &AwsRow::termType},
                              Column{"Unit", &AwsRow::unit},
                              Column{"PricePerUnit", &AwsRow::price},
                              Column{"Currency", &AwsRow::currency},
                              Column{"LeaseContractLength", &AwsRow::lease},
                              Column{"PurchaseOption", &AwsRow::purchase},
                              Column{"OfferingClass", &AwsRow::offer}};

class CsvWalk {
  public:
    explicit CsvWalk(const Context& context) : m_context(context) {}

    [[nodiscard]] bool takeHeader(const std::vector<std::string>& fields) {
        for (std::size_t i = 0; i < kColumns.size(); ++i) {
            const auto found = std::ranges::find(fields, kColumns[i].name);
            m_at[i] = found == fields.end() ? kAbsent : static_cast<std::size_t>(found - fields.begin());
        }
        const auto has = [&](std::string_view name) {
            return std::ranges::find(fields, name) != fields.end();
        };
        m_size = fields.size();
        return has("SKU") && has("TermType") && has("PricePerUnit") && has("Instance Type");
    }

    void take(std::string_view record, std::size_t number) {
        // Nearly all rows end here, before anything is split: millions of them, a few are machines.
        for (const std::string_view needed : {"Compute Instance", "Linux", "Shared"}) {
            if (record.find(needed) == std::string_view::npos) {
                m_reading.seen();
                return m_reading.reject(number, RejectReason::OtherProduct, record.substr(0, 40));
            }
        }
        const bool isWhole = splitFields(record, m_fields);
        if (!isWhole || m_fields.size() < m_size) {
            m_reading.seen();
            return m_reading.reject(number, isWhole ? RejectReason::TooFewFields : RejectReason::Malformed,
                                    record);
        }
        AwsRow row;
        for (std::size_t i = 0; i < kColumns.size(); ++i) {
            if (m_at[i] != kAbsent) {
                row.*kColumns[i].member = m_fields[m_at[i]];
            }
        }
        takeAwsRow(m_reading, number, row, m_context);
    }

    ReadResult finish() { return m_reading.finish(); }

  private:
    const Context& m_context;
    Reading m_reading;
    std::array<std::size_t, kColumns.size()> m_at{};
    std::size_t m_size = 0;
    std::vector<std::string> m_fields;
};

// True for a header that is complete, false while the preamble goes on.
bool isHeader(CsvWalk& walk, std::string_view record) {
    std::vector<std::string> fields;
    return splitFields(record, fields) && walk.takeHeader(fields);
}

Expected<ReadResult> readCsv(ByteSource& source, const Context& context) {
    LinePieces pieces(source);
    std::string_view piece, record;
    CsvWalk walk(context);
    bool hasHeader = false;
    std::size_t lines = 0;
    while (pieces.next(piece)) {
        TextRecords records(piece, lines);
        while (records.nextRecord(record)) {
            if (hasHeader && !record.empty()) {
                walk.take(record, records.number());
            } else if (!hasHeader && records.number() > kMostPreambleLines) {
                return fail(ErrorCode::FeedForeign, {std::string(kId)});
            } else if (!hasHeader) {
                hasHeader = isHeader(walk, record);
            }
        }
        lines = records.lines();
    }
    return hasHeader ? Expected<ReadResult>(walk.finish()) : fail(ErrorCode::FeedForeign, {std::string(kId)});
}

class AwsOfferFeed final : public Feed {
  public:
    [[nodiscard]] std::string_view id() const override { return kId; }
    [[nodiscard]] std::string_view title() const override { return "AWS offer file"; }
    [[nodiscard]] std::string_view kind() const override { return "list"; }
    [[nodiscard]] PriceBasis basis() const override { return PriceBasis::Machine; }
    [[nodiscard]] Expected<ReadResult> read(std::string_view bytes, const Context& context) const override {
        TextSource source(bytes);
        return readFrom(source, context);
    }
    [[nodiscard]] Expected<ReadResult> readFrom(ByteSource& source, const Context& context) const override {
        ByteWalk walk(source);
        walk.skip(kBeforeJson);
        const bool isJson = walk.next() == '{' || walk.next() == '[';
        source.rewind();
        return isJson ? readAwsJson(kId, source, context) : readCsv(source, context);
    }
};

} // namespace

const Feed& awsOfferFeed() {
    static const AwsOfferFeed feed;
    return feed;
}

} // namespace fitgauge::feeds
