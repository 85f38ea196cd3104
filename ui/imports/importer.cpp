// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/importer.h"

#include "ui/session/comparison_session.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

namespace fitgauge::ui {

Importer::Importer(ComparisonSession& session, CatalogLink catalog, QObject* parent)
    : QObject(parent), m_session(session), m_catalog(std::move(catalog)) {}

Importer::~Importer() {
    m_stop.request_stop();
}

template<typename Work, typename Then>
void Importer::run(Work work, Then then, bool isUndo) {
    m_stop = std::stop_source();
    const int step = ++m_step;
    setBusy(true);
    const QPointer<Importer> owner(this);
    auto* worker = QThread::create(
        [owner, step, isUndo, stop = m_stop.get_token(), work = std::move(work), then = std::move(then)] {
            auto result = work(stop);
            // The owner may be gone by then; the queued call is dropped with it.
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [owner, step, isUndo, result = std::move(result), then] {
                    if (owner == nullptr || owner->m_step != step) {
                        return;
                    }
                    owner->setBusy(false);
                    if (result) {
                        then(*result);
                    } else if (isUndo) {
                        Q_EMIT owner->undoFailed(errorText(result.error()));
                    } else {
                        Q_EMIT owner->failed(errorText(result.error()));
                    }
                },
                Qt::QueuedConnection);
        });
    connect(worker, &QThread::finished, worker, &QObject::deleteLater);
    worker->start();
}

void Importer::setBusy(bool busy) {
    m_isBusy = busy;
    Q_EMIT busyChanged(busy);
}

void Importer::take(const std::shared_ptr<const compare::OfferTable>& table) {
    if (table != nullptr) {
        m_session.setTable(table);
    }
}

Expected<std::optional<catalog::LastImport>> Importer::lastImport() const {
    return catalog::lastImport(m_catalog.file);
}

void Importer::plan(const ImportRequest& request) {
    if (m_isBusy) {
        return;
    }
    m_mayDrop = true;
    run([catalog = m_catalog,
         request](const std::stop_token& stop) { return planImport(catalog, request, stop); },
        [this](const std::shared_ptr<const ImportPlan>& plan) {
            if (!plan->isCancelled) {
                Q_EMIT planned(plan);
            }
        });
}

void Importer::apply(const std::shared_ptr<const ImportPlan>& plan, const catalog::FeedOptions& options) {
    if (m_isBusy) {
        return;
    }
    m_mayDrop = false;
    run(
        [catalog = m_catalog, plan, options](const std::stop_token& stop) {
            auto stoppable = options;
            stoppable.stop = stop;
            return applyImport(catalog, *plan, stoppable);
        },
        [this](const ImportOutcome& outcome) {
            take(outcome.table);
            if (outcome.change.applied) {
                Q_EMIT applied(outcome.change);
            }
        });
}

void Importer::undo() {
    if (m_isBusy) {
        return;
    }
    m_mayDrop = false;
    run([catalog = m_catalog](const std::stop_token& /*stop*/) { return undoImport(catalog); },
        [this](const UndoOutcome& outcome) {
            take(outcome.table);
            if (outcome.undone) {
                Q_EMIT undone(*outcome.undone);
            }
        },
        true);
}

// Writing either stops before its end or is done: its answer is waited for. Reading is dropped at once.
void Importer::cancel() {
    m_stop.request_stop();
    if (m_isBusy && m_mayDrop) {
        ++m_step;
        setBusy(false);
    }
}

} // namespace fitgauge::ui
