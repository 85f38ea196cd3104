// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_actions.h"

#include "ui/imports/import_dialog.h"
#include "ui/imports/import_words.h"
#include "ui/imports/importer.h"
#include "ui/text/error_text.h"

#include <QMessageBox>

namespace fitgauge::ui {

ImportActions::ImportActions(ComparisonSession& session, CatalogLink catalog, QWidget* window)
    : QObject(window), m_window(window), m_importer(new Importer(session, std::move(catalog), this)) {
    confirm = [window](const QString& question) {
        QMessageBox box(QMessageBox::Question, tr("Undo import"), question,
                        QMessageBox::Yes | QMessageBox::No, window);
        box.setTextFormat(Qt::PlainText);
        return box.exec() == QMessageBox::Yes;
    };
    tell = [window](const QString& sentence) {
        QMessageBox box(QMessageBox::Information, tr("Import prices"), sentence, QMessageBox::Ok, window);
        box.setTextFormat(Qt::PlainText); // names come from files
        box.exec();
    };
    connect(m_importer, &Importer::applied, this,
            [this](const catalog::FeedChange& change) { Q_EMIT done(importedText(change)); });
    connect(m_importer, &Importer::undoFailed, this, [this](const QString& sentence) { tell(sentence); });
    connect(m_importer, &Importer::undone, this,
            [this](const catalog::LastImport& import) { Q_EMIT done(undoneText(import)); });
}

ImportDialog* ImportActions::importPrices() {
    const auto open = m_window->findChildren<ImportDialog*>(QString(), Qt::FindDirectChildrenOnly);
    auto* dialog = open.isEmpty() ? nullptr : open.back();
    if (dialog == nullptr || !dialog->isVisible()) { // a closed one waits for its end
        dialog = new ImportDialog(*m_importer, m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

void ImportActions::undoImport() {
    const auto last = m_importer->lastImport();
    if (!last) {
        tell(errorText(last.error()));
    } else if (!*last) {
        tell(tr("There is no import to undo: only the last one can be taken back."));
    } else if (!m_importer->isBusy() && confirm(undoQuestion(**last))) {
        m_importer->undo();
    }
}

} // namespace fitgauge::ui
