// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/text/error_text.h"
#include "ui/text/fit_text.h"
#include "ui/text/names.h"

#include <QSet>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

sizing::MemoryEstimate estimate(sizing::Fit fit, double weights, double kv, double usable) {
    sizing::MemoryEstimate memory;
    memory.fit = fit;
    memory.parts = {{sizing::PartKind::Weights, Bytes::fromGib(weights)},
                    {sizing::PartKind::KvCache, Bytes::fromGib(kv)},
                    {sizing::PartKind::Overhead, Bytes::fromGib(1.5)}};
    memory.needed = Bytes::fromGib(weights + kv + 1.5);
    memory.usable = Bytes::fromGib(usable);
    return memory;
}

QString plain(QString text) {
    return text.replace(QChar(0x2009), u' ');
}

} // namespace

TEST_CASE("Every error code has a sentence that uses its arguments") {
    QSet<QString> seen;
    for (const ErrorCode code : kAllErrorCodes) {
        const QString text = errorText({code, {"first", "second", "third", "fourth"}, ""});
        INFO(errorWord(code));
        CHECK(text.endsWith(u'.'));
        CHECK(text.contains(QStringLiteral("first")));
        CHECK_FALSE(text.contains(u'%'));
        CHECK_FALSE(seen.contains(text));
        seen.insert(text);
    }
}

TEST_CASE("An argument that looks like a placeholder stays as it is") {
    const QString text = errorText({ErrorCode::FileUnreadable, {"/tmp/%2", "no rights"}, ""});
    CHECK(text == QStringLiteral("The file /tmp/%2 cannot be read: no rights."));
    CHECK(errorText({ErrorCode::FileMissing, {}, ""}) == QStringLiteral("The file ? does not exist."));
}

TEST_CASE("The sentence under the gauge says what is used and what can be changed") {
    const auto fits = estimate(sizing::Fit::Comfortable, 14.96, 16.0, 45.0);
    CHECK(plain(fitSentence(fits, 16)) ==
          QStringLiteral(
              "32.5 of 45.0 GiB usable · 72 % · comfortable · KV is the largest part you can change."));
    auto tight = estimate(sizing::Fit::Tight, 14.96, 24.0, 45.0);
    tight.usersComfortable = 21;
    CHECK(plain(fitSentence(tight, 24))
              .startsWith(QStringLiteral("40.5 of 45.0 GiB usable · 90 % · tight · ")));
    CHECK(fitSentence(tight, 24).contains(u'3'));
    const auto gap = estimate(sizing::Fit::DoesNotFit, 14.96, 16.0, 22.5);
    CHECK(plain(fitSentence(gap, 16)) ==
          QStringLiteral("32.5 of 22.5 GiB · 144 % · does not fit · 10.0 GiB short."));
    auto unknown = estimate(sizing::Fit::Unknown, 26, 0, 45.0);
    unknown.weightsOnly = true;
    CHECK(fitSentence(unknown, 16).contains(QStringLiteral("not covered")));
}

TEST_CASE("Every column has a title of its own and units name the currency") {
    QSet<QString> titles;
    for (const compare::Column column : compare::kAllColumns) {
        const ColumnHead head = columnHead(column, compare::Profile::Live);
        CHECK_FALSE(head.title.isEmpty());
        CHECK_FALSE(titles.contains(head.title));
        titles.insert(head.title);
        CHECK_FALSE((head.title + head.unit + columnTip(column)).contains(u'%'));
    }
    CHECK(columnHead(compare::Column::Price, compare::Profile::Live).unit == QStringLiteral("USD/h"));
    CHECK(columnHead(compare::Column::Cost, compare::Profile::Batch).title == QStringLiteral("Job cost"));
}

TEST_CASE("Every hidden group has a name and a counted text") {
    for (std::size_t i = 1; i < compare::kHiddenByCount; ++i) {
        const auto rule = static_cast<compare::HiddenBy>(i);
        CHECK_FALSE(nameOf(rule).isEmpty());
        CHECK(hiddenGroupText(rule, 1200).contains(QStringLiteral("1,200")));
    }
}

TEST_CASE("Formats read as the field writes them") {
    CHECK(nameOf(sizing::WeightFormat::Bf16) == QStringLiteral("BF16"));
    CHECK(nameOf(sizing::WeightFormat::GgufQ4_K_M) == QStringLiteral("GGUF Q4_K_M"));
    CHECK(nameOf(sizing::KvFormat::Q8_0) == QStringLiteral("Q8_0"));
    CHECK(nameOf(Tri::Unknown) == unknownText());
    auto memory = estimate(sizing::Fit::NeedsCards, 140, 10, 79);
    memory.cardsNeeded = 2;
    CHECK(fitWord(memory).contains(u'2'));
}
