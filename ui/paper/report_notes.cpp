// SPDX-License-Identifier: GPL-3.0-or-later
// What was assumed, and where the prices come from.
#include "ui/answer/offer_words.h"
#include "ui/filter/active_filters.h"
#include "ui/paper/paper_style.h"
#include "ui/paper/report.h"
#include "ui/paper/report_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QPainter>

#include <algorithm>
#include <map>

namespace fitgauge::ui {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kIndent = 14, kItemGap = 3; // px
constexpr std::size_t kMostSources = 80;

Block bulletBlock(const QString& text, double width) {
    Block block;
    const double indent = paperPx(kIndent);
    block.height = wrappedHeight(text, paperFont(TextStyle::Body), width - indent) + paperPx(kItemGap);
    block.paint = [text, indent](QPainter& painter, const QRectF& box) {
        const Theme& theme = paperTheme();
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text2);
        painter.drawEllipse(QPointF(box.left() + paperPx(4), box.top() + paperPx(9)), paperPx(2.2),
                            paperPx(2.2));
        drawWrapped(painter, box.adjusted(indent, 0, 0, 0), text, paperFont(TextStyle::Body), theme.text);
    };
    return block;
}

QStringList memoryNotes(const compare::Workload& workload) {
    QStringList notes{
        Paper::tr("Comfortable means: estimated use is at most %1 of the usable memory of each card.")
            .arg(percentText(workload.comfort))};
    if (!workload.isTraining) {
        notes << Paper::tr("Everyone at once holds a full context of %1 tokens; the engine is %2.")
                     .arg(countText(workload.serving.contextTokens), nameOf(workload.serving.engine));
        notes << Paper::tr(
            "Speeds are estimates from specifications and published measurements; the slow case "
            "decides about targets.");
    }
    if (workload.model.plainSize) {
        notes << Paper::tr("The model is a plain size with a typical shape, not a published architecture.");
    }
    return notes;
}

QStringList moneyNotes(const compare::Workload& workload) {
    QStringList notes;
    switch (workload.profile) {
    case compare::Profile::Research:
        notes << Paper::tr("Each launch is rounded by the provider's billing rule; %1 launches a month.")
                     .arg(countText(workload.sessions.launchesPerMonth()));
        break;
    case compare::Profile::Live:
        notes << Paper::tr("A month has %1 hours; machines are never stopped, except for serverless offers.")
                     .arg(decimalText(kMonth.inHours(), 0));
        notes << Paper::tr("Traffic of a day: %1.").arg(patternWords(workload.traffic.pattern));
        break;
    case compare::Profile::Batch:
        notes << Paper::tr("The cost is that of the whole job, from start to end.");
        break;
    }
    notes << Paper::tr(
        "Prices are those of the sources below, without taxes, discounts and free credits; storage "
        "and outgoing traffic come on top where a provider charges them.");
    return notes;
}

// Offers that could not be judged.
QStringList doubtNotes(const compare::Doubts& doubts) {
    QStringList notes;
    const auto add = [&notes](std::size_t count, const QString& text) {
        if (count > 0) {
            notes << text.arg(countText(static_cast<std::int64_t>(count)));
        }
    };
    add(doubts.withoutPrice, Paper::tr("Offers shown without a known price: %1."));
    add(doubts.otherCurrency, Paper::tr("Offers shown in another currency, not converted: %1."));
    add(doubts.withoutRule, Paper::tr("Offers shown without a known billing rule: %1."));
    add(doubts.withoutSpeed, Paper::tr("Offers shown without a speed estimate: %1."));
    add(doubts.guessedParts, Paper::tr("Offers whose exact card is a guess, never recommended: %1."));
    add(doubts.unknownMemory, Paper::tr("Offers of which the usable memory is unknown: %1."));
    return notes;
}

struct Source {
    QString provider, url;
    std::optional<Date> newest, oldest;
    std::size_t offers = 0;
};

