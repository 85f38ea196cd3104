// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/training_block.h"

#include "ui/theme/theme.h"
#include "ui/workload/labelled_slider.h"
#include "ui/workload/panel_rows.h"
#include "ui/workload/precision_slider.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace fitgauge::ui {
namespace {

constexpr std::int64_t kMostTokens = 10'000'000;
constexpr std::int64_t kMostBatch = 100'000;
constexpr std::int64_t kMostRank = 4096;

bool usesAdapters(sizing::TrainingMethod method) {
    return method == sizing::TrainingMethod::Lora || method == sizing::TrainingMethod::QLora;
}

} // namespace

TrainingBlock::TrainingBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    m_precision = new PrecisionSlider(this);
    m_tokens = new LabelledSlider(tr("Tokens per item"), itemScale(),
                                  tokensFormat(1, kMostTokens, tr("tokens")), this);
    m_tokens->field()->setSample(65'536);
    m_checkpointing = new QCheckBox(tr("Checkpointing"), this);
    m_checkpointing->setToolTip(tr(
        "Keeps only the layers' inputs and computes the rest again: less memory, about a third more time."));
    m_batch = new NumberField(countFormat(1, kMostBatch), tr("Batch"), this);
    m_batch->setSample(999);
    m_rank = new NumberField(countFormat(1, kMostRank), tr("LoRA rank"), this);
    m_rank->setSample(999);
    m_rankRow = new PanelRow(tr("LoRA rank"), m_rank, this);
    auto* row = new QHBoxLayout;
    row->setSpacing(units(2));
    row->addWidget(m_checkpointing, 1);
    auto* batchLabel = new QLabel(tr("Batch"), this);
    batchLabel->setBuddy(m_batch);
    row->addWidget(batchLabel);
    row->addWidget(m_batch);
    column()->addWidget(m_precision);
    column()->addWidget(m_tokens);
    column()->addLayout(row);
    column()->addWidget(m_rankRow);
    connectInputs();
}

void TrainingBlock::connectInputs() {
    connect(m_precision, &PrecisionSlider::formatEdited, this, [this](sizing::WeightFormat format) {
        editor().change(tr("Precision"), [format](compare::Workload& w) { w.training.weights = format; });
    });
    connect(m_tokens, &LabelledSlider::valueEdited, this, [this](std::int64_t tokens, int gesture) {
        editor().change(tr("Tokens per item"), "item", gesture,
                        [tokens](compare::Workload& w) { w.training.tokensPerItem = tokens; });
    });
    connect(m_checkpointing, &QCheckBox::clicked, this, [this](bool on) {
        editor().change(tr("Checkpointing"), [on](compare::Workload& w) { w.training.checkpointing = on; });
    });
    connect(m_batch, &NumberField::valueEdited, this, [this](std::int64_t batch) {
        editor().change(tr("Batch"), [batch](compare::Workload& w) { w.training.batch = batch; });
    });
    connect(m_rank, &NumberField::valueEdited, this, [this](std::int64_t rank) {
        editor().change(tr("LoRA rank"), [rank](compare::Workload& w) { w.training.loraRank = rank; });
    });
}

void TrainingBlock::showWorkload(const compare::Workload& workload) {
    const sizing::Training& training = workload.training;
    m_precision->setFormat(training.weights);
    // Full fine-tuning fixes the formats of all its states.
    m_precision->setVisible(usesAdapters(training.method));
    m_tokens->setValue(training.tokensPerItem);
    m_checkpointing->setChecked(training.checkpointing);
    m_batch->setValue(training.batch);
    m_rank->setValue(training.loraRank);
    m_rankRow->setVisible(usesAdapters(training.method));
}

} // namespace fitgauge::ui
