// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/csv.h"
#include "tests/support/builders.h"
#include "tests/support/catch.h"
#include "ui/export/csv_export.h"
#include "ui/export/exporter.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

// Without the block of comments.
std::string recordsOf(const QByteArray& bytes) {
    std::string records;
    for (const auto& line : bytes.split('\n')) {
        if (!line.startsWith('#') && !line.isEmpty()) {
            records += line.toStdString() + '\n';
        }
    }
    return records;
}

std::size_t filesIn(const QString& folder) {
    return static_cast<std::size_t>(
        QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).size());
}

struct Answers {
    QStringList paths; // one a question; then cancelled
    QStringList errors;
    ExportDialogs dialogs() {
        return {[this](const QString&, const QString&, const QStringList&) {
                    return ExportDialogs::Target{paths.isEmpty() ? QString() : paths.takeFirst(), 0};
                },
                [this](const QString& sentence) { errors << sentence; }};
    }
};

void showFixture(ComparisonSession& session) {
    session.reset(test::fixtureWorkload(), compare::defaultFilter(compare::Profile::Live), {});
    session.setTable(compare::OfferTable::build(test::fixtureFacts()));
    session.compareNow();
}

} // namespace

TEST_CASE("The CSV file reads back with the comparison's rows and costs", "[X-04]") {
    QTemporaryDir folder;
    const auto comparison = test::compareFixture();
    const QString path = folder.filePath(QStringLiteral("offers.csv"));
    REQUIRE(exportCsv(*comparison, path).has_value());
    const auto text = recordsOf(bytesOf(path));
    const auto table = CsvTable::parse("offers.csv", text);
    REQUIRE(table.has_value());
    REQUIRE(table->rows() == comparison->rows().size());
    std::string costColumn;
    for (const auto& column : table->columns()) {
        if (column.starts_with("cost ") || column == "cost") {
            costColumn = column;
        }
    }
    REQUIRE_FALSE(costColumn.empty());
    for (std::size_t i = 0; i < table->rows(); ++i) {
        const auto cost = comparison->figures(comparison->rows()[i]).cost;
        const auto read = Money::parse(table->at(i, costColumn), {});
        REQUIRE(read.has_value() == cost.has_value());
        if (cost) {
            CHECK(read->nano == cost->nano);
        }
    }
}

TEST_CASE("A target that cannot be written leaves nothing behind", "[X-04]") {
    QTemporaryDir folder;
    const auto comparison = test::compareFixture();
    const QString missing = folder.filePath(QStringLiteral("no such folder/offers.csv"));
    const auto result = exportCsv(*comparison, missing);
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error().code == ErrorCode::FileUnwritable);
    CHECK(result.error().arguments.front() == missing.toStdString());
    CHECK(filesIn(folder.path()) == 0);
    const auto ontoFolder = exportCsv(*comparison, folder.path());
    CHECK_FALSE(ontoFolder.has_value());
    CHECK(filesIn(folder.path()) == 0);
}

TEST_CASE("The spreadsheet preset follows the language of the window", "[X-04]") {
    const QLocale before = uiLocale();
    setUiLocale(QLocale(QLocale::Vietnamese));
    const auto vietnamese = spreadsheetCsv();
    setUiLocale(QLocale(QLocale::English));
    const auto english = spreadsheetCsv();
    setUiLocale(before);
    CHECK(vietnamese.delimiter == ';');
    CHECK(vietnamese.decimalPoint == ',');
    CHECK(vietnamese.byteOrderMark);
    CHECK(english.delimiter == ',');
    CHECK(english.decimalPoint == '.');
}

TEST_CASE("After an error the export asks again and says the reason once", "[X-04]") {
    QTemporaryDir folder;
    ComparisonSession session;
    showFixture(session);
    Answers answers;
    const QString good = folder.filePath(QStringLiteral("offers.csv"));
    answers.paths << folder.filePath(QStringLiteral("missing/offers.csv")) << good;
    Exporter exporter(session, answers.dialogs());
    QSignalSpy exported(&exporter, &Exporter::exported);
    exporter.exportCsv();
    REQUIRE(answers.errors.size() == 1);
    CHECK(answers.errors.front().contains(QStringLiteral("missing/offers.csv")));
    REQUIRE(exported.count() == 1);
    CHECK(exported.front().front().toString() == good);
    CHECK(QFile::exists(good));
}

TEST_CASE("A cancelled export writes nothing and says nothing", "[X-04]") {
    ComparisonSession session;
    showFixture(session);
    Answers answers;
    Exporter exporter(session, answers.dialogs());
    QSignalSpy exported(&exporter, &Exporter::exported);
    exporter.exportCsv();
    exporter.exportPdf();
    CHECK(exported.count() == 0);
    CHECK(answers.errors.isEmpty());
}
