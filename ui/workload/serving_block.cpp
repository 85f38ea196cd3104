// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/serving_block.h"

#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/workload/format_words.h"
#include "ui/workload/labelled_slider.h"
#include "ui/workload/panel_rows.h"
#include "ui/workload/precision_slider.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <array>

namespace fitgauge::ui {
namespace {

using sizing::KvFormat;

constexpr std::array kCacheFormats{KvFormat::Bits16, KvFormat::Fp8,  KvFormat::Q8_0, KvFormat::Q5_1,
                                   KvFormat::Q5_0,   KvFormat::Q4_1, KvFormat::Q4_0, KvFormat::Fp4};
constexpr std::int64_t kMostContext = 100'000'000; // tokens; the field's limit, beyond any model
constexpr std::int64_t kMostUsers = 1'000'000;
constexpr int kMixedCache = -1; // menu entry for keys and values in two formats

} // namespace

ServingBlock::ServingBlock(WorkloadEditor& editor, QWidget* parent) : PanelBlock(editor, parent) {
    m_context =
        new LabelledSlider(tr("Context"), contextScale(), tokensFormat(1, kMostContext, tr("tokens")), this);
    m_context->field()->setSample(131'072);
    m_users = new LabelledSlider(tr("Users at once"), usersScale(), countFormat(1, kMostUsers), this);
    m_users->field()->setSample(1'000'000);
    m_precision = new PrecisionSlider(this);
    m_cache = panelCombo(tr("KV cache"), this);
    for (const sizing::KvFormat format : kCacheFormats) {
        m_cache->addItem(nameOf(format), static_cast<int>(format));
    }
    column()->addWidget(m_context);
    column()->addWidget(m_users);
    column()->addWidget(m_precision);
    column()->addWidget(new PanelRow(tr("KV cache"), m_cache, this));
    connectInputs();
}

void ServingBlock::connectInputs() {
    connect(m_context, &LabelledSlider::valueEdited, this, [this](std::int64_t tokens, int gesture) {
        editor().change(tr("Context"), "context", gesture,
                        [tokens](compare::Workload& w) { w.serving.contextTokens = tokens; });
    });
    connect(m_users, &LabelledSlider::valueEdited, this, [this](std::int64_t users, int gesture) {
        editor().change(tr("Users at once"), "users", gesture,
                        [users](compare::Workload& w) { w.serving.users = users; });
    });
    connect(m_precision, &PrecisionSlider::formatEdited, this, [this](sizing::WeightFormat format) {
        editor().change(tr("Precision"), [format](compare::Workload& w) { w.serving.weights = format; });
    });
    connect(m_cache, &QComboBox::activated, this, &ServingBlock::takeCache);
}

void ServingBlock::takeCache(int index) {
    const int chosen = m_cache->itemData(index).toInt();
    if (chosen == kMixedCache) {
        return;
    }
    const auto format = static_cast<sizing::KvFormat>(chosen);
    editor().change(tr("KV cache"), [format](compare::Workload& w) {
        w.serving.keyCache = format;
        w.serving.valueCache = format;
    });
}

void ServingBlock::showWorkload(const compare::Workload& workload) {
    const sizing::Serving& serving = workload.serving;
    m_context->setValue(serving.contextTokens);
    const std::int64_t longest = workload.model.maxPosition;
    //: %1 is a number of tokens
    m_context->setNote(longest > 0 && serving.contextTokens > longest
                           ? tr("This model reads at most %1 tokens.").arg(countText(longest))
                           : QString());
    m_users->setValue(serving.users);
    m_precision->setFormat(serving.weights);
    const int mixed = m_cache->findData(kMixedCache);
    if (mixed >= 0) {
        m_cache->removeItem(mixed);
    }
    if (serving.keyCache == serving.valueCache) {
        m_cache->setCurrentIndex(m_cache->findData(static_cast<int>(serving.keyCache)));
    } else {
        m_cache->addItem(kvCacheText(serving.keyCache, serving.valueCache), kMixedCache);
        m_cache->setCurrentIndex(m_cache->count() - 1);
    }
}

} // namespace fitgauge::ui
