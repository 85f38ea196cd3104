// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/batch_block.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/number_field.h"
#include "ui/workload/panel_rows.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <cmath>

namespace fitgauge::ui {
namespace {

constexpr std::int64_t kMostItems = 1'000'000'000'000;
constexpr std::int64_t kMostTokens = 100'000'000;
constexpr std::int64_t kMostMs = 366LL * 24 * 3'600'000;
constexpr std::int64_t kUsualMs = 24LL * 3'600'000;
constexpr std::int64_t kUsualCheckpointMs = 10LL * 60'000;
constexpr std::int64_t kMostReclaims = 60'000; // tenths of a per cent an hour: the billing room's limit of 60
constexpr double kTenthsPerOne = 1'000;

} // namespace

BatchBlock::BatchBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    m_items = new NumberField(countFormat(1, kMostItems), tr("Items"), this);
    m_items->setSample(1'000'000'000);
    m_prompt = new NumberField(tokensFormat(1, kMostTokens, {}), tr("Prompt tokens"), this);
    m_answer = new NumberField(tokensFormat(0, kMostTokens, {}), tr("Answer tokens"), this);
    m_answer->setToolTip(tr("0 for embeddings, which are prompts only."));
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
    m_spot = new Fold(tr("Spot"), makeSpot(), this);
    column()->addWidget(m_spot);
    connectInputs();
    connectSpot();
}

QWidget* BatchBlock::makeSpot() {
    auto* box = new QWidget(this);
    //: unit: per cent in an hour
    m_reclaims = new NumberField(tenthsFormat(0, kMostReclaims, tr("%/h")), tr("Reclaimed"), box);
    m_reclaims->setSample(9'999);
    m_reclaims->setToolTip(
        tr("Chance that the provider takes the machine back within an hour. Nobody publishes "
           "it: 8 is assumed."));
    m_checkpointing = new QCheckBox(tr("Checkpoint every"), box);
    m_checkpointing->setToolTip(tr("Off: after an interruption the job starts from the beginning."));
    const QString minutes = tr("min", "unit: minutes");
    m_checkpointEvery = new NumberField(durationFormat(1'000, kMostMs, minutes), tr("Checkpoint every"), box);
    m_checkpointEvery->setSample(9'999LL * 60'000);
    m_restart = new NumberField(durationFormat(0, kMostMs, minutes), tr("Restart takes"), box);
    m_restart->setSample(9'999LL * 60'000);
    auto* every = new QHBoxLayout;
    every->addWidget(m_checkpointing, 1);
    every->addWidget(m_checkpointEvery);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(units(4), 0, 0, 0);
    rows->setSpacing(units(1));
    rows->addWidget(new PanelRow(tr("Reclaimed"), m_reclaims, box));
    rows->addLayout(every);
    rows->addWidget(new PanelRow(tr("Restart takes"), m_restart, box));
    return box;
}

void BatchBlock::connectSpot() {
    connect(m_reclaims, &NumberField::valueEdited, this, [this](std::int64_t tenths) {
        editor().change(tr("Reclaims"), [tenths](compare::Workload& w) {
            w.spot.reclaimsPerHour = static_cast<double>(tenths) / kTenthsPerOne;
        });
    });
    const auto takeCheckpoint = [this] {
        const auto ms = m_checkpointing->isChecked() ? m_checkpointEvery->value() : std::nullopt;
        editor().change(tr("Checkpoint interval"), [ms](compare::Workload& w) {
            w.spot.checkpointEvery = ms ? std::optional(Duration::milliseconds(*ms)) : std::nullopt;
        });
    };
    connect(m_checkpointing, &QCheckBox::clicked, this, takeCheckpoint);
    connect(m_checkpointEvery, &NumberField::valueEdited, this, takeCheckpoint);
    connect(m_restart, &NumberField::valueEdited, this, [this](std::int64_t ms) {
        editor().change(tr("Restart time"),
                        [ms](compare::Workload& w) { w.spot.restart = Duration::milliseconds(ms); });
    });
}

void BatchBlock::showSpot(const billing::SpotTerms& terms) {
    m_reclaims->setValue(std::llround(terms.reclaimsPerHour * kTenthsPerOne));
    m_checkpointing->setChecked(terms.checkpointEvery.has_value());
    m_checkpointEvery->setEnabled(terms.checkpointEvery.has_value());
    m_checkpointEvery->setValue(terms.checkpointEvery
                                    ? terms.checkpointEvery->inMilliseconds()
                                    : m_checkpointEvery->value().value_or(kUsualCheckpointMs));
    m_restart->setValue(terms.restart.inMilliseconds());
    const QString rate = percentText(std::llround(terms.reclaimsPerHour * 1e6));
    //: %1 a chance in per cent an hour, %2 a time
    m_spot->setSummary(terms.checkpointEvery
                           ? tr("%1/h, every %2").arg(rate, durationText(*terms.checkpointEvery))
                           //: %1 a chance in per cent an hour
                           : tr("%1/h, no checkpoints").arg(rate));
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
    showSpot(workload.spot);
    const auto& finish = workload.batch.finishWithin;
    m_finishAsked->setChecked(finish.has_value());
    m_finish->setEnabled(finish.has_value());
    m_finish->setValue(finish ? finish->inMilliseconds() : m_finish->value().value_or(kUsualMs));
}

} // namespace fitgauge::ui
