// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/output.h"
#include "app/paths.h"
#include "app/wiring.h"
#include "core/catalog/query.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

// What each word asks the catalog. Freshness stands beside the counts.
constexpr auto kSummary =
    "SELECT 'offers' AS what, count(*) AS count, (SELECT max(as_of) FROM price) AS newest FROM offer "
    "UNION ALL SELECT 'prices', count(*), max(as_of) FROM price "
    "UNION ALL SELECT 'providers', count(*), NULL FROM provider "
    "UNION ALL SELECT 'gpus', count(*), NULL FROM gpu "
    "UNION ALL SELECT 'models', count(*), NULL FROM model "
    "UNION ALL SELECT 'billing rules', count(*), NULL FROM billing_rule";

std::string sqlOf(const QString& word) {
    static const QHash<QString, const char*> kQueries = {
        {u"summary"_s, kSummary},
        {u"models"_s, "SELECT id FROM model ORDER BY id COLLATE NOCASE"},
        {u"gpus"_s, "SELECT canonical, vram_gb FROM gpu ORDER BY canonical COLLATE NOCASE"},
        {u"providers"_s, "SELECT id, name FROM provider ORDER BY id"}};
    return kQueries.value(word, "");
}

// Texts as they are, so that no digit is lost; empty is null.
std::string jsonOf(const catalog::QueryResult& result) {
    QJsonArray rows;
    for (const auto& row : result.rows) {
        QJsonObject object;
        for (std::size_t i = 0; i < row.size(); ++i) {
            object[QString::fromStdString(result.columns[i])] =
                row[i].empty() ? QJsonValue() : QJsonValue(QString::fromStdString(row[i]));
        }
        rows.push_back(object);
    }
    return QJsonDocument(rows).toJson().toStdString();
}

void printResult(const Arguments& arguments, const catalog::QueryResult& result) {
    if (arguments.has("json")) {
        print(jsonOf(result));
        return;
    }
    std::vector<TextRow> rows = {result.columns};
    rows.insert(rows.end(), result.rows.begin(), result.rows.end());
    print(arguments.has("csv") ? csvText(rows)
                               : alignedTable(rows, std::vector<bool>(result.columns.size(), false)));
}

int run(const Arguments& arguments) {
    const QStringList words =
        arguments.positional().isEmpty() ? QStringList{u"summary"_s} : arguments.positional();
    const bool isSql = words.first() == u"sql"_s;
    const std::string sql = isSql ? words.value(1).toStdString() : sqlOf(words.first());
    if (sql.empty() || words.size() != (isSql ? 2 : 1)) {
        return refuse(u"catalog takes summary, models, gpus, providers or sql \"SELECT ...\"."_s, kUsage);
    }
    const std::optional<QString> chosen =
        arguments.has("catalog") ? std::optional(arguments.text("catalog")) : std::nullopt;
    if (!chosen) { // builds the one in the data folder on first use
        if (const auto opened = openFacts(chosen); !opened) {
            return refuse(opened.error());
        }
    }
    const QString path = chosen.value_or(catalogPath());
    const auto result = catalog::queryReadOnly(QFile::encodeName(path).toStdString(), sql);
    if (!result) {
        return refuse(result.error());
    }
    printResult(arguments, *result);
    return kOk;
}

} // namespace

const CommandSpec& catalogCommand() {
    static const CommandSpec kCommand{
        "catalog",
        "[summary | models | gpus | providers | sql \"SELECT ...\"] [options]",
        "What the catalog holds; `sql` answers one SELECT and can change nothing.",
        {{"catalog", "FILE", "this catalog instead of the one in the data folder"},
         {"json", "", "JSON: one object a row"},
         {"csv", "", "CSV"},
         {"help", "", "this page"}},
        run};
    return kCommand;
}

} // namespace fitgauge::app
