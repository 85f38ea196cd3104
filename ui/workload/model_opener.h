// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/units/result.h"

#include <QObject>
#include <QString>

#include <functional>

namespace fitgauge::ui {

class ComparisonSession;

// What opening a model asks of the user, as functions, so that tests answer without a dialog.
struct ModelFileDialogs {
    std::function<QString()> askFile; // empty: cancelled
    std::function<void(const QString& sentence)> showError;
};
[[nodiscard]] ModelFileDialogs modelFileDialogs(QWidget* window);

// Makes the model of a file (config.json, GGUF, safetensors, or a folder of them) the workload's model, as
// one step that can be undone. Files are read on a worker thread; of several requests the newest wins.
class ModelOpener : public QObject {
    Q_OBJECT

  public:
    ModelOpener(ComparisonSession& session, ModelFileDialogs dialogs, QObject* parent = nullptr);

    void open(const QString& path);

  public Q_SLOTS:
    void askAndOpen();

  Q_SIGNALS:
    void opened(const QString& path);

  private:
    void finish(const QString& path, Expected<models::Architecture> model);

    ComparisonSession& m_session;
    ModelFileDialogs m_dialogs;
    int m_request = 0;
};

} // namespace fitgauge::ui
