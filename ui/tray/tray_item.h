// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

#include <string>

class QToolButton;

namespace fitgauge::ui {

// One picked offer: sample of its line, name, star ("baseline" beside it when it is), cross.
class TrayItem : public QWidget {
    Q_OBJECT

  public:
    TrayItem(std::string offerId, const QString& name, int series, bool isBaseline,
             QWidget* parent = nullptr);
    [[nodiscard]] const std::string& offerId() const { return m_offerId; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QToolButton* starButton() const { return m_star; }
    [[nodiscard]] QToolButton* removeButton() const { return m_remove; }
    // Without the word beside the star, when room is short.
    void setCompact(bool compact);

  Q_SIGNALS:
    void baselineRequested();
    void removeRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void updateIcons();
    [[nodiscard]] QString word() const;
    [[nodiscard]] int nameWidth() const;

    std::string m_offerId;
    QString m_name;
    int m_series;
    bool m_isBaseline;
    bool m_compact = false;
    QToolButton* m_star;
    QToolButton* m_remove;
};

} // namespace fitgauge::ui
