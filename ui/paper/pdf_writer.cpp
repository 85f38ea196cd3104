// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/pdf_writer.h"

#include "ui/answer/offer_words.h"
#include "ui/paper/paper_style.h"
#include "ui/paper/report.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>

namespace fitgauge::ui {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr int kDotsPerInch = 1200;
constexpr double kLayoutDotsPerInch = 96;
constexpr double kMargin = 56;                        // px, left and right
constexpr double kHeadTop = 40, kBodyTop = 74;        // px
constexpr double kFootHeight = 56, kFootTextDrop = 7; // px above the lower edge; below the foot's line
constexpr std::size_t kOffersDrawn = 3;               // when nothing is picked

// Size of the page in layout units.
QSizeF pageUnits(PageSize size) {
    const QPageSize page(size == PageSize::A4 ? QPageSize::A4 : QPageSize::Letter);
    const QSizeF inches = page.size(QPageSize::Inch);
    return {paperPx(inches.width() * kLayoutDotsPerInch), paperPx(inches.height() * kLayoutDotsPerInch)};
}

QRectF bodyArea(const QSizeF& page) {
    const double left = paperPx(kMargin);
    const double top = paperPx(kBodyTop);
    return {left, top, page.width() - 2 * left, page.height() - top - paperPx(kFootHeight + 12)};
}

// The answer first; when it is not in the tray it takes the one pen that the tray never uses.
std::vector<ReportOffer> pickedOffers(const compare::Comparison& comparison,
                                      const std::vector<ComparisonSession::Picked>& picked) {
    constexpr int kFreeSeries = 5;
    const auto answer = comparison.answer().row;
    std::vector<ReportOffer> offers;
    for (const auto& pick : picked) {
        if (const auto row = comparison.table().rowOf(pick.offerId)) {
            offers.push_back({*row, pick.series, offerTitle(comparison.table(), *row)});
        }
    }
    if (offers.empty() || !answer) {
        return offers;
    }
    const auto found = std::ranges::find(offers, *answer, &ReportOffer::row);
    if (found == offers.end()) {
        offers.insert(offers.begin(), {*answer, kFreeSeries, offerTitle(comparison.table(), *answer)});
    } else {
        std::rotate(offers.begin(), found, found + 1);
    }
    return offers;
}

// Nothing picked: the answer and the next offers in order.
std::vector<ReportOffer> nextOffers(const compare::Comparison& comparison) {
    std::vector<ReportOffer> offers;
    const auto add = [&](compare::OfferTable::Row row) {
        const bool isNew = std::ranges::find(offers, row, &ReportOffer::row) == offers.end();
        if (isNew && offers.size() < kOffersDrawn && comparison.figures(row).cost) {
            offers.push_back({row, static_cast<int>(offers.size()), offerTitle(comparison.table(), row)});
        }
    };
    if (comparison.answer().row) {
        add(*comparison.answer().row);
    }
    const auto& rows = comparison.rows();
    const auto enough = std::min(rows.size(), kOffersDrawn * 2);
    std::for_each(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(enough), add);
    return offers;
}

void append(std::vector<Block>& blocks, std::vector<Block> more) {
    blocks.insert(blocks.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

std::vector<Block> allBlocks(const Report& report, double width) {
    auto blocks = questionBlocks(report, width);
    blocks.push_back(answerBlock(report, width));
    if (report.comparison.answer().row) {
        blocks.push_back(whyBlock(report, width));
        append(blocks, moneyBlocks(report, width));
        auto chart = dayBlocks(report, width);
        append(blocks, chart.empty() ? sessionBlocks(report, width) : std::move(chart));
        append(blocks, changeBlocks(report, width));
    }
    append(blocks, tableBlocks(report, width));
    append(blocks, assumptionBlocks(report, width));
    append(blocks, sourceBlocks(report, width));
    return blocks;
}

QString headRight(const compare::Comparison& comparison, const QDateTime& createdAt) {
    const auto dayText = [](const QDate& day) {
        return uiLocale().toString(day, Paper::tr("d MMMM yyyy", "format of a date, see QDate::toString()"));
    };
    const auto youngest = comparison.youngestPriceDays();
    const QDate today = createdAt.date();
    if (!youngest) {
        return dayText(today);
    }
    //: head of each page: day of the report, day of the newest price, currency
    return Paper::tr("%1 · newest price of %2 · USD").arg(dayText(today), dayText(today.addDays(-*youngest)));
}

struct Frame {
    QSizeF page;
    QString right;
    qsizetype pages = 0;
};

void paintFrame(QPainter& painter, const Frame& frame, qsizetype number) {
    const Theme& theme = paperTheme();
    const double left = paperPx(kMargin);
    const double width = frame.page.width() - 2 * left;
    const QRectF head(left, paperPx(kHeadTop), width, paperPx(15));
    drawLine(painter, head, QStringLiteral("Fitgauge"), paperFont(TextStyle::Caption, true), theme.text);
    drawLine(painter, head, frame.right, paperFont(TextStyle::Caption), theme.text2, Qt::AlignRight);
    const double line = frame.page.height() - paperPx(kFootHeight);
    painter.setPen(QPen(theme.border, paperPx(1)));
    painter.drawLine(QPointF(left, line), QPointF(left + width, line));
    const QRectF foot(left, line + paperPx(kFootTextDrop), width, paperPx(15));
    const QString note =
        number == 1 && frame.pages > 1
            ? Paper::tr("Estimates, not a quote. Compared offers, assumptions and sources with "
                        "dates follow.")
            : Paper::tr("Estimates, not a quote.");
    drawLine(painter, foot, note, paperFont(TextStyle::Caption), theme.text2);
    //: foot of each page
    drawLine(painter, foot, Paper::tr("Page %1 of %2").arg(countText(number), countText(frame.pages)),
             paperFont(TextStyle::Caption), theme.text2, Qt::AlignRight);
}

// Dublin Core in XMP: QPdfWriter has no call for an author.
QByteArray xmpOf(const QString& title, const QDateTime& createdAt) {
    const QString stamp = createdAt.toString(Qt::ISODate);
    return QStringLiteral("<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>"
                          "<x:xmpmeta xmlns:x='adobe:ns:meta/'>"
                          "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
                          "<rdf:Description rdf:about='' xmlns:dc='http://purl.org/dc/elements/1.1/' "
                          "xmlns:xmp='http://ns.adobe.com/xap/1.0/'>"
                          "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>%1</rdf:li></rdf:Alt></dc:title>"
                          "<dc:creator><rdf:Seq><rdf:li>Fitgauge</rdf:li></rdf:Seq></dc:creator>"
                          "<xmp:CreatorTool>Fitgauge</xmp:CreatorTool><xmp:CreateDate>%2</xmp:CreateDate>"
                          "</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>")
        .arg(title.toHtmlEscaped(), stamp)
        .toUtf8();
}

Unexpected unwritable(const QString& path, const QSaveFile& file) {
    return fail(ErrorCode::FileUnwritable, {path.toStdString(), file.errorString().toStdString()},
                "pdf report");
}

// False when the device took no more.
bool paintPages(QPdfWriter& writer, const std::vector<PaperPage>& pages, Frame frame) {
    QPainter painter;
    if (!painter.begin(&writer)) {
        return false;
    }
    const double scale = static_cast<double>(kDotsPerInch) / kLayoutDotsPerInch / paperPx(1);
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    frame.pages = static_cast<qsizetype>(pages.size());
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0 && !writer.newPage()) {
            return false;
        }
        paintFrame(painter, frame, static_cast<qsizetype>(i) + 1);
        for (const auto& block : pages[i]) {
            painter.save();
            block.paint(painter, block.box);
            painter.restore();
        }
    }
    return painter.end();
}

} // namespace

Expected<void> writePdf(const compare::Comparison& comparison,
                        const std::vector<ComparisonSession::Picked>& picked, const QString& path,
                        const ReportOptions& options) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return unwritable(path, file);
    }
    Report report{comparison, compare::explain(comparison), stripContent(comparison, {}),
                  pickedOffers(comparison, picked), options.mostRows};
    if (report.offers.empty()) {
        report.offers = nextOffers(comparison);
    }
    const QSizeF page = pageUnits(options.pageSize);
    const QRectF body = bodyArea(page);
    const auto pages = paginate(allBlocks(report, body.width()), body);

    QPdfWriter writer(&file);
    writer.setResolution(kDotsPerInch);
    writer.setPageSize(QPageSize(options.pageSize == PageSize::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF());
    const QString title = reportTitle(comparison.workload());
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Fitgauge"));
    writer.setDocumentXmpMetadata(xmpOf(title, options.createdAt));
    const bool isWhole = paintPages(writer, pages, {page, headRight(comparison, options.createdAt), 0});
    if (!isWhole || file.error() != QFileDevice::NoError || !file.commit()) {
        file.cancelWriting();
        return unwritable(path, file);
    }
    return {};
}

} // namespace fitgauge::ui
