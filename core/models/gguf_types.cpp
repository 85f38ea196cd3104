// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/gguf_types.h"

#include <algorithm>
#include <array>

namespace fitgauge::models {
namespace {

// Block layouts of ggml, by type number.
constexpr auto kTypes = std::to_array<GgufType>({
    {0, "F32", 1, 4},         {1, "F16", 1, 2},         {2, "Q4_0", 32, 18},      {3, "Q4_1", 32, 20},
    {6, "Q5_0", 32, 22},      {7, "Q5_1", 32, 24},      {8, "Q8_0", 32, 34},      {9, "Q8_1", 32, 36},
    {10, "Q2_K", 256, 84},    {11, "Q3_K", 256, 110},   {12, "Q4_K", 256, 144},   {13, "Q5_K", 256, 176},
    {14, "Q6_K", 256, 210},   {15, "Q8_K", 256, 292},   {16, "IQ2_XXS", 256, 66}, {17, "IQ2_XS", 256, 74},
    {18, "IQ3_XXS", 256, 98}, {19, "IQ1_S", 256, 50},   {20, "IQ4_NL", 32, 18},   {21, "IQ3_S", 256, 110},
    {22, "IQ2_S", 256, 82},   {23, "IQ4_XS", 256, 136}, {24, "I8", 1, 1},         {25, "I16", 1, 2},
    {26, "I32", 1, 4},        {27, "I64", 1, 8},        {28, "F64", 1, 8},        {29, "IQ1_M", 256, 56},
    {30, "BF16", 1, 2},       {34, "TQ1_0", 256, 54},   {35, "TQ2_0", 256, 66},   {39, "MXFP4", 32, 17},
});

struct Mix {
    std::uint32_t fileType;
    std::string_view name;
};

// llama.cpp's file types.
constexpr auto kMixes = std::to_array<Mix>({
    {0, "fp32"},          {1, "gguf:F16"},      {2, "gguf:Q4_0"},    {3, "gguf:Q4_1"},    {7, "gguf:Q8_0"},
    {8, "gguf:Q5_0"},     {9, "gguf:Q5_1"},     {10, "gguf:Q2_K"},   {11, "gguf:Q3_K_S"}, {12, "gguf:Q3_K_M"},
    {13, "gguf:Q3_K_L"},  {14, "gguf:Q4_K_S"},  {15, "gguf:Q4_K_M"}, {16, "gguf:Q5_K_S"}, {17, "gguf:Q5_K_M"},
    {18, "gguf:Q6_K"},    {19, "gguf:IQ2_XXS"}, {20, "gguf:IQ2_XS"}, {21, "gguf:Q2_K_S"}, {22, "gguf:IQ3_XS"},
    {23, "gguf:IQ3_XXS"}, {24, "gguf:IQ1_S"},   {25, "gguf:IQ4_NL"}, {26, "gguf:IQ3_S"},  {27, "gguf:IQ3_M"},
    {28, "gguf:IQ2_S"},   {29, "gguf:IQ2_M"},   {30, "gguf:IQ4_XS"}, {31, "gguf:IQ1_M"},  {32, "gguf:F16"},
    {38, "gguf:MXFP4"},
});

} // namespace

std::optional<GgufType> ggufType(std::uint32_t id) {
    const auto* found =
        std::find_if(kTypes.begin(), kTypes.end(), [&](const GgufType& type) { return type.id == id; });
    return found == kTypes.end() ? std::nullopt : std::optional(*found);
}

std::string_view ggufMixName(std::uint32_t fileType) {
    const auto* found =
        std::find_if(kMixes.begin(), kMixes.end(), [&](const Mix& mix) { return mix.fileType == fileType; });
    return found == kMixes.end() ? std::string_view() : found->name;
}

} // namespace fitgauge::models
