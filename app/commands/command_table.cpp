// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"

#include "app/command_line.h"
#include "app/commands/output.h"

#include <array>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

std::span<const CommandSpec* const> commandTable() {
    static const std::array kCommands = {&compareCommand(), &sizeCommand(), &speedCommand(), &costCommand(),
                                         &catalogCommand()};
    return kCommands;
}

const CommandSpec* findCommand(const QString& name) {
    for (const CommandSpec* command : commandTable()) {
        if (name == QLatin1StringView(command->name)) {
            return command;
        }
    }
    return nullptr;
}

int runCommand(const CommandSpec& command, const QStringList& words) {
    if (words.contains(u"--help"_s) || words.contains(u"-h"_s)) {
        print(helpPage(command));
        return kOk;
    }
    const Arguments arguments(command, words);
    if (!arguments.problem().isEmpty()) {
        return refuse(arguments.problem(), kUsage);
    }
    return command.run(arguments);
}

} // namespace fitgauge::app
