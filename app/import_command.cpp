// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_command.h"

#include "app/bundled_facts.h"
#include "app/bundled_instances.h"
#include "app/command_line.h"
#include "app/paths.h"
#include "core/catalog/feed_store.h"
#include "core/feeds/feed_file.h"
#include "core/feeds/to_batch.h"
#include "ui/text/error_text.h"

#include <QCommandLineParser>
#include <QDate>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <map>
#include <string_view>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

struct Request {
    const feeds::Feed* feed = nullptr;
    std::string provider;
    std::map<std::string, std::string> columns, values;
    QString file, catalog;
    bool json = false;
    catalog::FeedOptions options;
};

int refuse(const QString& sentence, ExitCode code) {
    std::fputs((u"fitgauge: "_s + sentence + u'\n').toUtf8().constData(), stderr);
    return code;
}

QString feedNames() {
    QStringList names;
    for (const feeds::Feed* feed : feeds::allFeeds()) {
        names << QString::fromUtf8(feed->id().data(), static_cast<qsizetype>(feed->id().size()));
    }
    return names.join(u", "_s);
}

QString helpPage() {
    return u"Usage: fitgauge import --feed NAME [--provider P] FILE [options]\n\n"
           "Reads a file of a price source into the catalog. A price that moved more than threefold keeps "
           "its old "
           "value\nunless --accept-held; a file with less than 85 % of the offers of the last one changes "
           "nothing "
           "unless\n--accept-shrunk.\n\n"
           "  --feed NAME        %1\n"
           "  --provider P       whose file it is, where the file does not tell (skypilot: else its name, "
           "aws.csv)\n"
           "  --map WORD=HEADER  csv: the column of that header holds WORD (price, gpu, gpu_count ...)\n"
           "  --set WORD=VALUE   csv: WORD is VALUE in every row (currency=EUR, basis=gpu, market=spot ...)\n"
           "  --catalog FILE     this catalog instead of the one in the data folder\n"
           "  --dry-run          only tell what would change\n"
           "  --json             one JSON object\n"
           "  --accept-held, --accept-shrunk\n\n"
           "Exit codes: 0 done, 1 nothing kept or held back, 2 wrong usage, 3 unusable data.\n"_s.arg(
               feedNames());
}

void addOptions(QCommandLineParser& parser) {
    for (const QString& name : {u"feed"_s, u"provider"_s, u"catalog"_s, u"map"_s, u"set"_s}) {
        parser.addOption({name, {}, u"value"_s});
    }
    for (const QString& name : {u"dry-run"_s, u"json"_s, u"accept-held"_s, u"accept-shrunk"_s}) {
        parser.addOption(QCommandLineOption(name));
    }
    parser.addOption(QCommandLineOption(QStringList{u"help"_s, u"h"_s}));
}

// "price=Preis" into the map; a sentence for what is no pair.
QString takePairs(const QStringList& pairs, std::map<std::string, std::string>& into) {
    for (const QString& pair : pairs) {
        const qsizetype equals = pair.indexOf(u'=');
        if (equals < 1) {
            return u"--map and --set take WORD=VALUE, not \"%1\"."_s.arg(pair);
        }
        into[pair.left(equals).toStdString()] = pair.mid(equals + 1).toStdString();
    }
    return {};
}

// A sentence when the words make no request.
QString readRequest(const QCommandLineParser& parser, Request& request) {
    const QString name = parser.value(u"feed"_s);
    request.feed = feeds::findFeed(name.toStdString());
    if (request.feed == nullptr) {
        return u"--feed takes one of %1, not \"%2\"."_s.arg(feedNames(), name);
    }
    if (parser.positionalArguments().size() != 1) {
        return u"import takes one FILE."_s;
    }
    request.file = parser.positionalArguments().first();
    request.provider = parser.value(u"provider"_s).toStdString();
    if (request.provider.empty() && name == u"skypilot"_s) { // its files name none but are named after it
        request.provider =
            QFileInfo(request.file).completeBaseName().section(u'-', 0, 0).toLower().toStdString();
    }
    request.catalog = parser.isSet(u"catalog"_s) ? parser.value(u"catalog"_s) : catalogPath();
    for (const auto& [option, into] : {std::pair{u"map"_s, &request.columns}, {u"set"_s, &request.values}}) {
        if (QString sentence = takePairs(parser.values(option), *into); !sentence.isEmpty()) {
            return sentence;
        }
    }
    request.json = parser.isSet(u"json"_s);
    request.options = {.apply = !parser.isSet(u"dry-run"_s),
                       .acceptShrunken = parser.isSet(u"accept-shrunk"_s),
                       .acceptHeld = parser.isSet(u"accept-held"_s)};
    return {};
}

