// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/migrations/steps.h"

// Shipped: do not edit, add a step.
//
// A suspect price stays with its offer and carries a mark; version 1 kept it in the history alone. An import
// keeps the offers of the reading before it (snapshot.current 0), so that it can be undone: everything it
// wrote names its run.
namespace fitgauge::catalog {

const char kSuspectPrices[] = R"sql(
ALTER TABLE price ADD COLUMN suspect INTEGER NOT NULL DEFAULT 0 CHECK (suspect IN (0, 1));

-- 0: offers of an earlier reading, kept for an undo; nothing but the undo looks at them.
ALTER TABLE snapshot ADD COLUMN current INTEGER NOT NULL DEFAULT 1 CHECK (current IN (0, 1));

-- What the run brought and what it replaced. Only the last import can be undone.
ALTER TABLE run_log ADD COLUMN snapshot INTEGER REFERENCES snapshot(key) ON DELETE SET NULL;
ALTER TABLE run_log ADD COLUMN previous INTEGER REFERENCES snapshot(key) ON DELETE SET NULL;
ALTER TABLE run_log ADD COLUMN undoable INTEGER NOT NULL DEFAULT 0 CHECK (undoable IN (0, 1));

-- What was rented, so that the history of a card outlives its offers.
ALTER TABLE price_history ADD COLUMN suspect INTEGER NOT NULL DEFAULT 0 CHECK (suspect IN (0, 1));
ALTER TABLE price_history ADD COLUMN gpu TEXT NOT NULL DEFAULT '';
ALTER TABLE price_history ADD COLUMN gpu_count REAL;
ALTER TABLE price_history ADD COLUMN market TEXT;
ALTER TABLE price_history ADD COLUMN run INTEGER REFERENCES run_log(key) ON DELETE SET NULL;

-- Offers that a feed had and has no longer: when they went, at which price, and the run that brought them
-- back.
CREATE TABLE vanished_offer (
    key INTEGER PRIMARY KEY,
    offer_id TEXT NOT NULL,
    feed TEXT NOT NULL REFERENCES feed(id) ON DELETE CASCADE,
    gpu TEXT NOT NULL,
    vanished_on TEXT NOT NULL,
    nano_per_hour INTEGER CHECK (nano_per_hour >= 0),
    currency TEXT,
    run INTEGER NOT NULL REFERENCES run_log(key) ON DELETE CASCADE,
    back_run INTEGER REFERENCES run_log(key) ON DELETE SET NULL,
    CHECK ((nano_per_hour IS NULL) = (currency IS NULL))
) STRICT;
CREATE INDEX vanished_offer_id ON vanished_offer(offer_id);
CREATE INDEX vanished_offer_feed ON vanished_offer(feed);

-- Providers and parts that a run had to add.
CREATE TABLE run_added (
    run INTEGER NOT NULL REFERENCES run_log(key) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('provider', 'gpu')),
    id TEXT NOT NULL,
    PRIMARY KEY (run, kind, id)
) STRICT, WITHOUT ROWID;

UPDATE price_history SET suspect = 1 WHERE notes LIKE 'suspect: %';
UPDATE price_history SET (gpu, gpu_count, market) =
    (SELECT gpu, gpu_count, market FROM offer WHERE offer.id = price_history.offer_id)
    WHERE offer_id IN (SELECT id FROM offer);
UPDATE price SET (nano_per_hour, currency, suspect) =
    (SELECT past.nano_per_hour, past.currency, 1 FROM offer JOIN price_history past ON past.offer_id = offer.id
     WHERE offer.key = price.offer AND past.suspect = 1 ORDER BY past.key DESC LIMIT 1)
    WHERE nano_per_hour IS NULL
    AND offer IN (SELECT offer.key FROM offer JOIN price_history past ON past.offer_id = offer.id
                  WHERE offer.entered_by = 'feed' AND past.suspect = 1);
)sql";

} // namespace fitgauge::catalog
