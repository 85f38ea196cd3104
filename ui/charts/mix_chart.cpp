// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/mix_chart.h"

#include "core/billing/month_bill.h"
#include "core/compare/bill.h"
#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fitgauge::ui {
namespace {

using billing::Breakdown;

constexpr double kCostStepWidth = 14; // units, at least; Qt Charts drops labels that stand closer
constexpr double kPlotShare = 0.5;    // of the width, beside the names
constexpr double kBarHeight = 0.62;   // of its row

struct Part {
    AreaFill fill;
    Money Breakdown::*amount;
};
constexpr std::array kParts{
    Part{AreaFill::Used, &Breakdown::used},         Part{AreaFill::Idle, &Breakdown::idle},
    Part{AreaFill::Rounding, &Breakdown::rounding}, Part{AreaFill::Minimum, &Breakdown::minimum},
    Part{AreaFill::Storage, &Breakdown::storage},   Part{AreaFill::Egress, &Breakdown::egress},
    Part{AreaFill::Loads, &Breakdown::loads}};

QString partName(AreaFill fill) {
    switch (fill) {
    case AreaFill::Used:
        return MixChartPanel::tr("used");
    case AreaFill::Idle:
        return MixChartPanel::tr("idle");
    case AreaFill::Rounding:
        return MixChartPanel::tr("rounding");
    case AreaFill::Minimum:
        return MixChartPanel::tr("minimum");
    case AreaFill::Storage:
        return MixChartPanel::tr("storage");
    case AreaFill::Egress:
        return MixChartPanel::tr("egress");
    case AreaFill::Loads:
        return MixChartPanel::tr("loads");
    }
    return {};
}

QString trapName(billing::Trap trap) {
    switch (trap) {
    case billing::Trap::Rounding:
        return MixChartPanel::tr("rounding");
    case billing::Trap::Minimum:
        return MixChartPanel::tr("minimum");
    case billing::Trap::Idle:
        return MixChartPanel::tr("idle");
    case billing::Trap::Egress:
        return MixChartPanel::tr("egress");
    case billing::Trap::Storage:
        return MixChartPanel::tr("storage");
    case billing::Trap::Loads:
        return MixChartPanel::tr("loads");
    case billing::Trap::FetchAgain:
    case billing::Trap::SpotRework:
        break; // no part of this bill
    }
    return {};
}

QString shareOf(Money part, Money total) {
    const auto ppm = total.nano > 0 ? mulDiv(part.nano, 1'000'000, total.nano, Rounding::HalfUp) : 0;
    return ppm ? percentText(*ppm) : QString();
}

QString trapText(const Breakdown& bill) {
    const auto traps = billing::costTraps(bill, {});
    return traps.empty() ? MixChartPanel::tr("none", "no trap in the bill")
                         : trapName(traps.front().trap) + u' ' + shareOf(traps.front().monthly, bill.total);
}

bool isUsed(const std::vector<Breakdown>& bills, Money Breakdown::*amount) {
    return std::ranges::any_of(bills, [amount](const Breakdown& bill) { return (bill.*amount).nano > 0; });
}

} // namespace

MixChartPanel::MixChartPanel(ComparisonSession& session, QWidget* parent) : OfferChart(session, parent) {
    setObjectName(QStringLiteral("mixChart"));
}

QString MixChartPanel::title() const {
    return tr("Mix");
}

QString MixChartPanel::askedQuestion() const {
    return tr("Where does the money go?");
}

void MixChartPanel::showData(const compare::Comparison& comparison) {
    m_bars.clear();
    if (comparison.workload().profile == compare::Profile::Batch) {
        return showNothing(
            tr("A batch job is paid while it works: its parts stand in the cost details of the offer."));
    }
    const auto rows = chartRows();
    for (const Row row : rows) {
        if (auto bill = compare::mixOf(comparison, row)) {
            m_bars.push_back({row, std::move(*bill)});
        }
    }
    if (m_bars.empty()) {
        return showNothing(tr(
            "The parts of this offer's cost are not known: a price, a billing rule or a speed is missing."));
    }
    assignSeries(rows);
    plot()->setVisible(true);
    showReadOut(plot()->readOut()); // how wide it is decides the steps of the axis
    drawBars();
    //: unit of the axis; %1 a currency
    setWords(askedQuestion(), answerText(),
             tr("%1 per month").arg(QString::fromStdString(m_bars.front().bill.total.currency.code())));
    showReadOut(plot()->readOut());
    fill();
}

