// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/alias_resolver.h"
#include "core/hardware/alias_words.h"
#include "tests/support/catch.h"

using namespace fitgauge::hardware;

TEST_CASE("GPU names are normalised to lower case words without count vendor and brand") {
    CHECK(AliasResolver::normalised("NVIDIA GeForce RTX 5060 Ti") == "rtx 5060 ti");
    CHECK(AliasResolver::normalised("rtx_5060-Ti") == "rtx 5060 ti");
    CHECK(AliasResolver::normalised("8x NVIDIA A100-SXM4-80GB") == "a100 sxm4 80gb");
    CHECK(AliasResolver::normalised("2 x Tesla T4") == "t4");
    CHECK(AliasResolver::normalised("AMD Instinct MI300X") == "mi300x");
    CHECK(AliasResolver::normalised("Intel Data/Center  Flex 170 Graphics") == "data center flex 170");
    CHECK(AliasResolver::normalised("GeForce") == "geforce");
    CHECK(AliasResolver::normalised("  ").empty());
    CHECK(AliasResolver::normalised("MI300X") == "mi300x");
}

TEST_CASE("Words of a GPU name tell size form edition and time slice") {
    CHECK(sizeWord("80gb") == 80);
    CHECK(sizeWord("80g") == 80);
    CHECK_FALSE(sizeWord("gb200").has_value());
    CHECK_FALSE(sizeWord("1g.5gb").has_value());
    CHECK(sliceWord("8q") == 8);
    CHECK_FALSE(sliceWord("80gb").has_value());
    CHECK_FALSE(sliceWord("1g.5gb").has_value());
    CHECK(isFormWord("sxm"));
    CHECK(isFormWord("sxm5"));
    CHECK(isFormWord("pcie"));
    CHECK_FALSE(isFormWord("a100"));
    CHECK(isEditionWord("maxq"));
    CHECK(isGenerationWord("ada"));
}
