// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_by_side.h"

#include "ui/session/comparison_session.h"
#include "ui/side_by_side/side_delegate.h"
#include "ui/side_by_side/side_headers.h"
#include "ui/side_by_side/side_words.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {

namespace {

// The corner above the attributes, painted by the style as a header otherwise.
class Corner : public QWidget {
  public:
    using QWidget::QWidget;

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const Theme& theme = themeOf(this);
        painter.fillRect(rect(), theme.header);
        painter.fillRect(0, height() - 1, width(), 1, theme.border);
    }
};

} // namespace

SideBySide::SideBySide(ComparisonSession& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_model(new SideModel(this))
    , m_table(new QTableView(this))
    , m_offers(new OfferNames(*m_model, m_table))
    , m_attributes(new AttributeNames(*m_model, m_table))
    , m_delegate(new SideDelegate(*m_model, this))
    , m_title(new QLabel(this))
    , m_hidden(new QLabel(this))
    , m_differencesOnly(new QCheckBox(this))
    , m_copy(new QToolButton(this))
    , m_rows(new QPushButton(this))
    , m_csv(new QPushButton(this))
    , m_pdf(new QPushButton(this)) {
    setObjectName(QStringLiteral("sideBySide"));
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(makeHead());
    column->addWidget(m_table, 1);
    column->addLayout(makeFoot());
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &SideBySide::refresh);
    connect(&m_session, &ComparisonSession::pickedChanged, this, &SideBySide::refresh);
    connect(m_offers, &QHeaderView::sectionClicked, this, &SideBySide::setBaseline);
    connect(m_copy, &QToolButton::clicked, this, &SideBySide::copyTable);
    connect(m_rows, &QPushButton::clicked, this, &SideBySide::chooseRows);
    connect(m_csv, &QPushButton::clicked, this, &SideBySide::exportCsvRequested);
    connect(m_pdf, &QPushButton::clicked, this, &SideBySide::pdfReportRequested);
    connect(m_differencesOnly, &QCheckBox::toggled, this, [this](bool on) {
        m_model->setDifferencesOnly(on);
        place();
    });
    resize(units(225), units(140));
    retranslate();
    updateColors();
    refresh();
}

