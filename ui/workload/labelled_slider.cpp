// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/labelled_slider.h"

#include "ui/text/quantity_text.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace fitgauge::ui {
namespace {

constexpr int kFrameMs = 16;
constexpr int kPageStops = 8; // an octave of the token scales

int stepsOf(int action) {
    switch (action) {
    case QAbstractSlider::SliderSingleStepAdd:
        return 1;
    case QAbstractSlider::SliderSingleStepSub:
        return -1;
    case QAbstractSlider::SliderPageStepAdd:
        return kPageStops;
    case QAbstractSlider::SliderPageStepSub:
        return -kPageStops;
    default:
        return 0;
    }
}

} // namespace

LabelledSlider::LabelledSlider(const QString& label, ValueScale scale, const NumberFormat& format,
                               QWidget* parent)
    : QWidget(parent), m_scale(std::move(scale)) {
    m_label = new QLabel(label, this);
    m_label->setTextFormat(Qt::PlainText);
    m_field = new NumberField(format, label, this);
    m_slider = new TrackSlider(label, this);
    m_slider->setRange(0, ValueScale::kPositions);
    m_noteLabel = new QLabel(this);
    m_noteLabel->setTextFormat(Qt::PlainText);
    m_noteLabel->setWordWrap(true);
    m_noteLabel->setFont(fontOf(TextStyle::Caption));
    m_noteLabel->hide();

    auto* head = new QHBoxLayout;
    head->addWidget(m_label, 1);
    head->addWidget(m_field);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(0.5));
    column->addLayout(head);
    column->addWidget(m_slider);
    column->addWidget(m_noteLabel);

    m_frame.setSingleShot(true);
    connect(&m_frame, &QTimer::timeout, this, &LabelledSlider::send);
    connect(m_slider, &QSlider::valueChanged, this, &LabelledSlider::moved);
    connect(m_slider, &QSlider::actionTriggered, this, &LabelledSlider::act);
    connect(m_slider, &QSlider::sliderPressed, this, [this] { ++m_gesture; });
    connect(m_slider, &QSlider::sliderReleased, this, &LabelledSlider::send);
    connect(m_field, &NumberField::valueEdited, this, [this](std::int64_t value) {
        ++m_gesture;
        change(value);
        send();
    });
    connect(m_field, &NumberField::stepped, this,
            [this](int steps) { change(m_scale.stepped(m_value, steps)); });
}

void LabelledSlider::setLabel(const QString& label) {
    m_label->setText(label);
    m_field->setAccessibleName(label);
    m_slider->setAccessibleName(label);
}

void LabelledSlider::setNote(const QString& note) {
    m_note = note;
    updateNote();
}

QString LabelledSlider::note() const {
    return m_noteLabel->isHidden() ? QString() : m_noteLabel->text();
}

void LabelledSlider::setValue(std::optional<std::int64_t> value) {
    // While a drag waits for its frame, the old value coming back from the session is not news.
    if (m_frame.isActive()) {
        return;
    }
    m_sent = value;
    show(value);
}

void LabelledSlider::show(std::optional<std::int64_t> value) {
    m_value = value.value_or(m_scale.least());
    m_field->setValue(value);
    const QSignalBlocker quiet(m_slider);
    m_slider->setSpokenValue(m_field->spokenValue());
    if (m_scale.valueAt(m_slider->sliderPosition()) != m_value || !m_slider->isSliderDown()) {
        m_slider->setValue(m_scale.positionOf(m_value));
    }
    m_slider->update();
    updateNote();
}

void LabelledSlider::updateNote() {
    QString note = m_note;
    if (note.isEmpty() && !m_scale.covers(m_value)) {
        note = m_value > m_scale.most() ? tr("More than the slider reaches.")
                                        : tr("Less than the slider reaches.");
    }
    m_noteLabel->setText(note);
    m_noteLabel->setVisible(!note.isEmpty());
    QPalette palette = m_noteLabel->palette();
    palette.setColor(QPalette::WindowText, themeOf(this).text2);
    m_noteLabel->setPalette(palette);
}

// Keys and wheel step from stop to stop; the default steps of the track would often not change the value.
void LabelledSlider::act(int action) {
    if (const int steps = stepsOf(action); steps != 0) {
        m_slider->setSliderPosition(m_scale.positionOf(m_scale.stepped(m_value, steps)));
    }
}

void LabelledSlider::moved(int position) {
    change(m_scale.valueAt(position));
}

void LabelledSlider::change(std::int64_t value) {
    if (value == m_value) {
        return;
    }
    show(value);
    if (m_frame.isActive()) {
        return;
    }
    if (!m_sinceSent.isValid() || m_sinceSent.hasExpired(kFrameMs)) {
        send();
    } else {
        m_frame.start(kFrameMs - static_cast<int>(m_sinceSent.elapsed()));
    }
}

void LabelledSlider::send() {
    m_frame.stop();
    if (m_sent == m_value) {
        return;
    }
    m_sent = m_value;
    m_sinceSent.start();
    Q_EMIT valueEdited(m_value, m_gesture);
}

} // namespace fitgauge::ui
