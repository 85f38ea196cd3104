// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_columns.h"

#include "ui/filter/expression_dialog.h"
#include "ui/session/comparison_session.h"
#include "ui/table/cell_painter.h"
#include "ui/table/column_spec.h"
#include "ui/table/offer_delegate.h"
#include "ui/table/offer_header_view.h"
#include "ui/table/offer_table_view.h"
#include "ui/text/quantity_text.h"

#include <QFontMetrics>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace fitgauge::ui {

using compare::Column;

namespace {

constexpr double kCheckUnits = 7.5; // 30 px
constexpr std::size_t kManyColumns = 14;
constexpr int kFitSample = 200; // rows that "fit to content" looks at

// Which columns give way first; see FitColumn::drop.
int dropRank(Column column) {
    switch (column) {
    case Column::Gpu:
    case Column::Provider:
    case Column::Fit:
    case Column::Cost:
        return FitColumn::kNeverDrops;
    case Column::Age: // says whether a price can be trusted
        return 1;
    default:
        return 0;
    }
}

bool stretches(Column column) {
    return column == Column::Gpu || column == Column::Provider || column == Column::Region;
}

} // namespace

TableColumns::TableColumns(OfferTableView& view, OfferHeaderView& header)
    : QObject(&view), m_view(view), m_header(header), m_layouts(layoutsFromText({})) {
    connect(&header, &QHeaderView::sectionResized, this, &TableColumns::sectionResized);
    connect(&header, &QHeaderView::sectionMoved, this, &TableColumns::sectionMoved);
    connect(&header, &QHeaderView::sectionHandleDoubleClicked, this, &TableColumns::fitToContent);
}

ColumnLayout& TableColumns::layout() {
    return m_layouts[static_cast<std::size_t>(m_view.session().workload().profile)];
}

void TableColumns::setLayouts(const ProfileLayouts& layouts) {
    m_layouts = layouts;
    place();
}

bool TableColumns::isWanted(const ColumnPlace& place) const {
    return place.visible && isFilled(place.column, m_view.session().workload().profile);
}

int TableColumns::naturalWidth(int section) const {
    const Column column = columnOf(section);
    const CellStyle style = m_view.offerDelegate().styleFor(-1, section, false);
    int content = 0;
    if (column == Column::Fit) {
        content = fitCellWidth(style);
    } else if (column == Column::SshJupyter) {
        content = 2 * style.padding + units(7.5);
    } else {
        QFont font = style.body;
        font.setBold(column == Column::Cost);
        content = 2 * style.padding +
                  QFontMetrics(font).horizontalAdvance(QString::fromUtf8(specOf(column).sample));
    }
    return std::max({content, m_header.headWidth(section), m_grown[static_cast<std::size_t>(section)]});
}

FitColumn TableColumns::fitColumn(const ColumnPlace& place, bool mayDrop) const {
    const bool isFixed = place.width > 0;
    return {.width = isFixed ? place.width : naturalWidth(sectionOf(place.column)),
            .drop = mayDrop ? dropRank(place.column) : FitColumn::kNeverDrops,
            .stretches = stretches(place.column),
            .isFixed = isFixed};
}

void TableColumns::place() {
    const QScopedValueRollback applying(m_applying, true);
    const ColumnLayout& current = layout();
    const auto wanted =
        std::ranges::count_if(current.places, [this](const ColumnPlace& p) { return isWanted(p); });
    const bool narrow =
        static_cast<std::size_t>(wanted) + 1 > kManyColumns || uiLocale().language() == QLocale::Vietnamese;
    m_view.setCellPadding(units(narrow ? 1.25 : 1.5));
    m_header.setPadding(m_view.cellPadding());
    applyOrder();
    std::vector<int> sections{kCheckSection};
    std::vector<FitColumn> columns{
        {.width = units(kCheckUnits), .drop = FitColumn::kNeverDrops, .isFixed = true}};
    for (const ColumnPlace& place : current.places) {
        if (isWanted(place)) {
            sections.push_back(sectionOf(place.column));
            columns.push_back(fitColumn(place, !current.chosen));
        }
    }
    applyWidths(sections, fitColumns(columns, m_view.viewport()->width()));
}

void TableColumns::applyOrder() {
    int visual = 1;
    for (const ColumnPlace& place : layout().places) {
        m_header.moveSection(m_header.visualIndex(sectionOf(place.column)), visual++);
    }
}

