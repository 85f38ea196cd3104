// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_words.h"

#include "ui/text/quantity_text.h"

#include <QCoreApplication>

namespace fitgauge::ui {
namespace {

using feeds::RejectReason;
using Kind = catalog::OfferChange::Kind;

struct Imports {
    Q_DECLARE_TR_FUNCTIONS(Imports)
};

QString counted(std::size_t count) {
    return countText(static_cast<std::int64_t>(count));
}

QString dayText(Date day) {
    return QString::fromStdString(day.toIso());
}

// Of a row that cannot be read as an offer.
QString unreadableText(RejectReason reason) {
    switch (reason) {
    case RejectReason::TooFewFields:
        return Imports::tr("too few fields");
    case RejectReason::Malformed:
        return Imports::tr("cannot be read");
    case RejectReason::PriceNotANumber:
        return Imports::tr("price is not a number");
    case RejectReason::PriceNotFinite:
        return Imports::tr("price is not finite");
    case RejectReason::PriceNegative:
        return Imports::tr("price is negative");
    case RejectReason::PriceTooLarge:
        return Imports::tr("price is too large");
    case RejectReason::CountBad:
        return Imports::tr("number of cards makes no sense");
    case RejectReason::CurrencyUnknown:
        return Imports::tr("currency is unknown");
    default:
        return {};
    }
}

// Of a row that is none of ours.
QString otherText(RejectReason reason) {
    switch (reason) {
    case RejectReason::CpuOnly:
        return Imports::tr("no accelerator in it");
    case RejectReason::NotRentable:
        return Imports::tr("not for rent, says the source");
    case RejectReason::OtherProduct:
        return Imports::tr("another product: Windows, dedicated host, software");
    case RejectReason::OtherTerm:
        return Imports::tr("another term: capacity block, savings plan");
    case RejectReason::UnmappedType:
        return Imports::tr("instance type is not in the table");
    case RejectReason::HostWithoutCard:
        return Imports::tr("host without a card");
    case RejectReason::Duplicate:
        return Imports::tr("the same again");
    default:
        return {};
    }
}

} // namespace

QString rejectText(RejectReason reason) {
    const QString text = unreadableText(reason) + otherText(reason);
    const std::string_view word = feeds::reasonWord(reason);
    return !text.isEmpty() ? text : QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

QString changeKindText(Kind kind) {
    switch (kind) {
    case Kind::Added:
        return Imports::tr("new");
    case Kind::Repriced:
        return Imports::tr("new price");
    case Kind::Altered:
        return Imports::tr("other details");
    case Kind::Held:
        return Imports::tr("held back");
    case Kind::Vanished:
        return Imports::tr("gone");
    }
    return {};
}

QString changePriceText(const std::optional<Money>& price) {
    return price ? moneyText(*price, 4) + QLatin1Char(' ') + QString::fromStdString(price->currency.code())
                 : Imports::tr("no price");
}

QString importedText(const catalog::FeedChange& change) {
    //: four counts of offers
    return Imports::tr(
               "Imported: %1 new, %2 changed, %3 as before, %4 gone. File ▸ Undo import takes it back.")
        .arg(counted(change.added), counted(change.changed), counted(change.unchanged + change.held),
             counted(change.vanished));
}

QString undoneText(const catalog::LastImport& undone) {
    //: %1 a price source, %2 a count of offers
    return Imports::tr("The import of %1 was undone; %2 offers are back.")
        .arg(QString::fromStdString(undone.feed), counted(undone.before));
}

QString undoQuestion(const catalog::LastImport& last) {
    //: %1 a price source, %2 a day, %3 and %4 counts of offers
    return Imports::tr("Undo the import of %1 of %2? %3 offers go, the %4 before it come back. What you "
                       "entered yourself stays.")
        .arg(QString::fromStdString(last.feed), dayText(last.readAt), counted(last.offers),
             counted(last.before));
}

} // namespace fitgauge::ui
