// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"

#include <QComboBox>

#include <vector>

namespace fitgauge::ui {

class ComparisonSession;

// A searchable list of models: plain sizes first, then the bundled ones. Any part of a name finds it; a typed
// size ("8B", "500M") makes a plain size of it.
class ModelPicker : public QComboBox {
    Q_OBJECT

  public:
    explicit ModelPicker(std::vector<models::Architecture> models, QWidget* parent = nullptr);

    // Shows the session's model and writes the picked one back. The session must outlive the picker.
    void follow(ComparisonSession& session);
    void setModel(const models::Architecture& model);
    [[nodiscard]] const models::Architecture& model() const { return m_model; }
    // "Llama-class 8B", "Custom 9.4B", or the name of a bundled model.
    [[nodiscard]] QString nameOf(const models::Architecture& model) const;

    [[nodiscard]] QSize sizeHint() const override;

  Q_SIGNALS:
    void modelPicked(const fitgauge::models::Architecture& model);

  protected:
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void fill();
    void takeIndex(int index);
    void takeText();
    void pick(const models::Architecture& model);
    void showName();

    std::vector<models::Architecture> m_models; // as listed, plain sizes first
    models::Architecture m_model;
};

} // namespace fitgauge::ui
