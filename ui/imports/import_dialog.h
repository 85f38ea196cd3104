// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_run.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace fitgauge::ui {

class Importer;
class ImportPreview;

// "Import prices…": which source and file, then what it would change, then, when the user says so, the
// import. Reading and writing run on a worker; Cancel stops either.
class ImportDialog : public QDialog {
    Q_OBJECT

  public:
    explicit ImportDialog(Importer& importer, QWidget* parent = nullptr);

    void setFile(const QString& path); // guesses provider and source from its name where it tells
    [[nodiscard]] QComboBox* feed() const { return m_feed; }
    [[nodiscard]] QLineEdit* provider() const { return m_provider; }
    [[nodiscard]] QLineEdit* file() const { return m_file; }
    [[nodiscard]] QPushButton* next() const { return m_next; }
    [[nodiscard]] ImportPreview* preview() const { return m_preview; }
    [[nodiscard]] QString message() const;
    [[nodiscard]] bool isPreviewShown() const;
    // Asks for a file; empty when the user changed their mind. Tests replace it.
    std::function<QString()> askFile;

    void reject() override;

  private:
    [[nodiscard]] QWidget* makeForm();
    [[nodiscard]] QLayout* makeFoot();
    void goOn();
    void goBack();
    void read();
    void suggestProvider();
    void showPlan(const std::shared_ptr<const ImportPlan>& plan);
    void showMessage(const QString& sentence);
    void updateState();

    Importer& m_importer;
    QStackedWidget* m_pages;
    QComboBox* m_feed;
    QLineEdit* m_provider;
    QLineEdit* m_file;
    ImportPreview* m_preview;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_cancel;
    std::shared_ptr<const ImportPlan> m_plan;
};

} // namespace fitgauge::ui
