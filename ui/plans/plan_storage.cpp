// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plans/plan_storage.h"

#include "core/units/csv.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QSaveFile>

namespace fitgauge::ui {

Expected<report::Plan> readPlan(const QString& path) {
    const std::string name = QFile::encodeName(path).toStdString();
    const auto text = readFile(name, report::kMostPlanBytes);
    return text ? report::planFromJson(name, *text) : Expected<report::Plan>(Unexpected(text.error()));
}

Expected<void> writePlan(const QString& path, const report::Plan& plan) {
    QSaveFile file(path);
    const std::string text = report::planAsJson(plan);
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit()) {
        return fail(ErrorCode::FileUnwritable, {path.toStdString(), file.errorString().toStdString()});
    }
    return {};
}

report::Plan planNow(const compare::Comparison& comparison, const QString& name) {
    report::Plan plan = report::planOf(comparison);
    plan.name = name.toStdString();
    plan.program = QCoreApplication::applicationVersion().toStdString();
    plan.savedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    return plan;
}

} // namespace fitgauge::ui