const MixChartPanel::Bar* MixChartPanel::focusBar() const {
    const auto found = std::ranges::find_if(m_bars, [this](const Bar& bar) { return isFocus(bar.row); });
    return found != m_bars.end() ? &*found : m_bars.empty() ? nullptr : &m_bars.front();
}

QString MixChartPanel::answerText() const {
    const Bar* bar = focusBar();
    const auto traps = billing::costTraps(bar->bill, {});
    if (traps.empty()) {
        //: %1 an offer, %2 an amount
        return tr("%1: all of the %2 a month is used.").arg(nameOf(bar->row), chartMoney(bar->bill.total));
    }
    //: %1 an offer, %2 %3 amounts, %4 a part such as "idle", %5 an amount, %6 a share
    return tr("%1: of %2 a month %3 is used. The largest trap is %4: %5 (%6).")
        .arg(nameOf(bar->row), chartMoney(bar->bill.total), chartMoney(bar->bill.used),
             trapName(traps.front().trap), chartMoney(traps.front().monthly),
             shareOf(traps.front().monthly, bar->bill.total));
}

void MixChartPanel::drawBars() {
    PlotData drawn;
    double widest = 0;
    std::vector<Breakdown> bills;
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Breakdown& bill = m_bars[i].bill;
        const Series series = seriesOf(m_bars[i].row);
        const double middle = static_cast<double>(m_bars.size() - i) - 0.5;
        double from = 0;
        for (const Part& part : kParts) {
            const double length = plotted(bill.*part.amount);
            if (length > 0) {
                const QRectF box(from, middle - kBarHeight / 2, length, kBarHeight);
                drawn.areas.push_back({QPolygonF(box), part.fill, series.color});
                from += length;
            }
        }
        widest = std::max(widest, from);
        drawn.rowNames.push_back({middle, series, nameOf(m_bars[i].row), isFocus(m_bars[i].row)});
        bills.push_back(bill);
    }
    const Bar* bar = focusBar();
    for (const Part& part : kParts) {
        if (isUsed(bills, part.amount)) {
            drawn.keys.push_back({part.fill, seriesOf(bar->row).color, partName(part.fill)});
        }
    }
    // The read-out takes its room beside the plot after this.
    const int room = std::min(plot()->width(), width() - readOut()->sizeHint().width());
    const int steps = std::clamp(static_cast<int>(room * kPlotShare / units(kCostStepWidth)), 2, 8);
    drawn.valuesAlongX = true;
    drawn.outlineAreas = true;
    drawn.x = niceScale(widest * 1.02, steps);
    drawn.y = {static_cast<double>(m_bars.size()), static_cast<double>(m_bars.size()), 0};
    plot()->setReadOutStep(drawn.x.end / 100);
    plot()->setData(std::move(drawn));
}

// Without a read-out: totals and traps. With one: the part of each bar that lies there.
void MixChartPanel::showReadOut(std::optional<double> x) {
    std::vector<ReadOutRow> rows;
    QString spoken;
    for (const Bar& bar : m_bars) {
        ReadOutRow row;
        row.series = seriesOf(bar.row);
        row.name = nameOf(bar.row);
        row.figures = {chartMoney(bar.bill.total), trapText(bar.bill)};
        row.strong = isFocus(bar.row);
        double end = 0;
        for (const Part& part : kParts) {
            const double length = plotted(bar.bill.*part.amount);
            if (x && length > 0 && *x >= end && *x < end + length) {
                row.figures = {chartMoney(bar.bill.*part.amount), partName(part.fill)};
                spoken = row.strong ? row.figures[1] + u' ' + row.figures[0] : spoken;
            }
            end += length;
        }
        rows.push_back(std::move(row));
    }
    readOut()->setContent({tr("Offer"), x ? tr("part") : tr("total"), x ? tr("what") : tr("largest trap")},
                          std::move(rows));
    plot()->setReadOutText(spoken.isEmpty() && x ? decimalText(*x, 0) : spoken);
}

void MixChartPanel::fill() {
    QStringList heads{tr("Offer")};
    for (const Part& part : kParts) {
        heads << partName(part.fill);
    }
    heads << tr("credits") << tr("total") << tr("largest trap");
    std::vector<QStringList> rows;
    for (const Bar& bar : m_bars) {
        QStringList cells{nameOf(bar.row)};
        for (const Part& part : kParts) {
            cells << moneyText(bar.bill.*part.amount, 2);
        }
        cells << moneyText(bar.bill.credits, 2) << moneyText(bar.bill.total, 2) << trapText(bar.bill);
        rows.push_back(cells);
    }
    fillTable(heads, rows);
}

} // namespace fitgauge::ui
