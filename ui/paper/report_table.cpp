// SPDX-License-Identifier: GPL-3.0-or-later
// The compared offers, in the order of the window: columns scaled, then split; a header on every page; no row
// is cut.
#include "ui/paper/paper_style.h"
#include "ui/paper/report.h"
#include "ui/paper/report_words.h"
#include "ui/paper/table_split.h"
#include "ui/table/cell.h"
#include "ui/table/column_spec.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace fitgauge::ui {

namespace {

using compare::Column;
using Row = compare::OfferTable::Row;

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kRow = 20, kHeader = 34, kPadding = 5, kShape = 9, kShapeGap = 4; // px
constexpr std::size_t kKeptColumns = 2;                                            // GPU and provider
constexpr double kWidestText = 150; // px; longer names are elided

struct TableColumn {
    ColumnHead head;
    Qt::Alignment align;
    double width = 0; // at full size
};

struct Table {
    std::vector<TableColumn> columns;
    std::vector<std::vector<Cell>> cells; // by row
    std::vector<bool> isAnswer;
    double scale = 1;
};

// What a cell says in words; shapes stand beside it.
QString textOf(const Cell& cell) {
    switch (cell.kind) {
    case Cell::Kind::Text:
    case Cell::Kind::Number:
        return cell.text;
    case Cell::Kind::Unknown:
        return unknownText();
    case Cell::Kind::Absent:
        return QStringLiteral("–");
    case Cell::Kind::Fit:
        return cell.memory != nullptr && cell.memory->fit == sizing::Fit::Comfortable ? cell.text
                                                                                      : fitWord(*cell.memory);
    case Cell::Kind::Flags:
        return {};
    }
    return {};
}

Shape shapeOf(sizing::Fit fit) {
    switch (fit) {
    case sizing::Fit::Comfortable:
        return Shape::Comfortable;
    case sizing::Fit::Tight:
        return Shape::Tight;
    case sizing::Fit::NeedsCards:
        return Shape::NeedsCards;
    case sizing::Fit::WouldSpill:
        return Shape::WouldSpill;
    case sizing::Fit::DoesNotFit:
        return Shape::DoesNotFit;
    case sizing::Fit::Unknown:
        break;
    }
    return Shape::Unknown;
}

QColor fitColor(sizing::Fit fit, const Theme& theme) {
    switch (fit) {
    case sizing::Fit::Comfortable:
        return theme.good;
    case sizing::Fit::Tight:
        return theme.tight;
    case sizing::Fit::WouldSpill:
    case sizing::Fit::DoesNotFit:
        return theme.bad;
    case sizing::Fit::NeedsCards:
    case sizing::Fit::Unknown:
        break;
    }
    return theme.text2;
}

// Leading shapes of a cell: fit, stale price, or yes/no/unknown.
std::vector<std::pair<Shape, QColor>> shapesOf(const Cell& cell, const Theme& theme) {
    if (cell.kind == Cell::Kind::Fit && cell.memory != nullptr) {
        return {{shapeOf(cell.memory->fit), fitColor(cell.memory->fit, theme)}};
    }
    if (cell.kind == Cell::Kind::Flags) {
        std::vector<std::pair<Shape, QColor>> shapes;
        for (int i = 0; i < cell.flagCount; ++i) {
            const Tri flag = cell.flags[static_cast<std::size_t>(i)];
            shapes.emplace_back(flag == Tri::Yes  ? Shape::Check
                                : flag == Tri::No ? Shape::Minus
                                                  : Shape::Unknown,
                                flag == Tri::Yes ? theme.good : theme.text2);
        }
        return shapes;
    }
    const auto mark = shapeOf(cell.mark);
    return mark ? std::vector<std::pair<Shape, QColor>>{{*mark, theme.tight}}
                : std::vector<std::pair<Shape, QColor>>{};
}

double cellWidth(const Cell& cell, const QFont& font) {
    const double shapes =
        static_cast<double>(shapesOf(cell, paperTheme()).size()) * paperPx(kShape + kShapeGap);
    return std::min(textWidth(textOf(cell), font), paperPx(kWidestText)) + shapes + 2 * paperPx(kPadding);
}

Table tableOf(const Report& report) {
    const auto& comparison = report.comparison;
    const auto profile = comparison.workload().profile;
    const auto columns = defaultColumns(profile);
    const QFont font = paperFont(TextStyle::Small);
    Table table;
    for (const auto column : columns) {
        TableColumn entry{columnHead(column, profile), specOf(column).align, 0};
        entry.width = std::max(textWidth(entry.head.title, paperFont(TextStyle::Small, true)),
                               textWidth(entry.head.unit, paperFont(TextStyle::Caption))) +
                      2 * paperPx(kPadding);
        table.columns.push_back(entry);
    }
    const auto count = std::min(comparison.rows().size(), report.mostRows);
    for (std::size_t i = 0; i < count; ++i) {
        const Row row = comparison.rows()[i];
        std::vector<Cell> cells;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            cells.push_back(cellOf(comparison, row, columns[c]));
            table.columns[c].width = std::max(table.columns[c].width, cellWidth(cells.back(), font));
        }
        table.cells.push_back(std::move(cells));
        table.isAnswer.push_back(comparison.answer().row == row);
    }
    return table;
}

