// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace fitgauge::app {

class Arguments;

// One option of a command. `value` names what follows it in the help page; empty for a switch.
struct OptionSpec {
    const char* name;
    const char* value;
    const char* help;
};

// One command: help page, completions and man page are made of or tested against this value.
struct CommandSpec {
    const char* name;
    const char* usage; // what follows the command's name
    const char* purpose;
    std::vector<OptionSpec> options;
    int (*run)(const Arguments&); // an exit code of command_line.h
};

// The words after a command's name, split by its options. An option that is not asked for leaves its target
// as it is; the first value that cannot be read makes `problem()` one sentence.
class Arguments {
  public:
    Arguments(const CommandSpec& command, const QStringList& words);

    [[nodiscard]] const QString& problem() const { return m_problem; }
    void refuse(const QString& sentence); // keeps the first
    [[nodiscard]] bool has(const char* name) const { return m_values.contains(QString::fromLatin1(name)); }
    [[nodiscard]] QString text(const char* name) const { return m_values.value(QString::fromLatin1(name)); }
    // "a,b" as its parts; empty without the option.
    [[nodiscard]] std::vector<std::string> list(const char* name) const;
    [[nodiscard]] const QStringList& positional() const { return m_positional; }

    void readInteger(const char* name, std::int64_t low, std::int64_t high, std::int64_t& target);
    void readInteger(const char* name, std::int64_t low, std::int64_t high, int& target);
    void readNumber(const char* name, double low, double high, double& target);

    // Sets `target` by a word; the sentence for any other word lists those that are taken.
    template<typename T>
    void readChoice(const char* name, std::initializer_list<std::pair<const char*, T>> choices, T& target) {
        if (!has(name)) {
            return;
        }
        QStringList words;
        for (const auto& [word, value] : choices) {
            if (text(name) == QString::fromLatin1(word)) {
                target = value;
                return;
            }
            words << QString::fromLatin1(word);
        }
        refuseChoice(name, words);
    }

  private:
    void refuseChoice(const char* name, const QStringList& words);
    void readWord(const CommandSpec& command, const QStringList& words, qsizetype& place);

    QHash<QString, QString> m_values;
    QStringList m_positional;
    QString m_problem;
};

[[nodiscard]] QString helpPage(const CommandSpec& command);

} // namespace fitgauge::app
