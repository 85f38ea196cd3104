// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "app/commands/command_table.h"

#include <QCommandLineParser>
#include <QHash>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

Command refused(const QString& sentence) {
    Command command;
    command.kind = Command::Kind::Refused;
    command.text = sentence;
    return command;
}

// The options of the window and of `render`, from the table that help, completions and manual are made of.
void addOptions(QCommandLineParser& parser) {
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    QStringList known;
    for (const OptionSpec& option : joined({windowCommand().options, renderCommand().options})) {
        const QString name = QString::fromLatin1(option.name);
        if (known.contains(name)) {
            continue;
        }
        known << name;
        const QStringList names = name == u"help"_s      ? QStringList{name, u"h"_s}
                                  : name == u"version"_s ? QStringList{name, u"v"_s}
                                                         : QStringList{name};
        QCommandLineOption added(names);
        added.setValueName(QString::fromLatin1(option.value));
        parser.addOption(added);
    }
}

// Sets `field` from a named choice; a sentence when the name is none of them.
template<typename T>
QString choose(const QCommandLineParser& parser, const QString& option, const QHash<QString, T>& choices,
               T& field) {
    if (!parser.isSet(option)) {
        return {};
    }
    const auto found = choices.constFind(parser.value(option));
    if (found == choices.constEnd()) {
        QStringList names = choices.keys();
        names.sort();
        return u"--%1 takes one of %2, not \"%3\"."_s.arg(option, names.join(u", "_s), parser.value(option));
    }
    field = *found;
    return {};
}

QString readSize(const QCommandLineParser& parser, Command& command) {
    if (parser.isSet(u"size"_s)) {
        const QStringList parts = parser.value(u"size"_s).split(u'x');
        const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
        if (parts.size() != 2 || size.width() < 320 || size.height() < 240 || size.width() > 10'000 ||
            size.height() > 10'000) {
            return u"--size takes WIDTHxHEIGHT between 320x240 and 10000x10000, not \"%1\"."_s.arg(
                parser.value(u"size"_s));
        }
        command.size = size;
    }
    if (parser.isSet(u"scale"_s)) {
        bool isNumber = false;
        command.scale = parser.value(u"scale"_s).toDouble(&isNumber);
        if (!isNumber || !(command.scale >= 1.0 && command.scale <= 3.0)) {
            return u"--scale takes a number from 1 to 3, not \"%1\"."_s.arg(parser.value(u"scale"_s));
        }
    }
    return {};
}

QString readCommonOptions(const QCommandLineParser& parser, Command& command) {
    compare::Profile profile = compare::Profile::Live;
    const QStringList problems{
        choose<ui::ColorScheme>(parser, u"theme"_s,
                                {{u"light"_s, ui::ColorScheme::Light},
                                 {u"dark"_s, ui::ColorScheme::Dark},
                                 {u"system"_s, ui::ColorScheme::System}},
                                command.scheme),
        choose<QString>(parser, u"language"_s, {{u"en"_s, u"en"_s}, {u"vi"_s, u"vi"_s}}, command.language),
        choose<compare::Profile>(parser, u"profile"_s,
                                 {{u"research"_s, compare::Profile::Research},
                                  {u"live"_s, compare::Profile::Live},
                                  {u"batch"_s, compare::Profile::Batch}},
                                 profile),
        readSize(parser, command)};
    if (parser.isSet(u"profile"_s)) {
        command.profile = profile;
    }
    if (parser.isSet(u"catalog"_s)) {
        command.catalogFile = parser.value(u"catalog"_s);
    }
    command.timings = parser.isSet(u"timings"_s);
    for (const QString& problem : problems) {
        if (!problem.isEmpty()) {
            return problem;
        }
    }
    return {};
}

QString readRender(const QCommandLineParser& parser, Command& command) {
    const QStringList words = parser.positionalArguments();
    if (words.size() != 2) {
        return u"render takes one view: all, main, why, compare, gauge, charts, pdf or csv."_s;
    }
    const QHash<QString, View> views = {{u"all"_s, View::All},     {u"main"_s, View::Main},
                                        {u"why"_s, View::Why},     {u"compare"_s, View::Compare},
                                        {u"gauge"_s, View::Gauge}, {u"pdf"_s, View::Pdf},
                                        {u"csv"_s, View::Csv},     {u"charts"_s, View::Charts}};
    if (!views.contains(words.at(1))) {
        return u"render knows no view \"%1\": it takes all, main, why, compare, gauge, charts, pdf or csv."_s
            .arg(words.at(1));
    }
    if (parser.value(u"to"_s).isEmpty()) {
        return u"render needs --to and the path to write."_s;
    }
    command.kind = Command::Kind::Render;
    command.view = views.value(words.at(1));
    command.target = parser.value(u"to"_s);
    return {};
}

} // namespace

Command readCommandLine(const QStringList& words) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList(u"fitgauge"_s) + words)) {
        return refused(parser.errorText() + (parser.errorText().endsWith(u'.') ? QString() : u"."_s));
    }
    Command command;
    if (parser.isSet(u"help"_s)) {
        command.kind = Command::Kind::Help;
        command.text =
            parser.positionalArguments().value(0) == u"render"_s ? helpPage(renderCommand()) : programHelp();
        return command;
    }
    if (parser.isSet(u"version"_s)) {
        command.kind = Command::Kind::Version;
        return command;
    }
    if (const QString problem = readCommonOptions(parser, command); !problem.isEmpty()) {
        return refused(problem);
    }
    const QStringList positional = parser.positionalArguments();
    if (positional.isEmpty()) {
        return command;
    }
    if (positional.first() != u"render"_s) {
        return refused(u"There is no command \"%1\"."_s.arg(positional.first()));
    }
    const QString problem = readRender(parser, command);
    return problem.isEmpty() ? command : refused(problem);
}

} // namespace fitgauge::app
