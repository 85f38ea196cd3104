// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/error_text.h"

#include "core/feeds/feed.h"

#include <QCoreApplication>

#include <vector>

namespace fitgauge::ui {

namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

// No default: a new code without a sentence fails to compile.
QString pattern(ErrorCode code) {
    switch (code) {
    case ErrorCode::MoneyMalformed:
        return ErrorText::tr("“%1” is no amount: write digits with at most nine decimals.");
    case ErrorCode::MoneyOutOfRange:
        return ErrorText::tr("The amount %1 is too large to be held exactly.");
    case ErrorCode::CurrencyUnknown:
        return ErrorText::tr("“%1” is no currency code: three capital letters such as USD are expected.");
    case ErrorCode::DateMalformed:
        return ErrorText::tr("“%1” is no date: write it as year-month-day, such as 2026-11-30.");
    case ErrorCode::FileMissing:
        return ErrorText::tr("The file %1 does not exist.");
    case ErrorCode::FileUnreadable:
        return ErrorText::tr("The file %1 cannot be read: %2.");
    case ErrorCode::FileUnwritable:
        return ErrorText::tr("The file %1 cannot be written: %2. Nothing was changed.");
    case ErrorCode::FileTooLarge:
        return ErrorText::tr("The file %1 has %2 bytes; at most %3 are read.");
    case ErrorCode::CsvColumnMissing:
        return ErrorText::tr("The table %1 has no column “%2”.");
    case ErrorCode::CsvMalformed:
        return ErrorText::tr(
            "The table %1 cannot be read from line %2 on: a quote or a field is not closed.");
    case ErrorCode::CsvValueBad:
        return ErrorText::tr(
            "The table %1 has in line %2, column “%3”, a value that does not belong there: “%4”.");
    case ErrorCode::CsvReferenceUnknown:
        return ErrorText::tr(
            "The table %1 speaks in line %2, column “%3”, of “%4”, which is not in the catalog.");
    case ErrorCode::ModelFileForeign:
        return ErrorText::tr("This is no %1 file.");
    case ErrorCode::ModelFileTruncated:
        return ErrorText::tr("The %1 file ends within %2: it is cut off, or its counts are wrong.");
    case ErrorCode::ModelJsonMalformed:
        return ErrorText::tr("The %1 file is no valid JSON from byte %2 on.");
    case ErrorCode::ModelFieldMissing:
        return ErrorText::tr("The %1 file has no “%2”, which its size depends on.");
    case ErrorCode::ModelFieldBad:
        return ErrorText::tr("The %1 file has a “%2” that cannot be right: %3.");
    case ErrorCode::ModelUnsupported:
        return ErrorText::tr("This kind of %1 file is not read: %2.");
    case ErrorCode::SpeedInputBad:
        return ErrorText::tr("The speed cannot be estimated: %1 is %2.");
    case ErrorCode::BillingRuleMissing:
        return ErrorText::tr("How %1 bills is not known, so there is no exact cost.");
    case ErrorCode::BillingInputBad:
        return ErrorText::tr("The cost cannot be computed: %1 is %2.");
    case ErrorCode::CatalogDamaged:
        return ErrorText::tr(
            "The catalog %1 could not be read: %2. The bundled one is in use; the file was kept.");
    case ErrorCode::CatalogForeign:
        return ErrorText::tr(
            "The file %1 is no catalog of this program. It was kept, and a new one was made.");
    case ErrorCode::CatalogNewer:
        return ErrorText::tr(
            "The catalog %1 was made by a newer version (%2, this one reads up to %3). Update the program.");
    case ErrorCode::CatalogLocked:
        return ErrorText::tr("The catalog %1 is in use by another program. Close it and try again.");
    case ErrorCode::CatalogQueryBad:
        //: %1: the database's own words, in English
        return ErrorText::tr("The catalog cannot answer this query: %1.");
    case ErrorCode::ExpressionUnexpected:
        //: %1 is the place of a character, counted from 1; %2 what was typed there
        return ErrorText::tr("Character %1: “%2” does not belong here.");
    case ErrorCode::ExpressionUnfinished:
        return ErrorText::tr("Something is missing at character %1: a value, a closing bracket or a quote.");
    case ErrorCode::ExpressionColumnUnknown:
        return ErrorText::tr("Character %1: there is no column “%2”.");
    case ErrorCode::ExpressionColumnMissing:
        return ErrorText::tr("Character %1: name a column before “%2”, such as vram.");
    case ErrorCode::ExpressionNoNumber:
        return ErrorText::tr("Character %1: “%2” is no number, and %3 is compared with numbers.");
    case ErrorCode::ExpressionNoOrder:
        return ErrorText::tr("Character %1: “%2” cannot be larger or smaller: %3 is text.");
    case ErrorCode::ExpressionTooLong:
        return ErrorText::tr("The expression is too long from character %1 on.");
    case ErrorCode::PlanForeign:
        return ErrorText::tr("%1 is no plan that Fitgauge saved, or it is damaged.");
    case ErrorCode::PlanNewer:
        return ErrorText::tr("The plan has format %1; this version of Fitgauge reads up to %2.");
    case ErrorCode::PlanFieldBad:
        return ErrorText::tr("The plan's “%1” cannot be right: %2.");
    case ErrorCode::FeedForeign:
        //: %1: name of a source of prices
        return ErrorText::tr("This is not an answer of the source “%1”. Nothing was taken over.");
    case ErrorCode::FeedTruncated:
        //: %1: name of a source of prices, %2: a number of bytes
        return ErrorText::tr(
            "The answer of “%1” breaks off or is damaged at byte %2. Nothing was taken over.");
    case ErrorCode::FeedRefused:
        //: %1: name of a source of prices, %2: its message
        return ErrorText::tr("The source “%1” refused: %2.");
    }
    return {};
}

// As people read them: a source by its name, its own sentence without the full stop that ours has.
std::vector<QString> argumentsOf(const Error& error) {
    std::vector<QString> arguments;
    for (const std::string& each : error.arguments) {
        arguments.push_back(QString::fromStdString(each));
    }
    const bool isFeed = error.code == ErrorCode::FeedForeign || error.code == ErrorCode::FeedTruncated ||
                        error.code == ErrorCode::FeedRefused;
    const feeds::Feed* feed = isFeed && !arguments.empty() ? feeds::findFeed(error.arguments[0]) : nullptr;
    if (feed != nullptr) {
        arguments[0] = QString::fromUtf8(feed->title().data(), static_cast<qsizetype>(feed->title().size()));
    }
    while (isFeed && !arguments.empty() && arguments.back().endsWith(u'.')) {
        arguments.back().chop(1);
    }
    return arguments;
}

} // namespace

QString errorText(const Error& error) {
    QString text = pattern(error.code);
    const std::vector<QString> arguments = argumentsOf(error);
    // One pass over the sentence: an argument that holds "%1" itself must not be filled in turn.
    QString filled;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool place = text[i] == u'%' && i + 1 < text.size() && text[i + 1].isDigit();
        if (!place) {
            filled += text[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(text[++i].digitValue() - 1);
        filled += index < arguments.size() ? arguments[index] : QStringLiteral("?");
    }
    return filled;
}

} // namespace fitgauge::ui