// One line a page, the page of the answer first, then in the order of the table.
std::vector<Source> sourcesOf(const Report& report) {
    const auto& table = report.comparison.table();
    std::vector<Source> sources;
    std::map<std::string_view, std::size_t> index;
    const auto add = [&](compare::OfferTable::Row row) {
        const auto url = table.sourceUrlOf(row);
        const auto [found, isNew] = index.try_emplace(url, sources.size());
        if (isNew) {
            sources.push_back({QString::fromStdString(table.providerOf(row).name),
                               QString::fromUtf8(url.data(), static_cast<qsizetype>(url.size())),
                               {},
                               {},
                               0});
        }
        Source& source = sources[found->second];
        ++source.offers;
        if (const auto day = table.asOf(row)) {
            source.newest = std::max(source.newest.value_or(*day), *day);
            source.oldest = std::min(source.oldest.value_or(*day), *day);
        }
    };
    if (report.comparison.answer().row) {
        add(*report.comparison.answer().row);
        --sources.front().offers; // counted with the rows
    }
    const auto& rows = report.comparison.rows();
    const auto count = std::min(rows.size(), report.mostRows);
    std::for_each(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count), add);
    return sources;
}

QString dayText(Date day) {
    return uiLocale().toString(QDate(1970, 1, 1).addDays(day.daysSinceEpoch()), QLocale::ShortFormat);
}

QString datesText(const Source& source) {
    if (!source.newest) {
        return Paper::tr("date unknown");
    }
    return source.newest == source.oldest
               ? dayText(*source.newest)
               //: first and last day on which prices of a page were read
               : Paper::tr("%1 to %2").arg(dayText(*source.oldest), dayText(*source.newest));
}

Block sourceBlock(const Source& source, double width) {
    //: one source: provider, dates of its prices, number of offers from it
    const QString head = Paper::tr("%1 · %2 · %n offers", nullptr, static_cast<int>(source.offers))
                             .arg(source.provider, datesText(source));
    const QString link = source.url.isEmpty() ? Paper::tr("no link") : source.url;
    const double headHeight = wrappedHeight(head, paperFont(TextStyle::Small), width);
    Block block;
    block.height =
        headHeight + wrappedHeight(link, paperFont(TextStyle::Caption), width, Wrap::Anywhere) + paperPx(5);
    block.paint = [head, link, headHeight](QPainter& painter, const QRectF& box) {
        const Theme& theme = paperTheme();
        drawWrapped(painter, box, head, paperFont(TextStyle::Small), theme.text);
        drawWrapped(painter, box.adjusted(0, headHeight, 0, 0), link, paperFont(TextStyle::Caption),
                    theme.text2, Wrap::Anywhere);
    };
    return block;
}

} // namespace

std::vector<Block> assumptionBlocks(const Report& report, double width) {
    const auto& workload = report.comparison.workload();
    std::vector<Block> blocks{headingBlock(Paper::tr("Assumptions"))};
    for (const QStringList& notes :
         {memoryNotes(workload), moneyNotes(workload), doubtNotes(report.explanation.doubts)}) {
        for (const auto& note : notes) {
            blocks.push_back(bulletBlock(note, width));
        }
    }
    return blocks;
}

std::vector<Block> sourceBlocks(const Report& report, double width) {
    auto sources = sourcesOf(report);
    std::vector<Block> blocks{headingBlock(Paper::tr("Sources of the prices"))};
    const auto shown = std::min(sources.size(), kMostSources);
    for (std::size_t i = 0; i < shown; ++i) {
        blocks.push_back(sourceBlock(sources[i], width));
    }
    if (shown < sources.size()) {
        blocks.push_back(
            paragraphBlock(Paper::tr("%n more pages: the CSV export names the source of every offer.",
                                     nullptr, static_cast<int>(sources.size() - shown)),
                           width));
    }
    return blocks;
}

} // namespace fitgauge::ui
