// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/offer_words.h"

#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

namespace fitgauge::ui {

namespace {

struct OfferWords {
    Q_DECLARE_TR_FUNCTIONS(OfferWords)
};

QString cardCount(double count) {
    const bool isWhole = std::abs(count - std::round(count)) < 1e-6;
    return isWhole ? countText(std::llround(count)) : decimalText(count, 2);
}

QString priceTimesHours(const compare::OfferTable& table, compare::OfferTable::Row row,
                        std::int64_t machines) {
    const auto price = table.priceOf(row);
    if (!price) {
        return {};
    }
    const auto* rule = table.ruleOf(row);
    const QString hourly = moneyText(*price, 2);
    const QString currency = QString::fromStdString(price->currency.code());
    if (rule != nullptr && rule->monthlyCap && *rule->monthlyCap < kMonth) {
        //: %1 price, %2 currency code, %3 hours that are billed at most
        return OfferWords::tr("%1 %2/h × %3 h, the most billed in a month")
            .arg(hourly, currency, decimalText(rule->monthlyCap->inHours(), 0));
    }
    if (machines > 1) {
        //: %1 price, %2 currency code, %3 hours of a month, %4 machines that carry the traffic
        return OfferWords::tr("%1 %2/h × %3 h × %4 machines, always on")
            .arg(hourly, currency, decimalText(kMonth.inHours(), 0), countText(machines));
    }
    //: %1 price, %2 currency code, %3 hours of a month
    return OfferWords::tr("%1 %2/h × %3 h, always on")
        .arg(hourly, currency, decimalText(kMonth.inHours(), 0));
}

QString minimumPart(const billing::Rule& rule) {
    return rule.minimum > *rule.increment ? durationText(rule.minimum) : QString();
}

} // namespace

QString gpuName(const hardware::Gpu& gpu) {
    static const QRegularExpression memory(QStringLiteral("[- ][0-9.]+ ?GB$"));
    QString name = QString::fromStdString(gpu.canonical);
    if (gpu.vramGb) {
        name.remove(memory);
    }
    return name.replace(QLatin1Char('-'), QLatin1Char(' '));
}

QString gpuTitle(const hardware::Gpu& gpu) {
    if (!gpu.vramGb) {
        return gpuName(gpu);
    }
    const double gigabytes = *gpu.vramGb;
    const int decimals = std::abs(gigabytes - std::round(gigabytes)) < 1e-6 ? 0 : 1;
    //: Name of a card and its memory: "L40S 48 GB"
    return OfferWords::tr("%1 %2 GB").arg(gpuName(gpu), decimalText(gigabytes, decimals));
}

QString cardTitle(const compare::OfferTable& table, compare::OfferTable::Row row) {
    const double count = table.kindOf(row).gpuCount;
    const QString title = gpuTitle(table.gpuOf(row));
    if (std::abs(count - 1.0) < 1e-6) {
        return title;
    }
    //: Number of cards in the machine, then the card: "2 × A10 24 GB"
    return OfferWords::tr("%1 × %2").arg(cardCount(count), title);
}

QString offerTitle(const compare::OfferTable& table, compare::OfferTable::Row row) {
    const double count = table.kindOf(row).gpuCount;
    const QString provider = QString::fromStdString(table.providerOf(row).name);
    const QString name = gpuName(table.gpuOf(row));
    if (std::abs(count - 1.0) < 1e-6) {
        //: Card and provider
        return OfferWords::tr("%1 · %2").arg(name, provider);
    }
    //: Number of cards, card, provider: "2 × A10 · Fjord Hosting"
    return OfferWords::tr("%1 × %2 · %3").arg(cardCount(count), name, provider);
}

QString costFigure(const compare::RowFigures& figures) {
    if (!figures.cost) {
        return QStringLiteral("–");
    }
    const QString figure = costText(*figures.cost);
    //: At least this much: a part of the sum is unknown
    return figures.costIsLowerBound ? OfferWords::tr("≥ %1").arg(figure) : figure;
}

QString costUnit(const compare::RowFigures& figures) {
    const QString currency =
        QString::fromStdString(figures.cost ? figures.cost->currency.code() : std::string("USD"));
    if (figures.basis == compare::CostBasis::Job) {
        return OfferWords::tr("%1/job", "currency per job").arg(currency);
    }
    return OfferWords::tr("%1/month", "currency per month").arg(currency);
}

QString costBasisText(const compare::Comparison& comparison, compare::OfferTable::Row row) {
    const auto figures = comparison.figures(row);
    const auto& workload = comparison.workload();
    switch (figures.basis) {
    case compare::CostBasis::MonthOfSessions:
        if (!figures.session) {
            return {};
        }
        return OfferWords::tr("%1 sessions × %2 %3", "number of sessions, cost of one, currency")
            .arg(countText(workload.sessions.launchesPerMonth()), moneyText(*figures.session, 2),
                 QString::fromStdString(figures.session->currency.code()));
    case compare::CostBasis::MonthAlwaysOn:
        return priceTimesHours(comparison.table(), row, figures.machines);
    case compare::CostBasis::MonthScaleToZero:
        return OfferWords::tr("scale to zero, %1 requests a day")
            .arg(countText(workload.traffic.requestsPerDay));
    case compare::CostBasis::Job:
        return OfferWords::tr("%1 items").arg(countText(workload.batch.items));
    }
    return {};
}

QString incrementFact(const billing::Rule* rule) {
    if (rule == nullptr || !rule->increment) {
        return {};
    }
    const QString least = minimumPart(*rule);
    if (!least.isEmpty()) {
        //: %1 and %2 are lengths of time such as "60 s"
        return OfferWords::tr("billed in steps of %1, at least %2")
            .arg(durationText(*rule->increment), least);
    }
    if (*rule->increment <= Duration::seconds(1)) {
        return OfferWords::tr("billed by the second");
    }
    if (*rule->increment == Duration::minutes(1)) {
        return OfferWords::tr("billed by the minute");
    }
    if (*rule->increment == Duration::hours(1)) {
        return OfferWords::tr("billed by the hour");
    }
    return OfferWords::tr("billed in steps of %1").arg(durationText(*rule->increment));
}

} // namespace fitgauge::ui
