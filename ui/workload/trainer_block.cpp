// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/trainer_block.h"

#include "ui/theme/theme.h"
#include "ui/workload/panel_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

namespace fitgauge::ui {
namespace {

using sizing::LossKind;
using sizing::OptimizerKind;
using sizing::Sharding;

constexpr int kChoiceLength = 11;

template<typename Choice>
void pick(QComboBox* box, Choice choice) {
    box->setCurrentIndex(box->findData(static_cast<int>(choice)));
}

} // namespace

TrainerBlock::TrainerBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    auto* box = new QWidget(this);
    makeChoices(box);
    m_flash = new QCheckBox(tr("Flash attention"), box);
    m_flash->setToolTip(tr("Off: the scores of every pair of tokens are held in memory."));
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(units(4), 0, 0, 0);
    rows->setSpacing(units(1));
    rows->addWidget(new PanelRow(tr("Optimizer"), m_optimizer, box));
    rows->addWidget(new PanelRow(tr("Loss"), m_loss, box));
    rows->addWidget(new PanelRow(tr("Sharding"), m_sharding, box));
    rows->addWidget(m_flash);
    m_fold = new Fold(tr("Training settings"), box, this);
    column()->addWidget(m_fold);
    connectInputs();
}

void TrainerBlock::makeChoices(QWidget* box) {
    m_optimizer = panelCombo(tr("Optimizer"), box);
    m_optimizer->addItem(tr("Adam"), static_cast<int>(OptimizerKind::Adam));
    m_optimizer->addItem(tr("Adam 8-bit"), static_cast<int>(OptimizerKind::Adam8Bit));
    m_optimizer->addItem(tr("Paged 8-bit"), static_cast<int>(OptimizerKind::PagedAdam8Bit));
    m_loss = panelCombo(tr("Loss"), box);
    m_loss->addItem(tr("Plain"), static_cast<int>(LossKind::Plain));
    m_loss->addItem(tr("Fused"), static_cast<int>(LossKind::Fused));
    m_loss->addItem(tr("Chunked"), static_cast<int>(LossKind::Chunked));
    m_loss->setToolTip(tr("How the loss over the vocabulary is computed: it decides the bytes of a logit."));
    m_sharding = panelCombo(tr("Sharding"), box);
    m_sharding->addItem(tr("None"), static_cast<int>(Sharding::None));
    m_sharding->addItem(tr("ZeRO-1"), static_cast<int>(Sharding::Optimizer));
    m_sharding->addItem(tr("ZeRO-2"), static_cast<int>(Sharding::OptimizerAndGradients));
    m_sharding->addItem(tr("ZeRO-3, FSDP"), static_cast<int>(Sharding::Full));
    m_sharding->setToolTip(tr("What several cards share out among them; one card holds everything."));
    for (QComboBox* combo : {m_optimizer, m_loss, m_sharding}) {
        combo->setMinimumContentsLength(kChoiceLength);
    }
}

void TrainerBlock::connectInputs() {
    connect(m_optimizer, &QComboBox::activated, this, [this](int index) {
        const auto kind = static_cast<OptimizerKind>(m_optimizer->itemData(index).toInt());
        editor().change(tr("Optimizer"), [kind](compare::Workload& w) { w.training.optimizer = kind; });
    });
    connect(m_loss, &QComboBox::activated, this, [this](int index) {
        const auto kind = static_cast<LossKind>(m_loss->itemData(index).toInt());
        editor().change(tr("Loss"), [kind](compare::Workload& w) { w.training.loss = kind; });
    });
    connect(m_sharding, &QComboBox::activated, this, [this](int index) {
        const auto kind = static_cast<Sharding>(m_sharding->itemData(index).toInt());
        editor().change(tr("Sharding"), [kind](compare::Workload& w) { w.training.sharding = kind; });
    });
    connect(m_flash, &QCheckBox::clicked, this, [this](bool on) {
        editor().change(tr("Flash attention"),
                        [on](compare::Workload& w) { w.training.flashAttention = on; });
    });
}

void TrainerBlock::showWorkload(const compare::Workload& workload) {
    const sizing::Training& training = workload.training;
    pick(m_optimizer, training.optimizer);
    pick(m_loss, training.loss);
    pick(m_sharding, training.sharding);
    m_flash->setChecked(training.flashAttention);
    m_fold->setSummary(m_optimizer->currentText());
}

} // namespace fitgauge::ui
