// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/filter_options.h"

#include "core/catalog/words.h"
#include "core/units/parse_number.h"

#include <algorithm>
#include <array>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

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

void readRanges(Arguments& arguments, compare::Filter& filter) {
    if (arguments.has("vram")) {
        const auto range =
            rangeOf(arguments.text("vram"), [](const std::string& t) { return parseNumber(t); });
        if (range) {
            filter.vramGb = {range->first, range->second};
        } else {
            arguments.refuse(u"--vram takes GB of one card such as 24..80 or 48, not \"%1\"."_s.arg(
                arguments.text("vram")));
        }
    }
    if (arguments.has("price")) {
        const auto range =
            rangeOf(arguments.text("price"), [](const std::string& t) { return parseScaled(t, 9); });
        if (range) {
            filter.priceNano = {range->first, range->second};
        } else {
            arguments.refuse(u"--price takes USD an hour such as 0.50..3 or ..2, not \"%1\"."_s.arg(
                arguments.text("price")));
        }
    }
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

void readGpus(Arguments& arguments, const compare::OfferTable& table, compare::Filter& filter) {
    for (const std::string& name : arguments.list("gpu")) {
        const auto gpus = table.gpus();
        const auto found = std::find_if(
            gpus.begin(), gpus.end(), [&](const hardware::Gpu& gpu) { return isSame(gpu.canonical, name); });
        if (found == gpus.end()) {
            arguments.refuse(u"The catalog knows no GPU \"%1\"; `fitgauge catalog gpus` lists them."_s.arg(
                QString::fromStdString(name)));
            return;
        }
        filter.gpus.push_back(found->canonical);
    }
}

void readMarkets(Arguments& arguments, compare::Filter& filter) {
    for (const std::string& name : arguments.list("market")) {
        if (const auto market = catalog::fromWord<catalog::Market>(name)) {
            filter.markets.push_back(*market);
            continue;
        }
        QStringList words;
        for (const auto& [market, word] : catalog::wordsOf(catalog::Market{})) {
            words << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        }
        arguments.refuse(u"--market takes some of %1, not \"%2\"."_s.arg(words.join(u", "_s),
                                                                         QString::fromStdString(name)));
    }
}

void readSwitches(Arguments& arguments, compare::Filter& filter) {
    const std::pair<const char*, bool*> on[] = {
        {"ssh", &filter.ssh},
        {"jupyter", &filter.jupyter},
        {"notebook", &filter.hostedNotebook},
        {"own-image", &filter.customImage},
        {"snapshots", &filter.snapshots},
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
        {{"search", "WORDS", "words that must occur in GPU, provider, region or product"},
         {"provider", "A,B", "ids or names"},
         {"gpu", "A,B", "canonical names of the catalog"},
         {"region", "A,B", "as the provider names them"},
         {"vram", "MIN..MAX", "GB of one card"},
         {"price", "MIN..MAX", "USD an hour of the whole offer"},
         {"market", "A,B", "on-demand, spot, reserved, serverless"},
         {"increment-at-most", "SECONDS", "billing step: 60 is per minute or finer"},
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

void readFilter(Arguments& arguments, const compare::OfferTable& table, compare::Filter& filter) {
    if (arguments.has("search")) {
        filter.text = arguments.text("search").toStdString();
    }
    readProviders(arguments, table, filter);
    readGpus(arguments, table, filter);
    filter.regions = arguments.list("region");
    readRanges(arguments, filter);
    readMarkets(arguments, filter);
    if (arguments.has("increment-at-most")) {
        std::int64_t seconds = 0;
        arguments.readInteger("increment-at-most", 1, 2'628'000, seconds);
        filter.incrementAtMost = Duration::seconds(seconds);
    }
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
