// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/compare_output.h"
#include "app/commands/compare_question.h"
#include "app/commands/output.h"
#include "app/commands/workload_options.h"
#include "core/report/cell_text.h"
#include "core/report/plan_difference.h"
#include "ui/plans/plan_storage.h"

#include <QDateTime>

#include <array>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostListed = 20; // lines of one kind in the text for a terminal

int refuseArguments(const Arguments& arguments) {
    return refuse(arguments.problem(), static_cast<ExitCode>(arguments.problemCode()));
}

int save(Arguments arguments, const QString& path) {
    const auto catalog = openCatalogOf(arguments);
    if (!catalog) {
        return refuse(catalog.error());
    }
    const Question question = readQuestion(arguments, *catalog);
    if (!arguments.problem().isEmpty()) {
        return refuseArguments(arguments);
    }
    const auto comparison =
        compare::compare(catalog->table, question.workload, question.filter, question.order);
    report::Plan plan = report::planOf(*comparison);
    plan.name = arguments.text("name").toStdString();
    plan.program = FITGAUGE_VERSION;
    plan.savedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    if (const auto written = ui::writePlan(path, plan); !written) {
        return refuse(written.error());
    }
    return comparison->answer().row ? kOk : kNothingQualifies;
}

std::string priceText(const std::optional<Money>& price) {
    return price ? report::moneyText(price) + " " + price->currency.code() : "unknown";
}

std::string offerText(const std::optional<report::FrozenOffer>& offer) {
    if (!offer) {
        return "none";
    }
    return harmless(offer->offer) + " (" + harmless(offer->gpu) + ", " + harmless(offer->provider) +
           "), cost " + priceText(offer->cost);
}

template<typename List, typename LineOf>
std::string listed(const char* title, const List& list, const LineOf& lineOf) {
    std::string text;
    for (std::size_t i = 0; i < std::min(list.size(), kMostListed); ++i) {
        text += std::string(title) + " " + lineOf(list[i]) + "\n";
    }
    return list.size() > kMostListed ? text + std::string(title) + " ... and " +
                                           std::to_string(list.size() - kMostListed) + " more\n"
                                     : text;
}

std::string textOf(const report::PlanDifference& difference) {
    std::string text = difference.isEmpty() ? "same       nothing differs\n" : "";
    if (!difference.sameAnswer()) {
        text += "then       " + offerText(difference.answerThen) + "\nnow        " +
                offerText(difference.answerNow) + "\n";
    }
    text += listed("input     ", difference.inputs, [](const report::InputChange& change) {
        const auto shown = [](const std::string& value) { return value.empty() ? "none" : harmless(value); };
        return harmless(change.field) + ": " + shown(change.then) + " -> " + shown(change.now);
    });
    text += listed("price     ", difference.repriced, [](const report::PriceChange& change) {
        return harmless(change.then.offer) + ": " + priceText(change.then.price) + " -> " +
               priceText(change.now);
    });
    text += listed("gone      ", difference.vanished,
                   [](const report::FrozenOffer& offer) { return harmless(offer.offer); });
    const auto plain = [](const std::string& name) { return harmless(name) + " is not in this catalog"; };
    text += listed("provider  ", difference.unknownProviders, plain);
    text += listed("gpu       ", difference.unknownGpus, plain);
    if (difference.model == report::ModelHere::Different) {
        text += "model      has another shape in this catalog; the plan's own was used\n";
    }
    return text + "unchanged  " + std::to_string(difference.unchanged) + " offers\n";
}

// What the plan's own inputs give today, on the catalog at hand.
struct Reopened {
    std::shared_ptr<const compare::Comparison> comparison;
    report::PlanDifference difference;
};

Expected<Reopened> reopen(const Arguments& arguments, const report::Plan& plan) {
    const auto catalog = openCatalogOf(arguments);
    if (!catalog) {
        return Unexpected(catalog.error());
    }
    compare::Workload workload = plan.workload;
    workload.today = today();
    auto comparison = compare::compare(catalog->table, workload, plan.filter, plan.order);
    auto difference = report::differenceOf(plan, *comparison, catalog->facts.models);
    return Reopened{std::move(comparison), std::move(difference)};
}

int open(Arguments arguments, const QString& path) {
    Question question;
    readOutput(arguments, question);
    if (!arguments.problem().isEmpty()) {
        return refuseArguments(arguments);
    }
    const auto plan = ui::readPlan(path);
    if (!plan) {
        return refuse(plan.error());
    }
    const auto reopened = reopen(arguments, *plan);
    if (!reopened) {
        return refuse(reopened.error());
    }
    question.workload = plan->workload;
    printComparison(*reopened->comparison, arguments, question);
    if (!arguments.has("json") && !arguments.has("csv") && !arguments.has("markdown") &&
        !arguments.has("tsv")) {
        print("\nSince " + harmless(plan->savedAt) + ":\n" + textOf(reopened->difference));
    }
    return reopened->comparison->answer().row ? kOk : kNothingQualifies;
}

int diff(const Arguments& arguments, const QString& path, const QString& otherPath) {
    const auto plan = ui::readPlan(path);
    if (!plan) {
        return refuse(plan.error());
    }
    report::PlanDifference difference;
    if (otherPath.isEmpty()) {
        auto reopened = reopen(arguments, *plan);
        if (!reopened) {
            return refuse(reopened.error());
        }
        difference = std::move(reopened->difference);
    } else {
        const auto other = ui::readPlan(otherPath);
        if (!other) {
            return refuse(other.error());
        }
        difference = report::differenceOf(*plan, *other);
    }
    print(arguments.has("json") ? report::differenceAsJson(difference) : textOf(difference));
    return difference.isEmpty() ? kOk : kNothingQualifies;
}

// `save` takes what `compare` takes; the others have the question in the file.
QString firstOf(std::span<const OptionSpec> options, const Arguments& arguments) {
    for (const OptionSpec& option : options) {
        if (arguments.has(option.name)) {
            return QLatin1StringView(option.name);
        }
    }
    return {};
}

int run(const Arguments& arguments) {
    const QStringList& words = arguments.positional();
    const QString verb = words.value(0);
    const bool isDiff = verb == u"diff"_s;
    const bool isKnown = verb == u"save"_s || verb == u"open"_s || isDiff;
    if (!isKnown || words.size() < 2 || words.size() > (isDiff ? 3 : 2)) {
        return refuse(u"plan takes save FILE, open FILE or diff FILE [FILE]."_s, kUsage);
    }
    if (verb == u"save"_s) {
        return save(arguments, words.at(1));
    }
    if (const QString name = firstOf(questionOptions(), arguments); !name.isEmpty()) {
        return refuse(u"--%1 goes with plan save; the plan's own inputs are used."_s.arg(name), kUsage);
    }
    return isDiff ? diff(arguments, words.at(1), words.value(2)) : open(arguments, words.at(1));
}

} // namespace

const CommandSpec& planCommand() {
    static constexpr auto kName =
        std::to_array<OptionSpec>({{"name", "NAME", "save: what to call the plan"}});
    static const CommandSpec kCommand{"plan",
                                      "(save FILE | open FILE | diff FILE [FILE]) [options]",
                                      "Saves a question with the prices of today, asks it again elsewhere, "
                                      "tells what differs. `save` takes the "
                                      "options of compare; `diff` exits with 1 where something differs.",
                                      joined({kName, questionOptions(), outputOptions()}),
                                      run,
                                      "save open diff",
                                      true};
    return kCommand;
}

} // namespace fitgauge::app
