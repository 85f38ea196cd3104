// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/migrations/steps.h"

// Shipped: do not edit, add a step.
//
// Money is whole nano units of the currency beside it. Days are YYYY-MM-DD, moments YYYY-MM-DDThh:mm:ssZ.
// NULL and '' mean unknown. `verified` 0: no page stands behind the value. `entered_by`: bundled, feed,
// import, user; a refresh touches bundled rows only.
namespace fitgauge::catalog {

const char kFirstSchema[] = R"sql(
CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE provider (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    country TEXT NOT NULL,
    website TEXT NOT NULL,
    entered_by TEXT NOT NULL DEFAULT 'bundled'
) STRICT;

-- One value a row with its own source; the first of a field counts, the others show that pages disagree.
CREATE TABLE provider_fact (
    key INTEGER PRIMARY KEY,
    provider TEXT NOT NULL REFERENCES provider(id) ON DELETE CASCADE,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    remark TEXT NOT NULL,
    source_url TEXT NOT NULL,
    source_kind TEXT NOT NULL,
    as_of TEXT,
    verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
    entered_by TEXT NOT NULL DEFAULT 'bundled'
) STRICT;
CREATE INDEX provider_fact_provider ON provider_fact(provider);

CREATE TABLE billing_rule (
    key INTEGER PRIMARY KEY,
    provider TEXT NOT NULL REFERENCES provider(id) ON DELETE CASCADE,
    product TEXT NOT NULL,
    increment_ms INTEGER CHECK (increment_ms > 0),
    minimum_ms INTEGER NOT NULL CHECK (minimum_ms >= 0),
    rounding TEXT NOT NULL,
    monthly_cap_ms INTEGER CHECK (monthly_cap_ms > 0),
    minimum_nano INTEGER CHECK (minimum_nano >= 0),
    minimum_currency TEXT,
    minimum_share_percent INTEGER NOT NULL,
    amount_exact INTEGER NOT NULL CHECK (amount_exact IN (0, 1)),
    amount_decimals INTEGER NOT NULL,
    amount_rounding TEXT NOT NULL,
    multiplier_thousandths INTEGER NOT NULL,
    storage_increment_ms INTEGER CHECK (storage_increment_ms > 0),
    billing_currency TEXT,
    prices_include_tax INTEGER CHECK (prices_include_tax IN (0, 1)),
    source_url TEXT NOT NULL,
    source_kind TEXT NOT NULL,
    since TEXT,
    as_of TEXT,
    note TEXT NOT NULL,
    entered_by TEXT NOT NULL DEFAULT 'bundled'
) STRICT;
CREATE INDEX billing_rule_provider ON billing_rule(provider);

CREATE TABLE billing_state (
    key INTEGER PRIMARY KEY,
    rule INTEGER NOT NULL REFERENCES billing_rule(key) ON DELETE CASCADE,
    state TEXT NOT NULL,
    billed INTEGER CHECK (billed IN (0, 1)),
    source_url TEXT NOT NULL,
    source_kind TEXT NOT NULL
) STRICT;
CREATE INDEX billing_state_rule ON billing_state(rule);

-- A state that is billed at a price of its own, one row a currency.
CREATE TABLE billing_state_rate (
    key INTEGER PRIMARY KEY,
    state INTEGER NOT NULL REFERENCES billing_state(key) ON DELETE CASCADE,
    nano_per_hour INTEGER NOT NULL CHECK (nano_per_hour >= 0),
    currency TEXT NOT NULL
) STRICT;
CREATE INDEX billing_state_rate_state ON billing_state_rate(state);

CREATE TABLE gpu (
    canonical TEXT PRIMARY KEY,
    vendor TEXT NOT NULL,
    arch TEXT NOT NULL,
    class TEXT NOT NULL,
    form TEXT NOT NULL,
    vram_gb REAL,
    driver_total_mib INTEGER,
    usable_bytes INTEGER,
    memory_type TEXT NOT NULL,
    bandwidth_gbps REAL,
    bf16_tflops REAL,
    fp16_tflops REAL,
    fp8_tflops REAL,
    int8_tops REAL,
    fp4_tflops REAL,
    bf16_native INTEGER CHECK (bf16_native IN (0, 1)),
    fp8_native INTEGER CHECK (fp8_native IN (0, 1)),
    int8_native INTEGER CHECK (int8_native IN (0, 1)),
    fp4_native INTEGER CHECK (fp4_native IN (0, 1)),
    compute_capability TEXT NOT NULL,
    sm_count INTEGER,
    boost_ghz REAL,
    interconnect TEXT NOT NULL,
    link_gbps REAL,
    pcie_generation INTEGER,
    tdp_watts INTEGER,
    year INTEGER,
    evidence TEXT NOT NULL,
    verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
    as_of TEXT,
    notes TEXT NOT NULL,
    entered_by TEXT NOT NULL DEFAULT 'bundled'
) STRICT;

CREATE TABLE gpu_alias (
    alias TEXT PRIMARY KEY,
    canonical TEXT NOT NULL REFERENCES gpu(canonical) ON DELETE CASCADE,
    ambiguous INTEGER NOT NULL CHECK (ambiguous IN (0, 1)),
    seen_in TEXT NOT NULL,
    note TEXT NOT NULL,
    entered_by TEXT NOT NULL DEFAULT 'bundled'
) STRICT;
CREATE INDEX gpu_alias_canonical ON gpu_alias(canonical);

CREATE TABLE model (
    id TEXT PRIMARY KEY,
    family TEXT NOT NULL,
    plain_size INTEGER NOT NULL CHECK (plain_size IN (0, 1)),
    total_parameters INTEGER,
    active_parameters INTEGER,
    layers INTEGER NOT NULL,
    hidden INTEGER NOT NULL,
    attention_heads INTEGER NOT NULL,
    kv_heads INTEGER NOT NULL,
    head_dim INTEGER NOT NULL,
    intermediate INTEGER NOT NULL,
    moe_intermediate INTEGER NOT NULL,
    shared_expert_intermediate INTEGER NOT NULL,
    experts_total INTEGER NOT NULL,
    experts_active INTEGER NOT NULL,
    dense_first_layers INTEGER NOT NULL,
    vocabulary INTEGER NOT NULL,
    tied_embeddings INTEGER NOT NULL CHECK (tied_embeddings IN (0, 1)),
    qkv_bias INTEGER NOT NULL CHECK (qkv_bias IN (0, 1)),
    max_position INTEGER NOT NULL,
    attention TEXT NOT NULL,
    full_attention_layers INTEGER NOT NULL,
    window_layers INTEGER NOT NULL,
    window_tokens INTEGER NOT NULL,
    global_kv_heads INTEGER NOT NULL,
    global_head_dim INTEGER NOT NULL,
    kv_lora_rank INTEGER NOT NULL,
    qk_rope_head_dim INTEGER NOT NULL,
    qk_nope_head_dim INTEGER NOT NULL,
    v_head_dim INTEGER NOT NULL,
    q_lora_rank INTEGER NOT NULL,
    linear_key_heads INTEGER NOT NULL,
    linear_value_heads INTEGER NOT NULL,
    linear_key_dim INTEGER NOT NULL,
    linear_value_dim INTEGER NOT NULL,
    mamba_layers INTEGER NOT NULL,
    mamba_heads INTEGER NOT NULL,
    mamba_head_dim INTEGER NOT NULL,
    mamba_groups INTEGER NOT NULL,
    mamba_state INTEGER NOT NULL,
    conv_kernel INTEGER NOT NULL,
    non_text_parameters INTEGER NOT NULL,
    native_dtype TEXT NOT NULL,
    parameters_source TEXT NOT NULL,
    architecture_source TEXT NOT NULL,
    verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
    as_of TEXT,
    entered_by TEXT NOT NULL DEFAULT 'bundled'
) STRICT;

-- Where offers come from. 'bundled' is the catalog that ships with the program.
CREATE TABLE feed (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    url TEXT NOT NULL DEFAULT '',
    enabled INTEGER NOT NULL DEFAULT 1 CHECK (enabled IN (0, 1))
) STRICT;

-- One successful reading of a feed; its offers hang on it and are swapped for those of the next one.
CREATE TABLE snapshot (
    key INTEGER PRIMARY KEY,
    feed TEXT NOT NULL REFERENCES feed(id) ON DELETE CASCADE,
    taken_at TEXT,
    digest TEXT NOT NULL,
    offers INTEGER NOT NULL
) STRICT;
CREATE INDEX snapshot_feed ON snapshot(feed);

CREATE TABLE offer (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    snapshot INTEGER NOT NULL REFERENCES snapshot(key) ON DELETE CASCADE,
    provider TEXT NOT NULL REFERENCES provider(id),
    product TEXT NOT NULL,
    variant TEXT NOT NULL,
    gpu TEXT NOT NULL REFERENCES gpu(canonical),
    sold_as TEXT NOT NULL,
    gpu_guess INTEGER NOT NULL CHECK (gpu_guess IN (0, 1)),
    gpu_count REAL NOT NULL CHECK (gpu_count > 0),
    gpu_memory_gb REAL,
    market TEXT NOT NULL,
    commitment_months INTEGER NOT NULL,
    region TEXT NOT NULL,
    vcpus REAL,
    ram_gib REAL,
    notes TEXT NOT NULL,
    entered_by TEXT NOT NULL,
    UNIQUE (id, snapshot)
) STRICT;
CREATE INDEX offer_snapshot ON offer(snapshot);
CREATE INDEX offer_provider ON offer(provider);
CREATE INDEX offer_gpu ON offer(gpu);

-- The price now, per hour for the whole offer; NULL: unknown.
CREATE TABLE price (
    offer INTEGER PRIMARY KEY REFERENCES offer(key) ON DELETE CASCADE,
    nano_per_hour INTEGER CHECK (nano_per_hour >= 0),
    currency TEXT,
    valid_from TEXT,
    source_url TEXT NOT NULL,
    source_kind TEXT NOT NULL,
    as_of TEXT,
    verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
    CHECK ((nano_per_hour IS NULL) = (currency IS NULL))
) STRICT;

-- Earlier readings, by the offer's id: they outlive the offer.
CREATE TABLE price_history (
    key INTEGER PRIMARY KEY,
    offer_id TEXT NOT NULL,
    nano_per_hour INTEGER NOT NULL CHECK (nano_per_hour >= 0),
    currency TEXT NOT NULL,
    as_of TEXT,
    valid_until TEXT,
    source_url TEXT NOT NULL,
    source_kind TEXT NOT NULL,
    notes TEXT NOT NULL,
    entered_by TEXT NOT NULL DEFAULT 'bundled'
) STRICT;
CREATE INDEX price_history_offer ON price_history(offer_id);

-- Further price lines of an offer: vCPU, RAM, disk, address, egress.
CREATE TABLE component (
    key INTEGER PRIMARY KEY,
    offer INTEGER NOT NULL REFERENCES offer(key) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    unit TEXT NOT NULL,
    nano_per_unit INTEGER NOT NULL CHECK (nano_per_unit >= 0),
    currency TEXT NOT NULL,
    source_url TEXT NOT NULL,
    source_kind TEXT NOT NULL,
    as_of TEXT
) STRICT;
CREATE INDEX component_offer ON component(offer);

-- What the user typed. Nothing but the user changes or removes these rows.
CREATE TABLE own_offer (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    provider TEXT NOT NULL REFERENCES provider(id),
    product TEXT NOT NULL,
    variant TEXT NOT NULL,
    gpu TEXT NOT NULL REFERENCES gpu(canonical),
    gpu_count REAL NOT NULL CHECK (gpu_count > 0),
    gpu_memory_gb REAL,
    market TEXT NOT NULL,
    commitment_months INTEGER NOT NULL,
    region TEXT NOT NULL,
    vcpus REAL,
    ram_gib REAL,
    nano_per_hour INTEGER CHECK (nano_per_hour >= 0),
    currency TEXT,
    valid_from TEXT,
    notes TEXT NOT NULL,
    source_url TEXT NOT NULL,
    as_of TEXT,
    CHECK ((nano_per_hour IS NULL) = (currency IS NULL))
) STRICT;
CREATE INDEX own_offer_provider ON own_offer(provider);
CREATE INDEX own_offer_gpu ON own_offer(gpu);

CREATE TABLE run_log (
    key INTEGER PRIMARY KEY,
    started_at TEXT NOT NULL,
    finished_at TEXT,
    feed TEXT REFERENCES feed(id) ON DELETE SET NULL,
    seen INTEGER NOT NULL DEFAULT 0,
    kept INTEGER NOT NULL DEFAULT 0,
    rejected INTEGER NOT NULL DEFAULT 0,
    flagged INTEGER NOT NULL DEFAULT 0,
    outcome TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX run_log_feed ON run_log(feed);

CREATE TABLE availability_log (
    key INTEGER PRIMARY KEY,
    offer_id TEXT NOT NULL,
    observed_at TEXT NOT NULL,
    available INTEGER CHECK (available IN (0, 1)),
    source TEXT NOT NULL
) STRICT;
CREATE INDEX availability_log_offer ON availability_log(offer_id);

-- A saved workload, filter and order with the prices of its day, as JSON documents.
CREATE TABLE plan (
    key INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    workload TEXT NOT NULL,
    filter TEXT NOT NULL,
    ordering TEXT NOT NULL,
    prices TEXT NOT NULL
) STRICT;

CREATE TABLE watch (
    key INTEGER PRIMARY KEY,
    offer_id TEXT NOT NULL,
    below_nano_per_hour INTEGER CHECK (below_nano_per_hour >= 0),
    currency TEXT,
    created_at TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
)sql";

} // namespace fitgauge::catalog