// How many offers carry each flag.
std::map<QString, std::size_t> flagCounts(const feeds::ReadResult& result) {
    std::map<QString, std::size_t> counts;
    for (const feeds::Draft& draft : result.drafts) {
        for (const feeds::Flag flag : draft.flags) {
            const auto word = feeds::flagWord(flag);
            ++counts[QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))];
        }
    }
    return counts;
}

QJsonObject jsonOf(const feeds::ReadResult& result, const catalog::FeedChange& change) {
    const auto count = [](std::size_t n) { return static_cast<qint64>(n); };
    QJsonObject reasons;
    for (const auto& [reason, n] : result.rejectedBy) {
        const auto word = feeds::reasonWord(reason);
        reasons[QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))] = count(n);
    }
    QJsonObject flags;
    for (const auto& [flag, n] : flagCounts(result)) {
        flags[flag] = count(n);
    }
    return {{u"seen"_s, count(result.seen)},
            {u"kept"_s, count(result.kept)},
            {u"rejected"_s, count(result.rejected)},
            {u"flagged"_s, count(result.flagged)},
            {u"reasons"_s, reasons},
            {u"flags"_s, flags},
            {u"offers"_s, count(result.drafts.size())},
            {u"added"_s, count(change.added)},
            {u"changed"_s, count(change.changed)},
            {u"unchanged"_s, count(change.unchanged)},
            {u"vanished"_s, count(change.vanished)},
            {u"held"_s, count(change.held)},
            {u"shrunken"_s, change.isShrunken},
            {u"applied"_s, change.applied}};
}

void print(const Request& request, const QJsonObject& summary) {
    if (request.json) {
        std::fputs(QJsonDocument(summary).toJson(QJsonDocument::Compact).append('\n').constData(), stdout);
        return;
    }
    const auto printWords = [](const QJsonObject& words) {
        for (const QString& word : words.keys()) {
            const auto line = u"  %1 %2\n"_s.arg(word, -24).arg(words[word].toInteger());
            std::fputs(line.toUtf8().constData(), stdout);
        }
    };
    for (const QString& key : {u"seen"_s, u"kept"_s, u"rejected"_s, u"flagged"_s, u"added"_s, u"changed"_s,
                               u"unchanged"_s, u"vanished"_s, u"held"_s}) {
        std::fputs(u"%1 %2\n"_s.arg(key, -10).arg(summary[key].toInteger(), 8).toUtf8().constData(), stdout);
    }
    printWords(summary[u"reasons"_s].toObject());
    printWords(summary[u"flags"_s].toObject());
    if (summary[u"shrunken"_s].toBool() && !summary[u"applied"_s].toBool()) {
        std::fputs("held back: less than 85 % of the last reading; --accept-shrunk takes it\n", stdout);
    }
}

int import(const Request& request) {
    const std::filesystem::path path(QFile::encodeName(request.catalog).toStdString());
    const auto opened = catalog::openCatalog(path, bundledFacts());
    if (!opened) {
        return refuse(ui::errorText(opened.error()), kData);
    }
    const catalog::Facts& facts = opened->facts;
    const hardware::AliasResolver resolver(facts.gpus, facts.aliases);
    const feeds::InstanceTable instances = bundledInstances();
    const Date today(static_cast<std::int32_t>(QDate(1970, 1, 1).daysTo(QDate::currentDate())));
    const auto result = feeds::readFeedFile(
        *request.feed, QFile::encodeName(request.file).toStdString(),
        {facts.gpus, resolver, instances, request.provider, today, request.columns, request.values});
    if (!result) {
        return refuse(ui::errorText(result.error()), kData);
    }
    const auto batch = feeds::toBatch(*result, *request.feed, request.provider, facts, today);
    const auto change = catalog::storeFeed(path, batch, request.options);
    if (!change) {
        return refuse(ui::errorText(change.error()), kData);
    }
    print(request, jsonOf(*result, *change));
    const bool isHeldBack = request.options.apply && !change->applied;
    return result->kept == 0 || isHeldBack ? kNothingQualifies : kOk;
}

} // namespace

int runImport(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList{u"fitgauge import"_s} + arguments)) {
        return refuse(parser.errorText() + u'.', kUsage);
    }
    if (parser.isSet(u"help"_s)) {
        std::fputs(helpPage().toUtf8().constData(), stdout);
        return kOk;
    }
    Request request;
    const QString sentence = readRequest(parser, request);
    return sentence.isEmpty() ? import(request) : refuse(sentence, kUsage);
}

} // namespace fitgauge::app
