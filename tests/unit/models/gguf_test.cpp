// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_reader.h"
#include "tests/support/catch.h"
#include "tests/unit/models/gguf_builder.h"

#include <sstream>

using namespace fitgauge;
using namespace fitgauge::models;
using namespace fitgauge::test;

namespace {

Expected<GgufFile> read(const GgufBuilder& builder, bool whole = false) {
    const std::vector<std::byte> bytes = builder.bytes();
    ByteInput input(bytes);
    return readGguf(input, whole);
}

Error refused(const GgufBuilder& builder, bool whole = false) {
    const auto file = read(builder, whole);
    REQUIRE_FALSE(file);
    return file.error();
}

constexpr std::int64_t kTinyBytes = 1000 * 144 + 1000 * 210 + 256 * 4;

} // namespace

TEST_CASE("A GGUF header gives exact bytes and the shape") {
    const auto file = read(tinyLlama());
    REQUIRE(file);
    CHECK(file->tensorBytes == kTinyBytes);
    CHECK(file->parameters == 2 * 256 * 1000 + 256);
    const auto model = architectureOf(*file);
    REQUIRE(model);
    CHECK(model->id == "Tiny");
    CHECK(model->layers == 2);
    CHECK(model->kvHeads == 2);
    CHECK(model->headDim == 32);
    CHECK(model->vocabulary == 1000);
    CHECK_FALSE(model->tiedEmbeddings);
    CHECK(model->storedFormat == "gguf:Q4_K_M");
    CHECK(model->storedBytes == kTinyBytes);
    CHECK(model->attention == AttentionKind::Full);
}

TEST_CASE("A stream is read like bytes in memory and cut off anywhere is refused") {
    const std::vector<std::byte> bytes = tinyLlama().bytes();
    std::string text(bytes.size(), '\0');
    std::memcpy(text.data(), bytes.data(), bytes.size());
    std::istringstream stream(text);
    ByteInput whole(stream, text.size());
    CHECK(readGguf(whole)->tensorBytes == kTinyBytes);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        ByteInput cut{std::span<const std::byte>(bytes).first(length)};
        CHECK_FALSE(readGguf(cut));
    }
}

TEST_CASE("A GGUF file without its data is refused when the whole file is expected") {
    CHECK(refused(tinyLlama(), true).code == ErrorCode::ModelFileTruncated);
}

TEST_CASE("GGUF of another byte order or version is named as such") {
    GgufBuilder big = tinyLlama();
    big.version = 0x03000000;
    CHECK(refused(big).arguments.at(1) == "big endian");
    GgufBuilder old = tinyLlama();
    old.version = 1;
    CHECK(refused(old).code == ErrorCode::ModelUnsupported);
    const std::vector<std::byte> zip(64, std::byte{'P'});
    ByteInput input(zip);
    CHECK(readGguf(input).error().code == ErrorCode::ModelFileForeign);
}

TEST_CASE("Counts and lengths beyond a GGUF file are refused before memory is taken") {
    GgufBuilder tensors = tinyLlama();
    tensors.extraTensors = std::uint64_t{1} << 62U;
    CHECK(refused(tensors).arguments.at(1) == "tensor count");
    GgufBuilder keys = tinyLlama();
    keys.extraKeys = std::uint64_t{1} << 40U;
    CHECK(refused(keys).arguments.at(1) == "metadata count");
    GgufBuilder list = tinyLlama();
    list.strings("tokenizer.ggml.merges", std::uint64_t{1} << 60U, {});
    CHECK(refused(list).arguments.at(1) == "tokenizer.ggml.merges length");
}

TEST_CASE("GGUF tensors of unknown types or impossible dimensions are refused by name") {
    CHECK(refused(tinyLlama().tensor("odd.weight", {256}, 99)).code == ErrorCode::ModelUnsupported);
    const auto dimensions = [](const std::vector<std::uint64_t>& lengths) {
        return refused(tinyLlama().tensor("odd.weight", lengths, 12)).arguments.at(1);
    };
    CHECK(dimensions({0}) == "odd.weight dimensions");
    CHECK(dimensions({100}) == "odd.weight dimensions"); // no whole block
    CHECK(dimensions({256, std::uint64_t{1} << 62U}) == "odd.weight dimensions");
    CHECK(dimensions({256, 1, 1, 1, 1, 1, 1, 1, 1}) == "odd.weight dimension count");
}

TEST_CASE("A GGUF model in two files adds up and a missing part is noticed") {
    const auto part = [](std::uint32_t number) {
        GgufBuilder builder;
        builder.text("general.architecture", "llama")
            .number("split.no", number)
            .number("split.count", 2)
            .number("split.tensors.count", 2)
            .tensor("blk." + std::to_string(number) + ".ffn_up.weight", {256, 10}, 8);
        return *read(builder);
    };
    const std::vector<GgufFile> both = {part(0), part(1)};
    const auto joined = joinGguf(both);
    REQUIRE(joined);
    CHECK(joined->tensorBytes == 2 * 10 * 8 * 34);
    CHECK(joinGguf(std::span(both).first(1)).error().arguments.at(1) == "split.count");
    const std::vector<GgufFile> twice = {part(0), part(0)};
    CHECK(joinGguf(twice).error().arguments.at(1) == "split.no");
}

TEST_CASE("A GGUF shape that cannot be is refused and an unknown one gives weights only") {
    GgufBuilder absurd;
    absurd.text("general.architecture", "llama").number("llama.block_count", 4'000'000'000U);
    CHECK(architectureOf(*read(absurd)).error().arguments.at(1) == "block_count");
    GgufBuilder unknown;
    unknown.text("general.architecture", "brandnew").number("brandnew.block_count", 2);
    unknown.number("brandnew.embedding_length", 256).tensor("a", {32}, 8);
    const auto model = architectureOf(*read(unknown));
    REQUIRE(model);
    CHECK(model->attention == AttentionKind::Unknown);
    CHECK(model->storedBytes == 34);
    CHECK(architectureOf(*read(GgufBuilder())).error().code == ErrorCode::ModelFieldMissing);
}
