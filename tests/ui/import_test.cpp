// SPDX-License-Identifier: GPL-3.0-or-later
// Import prices from the menu to the table: nothing changes before it is confirmed, and an undo takes it
// back.
#include "core/catalog/catalog.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/session_support.h"
#include "ui/imports/import_actions.h"
#include "ui/imports/import_dialog.h"
#include "ui/imports/import_preview.h"
#include "ui/imports/import_words.h"
#include "ui/imports/importer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include <fstream>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace Qt::StringLiterals;

namespace {

std::string machine(int id, double price, const std::string& more = {}) {
    return R"({"machine_id": )" + std::to_string(id) +
           R"(, "gpu_name": "RTX 4090", "num_gpus": 1, "gpu_ram": 24564, "dph_base": )" +
           std::to_string(price) + more + "}";
}

// A window with a catalog of its own and what it was told.
struct Fixture {
    fitgauge::test::TemporaryFolder folder;
    std::filesystem::path catalog = folder / "catalog.sqlite";
    ComparisonSession session;
    QWidget window;
    std::unique_ptr<ImportActions> actions;
    QStringList done, told, asked;
    bool answer = true;

    Fixture() {
        const auto facts = catalog::openCatalog(catalog, fitgauge::test::bundledFiles()).value().facts;
        ui::test::open(session, compare::Profile::Live, facts);
        CatalogLink link{catalog,
                         [path = catalog](catalog::OfferSink* offers) -> Expected<catalog::Facts> {
                             auto opened = catalog::openCatalog(path, fitgauge::test::bundledFiles(),
                                                                {.offers = offers});
                             if (!opened) {
                                 return Unexpected(opened.error());
                             }
                             return std::move(opened->facts);
                         },
                         [] { return feeds::InstanceTable(); }};
        actions = std::make_unique<ImportActions>(session, std::move(link), &window);
        actions->confirm = [this](const QString& question) {
            asked << question;
            return answer;
        };
        actions->tell = [this](const QString& sentence) { told << sentence; };
        QObject::connect(actions.get(), &ImportActions::done, [this](const QString& text) { done << text; });
    }

