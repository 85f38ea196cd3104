// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fitgauge::test {

// Writes GGUF headers for tests; every number can be wrong on purpose.
class GgufBuilder {
  public:
    std::uint32_t version = 3;
    std::uint64_t extraTensors = 0; // added to the true counts
    std::uint64_t extraKeys = 0;

    GgufBuilder& text(const std::string& key, const std::string& value) {
        addString(m_keys, key);
        add(m_keys, std::uint32_t{8});
        addString(m_keys, value);
        ++m_keyCount;
        return *this;
    }
    GgufBuilder& number(const std::string& key, std::uint32_t value) {
        addString(m_keys, key);
        add(m_keys, std::uint32_t{4});
        add(m_keys, value);
        ++m_keyCount;
        return *this;
    }
    GgufBuilder& strings(const std::string& key, std::uint64_t claimed,
                         const std::vector<std::string>& values) {
        addString(m_keys, key);
        add(m_keys, std::uint32_t{9});
        add(m_keys, std::uint32_t{8});
        add(m_keys, claimed);
        for (const std::string& value : values) {
            addString(m_keys, value);
        }
        ++m_keyCount;
        return *this;
    }
    GgufBuilder& tensor(const std::string& name, const std::vector<std::uint64_t>& dimensions,
                        std::uint32_t type, std::uint64_t offset = 0) {
        addString(m_tensors, name);
        add(m_tensors, static_cast<std::uint32_t>(dimensions.size()));
        for (const std::uint64_t length : dimensions) {
            add(m_tensors, length);
        }
        add(m_tensors, type);
        add(m_tensors, offset);
        ++m_tensorCount;
        return *this;
    }
    [[nodiscard]] std::vector<std::byte> bytes() const {
        std::vector<std::byte> out;
        for (const char c : {'G', 'G', 'U', 'F'}) {
            out.push_back(static_cast<std::byte>(c));
        }
        add(out, version);
        add(out, m_tensorCount + extraTensors);
        add(out, m_keyCount + extraKeys);
        out.insert(out.end(), m_keys.begin(), m_keys.end());
        out.insert(out.end(), m_tensors.begin(), m_tensors.end());
        return out;
    }

  private:
    template<typename T>
    static void add(std::vector<std::byte>& out, T value) {
        std::array<std::byte, sizeof(T)> bytes{};
        std::memcpy(bytes.data(), &value, sizeof(T));
        for (const std::byte byte : bytes) {
            out.push_back(byte);
        }
    }
    static void addString(std::vector<std::byte>& out, const std::string& text) {
        add(out, static_cast<std::uint64_t>(text.size()));
        for (const char c : text) {
            out.push_back(static_cast<std::byte>(c));
        }
    }

    std::vector<std::byte> m_keys;
    std::vector<std::byte> m_tensors;
    std::uint64_t m_keyCount = 0;
    std::uint64_t m_tensorCount = 0;
};

// A tiny Llama: two layers, one quantised matrix, embeddings of its own.
inline GgufBuilder tinyLlama() {
    GgufBuilder builder;
    builder.text("general.architecture", "llama")
        .text("general.name", "Tiny")
        .number("general.file_type", 15)
        .number("llama.block_count", 2)
        .number("llama.embedding_length", 256)
        .number("llama.feed_forward_length", 512)
        .number("llama.attention.head_count", 8)
        .number("llama.attention.head_count_kv", 2)
        .number("llama.context_length", 4096)
        .strings("tokenizer.ggml.tokens", 3, {"a", "b", "c"})
        .tensor("token_embd.weight", {256, 1000}, 12) // Q4_K: 144 bytes for 256
        .tensor("output.weight", {256, 1000}, 14)     // Q6_K: 210 bytes
        .tensor("blk.0.attn_norm.weight", {256}, 0);  // F32
    return builder;
}

} // namespace fitgauge::test