void paintCell(QPainter& painter, const QRectF& box, const Cell& cell, Qt::Alignment align,
               const QFont& font) {
    const Theme& theme = paperTheme();
    QRectF inner = box.adjusted(paperPx(kPadding), 0, -paperPx(kPadding), 0);
    const auto shapes = shapesOf(cell, theme);
    const QString text = textOf(cell);
    const double wide = static_cast<double>(shapes.size()) * paperPx(kShape + kShapeGap);
    const double shown = std::min(textWidth(text, font), inner.width() - wide);
    double x = align.testFlag(Qt::AlignRight) ? inner.right() - shown - wide : inner.left();
    for (const auto& [shape, color] : shapes) {
        drawShape(painter, shape,
                  QRectF(x, box.center().y() - paperPx(kShape) / 2, paperPx(kShape), paperPx(kShape)), color);
        x += paperPx(kShape + kShapeGap);
    }
    const bool isQuiet = cell.kind == Cell::Kind::Unknown || cell.kind == Cell::Kind::Absent;
    QFont used = font;
    used.setItalic(cell.kind == Cell::Kind::Unknown);
    drawLine(painter, QRectF(x, box.top(), inner.right() - x + 1, box.height()), text, used,
             isQuiet ? theme.quiet : theme.text);
}

// Columns of one part with their share of the width, in units of the scaled painter.
struct Part {
    std::vector<std::size_t> columns;
    std::vector<double> lefts, widths;
};

Part partOf(const Table& table, const std::vector<std::size_t>& columns, double width) {
    Part part{columns, {}, {}};
    double natural = 0;
    for (const auto column : columns) {
        natural += table.columns[column].width;
    }
    // What is left over goes to the gaps, but a narrow part is not stretched beyond reading.
    const double spare = std::max(0.0, width / table.scale - natural) / static_cast<double>(columns.size());
    const double extra = std::min(spare, paperPx(14));
    double x = 0;
    for (const auto column : columns) {
        part.lefts.push_back(x);
        part.widths.push_back(table.columns[column].width + extra);
        x += part.widths.back();
    }
    return part;
}

// Rows are painted at full size in a scaled painter, so that text shrinks by any factor.
QRectF enterScaled(QPainter& painter, const QRectF& box, double scale) {
    painter.translate(box.topLeft());
    painter.scale(scale, scale);
    return {0, 0, box.width() / scale, box.height() / scale};
}

