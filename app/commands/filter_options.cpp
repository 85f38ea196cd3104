// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/filter_options.h"

#include "core/report/words.h"
#include "core/units/parse_number.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <array>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* kMarkets = "on-demand spot reserved serverless";
constexpr const char* kNative = "bf16 fp8 int8 fp4";
constexpr const char* kLinks = "none bridge fabric";
constexpr const char* kEgress = "included allowance metered";
constexpr const char* kProviderKinds = "hyperscaler regional-cloud specialist-cloud bare-metal marketplace "
                                       "serverless hosted-notebook broker other";

bool isSame(const std::string& a, const std::string& b) {
    return QString::fromStdString(a).compare(QString::fromStdString(b), Qt::CaseInsensitive) == 0;
}

// "24..80", "24..", "..80" or "48" for exactly that. Nothing for anything else.
template<typename Parse>
auto rangeOf(const QString& text, const Parse& parse)
    -> std::optional<std::pair<decltype(parse(std::string())), decltype(parse(std::string()))>> {
    const qsizetype dots = text.indexOf(u".."_s);
    const std::string low = (dots < 0 ? text : text.left(dots)).toStdString();
    const std::string high = dots < 0 ? low : text.mid(dots + 2).toStdString();
    const auto first = parse(low);
    const auto last = parse(high);
    const bool isBad = (!low.empty() && !first) || (!high.empty() && !last) || (low.empty() && high.empty());
    return isBad ? std::nullopt : std::optional(std::pair(first, last));
}

// One range of the filter: how its option is called and what its sentence says.
struct RangeOption {
    const char* name;
    const char* what; // "GB of one card such as 24..80 or 48"
};

void refuseRange(Arguments& arguments, const RangeOption& option) {
    arguments.refuse(u"--%1 takes %2, not \"%3\"."_s.arg(
        QLatin1StringView(option.name), QLatin1StringView(option.what), arguments.text(option.name)));
}

void readRange(Arguments& arguments, const RangeOption& option, compare::Range<double>& target) {
    if (!arguments.has(option.name)) {
        return;
    }
    const auto range =
        rangeOf(arguments.text(option.name), [](const std::string& t) { return parseNumber(t); });
    if (range) {
        target = {range->first, range->second};
    } else {
        refuseRange(arguments, option);
    }
}

void readMoneyRange(Arguments& arguments, const RangeOption& option, compare::Range<std::int64_t>& target) {
    if (!arguments.has(option.name)) {
        return;
    }
    const auto range =
        rangeOf(arguments.text(option.name), [](const std::string& t) { return parseScaled(t, 9); });
    if (range) {
        target = {range->first, range->second};
    } else {
        refuseRange(arguments, option);
    }
}

void readRanges(Arguments& arguments, compare::Filter& filter) {
    readRange(arguments, {"vram", "GB of one card such as 24..80 or 48"}, filter.vramGb);
    readRange(arguments, {"vram-total", "GB of all cards such as 160.."}, filter.vramTotalGb);
    readRange(arguments, {"bandwidth", "GB/s of one card such as 900.."}, filter.bandwidthGbps);
    readRange(arguments, {"gpus", "a number of cards such as 1..4"}, filter.gpuCount);
    readMoneyRange(arguments, {"price", "USD an hour such as 0.50..3 or ..2"}, filter.priceNano);
    readMoneyRange(arguments, {"volume-price", "USD per GB and month such as ..0.10"}, filter.volumeNano);
    readMoneyRange(arguments, {"egress-price", "USD per GB such as ..0.05"}, filter.egressNano);
}

void readProviders(Arguments& arguments, const compare::OfferTable& table, compare::Filter& filter) {
    for (const std::string& name : arguments.list("provider")) {
        const auto providers = table.providers();
        const auto found = std::find_if(providers.begin(), providers.end(), [&](const catalog::Provider& p) {
            return isSame(p.id, name) || isSame(p.name, name);
        });
        if (found == providers.end()) {
            arguments.refuse(
                u"The catalog knows no provider \"%1\"; `fitgauge catalog providers` lists them."_s.arg(
                    QString::fromStdString(name)));
            return;
        }
        filter.providers.push_back(found->id);
    }
}

void readGpus(Arguments& arguments, const hardware::AliasResolver& resolver,
              std::span<const hardware::Gpu> gpus, compare::Filter& filter) {
    for (const std::string& name : arguments.list("gpu")) {
        if (const auto gpu = gpuNamed(arguments, resolver, QString::fromStdString(name))) {
            filter.gpus.push_back(gpus[*gpu].canonical);
        }
    }
}

void readRegions(Arguments& arguments, const compare::OfferTable& table, compare::Filter& filter) {
    const auto groups = table.groups();
    for (const std::string& name : arguments.list("region")) {
        const bool isKnown = std::any_of(groups.begin(), groups.end(), [&](const compare::OfferGroup& group) {
            return table.strings()[group.region] == name;
        });
        if (!isKnown) {
            arguments.refuse(
                u"No offer of the catalog is in the region \"%1\"."_s.arg(QString::fromStdString(name)));
            return;
        }
        filter.regions.push_back(name);
    }
}

