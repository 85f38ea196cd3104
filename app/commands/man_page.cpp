// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"
#include "app/commands/completion_scripts.h"

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

// Text as roff takes it: a minus that can be copied, no accidental request at the beginning of a line.
QString roff(const char* text) {
    QString escaped = QString::fromUtf8(text);
    escaped.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s);
    return escaped.startsWith(u'.') || escaped.startsWith(u'\'') ? u"\\&"_s + escaped : escaped;
}

QString optionsOf(const CommandSpec& command) {
    QString text;
    for (const OptionSpec& option : command.options) {
        text += u".TP\n.B \\-\\-%1"_s.arg(roff(option.name));
        text += *option.value == '\0' ? QString() : u" \\fI%1\\fR"_s.arg(roff(option.value));
        text += u'\n' + roff(option.help) + u'\n';
    }
    return text;
}

QString sectionOf(const CommandSpec& command) {
    return u".SS fitgauge %1 %2\n%3\n%4"_s.arg(roff(command.name), roff(command.usage), roff(command.purpose),
                                               optionsOf(command));
}

constexpr auto kEnd = R"(.SH EXIT STATUS
.TP
.B 0
done
.TP
.B 1
nothing qualifies; for
.B plan diff
something differs
.TP
.B 2
wrong usage
.TP
.B 3
unusable data
.SH FILES
.TP
.I ~/.local/share/fitgauge/catalog.sqlite
the catalog, built from the bundled facts at the first start
.TP
.I ~/.config/fitgauge/fitgauge.ini
settings of the window
.SH EXAMPLES
.nf
fitgauge compare \-\-profile live \-\-model 8B \-\-where \(dqvram >= 48 && price: ..2\(dq
fitgauge size \-\-model 70B \-\-precision fp8 \-\-gpu H100 \-\-count 2 \-\-json
fitgauge cost \-\-provider aws \-\-price 3.06 \-\-sessions 8 \-\-minutes 20
fitgauge plan save lab.json \-\-profile research \-\-model 8B
fitgauge catalog sql \(dqSELECT provider, count(*) FROM offer GROUP BY 1\(dq
.fi
.SH NOTES
Figures are estimates, not a quote.
)";

} // namespace

QString manPage() {
    QString text =
        u".TH FITGAUGE 1 \"\" \"Fitgauge %1\" \"User Commands\"\n"_s.arg(QStringLiteral(FITGAUGE_VERSION));
    text += u".SH NAME\nfitgauge \\- the cheapest GPU that comfortably fits a model and its traffic\n"
            ".SH SYNOPSIS\n.B fitgauge\n[\\fIoptions\\fR]\n.br\n.B fitgauge\n\\fIcommand\\fR "
            "[\\fIoptions\\fR]\n.SH DESCRIPTION\nWithout a command the window opens. No command needs a "
            "display.\n.SH OPTIONS\n"_s;
    text += optionsOf(windowCommand());
    text += u".SH COMMANDS\n"_s;
    for (const CommandSpec* command : commandTable()) {
        text += sectionOf(*command);
    }
    return text + QString::fromLatin1(kEnd);
}

} // namespace fitgauge::app
