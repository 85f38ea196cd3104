// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/output.h"
#include "app/paths.h"
#include "app/wiring.h"
#include "core/catalog/query.h"
#include "core/report/json_writer.h"

#include <QFile>
#include <QHash>

#include <variant>

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

// Columns of nothing but numbers stand to the right.
std::vector<bool> numericColumns(const catalog::QueryResult& result) {
    std::vector<bool> isNumeric(result.columns.size(), !result.rows.empty());
    for (const auto& row : result.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            isNumeric[i] = isNumeric[i] && !std::holds_alternative<std::string>(row[i]);
        }
    }
    return isNumeric;
}

void printResult(const Arguments& arguments, const catalog::QueryResult& result) {
    if (arguments.has("json")) {
        print(report::queryAsJson(result));
        return;
    }
    std::vector<TextRow> rows = {result.columns};
    for (const auto& row : result.rows) {
        TextRow& cells = rows.emplace_back();
        for (const catalog::QueryCell& cell : row) {
            cells.push_back(catalog::cellText(cell));
        }
    }
    print(arguments.has("csv") ? csvText(rows) : alignedTable(rows, numericColumns(result)));
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
        run,
        "summary models gpus providers sql"};
    return kCommand;
}

} // namespace fitgauge::app
