// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/run_block.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/number_field.h"
#include "ui/workload/panel_rows.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace fitgauge::ui {
namespace {

constexpr std::int64_t kMostItems = 1'000'000'000'000;
constexpr std::int64_t kMostMs = 366LL * 24 * 3'600'000;
constexpr int kCardLength = 12;

} // namespace

RunBlock::RunBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    auto* box = new QWidget(this);
    m_card = panelCombo(tr("Card of the run"), box);
    m_card->setMinimumContentsLength(kCardLength);
    m_card->addItem(tr("none yet"));
    m_items = new NumberField(countFormat(1, kMostItems), tr("Items of the run"), box);
    m_items->setSample(1'000'000'000);
    m_time = new NumberField(durationFormat(1'000, kMostMs, tr("min", "unit: minutes")),
                             tr("Time of the run"), box);
    m_time->setSample(9'999LL * 60'000);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(units(4), 0, 0, 0);
    rows->setSpacing(units(1));
    rows->addWidget(new PanelRow(tr("On one"), m_card, box));
    m_itemsRow = new PanelRow(tr("Items"), m_items, box);
    rows->addWidget(m_itemsRow);
    rows->addWidget(new PanelRow(tr("Took"), m_time, box));
    m_fold = new Fold(tr("A run of yours"), box, this);
    m_fold->setToolTip(tr("Enter a run that you have timed on one card. Its time stands for that card; other "
                          "cards are scaled from it by their data sheets, as a range."));
    column()->addWidget(m_fold);
    connectInputs();
}

void RunBlock::setCards(std::span<const hardware::Gpu> cards) {
    QStringList names;
    for (const hardware::Gpu& card : cards) {
        names << QString::fromStdString(card.canonical);
    }
    names.sort(Qt::CaseInsensitive);
    QStringList shown;
    for (int i = 1; i < m_card->count(); ++i) {
        shown << m_card->itemText(i);
    }
    if (names == shown) {
        return;
    }
    while (m_card->count() > 1) {
        m_card->removeItem(m_card->count() - 1);
    }
    m_card->addItems(names);
}

void RunBlock::connectInputs() {
    connect(m_card, &QComboBox::activated, this, [this](int index) {
        const std::string card = index > 0 ? m_card->itemText(index).toStdString() : std::string();
        editor().change(tr("Card of the run"), [&card](compare::Workload& w) {
            if (card.empty()) {
                w.knownRun.reset();
                return;
            }
            w.knownRun = w.knownRun.value_or(compare::KnownRun{});
            w.knownRun->gpu = card;
        });
    });
    connect(m_items, &NumberField::valueEdited, this, [this](std::int64_t items) {
        editor().change(tr("Items of the run"), [items](compare::Workload& w) {
            if (w.knownRun) {
                w.knownRun->items = items;
            }
        });
    });
    connect(m_time, &NumberField::valueEdited, this, [this](std::int64_t ms) {
        editor().change(tr("Time of the run"), [ms](compare::Workload& w) {
            if (w.knownRun) {
                w.knownRun->time = Duration::milliseconds(ms);
            }
        });
    });
}

void RunBlock::showWorkload(const compare::Workload& workload) {
    const auto& run = workload.knownRun;
    const compare::KnownRun shown = run.value_or(compare::KnownRun{});
    m_card->setCurrentIndex(run ? std::max(0, m_card->findText(QString::fromStdString(run->gpu))) : 0);
    m_items->setValue(shown.items);
    m_time->setValue(shown.time.inMilliseconds());
    m_items->setEnabled(run.has_value());
    m_time->setEnabled(run.has_value());
    m_itemsRow->setVisible(workload.profile == compare::Profile::Batch);
    //: %1 a time, %2 a card
    m_fold->setSummary(run ? tr("%1 on %2").arg(durationText(run->time), QString::fromStdString(run->gpu))
                           : tr("none yet"));
}

} // namespace fitgauge::ui
