// SPDX-License-Identifier: GPL-3.0-or-later
// The user's runs in the catalog: kept, changed, deleted, and never lost by a refresh or an older schema.
#include "core/catalog/own_runs.h"

#include "core/catalog/catalog.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

#include <SQLiteCpp/Database.h>

using namespace fitgauge;
using namespace fitgauge::catalog;
using test::TemporaryFolder;

namespace {

speed::OwnRun fullRun() {
    speed::OwnRun run;
    run.gpu = "L40S";
    run.cards = 2;
    run.engine = sizing::Engine::LlamaCpp;
    run.model = "meta-llama/Llama-3.1-8B-Instruct";
    run.weights = sizing::WeightFormat::GgufQ4_K_M;
    run.users = 12;
    run.promptTokens = 900;
    run.answerTokens = 300;
    run.outputTokensPerSecond = 512.25;
    run.firstTokenSeconds = 0.4;
    run.timePerOutputToken = 0.021;
    run.peakMemory = Bytes(33'000'000'000);
    run.day = Date(20'786);
    run.note = "driver 570, \"quoted\" <b>";
    return run;
}

struct Opened {
    TemporaryFolder folder;
    std::filesystem::path path = folder / "catalog.sqlite";
    Opened() { REQUIRE(openCatalog(path, test::smallBundledFiles())); }
};

void exec(const std::filesystem::path& path, const char* sql) {
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec(sql);
}

} // namespace

TEST_CASE("A run comes back from the catalog as it was kept", "[R-31]") {
    const Opened opened;
    const auto key = saveOwnRun(opened.path, fullRun());
    REQUIRE(key);
    speed::OwnRun expected = fullRun();
    expected.key = *key;
    CHECK(ownRuns(opened.path).value() == std::vector{expected});
    CHECK(openCatalog(opened.path, test::smallBundledFiles())->facts.ownRuns == std::vector{expected});

    expected.note.clear();
    expected.firstTokenSeconds.reset();
    expected.peakMemory.reset();
    expected.day.reset();
    CHECK(saveOwnRun(opened.path, expected) == key);
    CHECK(ownRuns(opened.path).value() == std::vector{expected});

    REQUIRE(removeOwnRun(opened.path, *key));
    CHECK(ownRuns(opened.path)->empty());
    CHECK(removeOwnRun(opened.path, *key)); // gone already
}

TEST_CASE("New bundled facts leave runs alone") {
    const Opened opened;
    REQUIRE(saveOwnRun(opened.path, fullRun()));
    const auto refreshed = openCatalog(opened.path, test::bundledFiles());
    REQUIRE(refreshed);
    CHECK(refreshed->refreshed);
    CHECK(refreshed->facts.ownRuns.size() == 1);
}

TEST_CASE("A catalog of the second schema takes runs after a copy was made") {
    // The way from schema 1 is walked in feed_import_test.cpp.
    const Opened opened;
    exec(opened.path, "DROP TABLE own_run; PRAGMA user_version = 2");
    REQUIRE(openCatalog(opened.path, test::smallBundledFiles()));
    CHECK(std::filesystem::exists(opened.folder / "catalog.sqlite.before-v3"));
    CHECK(saveOwnRun(opened.path, fullRun()));
}

TEST_CASE("A run that is not usable is refused, and a row spoiled by hand is passed over") {
    const Opened opened;
    speed::OwnRun bad = fullRun();
    bad.outputTokensPerSecond = 0;
    CHECK(saveOwnRun(opened.path, bad).error().code == ErrorCode::SpeedInputBad);
    REQUIRE(saveOwnRun(opened.path, fullRun()));
    REQUIRE(saveOwnRun(opened.path, fullRun()));
    exec(opened.path, "UPDATE own_run SET engine = 'abacus' WHERE key = 1");
    exec(opened.path,
         "INSERT INTO own_run SELECT 9, gpu, cards, engine, model, weights, users, prompt_tokens, "
         "answer_tokens, output_tokens_per_s, NULL, NULL, NULL, 'someday', '' FROM own_run WHERE key = 2");
    CHECK(ownRuns(opened.path)->size() == 1);
    CHECK(openCatalog(opened.path, test::smallBundledFiles())->facts.ownRuns.size() == 1);
}

TEST_CASE("A catalog that is not there is an error, not a new file") {
    const TemporaryFolder folder;
    CHECK_FALSE(ownRuns(folder / "none.sqlite"));
    CHECK_FALSE(saveOwnRun(folder / "none.sqlite", fullRun()));
    CHECK(folder.names().empty());
}
