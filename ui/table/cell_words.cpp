// SPDX-License-Identifier: GPL-3.0-or-later
// What cells say aloud and in tooltips.
#include "ui/table/cell.h"
#include "ui/text/fit_text.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"

#include <QCoreApplication>

#include <cmath>

namespace fitgauge::ui {

namespace {

struct CellWords {
    Q_DECLARE_TR_FUNCTIONS(CellWords)
};

using compare::Column;

QString fitSpoken(const Cell& cell) {
    const QString word = fitWord(*cell.memory);
    return cell.text.isEmpty() ? word : cell.text + QStringLiteral(", ") + word;
}

QString flagsSpoken(const Cell& cell, Column column) {
    if (column == Column::SshJupyter) {
        //: each is yes, no or unknown
        return CellWords::tr("SSH %1, Jupyter %2").arg(nameOf(cell.flags[0]), nameOf(cell.flags[1]));
    }
    return nameOf(cell.flags[0]);
}

QString costTip(const compare::RowFigures& figures) {
    if (!figures.cost) {
        return nameOf(figures.noCost);
    }
    QString basis = nameOf(figures.basis);
    if (figures.costIsLowerBound) {
        //: %1: what the sum is for, such as "730 h, always on"
        return CellWords::tr("At least: a part of the sum is unknown (%1).").arg(basis);
    }
    if (figures.machines > 1) {
        //: %1: what the sum is for
        return CellWords::tr("%n machine(s) carry the peak; %1", nullptr, static_cast<int>(figures.machines))
            .arg(basis);
    }
    return basis;
}

QString readyTip(const compare::RowFigures& figures) {
    if (!figures.ready || figures.ready->low >= figures.ready->high) {
        return {};
    }
    //: seconds from asking for a machine to having it
    return CellWords::tr("%1 to %2 s, as reported")
        .arg(countText(std::llround(figures.ready->low)), countText(std::llround(figures.ready->high)));
}

} // namespace

QString spokenText(const Cell& cell, Column column) {
    switch (cell.kind) {
    case Cell::Kind::Unknown:
        return cell.text.isEmpty() ? unknownText() : cell.text;
    case Cell::Kind::Absent:
        return CellWords::tr("none", "spoken for a dash");
    case Cell::Kind::Fit:
        return fitSpoken(cell);
    case Cell::Kind::Flags:
        return flagsSpoken(cell, column);
    case Cell::Kind::Text:
    case Cell::Kind::Number:
        break;
    }
    switch (cell.mark) {
    case Cell::Mark::Stale:
        //: %1: age of a price in days
        return CellWords::tr("%1, out of date").arg(cell.text);
    case Cell::Mark::Borderline:
        //: %1: an estimate such as tokens per second
        return CellWords::tr("%1, borderline").arg(cell.text);
    case Cell::Mark::None:
        break;
    }
    return cell.text;
}

QString tipText(const compare::Comparison& comparison, compare::OfferTable::Row row, Column column) {
    const compare::RowFigures figures = comparison.figures(row);
    switch (column) {
    case Column::Fit: {
        const compare::Workload& workload = comparison.workload();
        const auto users = workload.isTraining ? std::nullopt : std::optional(workload.serving.users);
        return fitWord(*figures.memory) + u'\n' + fitSentence(*figures.memory, users);
    }
    case Column::Cost:
        return costTip(figures);
    case Column::Ready:
        return readyTip(figures);
    case Column::SshJupyter:
    case Column::Image:
        return spokenText(cellOf(comparison, row, column), column);
    case Column::Age:
        return figures.age == compare::PriceAge::PastLimit
                   ? CellWords::tr(
                         "Older than prices of this kind of source stay valid: it cannot be recommended.")
                   : QString();
    case Column::TokensPerSecond:
    case Column::FirstToken:
        return figures.target.verdict == speed::Verdict::Borderline
                   ? CellWords::tr("Borderline: the typical case meets the target, the slow case does not. "
                                   "Measure first.")
                   : QString();
    case Column::Gpu:
        return comparison.table().gpuIsGuess(row)
                   ? CellWords::tr("The name alone does not tell the exact part, so its fit is unknown.")
                   : QString();
    case Column::Price:
        return comparison.table().suspectPriceOf(row)
                   ? CellWords::tr(
                         "This price is suspect: it is kept and shown, but nothing is computed from it "
                         "and it is never recommended.")
                   : QString();
    default:
        return {};
    }
}

} // namespace fitgauge::ui
