// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"

#include "app/command_line.h"
#include "core/units/parse_number.h"

#include <QHash>

#include <algorithm>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

const OptionSpec* find(const CommandSpec& command, const QString& name) {
    const auto found = std::find_if(command.options.begin(), command.options.end(),
                                    [&](const OptionSpec& o) { return name == QLatin1StringView(o.name); });
    return found == command.options.end() ? nullptr : &*found;
}

} // namespace

Arguments::Arguments(const CommandSpec& command, const QStringList& words) : m_words(words) {
    for (qsizetype place = 0; place < words.size(); ++place) {
        if (words.at(place) == u"--"_s) { // what follows is no option, whatever it looks like
            m_positional << words.mid(place + 1);
            return;
        }
        readWord(command, words, place);
    }
}

void Arguments::readWord(const CommandSpec& command, const QStringList& words, qsizetype& place) {
    const QString& word = words.at(place);
    if (!word.startsWith(u"--"_s)) {
        m_positional << word;
        return;
    }
    const qsizetype equals = word.indexOf(u'=');
    const QString name = word.mid(2, equals < 0 ? -1 : equals - 2);
    const OptionSpec* option = find(command, name);
    if (option == nullptr) {
        refuse(u"%1 has no option --%2."_s.arg(QLatin1StringView(command.name), name));
    } else if (*option->value == '\0') {
        if (equals >= 0) {
            refuse(u"--%1 takes no value."_s.arg(name));
        }
        m_values.insert(name, {});
    } else if (equals >= 0) {
        m_values.insert(name, word.mid(equals + 1));
    } else if (place + 1 < words.size()) {
        m_values.insert(name, words.at(++place));
    } else {
        refuse(u"--%1 needs a value."_s.arg(name));
    }
}

void Arguments::refuse(const QString& sentence) {
    if (m_problem.isEmpty()) {
        m_problem = sentence;
    }
}

void Arguments::refuseData(const QString& sentence) {
    m_isOfData = m_isOfData || m_problem.isEmpty();
    refuse(sentence);
}

int Arguments::problemCode() const {
    return m_isOfData ? kData : kUsage;
}

void Arguments::refuseChoice(const char* name, const QStringList& words) {
    refuse(
        u"--%1 takes one of %2, not \"%3\"."_s.arg(QLatin1StringView(name), words.join(u", "_s), text(name)));
}

void Arguments::refuseListed(const char* name, const char* choices, const std::string& word) {
    refuse(u"--%1 takes some of %2, not \"%3\"."_s.arg(QLatin1StringView(name),
                                                       QString::fromLatin1(choices).split(u' ').join(u", "_s),
                                                       QString::fromStdString(word)));
}

std::vector<std::string> Arguments::list(const char* name) const {
    std::vector<std::string> parts;
    for (const QString& part : text(name).split(u',', Qt::SkipEmptyParts)) {
        parts.push_back(part.trimmed().toStdString());
    }
    return parts;
}

void Arguments::readInteger(const char* name, std::int64_t low, std::int64_t high, std::int64_t& target) {
    if (!has(name)) {
        return;
    }
    const auto value = parseInteger(text(name).toStdString());
    if (value && *value >= low && *value <= high) {
        target = *value;
        return;
    }
    refuse(u"--%1 takes a whole number from %2 to %3, not \"%4\"."_s.arg(QLatin1StringView(name))
               .arg(low)
               .arg(high)
               .arg(text(name)));
}

void Arguments::readInteger(const char* name, std::int64_t low, std::int64_t high, int& target) {
    std::int64_t value = target;
    readInteger(name, low, high, value);
    target = static_cast<int>(value);
}

void Arguments::readNumber(const char* name, double low, double high, double& target) {
    if (!has(name)) {
        return;
    }
    const auto value = parseNumber(text(name).toStdString());
    if (value && *value >= low && *value <= high) {
        target = *value;
        return;
    }
    refuse(u"--%1 takes a number from %2 to %3, not \"%4\"."_s.arg(QLatin1StringView(name))
               .arg(low)
               .arg(high)
               .arg(text(name)));
}

std::vector<OptionSpec> joined(std::initializer_list<std::span<const OptionSpec>> tables) {
    std::vector<OptionSpec> options;
    for (const auto table : tables) {
        options.insert(options.end(), table.begin(), table.end());
    }
    return options;
}

QString helpLines(std::span<const OptionSpec> options) {
    constexpr int kColumn = 28;
    QString lines;
    for (const OptionSpec& option : options) {
        const QString words =
            u"--%1 %2"_s.arg(QLatin1StringView(option.name), QLatin1StringView(option.value));
        lines += u"  %1 %2\n"_s.arg(words.trimmed(), -kColumn).arg(QString::fromUtf8(option.help));
    }
    return lines;
}

QString helpPage(const CommandSpec& command) {
    const QString name = u"fitgauge %1"_s.arg(QLatin1StringView(command.name)).trimmed();
    return u"Usage: %1 %2\n\n%3\n\n%4\n%5\n"_s.arg(name, QLatin1StringView(command.usage),
                                                   QString::fromUtf8(command.purpose),
                                                   helpLines(command.options), QLatin1StringView(kExitCodes));
}

} // namespace fitgauge::app
