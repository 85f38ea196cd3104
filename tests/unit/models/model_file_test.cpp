// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/model_file.h"

#include "core/compare/model_choice.h"
#include "core/sizing/format.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/unit/models/gguf_builder.h"

#include <cstring>
#include <fstream>

using namespace fitgauge;
using namespace fitgauge::models;

namespace {

const std::string kConfig = R"json({"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 32,
    "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 128256,
    "max_position_embeddings": 131072, "torch_dtype": "bfloat16"})json";

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string safetensors(std::int64_t bytes) {
    const std::string header = R"({"w": {"dtype": "BF16", "shape": [)" + std::to_string(bytes / 2) +
                               R"(], "data_offsets": [0, )" + std::to_string(bytes) + "]}}";
    const auto length = static_cast<std::uint64_t>(header.size());
    std::string file(sizeof(length), '\0');
    std::memcpy(file.data(), &length, sizeof(length));
    return file + header + std::string(static_cast<std::size_t>(bytes), 'x');
}

std::string gguf(std::uint32_t part, std::uint32_t parts) {
    test::GgufBuilder builder;
    builder.text("general.architecture", "llama").text("general.name", "Tiny");
    builder.number("llama.block_count", 2).number("llama.embedding_length", 64);
    builder.number("llama.attention.head_count", 4).number("llama.attention.head_count_kv", 2);
    builder.number("llama.feed_forward_length", 128).number("llama.context_length", 512);
    if (parts > 1) {
        builder.number("split.no", part).number("split.count", parts);
    }
    builder.tensor("token_embd.weight", {64, 100}, 0);
    const auto header = builder.bytes();
    std::string file(reinterpret_cast<const char*>(header.data()), header.size());
    return file + std::string(64 * 100 * 4 + 64, 'x');
}

} // namespace

TEST_CASE("A configuration alone gives the shape and with its weights beside it the exact bytes") {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder / "My-8B");
    write(folder / "My-8B" / "config.json", kConfig);
    const auto shape = openModelFile(folder / "My-8B" / "config.json");
    REQUIRE(shape);
    CHECK(shape->id == "My-8B");
    CHECK(shape->layers == 32);
    CHECK(shape->storedBytes == 0);
    CHECK(shape->storedFormat == "bf16");
    write(folder / "My-8B" / "model.safetensors", safetensors(4096));
    CHECK(openModelFile(folder / "My-8B")->storedBytes == 4096);
    CHECK(openModelFile(folder / "My-8B" / "model.safetensors")->storedBytes == 4096);
}

TEST_CASE("Split safetensors add up from any part and want their configuration") {
    const test::TemporaryFolder folder;
    write(folder / "model-00001-of-00002.safetensors", safetensors(1000));
    write(folder / "model-00002-of-00002.safetensors", safetensors(500));
    const auto without = openModelFile(folder / "model-00002-of-00002.safetensors");
    REQUIRE_FALSE(without);
    CHECK(without.error().code == ErrorCode::FileMissing);
    write(folder / "config.json", kConfig);
    CHECK(openModelFile(folder / "model-00002-of-00002.safetensors")->storedBytes == 1500);
    std::filesystem::remove(folder / "model-00001-of-00002.safetensors");
    const auto missing = openModelFile(folder / "model-00002-of-00002.safetensors");
    REQUIRE_FALSE(missing);
    CHECK(missing.error().code == ErrorCode::FileMissing);
}

TEST_CASE("A GGUF file is known by its first bytes and its parts are found from any of them") {
    const test::TemporaryFolder folder;
    write(folder / "tiny", gguf(0, 1));
    const auto one = openModelFile(folder / "tiny");
    REQUIRE(one);
    CHECK(one->storedBytes == 64 * 100 * 4);
    for (const std::uint32_t part : {1U, 2U}) {
        write(folder / ("t-0000" + std::to_string(part) + "-of-00002.gguf"), gguf(part - 1, 2));
    }
    const auto two = openModelFile(folder / "t-00002-of-00002.gguf");
    REQUIRE(two);
    CHECK(two->storedBytes == 2 * 64 * 100 * 4);
}

TEST_CASE("What is no model is refused by name") {
    const test::TemporaryFolder folder;
    CHECK(openModelFile(folder / "nothing").error().code == ErrorCode::FileMissing);
    CHECK(openModelFile(folder.path()).error().code == ErrorCode::FileMissing);
    write(folder / "notes.json", "[1, 2");
    CHECK(openModelFile(folder / "notes.json").error().code == ErrorCode::ModelJsonMalformed);
    write(folder / "broken.gguf", "GGUF\x03");
    CHECK(openModelFile(folder / "broken.gguf").error().code == ErrorCode::ModelFileTruncated);
}

TEST_CASE("A model from a file brings its format and a GGUF its engine") {
    compare::Workload workload;
    workload.serving.engine = sizing::Engine::Vllm;
    Architecture model;
    model.storedBytes = 1;
    for (const auto& [format, engine] :
         {std::pair{sizing::WeightFormat::GgufQ4_K_M, sizing::Engine::LlamaCpp},
          std::pair{sizing::WeightFormat::Fp8, sizing::Engine::Vllm}}) {
        model.storedFormat = std::string(sizing::formatName(format));
        workload = compare::withModelFromFile(workload, model);
        CHECK(workload.serving.weights == format);
        CHECK(workload.serving.engine == engine);
    }
}
