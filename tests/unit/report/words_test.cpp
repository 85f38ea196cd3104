// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/words.h"

#include "tests/support/catch.h"

#include <set>

using namespace fitgauge;
using namespace fitgauge::report;

namespace {

// Every enumerator up to `last` has a word of its own that reads back.
template<typename E>
void checkWords(E last) {
    std::set<std::string_view> seen;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const E value = static_cast<E>(i);
        CAPTURE(i);
        CHECK_FALSE(wordOf(value).empty());
        CHECK(seen.insert(wordOf(value)).second);
        CHECK(fromWord<E>(wordOf(value)) == value);
    }
    CHECK(wordOf(static_cast<E>(static_cast<int>(last) + 1)).empty());
    CHECK_FALSE(fromWord<E>("no such word"));
    CHECK_FALSE(fromWord<E>(""));
}

} // namespace

TEST_CASE("Every code has one stable word that reads back", "[report]") {
    checkWords(compare::AnswerKind::None);
    checkWords(compare::Test::PriceFresh);
    checkWords(compare::HiddenBy::MissesTarget);
    checkWords(compare::PriceAge::Unknown);
    checkWords(compare::Profile::Batch);
    checkWords(compare::Precision::Fp4);
    checkWords(compare::LinkKind::Fabric);
    checkWords(compare::EgressKind::Metered);
    checkWords(sizing::PartKind::Overhead);
    checkWords(sizing::Engine::Transformers);
    checkWords(sizing::TrainingMethod::FullMixed);
    checkWords(sizing::LossKind::Chunked);
    checkWords(sizing::OptimizerKind::PagedAdam8Bit);
    checkWords(sizing::Sharding::Full);
    checkWords(billing::TrafficPreset::Bursts);
    checkWords(catalog::Market::Serverless);
    checkWords(catalog::ProviderKind::Other);
    checkWords(models::AttentionKind::Unknown);
    checkWords(speed::Basis::Measured);
    checkWords(speed::Bound::Host);
    checkWords(speed::BatchLimit::Engine);
    checkWords(speed::Verdict::Unknown);
}

TEST_CASE("A word may be written with a minus or a blank", "[report]") {
    CHECK(fromWord<catalog::Market>("on-demand") == catalog::Market::OnDemand);
    CHECK(fromWord<catalog::ProviderKind>("bare-metal") == catalog::ProviderKind::BareMetal);
    CHECK(fromWord<sizing::OptimizerKind>("adam-8bit") == sizing::OptimizerKind::Adam8Bit);
}
