// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_run.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QTableWidget;

namespace fitgauge::ui {

// What an import would change: counts, rejected rows by reason, a list of changes, and what the user must
// decide: held prices and a shrunken file.
class ImportPreview : public QWidget {
    Q_OBJECT

  public:
    explicit ImportPreview(QWidget* parent = nullptr);
    void setPlan(const ImportPlan& plan);
    // What the user decided so far.
    [[nodiscard]] catalog::FeedOptions options() const;
    // False while a shrunken file is not accepted, or nothing of the file can be used.
    [[nodiscard]] bool mayApply() const;

    [[nodiscard]] QCheckBox* heldBox() const { return m_held; }
    [[nodiscard]] QCheckBox* shrunkenBox() const { return m_shrunken; }
    [[nodiscard]] QTableWidget* counts() const { return m_counts; }
    [[nodiscard]] QTableWidget* changes() const { return m_changes; }
    [[nodiscard]] QString summary() const;

  Q_SIGNALS:
    void decided();

  private:
    void fillCounts(const ImportPlan& plan);
    void fillChanges(const catalog::FeedChange& change);

    QLabel* m_summary;
    QTableWidget* m_counts;
    QLabel* m_changesTitle;
    QTableWidget* m_changes;
    QCheckBox* m_held;
    QCheckBox* m_shrunken;
    bool m_isUsable = false;
    bool m_isShrunken = false;
};

} // namespace fitgauge::ui
