// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace {

// One message of a Qt Linguist file; a message with plurals has one form a plural.
struct Message {
    QString source;
    QStringList forms;
    bool plural = false;
    bool unfinished = false;
};

void readTranslation(QXmlStreamReader& xml, Message& message) {
    message.unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
    if (!message.plural) {
        message.forms << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement()) {
        message.forms << xml.readElementText();
    }
}

Message readMessage(QXmlStreamReader& xml) {
    Message message;
    message.plural = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QStringLiteral("translation")) {
            readTranslation(xml, message);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

std::vector<Message> messagesOf(const QString& name) {
    QFile file(QStringLiteral(FITGAUGE_SOURCE_DIR "/resources/i18n/") + name);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("message")) {
            messages.push_back(readMessage(xml));
        }
    }
    INFO(xml.errorString().toStdString());
    CHECK_FALSE(xml.hasError());
    return messages;
}

// %1, %L1, %n and %Ln. A per cent sign before anything else is only that.
QSet<QString> placeholdersOf(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("%L?(?:[0-9]{1,2}|n)"));
    QSet<QString> found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        found.insert(matches.next().captured());
    }
    return found;
}

// Returns how many messages there are, so that an emptied file is noticed.
std::size_t checkFile(const QString& name, qsizetype plurals) {
    const std::vector<Message> messages = messagesOf(name);
    for (const Message& message : messages) {
        INFO(name.toStdString() << ": " << message.source.toStdString());
        CHECK_FALSE(message.unfinished);
        CHECK(message.forms.size() == (message.plural ? plurals : 1));
        for (const QString& form : message.forms) {
            INFO(form.toStdString());
            CHECK_FALSE(form.isEmpty());
            CHECK(placeholdersOf(form) == placeholdersOf(message.source));
        }
    }
    return messages.size();
}

} // namespace

TEST_CASE("Every sentence has a Vietnamese translation with the same placeholders") {
    CHECK(checkFile(QStringLiteral("fitgauge_vi.ts"), 1) > 500);
}

TEST_CASE("Every English sentence that counts has a singular and a plural") {
    CHECK(checkFile(QStringLiteral("fitgauge_en.ts"), 2) > 20);
}

TEST_CASE("Placeholders are told from per cent signs") {
    CHECK(placeholdersOf(QStringLiteral("%1% of %Ln, %n")) ==
          QSet<QString>{QStringLiteral("%1"), QStringLiteral("%Ln"), QStringLiteral("%n")});
    CHECK(placeholdersOf(QStringLiteral("% khả dụng")).isEmpty());
}
