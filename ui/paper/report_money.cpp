// SPDX-License-Identifier: GPL-3.0-or-later
// Where the money goes: one bar an offer, on one scale.
#include "core/compare/bill.h"
#include "ui/answer/offer_words.h"
#include "ui/paper/paper_style.h"
#include "ui/paper/report.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/tray/series_sample.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace fitgauge::ui {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kRow = 22, kBarHeight = 14, kFigureWidth = 70, kSample = 25; // px
constexpr double kNarrowestName = 182, kWidestName = 280;                     // px, with the sample

// Used solid, idle hatched one way, rounding and minimum the other way: without colour as well.
enum class Piece : std::uint8_t { Used, Idle, Rounding, Minimum, Whole };

struct Bar {
    ReportOffer offer;
    Money total;
    QString figure;
    std::vector<std::pair<Piece, Money>> pieces;
};

std::vector<Bar> barsOf(const Report& report) {
    std::vector<Bar> bars;
    for (const auto& offer : report.offers) {
        const auto figures = report.comparison.figures(offer.row);
        if (!figures.cost) {
            continue;
        }
        Bar bar{offer, *figures.cost, costFigure(figures), {}};
        if (const auto bill = compare::billOf(report.comparison, offer.row)) {
            bar.pieces = {{Piece::Used, bill->used},
                          {Piece::Idle, bill->idle},
                          {Piece::Rounding, bill->rounding},
                          {Piece::Minimum, bill->minimum}};
            std::erase_if(bar.pieces, [](const auto& piece) { return piece.second.isZero(); });
        } else {
            bar.pieces = {{Piece::Whole, *figures.cost}};
        }
        bars.push_back(std::move(bar));
    }
    return bars;
}

void hatch(QPainter& painter, const QRectF& box, const QColor& color, double pitch, bool falling) {
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    painter.setPen(QPen(color, paperPx(1)));
    for (double x = box.left() - box.height(); x < box.right() + box.height(); x += pitch) {
        const double dx = falling ? -box.height() : box.height();
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + dx, box.top()));
    }
    painter.restore();
}

void paintPiece(QPainter& painter, const QRectF& box, Piece piece, const Theme& theme) {
    switch (piece) {
    case Piece::Used:
        painter.fillRect(box, theme.gaugeWeights);
        return;
    case Piece::Whole:
        painter.fillRect(box, theme.gaugeOverhead);
        return;
    case Piece::Idle:
        painter.fillRect(box, theme.base);
        hatch(painter, box, theme.control, paperPx(6), false);
        break;
    case Piece::Rounding:
        painter.fillRect(box, theme.base);
        hatch(painter, box, theme.tight, paperPx(3.2), true);
        break;
    case Piece::Minimum:
        painter.fillRect(box, theme.base);
        hatch(painter, box, theme.bad, paperPx(4.2), true);
        break;
    }
    painter.setPen(QPen(piece == Piece::Idle ? theme.control : theme.tight, paperPx(1)));
    painter.setBrush(Qt::NoBrush);
    const double half = paperPx(0.5);
    painter.drawRect(box.adjusted(half, half, -half, -half));
}

QString pieceName(Piece piece) {
    switch (piece) {
    case Piece::Used:
        return Paper::tr("used");
    case Piece::Idle:
        return Paper::tr("idle");
    case Piece::Rounding:
        return Paper::tr("rounding");
    case Piece::Minimum:
        return Paper::tr("minimum charge");
    case Piece::Whole:
        return Paper::tr("whole cost, not split");
    }
    return {};
}

double share(Money part, Money of) {
    return of.nano > 0 ? static_cast<double>(part.nano) / static_cast<double>(of.nano) : 0.0;
}

double nameWidth(const std::vector<Bar>& bars) {
    double width = paperPx(kNarrowestName);
    for (const auto& bar : bars) {
        width = std::max(width,
                         textWidth(bar.offer.name, paperFont(TextStyle::Body)) + paperPx(kSample + 6 + 18));
    }
    return std::min(width, paperPx(kWidestName));
}

void paintBar(QPainter& painter, const QRectF& box, const Bar& bar, Money longest, double names) {
    const Theme& theme = paperTheme();
    const double sample = paperPx(kSample);
    drawSeriesSample(painter, QRectF(box.left(), box.center().y() - paperPx(4), sample, paperPx(8)),
                     theme.series[static_cast<std::size_t>(bar.offer.series)]);
    const double nameLeft = box.left() + sample + paperPx(6);
    drawLine(painter, QRectF(nameLeft, box.top(), names - sample - paperPx(16), box.height()), bar.offer.name,
             paperFont(TextStyle::Body), theme.text);
    const double barLeft = box.left() + names;
    const double room = box.right() - paperPx(kFigureWidth) - barLeft;
    double x = barLeft;
    for (const auto& [piece, money] : bar.pieces) {
        const double width = room * share(money, longest);
        paintPiece(painter, QRectF(x, box.center().y() - paperPx(kBarHeight) / 2, width, paperPx(kBarHeight)),
                   piece, theme);
        x += width;
    }
    drawLine(painter,
             QRectF(box.right() - paperPx(kFigureWidth), box.top(), paperPx(kFigureWidth), box.height()),
             bar.figure, paperFont(TextStyle::Body, true), theme.text, Qt::AlignRight);
}

void paintLegend(QPainter& painter, const QRectF& box, const std::vector<Piece>& pieces, double names) {
    const Theme& theme = paperTheme();
    double x = box.left() + names;
    for (const auto piece : pieces) {
        const double size = paperPx(12);
        paintPiece(painter, QRectF(x, box.center().y() - size / 2, size, size), piece, theme);
        const QString name = pieceName(piece);
        const double width = textWidth(name, paperFont(TextStyle::Small));
        drawLine(painter, QRectF(x + paperPx(18), box.top(), width + 1, box.height()), name,
                 paperFont(TextStyle::Small), theme.text2);
        x += paperPx(18 + 18) + width;
    }
}

std::vector<Piece> piecesIn(const std::vector<Bar>& bars) {
    std::vector<Piece> pieces;
    for (const auto piece : {Piece::Used, Piece::Idle, Piece::Rounding, Piece::Minimum, Piece::Whole}) {
        const bool isThere = std::ranges::any_of(bars, [piece](const Bar& bar) {
            return std::ranges::any_of(bar.pieces,
                                       [piece](const auto& entry) { return entry.first == piece; });
        });
        if (isThere) {
            pieces.push_back(piece);
        }
    }
    return pieces;
}

} // namespace

std::vector<Block> moneyBlocks(const Report& report, double /*width*/) {
    auto bars = barsOf(report);
    if (bars.empty()) {
        return {};
    }
    const auto longest = std::ranges::max(bars, {}, [](const Bar& bar) { return bar.total.nano; }).total;
    const auto pieces = piecesIn(bars);
    const QString unit = costUnit(report.comparison.figures(bars.front().offer.row));
    Block chart;
    chart.height = paperPx(kRow) * (static_cast<double>(bars.size()) + 1);
    chart.paint = [bars, longest, pieces, names = nameWidth(bars)](QPainter& painter, const QRectF& box) {
        QRectF row(box.left(), box.top(), box.width(), paperPx(kRow));
        for (const auto& bar : bars) {
            paintBar(painter, row, bar, longest, names);
            row.translate(0, paperPx(kRow));
        }
        paintLegend(painter, row, pieces, names);
    };
    //: %1 is the unit, "USD/month"
    return {headingBlock(Paper::tr("Where the money goes, %1").arg(unit)), chart};
}

} // namespace fitgauge::ui
