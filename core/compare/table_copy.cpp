// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/table_copy.h"

#include "core/compare/table_rows.h"

#include <fstream>
#include <system_error>

namespace fitgauge::compare {
namespace fs = std::filesystem;

CopiedTableSink::CopiedTableSink(fs::path catalog, std::size_t worthACopy)
    : m_catalog(std::move(catalog)), m_worthACopy(worthACopy) {}

fs::path CopiedTableSink::copyOf(const fs::path& catalog) {
    return catalog.string() + ".rows";
}

std::optional<CopiedTableSink::Stamp> CopiedTableSink::stamp() const {
    std::error_code problem;
    const auto waiting = fs::file_size(m_catalog.string() + "-wal", problem);
    if (!problem && waiting > 0) {
        return std::nullopt;
    }
    const auto size = fs::file_size(m_catalog, problem);
    if (problem) {
        return std::nullopt;
    }
    const auto changed = fs::last_write_time(m_catalog, problem);
    return problem ? std::nullopt : std::optional(Stamp{size, changed.time_since_epoch().count()});
}

bool CopiedTableSink::readCopy(const Stamp& stamp) {
    RowReader reader(copyOf(m_catalog));
    Stamp written;
    return reader.number(written.size) && reader.number(written.changed) && written == stamp &&
           m_builder->restoreRows(reader);
}

void CopiedTableSink::begin(const catalog::Facts& facts) {
    m_builder.emplace(facts);
    m_stamp = stamp();
    m_isCopy = m_stamp && readCopy(*m_stamp);
    if (!m_isCopy) {
        m_builder.emplace(facts); // nothing half restored stays
    }
}

// Under another name until it is whole.
void CopiedTableSink::writeCopy(const OfferTable& table, const Stamp& stamp) const {
    const fs::path path = copyOf(m_catalog), writing = path.string() + ".new";
    std::error_code problem;
    bool isWhole = false;
    {
        RowWriter writer(writing);
        writer.number(stamp.size);
        writer.number(stamp.changed);
        OfferTableBuilder::writeRows(writer, table);
        isWhole = writer.isGood();
    }
    if (isWhole) {
        fs::rename(writing, path, problem);
    }
    if (!isWhole || problem) {
        fs::remove(writing, problem);
    }
}

std::shared_ptr<const OfferTable> CopiedTableSink::finish(const std::vector<catalog::PastPrice>& past) {
    auto table = std::move(*m_builder).finish(past);
    m_builder.reset();
    if (m_isCopy) {
        return table;
    }
    if (table->size() < m_worthACopy) {
        std::error_code problem;
        fs::remove(copyOf(m_catalog), problem);
    } else if (m_stamp && stamp() == m_stamp) { // what was read is what stands there now
        writeCopy(*table, *m_stamp);
    }
    return table;
}

} // namespace fitgauge::compare
