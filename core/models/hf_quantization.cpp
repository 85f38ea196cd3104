// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/hf_config_layers.h"

namespace fitgauge::models {
namespace {

std::string wordIn(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::int64_t numberIn(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

bool flagIn(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

std::string byBits(std::int64_t bits, const char* four, const char* eight) {
    return bits == 4 ? four : (bits == 8 ? eight : "");
}

// The weights of the first group: bits, and whether they are floats.
std::string compressedTensors(const nlohmann::json& config) {
    const auto groups = config.find("config_groups");
    if (groups == config.end() || !groups->is_object() || groups->empty()) {
        return {};
    }
    const nlohmann::json& group = *groups->begin();
    if (!group.is_object() || !group.contains("weights") || !group["weights"].is_object()) {
        return {};
    }
    const nlohmann::json& weights = group["weights"];
    const std::int64_t bits = numberIn(weights, "num_bits");
    if (wordIn(weights, "type") == "float") {
        const bool blocks = wordIn(weights, "strategy") == "block";
        return byBits(bits, "nvfp4", blocks ? "fp8-block" : "fp8");
    }
    return byBits(bits, "int4-gptq", "int8");
}

std::string modelOpt(const nlohmann::json& config) {
    const std::string algorithm = wordIn(config, "quant_algo");
    if (algorithm.find("FP4") != std::string::npos) {
        return "nvfp4";
    }
    return algorithm.find("FP8") != std::string::npos ? "fp8" : "";
}

std::string bitsAndBytes(const nlohmann::json& config) {
    if (flagIn(config, "load_in_8bit") || flagIn(config, "_load_in_8bit")) {
        return "int8";
    }
    return flagIn(config, "bnb_4bit_use_double_quant") ? "nf4-dq" : "nf4";
}

} // namespace

std::string storedFormatOf(const HfFields& fields) {
    const nlohmann::json* config = fields.object("quantization_config");
    if (config == nullptr) {
        config = fields.object("compression_config");
    }
    if (config == nullptr) {
        return {};
    }
    const std::string method = wordIn(*config, "quant_method");
    if (method == "fp8") {
        return config->contains("weight_block_size") && !(*config)["weight_block_size"].is_null()
                   ? "fp8-block"
                   : "fp8";
    }
    if (method == "awq") {
        return byBits(numberIn(*config, "bits"), "int4-awq", "int8");
    }
    if (method == "gptq" || method == "autoround" || method == "auto-round") {
        return byBits(numberIn(*config, "bits"), "int4-gptq", "int8-gptq");
    }
    if (method == "bitsandbytes") {
        return bitsAndBytes(*config);
    }
    if (method == "compressed-tensors") {
        return compressedTensors(*config);
    }
    if (method == "modelopt") {
        return modelOpt(*config);
    }
    return method == "mxfp4" ? "mxfp4" : (method == "fbgemm_fp8" ? "fp8-meta-fbgemm" : "");
}

} // namespace fitgauge::models
