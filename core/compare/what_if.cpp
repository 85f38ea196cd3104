// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/what_if.h"

#include "core/sizing/format.h"

#include <algorithm>

namespace fitgauge::compare {
namespace {

using sizing::KvFormat;
using sizing::WeightFormat;

constexpr std::int64_t kMostUsers = 4096;
constexpr std::int64_t kMostContext = 1'048'576;
constexpr std::int64_t kContextStep = 1024;

struct Precision {
    WeightFormat weights;
    KvFormat cache;
};
// The stops of the precision slider.
constexpr auto kStops = std::to_array<Precision>({{WeightFormat::Int4Awq, KvFormat::Fp8},
                                                  {WeightFormat::Fp8, KvFormat::Fp8},
                                                  {WeightFormat::Bf16, KvFormat::Bits16}});

std::int64_t valueOf(const Workload& workload, Knob knob) {
    if (knob == Knob::Users) {
        return workload.isTraining ? workload.training.batch : workload.serving.users;
    }
    return workload.isTraining ? workload.training.tokensPerItem : workload.serving.contextTokens;
}

Workload withValue(Workload workload, Knob knob, std::int64_t value) {
    auto& slot =
        knob == Knob::Users
            ? (workload.isTraining ? workload.training.batch : workload.serving.users)
            : (workload.isTraining ? workload.training.tokensPerItem : workload.serving.contextTokens);
    slot = value;
    return workload;
}

Workload withPrecision(Workload workload, const Precision& precision) {
    workload.serving.weights = precision.weights;
    workload.serving.keyCache = workload.serving.valueCache = precision.cache;
    return workload;
}

// One comparison and what its answers would be under other workloads.
class Scanner {
  public:
    explicit Scanner(const Comparison& comparison) : m_comparison(comparison) {}

    // Nearest change in one direction (+1, -1); steps double until the answer differs.
    [[nodiscard]] std::optional<WhatIf> nearest(Knob knob, int direction) const {
        const std::int64_t unit = knob == Knob::Context ? kContextStep : 1;
        const std::int64_t start = valueOf(m_comparison.workload(), knob);
        const std::int64_t last = direction < 0 ? unit : knob == Knob::Users ? kMostUsers : kMostContext;
        std::int64_t same = start;
        for (std::int64_t step = unit;; step *= 2) {
            const std::int64_t wanted = start + direction * step;
            const std::int64_t value = direction > 0 ? std::min(wanted, last) : std::max(wanted, last);
            if ((value - same) * direction <= 0) {
                return std::nullopt;
            }
            if (isOther(at(knob, value))) {
                return narrowed(knob, same, value, unit);
            }
            same = value;
        }
    }

    [[nodiscard]] std::vector<WhatIf> otherPrecisions() const {
        std::vector<WhatIf> result;
        const sizing::Serving& serving = m_comparison.workload().serving;
        for (const Precision& stop : kStops) {
            if (stop.weights == serving.weights && stop.cache == serving.keyCache) {
                continue;
            }
            WhatIf change = describe(Knob::Precision, answerOf(withPrecision(m_comparison.workload(), stop)));
            change.weights = stop.weights;
            change.cache = stop.cache;
            if (isOther(change)) {
                result.push_back(change);
            }
        }
        return result;
    }

  private:
    [[nodiscard]] std::shared_ptr<const Comparison> answerOf(const Workload& workload) const {
        return compareAnswer(m_comparison.sharedTable(), workload, m_comparison.filter());
    }

    [[nodiscard]] static WhatIf describe(Knob knob, const std::shared_ptr<const Comparison>& result) {
        WhatIf change;
        change.knob = knob;
        change.kind = result->answer().kind;
        change.row = result->answer().row;
        if (change.row) {
            change.cost = result->figures(*change.row).cost;
        }
        return change;
    }

