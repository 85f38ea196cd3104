// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "core/catalog/catalog_file.h"
#include "tests/support/bundled.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

#include <csignal>
#include <fstream>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace fitgauge;
using namespace fitgauge::catalog;
using Names = std::vector<std::string>;

namespace {

// Opens the catalog in a child that an alarm kills after `microseconds`; true when the child got to the end.
bool openUntilKilled(const std::filesystem::path& path, const std::vector<BundledFile>& files,
                     long microseconds) {
    const pid_t child = fork();
    if (child == 0) {
        (void)signal(SIGALRM, SIG_DFL);
        const itimerval alarm{{0, 0}, {0, microseconds}};
        (void)setitimer(ITIMER_REAL, &alarm, nullptr);
        const bool opened = openCatalog(path, files).has_value();
        _exit(opened ? 0 : 1);
    }
    int status = 0;
    (void)waitpid(child, &status, 0);
    return WIFEXITED(status);
}

} // namespace

TEST_CASE("A build that is killed at any moment leaves nothing half written") {
    const auto files = test::smallBundledFiles();
    const Facts expected = readBundled(files).value();
    int killed = 0;
    long wait = 500;
    for (bool finished = false; !finished; wait += wait / 3) {
        CAPTURE(wait);
        const test::TemporaryFolder folder;
        const auto path = folder / "catalog.sqlite";
        finished = openUntilKilled(path, files, wait);
        killed += finished ? 0 : 1;
        // Either there is no catalog yet or it is whole; what the dead builder left goes away.
        const bool published = std::filesystem::exists(path);
        const OpenResult result = openCatalog(path, files).value();
        CHECK(result.built == !published);
        CHECK_FALSE(result.keptAside.has_value());
        CHECK(result.facts == expected);
        CHECK(folder.names() == Names{"catalog.sqlite"});
    }
    CHECK(killed > 0);
}

TEST_CASE("A refresh that is killed at any moment leaves the old facts or the new ones") {
    const auto files = test::smallBundledFiles();
    const auto newer = test::changed(files, "offers.csv", ",5.281,", ",4.5,");
    const Facts oldFacts = readBundled(files).value();
    const Facts newFacts = readBundled(newer).value();
    long wait = 500;
    for (bool finished = false; !finished; wait += wait / 2) {
        CAPTURE(wait);
        const test::TemporaryFolder folder;
        const auto path = folder / "catalog.sqlite";
        REQUIRE(openCatalog(path, files).value().facts == oldFacts);
        finished = openUntilKilled(path, newer, wait);
        const OpenResult result = openCatalog(path, newer).value();
        CHECK_FALSE(result.keptAside.has_value());
        CHECK(result.facts == newFacts);
    }
}

TEST_CASE("Only what dead builders left is removed") {
    const test::TemporaryFolder folder;
    const auto path = folder / "catalog.sqlite";
    const pid_t gone = fork();
    if (gone == 0) {
        _exit(0);
    }
    (void)waitpid(gone, nullptr, 0);
    const std::string dead = "catalog.sqlite.building-" + std::to_string(gone);
    const std::string alive = "catalog.sqlite.building-" + std::to_string(getppid());
    for (const std::string& name :
         {dead, dead + "-journal", alive, std::string("catalog.sqlite.building-x")}) {
        std::ofstream(folder / name) << "half";
    }
    removeAbandoned(path);
    CHECK(folder.names() == Names{alive, "catalog.sqlite.building-x"});
}

TEST_CASE("Of two builders the first one's catalog stays") {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "theirs") << "theirs";
    std::ofstream(folder / "ours") << "ours";
    CHECK(publish(folder / "theirs", folder / "catalog.sqlite").value());
    CHECK_FALSE(publish(folder / "ours", folder / "catalog.sqlite").value());
    CHECK(readFile((folder / "catalog.sqlite").string(), 100).value() == "theirs");
    CHECK(folder.names() == Names{"catalog.sqlite"});
}

TEST_CASE("The journals of a file that is kept aside go with it") {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "c") << "main";
    std::ofstream(folder / "c-wal") << "wal";
    CHECK(keepAside(folder / "c").value() == folder / "c.kept-aside");
    CHECK(folder.names() == Names{"c.kept-aside", "c.kept-aside-wal"});
    CHECK(keepAside(folder / "c").error().code == ErrorCode::FileUnwritable);
}
