// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// Archives made by hand, byte by byte, so that tests need no writer and can break them where they like.
namespace fitgauge::test {

inline std::uint32_t crc32Of(const std::string& bytes) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : bytes) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return ~crc;
}

inline void put(std::string& bytes, std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i) {
        bytes += static_cast<char>((value >> (8 * i)) & 0xFFU);
    }
}

// Entries without compression (method 0): local headers, central directory, end record.
inline std::string storedZip(const std::vector<std::pair<std::string, std::string>>& entries) {
    std::string bytes, directory;
    for (const auto& [name, content] : entries) {
        const auto offset = static_cast<std::uint32_t>(bytes.size());
        std::string common;
        put(common, 20, 2);          // version needed
        put(common, 0, 2);           // flags
        put(common, 0, 2);           // stored
        put(common, 0x00210000U, 4); // 1980-01-01
        put(common, crc32Of(content), 4);
        put(common, static_cast<std::uint32_t>(content.size()), 4);
        put(common, static_cast<std::uint32_t>(content.size()), 4);
        put(common, static_cast<std::uint32_t>(name.size()), 2);
        put(common, 0, 2);
        bytes += "PK\x03\x04" + common + name + content;
        directory += "PK\x01\x02";
        put(directory, 20, 2);
        directory += common;
        put(directory, 0, 2); // comment
        put(directory, 0, 2); // disk
        put(directory, 0, 2);
        put(directory, 0, 4);
        put(directory, offset, 4);
        directory += name;
    }
    const auto start = static_cast<std::uint32_t>(bytes.size());
    bytes += directory + "PK\x05\x06";
    put(bytes, 0, 4);
    put(bytes, static_cast<std::uint32_t>(entries.size()), 2);
    put(bytes, static_cast<std::uint32_t>(entries.size()), 2);
    put(bytes, static_cast<std::uint32_t>(directory.size()), 4);
    put(bytes, start, 4);
    put(bytes, 0, 2);
    return bytes;
}

} // namespace fitgauge::test
