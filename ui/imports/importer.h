// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imports/import_run.h"

#include <QObject>

#include <functional>
#include <stop_token>

namespace fitgauge::ui {

class ComparisonSession;

// Plans, applies and undoes imports on a worker thread, one at a time, and hands the new catalog to the
// session. What is cancelled, or comes after the owner is gone, is dropped.
class Importer : public QObject {
    Q_OBJECT

  public:
    Importer(ComparisonSession& session, CatalogLink catalog, QObject* parent = nullptr);
    ~Importer() override;

    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    [[nodiscard]] const CatalogLink& catalog() const { return m_catalog; }
    // Empty where there is nothing to undo; reads the catalog file.
    [[nodiscard]] Expected<std::optional<catalog::LastImport>> lastImport() const;

  public Q_SLOTS:
    void plan(const fitgauge::ui::ImportRequest& request);
    void apply(const std::shared_ptr<const fitgauge::ui::ImportPlan>& plan,
               const fitgauge::catalog::FeedOptions& options);
    void undo();
    void cancel(); // the running step; its answer is dropped

  Q_SIGNALS:
    void busyChanged(bool busy);
    void planned(const std::shared_ptr<const fitgauge::ui::ImportPlan>& plan);
    void applied(const fitgauge::catalog::FeedChange& change);
    void undone(const fitgauge::catalog::LastImport& import);
    void failed(const QString& sentence);     // reading or importing
    void undoFailed(const QString& sentence); // no dialog stands open for it

  private:
    // Runs `work` on a worker and `then` with its value on this thread.
    template<typename Work, typename Then>
    void run(Work work, Then then, bool isUndo = false);
    void setBusy(bool busy);
    void take(const std::shared_ptr<const compare::OfferTable>& table);

    ComparisonSession& m_session;
    CatalogLink m_catalog;
    std::stop_source m_stop;
    int m_step = 0; // answers of an earlier one are dropped
    bool m_isBusy = false;
    bool m_mayDrop = false; // the running step only reads
};

} // namespace fitgauge::ui
