// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/plan_file.h"

#include <span>
#include <string>
#include <vector>

namespace fitgauge::report {

// One input that two plans do not share; values as the plan file has them ("" where there is none).
struct InputChange {
    std::string field; // "workload.serving.users"
    std::string then, now;
    friend bool operator==(const InputChange&, const InputChange&) = default;
};

struct PriceChange {
    FrozenOffer then;
    std::optional<Money> now; // empty: known then, unknown now
};

// What a model of the plan is in a catalog.
enum class ModelHere : std::uint8_t { Same, Different, NotThere };

struct PlanDifference {
    std::vector<InputChange> inputs;   // between two plans; the day of asking does not count
    std::vector<FrozenOffer> vanished; // offered then, not now
    std::vector<PriceChange> repriced;
    std::size_t unchanged = 0; // offers of then with the same price now
    std::optional<FrozenOffer> answerThen, answerNow;
    // Named by the plan's filter and not known to the catalog: they hide everything they should let pass.
    std::vector<std::string> unknownProviders, unknownGpus;
    ModelHere model = ModelHere::Same; // Different: the plan's own shape is used, not the catalog's

    [[nodiscard]] bool sameAnswer() const;
    // Same inputs, prices, answer and names.
    [[nodiscard]] bool isEmpty() const;
};

// Between a plan and what its own inputs give on the catalog of `now`.
[[nodiscard]] PlanDifference differenceOf(const Plan& plan, const compare::Comparison& now,
                                          std::span<const models::Architecture> models);
[[nodiscard]] PlanDifference differenceOf(const Plan& then, const Plan& now);

[[nodiscard]] std::string differenceAsJson(const PlanDifference& difference);
[[nodiscard]] std::vector<InputChange> inputChanges(const Plan& then, const Plan& now);

} // namespace fitgauge::report
