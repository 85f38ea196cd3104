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

#define TEXT(text) QT_TRANSLATE_NOOP("ColumnNames", text)
constexpr std::array kRows{
    Row{Column::Gpu, TEXT("GPU"), "", ""},
    Row{Column::Provider, TEXT("Provider"), "", ""},
    Row{Column::Region, TEXT("Region"), "", ""},
    Row{Column::Fit, TEXT("Fit"), TEXT("of usable"),
        TEXT("Memory needed on one card, as a share of what is usable there.")},
    Row{Column::Cost, TEXT("Month"), "%1", TEXT("What a month of your workload costs.")},
    Row{Column::Session, TEXT("Session"), "%1", TEXT("What one launch costs, rounded as the provider does.")},
    Row{Column::TimeToResult, TEXT("Result"), TEXT("min"), TEXT("Start-up and run time of one launch.")},
    Row{Column::Price, TEXT("Price"), TEXT("%1/h"), TEXT("Per hour for the whole offer.")},
    Row{Column::PricePerGpu, TEXT("Per GPU"), TEXT("%1/h"), TEXT("Per hour and card.")},
    Row{Column::GpuCount, TEXT("GPUs"), "", TEXT("Cards in the machine.")},
    Row{Column::Vram, TEXT("VRAM"), TEXT("GB"), TEXT("Sold memory of one card.")},
    Row{Column::VramTotal, TEXT("VRAM, all"), TEXT("GB"), TEXT("Sold memory of all cards together.")},
    Row{Column::Bandwidth, TEXT("Memory"), TEXT("GB/s"), TEXT("Peak memory bandwidth of one card.")},
    Row{Column::MemoryType, TEXT("Type"), TEXT("memory"), ""},
    Row{Column::LowPrecision, TEXT("8-bit"), TEXT("native"),
        TEXT("8-bit formats that the card computes in.")},
    Row{Column::TokensPerSecond, TEXT("Speed"), TEXT("tok/s"),
        TEXT("Estimated answer tokens per second of the machine at full load.")},
    Row{Column::FirstToken, TEXT("First token"), TEXT("s"), TEXT("Estimated time to the first token.")},
    Row{Column::TokenCost, TEXT("Tokens, %1/1M"), TEXT("your traffic"),
        TEXT("The month's cost by the answer tokens of your traffic.")},
    Row{Column::JobHours, TEXT("Job"), TEXT("h"), TEXT("Estimated hours until all items are done.")},
    Row{Column::Increment, TEXT("Block"), TEXT("s"), TEXT("Billing increment: usage is rounded to this.")},
    Row{Column::Minimum, TEXT("Minimum"), TEXT("s"), TEXT("The least that one start is billed for.")},
    Row{Column::Ready, TEXT("Ready"), TEXT("s"), TEXT("Typical time from the order to a usable machine.")},
    Row{Column::Market, TEXT("Tier"), "", TEXT("On-demand, spot, reserved or serverless.")},
    Row{Column::SshJupyter, TEXT("SSH"), TEXT("Jupyter"), TEXT("SSH access and Jupyter, in this order.")},
    Row{Column::Image, TEXT("Image"), TEXT("own"), TEXT("Whether an image of your own can be used.")},
    Row{Column::Volume, TEXT("Volume"), TEXT("%1/GB"),
        TEXT("Storage that outlives the machine, per GB and month.")},
    Row{Column::Egress, TEXT("Egress"), TEXT("%1/GB"), TEXT("Traffic out of the provider's network.")},
    Row{Column::Spot, TEXT("Spot"), TEXT("%1/h"),
        TEXT("Per hour for the same machine if it may be reclaimed.")},
    Row{Column::Age, TEXT("Age"), TEXT("days"), TEXT("Days since the price was read.")},
    Row{Column::AsOf, TEXT("As of"), TEXT("date"), TEXT("The day on which the price was read.")},
    Row{Column::Product, TEXT("Product"), "", TEXT("The provider's name for it.")},
    Row{Column::Source, TEXT("Source"), "", TEXT("The page that the price was read from.")},
};
#undef TEXT
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
