// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_form.h"

#include "core/sizing/format.h"
#include "ui/answer/offer_words.h"
#include "ui/text/names.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModel>
#include <QComboBox>
#include <QDate>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fitgauge::ui {

namespace {

constexpr int kMostText = 200;
constexpr double kMillisecondsPerSecond = 1000;
constexpr double kBytesPerGib = 1024.0 * 1024.0 * 1024.0;

QSpinBox* countBox(std::int64_t value, int most, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setLocale(uiLocale());
    box->setGroupSeparatorShown(true);
    box->setRange(1, most);
    box->setValue(static_cast<int>(std::clamp<std::int64_t>(value, 1, most)));
    return box;
}

QDoubleSpinBox* figureBox(double value, double most, int decimals, QWidget* parent) {
    auto* box = new QDoubleSpinBox(parent);
    box->setLocale(uiLocale());
    box->setDecimals(decimals);
    box->setRange(0, most);
    box->setValue(value);
    return box;
}

// A figure that may be left out.
QDoubleSpinBox* optionalBox(double value, double most, int decimals, QWidget* parent) {
    auto* box = figureBox(value, most, decimals, parent);
    box->setSpecialValueText(RunForm::tr("not measured"));
    return box;
}

std::optional<double> figureOf(const QDoubleSpinBox& box) {
    return box.value() > 0 ? std::optional(box.value()) : std::nullopt;
}

template<typename E>
void addChoices(QComboBox& box, E last, E chosen) {
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        box.addItem(nameOf(static_cast<E>(i)), i);
    }
    box.setCurrentIndex(box.findData(static_cast<int>(chosen)));
}

} // namespace

RunForm::RunForm(const compare::OfferTable& table, const speed::OwnRun& run, QWidget* parent)
    : QDialog(parent)
    , m_run(run)
    , m_gpu(new QComboBox(this))
    , m_engine(new QComboBox(this))
    , m_weights(new QComboBox(this))
    , m_model(new QLineEdit(QString::fromStdString(run.model), this))
    , m_note(new QLineEdit(QString::fromStdString(run.note), this))
    , m_cards(countBox(run.cards, 1'024, this))
    , m_users(countBox(run.users, 1'000'000, this))
    , m_prompt(countBox(run.promptTokens, 100'000'000, this))
    , m_answer(countBox(run.answerTokens, 100'000'000, this))
    , m_outputRate(figureBox(run.outputTokensPerSecond, 1e9, 1, this))
    , m_firstToken(optionalBox(run.firstTokenSeconds.value_or(0), 1e5, 3, this))
    , m_perToken(optionalBox(run.timePerOutputToken.value_or(0) * kMillisecondsPerSecond, 1e6, 2, this))
    , m_peak(optionalBox(run.peakMemory ? run.peakMemory->gib() : 0, 1e5, 2, this))
    , m_day(new QDateEdit(this)) {
    setObjectName(QStringLiteral("runForm"));
    setWindowTitle(tr("Log a measured run"));
    m_model->setMaxLength(kMostText);
    m_note->setMaxLength(kMostText);
    fill(table);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(units(4));
    form->setVerticalSpacing(units(2));
    form->addRow(tr("&GPU"), m_gpu);
    form->addRow(tr("&Cards in the machine"), m_cards);
    form->addRow(tr("&Model"), m_model);
    form->addRow(tr("&Weights"), m_weights);
    form->addRow(tr("&Engine"), m_engine);
    form->addRow(tr("&Users at once"), m_users);
    form->addRow(tr("&Prompt tokens"), m_prompt);
    form->addRow(tr("&Answer tokens"), m_answer);
    form->addRow(tr("Answer tok/s, all u&sers"), m_outputRate);
    form->addRow(tr("&First token, s, median"), m_firstToken);
    form->addRow(tr("&Time per answer token, ms"), m_perToken);
    form->addRow(tr("Peak &VRAM a card, GiB"), m_peak);
    form->addRow(tr("&Day"), m_day);
    form->addRow(tr("&Note"), m_note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_keep = buttons->addButton(tr("&Keep run"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_outputRate, &QDoubleSpinBox::valueChanged, this, &RunForm::updateKeep);
    connect(m_model, &QLineEdit::textChanged, this, &RunForm::updateKeep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(4), units(4), units(4), units(4));
    column->setSpacing(units(4));
    column->addLayout(form);
    column->addWidget(buttons);
    m_outputRate->setFocus();
    updateKeep();
}

void RunForm::fill(const compare::OfferTable& table) {
    for (const hardware::Gpu& gpu : table.gpus()) {
        m_gpu->addItem(gpuTitle(gpu), QString::fromStdString(gpu.canonical));
    }
    m_gpu->model()->sort(0);
    const QString own = QString::fromStdString(m_run.gpu);
    if (m_gpu->findData(own) < 0) { // a card that the catalog has no longer
        m_gpu->addItem(own, own);
    }
    m_gpu->setCurrentIndex(m_gpu->findData(own));
    addChoices(*m_engine, sizing::Engine::Transformers, m_run.engine);
    addChoices(*m_weights, sizing::WeightFormat::Int4Experts32, m_run.weights);
    m_day->setCalendarPopup(true);
    m_day->setLocale(uiLocale());
    m_day->setDate(m_run.day ? QDate::fromString(QString::fromStdString(m_run.day->toIso()), Qt::ISODate)
                             : QDate::currentDate());
}

void RunForm::updateKeep() {
    m_keep->setEnabled(m_outputRate->value() > 0 && !m_model->text().trimmed().isEmpty() &&
                       m_gpu->currentIndex() >= 0);
}

speed::OwnRun RunForm::run() const {
    speed::OwnRun run = m_run; // with its key
    run.gpu = m_gpu->currentData().toString().toStdString();
    run.cards = m_cards->value();
    run.engine = static_cast<sizing::Engine>(m_engine->currentData().toInt());
    run.model = m_model->text().trimmed().toStdString();
    run.weights = static_cast<sizing::WeightFormat>(m_weights->currentData().toInt());
    run.users = m_users->value();
    run.promptTokens = m_prompt->value();
    run.answerTokens = m_answer->value();
    run.outputTokensPerSecond = m_outputRate->value();
    run.firstTokenSeconds = figureOf(*m_firstToken);
    const auto perToken = figureOf(*m_perToken);
    run.timePerOutputToken = perToken ? std::optional(*perToken / kMillisecondsPerSecond) : std::nullopt;
    const auto peak = figureOf(*m_peak);
    run.peakMemory = peak ? std::optional(Bytes(std::llround(*peak * kBytesPerGib))) : std::nullopt;
    const auto day = Date::parse(m_day->date().toString(Qt::ISODate).toStdString());
    run.day = day ? std::optional(*day) : std::nullopt;
    run.note = m_note->text().trimmed().toStdString();
    return run;
}

} // namespace fitgauge::ui
