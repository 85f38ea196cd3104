// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/plan_difference.h"

#include <algorithm>
#include <unordered_map>

namespace fitgauge::report {
namespace {

// `priceOf(id)` is empty for an offer that is not there, else its price, if that is known.
template<typename PriceOf>
void comparePrices(const std::vector<FrozenOffer>& offers, PriceOf priceOf, PlanDifference& difference) {
    for (const FrozenOffer& offer : offers) {
        const std::optional<std::optional<Money>> now = priceOf(offer.offer);
        if (!now) {
            difference.vanished.push_back(offer);
        } else if (*now != offer.price) {
            difference.repriced.push_back({offer, *now});
        } else {
            ++difference.unchanged;
        }
    }
}

template<typename Range, typename Key>
std::vector<std::string> missing(const std::vector<std::string>& names, const Range& known, Key key) {
    std::vector<std::string> absent;
    std::copy_if(names.begin(), names.end(), std::back_inserter(absent), [&](const std::string& name) {
        return std::none_of(known.begin(), known.end(), [&](const auto& each) { return key(each) == name; });
    });
    return absent;
}

// Sources and dates of a model do not change what is computed from it.
bool sameShape(models::Architecture a, const models::Architecture& b) {
    a.parametersSource = b.parametersSource;
    a.architectureSource = b.architectureSource;
    a.asOf = b.asOf;
    a.verified = b.verified;
    return a == b;
}

ModelHere modelHere(const models::Architecture& model, std::span<const models::Architecture> known) {
    if (model.plainSize) {
        return ModelHere::Same;
    }
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const models::Architecture& each) { return each.id == model.id; });
    if (found == known.end()) {
        return ModelHere::NotThere;
    }
    return sameShape(model, *found) ? ModelHere::Same : ModelHere::Different;
}

} // namespace

bool PlanDifference::sameAnswer() const {
    return answerThen.has_value() == answerNow.has_value() &&
           (!answerThen || (answerThen->offer == answerNow->offer && answerThen->cost == answerNow->cost));
}

bool PlanDifference::isEmpty() const {
    return inputs.empty() && vanished.empty() && repriced.empty() && sameAnswer() &&
           unknownProviders.empty() && unknownGpus.empty() && model != ModelHere::Different;
}

PlanDifference differenceOf(const Plan& plan, const compare::Comparison& now,
                            std::span<const models::Architecture> models) {
    PlanDifference difference;
    const compare::OfferTable& table = now.table();
    comparePrices(
        plan.offers,
        [&](const std::string& id) -> std::optional<std::optional<Money>> {
            const auto row = table.rowOf(id);
            return row ? std::make_optional(table.priceOf(*row)) : std::nullopt;
        },
        difference);
    difference.answerThen = plan.answer;
    difference.answerNow = planOf(now).answer;
    difference.unknownProviders =
        missing(plan.filter.providers, table.providers(), [](const catalog::Provider& p) { return p.id; });
    difference.unknownGpus =
        missing(plan.filter.gpus, table.gpus(), [](const hardware::Gpu& gpu) { return gpu.canonical; });
    difference.model = modelHere(plan.workload.model, models);
    return difference;
}

PlanDifference differenceOf(const Plan& then, const Plan& now) {
    PlanDifference difference;
    std::unordered_map<std::string, std::optional<Money>> prices;
    for (const FrozenOffer& offer : now.offers) {
        prices.emplace(offer.offer, offer.price);
    }
    comparePrices(
        then.offers,
        [&](const std::string& id) -> std::optional<std::optional<Money>> {
            const auto found = prices.find(id);
            return found == prices.end() ? std::nullopt : std::make_optional(found->second);
        },
        difference);
    difference.inputs = inputChanges(then, now);
    difference.answerThen = then.answer;
    difference.answerNow = now.answer;
    return difference;
}

} // namespace fitgauge::report
