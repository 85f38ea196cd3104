// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

// Arrays of numbers to a file and back, for table_copy.h. A file is of one build on one machine: its head
// tells the format and how this build hashes texts. Every array carries its size and a checksum.
namespace fitgauge::compare {

[[nodiscard]] std::uint64_t checksumOf(std::span<const std::byte> bytes);

class RowWriter {
  public:
    explicit RowWriter(const std::filesystem::path& path);

    template<typename T>
    void number(T value) {
        static_assert(std::is_arithmetic_v<T>);
        raw(std::as_bytes(std::span(&value, 1)));
    }
    template<typename T>
    void array(const std::vector<T>& values) {
        static_assert(std::is_trivially_copyable_v<T>);
        block(std::as_bytes(std::span(values)), values.size());
    }
    void text(const std::string& text) { block(std::as_bytes(std::span(text)), text.size()); }
    void texts(const std::vector<std::string>& texts);
    [[nodiscard]] bool isGood();

  private:
    void raw(std::span<const std::byte> bytes);
    void block(std::span<const std::byte> bytes, std::size_t count);

    std::ofstream m_out;
};

// Every read tells whether it went well; after the first that did not, none does.
class RowReader {
  public:
    explicit RowReader(const std::filesystem::path& path);

    template<typename T>
    [[nodiscard]] bool number(T& value) {
        static_assert(std::is_arithmetic_v<T>);
        return raw(std::as_writable_bytes(std::span(&value, 1)));
    }
    template<typename T>
    [[nodiscard]] bool array(std::vector<T>& values) {
        static_assert(std::is_trivially_copyable_v<T>);
        std::size_t count = 0;
        if (!begin(count, sizeof(T))) {
            return false;
        }
        values.resize(count);
        return block(std::as_writable_bytes(std::span(values)));
    }
    [[nodiscard]] bool text(std::string& text);
    [[nodiscard]] bool texts(std::vector<std::string>& texts);

  private:
    [[nodiscard]] bool raw(std::span<std::byte> bytes);
    [[nodiscard]] bool begin(std::size_t& count, std::size_t bytesEach);
    [[nodiscard]] bool block(std::span<std::byte> bytes);

    std::ifstream m_in;
    std::uint64_t m_size = 0; // of the file: no array is larger
    bool m_isGood = false;
};

} // namespace fitgauge::compare
