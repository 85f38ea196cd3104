// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/architecture.h"
#include "core/models/byte_input.h"
#include "core/units/result.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace fitgauge::models {

// The metadata that a shape is read from: whole numbers (booleans are 0 and 1), short texts and arrays of
// whole numbers up to one entry a layer. Long arrays (vocabularies) keep their length only.
struct GgufMetadata {
    std::map<std::string, std::int64_t, std::less<>> numbers;
    std::map<std::string, std::string, std::less<>> texts;
    std::map<std::string, std::vector<std::int64_t>, std::less<>> lists;
    std::map<std::string, std::int64_t, std::less<>> lengths; // of every array

    [[nodiscard]] std::int64_t number(std::string_view key, std::int64_t otherwise = 0) const;
};

// What the header of one GGUF file says.
struct GgufFile {
    GgufMetadata metadata;
    std::int64_t tensors = 0;
    std::int64_t parameters = 0;    // elements of all tensors
    std::int64_t tensorBytes = 0;   // exact
    std::int64_t embeddingRows = 0; // of token_embd: the vocabulary
    bool outputMatrix = false;      // output.weight is there: embeddings are not tied
    std::map<std::uint32_t, std::int64_t> bytesByType;

    [[nodiscard]] double bitsPerWeight() const;
};

// Reads header and tensor list, never the weights. Refused with the field's name: another kind of file,
// version 1, big endian, counts or lengths beyond the file, more than 2^20 tensors or keys, unknown tensor
// types, sizes that overflow, tensors beyond the end (where `whole` is set: a header alone may be given
// otherwise). Memory stays below a few MiB whatever the file says.
[[nodiscard]] Expected<GgufFile> readGguf(ByteInput& input, bool whole = false);

// A model in several files: sizes add up, the first file's metadata counts. ModelFieldBad when parts are
// missing or come from different splits.
[[nodiscard]] Expected<GgufFile> joinGguf(std::span<const GgufFile> parts);

// The shape, with exact bytes and parameters of the file. An architecture name that is not known gives
// AttentionKind::Unknown and the weights only.
[[nodiscard]] Expected<Architecture> architectureOf(const GgufFile& file);

} // namespace fitgauge::models
