// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"

#include <QToolBar>

#include <vector>

class QLabel;

namespace fitgauge::ui {

class ComparisonSession;
class ModelPicker;
class ProfileSwitch;

// The bar under the menus: profile, model, and how old the prices are.
class HeaderBar : public QToolBar {
    Q_OBJECT

  public:
    HeaderBar(ComparisonSession& session, std::vector<models::Architecture> models,
              QWidget* parent = nullptr);

    void setNarrow(bool narrow);
    void focusModelPicker();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void retranslate();

    ComparisonSession& m_session;
    ProfileSwitch* m_profiles = nullptr;
    QLabel* m_modelLabel = nullptr;
    ModelPicker* m_models = nullptr;
    QLabel* m_age = nullptr;
    QLabel* m_stale = nullptr;
};

} // namespace fitgauge::ui
