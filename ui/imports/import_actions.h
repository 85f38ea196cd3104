// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_run.h"

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace fitgauge::ui {

class ComparisonSession;
class ImportDialog;
class Importer;

// What the File menu does with price files, over one window.
class ImportActions : public QObject {
    Q_OBJECT

  public:
    ImportActions(ComparisonSession& session, CatalogLink catalog, QWidget* window);

    [[nodiscard]] Importer& importer() const { return *m_importer; }
    // A question with yes and no, and a sentence to read; tests replace them.
    std::function<bool(const QString& question)> confirm;
    std::function<void(const QString& sentence)> tell;

  public Q_SLOTS:
    fitgauge::ui::ImportDialog* importPrices(); // opens the dialog, or brings it to the front
    void undoImport();

  Q_SIGNALS:
    void done(const QString& sentence); // for the notice line

  private:
    QWidget* m_window;
    Importer* m_importer;
};

} // namespace fitgauge::ui
