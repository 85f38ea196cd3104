// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>

// Price files of gigabytes are read in pieces, so that they need little memory and a file that becomes
// shorter meanwhile ends early instead of ending the program.
namespace fitgauge::feeds {

class ByteSource {
  public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    // Up to `most` (> 0) bytes; how many it were, 0 at the end or after an error.
    [[nodiscard]] virtual std::size_t read(char* into, std::size_t most) = 0;
    virtual void rewind() = 0;
    // About how many bytes there are; 0 where that is not known.
    [[nodiscard]] virtual std::uint64_t sizeHint() const = 0;
};

// Bytes that are in memory already and outlive the object.
class TextSource final : public ByteSource {
  public:
    explicit TextSource(std::string_view text) : m_text(text) {}
    [[nodiscard]] std::size_t read(char* into, std::size_t most) override;
    void rewind() override { m_at = 0; }
    [[nodiscard]] std::uint64_t sizeHint() const override { return m_text.size(); }

  private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

// A source byte by byte, as nlohmann's parser takes it: begin() once, then up to end().
class ByteWalk {
  public:
    explicit ByteWalk(ByteSource& source);

    class Iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = char;
        using difference_type = std::ptrdiff_t;
        using pointer = const char*;
        using reference = const char&;

        Iterator() = default; // the end
        explicit Iterator(ByteWalk& walk) : m_walk(&walk) {}
        reference operator*() const { return *m_walk->m_at; }
        Iterator& operator++() {
            m_walk->advance();
            return *this;
        }
        Iterator operator++(int) { return ++*this; } // an input iterator: no copy stays behind
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.isAtEnd() == b.isAtEnd(); }

      private:
        [[nodiscard]] bool isAtEnd() const { return m_walk == nullptr || m_walk->m_at == m_walk->m_end; }
        ByteWalk* m_walk = nullptr;
    };
    [[nodiscard]] Iterator begin() { return Iterator(*this); }
    [[nodiscard]] static Iterator end() { return {}; }

    void skip(std::string_view bytes); // as long as the next one is one of `bytes`
    [[nodiscard]] char next() const;   // 0 at the end
    static constexpr std::size_t kPiece = std::size_t{1} << 18U;

  private:
    void advance() {
        if (++m_at == m_end) {
            refill();
        }
    }
    void refill();

    ByteSource& m_source;
    std::unique_ptr<char[]> m_buffer; // NOLINT(modernize-avoid-c-arrays)
    const char *m_at = nullptr, *m_end = nullptr;
};

// A source in pieces of whole records of a CSV file: each ends after a line end outside quotes, as far as one
// is found near its end. A piece stands until the next one is asked for.
class LinePieces {
  public:
    explicit LinePieces(ByteSource& source, std::size_t pieceBytes = std::size_t{4} << 20U)
        : m_source(source), m_pieceBytes(pieceBytes) {}

    [[nodiscard]] bool next(std::string_view& piece);

    // A line that is longer is cut.
    static constexpr std::size_t kMostLineBytes = std::size_t{64} << 20U;

  private:
    bool fill(std::size_t bytes); // false at the end of the source
    [[nodiscard]] std::size_t cut() const;

    ByteSource& m_source;
    std::size_t m_pieceBytes;
    std::string m_buffer;
    std::size_t m_used = 0; // bytes of m_buffer that were handed out
};

} // namespace fitgauge::feeds
