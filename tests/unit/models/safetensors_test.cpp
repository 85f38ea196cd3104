// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/safetensors_reader.h"
#include "tests/support/catch.h"

#include <cstring>
#include <string>
#include <vector>

using namespace fitgauge;
using namespace fitgauge::models;

namespace {

std::vector<std::byte> file(const std::string& header, std::uint64_t length, std::size_t data = 0) {
    std::vector<std::byte> bytes(sizeof(length) + header.size() + data);
    std::memcpy(bytes.data(), &length, sizeof(length));
    std::memcpy(bytes.data() + sizeof(length), header.data(), header.size());
    return bytes;
}

Expected<StoredTensors> read(const std::string& header, bool whole = false, std::size_t data = 0) {
    const std::vector<std::byte> bytes = file(header, header.size(), data);
    ByteInput input(bytes);
    return readSafetensors(input, whole);
}

const std::string kTwo = R"({"__metadata__": {"format": "pt"},
 "a": {"dtype": "BF16", "shape": [4, 8], "data_offsets": [0, 64]},
 "b": {"dtype": "F8_E4M3", "shape": [16], "data_offsets": [64, 80]}})";

} // namespace

TEST_CASE("A safetensors header gives exact bytes by type") {
    const auto tensors = read(kTwo, true, 80);
    REQUIRE(tensors);
    CHECK(tensors->tensors == 2);
    CHECK(tensors->bytes == 80);
    CHECK(tensors->elements == 48);
    CHECK(tensors->bytesByType.at("BF16") == 64);
    CHECK(read(kTwo, true, 79).error().code == ErrorCode::ModelFileTruncated);
}

TEST_CASE("A safetensors header length beyond the file is refused before memory is taken") {
    for (const std::uint64_t length : {std::uint64_t{1000}, std::uint64_t{1} << 40U, ~std::uint64_t{0}}) {
        const std::vector<std::byte> bytes = file(kTwo, length);
        ByteInput input(bytes);
        CHECK(readSafetensors(input).error().arguments.at(1) == "header length");
    }
    ByteInput empty{std::span<const std::byte>()};
    CHECK(readSafetensors(empty).error().code == ErrorCode::ModelFileTruncated);
}

TEST_CASE("Wrong entries of a safetensors header are refused by name") {
    const auto field = [](const std::string& entry) {
        const auto tensors = read("{\"w\": " + entry + "}");
        REQUIRE_FALSE(tensors);
        return tensors.error().arguments.at(1);
    };
    CHECK(field(R"({"dtype": "BF16", "shape": [4], "data_offsets": [0, 9]})") == "w data_offsets");
    CHECK(field(R"({"dtype": "BF16", "shape": [-4], "data_offsets": [0, 8]})") == "w shape");
    CHECK(field(R"({"dtype": "BF16", "shape": [4611686018427387904, 64], "data_offsets": [0, 8]})") ==
          "w shape");
    CHECK(field(R"({"dtype": "Q4", "shape": [4], "data_offsets": [0, 8]})") == "dtype Q4");
    CHECK(field(R"({"shape": [4], "data_offsets": [0, 8]})") == "w dtype");
    CHECK(field(R"({"dtype": "BF16", "data_offsets": [0, 8]})") == "w shape");
    CHECK(field(R"({"dtype": "BF16", "shape": [4], "data_offsets": [0, 8, 9]})") == "w data_offsets");
    CHECK(read("{\"w\": ").error().code == ErrorCode::ModelJsonMalformed);
    CHECK(read(std::string(5000, '[')).error().arguments.at(1) == "header nesting");
}

TEST_CASE("An index of safetensors files gives the total") {
    const auto index = readSafetensorsIndex(
        R"({"metadata": {"total_size": 16060522496}, "weight_map": {"a": "m-1.safetensors", "b": "m-2.safetensors"}})");
    REQUIRE(index);
    CHECK(index->bytes == 16'060'522'496);
    CHECK(index->tensors == 2);
    CHECK(readSafetensorsIndex(R"({"weight_map": {}})").error().code == ErrorCode::ModelFieldMissing);
    CHECK(readSafetensorsIndex(R"({"metadata": {"total_size": -1}})").error().code ==
          ErrorCode::ModelFieldBad);
    CHECK(readSafetensorsIndex("{").error().code == ErrorCode::ModelJsonMalformed);
    const StoredTensors one = *read(kTwo);
    const std::vector<StoredTensors> parts = {one, one};
    CHECK(joinSafetensors(parts).bytes == 160);
}
