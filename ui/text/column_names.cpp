// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/names.h"

#include <QCoreApplication>

#include <array>

namespace fitgauge::ui {

namespace {

using compare::Column;

struct ColumnNames {
    Q_DECLARE_TR_FUNCTIONS(ColumnNames)
};

// %1 is the currency code. Titles are short, the tip tells the rest.
struct Row {
    Column column;
    const char* title;
    const char* unit;
    const char* tip;
};

// Spelled out in every cell: behind a macro of our own lupdate would not find the sentences.
constexpr std::array kRows{
    Row{Column::Gpu, QT_TRANSLATE_NOOP("ColumnNames", "GPU"), "", ""},
    Row{Column::Provider, QT_TRANSLATE_NOOP("ColumnNames", "Provider"), "", ""},
    Row{Column::Region, QT_TRANSLATE_NOOP("ColumnNames", "Region"), "", ""},
    Row{Column::Fit, QT_TRANSLATE_NOOP("ColumnNames", "Fit"), QT_TRANSLATE_NOOP("ColumnNames", "of usable"),
        QT_TRANSLATE_NOOP("ColumnNames", "Memory needed on one card, as a share of what is usable there.")},
    Row{Column::Cost, QT_TRANSLATE_NOOP("ColumnNames", "Month"), "%1",
        QT_TRANSLATE_NOOP("ColumnNames", "What a month of your workload costs.")},
    Row{Column::Session, QT_TRANSLATE_NOOP("ColumnNames", "Session"), "%1",
        QT_TRANSLATE_NOOP("ColumnNames", "What one launch costs, rounded as the provider does.")},
    Row{Column::TimeToResult, QT_TRANSLATE_NOOP("ColumnNames", "Result"),
        QT_TRANSLATE_NOOP("ColumnNames", "min"),
        QT_TRANSLATE_NOOP("ColumnNames", "Start-up and run time of one launch.")},
    Row{Column::Price, QT_TRANSLATE_NOOP("ColumnNames", "Price"), QT_TRANSLATE_NOOP("ColumnNames", "%1/h"),
        QT_TRANSLATE_NOOP("ColumnNames", "Per hour for the whole offer.")},
    Row{Column::PricePerGpu, QT_TRANSLATE_NOOP("ColumnNames", "Per GPU"),
        QT_TRANSLATE_NOOP("ColumnNames", "%1/h"), QT_TRANSLATE_NOOP("ColumnNames", "Per hour and card.")},
    Row{Column::GpuCount, QT_TRANSLATE_NOOP("ColumnNames", "GPUs"), "",
        QT_TRANSLATE_NOOP("ColumnNames", "Cards in the machine.")},
    Row{Column::Vram, QT_TRANSLATE_NOOP("ColumnNames", "VRAM"), QT_TRANSLATE_NOOP("ColumnNames", "GB"),
        QT_TRANSLATE_NOOP("ColumnNames", "Sold memory of one card.")},
    Row{Column::VramTotal, QT_TRANSLATE_NOOP("ColumnNames", "VRAM, all"),
        QT_TRANSLATE_NOOP("ColumnNames", "GB"),
        QT_TRANSLATE_NOOP("ColumnNames", "Sold memory of all cards together.")},
    Row{Column::Bandwidth, QT_TRANSLATE_NOOP("ColumnNames", "Memory"),
        QT_TRANSLATE_NOOP("ColumnNames", "GB/s"),
        QT_TRANSLATE_NOOP("ColumnNames", "Peak memory bandwidth of one card.")},
    Row{Column::MemoryType, QT_TRANSLATE_NOOP("ColumnNames", "Type"),
        QT_TRANSLATE_NOOP("ColumnNames", "memory"), ""},
    Row{Column::LowPrecision, QT_TRANSLATE_NOOP("ColumnNames", "8-bit"),
        QT_TRANSLATE_NOOP("ColumnNames", "native"),
        QT_TRANSLATE_NOOP("ColumnNames", "8-bit formats that the card computes in.")},
    Row{Column::TokensPerSecond, QT_TRANSLATE_NOOP("ColumnNames", "Speed"),
        QT_TRANSLATE_NOOP("ColumnNames", "tok/s"),
        QT_TRANSLATE_NOOP("ColumnNames", "Estimated answer tokens per second of the machine at full load.")},
    Row{Column::FirstToken, QT_TRANSLATE_NOOP("ColumnNames", "First token"),
        QT_TRANSLATE_NOOP("ColumnNames", "s"),
        QT_TRANSLATE_NOOP("ColumnNames", "Estimated time to the first token.")},
    Row{Column::TokenCost, QT_TRANSLATE_NOOP("ColumnNames", "Tokens, %1/1M"),
        QT_TRANSLATE_NOOP("ColumnNames", "your traffic"),
        QT_TRANSLATE_NOOP("ColumnNames", "The month's cost by the answer tokens of your traffic.")},
    Row{Column::JobHours, QT_TRANSLATE_NOOP("ColumnNames", "Job"), QT_TRANSLATE_NOOP("ColumnNames", "h"),
        QT_TRANSLATE_NOOP("ColumnNames", "Estimated hours until all items are done.")},
    Row{Column::Increment, QT_TRANSLATE_NOOP("ColumnNames", "Block"), QT_TRANSLATE_NOOP("ColumnNames", "s"),
        QT_TRANSLATE_NOOP("ColumnNames", "Billing increment: usage is rounded to this.")},
    Row{Column::Minimum, QT_TRANSLATE_NOOP("ColumnNames", "Minimum"), QT_TRANSLATE_NOOP("ColumnNames", "s"),
        QT_TRANSLATE_NOOP("ColumnNames", "The least that one start is billed for.")},
    Row{Column::Ready, QT_TRANSLATE_NOOP("ColumnNames", "Ready"), QT_TRANSLATE_NOOP("ColumnNames", "s"),
        QT_TRANSLATE_NOOP("ColumnNames", "Typical time from the order to a usable machine.")},
    Row{Column::Market, QT_TRANSLATE_NOOP("ColumnNames", "Tier"), "",
        QT_TRANSLATE_NOOP("ColumnNames", "On-demand, spot, reserved or serverless.")},
    Row{Column::SshJupyter, QT_TRANSLATE_NOOP("ColumnNames", "SSH"),
        QT_TRANSLATE_NOOP("ColumnNames", "Jupyter"),
        QT_TRANSLATE_NOOP("ColumnNames", "SSH access and Jupyter, in this order.")},
    Row{Column::Image, QT_TRANSLATE_NOOP("ColumnNames", "Image"), QT_TRANSLATE_NOOP("ColumnNames", "own"),
        QT_TRANSLATE_NOOP("ColumnNames", "Whether an image of your own can be used.")},
    Row{Column::Volume, QT_TRANSLATE_NOOP("ColumnNames", "Volume"), QT_TRANSLATE_NOOP("ColumnNames", "%1/GB"),
        QT_TRANSLATE_NOOP("ColumnNames", "Storage that outlives the machine, per GB and month.")},
    Row{Column::Egress, QT_TRANSLATE_NOOP("ColumnNames", "Egress"), QT_TRANSLATE_NOOP("ColumnNames", "%1/GB"),
        QT_TRANSLATE_NOOP("ColumnNames", "Traffic out of the provider's network.")},
    Row{Column::Spot, QT_TRANSLATE_NOOP("ColumnNames", "Spot"), QT_TRANSLATE_NOOP("ColumnNames", "%1/h"),
        QT_TRANSLATE_NOOP("ColumnNames", "Per hour for the same machine if it may be reclaimed.")},
    Row{Column::Age, QT_TRANSLATE_NOOP("ColumnNames", "Age"), QT_TRANSLATE_NOOP("ColumnNames", "days"),
        QT_TRANSLATE_NOOP("ColumnNames", "Days since the price was read.")},
    Row{Column::AsOf, QT_TRANSLATE_NOOP("ColumnNames", "As of"), QT_TRANSLATE_NOOP("ColumnNames", "date"),
        QT_TRANSLATE_NOOP("ColumnNames", "The day on which the price was read.")},
    Row{Column::Product, QT_TRANSLATE_NOOP("ColumnNames", "Product"), "",
        QT_TRANSLATE_NOOP("ColumnNames", "The provider's name for it.")},
    Row{Column::Source, QT_TRANSLATE_NOOP("ColumnNames", "Source"), "",
        QT_TRANSLATE_NOOP("ColumnNames", "The page that the price was read from.")},
};
static_assert(kRows.size() == compare::kAllColumns.size(), "every column has a name");

const Row& rowOf(Column column) {
    const Row& row = kRows[static_cast<std::size_t>(column)];
    Q_ASSERT(row.column == column);
    return row;
}

QString translated(const char* text) {
    return *text != '\0' ? ColumnNames::tr(text) : QString();
}

} // namespace

ColumnHead columnHead(Column column, compare::Profile profile, const QString& currency) {
    const Row& row = rowOf(column);
    ColumnHead head{translated(row.title), translated(row.unit)};
    if (column == Column::Cost && profile == compare::Profile::Batch) {
        //: column: cost of the whole job
        head.title = ColumnNames::tr("Job cost");
    }
    if (head.title.contains(QStringLiteral("%1"))) {
        head.title = head.title.arg(currency);
    }
    if (head.unit.contains(QStringLiteral("%1"))) {
        head.unit = head.unit.arg(currency);
    }
    return head;
}

QString columnTip(Column column) {
    return translated(rowOf(column).tip);
}

} // namespace fitgauge::ui
