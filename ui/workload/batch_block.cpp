// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/batch_block.h"

#include "ui/theme/theme.h"
#include "ui/workload/number_field.h"
#include "ui/workload/panel_rows.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace fitgauge::ui {
namespace {

constexpr std::int64_t kMostItems = 1'000'000'000'000;
constexpr std::int64_t kMostTokens = 100'000'000;
constexpr std::int64_t kMostMs = 366LL * 24 * 3'600'000;
constexpr std::int64_t kUsualMs = 24LL * 3'600'000;

} // namespace

BatchBlock::BatchBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    m_items = new NumberField(countFormat(1, kMostItems), tr("Items"), this);
    m_items->setSample(1'000'000'000);
    m_prompt = new NumberField(tokensFormat(1, kMostTokens, {}), tr("Prompt tokens"), this);
    m_answer = new NumberField(tokensFormat(1, kMostTokens, {}), tr("Answer tokens"), this);
    m_prompt->setSample(1'000'000);
    m_answer->setSample(1'000'000);
    m_finishAsked = new QCheckBox(tr("Finish within"), this);
    m_finish =
        new NumberField(durationFormat(60'000, kMostMs, QStringLiteral("h")), tr("Finish within"), this);
    m_finish->setSample(9'999LL * 3'600'000);
    auto* row = new QHBoxLayout;
    row->addWidget(m_finishAsked, 1);
    row->addWidget(m_finish);
    column()->addWidget(panelHeading(tr("Job"), this));
    column()->addWidget(new PanelRow(tr("Items"), m_items, this));
    column()->addWidget(new PanelRow(tr("Prompt tokens"), m_prompt, this));
    column()->addWidget(new PanelRow(tr("Answer tokens"), m_answer, this));
    column()->addLayout(row);
    connectInputs();
}

void BatchBlock::connectInputs() {
    connect(m_items, &NumberField::valueEdited, this, [this](std::int64_t items) {
        editor().change(tr("Items"), [items](compare::Workload& w) { w.batch.items = items; });
    });
    connect(m_prompt, &NumberField::valueEdited, this, [this](std::int64_t tokens) {
        editor().change(tr("Prompt tokens"),
                        [tokens](compare::Workload& w) { w.traffic.promptTokens = tokens; });
    });
    connect(m_answer, &NumberField::valueEdited, this, [this](std::int64_t tokens) {
        editor().change(tr("Answer tokens"),
                        [tokens](compare::Workload& w) { w.traffic.answerTokens = tokens; });
    });
    const auto takeFinish = [this] {
        const auto ms = m_finishAsked->isChecked() ? m_finish->value() : std::nullopt;
        editor().change(tr("Finish within"), [ms](compare::Workload& w) {
            w.batch.finishWithin = ms ? std::optional(Duration::milliseconds(*ms)) : std::nullopt;
        });
    };
    connect(m_finishAsked, &QCheckBox::clicked, this, takeFinish);
    connect(m_finish, &NumberField::valueEdited, this, takeFinish);
}

void BatchBlock::showWorkload(const compare::Workload& workload) {
    m_items->setValue(workload.batch.items);
    m_prompt->setValue(workload.traffic.promptTokens);
    m_answer->setValue(workload.traffic.answerTokens);
    const auto& finish = workload.batch.finishWithin;
    m_finishAsked->setChecked(finish.has_value());
    m_finish->setEnabled(finish.has_value());
    m_finish->setValue(finish ? finish->inMilliseconds() : m_finish->value().value_or(kUsualMs));
}

} // namespace fitgauge::ui
