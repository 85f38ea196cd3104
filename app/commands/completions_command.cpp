// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/completion_scripts.h"
#include "app/commands/output.h"

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

int run(const Arguments& arguments) {
    const QStringList& words = arguments.positional();
    const QString what = words.value(0);
    if (words.size() != 1) {
        return refuse(u"completions takes one of bash, zsh, fish, man."_s, kUsage);
    }
    const QString text = what == u"bash"_s   ? bashCompletion()
                         : what == u"zsh"_s  ? zshCompletion()
                         : what == u"fish"_s ? fishCompletion()
                         : what == u"man"_s  ? manPage()
                                             : QString();
    if (text.isEmpty()) {
        return refuse(u"completions takes one of bash, zsh, fish, man, not \"%1\"."_s.arg(what), kUsage);
    }
    print(text);
    return kOk;
}

} // namespace

const CommandSpec& completionsCommand() {
    static const CommandSpec kCommand{"completions",
                                      "(bash | zsh | fish | man)",
                                      "Prints what completes these commands in a shell, or the manual page. "
                                      "An installation has them already.",
                                      {{"help", "", "this page"}},
                                      run,
                                      "bash zsh fish man"};
    return kCommand;
}

} // namespace fitgauge::app
