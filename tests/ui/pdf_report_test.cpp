// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/catch.h"
#include "ui/answer/strip_content.h"
#include "ui/paper/pdf_writer.h"
#include "ui/text/quantity_text.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <iostream>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

const QString kVietnamese = QStringLiteral("Công ty Điện toán Đám mây Sông Hồng");

ReportOptions options() {
    ReportOptions made;
    made.createdAt = QDateTime(QDate(2026, 11, 29), QTime(12, 0), Qt::UTC);
    return made;
}

catalog::Facts facts() {
    auto made = test::fixtureFacts();
    made.providers[2].name = kVietnamese.toStdString(); // F3, the answer
    return made;
}

std::shared_ptr<const compare::Comparison> comparisonFor(compare::Profile profile) {
    return test::compareFacts(facts(), test::fixtureWorkload(profile), compare::defaultFilter(profile));
}

// The text of a PDF file, or nothing where poppler's tool is missing.
std::optional<QString> textOf(const QString& path) {
    const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (tool.isEmpty()) {
        std::cout << "skipped: pdftotext (poppler-utils) is not installed\n";
        return {};
    }
    QProcess process;
    process.start(tool, {QStringLiteral("-layout"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), path,
                         QStringLiteral("-")});
    REQUIRE(process.waitForFinished());
    REQUIRE(process.exitCode() == 0);
    return QString::fromUtf8(process.readAllStandardOutput());
}

// Letters only: columns and line breaks are a matter of layout.
QString squeezed(QString text) {
    return text.remove(QRegularExpression(QStringLiteral("\\s+")));
}

} // namespace

TEST_CASE("The report holds the answer and its figures and Vietnamese letters", "[X-04]") {
    QTemporaryDir folder;
    const auto comparison = comparisonFor(compare::Profile::Live);
    const QString path = folder.filePath(QStringLiteral("report.pdf"));
    REQUIRE(writePdf(*comparison, {}, path, options()).has_value());
    const auto text = textOf(path);
    if (!text) {
        return;
    }
    const auto answer = stripContent(*comparison, {});
    const QString all = squeezed(*text);
    for (const QString& said : {answer.claim, answer.card, answer.provider, answer.figure, answer.basis,
                                answer.notCheaper, strongestText(*comparison, true), kVietnamese,
                                QStringLiteral("Estimates, not a quote"), QStringLiteral("Page 1 of")}) {
        INFO(said.toStdString());
        CHECK(all.contains(squeezed(said)));
    }
    for (const auto row : comparison->rows()) {
        const auto figures = comparison->figures(row);
        INFO(std::string(comparison->table().idOf(row)));
        CHECK(all.contains(squeezed(costText(*figures.cost))));
        CHECK(all.contains(
            squeezed(QString::fromStdString(std::string(comparison->table().sourceUrlOf(row))))));
    }
}

TEST_CASE("Every profile and paper makes a report", "[X-04]") {
    QTemporaryDir folder;
    for (const auto profile : {compare::Profile::Research, compare::Profile::Live, compare::Profile::Batch}) {
        for (const auto size : {PageSize::A4, PageSize::Letter}) {
            const QString path = folder.filePath(QStringLiteral("report.pdf"));
            auto made = options();
            made.pageSize = size;
            REQUIRE(writePdf(*comparisonFor(profile), {}, path, made).has_value());
            const auto text = textOf(path);
            CHECK((!text || text->contains(QStringLiteral("Page 1 of"))));
        }
    }
}

TEST_CASE("The table of the report ends where it says", "[X-04]") {
    QTemporaryDir folder;
    auto many = facts();
    for (int i = 0; i < 60; ++i) {
        auto offer = many.offers[2];
        offer.id += "-copy" + std::to_string(i);
        many.offers.push_back(offer);
    }
    const auto comparison =
        test::compareFacts(many, test::fixtureWorkload(), compare::defaultFilter(compare::Profile::Live));
    const QString path = folder.filePath(QStringLiteral("report.pdf"));
    auto made = options();
    made.mostRows = 50;
    REQUIRE(writePdf(*comparison, {}, path, made).has_value());
    const auto text = textOf(path);
    if (text) {
        CHECK(text->contains(QStringLiteral("the first 50 of %1").arg(comparison->rows().size())));
        CHECK(text->count(QStringLiteral("USD/h")) >= 2); // the header is on every page of the table
    }
}

TEST_CASE("An empty result makes a report that says so", "[X-04]") {
    QTemporaryDir folder;
    auto filter = compare::defaultFilter(compare::Profile::Live);
    filter.vramGb.low = 9'000;
    const auto comparison = test::compareFacts(facts(), test::fixtureWorkload(), filter);
    const QString path = folder.filePath(QStringLiteral("report.pdf"));
    REQUIRE(writePdf(*comparison, {}, path, options()).has_value());
    const auto text = textOf(path);
    CHECK((!text || squeezed(*text).contains(squeezed(QStringLiteral("No offer passes your filters")))));
}

TEST_CASE("A report that cannot be written leaves what was there", "[X-04]") {
    QTemporaryDir folder;
    const auto comparison = comparisonFor(compare::Profile::Live);
    const QString missing = folder.filePath(QStringLiteral("missing/report.pdf"));
    const auto result = writePdf(*comparison, {}, missing, options());
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error().code == ErrorCode::FileUnwritable);
    CHECK(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).isEmpty());
}
