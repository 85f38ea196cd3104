// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_panel.h"

#include "ui/charts/chart_read_out.h"
#include "ui/charts/plot_view.h"
#include "ui/workload/panel_rows.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QSvgGenerator>
#include <QTableWidget>

namespace fitgauge::ui {
namespace {

constexpr double kLowPanel = 56;  // units of height
constexpr double kLeastPlot = 80; // units; below this the read-out gives way

QTableWidget* makeTable(QWidget* parent) {
    auto* table = new QTableWidget(parent);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(units(6));
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->setWordWrap(false);
    table->setShowGrid(false);
    return table;
}

} // namespace

ChartPanel::ChartPanel(QWidget* parent) : QWidget(parent) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_question = new QLabel(this);
    m_question->setTextFormat(Qt::PlainText);
    m_question->setFont(fontOf(TextStyle::Body, true));
    m_answer = new QuietLabel(this);
    m_answer->setFont(fontOf(TextStyle::Body));
    m_unit = new QuietLabel(this);
    m_unit->setFont(fontOf(TextStyle::Caption));
    m_plot = new PlotView(this);
    m_readOut = new ChartReadOut(this);
    m_table = makeTable(this);

    auto* head = new QHBoxLayout;
    head->setSpacing(units(3));
    head->addWidget(m_question, 0, Qt::AlignTop);
    head->addWidget(m_answer, 1, Qt::AlignTop);
    auto* picture = new QWidget(this);
    auto* pictureRow = new QHBoxLayout(picture);
    pictureRow->setContentsMargins(0, 0, 0, 0);
    pictureRow->setSpacing(units(3));
    pictureRow->addWidget(m_plot, 1);
    pictureRow->addWidget(m_readOut, 0, Qt::AlignVCenter);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(picture);
    m_stack->addWidget(m_table);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(3), units(2), units(3), units(1.5));
    column->setSpacing(units(0.5));
    column->addLayout(head);
    column->addWidget(m_unit);
    column->addWidget(m_stack, 1);
    connect(m_plot, &PlotView::tableRequested, this, [this] { setTableShown(true); });
    m_table->installEventFilter(this);
}

void ChartPanel::setWords(const QString& question, const QString& answer, const QString& unit) {
    m_question->setText(question);
    m_answer->setText(answer);
    m_unitText = unit;
    showUnit();
    m_plot->setAccessibleName(question);
    m_plot->setAccessibleDescription(answer);
    m_table->setAccessibleName(question);
}

// T goes back from the table; the table itself would search for a row that begins with it.
bool ChartPanel::eventFilter(QObject* watched, QEvent* event) {
    const auto isBack = [event] {
        const int key = static_cast<QKeyEvent*>(event)->key();
        return key == Qt::Key_T || key == Qt::Key_Escape;
    };
    if (watched == m_table && event->type() == QEvent::KeyPress && isBack()) {
        setTableShown(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString ChartPanel::question() const {
    return m_question->text();
}

QString ChartPanel::answer() const {
    return m_answer->text();
}

void ChartPanel::setTableShown(bool shown) {
    if (shown == m_tableShown) {
        return;
    }
    m_tableShown = shown;
    m_stack->setCurrentIndex(shown ? 1 : 0);
    fitTableColumns();
    (shown ? static_cast<QWidget*>(m_table) : m_plot)->setFocus(Qt::OtherFocusReason);
    Q_EMIT tableShownChanged(shown);
}

void ChartPanel::fitTableColumns() {
    if (!m_tableShown) {
        return;
    }
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_table->setColumnWidth(column, m_table->columnWidth(column) + units(4));
    }
}

QString ChartPanel::copyText() const {
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < m_table->columnCount(); ++column) {
        cells << m_table->horizontalHeaderItem(column)->text();
    }
    lines << cells.join(u'\t');
    for (int row = 0; row < m_table->rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < m_table->columnCount(); ++column) {
            cells << m_table->item(row, column)->text();
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

// New words change the layout only when the event loop runs; a picture is taken at once. Twice: a layout that
// moves asks its parent again.
void ChartPanel::settleLayout() {
    for (int round = 0; round < 2; ++round) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

QImage ChartPanel::image() {
    settleLayout();
    const qreal ratio = 2 * devicePixelRatioF();
    QImage picture(size() * ratio, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(ratio);
    picture.fill(themeOf(this).base);
    render(&picture);
    return picture;
}

bool ChartPanel::writeSvg(QIODevice& device) {
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(size());
    generator.setViewBox(rect());
    generator.setTitle(question());
    generator.setDescription(answer());
    QPainter painter;
    if (!painter.begin(&generator)) {
        return false;
    }
    render(&painter);
    return painter.end();
}

void ChartPanel::refreshLater() {
    m_stale = true;
    if (m_pending || !isVisible()) {
        return;
    }
    m_pending = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_pending = false;
            if (m_stale && isVisible()) {
                m_stale = false;
                refresh();
                placeReadOut();
            }
        },
        Qt::QueuedConnection);
}

void ChartPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        m_stale = false;
        refresh();
        placeReadOut();
    }
}

void ChartPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeReadOut();
    refreshLater(); // the steps of the axes follow the size
}

// In a low panel the title of the x axis stands behind the unit, so that two lines of answer have room.
void ChartPanel::showUnit() {
    const bool low = height() < units(kLowPanel);
    m_plot->setLow(low);
    const QString& axis = m_plot->data().xTitle;
    //: above a low chart: %1 unit of the vertical axis, %2 title of the horizontal axis
    m_unit->setText(low && !axis.isEmpty() ? tr("%1 · across: %2").arg(m_unitText, axis) : m_unitText);
}

void ChartPanel::placeReadOut() {
    showUnit();
    m_readOut->setVisible(width() - m_readOut->sizeHint().width() >= units(kLeastPlot));
}

} // namespace fitgauge::ui
