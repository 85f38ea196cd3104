// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/compare_output.h"
#include "app/commands/compare_question.h"
#include "app/commands/output.h"

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

int run(const Arguments& given) {
    Arguments arguments = given;
    if (!arguments.positional().isEmpty()) {
        return refuse(u"compare takes options only, not \"%1\"."_s.arg(arguments.positional().first()),
                      kUsage);
    }
    const auto catalog = openCatalogOf(arguments);
    if (!catalog) {
        return refuse(catalog.error());
    }
    const Question question = readQuestion(arguments, *catalog);
    if (!arguments.problem().isEmpty()) {
        return refuse(arguments.problem(), static_cast<ExitCode>(arguments.problemCode()));
    }
    const auto comparison =
        compare::compare(catalog->table, question.workload, question.filter, question.order);
    printComparison(*comparison, arguments, question);
    return comparison->answer().row ? kOk : kNothingQualifies;
}

} // namespace

const CommandSpec& compareCommand() {
    static const CommandSpec kCommand{
        "compare", "[--profile research|live|batch] [options]",
        "The cheapest offer that comfortably fits, why, and all offers that qualify.",
        joined({questionOptions(), outputOptions()}), run};
    return kCommand;
}

} // namespace fitgauge::app
