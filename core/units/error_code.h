// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace fitgauge {

// Every failure that core can report. core never writes sentences: ui/text/error_text.cpp holds one
// translated sentence for each code, and a test walks this list in both languages. The comment names the
// arguments. Add a row under its room; the word after the comma is stable (it appears in JSON output and
// logs).
// clang-format off
#define FITGAUGE_ERROR_CODES(X)                                                                     \
    /* units */                                                                                     \
    X(MoneyMalformed, "money.malformed")               /* text */                                   \
    X(MoneyOutOfRange, "money.out_of_range")           /* text */                                   \
    X(CurrencyUnknown, "currency.unknown")             /* text */                                   \
    X(DateMalformed, "date.malformed")                 /* text */                                   \
    /* files */                                                                                     \
    X(FileMissing, "file.missing")                     /* path */                                   \
    X(FileUnreadable, "file.unreadable")               /* path, system's reason */                  \
    X(FileUnwritable, "file.unwritable")               /* path, system's reason */                  \
    X(FileTooLarge, "file.too_large")                  /* path, size in bytes, limit in bytes */    \
    X(CsvColumnMissing, "csv.column_missing")          /* file, column */                           \
    X(CsvMalformed, "csv.malformed")                   /* file, line */                             \
    X(CsvValueBad, "csv.value_bad")                    /* file, line, column, value */              \
    X(CsvReferenceUnknown, "csv.reference_unknown")    /* file, line, column, value */              \
    /* models */                                                                                    \
    X(ModelFileForeign, "model.foreign")               /* kind of file expected */                  \
    X(ModelFileTruncated, "model.truncated")           /* kind of file, field it ends in */         \
    X(ModelJsonMalformed, "model.json_malformed")      /* kind of file, byte where it breaks */     \
    X(ModelFieldMissing, "model.field_missing")        /* kind of file, field */                    \
    X(ModelFieldBad, "model.field_bad")                /* kind of file, field, value */             \
    X(ModelUnsupported, "model.unsupported")           /* kind of file, what it is */               \
    /* speed */                                                                                     \
    X(SpeedInputBad, "speed.input_bad")                /* field, value */                           \
    /* billing */                                                                                   \
    X(BillingRuleMissing, "billing.rule_missing")      /* provider */                               \
    X(BillingInputBad, "billing.input_bad")            /* field, value */                           \
    /* catalog */                                                                                   \
    X(CatalogDamaged, "catalog.damaged")               /* path, system's reason */                  \
    X(CatalogForeign, "catalog.foreign")               /* path */                                   \
    X(CatalogNewer, "catalog.newer")                   /* path, its version, our version */         \
    X(CatalogLocked, "catalog.locked")                 /* path */                                   \
    X(CatalogQueryBad, "catalog.query_bad")            /* SQLite's words */                         \
    /* compare: place counts characters from 1 */                                                   \
    X(ExpressionUnexpected, "expression.unexpected")   /* place, word */                            \
    X(ExpressionUnfinished, "expression.unfinished")   /* place */                                  \
    X(ExpressionColumnUnknown, "expression.column_unknown") /* place, word */                       \
    X(ExpressionColumnMissing, "expression.column_missing") /* place, word */                       \
    X(ExpressionNoNumber, "expression.no_number")      /* place, word, column id */                 \
    X(ExpressionNoOrder, "expression.no_order")        /* place, word, column id */                 \
    X(ExpressionTooLong, "expression.too_long")        /* place */                                  \
    /* report */                                                                                    \
    X(PlanForeign, "plan.foreign")                     /* path */                                   \
    X(PlanNewer, "plan.newer")                         /* its version, our version */               \
    X(PlanFieldBad, "plan.field_bad")                  /* field, value */                           \
    /* feeds */                                                                                     \
    X(FeedForeign, "feed.foreign")                     /* feed */                                   \
    X(FeedTruncated, "feed.truncated")                 /* feed, byte where it breaks */             \
    X(FeedRefused, "feed.refused")                     /* feed, the source's message */

enum class ErrorCode : std::uint16_t {
#define FITGAUGE_ENUMERATOR(name, word) name,
    FITGAUGE_ERROR_CODES(FITGAUGE_ENUMERATOR)
#undef FITGAUGE_ENUMERATOR
};

inline constexpr auto kAllErrorCodes = std::to_array<ErrorCode>({
#define FITGAUGE_ENUMERATOR(name, word) ErrorCode::name,
    FITGAUGE_ERROR_CODES(FITGAUGE_ENUMERATOR)
#undef FITGAUGE_ENUMERATOR
});
// clang-format on

// The stable word of a code, such as "csv.malformed".
[[nodiscard]] std::string_view errorWord(ErrorCode code);

} // namespace fitgauge
