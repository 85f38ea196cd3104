// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/check_list.h"

#include "ui/theme/theme.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {

namespace {

constexpr int kRowsShown = 6;
constexpr double kRowUnits = 5.5;    // 22 px
constexpr std::size_t kFindFrom = 9; // fewer names need no field

} // namespace

CheckList::CheckList(const QString& name, QWidget* parent)
    : QWidget(parent), m_find(new QLineEdit(this)), m_list(new QListWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(1));
    column->addWidget(m_find);
    column->addWidget(m_list);
    m_find->setClearButtonEnabled(true);
    m_find->setVisible(false);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setFrameShape(QFrame::NoFrame);
    connect(m_find, &QLineEdit::textChanged, this, &CheckList::narrow);
    connect(m_list, &QListWidget::itemChanged, this, &CheckList::chosenChanged);
    setName(name);
}

void CheckList::setName(const QString& name) {
    m_list->setAccessibleName(name);
    //: %1 is a kind of name, such as "GPU types"
    m_find->setAccessibleName(tr("Find in %1").arg(name));
    m_find->setPlaceholderText(tr("Find"));
}

void CheckList::setItems(const std::vector<Item>& items) {
    if (items == m_items) {
        return;
    }
    const auto kept = chosen();
    const QSignalBlocker quiet(m_list);
    m_items = items;
    m_list->clear();
    for (const auto& item : items) {
        auto* row = new QListWidgetItem(item.text, m_list);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(Qt::Unchecked);
        row->setSizeHint(QSize(0, units(kRowUnits)));
        row->setToolTip(item.text);
    }
    m_find->setVisible(items.size() >= kFindFrom);
    const int rows = std::clamp(static_cast<int>(items.size()), 1, kRowsShown);
    m_list->setFixedHeight(rows * units(kRowUnits));
    setChosen(kept);
    narrow(m_find->text());
}

void CheckList::setChosen(const std::vector<std::string>& ids) {
    const QSignalBlocker quiet(m_list);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const bool isChosen = std::ranges::find(ids, m_items[i].id) != ids.end();
        m_list->item(static_cast<int>(i))->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
}

std::vector<std::string> CheckList::chosen() const {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_list->item(static_cast<int>(i))->checkState() == Qt::Checked) {
            ids.push_back(m_items[i].id);
        }
    }
    return ids;
}

void CheckList::narrow(const QString& text) {
    for (int i = 0; i < m_list->count(); ++i) {
        m_list->item(i)->setHidden(!m_list->item(i)->text().contains(text.simplified(), Qt::CaseInsensitive));
    }
}

} // namespace fitgauge::ui
