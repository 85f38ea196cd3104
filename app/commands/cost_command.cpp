// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/batch.h"
#include "app/commands/command_table.h"
#include "app/commands/output.h"
#include "app/wiring.h"
#include "core/billing/rule_table.h"
#include "core/billing/session.h"
#include "core/catalog/words.h"
#include "core/report/cell_text.h"
#include "core/report/json_writer.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

// What is rented, whatever way it was named.
struct Rented {
    std::string provider, product, market;
    Money price; // per hour
};

Duration minutesOf(Arguments& arguments, const char* name, double otherwise) {
    constexpr double kMonthMinutes = 44'640;
    double minutes = otherwise;
    arguments.readNumber(name, 0, kMonthMinutes, minutes);
    return Duration::milliseconds(std::int64_t{std::llround(minutes * 60'000)});
}

std::optional<Rented> fromOffer(Arguments& arguments, const catalog::Facts& facts) {
    const std::string id = arguments.text("offer").toStdString();
    const auto found = std::find_if(facts.offers.begin(), facts.offers.end(),
                                    [&](const catalog::Offer& offer) { return offer.id == id; });
    if (found == facts.offers.end()) {
        arguments.refuse(u"The catalog has no offer \"%1\"; the ids are in `fitgauge compare --json`."_s.arg(
            arguments.text("offer")));
        return std::nullopt;
    }
    if (!found->price || found->price->isZero()) {
        arguments.refuse(u"The offer \"%1\" has no known price."_s.arg(arguments.text("offer")));
        return std::nullopt;
    }
    return Rented{found->provider, found->product, std::string(catalog::wordFor(found->market)),
                  *found->price};
}

std::optional<Rented> fromWords(Arguments& arguments) {
    if (!arguments.has("provider") || !arguments.has("price")) {
        arguments.refuse(u"cost needs --offer, or --provider and --price."_s);
        return std::nullopt;
    }
    const QString code = arguments.has("currency") ? arguments.text("currency") : u"USD"_s;
    const auto currency = Currency::parse(code.toStdString());
    if (!currency) {
        arguments.refuse(u"--currency takes a code such as USD, not \"%1\"."_s.arg(code));
        return std::nullopt;
    }
    const auto price = Money::parse(arguments.text("price").toStdString(), *currency);
    if (!price || price->nano <= 0) {
        arguments.refuse(
            u"--price takes an amount an hour such as 2.49, not \"%1\"."_s.arg(arguments.text("price")));
        return std::nullopt;
    }
    catalog::Market market = catalog::Market::OnDemand;
    arguments.readChoice<catalog::Market>("market",
                                          {{"on-demand", catalog::Market::OnDemand},
                                           {"spot", catalog::Market::Spot},
                                           {"reserved", catalog::Market::Reserved},
                                           {"serverless", catalog::Market::Serverless}},
                                          market);
    return Rented{arguments.text("provider").toStdString(), arguments.text("product").toStdString(),
                  std::string(catalog::wordFor(market)), *price};
}

report::BillText billText(const Rented& rented, const billing::Rule& rule, std::string basis,
                          const billing::Breakdown& bill) {
    report::BillText text{
        rented.provider, rented.product, std::move(basis), rented.price, rule.increment, rule.minimum, {}, {},
        bill.total};
    text.parts = {
        {"used", bill.used}, {"idle", bill.idle}, {"rounding", bill.rounding}, {"minimum", bill.minimum}};
    return text;
}

Expected<report::BillText> billOf(Arguments& arguments, const Rented& rented, const billing::Rule& rule) {
    const Rate rate = Rate::perHour(rented.price);
    if (arguments.has("hours")) { // one run of so many hours
        double hours = 0;
        arguments.readNumber("hours", 0, 87'600, hours);
        const Duration run = Duration::milliseconds(std::int64_t{std::llround(hours * 3'600'000)});
        const auto bill = billing::sessionCost(rule, rate, run, {});
        if (!bill) {
            return Unexpected(bill.error());
        }
        auto text = billText(rented, rule, "hours", *bill);
        text.billed = rule.increment ? std::optional(billing::billedTime(rule, run)) : std::nullopt;
        return text;
    }
    billing::SessionPattern pattern;
    arguments.readInteger("sessions", 0, 1000, pattern.launchesPerDay);
    arguments.readInteger("days", 0, 31, pattern.daysPerMonth);
    pattern.active = minutesOf(arguments, "minutes", pattern.active.inMinutes());
    pattern.idle = minutesOf(arguments, "idle", 0);
    pattern.stopWhenIdle = arguments.has("stop-when-idle");
    const auto bill = billing::monthOfSessions(rule, rate, pattern);
    return bill ? Expected<report::BillText>(billText(rented, rule, "month_of_sessions", *bill))
                : Expected<report::BillText>(Unexpected(bill.error()));
}

void printBill(const Arguments& arguments, const report::BillText& bill) {
    if (arguments.has("json")) {
        print(report::billAsJson(bill));
        return;
    }
    std::vector<TextRow> rows = {{"part", "amount", "currency"}};
    for (const report::BillLine& line : bill.parts) {
        rows.push_back({line.name, report::moneyText(line.amount), line.amount.currency.code()});
    }
    rows.push_back({"total", report::moneyText(bill.total), bill.total.currency.code()});
    print(arguments.has("csv") ? csvText(rows) : alignedTable(rows, {false, true, false}));
}

std::vector<std::string> columns() {
    return {"provider", "basis",    "price_per_hour", "currency", "used",
            "idle",     "rounding", "minimum",        "total"};
}

std::vector<std::string> cellsOf(const report::BillText& bill) {
    std::vector<std::string> cells = {bill.provider, bill.basis, report::moneyText(bill.pricePerHour),
                                      bill.total.currency.code()};
    for (const report::BillLine& line : bill.parts) {
        cells.push_back(report::moneyText(line.amount));
    }
    cells.push_back(report::moneyText(bill.total));
    return cells;
}

// Sentences through `arguments`.
std::optional<report::BillText> readBill(Arguments& arguments, const catalog::Facts& facts) {
    const auto rented = arguments.has("offer") ? fromOffer(arguments, facts) : fromWords(arguments);
    if (!rented) {
        return std::nullopt;
    }
    const billing::Rule* rule =
        billing::ruleFor(facts.billingRules, rented->provider, rented->product, rented->market);
    if (rule == nullptr) {
        arguments.refuseData(ui::errorText({ErrorCode::BillingRuleMissing, {rented->provider}, {}}));
        return std::nullopt;
    }
    auto bill = billOf(arguments, *rented, *rule);
    if (!bill) {
        arguments.refuseData(ui::errorText(bill.error()));
    }
    return arguments.problem().isEmpty() ? std::optional(*std::move(bill)) : std::nullopt;
}

int run(const Arguments& given) {
    Arguments arguments = given;
    if (!arguments.positional().isEmpty()) {
        return refuse(u"cost takes options only, not \"%1\"."_s.arg(arguments.positional().first()), kUsage);
    }
    const auto opened = openFacts(given.has("catalog") ? std::optional(given.text("catalog")) : std::nullopt);
    if (!opened) {
        return refuse(opened.error());
    }
    if (arguments.has("batch")) {
        return runBatch(costCommand(), arguments, columns(), [&](Arguments& row) {
            const auto bill = readBill(row, opened->facts);
            return bill ? BatchAnswer{cellsOf(*bill), report::billAsJson(*bill)} : BatchAnswer{};
        });
    }
    const auto bill = readBill(arguments, opened->facts);
    if (!bill) {
        return refuse(arguments.problem(), static_cast<ExitCode>(arguments.problemCode()));
    }
    printBill(arguments, *bill);
    return kOk;
}

} // namespace

const CommandSpec& costCommand() {
    static const CommandSpec kCommand{
        "cost",
        "(--offer ID | --provider P --price R [--product X]) [--sessions N --minutes M ... | --hours H]",
        "What a pattern of use costs under a provider's billing rule, to the last digit.",
        {{"offer", "ID", "an offer of the catalog"},
         {"provider", "P", "id of a provider whose rule holds"},
         {"product", "X", "product or instance type, where its rule differs"},
         {"market", "NAME", "on-demand, spot, reserved or serverless", "on-demand spot reserved serverless"},
         {"price", "R", "per hour"},
         {"currency", "CODE", "of --price; USD without it"},
         {"sessions", "N", "launches a day (8)"},
         {"minutes", "M", "active minutes of one launch (20)"},
         {"idle", "M", "idle minutes of one launch (0)"},
         {"stop-when-idle", "", "stop in the break and start again"},
         {"days", "N", "days a month (22)"},
         {"hours", "H", "one uninterrupted run instead of sessions"},
         {"batch", "FILE", "one case a row of this CSV; columns are named after the options"},
         {"catalog", "FILE", "this catalog instead of the one in the data folder"},
         {"json", "", "JSON (cost.schema.json; batch.schema.json)"},
         {"csv", "", "CSV"},
         {"help", "", "this page"}},
        run};
    return kCommand;
}

} // namespace fitgauge::app
