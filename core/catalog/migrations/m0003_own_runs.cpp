// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/migrations/steps.h"

// Shipped: do not edit, add a step.
//
// What the user measured on rented machines. No import and no refresh touches these rows; a card or model
// that the catalog does not know may stand here, so nothing is referenced.
namespace fitgauge::catalog {

const char kOwnRuns[] = R"sql(
CREATE TABLE own_run (
    key INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL CHECK (gpu <> ''),
    cards INTEGER NOT NULL CHECK (cards BETWEEN 1 AND 1000000),
    engine TEXT NOT NULL,
    model TEXT NOT NULL CHECK (model <> ''),
    weights TEXT NOT NULL,
    users INTEGER NOT NULL CHECK (users BETWEEN 1 AND 1000000),
    prompt_tokens INTEGER NOT NULL CHECK (prompt_tokens BETWEEN 1 AND 100000000),
    answer_tokens INTEGER NOT NULL CHECK (answer_tokens BETWEEN 1 AND 100000000),
    output_tokens_per_s REAL NOT NULL CHECK (output_tokens_per_s > 0 AND output_tokens_per_s < 1e12),
    first_token_s REAL CHECK (first_token_s > 0 AND first_token_s < 1e9),
    time_per_output_token_s REAL CHECK (time_per_output_token_s > 0 AND time_per_output_token_s < 1e9),
    peak_bytes INTEGER CHECK (peak_bytes > 0),
    day TEXT,
    note TEXT NOT NULL DEFAULT ''
) STRICT;
)sql";

} // namespace fitgauge::catalog
