// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/table_rows.h"

#include <cstring>
#include <functional>
#include <numeric>
#include <string_view>
#include <system_error>

namespace fitgauge::compare {
namespace {

constexpr std::uint64_t kFormat = 0x3153'574F'5247'4654; // raise with every change of what is written
constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15ULL;

// Places of ids depend on how the library hashes them.
std::uint64_t hashOfLibrary() {
    return std::hash<std::string_view>{}("aws/p5.48xlarge/h100-sxm5-80gb-x8/us-east-1/on_demand");
}

} // namespace

std::uint64_t checksumOf(std::span<const std::byte> bytes) {
    std::uint64_t sum = bytes.size();
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= bytes.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, sizeof(word));
        sum = (sum ^ word) * kFactor;
        sum ^= sum >> 32U;
    }
    for (; at < bytes.size(); ++at) {
        sum = (sum ^ static_cast<std::uint64_t>(bytes[at])) * kFactor;
    }
    return sum;
}

RowWriter::RowWriter(const std::filesystem::path& path) : m_out(path, std::ios::binary | std::ios::trunc) {
    number(kFormat);
    number(hashOfLibrary());
}

void RowWriter::raw(std::span<const std::byte> bytes) {
    m_out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

void RowWriter::block(std::span<const std::byte> bytes, std::size_t count) {
    number(static_cast<std::uint64_t>(count));
    raw(bytes);
    number(checksumOf(bytes));
}

void RowWriter::texts(const std::vector<std::string>& texts) {
    std::vector<std::uint64_t> lengths;
    lengths.reserve(texts.size());
    std::string all;
    for (const std::string& each : texts) {
        lengths.push_back(each.size());
        all += each;
    }
    array(lengths);
    text(all);
}

bool RowWriter::isGood() {
    m_out.flush();
    return m_out.good();
}

RowReader::RowReader(const std::filesystem::path& path) : m_in(path, std::ios::binary) {
    std::error_code problem;
    m_size = std::filesystem::file_size(path, problem);
    m_isGood = m_in.good() && !problem;
    std::uint64_t format = 0, hash = 0;
    m_isGood = number(format) && number(hash) && format == kFormat && hash == hashOfLibrary();
}

bool RowReader::raw(std::span<std::byte> bytes) {
    if (m_isGood && !bytes.empty()) {
        m_in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        m_isGood = m_in.gcount() == static_cast<std::streamsize>(bytes.size());
    }
    return m_isGood;
}

bool RowReader::begin(std::size_t& count, std::size_t bytesEach) {
    std::uint64_t said = 0;
    m_isGood = number(said) && said <= m_size / bytesEach;
    count = m_isGood ? static_cast<std::size_t>(said) : 0;
    return m_isGood;
}

bool RowReader::block(std::span<std::byte> bytes) {
    std::uint64_t sum = 0;
    m_isGood = raw(bytes) && number(sum) && sum == checksumOf(bytes);
    return m_isGood;
}

bool RowReader::text(std::string& text) {
    std::size_t count = 0;
    if (!begin(count, 1)) {
        return false;
    }
    text.resize(count);
    return block(std::as_writable_bytes(std::span(text)));
}

bool RowReader::texts(std::vector<std::string>& texts) {
    std::vector<std::uint64_t> lengths;
    std::string all;
    if (!array(lengths) || !text(all)) {
        return false;
    }
    std::uint64_t at = 0;
    texts.clear();
    texts.reserve(lengths.size());
    for (const std::uint64_t length : lengths) {
        if (length > all.size() - at) {
            return m_isGood = false;
        }
        texts.emplace_back(all, at, length);
        at += length;
    }
    return m_isGood = at == all.size();
}

} // namespace fitgauge::compare