void paintHeader(QPainter& painter, const QRectF& page, const Table& table, const Part& part) {
    const QRectF box = enterScaled(painter, page, table.scale);
    const Theme& theme = paperTheme();
    painter.fillRect(box, theme.header);
    for (std::size_t i = 0; i < part.columns.size(); ++i) {
        const auto& column = table.columns[part.columns[i]];
        const QRectF cell(part.lefts[i], box.top(), part.widths[i], box.height());
        const QRectF inner = cell.adjusted(paperPx(kPadding), paperPx(2), -paperPx(kPadding), -paperPx(2));
        const QRectF title(inner.left(), inner.top(), inner.width() + 1, inner.height() / 2);
        drawLine(painter, title, column.head.title, paperFont(TextStyle::Small, true), theme.text,
                 column.align);
        drawLine(painter, title.translated(0, inner.height() / 2), column.head.unit,
                 paperFont(TextStyle::Caption), theme.quiet, column.align);
    }
    painter.setPen(QPen(theme.control, paperPx(1)));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
}

void paintRow(QPainter& painter, const QRectF& page, const Table& table, const Part& part, std::size_t row) {
    const QRectF box = enterScaled(painter, page, table.scale);
    const Theme& theme = paperTheme();
    if (table.isAnswer[row]) {
        painter.fillRect(box, theme.answer);
        painter.fillRect(QRectF(box.left(), box.top(), paperPx(3), box.height()), theme.accent);
    }
    for (std::size_t i = 0; i < part.columns.size(); ++i) {
        const auto column = part.columns[i];
        const QRectF cell(part.lefts[i], box.top(), part.widths[i], box.height());
        const bool isBold = table.isAnswer[row] && i == 0;
        paintCell(painter, cell, table.cells[row][column], table.columns[column].align,
                  paperFont(TextStyle::Small, isBold));
    }
    painter.setPen(QPen(theme.hair, paperPx(1)));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
}

QString headingOf(const Report& report) {
    const auto all = static_cast<std::int64_t>(report.comparison.rows().size());
    const auto shown = std::min(all, static_cast<std::int64_t>(report.mostRows));
    if (shown < all) {
        return Paper::tr("Compared offers, the first %1 of %2").arg(countText(shown), countText(all));
    }
    return Paper::tr("Compared offers, %1").arg(countText(all));
}

} // namespace

std::vector<Block> tableBlocks(const Report& report, double width) {
    auto table = std::make_shared<Table>(tableOf(report));
    std::vector<double> widths;
    for (const auto& column : table->columns) {
        widths.push_back(column.width);
    }
    const auto split = splitColumns(widths, kKeptColumns, width);
    table->scale = split.scale;

    std::vector<Block> blocks{headingBlock(headingOf(report)),
                              paragraphBlock(filterWords(report.comparison), width)};
    blocks[0].startsPage = true;
    if (report.comparison.rows().size() > report.mostRows) {
        blocks.push_back(
            paragraphBlock(Paper::tr("This report ends the table after %1 rows; the CSV export holds all "
                                     "of them.")
                               .arg(countText(static_cast<std::int64_t>(report.mostRows))),
                           width));
    }
    if (table->cells.empty()) {
        return blocks;
    }
    for (const auto& columns : split.parts) {
        const auto part = std::make_shared<Part>(partOf(*table, columns, width));
        auto header = std::make_shared<Block>();
        header->height = paperPx(kHeader) * table->scale;
        header->gapBefore = paperPx(12);
        header->keepWithNext = true;
        header->paint = [table, part](QPainter& painter, const QRectF& box) {
            paintHeader(painter, box, *table, *part);
        };
        blocks.push_back(*header);
        for (std::size_t row = 0; row < table->cells.size(); ++row) {
            Block block;
            block.height = paperPx(kRow) * table->scale;
            block.header = header;
            block.paint = [table, part, row](QPainter& painter, const QRectF& box) {
                paintRow(painter, box, *table, *part, row);
            };
            blocks.push_back(std::move(block));
        }
    }
    return blocks;
}

} // namespace fitgauge::ui
