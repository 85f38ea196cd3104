// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/batch.h"

#include "app/commands/output.h"
#include "core/units/csv.h"
#include "core/units/spreadsheet.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <string_view>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostBatchBytes = std::size_t{64} << 20U;

// Options of the run itself: no row has them.
bool isOfRun(std::string_view name) {
    constexpr auto kNames = std::to_array<std::string_view>({"batch", "catalog", "json", "csv", "help"});
    return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

bool isOption(const CommandSpec& spec, const std::string& column) {
    return !isOfRun(column) && std::any_of(spec.options.begin(), spec.options.end(),
                                           [&](const OptionSpec& option) { return column == option.name; });
}

// A switch is set by "yes", "true" or "1".
bool isOn(const std::string& cell) {
    return cell == "yes" || cell == "true" || cell == "1";
}

// The command line's own options, then the row's over them, as if they had been typed.
Arguments argumentsOf(const CommandSpec& spec, const Arguments& given, const CsvTable& table,
                      std::size_t row) {
    Arguments words = given;
    for (const OptionSpec& option : spec.options) {
        const std::string cell = isOfRun(option.name) ? std::string() : table.at(row, option.name);
        const bool isSwitch = *option.value == '\0';
        if (!cell.empty() && (!isSwitch || isOn(cell))) {
            words.set(option.name, QString::fromStdString(unguardedCell(cell)));
        }
    }
    return words;
}

QJsonObject entryOf(std::size_t row, const BatchAnswer& answer, const Arguments& words) {
    const QByteArray json = QByteArray::fromStdString(answer.json);
    return {{u"row"_s, static_cast<qint64>(row + 1)},
            {u"problem"_s, answer.cells.empty() ? QJsonValue(words.problem()) : QJsonValue()},
            {u"answer"_s,
             answer.cells.empty() ? QJsonValue() : QJsonValue(QJsonDocument::fromJson(json).object())}};
}

} // namespace

int runBatch(const CommandSpec& spec, const Arguments& arguments, const std::vector<std::string>& columns,
             const std::function<BatchAnswer(Arguments& row)>& answer) {
    const std::string file = QFile::encodeName(arguments.text("batch")).toStdString();
    const auto text = readFile(file, kMostBatchBytes);
    if (!text) {
        return refuse(text.error());
    }
    const auto table = CsvTable::parse(file, *text);
    if (!table) {
        return refuse(table.error());
    }
    const auto isForeign = [&](const std::string& column) { return !isOption(spec, column); };
    std::vector<TextRow> rows(1);
    std::copy_if(table->columns().begin(), table->columns().end(), std::back_inserter(rows[0]), isForeign);
    const std::vector<std::string> kept = rows[0];
    if (kept.size() == table->columns().size()) {
        return refuse(u"No column of %1 is named after an option of %2, such as \"%3\"."_s.arg(
                          arguments.text("batch"), QLatin1StringView(spec.name),
                          QLatin1StringView(spec.options.front().name)),
                      kData);
    }
    rows[0].insert(rows[0].end(), columns.begin(), columns.end());
    rows[0].emplace_back("problem");
    QJsonArray entries;
    bool allAnswered = true;
    for (std::size_t row = 0; row < table->rows(); ++row) {
        Arguments words = argumentsOf(spec, arguments, *table, row);
        const BatchAnswer result = answer(words);
        allAnswered = allAnswered && !result.cells.empty();
        if (arguments.has("json")) {
            entries.append(entryOf(row, result, words));
            continue;
        }
        TextRow cells;
        for (const std::string& column : kept) {
            cells.push_back(unguardedCell(table->at(row, column)));
        }
        cells.insert(cells.end(), result.cells.begin(), result.cells.end());
        cells.resize(kept.size() + columns.size());
        cells.push_back(result.cells.empty() ? words.problem().toStdString() : std::string());
        rows.push_back(std::move(cells));
    }
    print(arguments.has("json") ? QJsonDocument(entries).toJson().toStdString() : csvText(rows));
    return allAnswered ? kOk : kData;
}

} // namespace fitgauge::app
