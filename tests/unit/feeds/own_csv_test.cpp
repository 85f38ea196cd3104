// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

ReadResult readCsv(std::string_view bytes, std::map<std::string, std::string> columns = {},
                   std::map<std::string, std::string> values = {}) {
    Context context = test::feedContext();
    context.columns = std::move(columns);
    context.values = std::move(values);
    return findFeed("csv")->read(bytes, context).value();
}

std::int64_t nanoOf(const Draft& draft) {
    return draft.price ? draft.price->nano : 0;
}

} // namespace

TEST_CASE("A table of one's own is read by its plain headers") {
    const auto result =
        readCsv("Provider,Product,GPU,GPU count,GPU memory (GB),Price,Spot price,Currency,Region,"
                "vCPUs,RAM GiB,Date,Available\n"
                "Lambda Labs,big,H100 SXM,8,80,23.92,9.5,USD,us-1,208,1800,2026-11-20,yes\n"
                "acme,small,RTX 4090,1,,0.40,,EUR,,,,,\n");
    CHECK(result.kept == 2);
    REQUIRE(result.drafts.size() == 3);
    const Draft& first = result.drafts[0];
    CHECK(first.provider == "lambda");
    CHECK(first.gpu == "H100-SXM5-80GB");
    CHECK(first.gpuCount == 8);
    CHECK(nanoOf(first) == 23'920'000'000);
    CHECK(first.vcpus == 208);
    CHECK(first.ramGib == 1800);
    CHECK(first.available == Tri::Yes);
    CHECK(first.asOf == Date::parse("2026-11-20").value());
    CHECK(result.drafts[1].market == Market::Spot);
    CHECK(nanoOf(result.drafts[1]) == 9'500'000'000);
    CHECK(result.drafts[2].price->currency.code() == "EUR");
    CHECK(result.drafts[2].gpuMemoryGb == 24);
}

TEST_CASE("Semicolons, decimal commas and a mapping by remark or by the caller read a German sheet") {
    constexpr std::string_view kSheet = "# set provider = hoster\n# map price = Preis\n# map gpu = Karte\n"
                                        "Karte;Anzahl;Preis;Standort\n"
                                        "L40S;2;1.234,50 \xE2\x82\xAC;\"Falkenstein; DE\"\n"
                                        "A100 (80 GB);1;1,9 \xE2\x82\xAC;\n";
    const auto result = readCsv(kSheet, {{"gpu_count", "Anzahl"}, {"region", "Standort"}});
    REQUIRE(result.drafts.size() == 2);
    CHECK(result.drafts[0].provider == "hoster");
    CHECK(result.drafts[0].gpuCount == 2);
    CHECK(nanoOf(result.drafts[0]) == 1'234'500'000'000);
    CHECK(result.drafts[0].price->currency.code() == "EUR");
    CHECK(result.drafts[0].region == "Falkenstein; DE");
    CHECK(result.drafts[1].gpuMemoryGb == 80);
    CHECK(nanoOf(result.drafts[1]) == 1'900'000'000);
}

TEST_CASE("The basis of a price comes from the header, from a column or from the caller") {
    const auto byHeader = readCsv("cloud,gpu,gpus,USD per GPU hour\nx,L4,4,0.5\n");
    CHECK(nanoOf(byHeader.drafts.at(0)) == 2'000'000'000);
    const auto byColumn = readCsv("cloud,gpu,gpus,price,basis\nx,L4,4,0.5,gpu\nx,T4,4,0.5,machine\n");
    CHECK(nanoOf(byColumn.drafts.at(0)) == 2'000'000'000);
    CHECK(nanoOf(byColumn.drafts.at(1)) == 500'000'000);
    const auto byCaller =
        readCsv("cloud,gpu,gpus,price\nx,L4,4,0.5\n", {}, {{"basis", "gpu"}, {"currency", "GBP"}});
    CHECK(nanoOf(byCaller.drafts.at(0)) == 2'000'000'000);
    CHECK(byCaller.drafts.at(0).price->currency.code() == "GBP");
    const auto both = readCsv("cloud,gpu,gpus,on-demand,per-gpu\nx,L4,4,1.9,0.5\ny,L4,4,,0.5\n");
    CHECK(nanoOf(both.drafts.at(0)) == 1'900'000'000);
    CHECK(nanoOf(both.drafts.at(1)) == 2'000'000'000);
}

TEST_CASE("Memory of all cards, of one, in MiB or in the name means the same card") {
    const auto result = readCsv("cloud,gpu,gpus,gpu ram,price\na,A100 (80 GB),8,640,1\nb,A100,8,80,1\n"
                                "c,A100,8,81920,1\nd,A100 (40 GB),2,,1\ne,A10,0.5,12,1\n");
    REQUIRE(result.drafts.size() == 5);
    CHECK(result.drafts[0].gpuMemoryGb == 80);
    CHECK(result.drafts[1].gpuMemoryGb == 80);
    CHECK(result.drafts[2].gpuMemoryGb == 80);
    CHECK(result.drafts[3].gpuMemoryGb == 40);
    CHECK(result.drafts[4].gpuMemoryGb == 12);
    CHECK(hasFlag(result.drafts[4], Flag::FractionOfCard));
}

TEST_CASE("A type of a cloud that we know needs no card and a strange one is not guessed") {
    const auto result = readCsv("provider,instance type,price\naws,g5.xlarge,1.006\naws,g99.xlarge,1\n");
    REQUIRE(result.drafts.size() == 1);
    CHECK(result.drafts[0].gpu == "A10G");
    CHECK(result.rejectedBy.at(RejectReason::UnmappedType) == 1);
}

TEST_CASE("Markets, terms and reserved columns become drafts of their own") {
    const auto result =
        readCsv("provider,gpu,price,market,commitment,reserved 1y\na,L4,1,spot,,\n"
                "b,L4,0.8,reserved,3 years,\nc,L4,1,on-demand,,0.6\nd,L4,1,by appointment,,\n");
    CHECK(result.rejectedBy.at(RejectReason::OtherTerm) == 1);
    REQUIRE(result.drafts.size() == 4);
    CHECK(result.drafts[0].market == Market::Spot);
    CHECK(result.drafts[1].commitmentMonths == 36);
    CHECK(result.drafts[2].market == Market::Reserved);
    CHECK(result.drafts[2].commitmentMonths == 12);
    CHECK(nanoOf(result.drafts[2]) == 600'000'000);
}

TEST_CASE("Of dated rows of one offer the newest stands and the others are history") {
    const auto result =
        readCsv("date,provider,gpu,price,offers\n2026-01-02,a,L4,0.7,1\n2026-01-03,a,L4,0.8,1\n"
                "2026-01-01,a,L4,0.6,1\n2026-01-03,all,L4,0.5,9\n2026-01-03,b,L4,0.5,9\n"
                "03/01/2026,a,L4,0.5,1\n");
    REQUIRE(result.drafts.size() == 2);
    CHECK(nanoOf(result.drafts[0]) == 800'000'000);
    CHECK(result.drafts[0].flags.empty());
    CHECK(hasFlag(result.drafts[1], Flag::MixedPrice));
    CHECK(result.earlier.size() == 2);
    CHECK(result.rejectedBy.at(RejectReason::OtherProduct) == 1);
    CHECK(result.rejectedBy.at(RejectReason::Malformed) == 1);
    CHECK(result.kept == 4);
}

TEST_CASE("The guard of a sheet is taken off and a table without price or card is none") {
    const auto result = readCsv("provider,product,gpu,price\na,'=big,L4,1\n");
    CHECK(result.drafts.at(0).product == "=big");
    for (const char* bytes :
         {"a,b,c\n1,2,3\n", "gpu,region\nL4,us\n", "price,region\n1,us\n", "# only a remark\n"}) {
        CAPTURE(bytes);
        CHECK_FALSE(findFeed("csv")->read(bytes, test::feedContext()).has_value());
    }
}
