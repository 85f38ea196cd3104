// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_run.h"

#include "core/compare/offer_table_builder.h"
#include "core/feeds/to_batch.h"

#include <QFile>

namespace fitgauge::ui {
namespace {

// AWS's file of all regions has some ten of them.
constexpr qint64 kMostBytes = qint64{64} << 30U;
constexpr std::size_t kExamples = 200; // of each kind: what a person may look through

// The bytes of a file, mapped: the system reads and drops its pages as a feed walks over them. They live as
// long as `file` is open.
Expected<std::string_view> mapped(QFile& file) {
    const std::string name = QFile::encodeName(file.fileName()).toStdString();
    if (!file.exists()) {
        return fail(ErrorCode::FileMissing, {name});
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::FileUnreadable, {name, file.errorString().toStdString()});
    }
    if (file.size() > kMostBytes) {
        return fail(ErrorCode::FileTooLarge, {name, std::to_string(file.size()), std::to_string(kMostBytes)});
    }
    if (file.size() == 0) {
        return std::string_view();
    }
    const uchar* bytes = file.map(0, file.size());
    if (bytes == nullptr) {
        return fail(ErrorCode::FileUnreadable, {name, file.errorString().toStdString()});
    }
    return std::string_view(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(file.size()));
}

Expected<std::shared_ptr<const compare::OfferTable>> currentTable(const CatalogLink& catalog) {
    compare::OfferTableSink sink;
    const auto facts = catalog.open(&sink);
    if (!facts) {
        return Unexpected(facts.error());
    }
    return sink.finish(facts->pastPrices);
}

std::shared_ptr<ImportPlan> planOf(const feeds::ReadResult& result) {
    auto plan = std::make_shared<ImportPlan>();
    plan->seen = result.seen;
    plan->kept = result.kept;
    plan->rejected = result.rejected;
    plan->flagged = result.flagged;
    plan->rejectedBy = result.rejectedBy;
    return plan;
}

std::shared_ptr<const ImportPlan> cancelled() {
    auto plan = std::make_shared<ImportPlan>();
    plan->isCancelled = true;
    return plan;
}

} // namespace

Expected<std::shared_ptr<const ImportPlan>>
planImport(const CatalogLink& catalog, const ImportRequest& request, const std::stop_token& stop) {
    QFile file(QFile::decodeName(QByteArray::fromStdString(request.file.string())));
    const auto bytes = mapped(file);
    if (!bytes) {
        return Unexpected(bytes.error());
    }
    const auto facts = catalog.open(nullptr);
    if (!facts) {
        return Unexpected(facts.error());
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    const hardware::AliasResolver resolver(facts->gpus, facts->aliases);
    const feeds::InstanceTable instances = catalog.instances();
    const auto result =
        request.feed->read(*bytes, {facts->gpus, resolver, instances, request.provider, request.today});
    if (!result) {
        return Unexpected(result.error());
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    auto plan = planOf(*result);
    plan->batch = feeds::toBatch(*result, *request.feed, request.provider, *facts, request.today);
    auto change =
        catalog::storeFeed(catalog.file, plan->batch, {.apply = false, .examples = kExamples, .stop = stop});
    if (!change) {
        return Unexpected(change.error());
    }
    plan->change = *std::move(change);
    plan->isCancelled = plan->change.isCancelled;
    return plan;
}

Expected<ImportOutcome> applyImport(const CatalogLink& catalog, const ImportPlan& plan,
                                    catalog::FeedOptions options) {
    options.apply = true;
    auto change = catalog::storeFeed(catalog.file, plan.batch, options);
    if (!change) {
        return Unexpected(change.error());
    }
    ImportOutcome outcome{*std::move(change), nullptr};
    if (outcome.change.applied) {
        auto table = currentTable(catalog);
        if (!table) {
            return Unexpected(table.error());
        }
        outcome.table = *std::move(table);
    }
    return outcome;
}

Expected<UndoOutcome> undoImport(const CatalogLink& catalog) {
    auto undone = catalog::undoLastImport(catalog.file);
    if (!undone) {
        return Unexpected(undone.error());
    }
    UndoOutcome outcome{*std::move(undone), nullptr};
    if (outcome.undone) {
        auto table = currentTable(catalog);
        if (!table) {
            return Unexpected(table.error());
        }
        outcome.table = *std::move(table);
    }
    return outcome;
}

} // namespace fitgauge::ui
