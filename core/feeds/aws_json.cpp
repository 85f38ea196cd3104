// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/aws_json.h"

#include "core/feeds/aws_row.h"
#include "core/feeds/json_value.h"

#include <array>
#include <unordered_map>

namespace fitgauge::feeds {
namespace {

// Attributes of a product and where they go.
struct Attribute {
    std::string_view key;
    std::string AwsRow::*member;
};
constexpr std::array kAttributes{Attribute{"instanceType", &AwsRow::instanceType},
                                 Attribute{"tenancy", &AwsRow::tenancy},
                                 Attribute{"operatingSystem", &AwsRow::system},
                                 Attribute{"capacitystatus", &AwsRow::capacity},
                                 Attribute{"preInstalledSw", &AwsRow::software},
                                 Attribute{"marketoption", &AwsRow::marketOption},
                                 Attribute{"gpu", &AwsRow::gpu},
                                 Attribute{"vcpu", &AwsRow::vcpu},
                                 Attribute{"memory", &AwsRow::memory},
                                 Attribute{"regionCode", &AwsRow::region},
                                 Attribute{"location", &AwsRow::location}};
constexpr std::array kTermAttributes{Attribute{"LeaseContractLength", &AwsRow::lease},
                                     Attribute{"PurchaseOption", &AwsRow::purchase},
                                     Attribute{"OfferingClass", &AwsRow::offer}};

struct Dimension {
    std::string unit, currency, price;
};

// Depths of the path: products / SKU / attributes / key; terms / kind / SKU / offer / priceDimensions / code
// / pricePerUnit / currency.
constexpr std::size_t kProductDepth = 2, kAttributesDepth = 3, kOfferDepth = 4, kDimensionDepth = 6;

// Receives the events of the parser and keeps the path they come from. Where the terms come before the
// products, a second walk over the same bytes takes them.
class Handler : public nlohmann::json_sax<Json> {
  public:
    Handler(Reading& reading, const Context& context) : m_reading(reading), m_context(context) {}

    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t value) override { return value_(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return value_(std::to_string(value)); }
    bool number_float(number_float_t /*value*/, const string_t& digits) override { return value_(digits); }
    bool string(string_t& value) override { return value_(value); }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_object(std::size_t /*elements*/) override { return enter(); }
    bool start_array(std::size_t /*elements*/) override { return enter(); }
    bool key(string_t& key) override {
        m_key = key;
        return true;
    }
    bool end_object() override {
        leave();
        return true;
    }
    bool end_array() override {
        leave();
        return true;
    }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        m_brokenAt = position;
        return false;
    }

    [[nodiscard]] std::size_t brokenAt() const { return m_brokenAt; }
    [[nodiscard]] bool hasProducts() const { return m_hasProducts; }
    [[nodiscard]] const std::string& refusal() const { return m_refusal; }
    // True when prices went by whose products were not known yet; the next walk takes only prices.
    bool wantsSecondWalk() {
        const bool wants = m_skippedTerms;
        m_skippedTerms = false;
        m_path.clear();
        return wants;
    }

  private:
    bool enter() {
        m_path.push_back(m_key);
        m_key.clear();
        if (m_path.size() == 2 && m_path[1] == "products") {
            m_hasProducts = true;
        }
        return m_path.size() <= static_cast<std::size_t>(kMostJsonDepth);
    }

    // m_path[0] is the document itself.
    [[nodiscard]] bool isIn(std::string_view room, std::size_t depth) const {
        return m_path.size() == depth + 1 && m_path[1] == room;
    }

    void leave() {
        if (isIn("products", kProductDepth)) {
            endProduct();
        } else if (isIn("terms", kDimensionDepth) && m_path[5] == "priceDimensions") {
            m_dimensions.push_back(std::move(m_dimension));
            m_dimension = {};
        } else if (isIn("terms", kOfferDepth)) {
            endOffer();
        }
        if (!m_path.empty()) {
            m_path.pop_back();
        }
    }