    [[nodiscard]] WhatIf at(Knob knob, std::int64_t value) const {
        WhatIf change = describe(knob, answerOf(withValue(m_comparison.workload(), knob, value)));
        change.value = value;
        return change;
    }

    [[nodiscard]] bool isOther(const WhatIf& change) const {
        return change.row != m_comparison.answer().row || change.kind != m_comparison.answer().kind;
    }

    [[nodiscard]] WhatIf narrowed(Knob knob, std::int64_t same, std::int64_t other, std::int64_t unit) const {
        WhatIf change = at(knob, other);
        while (std::max(same, other) - std::min(same, other) > unit) {
            const std::int64_t middle = same + (other - same) / (2 * unit) * unit;
            const WhatIf there = at(knob, middle == same ? same + (other > same ? unit : -unit) : middle);
            if (isOther(there)) {
                change = there;
                other = there.value;
            } else {
                same = there.value;
            }
        }
        return change;
    }

    const Comparison& m_comparison;
};

bool is16BitOrWider(WeightFormat format) {
    return format == WeightFormat::Fp32 || format == WeightFormat::Bf16 || format == WeightFormat::Fp16;
}

} // namespace

std::vector<WhatIf> thresholdsOf(const Comparison& comparison) {
    const Scanner scanner(comparison);
    std::vector<WhatIf> result;
    for (const Knob knob : {Knob::Users, Knob::Context}) {
        // In Batch the count of sequences follows from memory.
        if (knob == Knob::Users && comparison.workload().profile == Profile::Batch) {
            continue;
        }
        for (const int direction : {+1, -1}) {
            if (const auto change = scanner.nearest(knob, direction)) {
                result.push_back(*change);
            }
        }
    }
    if (!comparison.workload().isTraining) {
        const std::vector<WhatIf> precisions = scanner.otherPrecisions();
        result.insert(result.end(), precisions.begin(), precisions.end());
    }
    return result;
}

std::optional<CheaperIf> cheaperIf8Bit(const Comparison& comparison) {
    const Answer& answer = comparison.answer();
    if (!answer.row || comparison.workload().isTraining ||
        !is16BitOrWider(comparison.workload().serving.weights)) {
        return std::nullopt;
    }
    CheaperIf suggestion;
    const auto other = compareAnswer(
        comparison.sharedTable(),
        withPrecision(comparison.workload(), {suggestion.weights, suggestion.cache}), comparison.filter());
    const auto row = other->answer().row;
    const auto ours = comparison.costNano(*answer.row);
    const auto theirs = row ? other->costNano(*row) : std::nullopt;
    if (!ours || !theirs || *theirs >= *ours || other->answer().kind != AnswerKind::Comfortable) {
        return std::nullopt;
    }
    suggestion.row = *row;
    suggestion.cost = {*theirs, Currency()};
    suggestion.saving = {*ours - *theirs, Currency()};
    suggestion.savingPpm = mulDiv(*ours - *theirs, 1'000'000, *ours, Rounding::HalfUp).value_or(0);
    suggestion.usedPpm = other->memory(*row).usedPpm().value_or(0);
    return suggestion;
}

std::vector<LadderStep> precisionLadderOf(const Comparison& comparison) {
    std::vector<LadderStep> ladder;
    const Workload& workload = comparison.workload();
    if (workload.isTraining) {
        return ladder;
    }
    for (const sizing::PrecisionStep& step :
         sizing::precisionLadder(workload.model, workload.serving, true)) {
        Workload at = workload;
        at.targets = {std::nullopt, std::nullopt}; // what fits, whatever its speed
        at.serving.weights = step.weights;
        at.serving.keyCache = at.serving.valueCache = step.cache;
        const auto result = compareAnswer(comparison.sharedTable(), at, comparison.filter());
        LadderStep entry{step, result->answer().row, {}, result->answer().kind};
        if (entry.row) {
            entry.cost = result->figures(*entry.row).cost;
        }
        ladder.push_back(entry);
    }
    return ladder;
}

} // namespace fitgauge::compare
