// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace fitgauge::bench {

// One subcommand of fitgauge_bench: gets the words after its name, prints to standard output, returns the
// exit code (0 ok, 2 usage, 3 data). Their output is a contract that scripts read: see the command table in
// CONTRIBUTING.
using Arguments = std::span<const std::string>;

int accuracyMemory(const std::string& file, Arguments options);
int accuracySpeed(const std::string& file, Arguments options);
int accuracyBilling(const std::string& file, Arguments options);
int scale(Arguments options); // invented offers in the shape of the catalog: one JSON object
int peers(Arguments options); // one query in ours, SQLite, DuckDB and Qt: CSV engine,filter_sort_ms_p50,ratio
int tick(Arguments options);  // the bundled catalog: one JSON object
// Time of one sizing and of reading a GGUF header.
int sizing(Arguments options);
// Time of one speed estimate and of all hardware kinds.
int speed(Arguments options);
// Time of a thousand offers' months of ten thousand sessions.
int billing(Arguments options);

// The value after `name` ("--predictions"), or an empty string.
std::string optionValue(Arguments options, const std::string& name);
bool hasOption(Arguments options, const std::string& name);

// resources/catalog of the source tree: the bench measures the facts that are shipped.
std::string catalogFile(const std::string& name);

} // namespace fitgauge::bench
