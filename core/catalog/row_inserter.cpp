// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/row_inserter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace fitgauge::catalog {

std::string insertSql(const char* table, const std::vector<std::string>& names, const char* key) {
    const std::vector<std::string> marks(names.size(), "?");
    std::string sql =
        fmt::format("INSERT INTO {}({}) VALUES({})", table, fmt::join(names, ","), fmt::join(marks, ","));
    if (key != nullptr) {
        std::vector<std::string> updates;
        updates.reserve(names.size());
        for (const std::string& name : names) {
            updates.push_back(fmt::format("{0} = excluded.{0}", name));
        }
        sql += fmt::format(" ON CONFLICT({}) DO UPDATE SET {} WHERE {}.entered_by = 'bundled'", key,
                           fmt::join(updates, ", "), table);
    }
    return sql;
}

void insertOffers(SQLite::Database& database, const std::vector<Offer>& offers, std::int64_t snapshot,
                  const std::function<void()>& meanwhile) {
    constexpr std::size_t kRowsBetween = 4'096;
    std::int64_t key = 0;
    std::size_t written = 0;
    const auto visitOffer = [&](auto& visitor, auto& row) {
        visitOfferColumns(visitor, row);
        visitor("snapshot", snapshot);
    };
    const auto visitPrice = [&](auto& visitor, auto& row) {
        visitPriceColumns(visitor, row);
        visitor("offer", key);
    };
    Inserter<Offer, decltype(visitOffer)> offerInserter(database, "offer", nullptr, visitOffer);
    Inserter<Offer, decltype(visitPrice)> priceInserter(database, "price", nullptr, visitPrice);
    for (const Offer& offer : offers) {
        if (meanwhile && written++ % kRowsBetween == 0) {
            meanwhile();
        }
        offerInserter.insert(offer);
        key = database.getLastInsertRowid();
        priceInserter.insert(offer);
    }
}

} // namespace fitgauge::catalog