SideBySide* SideBySide::showFor(ComparisonSession& session, QWidget* parent) {
    auto* dialog =
        parent != nullptr ? parent->findChild<SideBySide*>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
    if (dialog == nullptr) {
        dialog = new SideBySide(session, parent);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

void SideBySide::makeTable() {
    m_table->setModel(m_model);
    m_table->setHorizontalHeader(m_offers);
    m_table->setVerticalHeader(m_attributes);
    m_table->setItemDelegate(m_delegate);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setCornerButtonEnabled(false);
    if (auto* button = m_table->findChild<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        auto* cover = new QVBoxLayout(button);
        cover->setContentsMargins(0, 0, 0, 0);
        cover->addWidget(new Corner(button));
    }
    m_table->viewport()->installEventFilter(this);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

QLayout* SideBySide::makeHead() {
    auto* head = new QHBoxLayout;
    head->setContentsMargins(units(4), 0, units(3), 0);
    head->addStrut(units(10));
    m_title->setFont(fontOf(TextStyle::Body, true));
    m_copy->setAutoRaise(true);
    m_copy->setFixedSize(units(6.5), units(6.5));
    m_copy->setIconSize(QSize(units(4), units(4)));
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_copy);
    return head;
}

QLayout* SideBySide::makeFoot() {
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(units(4), 0, units(3), 0);
    foot->setSpacing(units(2));
    foot->addStrut(units(11));
    m_hidden->setFont(fontOf(TextStyle::Small));
    foot->addWidget(m_differencesOnly);
    foot->addSpacing(units(2));
    foot->addWidget(m_hidden);
    foot->addStretch(1);
    for (QPushButton* button : {m_rows, m_csv, m_pdf}) {
        button->setAutoDefault(false);
        foot->addWidget(button);
    }
    return foot;
}

void SideBySide::refresh() {
    const auto comparison = m_session.comparison();
    std::vector<SideModel::Offer> offers;
    int baseline = 0;
    if (comparison != nullptr) {
        for (const auto& picked : m_session.picked()) {
            if (const auto row = comparison->table().rowOf(picked.offerId)) {
                baseline = picked.baseline ? static_cast<int>(offers.size()) : baseline;
                offers.push_back({*row, picked.series, picked.offerId});
            }
        }
    }
    m_model->setOffers(comparison, std::move(offers), baseline);
    //: %1 offers are compared, %2 is the most
    m_title->setText(tr("Compare side by side, %1 of %2")
                         .arg(countText(m_model->columnCount()), countText(ComparisonSession::kMostPicked)));
    place();
}

void SideBySide::place() {
    m_delegate->setFigureWidth(widestFigure(*m_model));
    m_attributes->setFixedWidth(m_attributes->sizeHint().width());
    for (int line = 0; line < m_model->rowCount(); ++line) {
        m_table->setRowHeight(line, m_model->sideAt(line) == nullptr ? units(6) : units(7));
    }
    shareRoom();
    m_hidden->setText(hiddenText());
}

// Columns share the room, but none is narrower than its figures.
void SideBySide::shareRoom() {
    const int count = m_model->columnCount();
    const int room = m_table->viewport()->width();
    for (int column = 0; column < count; ++column) {
        const int share = room * (column + 1) / count - room * column / count;
        const int least =
            std::max(m_delegate->widthOf(column), std::min(m_offers->widthOf(column), units(40)));
        m_table->setColumnWidth(column, std::max(share, least));
    }
}

QString SideBySide::hiddenText() const {
    const int count = m_model->equalCount();
    return m_differencesOnly->isChecked() ? tr("%n equal row(s) hidden", nullptr, count)
                                          : tr("%n equal row(s)", nullptr, count);
}

void SideBySide::chooseRows() {
    QMenu menu(this);
    std::optional<compare::AttributeGroup> group;
    for (const auto& side : m_model->sides()) {
        const auto attribute = side.attribute;
        if (group != compare::groupOf(attribute)) {
            group = compare::groupOf(attribute);
            menu.addSection(groupTitle(*group));
        }
        const auto profile = m_session.workload().profile;
        QAction* action = menu.addAction(attributeHead(attribute, profile, m_model->currency()).title);
        action->setCheckable(true);
        action->setChecked(!m_model->isHidden(attribute));
        connect(action, &QAction::toggled, this, [this, attribute](bool shown) {
            m_model->setHidden(attribute, !shown);
            place();
        });
    }
    menu.exec(m_rows->mapToGlobal(QPoint(0, -menu.sizeHint().height())));
}

void SideBySide::setBaseline(int section) {
    const std::string id = m_model->offers()[static_cast<std::size_t>(section)].id;
    m_session.setBaseline(id);
}

void SideBySide::copyTable() {
    QGuiApplication::clipboard()->setText(m_model->tabSeparated());
}

void SideBySide::retranslate() {
    setWindowTitle(tr("Compare side by side"));
    m_table->setAccessibleName(tr("Offers side by side"));
    m_differencesOnly->setText(tr("&Differences only"));
    m_copy->setAccessibleName(tr("Copy table"));
    m_copy->setToolTip(tr("Copy table"));
    m_rows->setText(tr("Choose &rows…"));
    m_csv->setText(tr("Export &CSV…"));
    m_pdf->setText(tr("&PDF report…"));
}

void SideBySide::updateColors() {
    QPalette palette = m_hidden->palette();
    palette.setColor(QPalette::WindowText, themeOf(this).text2);
    m_hidden->setPalette(palette);
    m_copy->setIcon(icon(QStringLiteral("copy")));
}

void SideBySide::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    QPainter painter(this);
    const QColor line = themeOf(this).border;
    painter.fillRect(0, m_table->geometry().top() - 1, width(), 1, line);
    painter.fillRect(0, m_table->geometry().bottom() + 1, width(), 1, line);
}

// The room for columns changes with the window and with the scroll bars.
bool SideBySide::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        shareRoom();
    }
    return QDialog::eventFilter(watched, event);
}

void SideBySide::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    place();
}

void SideBySide::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    } else if (event->type() == QEvent::ApplicationPaletteChange) {
        updateColors();
    }
    QDialog::changeEvent(event);
}

} // namespace fitgauge::ui