    QString write(const std::string& name, const std::vector<std::string>& machines) const {
        std::string rows;
        for (const std::string& row : machines) {
            rows += (rows.empty() ? "" : ",") + row;
        }
        std::ofstream(folder / name) << R"({"offers": [)" << rows << "]}";
        return QString::fromStdString((folder / name).string());
    }
    bool settle() const {
        return QTest::qWaitFor([this] { return !actions->importer().isBusy(); }, 20'000);
    }
    // Opens the dialog on a file and reads it.
    ImportDialog& preview(const QString& path) {
        ImportDialog& dialog = *actions->importPrices();
        dialog.setFile(path);
        dialog.next()->click();
        REQUIRE(settle());
        return dialog;
    }
    bool has(const std::string& product) {
        session.compareNow();
        const auto& table = session.comparison()->table();
        for (compare::OfferTable::Row row = 0; row < table.size(); ++row) {
            if (table.productOf(row) == product) {
                return true;
            }
        }
        return false;
    }
};

QString countOf(const ImportPreview& preview, const QString& name) {
    for (int row = 0; row < preview.counts()->rowCount(); ++row) {
        if (preview.counts()->item(row, 0)->text().trimmed() == name) {
            return preview.counts()->item(row, 1)->text();
        }
    }
    return u"no such row"_s;
}

} // namespace

TEST_CASE("A file is shown before it changes anything and imported when the user says so", "[import]") {
    Fixture fixture;
    ImportDialog& dialog = fixture.preview(fixture.write("vast.json", {machine(1, 0.4), machine(2, 0.5)}));
    CHECK(dialog.feed()->currentData().toString() == u"vast"_s); // the file is named after it
    REQUIRE(dialog.isPreviewShown());
    CHECK(countOf(*dialog.preview(), u"New offers"_s) == u"2"_s);
    CHECK(dialog.preview()->changes()->rowCount() == 2);
    CHECK_FALSE(fixture.has("machine 1"));
    CHECK_FALSE(catalog::lastImport(fixture.catalog).value().has_value());
    REQUIRE(dialog.next()->isEnabled());
    dialog.next()->click();
    REQUIRE(fixture.settle());
    CHECK(fixture.has("machine 1"));
    REQUIRE(fixture.done.size() == 1);
    CHECK(fixture.done.front().contains(u"2 new"_s));

    fixture.actions->undoImport();
    REQUIRE(fixture.settle());
    CHECK(fixture.asked.size() == 1);
    CHECK_FALSE(fixture.has("machine 1"));
    fixture.actions->undoImport();
    CHECK(fixture.told.size() == 1); // there is nothing left to undo
    CHECK(fixture.asked.size() == 1);
}

TEST_CASE("An undo that the user declines changes nothing", "[import]") {
    Fixture fixture;
    fixture.preview(fixture.write("vast.json", {machine(1, 0.4)})).next()->click();
    REQUIRE(fixture.settle());
    fixture.answer = false;
    fixture.actions->undoImport();
    REQUIRE(fixture.settle());
    CHECK(fixture.has("machine 1"));
}

TEST_CASE("A shrunken file and a price that moved far wait for the user", "[import]") {
    Fixture fixture;
    fixture.preview(fixture.write("vast.json", {machine(1, 0.4), machine(2, 0.5), machine(3, 0.5)}))
        .next()
        ->click();
    REQUIRE(fixture.settle());
    ImportDialog& dialog = fixture.preview(fixture.write("vast.json", {machine(1, 4.0)}));
    ImportPreview& preview = *dialog.preview();
    CHECK(countOf(preview, u"Held back: price moved more than threefold"_s) == u"1"_s);
    CHECK(countOf(preview, u"Gone from the source"_s) == u"2"_s);
    CHECK_FALSE(dialog.next()->isEnabled());
    preview.shrunkenBox()->setChecked(true);
    CHECK(dialog.next()->isEnabled());
    preview.heldBox()->setChecked(true);
    CHECK(preview.options().acceptHeld);
    dialog.next()->click();
    REQUIRE(fixture.settle());
    CHECK(fixture.has("machine 1"));
    CHECK_FALSE(fixture.has("machine 2"));
}

TEST_CASE("A suspect price is named in the preview and shown but never counted with", "[import][X-02]") {
    Fixture fixture;
    ImportDialog& dialog =
        fixture.preview(fixture.write("vast.json", {machine(1, 0.4, R"(, "min_bid": 0.1)")}));
    CHECK(countOf(*dialog.preview(), u"Suspect prices: kept, marked, never recommended"_s) == u"1"_s);
    dialog.next()->click();
    REQUIRE(fixture.settle());
    fixture.session.compareNow();
    const auto& table = fixture.session.comparison()->table();
    std::size_t suspects = 0;
    for (compare::OfferTable::Row row = 0; row < table.size(); ++row) {
        if (table.suspectPriceOf(row)) {
            ++suspects;
            CHECK_FALSE(table.priceOf(row).has_value());
        }
    }
    CHECK(suspects == 1);
}

TEST_CASE("A file that is none of the source's is told in one sentence and the form stays", "[import]") {
    Fixture fixture;
    const QString path = QString::fromStdString((fixture.folder / "vast.json").string());
    std::ofstream(fixture.folder / "vast.json") << "no prices at all";
    ImportDialog& dialog = fixture.preview(path);
    CHECK_FALSE(dialog.isPreviewShown());
    CHECK(dialog.message().endsWith(u'.'));
    CHECK(dialog.next()->isEnabled());
    dialog.setFile(path + u".missing"_s);
    dialog.next()->click();
    REQUIRE(fixture.settle());
    CHECK(dialog.message().contains(u"missing"_s));
}

TEST_CASE("Cancel stops the reading and keeps the dialog", "[import]") {
    Fixture fixture;
    std::vector<std::string> many;
    for (int i = 0; i < 20'000; ++i) {
        many.push_back(machine(i, 0.4));
    }
    ImportDialog& dialog = *fixture.actions->importPrices();
    dialog.setFile(fixture.write("vast.json", many));
    dialog.next()->click();
    CHECK(fixture.actions->importer().isBusy());
    dialog.reject();
    CHECK_FALSE(fixture.actions->importer().isBusy());
    CHECK(dialog.isVisible());
    CHECK_FALSE(dialog.isPreviewShown());
    QTest::qWait(0);
    CHECK_FALSE(catalog::lastImport(fixture.catalog).value().has_value());
}

TEST_CASE("Every reason to reject a row has words", "[import][text]") {
    for (int i = 0; i <= static_cast<int>(feeds::RejectReason::Duplicate); ++i) {
        const auto reason = static_cast<feeds::RejectReason>(i);
        CAPTURE(i);
        CHECK_FALSE(rejectText(reason).isEmpty());
        CHECK_FALSE(rejectText(reason).contains(u'_'));
    }
}

// Pictures where FITGAUGE_SHOTS names a folder.
TEST_CASE("The import dialog shows what would change", "[import][shots]") {
    Fixture fixture;
    fixture.preview(fixture.write("vast.json", {machine(1, 0.4), machine(2, 0.5), machine(3, 0.5)}))
        .next()
        ->click();
    REQUIRE(fixture.settle());
    ImportDialog& dialog = fixture.preview(fixture.write(
        "vast.json", {machine(1, 4.0), machine(2, 0.55), machine(4, 0.6, R"(, "min_bid": 0.1)"), "{}"}));
    REQUIRE(dialog.isPreviewShown());
    if (const QString shots = qEnvironmentVariable("FITGAUGE_SHOTS"); !shots.isEmpty()) {
        CHECK(dialog.grab().save(QDir(shots).filePath(u"import-preview.png"_s)));
        ImportDialog form(fixture.actions->importer());
        CHECK(form.grab().save(QDir(shots).filePath(u"import-form.png"_s)));
    }
}