    bool value_(const std::string& value) {
        if (isIn("products", kProductDepth) && m_key == "productFamily") {
            m_row.family = value;
        } else if (isIn("products", kAttributesDepth) && m_path[3] == "attributes") {
            take(kAttributes, value);
        } else if (isIn("terms", kOfferDepth + 1) && m_path[5] == "termAttributes") {
            take(kTermAttributes, value);
        } else if (isIn("terms", kDimensionDepth) && m_key == "unit") {
            m_dimension.unit = value;
        } else if (isIn("terms", kDimensionDepth + 1) && m_path[7] == "pricePerUnit") {
            m_dimension.currency = m_key;
            m_dimension.price = value;
        } else if (m_path.size() >= 2 && m_path[1] == "errors" && m_key == "message") {
            m_refusal = value;
        }
        return true;
    }

    template<typename Attributes>
    void take(const Attributes& attributes, const std::string& value) {
        for (const Attribute& attribute : attributes) {
            if (attribute.key == m_key) {
                m_row.*attribute.member = value;
            }
        }
    }

    void endProduct() {
        m_row.sku = m_path[2];
        const auto reason = whyNoMachine(m_row, m_context);
        // What is no machine with cards is told by its price rows, of which only these reasons are worth a
        // place in memory.
        const bool isWorthKeeping =
            !reason || *reason == RejectReason::OtherTerm || *reason == RejectReason::UnmappedType;
        if (isWorthKeeping && m_products.size() < kMaxDrafts) {
            m_products.emplace(m_row.sku, m_row);
        }
        m_row = {};
    }

    void endOffer() {
        const std::string& sku = m_path[3];
        if (!m_hasProducts) {
            m_skippedTerms = true;
        } else {
            const auto product = m_products.find(sku);
            for (const Dimension& dimension : m_dimensions) {
                takePrice(product == m_products.end() ? nullptr : &product->second, sku, dimension);
            }
        }
        m_dimensions.clear();
        m_row = {};
    }

    void takePrice(const AwsRow* product, const std::string& sku, const Dimension& dimension) {
        ++m_rows;
        if (product == nullptr) {
            m_reading.seen();
            return m_reading.reject(m_rows, RejectReason::OtherProduct, sku);
        }
        AwsRow row = *product;
        row.termType = m_path[2];
        row.unit = dimension.unit;
        row.currency = dimension.currency;
        row.price = dimension.price;
        row.lease = m_row.lease;
        row.purchase = m_row.purchase;
        row.offer = m_row.offer;
        takeAwsRow(m_reading, m_rows, row, m_context);
    }

    Reading& m_reading;
    const Context& m_context;
    std::vector<std::string> m_path;
    std::string m_key;
    AwsRow m_row; // the product, or the term's attributes, that is being read
    Dimension m_dimension;
    std::vector<Dimension> m_dimensions;
    std::unordered_map<std::string, AwsRow> m_products;
    std::size_t m_rows = 0, m_brokenAt = 0;
    bool m_hasProducts = false, m_skippedTerms = false;
    std::string m_refusal;
};

} // namespace

Expected<ReadResult> readAwsJson(std::string_view feed, ByteSource& source, const Context& context) {
    Reading reading;
    Handler handler(reading, context);
    do {
        source.rewind();
        ByteWalk walk(source);
        walk.skip(kBeforeJson);
        if (!Json::sax_parse(walk.begin(), ByteWalk::end(), &handler)) {
            return fail(ErrorCode::FeedTruncated, {std::string(feed), std::to_string(handler.brokenAt())});
        }
    } while (handler.hasProducts() && handler.wantsSecondWalk());
    if (!handler.refusal().empty()) {
        return fail(ErrorCode::FeedRefused, {std::string(feed), handler.refusal().substr(0, 200)});
    }
    if (!handler.hasProducts()) {
        return fail(ErrorCode::FeedForeign, {std::string(feed)});
    }
    return reading.finish();
}

} // namespace fitgauge::feeds