void readVendors(Arguments& arguments, const compare::OfferTable& table, compare::Filter& filter) {
    for (const std::string& name : arguments.list("vendor")) {
        const auto gpus = table.gpus();
        const auto found = std::find_if(gpus.begin(), gpus.end(),
                                        [&](const hardware::Gpu& gpu) { return isSame(gpu.vendor, name); });
        if (found == gpus.end()) {
            arguments.refuse(u"The catalog knows no GPU made by \"%1\"."_s.arg(QString::fromStdString(name)));
            return;
        }
        filter.vendors.push_back(found->vendor);
    }
}

template<typename E>
void readWords(Arguments& arguments, const char* name, const char* choices, std::vector<E>& target) {
    arguments.readList(
        name, choices, [](const std::string& word) { return report::fromWord<E>(word); }, target);
}

void readLists(Arguments& arguments, compare::Filter& filter) {
    readWords(arguments, "market", kMarkets, filter.markets);
    readWords(arguments, "native", kNative, filter.precisions);
    readWords(arguments, "interconnect", kLinks, filter.links);
    readWords(arguments, "provider-kind", kProviderKinds, filter.providerKinds);
    readWords(arguments, "egress-kind", kEgress, filter.egress);
    arguments.readList(
        "commitment", "0 1 6 12 36",
        [](const std::string& word) -> std::optional<int> {
            const auto months = parseInteger(word);
            constexpr std::int64_t kMostMonths = 120;
            return months && *months >= 0 && *months <= kMostMonths ? std::optional(static_cast<int>(*months))
                                                                    : std::nullopt;
        },
        filter.commitmentMonths);
}

// What a text says: words, and an expression with columns.
void readTexts(Arguments& arguments, compare::Filter& filter) {
    if (arguments.has("search")) {
        filter.text = arguments.text("search").toStdString();
    }
    if (!arguments.has("where")) {
        return;
    }
    auto expression = compare::parseExpression(arguments.text("where").toStdString());
    if (expression) {
        filter.expression = *std::move(expression);
    } else {
        arguments.refuse(u"--where: "_s + ui::errorText(expression.error()));
    }
}

void readLimits(Arguments& arguments, compare::Filter& filter) {
    std::int64_t seconds = 0;
    if (arguments.has("increment-at-most")) {
        arguments.readInteger("increment-at-most", 1, 2'628'000, seconds);
        filter.incrementAtMost = Duration::seconds(seconds);
    }
    if (arguments.has("ready-within")) {
        arguments.readInteger("ready-within", 1, 2'628'000, seconds);
        filter.readyWithin = Duration::seconds(seconds);
    }
    if (arguments.has("age-at-most")) {
        int days = 0;
        arguments.readInteger("age-at-most", 0, 100'000, days);
        filter.ageDaysAtMost = days;
    }
    if (arguments.has("tax")) {
        bool isIncluded = false;
        arguments.readChoice<bool>("tax", {{"included", true}, {"excluded", false}}, isIncluded);
        filter.taxIncluded = isIncluded;
    }
}

void readSwitches(Arguments& arguments, compare::Filter& filter) {
    const std::pair<const char*, bool*> on[] = {
        {"ssh", &filter.ssh},
        {"jupyter", &filter.jupyter},
        {"notebook", &filter.hostedNotebook},
        {"own-image", &filter.customImage},
        {"snapshots", &filter.snapshots},
        {"no-resellers", &filter.noResellers},
        {"known-cards", &filter.knownCardsOnly},
        {"fresh", &filter.freshOnly},
        {"priced", &filter.pricedOnly},
        {"include-unknown", &filter.includeUnknown},
        {"one-gpu", &filter.singleGpu},
        {"not-reclaimable", &filter.notReclaimable},
    };
    for (const auto& [name, flag] : on) {
        *flag = *flag || arguments.has(name);
    }
    const std::pair<const char*, bool*> off[] = {{"many-gpus", &filter.singleGpu},
                                                 {"with-spot", &filter.notReclaimable},
                                                 {"any-fit", &filter.fitsOnly},
                                                 {"any-speed", &filter.targetMetOnly}};
    for (const auto& [name, flag] : off) {
        *flag = *flag && !arguments.has(name);
    }
}

// Sentence for a column that is none.
void refuseColumn(Arguments& arguments, const char* option, const QString& name) {
    QStringList ids;
    for (const compare::Column column : compare::kAllColumns) {
        const auto id = compare::columnId(column);
        ids << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    }
    arguments.refuse(
        u"--%1 takes some of %2, not \"%3\"."_s.arg(QLatin1StringView(option), ids.join(u", "_s), name));
}

} // namespace