void TableColumns::applyWidths(const std::vector<int>& sections, const std::vector<int>& widths) {
    std::array<int, compare::kAllColumns.size() + 1> width{};
    m_dropped = 0;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        width[static_cast<std::size_t>(sections[i])] = widths[i];
        m_dropped += widths[i] == 0 ? 1 : 0;
    }
    for (int section = 0; section < kSectionCount; ++section) {
        const int wanted = width[static_cast<std::size_t>(section)];
        m_header.setSectionHidden(section, wanted == 0);
        if (wanted > 0) {
            m_header.resizeSection(section, wanted);
        }
    }
}

void TableColumns::grow(int section, int width) {
    int& grown = m_grown[static_cast<std::size_t>(section)];
    if (width <= grown || columnOf(section) == Column::Gpu) {
        return;
    }
    grown = width;
    place();
}

void TableColumns::fitToContent(int section) {
    if (section == kCheckSection) {
        return;
    }
    int width = m_header.headWidth(section);
    const int first = std::max(m_view.rowAt(0), 0);
    const int last = std::min(first + kFitSample, m_view.offers().rowCount());
    for (int place = first; place < last; ++place) {
        const QModelIndex index = m_view.model()->index(place, section);
        width = std::max(width, m_view.offerDelegate().sizeHint({}, index).width());
    }
    m_header.resizeSection(section, width);
}

void TableColumns::sectionResized(int section, int, int after) {
    if (m_applying || section == kCheckSection || after == 0) {
        return;
    }
    if (ColumnPlace* place = layout().find(columnOf(section))) {
        place->width = after;
        Q_EMIT layoutsChanged();
    }
}

// By hand, with the mouse: the header's order becomes the layout's.
void TableColumns::sectionMoved() {
    if (m_applying) {
        return;
    }
    std::ranges::stable_sort(layout().places, {}, [this](const ColumnPlace& place) {
        return m_header.visualIndex(sectionOf(place.column));
    });
    changed();
}

void TableColumns::changed() {
    layout().chosen = true;
    place();
    Q_EMIT layoutsChanged();
}

// A ticked entry: the column has a filter of its own.
void TableColumns::addFilterActions(QMenu& menu, int section) {
    const Column column = columnOf(section);
    ComparisonSession& session = m_view.session();
    const bool isFiltered = !columnExpression(session.filter(), column).isEmpty();
    QAction* edit = menu.addAction(tr("Filter this column…"), this, [this, column] {
        ExpressionDialog::ask(m_view.session(), column, &m_view);
    });
    edit->setCheckable(isFiltered);
    edit->setChecked(isFiltered);
    QAction* clear = menu.addAction(tr("Remove its filter"), this, [&session, column] {
        compare::Filter filter = session.filter();
        std::erase_if(filter.columns, [column](const auto& each) { return each.column == column; });
        session.setFilter(filter, tr("Remove filter"));
    });
    clear->setEnabled(isFiltered);
    menu.addSeparator();
}

void TableColumns::addMoveActions(QMenu& menu, int section) {
    const Column column = columnOf(section);
    menu.addAction(tr("Move left"), this, [this, column] {
        layout().move(column, -1);
        changed();
    });
    menu.addAction(tr("Move right"), this, [this, column] {
        layout().move(column, +1);
        changed();
    });
    menu.addAction(tr("Hide this column"), this, [this, column] {
        layout().setVisible(column, false);
        changed();
    });
    menu.addSeparator();
}

void TableColumns::fillMenu(QMenu& menu, int section) {
    if (section != kCheckSection) {
        addFilterActions(menu, section);
        addMoveActions(menu, section);
    }
    const compare::Profile profile = m_view.session().workload().profile;
    for (const ColumnPlace& place : layout().places) {
        if (!isFilled(place.column, profile)) {
            continue;
        }
        const ColumnHead head = columnHead(place.column, profile);
        QString text = head.unit.isEmpty() ? head.title : head.title + QStringLiteral(", ") + head.unit;
        QAction* action = menu.addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(place.visible);
        connect(action, &QAction::toggled, this, [this, column = place.column](bool visible) {
            layout().setVisible(column, visible);
            changed();
        });
    }
    menu.addSeparator();
    if (m_dropped > 0) {
        menu.addAction(tr("%n column(s) do not fit here", nullptr, m_dropped))->setEnabled(false);
    }
    menu.addAction(tr("Reset columns"), this, [this, profile] {
        m_layouts[static_cast<std::size_t>(profile)] = defaultLayout(profile);
        m_grown = {};
        place();
        Q_EMIT layoutsChanged();
    });
}

} // namespace fitgauge::ui
