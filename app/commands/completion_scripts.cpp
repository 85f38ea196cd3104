// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/completion_scripts.h"

#include "app/commands/command_table.h"

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

QString latin(const char* text) {
    return QString::fromUtf8(text);
}

bool takesFile(const OptionSpec& option) {
    return latin(option.value) == u"FILE"_s || latin(option.value) == u"PATH"_s;
}

QString bashOptions(const CommandSpec& command) {
    QStringList words;
    for (const OptionSpec& option : command.options) {
        words << u"--"_s + latin(option.name);
    }
    return words.join(u' ');
}

// The branches of one command for the word before the cursor.
QString bashValues(const CommandSpec& command) {
    QString lines;
    for (const OptionSpec& option : command.options) {
        const QString pattern = u"        \"%1 --%2\") "_s.arg(latin(command.name), latin(option.name));
        if (takesFile(option)) {
            lines += pattern + u"_fitgauge_files; return ;;\n"_s;
        } else if (*option.choices != '\0') {
            lines += pattern + u"_fitgauge_words '%1'; return ;;\n"_s.arg(latin(option.choices));
        } else if (*option.value != '\0') {
            lines += pattern + u"return ;;\n"_s; // anything
        }
    }
    return lines;
}

QString bashCommand(const CommandSpec& command) {
    QString words = bashOptions(command) + u' ' + latin(command.words);
    return u"        %1) _fitgauge_words '%2'%3 ;;\n"_s.arg(
        *command.name == '\0' ? u"''"_s : latin(command.name), words.trimmed(),
        command.takesFiles ? u"; [[ $cur == -* ]] || _fitgauge_files"_s : QString());
}

QString zshQuoted(QString text) {
    return text.replace(u'\'', u"'\\''"_s);
}

// In a specification of _arguments, brackets and colons are marks.
QString zshSpecText(const char* text) {
    QString escaped = latin(text);
    for (const QChar mark : u"\\[]:"_s) {
        escaped.replace(mark, u'\\' + QString(mark));
    }
    return zshQuoted(escaped);
}

QString zshOption(const OptionSpec& option) {
    QString spec = u"--%1[%2]"_s.arg(latin(option.name), zshSpecText(option.help));
    if (*option.value != '\0') {
        spec += u":%1:"_s.arg(zshSpecText(option.value));
        spec += takesFile(option)         ? u"_files"_s
                : *option.choices != '\0' ? u"(%1)"_s.arg(latin(option.choices))
                                          : QString();
    }
    return u" '%1'"_s.arg(spec);
}

QString zshArguments(const CommandSpec& command) {
    QString line = u"_arguments"_s;
    for (const OptionSpec& option : command.options) {
        line += u" \\\n       "_s + zshOption(option);
    }
    if (*command.words != '\0') {
        line += u" \\\n        '1:what:(%1)'"_s.arg(latin(command.words));
    }
    return line + (command.takesFiles ? u" \\\n        '*:file:_files'"_s : QString());
}

QString fishQuoted(const char* text) {
    return latin(text).replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
}

QString fishCommand(const CommandSpec& command) {
    const QString condition = *command.name == '\0'
                                  ? u"__fish_use_subcommand"_s
                                  : u"__fish_seen_subcommand_from %1"_s.arg(latin(command.name));
    const QString start = u"complete -c fitgauge -n '%1'"_s.arg(condition);
    QString lines;
    for (const OptionSpec& option : command.options) {
        lines += u"%1 -l %2 -d '%3'"_s.arg(start, latin(option.name), fishQuoted(option.help));
        if (takesFile(option)) {
            lines += u" -r -F"_s;
        } else if (*option.value != '\0') {
            lines += *option.choices == '\0' ? u" -x"_s : u" -x -a '%1'"_s.arg(latin(option.choices));
        }
        lines += u'\n';
    }
    if (*command.words != '\0') {
        lines += u"%1 -a '%2'\n"_s.arg(start, latin(command.words));
    }
    return command.takesFiles ? lines + start + u" -F\n"_s : lines;
}

QString commandNames() {
    QStringList names;
    for (const CommandSpec* command : commandTable()) {
        names << latin(command->name);
    }
    return names.join(u' ');
}

constexpr auto kFirstLine = "# Completion of fitgauge, made by `fitgauge completions`.\n";

} // namespace

QString bashCompletion() {
    QString values = bashValues(windowCommand());
    QString options = bashCommand(windowCommand());
    for (const CommandSpec* command : commandTable()) {
        values += bashValues(*command);
        options += bashCommand(*command);
    }
    return latin(kFirstLine) + uR"(_fitgauge_words() {
    local word
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$cur")
}
_fitgauge_files() {
    local word
    compopt -o filenames 2>/dev/null
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$cur")
}
_fitgauge() {
    local cur=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=
    COMPREPLY=()
    [[ $COMP_CWORD -gt 1 && " %1 " == *" ${COMP_WORDS[1]} "* ]] && command=${COMP_WORDS[1]}
    case "$command $previous" in
%2    esac
    if [[ $COMP_CWORD -eq 1 && $cur != -* ]]; then
        _fitgauge_words '%1'
        return
    fi
    case "$command" in
%3    esac
}
complete -F _fitgauge fitgauge
)"_s.arg(commandNames(), values, options);
}

QString zshCompletion() {
    QString described;
    QString branches;
    for (const CommandSpec* command : commandTable()) {
        described += u"        '%1:%2'\n"_s.arg(latin(command->name), zshQuoted(latin(command->purpose)));
        branches += u"    %1)\n        %2 ;;\n"_s.arg(latin(command->name), zshArguments(*command));
    }
    return u"#compdef fitgauge\n"_s + latin(kFirstLine) + uR"(_fitgauge() {
    local -a commands
    commands=(
%1    )
    if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe 'command' commands
        return
    fi
    local command=$words[2]
    if [[ $command == -* ]]; then
        %2
        return
    fi
    shift words
    (( CURRENT-- ))
    case $command in
%3    esac
}
_fitgauge "$@"
)"_s.arg(described, zshArguments(windowCommand()), branches);
}

QString fishCompletion() {
    QString text = latin(kFirstLine) + u"complete -c fitgauge -f\n"_s;
    for (const CommandSpec* command : commandTable()) {
        text += u"complete -c fitgauge -n __fish_use_subcommand -a %1 -d '%2'\n"_s.arg(
            latin(command->name), fishQuoted(command->purpose));
    }
    text += fishCommand(windowCommand());
    for (const CommandSpec* command : commandTable()) {
        text += fishCommand(*command);
    }
    return text;
}

} // namespace fitgauge::app
