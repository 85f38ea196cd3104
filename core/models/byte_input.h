// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <span>
#include <string>
#include <vector>

namespace fitgauge::models {

// Reads a file front to back in blocks, or bytes in memory: never more than asked, never beyond `size`.
// Little endian numbers, as GGUF and safetensors use them.
class ByteInput {
  public:
    explicit ByteInput(std::span<const std::byte> bytes);
    // `size` is the length of the file, bytes; the stream is read in blocks of 64 KiB.
    ByteInput(std::istream& stream, std::uint64_t size);

    [[nodiscard]] std::uint64_t position() const { return m_position; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] std::uint64_t remaining() const { return m_size - m_position; }

    // False when the input ends before `count` bytes.
    bool read(void* target, std::size_t count);
    bool skip(std::uint64_t count);

    template<typename T>
    bool readNumber(T& value) {
        return read(&value, sizeof(T)); // all machines that this runs on are little endian
    }

  private:
    bool refill();

    std::span<const std::byte> m_bytes; // all of the input, or the block at hand
    std::istream* m_stream = nullptr;
    std::vector<std::byte> m_block;
    std::size_t m_offset = 0; // in m_bytes
    std::uint64_t m_position = 0;
    std::uint64_t m_size = 0;
};

} // namespace fitgauge::models
