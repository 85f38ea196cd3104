// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/instance_table.h"

#include "core/feeds/known_type.h"
#include "core/feeds/reading.h"
#include "core/units/csv.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

#include <set>

using namespace fitgauge;
using namespace fitgauge::feeds;

TEST_CASE("Every bundled instance type has a provider that we know, a source and a sane count") {
    const auto bytes = readFile((test::catalogFolder() / "instance_gpus.csv").string(), 1 << 20).value();
    const auto table = CsvTable::parse("instance_gpus.csv", bytes).value();
    std::set<std::string> types;
    REQUIRE(table.rows() > 100);
    for (std::size_t i = 0; i < table.rows(); ++i) {
        const std::string key = table.at(i, "provider") + "/" + table.at(i, "instance_type");
        CAPTURE(key);
        CHECK(types.insert(key).second);
        CHECK(table.at(i, "source_url").starts_with("https://"));
        const double count = std::stod(table.at(i, "gpu_count"));
        CHECK(count > 0);
        CHECK(count <= 72);
        Draft draft;
        takeKnownType(
            draft, *test::feedContext().instances.find(table.at(i, "provider"), table.at(i, "instance_type")),
            test::feedContext());
        CHECK_FALSE(hasFlag(draft, Flag::VendorName));
    }
}

TEST_CASE("A type is found in any case and put right where a list counts wrongly") {
    const auto& context = test::feedContext();
    const InstanceGpu* slice = context.instances.find("azure", "standard_nv4AS_v4");
    REQUIRE(slice != nullptr);
    Draft draft;
    takeKnownType(draft, *slice, context, 1);
    CHECK(draft.gpu == "MI25");
    CHECK(draft.gpuCount == 0.125);
    CHECK(draft.gpuMemoryGb == 2);
    CHECK(hasFlag(draft, Flag::CountCorrected));
    CHECK(hasFlag(draft, Flag::FractionOfCard));
    CHECK(context.instances.find("azure", "Standard_NC9999s") == nullptr);
}
