// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/model_opener.h"

#include "core/compare/model_choice.h"
#include "core/models/model_file.h"
#include "ui/session/comparison_session.h"
#include "ui/text/error_text.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QThread>

#include <filesystem>

namespace fitgauge::ui {

ModelFileDialogs modelFileDialogs(QWidget* window) {
    return {[window] {
                return QFileDialog::getOpenFileName(
                    window, ModelOpener::tr("Open model file"), {},
                    ModelOpener::tr("Model files (*.json *.gguf *.safetensors);;All files (*)"));
            },
            [window](const QString& sentence) {
                QMessageBox box(QMessageBox::Warning, ModelOpener::tr("Open model file"), sentence,
                                QMessageBox::Ok, window);
                box.setTextFormat(Qt::PlainText); // names come from files
                box.exec();
            }};
}

ModelOpener::ModelOpener(ComparisonSession& session, ModelFileDialogs dialogs, QObject* parent)
    : QObject(parent), m_session(session), m_dialogs(std::move(dialogs)) {}

void ModelOpener::askAndOpen() {
    const QString path = m_dialogs.askFile();
    if (!path.isEmpty()) {
        open(path);
    }
}

void ModelOpener::open(const QString& path) {
    const int request = ++m_request;
    const QPointer<ModelOpener> self(this);
    auto* worker = QThread::create([self, request, path] {
        auto model = models::openModelFile(std::filesystem::path(QFile::encodeName(path).toStdString()));
        QMetaObject::invokeMethod(
            qApp,
            [self, request, path, model = std::move(model)]() mutable {
                if (self && self->m_request == request) {
                    self->finish(path, std::move(model));
                }
            },
            Qt::QueuedConnection);
    });
    connect(worker, &QThread::finished, worker, &QObject::deleteLater);
    worker->start();
}

void ModelOpener::finish(const QString& path, Expected<models::Architecture> model) {
    if (!model) {
        m_dialogs.showError(errorText(model.error()));
        return;
    }
    m_session.setWorkload(compare::withModelFromFile(m_session.workload(), std::move(*model)),
                          tr("Open %1").arg(QFileInfo(path).fileName()));
    Q_EMIT opened(path);
}

} // namespace fitgauge::ui
