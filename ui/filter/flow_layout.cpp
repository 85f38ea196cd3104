// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filter/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace fitgauge::ui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}

FlowLayout::~FlowLayout() {
    for (auto* item : m_items) {
        delete item;
    }
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.push_back(item);
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    const auto i = static_cast<std::size_t>(index);
    return index >= 0 && i < m_items.size() ? m_items[i] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    auto* item = itemAt(index);
    if (item != nullptr) {
        m_items.erase(m_items.begin() + index);
        invalidate();
    }
    return item;
}

int FlowLayout::heightForWidth(int width) const {
    return flow(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const {
    int width = 0;
    for (const auto* item : m_items) {
        if (!item->isEmpty()) {
            width += item->sizeHint().width() + spacing();
        }
    }
    const auto margins = contentsMargins();
    return {width + margins.left() + margins.right(), minimumSize().height()};
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const auto* item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    const auto margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    flow(rect, true);
}

int FlowLayout::flow(const QRect& rect, bool apply) const {
    const auto margins = contentsMargins();
    const QRect area = rect.marginsRemoved(margins);
    int x = area.left();
    int y = area.top();
    int lineHeight = 0;
    for (auto* item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size = item->sizeHint().boundedTo(QSize(std::max(area.width(), 1), QWIDGETSIZE_MAX));
        if (x > area.left() && x + size.width() > area.right() + 1) {
            x = area.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (apply) {
            item->setGeometry(QRect(QPoint(x, y), size));
        }
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - rect.top() + margins.bottom();
}

} // namespace fitgauge::ui
