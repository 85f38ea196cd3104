// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of real files that are known to be wrong (README of the shared feeds): each comes out marked.
#include "core/feeds/reading.h"
#include "tests/support/catch.h"
#include "tests/unit/feeds/feed_support.h"

#include <algorithm>
#include <set>

using namespace fitgauge;
using namespace fitgauge::feeds;
using catalog::Market;

namespace {

// The drafts of one shared file of the SkyPilot layout; nothing where the shared folder is not here.
std::optional<ReadResult> shared(const std::string& file) {
    const auto folder = test::sharedFolder();
    if (!folder) {
        WARN("skipped: the shared folder is not here");
        return std::nullopt;
    }
    const auto bytes = readFile((*folder / "feeds" / "skypilot" / (file + ".csv")).string(), 1 << 22).value();
    Context context = test::feedContextOf(file.substr(0, file.find('-')));
    return findFeed("skypilot")->read(bytes, context).value();
}

template<typename Test>
std::size_t rowsWhere(const ReadResult& result, Test test) {
    std::set<std::size_t> rows;
    for (const Draft& draft : result.drafts) {
        if (test(draft)) {
            rows.insert(draft.row);
        }
    }
    return rows.size();
}

std::size_t rowsFlagged(const ReadResult& result, Flag flag, std::string_view name = {}) {
    return rowsWhere(result, [&](const Draft& draft) {
        return hasFlag(draft, flag) && (draft.product.find(name) != std::string::npos ||
                                        draft.soldAs.find(name) != std::string::npos);
    });
}

} // namespace

TEST_CASE("Google's short reservations in the on demand column are all found and suspect") {
    if (const auto gcp = shared("gcp")) {
        CHECK(rowsFlagged(*gcp, Flag::ShortReservation) == 130);
        CHECK(isSuspect(Flag::ShortReservation));
        CHECK(rowsWhere(*gcp, [](const Draft& draft) {
                  return hasFlag(draft, Flag::ShortReservation) && draft.market != Market::OnDemand;
              }) == 0);
    }
}

TEST_CASE("Azure's rows without a card name or with a wrong count or field are marked") {
    if (const auto azure = shared("azure")) {
        CHECK(rowsFlagged(*azure, Flag::SpotEqualsOnDemand, "H200") == 28);
        CHECK(rowsFlagged(*azure, Flag::CardCorrected, "GB200") == 19);
        CHECK(rowsFlagged(*azure, Flag::CardCorrected, "MI300X") == 17);
        CHECK(rowsFlagged(*azure, Flag::CardCorrected, "V620") +
                  rowsFlagged(*azure, Flag::CardCorrected, "V710") ==
              56);
        CHECK(rowsFlagged(*azure, Flag::CardCorrected, "Standard_NP") == 21);
        CHECK(rowsFlagged(*azure, Flag::OtherAccelerator, "Standard_NP") == 21);
        // README counts the 829 rows that name a card; the nameless ones have the extra field as well.
        const auto named = [](const Draft& draft) {
            return hasFlag(draft, Flag::ExtraFields) && !hasFlag(draft, Flag::CardCorrected);
        };
        CHECK(rowsWhere(*azure, named) == 582);
        CHECK(rowsWhere(*azure, [](const Draft& draft) {
                  return draft.product.starts_with("Standard_NV") && draft.product.ends_with("as_v4") &&
                         draft.gpuCount < 1 && !hasFlag(draft, Flag::CountCorrected);
              }) == 0);
        CHECK(rowsFlagged(*azure, Flag::CountCorrected, "Standard_NV4as_v4") > 0);
    }
}

TEST_CASE("The old Azure file has free H100 without a price and counts that nobody sells") {
    if (const auto azure = shared("azure-2024")) {
        CHECK(rowsFlagged(*azure, Flag::NoPrice, "H100") == 5);
        CHECK(rowsWhere(*azure, [](const Draft& draft) {
                  const bool isOdd = draft.gpuCount == 6 || draft.gpuCount == 12;
                  return hasFlag(draft, Flag::CountDoubtful) || hasFlag(draft, Flag::CountCorrected)
                             ? draft.soldAs == "H100"
                             : isOdd;
              }) == 3);
    }
}

TEST_CASE("Vast's made up hosts and shortened names are marked and put right") {
    if (const auto vast = shared("vast")) {
        CHECK(vast->flagged == vast->kept);
        CHECK(rowsFlagged(*vast, Flag::HostGuessed) == 64);
        for (const Draft& draft : vast->drafts) {
            CHECK(draft.market == Market::OnDemand); // 0.00 is no spot price
            if (draft.product.find("4060_Ti") != std::string::npos) {
                CHECK(draft.gpu == "RTX-4060-Ti-16GB");
                CHECK(hasFlag(draft, Flag::CardCorrected));
            }
            if (draft.product.find("A100_SXM4") != std::string::npos) {
                CHECK(draft.gpu == (draft.gpuMemoryGb == 80 ? "A100-SXM4-80GB" : "A100-SXM4-40GB"));
            }
        }
    }
}

TEST_CASE("A bid floor is suspect and a region list is no availability") {
    if (const auto mithril = shared("mithril")) {
        CHECK(rowsFlagged(*mithril, Flag::BidFloor) == 4);
        CHECK(isSuspect(Flag::BidFloor));
    }
    for (const std::string file : {"lambda", "runpod"}) {
        if (const auto listed = shared(file)) {
            CHECK(rowsFlagged(*listed, Flag::ListedOnly) == listed->kept);
            CHECK(listed->flagged == listed->kept);
            CHECK(std::ranges::all_of(listed->drafts,
                                      [](const Draft& draft) { return draft.available == Tri::Unknown; }));
        }
    }
}

TEST_CASE("Every draft of the shared files becomes an offer of its own") {
    const auto folder = test::sharedFolder();
    if (!folder) {
        WARN("skipped: the shared folder is not here");
        return;
    }
    const auto gcp = shared("gcp").value();
    std::set<std::string> slices;
    for (const Draft& draft : gcp.drafts) {
        const bool isTpu = draft.soldAs.starts_with("tpu-");
        if (isTpu && draft.market == Market::OnDemand) {
            CHECK(slices.insert(draft.soldAs + draft.zone).second);
        }
        // "tpu-v6e-8" is eight chips sold as one thing: not the price of one chip.
        CHECK((!isTpu || draft.gpu.empty() != draft.soldAs.ends_with("-1")));
    }
}
