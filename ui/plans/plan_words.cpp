// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plans/plan_words.h"

#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace fitgauge::ui {

namespace {

struct Plans {
    Q_DECLARE_TR_FUNCTIONS(Plans)
};

constexpr int kPriceDecimals = 2;
constexpr int kMostNames = 5;

QString hourlyText(const std::optional<Money>& price) {
    if (!price) {
        return unknownText();
    }
    return Plans::tr("%1 %2/h").arg(moneyText(*price, kPriceDecimals),
                                    QString::fromStdString(price->currency.code()));
}

template<typename Part>
const Part* findBy(std::span<const Part> parts, const std::string Part::*key, const std::string& value) {
    const auto found = std::ranges::find(parts, value, key);
    return found == parts.end() ? nullptr : &*found;
}

QString cardText(const report::FrozenOffer& offer, const compare::OfferTable& table) {
    const auto* gpu = findBy(table.gpus(), &hardware::Gpu::canonical, offer.gpu);
    const QString name = gpu != nullptr ? gpuTitle(*gpu) : QString::fromStdString(offer.gpu);
    if (offer.gpuCount == 1) {
        return name;
    }
    return QStringLiteral("%1 × %2").arg(decimalText(offer.gpuCount, offer.gpuCount < 1 ? 2 : 0), name);
}

QString providerText(const std::string& id, const compare::OfferTable& table) {
    const auto* provider = findBy(table.providers(), &catalog::Provider::id, id);
    return QString::fromStdString(provider != nullptr && !provider->name.empty() ? provider->name : id);
}

QString offerName(const report::FrozenOffer& offer, const compare::OfferTable& table) {
    QString name = cardText(offer, table) + QStringLiteral(" · ") + providerText(offer.provider, table);
    if (!offer.region.empty()) {
        name += QStringLiteral(" · ") + QString::fromStdString(offer.region);
    }
    return name;
}

// Names of a file may be many and long.
QString listed(const std::vector<std::string>& names) {
    QStringList shown;
    for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), kMostNames); ++i) {
        shown << QString::fromStdString(names[i]).left(60);
    }
    if (names.size() > kMostNames) {
        shown << QStringLiteral("…");
    }
    return shown.join(QStringLiteral(", "));
}

} // namespace

QString frozenOfferText(const report::FrozenOffer& offer, const compare::OfferTable& table) {
    return offerName(offer, table) + QStringLiteral(", ") + hourlyText(offer.price);
}

QString answerChangeText(const report::PlanDifference& difference, const compare::OfferTable& table) {
    const auto& then = difference.answerThen;
    const auto& now = difference.answerNow;
    if (!then && !now) {
        return Plans::tr("Nothing qualified then, and nothing does now.");
    }
    if (difference.sameAnswer()) {
        return Plans::tr("The answer is the same: %1.").arg(frozenOfferText(*now, table));
    }
    const QString none = Plans::tr("nothing");
    return Plans::tr("The answer was %1; now it is %2.")
        .arg(then ? frozenOfferText(*then, table) : none, now ? frozenOfferText(*now, table) : none);
}

std::vector<PlanChangeRow> planChangeRows(const report::PlanDifference& difference,
                                          const compare::OfferTable& table, std::size_t most) {
    std::vector<PlanChangeRow> rows;
    for (const report::PriceChange& change : difference.repriced) {
        if (rows.size() < most) {
            rows.push_back(
                {offerName(change.then, table), hourlyText(change.then.price), hourlyText(change.now)});
        }
    }
    for (const report::FrozenOffer& offer : difference.vanished) {
        if (rows.size() < most) {
            rows.push_back(
                {offerName(offer, table), hourlyText(offer.price), Plans::tr("no longer offered")});
        }
    }
    return rows;
}

QString planChangeCounts(const report::PlanDifference& difference) {
    const auto count = [](std::size_t number) { return static_cast<int>(number); };
    QStringList parts;
    if (!difference.repriced.empty()) {
        parts << Plans::tr("%n price(s) changed", nullptr, count(difference.repriced.size()));
    }
    if (!difference.vanished.empty()) {
        parts << Plans::tr("%n offer(s) gone", nullptr, count(difference.vanished.size()));
    }
    if (difference.unchanged > 0 || parts.isEmpty()) {
        parts << Plans::tr("%n offer(s) as they were", nullptr, count(difference.unchanged));
    }
    return parts.join(QStringLiteral(", ")) + u'.';
}

QStringList planWarnings(const report::PlanDifference& difference) {
    QStringList sentences;
    if (difference.model == report::ModelHere::Different) {
        sentences << Plans::tr("The catalog has another shape of this model; the plan's own is used.");
    }
    if (!difference.unknownProviders.empty()) {
        sentences << Plans::tr("The filter asks for providers that this catalog does not have: %1.")
                         .arg(listed(difference.unknownProviders));
    }
    if (!difference.unknownGpus.empty()) {
        sentences << Plans::tr("The filter asks for GPUs that this catalog does not have: %1.")
                         .arg(listed(difference.unknownGpus));
    }
    return sentences;
}

} // namespace fitgauge::ui
