// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/words.h"
#include "core/units/bytes.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

// Structs to SQL rows and back. A struct tells its columns once, through visitColumns(visitor, row): a
// ColumnNames collects the names, a RowWriter binds, a RowLoader reads.
namespace fitgauge::catalog {

// A row holds what no program of ours writes; caught where the catalog is opened.
class BadRow : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class ColumnNames {
  public:
    template<typename T>
    void operator()(const char* name, const T&) {
        m_names.emplace_back(name);
    }
    void money(const char* nano, const char* currency, const std::optional<Money>&) {
        m_names.insert(m_names.end(), {nano, currency});
    }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

  private:
    std::vector<std::string> m_names;
};

class RowWriter {
  public:
    explicit RowWriter(SQLite::Statement& statement) : m_statement(statement) {}

    template<typename T>
    void operator()(const char*, const T& value) {
        ++m_index;
        bind(value);
    }
    void money(const char* nano, const char* currency, const std::optional<Money>& value) {
        (*this)(nano, value ? std::optional(value->nano) : std::nullopt);
        (*this)(currency, value ? std::optional(value->currency) : std::nullopt);
    }

  private:
    template<typename T>
    void bind(const std::optional<T>& value) {
        if (value) {
            bind(*value);
        } else {
            m_statement.bind(m_index);
        }
    }
    void bind(const std::string& value) { m_statement.bind(m_index, value); }
    void bind(std::int64_t value) { m_statement.bind(m_index, value); }
    void bind(int value) { m_statement.bind(m_index, value); }
    void bind(bool value) { m_statement.bind(m_index, value ? 1 : 0); }
    void bind(double value) { m_statement.bind(m_index, value); }
    void bind(Bytes value) { bind(value.count()); }
    void bind(Duration value) { bind(value.inMilliseconds()); }
    void bind(Date value) { bind(value.toIso()); }
    void bind(Currency value) { bind(value.code()); }
    void bind(Tri value) {
        bind(value == Tri::Unknown ? std::nullopt : std::optional(value == Tri::Yes ? 1 : 0));
    }
    template<typename E>
    requires std::is_enum_v<E>
    void bind(E value) { bind(std::string(wordFor(value))); }

    SQLite::Statement& m_statement;
    int m_index = 0;
};

class RowLoader {
  public:
    explicit RowLoader(SQLite::Statement& statement) : m_statement(statement) {}

    template<typename T>
    void operator()(const char* name, T& value) {
        m_name = name;
        load(m_statement.getColumn(m_index++), value);
    }
    void money(const char* nano, const char* currency, std::optional<Money>& value) {
        std::optional<std::int64_t> amount;
        std::optional<Currency> unit;
        (*this)(nano, amount);
        (*this)(currency, unit);
        value = amount && unit ? std::optional(Money{*amount, *unit}) : std::nullopt;
    }

  private:
    using Cell = const SQLite::Column&;

    [[noreturn]] void bad() const { throw BadRow(m_name); }

    template<typename T>
    void load(Cell cell, std::optional<T>& value) {
        value.reset();
        if (!cell.isNull()) {
            load(cell, value.emplace());
        }
    }
    void load(Cell cell, std::string& value) { value = cell.getString(); }
    void load(Cell cell, std::int64_t& value) { value = cell.getInt64(); }
    void load(Cell cell, int& value) { value = cell.getInt(); }
    void load(Cell cell, bool& value) { value = cell.getInt() != 0; }
    void load(Cell cell, double& value) { value = cell.getDouble(); }
    void load(Cell cell, Bytes& value) { value = Bytes(cell.getInt64()); }
    void load(Cell cell, Duration& value) { value = Duration::milliseconds(cell.getInt64()); }
    void load(Cell cell, Date& value) {
        const auto date = Date::parse(cell.getString());
        if (!date) {
            bad();
        }
        value = *date;
    }
    void load(Cell cell, Currency& value) {
        const auto currency = Currency::parse(cell.getString());
        if (!currency) {
            bad();
        }
        value = *currency;
    }
    void load(Cell cell, Tri& value) { value = cell.isNull() ? Tri::Unknown : triOf(cell.getInt() != 0); }
    template<typename E>
    requires std::is_enum_v<E>
    void load(Cell cell, E& value) {
        const auto parsed = fromWord<E>(cell.getString());
        if (!parsed) {
            bad();
        }
        value = *parsed;
    }

    SQLite::Statement& m_statement;
    int m_index = 0;
    const char* m_name = "";
};

} // namespace fitgauge::catalog
