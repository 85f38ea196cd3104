// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/facts.h"

#include <string>

namespace SQLite {
class Database;
}

// Facts to the tables of the catalog and back. All throw SQLite::Exception.
namespace fitgauge::catalog {

// Replaces the bundled rows by those of `facts` and notes `digest`, in one transaction. Rows that a user, an
// import or a feed entered stay, also where they have the key of a bundled row; a bundled provider or GPU
// that such rows refer to stays as well.
void storeBundled(SQLite::Database& database, const Facts& facts, const std::string& digest);

// The digest that storeBundled() noted last; empty when there is none.
[[nodiscard]] std::string storedDigest(SQLite::Database& database);

class OfferSink;

// Everything, with the user's own offers behind the others; `facts` may hold what the database does not. With
// a sink, offers go there. Throws BadRow (row_codec.h) where a row holds what we never write.
void loadFacts(SQLite::Database& database, Facts& facts, OfferSink* sink);

} // namespace fitgauge::catalog
