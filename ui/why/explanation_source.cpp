// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/explanation_source.h"

#include <QPromise>
#include <QThreadPool>

namespace fitgauge::ui {

ExplanationSource::ExplanationSource(QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ExplanationSource::finish);
}

void ExplanationSource::request(Shared comparison) {
    m_wanted = std::move(comparison);
    if (!isBusy() && m_wanted != nullptr) {
        start();
    }
}

// The promise belongs to the worker alone: it may end after this object is gone.
void ExplanationSource::start() {
    m_running = std::move(m_wanted);
    m_wanted = nullptr;
    const auto promise = std::make_shared<QPromise<WhyFindings>>();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, comparison = m_running] {
        promise->start();
        promise->addResult(WhyFindings{compare::explain(*comparison), compare::passingOffers(*comparison)});
        promise->finish();
    });
}

void ExplanationSource::finish() {
    const Shared comparison = std::move(m_running);
    m_running = nullptr;
    if (m_wanted != nullptr) {
        start();
        return;
    }
    Q_EMIT found(comparison, m_watcher.result());
}

} // namespace fitgauge::ui
