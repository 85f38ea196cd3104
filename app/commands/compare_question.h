// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/arguments.h"
#include "core/catalog/facts.h"
#include "core/compare/comparison.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fitgauge::app {

// What the window shows at once, asked by words.
struct Question {
    compare::Workload workload;
    compare::Filter filter;
    compare::Order order;
    std::vector<compare::Column> columns; // empty: those of the output's kind
    std::int64_t limit = 0;               // of rows; 0: none was given
};

// --profile, the model, the traffic and the filter: everything that decides the answer.
[[nodiscard]] std::vector<OptionSpec> questionOptions();
// --columns, --limit, --catalog, --json ...: how it is written.
[[nodiscard]] std::span<const OptionSpec> outputOptions();

// The catalog of --catalog or of the data folder. A sentence goes to standard error where it had to be made
// anew.
struct OpenCatalog {
    catalog::Facts facts;
    std::shared_ptr<const compare::OfferTable> table;
};
[[nodiscard]] Expected<OpenCatalog> openCatalogOf(const Arguments& arguments);

// Sentences through `arguments`.
[[nodiscard]] Question readQuestion(Arguments& arguments, const OpenCatalog& catalog);
// The part of it that does not touch workload, filter and order.
void readOutput(Arguments& arguments, Question& question);

} // namespace fitgauge::app
