// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workload/number_field.h"
#include "ui/workload/track_slider.h"
#include "ui/workload/value_scale.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace fitgauge::ui {

// A number with a name: label left, field right, track below. The track stops at round values, the field
// takes any within its own wider limits and then says that the track ends earlier.
class LabelledSlider : public QWidget {
    Q_OBJECT

  public:
    LabelledSlider(const QString& label, ValueScale scale, const NumberFormat& format,
                   QWidget* parent = nullptr);

    void setValue(std::optional<std::int64_t> value);
    [[nodiscard]] std::int64_t value() const { return m_value; }
    // One line below the track, empty: none. It goes before the note about the track's end.
    void setNote(const QString& note);
    void setLabel(const QString& label);

    [[nodiscard]] TrackSlider* slider() const { return m_slider; }
    [[nodiscard]] NumberField* field() const { return m_field; }
    [[nodiscard]] QString note() const;

  Q_SIGNALS:
    // `gesture` is the same for all changes of one drag, or of one stay of the keyboard focus. Sent at most
    // once a frame; the last value of a drag always arrives.
    void valueEdited(std::int64_t value, int gesture);

  private:
    void moved(int position);
    void act(int action);
    void change(std::int64_t value);
    void send();
    void show(std::optional<std::int64_t> value);
    void updateNote();

    ValueScale m_scale;
    std::int64_t m_value = 0;
    std::optional<std::int64_t> m_sent;
    int m_gesture = 0;
    QLabel* m_label = nullptr;
    QLabel* m_noteLabel = nullptr;
    NumberField* m_field = nullptr;
    TrackSlider* m_slider = nullptr;
    QString m_note;
    QTimer m_frame;
    QElapsedTimer m_sinceSent;
};

} // namespace fitgauge::ui
