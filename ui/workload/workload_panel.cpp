// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/workload_panel.h"

#include "core/models/plain_size.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/batch_block.h"
#include "ui/workload/extras_block.h"
#include "ui/workload/labelled_slider.h"
#include "ui/workload/number_parser.h"
#include "ui/workload/panel_rows.h"
#include "ui/workload/precision_slider.h"
#include "ui/workload/run_block.h"
#include "ui/workload/server_block.h"
#include "ui/workload/serving_block.h"
#include "ui/workload/session_block.h"
#include "ui/workload/traffic_block.h"
#include "ui/workload/trainer_block.h"
#include "ui/workload/training_block.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QShortcut>
#include <QVBoxLayout>

namespace fitgauge::ui {
namespace {

using compare::Profile;

constexpr std::int64_t kFewestParameters = 1'000'000;
constexpr std::int64_t kMostParameters = 10'000'000'000'000;
constexpr int kServingStyle = -1; // mode: size serving instead of training

} // namespace

WorkloadPanel::WorkloadPanel(ComparisonSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_editor(session) {
    setObjectName(QStringLiteral("workloadPanel"));
    makeInputs();
    layOut();
    connectInputs();
    addShortcuts();
    showWorkload();
}

void WorkloadPanel::makeInputs() {
    const NumberFormat parameters{parametersText, parseParameters, {}, kFewestParameters, kMostParameters};
    m_parameters = new LabelledSlider(tr("Parameters"), parametersScale(), parameters, this);
    m_parameters->field()->setFixedWidth(units(18));
    m_mode = panelCombo(tr("Mode"), this);
    m_mode->addItem(tr("Serving-style"), kServingStyle);
    for (const auto method : {sizing::TrainingMethod::Lora, sizing::TrainingMethod::QLora,
                              sizing::TrainingMethod::FullBf16, sizing::TrainingMethod::FullMixed}) {
        m_mode->addItem(nameOf(method), static_cast<int>(method));
    }
    m_mode->setMinimumContentsLength(15);
    m_modeRow = new PanelRow(tr("Mode"), m_mode, this);
    m_serving = new ServingBlock(m_editor, this);
    m_training = new TrainingBlock(m_editor, this);
    m_trainer = new TrainerBlock(m_editor, this);
    m_traffic = new TrafficBlock(m_editor, this);
    m_sessions = new SessionBlock(m_editor, this);
    m_batch = new BatchBlock(m_editor, this);
    m_run = new RunBlock(m_editor, this);
    m_extras = new ExtrasBlock(m_editor, this);
    m_server = new ServerBlock(m_editor, this);
}

void WorkloadPanel::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(3), units(2), units(3), units(3));
    column->setSpacing(units(1));
    m_line = new QFrame(this);
    m_line->setFixedHeight(1);
    m_line->setBackgroundRole(QPalette::Mid);
    m_line->setAutoFillBackground(true);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_parameters, m_modeRow, m_serving, m_training, m_trainer, m_traffic,
                                         m_line, m_sessions, m_batch, m_run, m_extras, m_server}) {
        column->addWidget(part);
    }
    column->addStretch(1);
}

void WorkloadPanel::connectInputs() {
    connect(&m_session, &ComparisonSession::comparisonChanged, this, &WorkloadPanel::showWorkload);
    connect(m_mode, &QComboBox::activated, this, &WorkloadPanel::takeMode);
    connect(m_parameters, &LabelledSlider::valueEdited, this, [this](std::int64_t parameters, int gesture) {
        m_editor.change(tr("Parameters"), "parameters", gesture,
                        [parameters](compare::Workload& w) { w.model = models::plainSize(parameters); });
    });
}

void WorkloadPanel::takeMode(int index) {
    const int mode = m_mode->itemData(index).toInt();
    m_editor.change(tr("Mode"), [mode](compare::Workload& w) {
        w.isTraining = mode != kServingStyle;
        if (w.isTraining) {
            w.training.method = static_cast<sizing::TrainingMethod>(mode);
        }
    });
}

void WorkloadPanel::showWorkload() {
    const compare::Workload& workload = m_session.workload();
    m_parameters->setValue(workload.model.totalParameters);
    const bool research = workload.profile == Profile::Research;
    m_mode->setCurrentIndex(
        m_mode->findData(workload.isTraining ? static_cast<int>(workload.training.method) : kServingStyle));
    m_modeRow->setVisible(research);
    m_serving->setVisible(!workload.isTraining);
    m_training->setVisible(workload.isTraining);
    m_trainer->setVisible(workload.isTraining);
    m_traffic->setVisible(workload.profile == Profile::Live);
    m_sessions->setVisible(research);
    m_extras->setVisible(workload.profile != Profile::Batch);
    m_batch->setVisible(workload.profile == Profile::Batch);
    m_line->setVisible(workload.profile != Profile::Live);
    m_run->setVisible(workload.profile != Profile::Live);
    if (const auto comparison = m_session.comparison()) {
        m_run->setCards(comparison->table().gpus());
    }
    for (PanelBlock* block : std::initializer_list<PanelBlock*>{
             m_serving, m_training, m_trainer, m_traffic, m_sessions, m_batch, m_run, m_extras, m_server}) {
        block->showWorkload(workload);
    }
}

void WorkloadPanel::addShortcuts() {
    connect(new QShortcut(QKeySequence(Qt::Key_F7), this), &QShortcut::activated, this,
            &WorkloadPanel::focusPrecision);
    connect(new QShortcut(QKeySequence(Qt::Key_F8), this), &QShortcut::activated, this,
            &WorkloadPanel::focusContext);
    connect(new QShortcut(QKeySequence(Qt::Key_F9), this), &QShortcut::activated, this,
            &WorkloadPanel::focusUsers);
}

void WorkloadPanel::focusPrecision() {
    PrecisionSlider* precision =
        m_session.workload().isTraining ? m_training->precision() : m_serving->precision();
    precision->slider()->setFocus(Qt::ShortcutFocusReason);
}

void WorkloadPanel::focusContext() {
    LabelledSlider* length = m_session.workload().isTraining ? m_training->tokens() : m_serving->context();
    length->slider()->setFocus(Qt::ShortcutFocusReason);
}

void WorkloadPanel::focusUsers() {
    if (m_session.workload().isTraining) {
        m_training->batch()->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_serving->users()->slider()->setFocus(Qt::ShortcutFocusReason);
    }
}

} // namespace fitgauge::ui
