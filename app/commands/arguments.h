// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fitgauge::app {

class Arguments;

// One option of a command. `value` names what follows it in the help page; empty for a switch. A value called
// FILE or PATH is completed with file names, others with `choices`, words with a blank between them.
struct OptionSpec {
    const char* name;
    const char* value;
    const char* help;
    const char* choices = "";
};

// One command: help page, completions and man page are made of this value.
struct CommandSpec {
    const char* name;
    const char* usage; // what follows the command's name
    const char* purpose;
    std::vector<OptionSpec> options;
    int (*run)(const Arguments&); // an exit code of command_line.h; null: main() itself answers
    const char* words = "";       // what may stand behind the name, for completion
    bool takesFiles = false;      // file names may stand behind the name
    bool readsWords = false;      // `run` reads Arguments::words() itself, nothing is checked before
};

// The words after a command's name, split by its options. An option that is not asked for leaves its target
// as it is; the first value that cannot be read makes `problem()` one sentence.
class Arguments {
  public:
    Arguments(const CommandSpec& command, const QStringList& words);

    [[nodiscard]] const QString& problem() const { return m_problem; }
    void refuse(const QString& sentence);     // keeps the first
    void refuseData(const QString& sentence); // the words are right, what they name cannot be read
    [[nodiscard]] int problemCode() const;    // kUsage or kData
    [[nodiscard]] bool has(const char* name) const { return m_values.contains(QString::fromLatin1(name)); }
    [[nodiscard]] QString text(const char* name) const { return m_values.value(QString::fromLatin1(name)); }
    // Sets an option as if it had been typed.
    void set(const char* name, const QString& value) { m_values.insert(QString::fromLatin1(name), value); }
    [[nodiscard]] const QStringList& words() const { return m_words; } // as they were typed
    void dropFirstPositional() { m_positional.removeFirst(); }
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

    // The same for "a,b": appends to `target`. `read` gives an optional; `choices` is for the sentence.
    template<typename T, typename Read>
    void readList(const char* name, const char* choices, const Read& read, std::vector<T>& target) {
        for (const std::string& part : list(name)) {
            if (const auto value = read(part)) {
                target.push_back(*value);
            } else {
                refuseListed(name, choices, part);
                return;
            }
        }
    }

  private:
    void refuseChoice(const char* name, const QStringList& words);
    void refuseListed(const char* name, const char* choices, const std::string& word);
    void readWord(const CommandSpec& command, const QStringList& words, qsizetype& place);

    QStringList m_words;
    QHash<QString, QString> m_values;
    QStringList m_positional;
    QString m_problem;
    bool m_isOfData = false;
};

// The options of several tables, one after the other.
[[nodiscard]] std::vector<OptionSpec> joined(std::initializer_list<std::span<const OptionSpec>> tables);

[[nodiscard]] QString helpPage(const CommandSpec& command);
// "  --name VALUE   what it does", one line each.
[[nodiscard]] QString helpLines(std::span<const OptionSpec> options);
inline constexpr const char* kExitCodes =
    "Exit codes: 0 done, 1 nothing qualifies, 2 wrong usage, 3 unusable data.";

} // namespace fitgauge::app
