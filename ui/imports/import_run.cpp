// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_run.h"

#include "core/compare/offer_table_builder.h"
#include "core/feeds/feed_file.h"
#include "core/feeds/to_batch.h"

namespace fitgauge::ui {
namespace {

constexpr std::size_t kExamples = 200; // of each kind: what a person may look through

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
        feeds::readFeedFile(*request.feed, request.file,
                            {facts->gpus, resolver, instances, request.provider, request.today}, stop);
    if (stop.stop_requested()) {
        return cancelled();
    }
    if (!result) {
        return Unexpected(result.error());
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
