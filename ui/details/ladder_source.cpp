// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/ladder_source.h"

#include "core/compare/what_if.h"

#include <QPromise>
#include <QThreadPool>

namespace fitgauge::ui {

namespace {
constexpr int kRestMs = 150;
} // namespace

LadderSource::LadderSource(QObject* parent) : QObject(parent) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &LadderSource::start);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &LadderSource::finish);
}

void LadderSource::request(Shared comparison) {
    m_wanted = std::move(comparison);
    m_rest.start();
}

// The promise belongs to the worker alone: it may end after this object is gone.
void LadderSource::start() {
    if (m_running != nullptr || m_wanted == nullptr) {
        return;
    }
    m_running = std::move(m_wanted);
    m_wanted = nullptr;
    const auto promise = std::make_shared<QPromise<PrecisionOutlook>>();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, comparison = m_running] {
        promise->start();
        promise->addResult(
            PrecisionOutlook{compare::precisionLadderOf(*comparison), compare::cheaperIf8Bit(*comparison)});
        promise->finish();
    });
}

void LadderSource::finish() {
    const Shared comparison = std::move(m_running);
    m_running = nullptr;
    if (m_wanted != nullptr) {
        start();
        return;
    }
    Q_EMIT found(comparison, m_watcher.result());
}

} // namespace fitgauge::ui