std::span<const OptionSpec> filterOptions() {
    static constexpr auto kOptions = std::to_array<OptionSpec>(
        {{"where", "EXPR", "an expression: \"vram >= 24 && price: ..2 (h100 || a100) !spot\""},
         {"search", "WORDS", "words that must occur in GPU, provider, region or product"},
         {"provider", "A,B", "ids or names"},
         {"provider-kind", "A,B", "such as hyperscaler, specialist-cloud, marketplace", kProviderKinds},
         {"no-resellers", "", "no brokers"},
         {"gpu", "A,B", "in any usual spelling"},
         {"vendor", "A,B", "who makes the GPU"},
         {"known-cards", "", "no offer whose name does not tell the part"},
         {"region", "A,B", "as the provider names them"},
         {"vram", "MIN..MAX", "GB of one card"},
         {"vram-total", "MIN..MAX", "GB of all cards together"},
         {"bandwidth", "MIN..MAX", "GB/s of one card"},
         {"gpus", "MIN..MAX", "cards of the machine"},
         {"native", "A,B", "precisions the card computes in: bf16, fp8, int8, fp4", kNative},
         {"interconnect", "A,B", "between the cards: none, bridge, fabric", kLinks},
         {"price", "MIN..MAX", "USD an hour of the whole offer"},
         {"priced", "", "no offer without a price that can be believed"},
         {"fresh", "", "no price past the age limit of its source"},
         {"age-at-most", "DAYS", "of the price"},
         {"market", "A,B", "on-demand, spot, reserved, serverless", kMarkets},
         {"commitment", "A,B", "months; 0 is none"},
         {"tax", "NAME", "prices with or without it: included, excluded", "included excluded"},
         {"increment-at-most", "SECONDS", "billing step: 60 is per minute or finer"},
         {"ready-within", "SECONDS", "from asking to having, in the slow case"},
         {"volume-price", "MIN..MAX", "USD per GB and month"},
         {"egress-kind", "A,B", "included, allowance, metered", kEgress},
         {"egress-price", "MIN..MAX", "USD per GB"},
         {"ssh", "", "only offers with SSH"},
         {"jupyter", "", "only with Jupyter"},
         {"notebook", "", "only with a hosted notebook"},
         {"own-image", "", "only where an own image can be started"},
         {"snapshots", "", "only with snapshots"},
         {"include-unknown", "", "let unknown values pass"},
         {"one-gpu", "", "only machines with one GPU"},
         {"many-gpus", "", "lift that"},
         {"not-reclaimable", "", "no spot"},
         {"with-spot", "", "lift that"},
         {"any-fit", "", "also what does not fit"},
         {"any-speed", "", "also what misses the targets"},
         {"sort", "COLUMN[:desc],...", "order; cost without it"}});
    return kOptions;
}

std::optional<std::size_t> gpuNamed(Arguments& arguments, const hardware::AliasResolver& resolver,
                                    const QString& name) {
    const auto match = resolver.resolve(name.toStdString());
    if (!match) {
        arguments.refuse(u"The catalog knows no GPU \"%1\"; `fitgauge catalog gpus` lists them."_s.arg(name));
        return std::nullopt;
    }
    if (match->certainty == hardware::Certainty::Guess) {
        arguments.refuse(u"\"%1\" may be several GPUs; `fitgauge catalog gpus` lists them."_s.arg(name));
        return std::nullopt;
    }
    return match->gpu;
}

void readFilter(Arguments& arguments, const catalog::Facts& facts, const compare::OfferTable& table,
                compare::Filter& filter) {
    readTexts(arguments, filter);
    readProviders(arguments, table, filter);
    if (arguments.has("gpu")) {
        const hardware::AliasResolver resolver(facts.gpus, facts.aliases);
        readGpus(arguments, resolver, facts.gpus, filter);
    }
    readVendors(arguments, table, filter);
    readRegions(arguments, table, filter);
    readRanges(arguments, filter);
    readLists(arguments, filter);
    readLimits(arguments, filter);
    readSwitches(arguments, filter);
}

void readOrder(Arguments& arguments, compare::Order& order) {
    if (!arguments.has("sort")) {
        return;
    }
    order.keys.clear();
    for (const std::string& part : arguments.list("sort")) {
        const QString text = QString::fromStdString(part);
        const QString name = text.section(u':', 0, 0);
        const QString direction = text.section(u':', 1);
        const auto column = compare::columnFromId(name.toStdString());
        if (!column || (!direction.isEmpty() && direction != u"desc"_s && direction != u"asc"_s)) {
            refuseColumn(arguments, "sort", text);
            return;
        }
        order.keys.push_back({*column, direction == u"desc"_s});
    }
}

std::vector<compare::Column> readColumns(Arguments& arguments) {
    std::vector<compare::Column> columns;
    for (const std::string& name : arguments.list("columns")) {
        const auto column = compare::columnFromId(name);
        if (!column) {
            refuseColumn(arguments, "columns", QString::fromStdString(name));
            return {};
        }
        columns.push_back(*column);
    }
    return columns;
}

} // namespace fitgauge::app
