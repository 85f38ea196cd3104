// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/offer_table_view.h"

#include "ui/table/empty_result.h"
#include "ui/table/offer_delegate.h"
#include "ui/table/offer_header_view.h"
#include "ui/table/table_columns.h"
#include "ui/theme/theme.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QScopedValueRollback>

namespace fitgauge::ui {

OfferTableView::OfferTableView(ComparisonSession& session, QWidget* parent)
    : QTableView(parent)
    , m_session(session)
    , m_model(new OfferTableModel(session, this))
    , m_header(new OfferHeaderView(*m_model, this))
    , m_delegate(new OfferDelegate(*this))
    , m_columns(nullptr)
    , m_empty(new EmptyResult(session, viewport())) {
    setHorizontalHeader(m_header);
    setModel(m_model);
    setItemDelegate(m_delegate);
    m_columns = new TableColumns(*this, *m_header);
    setUpLook();
    setUpHeader();
    connectSession();
    afterReset();
}

void OfferTableView::setUpLook() {
    setObjectName(QStringLiteral("offerTable"));
    setAccessibleName(tr("Offers"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    setCornerButtonEnabled(false);
    addScrollBarWidget(new HeaderCorner(this), Qt::AlignTop); // the scroll bar begins below the header
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(units(5));
    applyRowHeight();
}

void OfferTableView::setUpHeader() {
    connect(m_header, &QHeaderView::sectionClicked, this, [this](int section) {
        if (section != kCheckSection) {
            sortBy(columnOf(section), QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
        }
    });
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_header, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        m_columns->fillMenu(*menu, std::max(m_header->logicalIndexAt(at), 0));
        menu->popup(m_header->mapToGlobal(at));
    });
    // Not from within a paint event: the columns are placed anew.
    connect(m_delegate, &OfferDelegate::needsWidth, m_columns, &TableColumns::grow, Qt::QueuedConnection);
}

void OfferTableView::connectSession() {
    connect(m_model, &QAbstractItemModel::modelReset, this, &OfferTableView::afterReset);
    connect(&m_session, &ComparisonSession::selectionChanged, this, [this] { showCurrent(true); });
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == kCheckSection) {
            togglePick(index.row());
        }
    });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != kCheckSection) {
            Q_EMIT detailRequested();
        }
    });
    connect(this, &QAbstractItemView::entered, this,
            [this](const QModelIndex& index) { setHovered(index.row()); });
}

int OfferTableView::heightOfRow() const {
    return units(m_compact ? 5.5 : 7);
}

void OfferTableView::setCompact(bool compact) {
    m_compact = compact;
    applyRowHeight();
}

void OfferTableView::applyRowHeight() {
    verticalHeader()->setDefaultSectionSize(heightOfRow());
}

// A reset keeps widths and scroll position but loses current row and selection.
void OfferTableView::afterReset() {
    m_hovered = -1;
    const compare::Profile profile = m_session.workload().profile;
    if (profile != m_placedProfile || m_session.order() != m_placedOrder) {
        m_placedProfile = profile;
        m_placedOrder = m_session.order();
        m_columns->place();
        m_header->viewport()->update();
    }
    const AfterSort then = std::exchange(m_afterSort, AfterSort::Stay);
    showCurrent(then == AfterSort::ToCurrent);
    if (then == AfterSort::ToTop) {
        scrollToTop();
    }
    m_empty->refresh();
}

void OfferTableView::showCurrent(bool scroll) {
    if (m_model->rowCount() == 0) {
        return;
    }
    const QScopedValueRollback restoring(m_restoring, true);
    const int wanted = m_model->placeOf(m_session.focusRow());
    const QModelIndex index = m_model->index(std::max(wanted, 0), m_currentSection);
    setAutoScroll(false); // a slider tick leaves the scroll position alone
    selectionModel()->setCurrentIndex(index, wanted < 0 ? QItemSelectionModel::Clear
                                                        : QItemSelectionModel::ClearAndSelect |
                                                              QItemSelectionModel::Rows);
    setAutoScroll(true);
    if (scroll) {
        scrollTo(index);
    }
}

void OfferTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    showFocus(); // the ring spans the row
    if (m_restoring || !current.isValid()) {
        return;
    }
    m_currentSection = current.column();
    const QScopedValueRollback restoring(m_restoring, true); // the row is current already
    const bool backToAnswer = m_model->isAnswer(current.row());
    m_session.select(backToAnswer ? std::nullopt : std::optional(m_model->offerAt(current.row())));
}

void OfferTableView::sortBy(compare::Column column, bool asNextKey) {
    compare::Order order = m_session.order();
    const auto found = std::ranges::find(order.keys, column, &compare::SortKey::column);
    const bool isKey = found != order.keys.end();
    const bool isFirst = isKey && found == order.keys.begin();
    if (isKey && (asNextKey || isFirst)) {
        found->descending = !found->descending;
    } else if (asNextKey) {
        order.keys.push_back({column, specOf(column).descendingFirst});
    } else {
        order.keys = {{column, specOf(column).descendingFirst}};
    }
    if (!asNextKey) {
        order.keys.resize(1);
    }
    m_afterSort = isInView(currentIndex().row()) ? AfterSort::ToCurrent : AfterSort::ToTop;
    m_session.setOrder(order);
}

bool OfferTableView::isInView(int place) const {
    const int y = rowViewportPosition(place);
    return place >= 0 && y >= 0 && y + heightOfRow() <= viewport()->height();
}

void OfferTableView::togglePick(int place) {
    if (!m_session.togglePicked(m_model->offerAt(place))) {
        Q_EMIT trayFull();
    }
}

int OfferTableView::edgeSection(Qt::Edge edge) const {
    const bool left = edge == Qt::LeftEdge;
    for (int n = 0; n < m_header->count(); ++n) {
        const int section = m_header->logicalIndex(left ? n : m_header->count() - 1 - n);
        if (!m_header->isSectionHidden(section)) {
            return section;
        }
    }
    return kCheckSection;
}

void OfferTableView::setHovered(int place) {
    if (place == m_hovered) {
        return;
    }
    for (const int row : {std::exchange(m_hovered, place), place}) {
        if (row >= 0) {
            viewport()->update(0, rowViewportPosition(row), viewport()->width(), heightOfRow());
        }
    }
}

bool OfferTableView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        setHovered(-1);
    }
    return QTableView::viewportEvent(event);
}

void OfferTableView::mousePressEvent(QMouseEvent* event) {
    m_byKeyboard = false;
    QTableView::mousePressEvent(event);
    showFocus();
}

void OfferTableView::focusInEvent(QFocusEvent* event) {
    const Qt::FocusReason reason = event->reason();
    const bool isReturn = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
    if (!isReturn) { // else as it was before the window or a menu took the focus
        m_byKeyboard = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                       reason == Qt::ShortcutFocusReason;
    }
    QTableView::focusInEvent(event);
    showFocus();
}

void OfferTableView::focusOutEvent(QFocusEvent* event) {
    QTableView::focusOutEvent(event);
    showFocus();
}

// The ring around the current row, and under its header the column that S sorts by.
void OfferTableView::showFocus() {
    m_header->setMarked(showsRing() ? currentIndex().column() : -1);
    viewport()->update();
}

void OfferTableView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        m_columns->place();
    }
    m_empty->setGeometry(viewport()->rect());
}

void OfferTableView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    const bool isLook = event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
                        event->type() == QEvent::PaletteChange;
    if (isLook && m_columns != nullptr) {
        m_delegate->refresh();
        applyRowHeight();
        m_columns->place();
    }
}

void OfferTableView::contextMenuEvent(QContextMenuEvent* event) {
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid()) {
        return;
    }
    const QPoint at = event->reason() == QContextMenuEvent::Mouse
                          ? event->globalPos()
                          : viewport()->mapToGlobal(visualRect(index).center());
    Q_EMIT rowMenuRequested(m_model->offerAt(index.row()), at);
}

} // namespace fitgauge::ui
