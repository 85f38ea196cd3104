// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/server_block.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/number_field.h"
#include "ui/workload/panel_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

#include <array>

namespace fitgauge::ui {
namespace {

using sizing::Engine;

constexpr std::int64_t kPpmPerPercent = 10'000;
constexpr std::array kEngines{Engine::Vllm,     Engine::Sglang,       Engine::TensorRtLlm,
                              Engine::LlamaCpp, Engine::Transformers, Engine::Generic};

} // namespace

ServerBlock::ServerBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    auto* box = new QWidget(this);
    m_engine = panelCombo(tr("Engine"), box);
    for (const sizing::Engine engine : kEngines) {
        m_engine->addItem(nameOf(engine), static_cast<int>(engine));
    }
    m_comfort = new NumberField(countFormat(1, 100, QStringLiteral("%")), tr("Comfort line"), box);
    m_comfort->setSample(100);
    m_comfort->setToolTip(tr("Share of usable memory up to which a fit counts as comfortable."));
    m_engine->setMinimumContentsLength(10);
    m_engineRow = new PanelRow(tr("Engine"), m_engine, box);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(units(4), 0, 0, 0);
    rows->setSpacing(units(1));
    rows->addWidget(m_engineRow);
    rows->addWidget(new PanelRow(tr("Comfort line"), m_comfort, box));
    addSpeedSwitches(box, rows);
    m_fold = new Fold(tr("Server settings"), box, this);
    column()->addWidget(m_fold);
    connect(m_engine, &QComboBox::activated, this, [this](int index) {
        const auto engine = static_cast<sizing::Engine>(m_engine->itemData(index).toInt());
        this->editor().change(tr("Engine"), [engine](compare::Workload& w) { w.serving.engine = engine; });
    });
    connect(m_comfort, &NumberField::valueEdited, this, [this](std::int64_t percent) {
        this->editor().change(tr("Comfort line"),
                              [percent](compare::Workload& w) { w.comfort = percent * kPpmPerPercent; });
    });
}

QCheckBox* ServerBlock::addSwitch(QVBoxLayout* rows, const QString& name, const QString& tip,
                                  bool speed::ServerSettings::*setting) {
    auto* box = new QCheckBox(name, rows->parentWidget());
    box->setToolTip(tip);
    box->setAccessibleDescription(tip);
    rows->addWidget(box);
    connect(box, &QCheckBox::clicked, this, [this, name, setting](bool on) {
        this->editor().change(name, [setting, on](compare::Workload& w) { w.server.*setting = on; });
    });
    return box;
}

void ServerBlock::addSpeedSwitches(QWidget* box, QVBoxLayout* rows) {
    m_continuous = addSwitch(rows, tr("Continuous batching"),
                             tr("Off: a batch runs from start to end before the next one begins."),
                             &speed::ServerSettings::continuousBatching);
    m_paged = addSwitch(rows, tr("Paged KV cache"),
                        tr("Off: each slot reserves its longest context, so fewer requests run at once."),
                        &speed::ServerSettings::pagedKv);
    m_kernels = addSwitch(rows, tr("Quantised kernels"),
                          tr("Off: 4-bit and 8-bit weights are unpacked before each product."),
                          &speed::ServerSettings::quantisedKernels);
    m_prefix = new NumberField(countFormat(0, 100, QStringLiteral("%")), tr("Prompt from cache"), box);
    m_prefix->setSample(100);
    m_prefix->setToolTip(tr("Share of prompt tokens that the prefix cache already holds."));
    m_prefixRow = new PanelRow(tr("Prompt from cache"), m_prefix, box);
    rows->addWidget(m_prefixRow);
    connect(m_prefix, &NumberField::valueEdited, this, [this](std::int64_t percent) {
        this->editor().change(tr("Prompt from cache"), [percent](compare::Workload& w) {
            w.server.prefixCachedPpm = percent * kPpmPerPercent;
        });
    });
}

void ServerBlock::showWorkload(const compare::Workload& workload) {
    m_engine->setCurrentIndex(m_engine->findData(static_cast<int>(workload.serving.engine)));
    m_engineRow->setVisible(!workload.isTraining);
    m_comfort->setValue((workload.comfort + kPpmPerPercent / 2) / kPpmPerPercent);
    m_continuous->setChecked(workload.server.continuousBatching);
    m_paged->setChecked(workload.server.pagedKv);
    m_kernels->setChecked(workload.server.quantisedKernels);
    m_prefix->setValue(workload.server.prefixCachedPpm / kPpmPerPercent);
    for (QWidget* input : std::initializer_list<QWidget*>{m_continuous, m_paged, m_kernels, m_prefixRow}) {
        input->setVisible(!workload.isTraining);
    }
    const QString comfort = percentText(workload.comfort);
    m_fold->setTitle(workload.isTraining ? tr("Memory settings") : tr("Server settings"));
    m_fold->setSummary(workload.isTraining
                           ? comfort
                           : QStringLiteral("%1, %2").arg(nameOf(workload.serving.engine), comfort));
}

} // namespace fitgauge::ui
