// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "core/report/launch.h"

#include <QDialog>

class QTabWidget;

namespace fitgauge::ui {

// Commands that start what was sized on one offer, a tab a tool, to be copied.
class LaunchDialog : public QDialog {
    Q_OBJECT

  public:
    LaunchDialog(std::shared_ptr<const compare::Comparison> comparison, compare::OfferTable::Row row,
                 QWidget* parent = nullptr);

    [[nodiscard]] QTabWidget* tabs() const { return m_tabs; }
    [[nodiscard]] QString commandText(int tab) const;
    [[nodiscard]] QString notes(int tab) const; // one sentence a line
    void copyCurrent();

  private:
    struct Page {
        QString text, notes;
    };
    void addPage(const QString& name, const report::Launch& launch);

    QTabWidget* m_tabs;
    std::vector<Page> m_pages;
};

// The sentence of a note.
[[nodiscard]] QString launchNoteText(report::LaunchNote note);

} // namespace fitgauge::ui
