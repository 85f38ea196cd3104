// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/billing_filters.h"

#include "ui/filter/active_filters.h"
#include "ui/filter/range_fields.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {

namespace {

constexpr std::array kMarkets{catalog::Market::OnDemand, catalog::Market::Spot, catalog::Market::Reserved,
                              catalog::Market::Serverless};
constexpr int kAnyStep = 0; // seconds; first entry of the combo box

QLabel* smallLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setFont(fontOf(TextStyle::Small));
    return label;
}

QString marketLabel(catalog::Market market) {
    QString name = nameOf(market); // lower case, as it stands in sentences
    return name.replace(0, 1, name.at(0).toUpper());
}

QString priceText(const std::optional<std::int64_t>& nano) {
    return nano ? moneyText(Money{*nano, {}}, 2) : QString();
}

std::optional<std::int64_t> nanoOf(const std::optional<std::string>& digits) {
    const auto money = digits ? Money::parse(*digits, {}) : fail(ErrorCode::MoneyMalformed);
    return money ? std::optional(money->nano) : std::nullopt;
}

} // namespace

BillingFilters::BillingFilters(ComparisonSession& session, QWidget* parent)
    : FilterGroupBody(session, parent) {
    addSwitch(tr("Not reclaimable"), &compare::Filter::notReclaimable);
    addMarkets();
    addIncrement();
    addPrice();
    addSwitch(tr("With a believable price"), &compare::Filter::pricedOnly)
        ->setToolTip(tr("Leaves out offers without a price, with a placeholder, or with a suspect one."));
    addSwitch(tr("Prices within their age limit"), &compare::Filter::freshOnly);
    addMember(tr("No commitment"), tr("Filter commitment"), &compare::Filter::commitmentMonths, 0);
    addReady();
    addTax();
}

// From asking for a machine to having it, in the slow case.
void BillingFilters::addReady() {
    static constexpr std::array kSteps{1, 5, 15}; // minutes
    QStringList choices{tr("any time")};
    for (const int minutes : kSteps) {
        //: %1 a length of time
        choices << tr("within %1").arg(durationText(Duration::minutes(minutes)));
    }
    addChoice(
        tr("&Ready"), tr("Filter time to ready"), choices,
        [](compare::Filter& filter, int index) {
            filter.readyWithin =
                index == 0 ? std::nullopt
                           : std::optional(Duration::minutes(kSteps[static_cast<std::size_t>(index - 1)]));
        },
        [](const compare::Filter& filter) {
            const auto found = std::ranges::find_if(
                kSteps, [&](int minutes) { return filter.readyWithin == Duration::minutes(minutes); });
            return !filter.readyWithin     ? 0
                   : found == kSteps.end() ? -1
                                           : static_cast<int>(found - kSteps.begin()) + 1;
        });
}

void BillingFilters::addTax() {
    addChoice(
        tr("&Tax"), tr("Filter tax"), {tr("either"), tr("prices without tax"), tr("prices with tax")},
        [](compare::Filter& filter, int index) {
            filter.taxIncluded = index == 0 ? std::nullopt : std::optional(index == 2);
        },
        [](const compare::Filter& filter) { return !filter.taxIncluded   ? 0
                                                   : *filter.taxIncluded ? 2
                                                                         : 1; });
}

void BillingFilters::addMarkets() {
    layout()->addWidget(smallLabel(tr("Markets (none ticked: all)"), this));
    for (const auto market : kMarkets) {
        auto* box = new QCheckBox(marketLabel(market), this);
        m_markets[static_cast<std::size_t>(market)] = box;
        layout()->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this, market](bool on) {
            apply(tr("Filter markets"), [market, on](compare::Filter& filter) {
                std::erase(filter.markets, market);
                if (on) {
                    filter.markets.push_back(market);
                    std::ranges::sort(filter.markets);
                }
            });
        });
    }
}

void BillingFilters::addIncrement() {
    m_increment = new QComboBox(this);
    m_increment->addItem(tr("any step"), kAnyStep);
    for (const auto step :
         {Duration::seconds(1), Duration::minutes(1), Duration::minutes(10), Duration::hours(1)}) {
        m_increment->addItem(incrementChip(step), static_cast<int>(step.inSeconds()));
    }
    auto* label = smallLabel(tr("Billing &step"), this);
    label->setBuddy(m_increment);
    layout()->addWidget(label);
    layout()->addWidget(m_increment);
    connect(m_increment, &QComboBox::activated, this, [this](int index) {
        const int seconds = m_increment->itemData(index).toInt();
        apply(tr("Filter billing step"), [seconds](compare::Filter& filter) {
            filter.incrementAtMost =
                seconds == kAnyStep ? std::nullopt : std::optional(Duration::seconds(seconds));
        });
    });
}

void BillingFilters::addPrice() {
    m_price = new RangeFields(tr("Price of the offer"), tr("USD/h"), this);
    layout()->addWidget(smallLabel(tr("Price of the offer"), this));
    layout()->addWidget(m_price);
    connect(m_price, &RangeFields::edited, this, [this] {
        apply(tr("Filter price"), [this](compare::Filter& filter) {
            filter.priceNano = {.low = nanoOf(m_price->low()), .high = nanoOf(m_price->high())};
        });
    });
}

void BillingFilters::refresh(const compare::OfferTable* /*table*/) {
    refreshSwitches();
    for (const auto market : kMarkets) {
        auto* box = marketBox(market);
        const QSignalBlocker quiet(box);
        box->setChecked(std::ranges::find(filter().markets, market) != filter().markets.end());
    }
    const auto& step = filter().incrementAtMost;
    const int index = step ? m_increment->findData(static_cast<int>(step->inSeconds())) : 0;
    m_increment->setCurrentIndex(index); // -1, empty, for a step that the list does not offer
    m_price->setTexts(priceText(filter().priceNano.low), priceText(filter().priceNano.high));
}

} // namespace fitgauge::ui
