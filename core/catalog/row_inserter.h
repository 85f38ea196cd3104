// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/columns.h"
#include "core/catalog/row_codec.h"

#include <SQLiteCpp/Database.h>

#include <functional>
#include <string>
#include <vector>

// Rows of structs into tables; all throw SQLite::Exception.
namespace fitgauge::catalog {

// INSERT; where `key` names a unique column, a bundled row with the same key is overwritten and anybody
// else's is kept.
[[nodiscard]] std::string insertSql(const char* table, const std::vector<std::string>& names,
                                    const char* key);

// Inserts rows of one table; `visit` tells their columns.
template<typename Row, typename Visit>
class Inserter {
  public:
    Inserter(SQLite::Database& database, const char* table, const char* key, Visit visit)
        : m_visit(visit), m_statement(database, insertSql(table, names(visit), key)) {}

    void insert(const Row& row) {
        RowWriter writer(m_statement);
        m_visit(writer, row);
        m_statement.exec();
        m_statement.reset();
    }

  private:
    static std::vector<std::string> names(Visit visit) {
        ColumnNames columns;
        const Row example{};
        visit(columns, example);
        return columns.names();
    }

    Visit m_visit;
    SQLite::Statement m_statement;
};

template<typename Row>
void insertAll(SQLite::Database& database, const char* table, const char* key, const std::vector<Row>& rows) {
    const auto visit = [](auto& visitor, auto& row) { visitColumns(visitor, row); };
    Inserter<Row, decltype(visit)> inserter(database, table, key, visit);
    for (const Row& row : rows) {
        inserter.insert(row);
    }
}

// Those whose key is not there yet, each told to `added`; rows that are there stay as they are.
template<typename Row, typename Added>
void insertNew(SQLite::Database& database, const char* table, const std::vector<Row>& rows, Added added) {
    ColumnNames columns;
    const Row example{};
    visitColumns(columns, example);
    std::string sql = insertSql(table, columns.names(), nullptr);
    sql.replace(0, std::string("INSERT").size(), "INSERT OR IGNORE");
    SQLite::Statement statement(database, sql);
    for (const Row& row : rows) {
        RowWriter writer(statement);
        visitColumns(writer, row);
        const bool isNew = statement.exec() > 0;
        statement.reset();
        if (isNew) {
            added(row);
        }
    }
}

// Offers with their prices under one snapshot. `meanwhile` is called every few thousand rows and may throw.
void insertOffers(SQLite::Database& database, const std::vector<Offer>& offers, std::int64_t snapshot,
                  const std::function<void()>& meanwhile = {});

} // namespace fitgauge::catalog
