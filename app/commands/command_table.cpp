// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"

#include "app/command_line.h"
#include "app/commands/output.h"
#include "app/import_command.h"
#include "core/feeds/feed.h"

#include <array>
#include <string>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

// One answer has one form.
QString contradiction(const Arguments& arguments) {
    QStringList forms;
    for (const char* form : {"json", "csv", "markdown", "tsv"}) {
        if (arguments.has(form)) {
            forms << u"--"_s + QLatin1StringView(form);
        }
    }
    return forms.size() > 1 ? u"%1 exclude each other."_s.arg(forms.join(u" and "_s)) : QString();
}

// Names of the sources, for completion.
const char* feedNames() {
    static const std::string kNames = [] {
        std::string names;
        for (const feeds::Feed* feed : feeds::allFeeds()) {
            names += (names.empty() ? "" : " ") + std::string(feed->id());
        }
        return names;
    }();
    return kNames.c_str();
}

int runImportWords(const Arguments& arguments) {
    return runImport(arguments.words());
}

} // namespace

const CommandSpec& importCommand() {
    static const CommandSpec kCommand{
        "import",
        "--feed NAME [--provider P] FILE [options]",
        "Reads a file of a price source into the catalog.",
        {{"feed", "NAME", "which source the file is of", feedNames()},
         {"provider", "P", "whose file it is, where the file does not tell"},
         {"map", "WORD=HEADER", "csv: the column of that header holds WORD, such as price"},
         {"set", "WORD=VALUE", "csv: WORD is VALUE in every row, such as currency=EUR"},
         {"catalog", "FILE", "this catalog instead of the one in the data folder"},
         {"dry-run", "", "only tell what would change"},
         {"json", "", "one JSON object"},
         {"accept-held", "", "take prices that moved more than threefold"},
         {"accept-shrunk", "", "take a file with less than 85 % of the last one's offers"},
         {"help", "", "this page"}},
        runImportWords,
        "",
        true,
        true};
    return kCommand;
}

const CommandSpec& windowCommand() {
    static const CommandSpec kCommand{
        "",
        "[options]",
        "Opens the window.",
        {{"catalog", "FILE", "this catalog instead of the one in the data folder"},
         {"profile", "NAME", "the profile to begin with", "research live batch"},
         {"language", "CODE", "of the window", "en vi"},
         {"theme", "NAME", "of the window", "light dark system"},
         {"timings", "", "print the time to the first painted window and of a slider tick"},
         {"help", "", "help of the program"},
         {"version", "", "the version"}},
        nullptr};
    return kCommand;
}

const CommandSpec& renderCommand() {
    static const CommandSpec kCommand{
        "render",
        "(all | main | why | compare | gauge | charts | pdf | csv) --to PATH [options]",
        "Writes what the window shows, without a display: `all` writes comparison.csv, comparison.pdf and "
        "window.png into a folder, `charts` every chart as a picture, the others one file: the window, the "
        "reasons, "
        "the first five offers side by side, the gauge, the report, the table.",
        {{"to", "PATH", "the file, or the folder of all and charts"},
         {"catalog", "FILE", "this catalog instead of the one in the data folder"},
         {"profile", "NAME", "the profile to begin with", "research live batch"},
         {"language", "CODE", "of what is written", "en vi"},
         {"theme", "NAME", "of the window", "light dark system"},
         {"size", "WIDTHxHEIGHT", "of the window (1440x900)"},
         {"scale", "FACTOR", "of the window, 1 to 3"},
         {"timings", "", "print the time to the first painted window and of a slider tick"},
         {"help", "", "this page"}},
        nullptr,
        "all main why compare gauge charts pdf csv"};
    return kCommand;
}

std::span<const CommandSpec* const> commandTable() {
    static const std::array kCommands = {&compareCommand(), &sizeCommand(),   &speedCommand(),
                                         &costCommand(),    &planCommand(),   &catalogCommand(),
                                         &importCommand(),  &renderCommand(), &completionsCommand()};
    return kCommands;
}

const CommandSpec* findCommand(const QString& name) {
    for (const CommandSpec* command : commandTable()) {
        if (command->run != nullptr && name == QLatin1StringView(command->name)) {
            return command;
        }
    }
    return nullptr;
}

QString programHelp() {
    QString page = u"Usage: fitgauge [options]\n"
                   "       fitgauge COMMAND [options], each with --help\n\n"
                   "Which is the cheapest GPU that comfortably fits your model and traffic, at the price you "
                   "will really pay?\n"
                   "Without a command the window opens. No command needs a display.\n\nCommands:\n"_s;
    for (const CommandSpec* command : commandTable()) {
        page += u"  %1 %2\n"_s.arg(QLatin1StringView(command->name), -12)
                    .arg(QString::fromUtf8(command->purpose).section(u". "_s, 0, 0).section(u": `"_s, 0, 0));
    }
    return page + u"\nOptions of the window:\n"_s + helpLines(windowCommand().options) + u'\n' +
           QLatin1StringView(kExitCodes) + u'\n';
}

int runCommand(const CommandSpec& command, const QStringList& words) {
    if (command.readsWords) {
        return finished(command.run(Arguments(command, words)));
    }
    const qsizetype end = words.indexOf(u"--"_s);
    const QStringList options = end < 0 ? words : words.first(end);
    if (options.contains(u"--help"_s) || options.contains(u"-h"_s)) {
        print(helpPage(command));
        return finished(kOk);
    }
    const Arguments arguments(command, words);
    if (!arguments.problem().isEmpty()) {
        return refuse(arguments.problem(), kUsage);
    }
    if (const QString sentence = contradiction(arguments); !sentence.isEmpty()) {
        return refuse(sentence, kUsage);
    }
    return finished(command.run(arguments));
}

} // namespace fitgauge::app
