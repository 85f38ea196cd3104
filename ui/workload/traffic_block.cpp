// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/traffic_block.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"
#include "ui/workload/number_field.h"
#include "ui/workload/panel_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QVBoxLayout>

#include <cmath>

namespace fitgauge::ui {
namespace {

using billing::TrafficPreset;

constexpr std::int64_t kMostTokens = 100'000'000;
constexpr std::int64_t kMostRequests = 10'000'000'000;
constexpr std::int64_t kMostFirstTokenMs = 3'600'000;
constexpr std::int64_t kMostPerUserTenths = 100'000;

} // namespace

TrafficBlock::TrafficBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    m_prompt = new NumberField(tokensFormat(1, kMostTokens, {}), tr("Prompt tokens"), this);
    m_answer = new NumberField(tokensFormat(1, kMostTokens, {}), tr("Answer tokens"), this);
    m_requests = new NumberField(countFormat(0, kMostRequests), tr("Requests a day"), this);
    m_prompt->setSample(1'000'000);
    m_answer->setSample(1'000'000);
    m_requests->setSample(1'000'000);
    m_pattern = panelCombo(tr("Pattern"), this);
    m_pattern->addItem(tr("Steady"), static_cast<int>(TrafficPreset::Steady));
    m_pattern->addItem(tr("Office hours"), static_cast<int>(TrafficPreset::OfficeHours));
    m_pattern->addItem(tr("Evening peak"), static_cast<int>(TrafficPreset::EveningPeak));
    m_pattern->addItem(tr("Bursts"), static_cast<int>(TrafficPreset::Bursts));
    m_pattern->setMinimumContentsLength(12);
    m_targets = new Fold(tr("Targets"), makeTargets(), this);
    column()->addWidget(new PanelRow(tr("Prompt tokens"), m_prompt, this));
    column()->addWidget(new PanelRow(tr("Answer tokens"), m_answer, this));
    column()->addWidget(new PanelRow(tr("Requests a day"), m_requests, this));
    column()->addWidget(new PanelRow(tr("Pattern"), m_pattern, this));
    column()->addWidget(m_targets);
    connectInputs();
    connectTargets();
}

QWidget* TrafficBlock::makeTargets() {
    auto* box = new QWidget(this);
    m_firstTokenAsked = new QCheckBox(tr("First token within"), box);
    m_firstToken = new NumberField(durationFormat(1, kMostFirstTokenMs, QStringLiteral("s")),
                                   tr("First token within"), box);
    m_firstToken->setSample(99'900);
    m_perUserAsked = new QCheckBox(tr("Each user at least"), box);
    m_perUser =
        new NumberField(tenthsFormat(1, kMostPerUserTenths, tr("tok/s")), tr("Each user at least"), box);
    m_perUser->setSample(9'999);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(units(4), 0, 0, 0);
    grid->setVerticalSpacing(units(1));
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_firstTokenAsked, 0, 0);
    grid->addWidget(m_firstToken, 0, 1);
    grid->addWidget(m_perUserAsked, 1, 0);
    grid->addWidget(m_perUser, 1, 1);
    return box;
}

void TrafficBlock::connectInputs() {
    connect(m_prompt, &NumberField::valueEdited, this, [this](std::int64_t tokens) {
        editor().change(tr("Prompt tokens"),
                        [tokens](compare::Workload& w) { w.traffic.promptTokens = tokens; });
    });
    connect(m_answer, &NumberField::valueEdited, this, [this](std::int64_t tokens) {
        editor().change(tr("Answer tokens"),
                        [tokens](compare::Workload& w) { w.traffic.answerTokens = tokens; });
    });
    connect(m_requests, &NumberField::valueEdited, this, [this](std::int64_t requests) {
        editor().change(tr("Requests a day"),
                        [requests](compare::Workload& w) { w.traffic.requestsPerDay = requests; });
    });
    connect(m_pattern, &QComboBox::activated, this, [this](int index) {
        const auto preset = static_cast<TrafficPreset>(m_pattern->itemData(index).toInt());
        editor().change(tr("Pattern of requests"),
                        [preset](compare::Workload& w) { w.traffic.pattern = preset; });
    });
}

void TrafficBlock::connectTargets() {
    const auto takeFirst = [this] {
        const auto ms = m_firstTokenAsked->isChecked() ? m_firstToken->value() : std::nullopt;
        editor().change(tr("First token target"), [ms](compare::Workload& w) {
            w.targets.firstToken = ms ? std::optional(Duration::milliseconds(*ms)) : std::nullopt;
        });
    };
    const auto takePerUser = [this] {
        const auto tenths = m_perUserAsked->isChecked() ? m_perUser->value() : std::nullopt;
        editor().change(tr("Target of each user"), [tenths](compare::Workload& w) {
            w.targets.tokensPerSecondPerUser =
                tenths ? std::optional(static_cast<double>(*tenths) / 10) : std::nullopt;
        });
    };
    connect(m_firstTokenAsked, &QCheckBox::clicked, this, takeFirst);
    connect(m_firstToken, &NumberField::valueEdited, this, takeFirst);
    connect(m_perUserAsked, &QCheckBox::clicked, this, takePerUser);
    connect(m_perUser, &NumberField::valueEdited, this, takePerUser);
}

void TrafficBlock::showWorkload(const compare::Workload& workload) {
    m_prompt->setValue(workload.traffic.promptTokens);
    m_answer->setValue(workload.traffic.answerTokens);
    m_requests->setValue(workload.traffic.requestsPerDay);
    m_pattern->setCurrentIndex(m_pattern->findData(static_cast<int>(workload.traffic.pattern)));
    const compare::Targets& targets = workload.targets;
    m_firstTokenAsked->setChecked(targets.firstToken.has_value());
    m_firstToken->setEnabled(targets.firstToken.has_value());
    // A target that is not asked for keeps its figure in the field, to be asked for again.
    m_firstToken->setValue(targets.firstToken ? targets.firstToken->inMilliseconds()
                                              : m_firstToken->value().value_or(1'000));
    m_perUserAsked->setChecked(targets.tokensPerSecondPerUser.has_value());
    m_perUser->setEnabled(targets.tokensPerSecondPerUser.has_value());
    m_perUser->setValue(targets.tokensPerSecondPerUser ? std::llround(*targets.tokensPerSecondPerUser * 10)
                                                       : m_perUser->value().value_or(200));
    QStringList summary;
    if (targets.firstToken) {
        //: seconds to the first token
        summary << tr("%1 s").arg(decimalText(targets.firstToken->inSeconds(), 1));
    }
    if (targets.tokensPerSecondPerUser) {
        summary << tr("%1 tok/s").arg(decimalText(*targets.tokensPerSecondPerUser, 0));
    }
    m_targets->setSummary(summary.isEmpty() ? tr("none") : summary.join(QStringLiteral(", ")));
}

} // namespace fitgauge::ui
