// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/hf_config_reader.h"
#include "tests/support/catch.h"

#include <string>

using namespace fitgauge;
using namespace fitgauge::models;
using fitgauge::test::Approx;

namespace {

Architecture read(const std::string& text) {
    const auto model = readHfConfig(text);
    REQUIRE(model);
    return *model;
}

Error refused(const std::string& text) {
    const auto model = readHfConfig(text);
    REQUIRE_FALSE(model);
    return model.error();
}

// Published dimensions of Llama 3.1 8B, written down by us.
const std::string kLlama = R"({"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 32,
 "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 128256,
 "max_position_embeddings": 131072, "tie_word_embeddings": false, "torch_dtype": "bfloat16"})";

std::string with(const std::string& field, const std::string& value) {
    std::string text = kLlama;
    const std::size_t at = text.find("\"" + field + "\": ");
    const std::size_t begin = at + field.size() + 4;
    return text.replace(begin, text.find_first_of(",}", begin) - begin, value);
}

} // namespace

TEST_CASE("A Llama config gives shape and the exact parameter count") {
    const Architecture model = read(kLlama);
    CHECK(model.totalParameters == 8'030'261'248);
    CHECK(model.kvHeads == 8);
    CHECK(model.headDim == 128);
    CHECK(model.attention == AttentionKind::Full);
    CHECK(model.fullAttentionLayers == 32);
    CHECK(model.maxPosition == 131072);
    CHECK(model.storedFormat == "bf16");
}

TEST_CASE("A mixture of experts counts all experts and the active ones") {
    const Architecture model = read(R"({"model_type": "mixtral", "hidden_size": 4096, "num_hidden_layers": 32,
        "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 32000,
        "num_local_experts": 8, "num_experts_per_tok": 2, "sliding_window": null})");
    CHECK(static_cast<double>(*model.totalParameters) == Approx(46.702793e9).epsilon(1e-5));
    CHECK(static_cast<double>(*model.activeParameters) == Approx(12.8799e9).epsilon(1e-3));
    CHECK(model.expertsTotal == 8);
}

TEST_CASE("Compressed latent attention is told by its rank") {
    const Architecture model =
        read(R"({"model_type": "deepseek_v3", "hidden_size": 7168, "num_hidden_layers": 61,
        "num_attention_heads": 128, "num_key_value_heads": 128, "intermediate_size": 18432,
        "moe_intermediate_size": 2048, "n_routed_experts": 256, "n_shared_experts": 1, "num_experts_per_tok": 8,
        "first_k_dense_replace": 3, "kv_lora_rank": 512, "q_lora_rank": 1536, "qk_rope_head_dim": 64,
        "qk_nope_head_dim": 128, "v_head_dim": 128, "vocab_size": 129280,
        "quantization_config": {"quant_method": "fp8", "weight_block_size": [128, 128]}})");
    CHECK(model.attention == AttentionKind::Mla);
    CHECK(static_cast<double>(*model.totalParameters) == Approx(671.026e9).epsilon(1e-4));
    CHECK(model.storedFormat == "fp8-block");
}

TEST_CASE("A nested text config with windows is read") {
    const Architecture model =
        read(R"({"model_type": "gemma3", "architectures": ["Gemma3ForConditionalGeneration"],
        "text_config": {"model_type": "gemma3_text", "hidden_size": 2560, "num_hidden_layers": 34,
        "num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 256, "intermediate_size": 10240,
        "vocab_size": 262208, "sliding_window": 1024, "sliding_window_pattern": 6},
        "vision_config": {"hidden_size": 1152, "num_hidden_layers": 27}})");
    CHECK(model.attention == AttentionKind::SlidingWindow);
    CHECK(model.fullAttentionLayers == 5);
    CHECK(model.windowLayers == 29);
    CHECK(model.tiedEmbeddings);
    CHECK(static_cast<double>(*model.totalParameters) == Approx(4.300e9 - 0.4198e9).epsilon(2e-3));
}

TEST_CASE("A list of layers and linear attention make a hybrid") {
    const Architecture model =
        read(R"({"model_type": "qwen3_next", "hidden_size": 2048, "num_hidden_layers": 48,
        "num_attention_heads": 16, "num_key_value_heads": 2, "head_dim": 256, "intermediate_size": 5120,
        "moe_intermediate_size": 512, "shared_expert_intermediate_size": 512, "num_experts": 512,
        "num_experts_per_tok": 10, "linear_num_key_heads": 16, "linear_num_value_heads": 32,
        "linear_key_head_dim": 128, "linear_value_head_dim": 128, "linear_conv_kernel_dim": 4,
        "full_attention_interval": 4, "mlp_only_layers": [], "decoder_sparse_step": 1, "vocab_size": 151936})");
    CHECK(model.attention == AttentionKind::Hybrid);
    CHECK(model.fullAttentionLayers == 12);
    CHECK(static_cast<double>(*model.totalParameters) == Approx(79.674e9).epsilon(2e-3));
}

TEST_CASE("Windows in every second layer come from the layer list") {
    const Architecture model = read(R"({"model_type": "gpt_oss", "hidden_size": 2880, "num_hidden_layers": 4,
        "num_attention_heads": 64, "num_key_value_heads": 8, "head_dim": 64, "intermediate_size": 2880,
        "num_local_experts": 32, "num_experts_per_tok": 4, "vocab_size": 201088, "sliding_window": 128,
        "layer_types": ["sliding_attention", "full_attention", "sliding_attention", "full_attention"],
        "quantization_config": {"quant_method": "mxfp4"}})");
    CHECK(model.windowLayers == 2);
    CHECK(model.fullAttentionLayers == 2);
    CHECK(model.storedFormat == "mxfp4");
}

TEST_CASE("The GPT line has no gate and older names") {
    const Architecture model =
        read(R"({"model_type": "gpt_bigcode", "n_embd": 2048, "n_layer": 24, "n_head": 16,
        "n_inner": 8192, "vocab_size": 49280, "n_positions": 2048, "multi_query": true})");
    CHECK(model.kvHeads == 1);
    CHECK(model.tiedEmbeddings);
    CHECK(static_cast<double>(*model.totalParameters) == Approx(1.12e9).epsilon(0.01));
}

TEST_CASE("A model type that is not known gives weights only") {
    const Architecture model = read(with("model_type", "\"brand_new_kind\""));
    CHECK(model.attention == AttentionKind::Unknown);
    CHECK(model.totalParameters == 8'030'261'248);
}

TEST_CASE("Quantisation configs are named by format") {
    const auto stored = [](const std::string& config) {
        std::string text = kLlama;
        text.insert(text.size() - 1, ", \"quantization_config\": " + config);
        return read(text).storedFormat;
    };
    CHECK(stored(R"({"quant_method": "awq", "bits": 4})") == "int4-awq");
    CHECK(stored(R"({"quant_method": "gptq", "bits": 8})") == "int8-gptq");
    CHECK(
        stored(
            R"({"quant_method": "bitsandbytes", "load_in_4bit": true, "bnb_4bit_use_double_quant": true})") ==
        "nf4-dq");
    CHECK(stored(R"({"quant_method": "compressed-tensors", "config_groups": {"group_0": {"weights":
        {"num_bits": 8, "type": "float", "strategy": "channel"}}}})") == "fp8");
    CHECK(stored(R"({"quant_method": "modelopt", "quant_algo": "NVFP4"})") == "nvfp4");
    CHECK(stored(R"({"quant_method": "something else"})").empty());
}

TEST_CASE("Bad numbers in a config are refused by the field's name") {
    for (const char* value : {"-1", "\"4096\"", "1.5", "1e30", "99999999999999999999", "[1]", "true"}) {
        const Error error = refused(with("hidden_size", value));
        CHECK(error.code == ErrorCode::ModelFieldBad);
        CHECK(error.arguments.at(1) == "hidden_size");
    }
    CHECK(refused(with("num_hidden_layers", "null")).arguments.at(1) == "num_hidden_layers");
    CHECK(refused(with("num_hidden_layers", "1000000")).code == ErrorCode::ModelFieldBad);
    CHECK(refused(with("num_key_value_heads", "64")).arguments.at(1) == "num_key_value_heads");
    CHECK(refused(with("vocab_size", "0")).code == ErrorCode::ModelFieldMissing);
}

TEST_CASE("Files that are no config are refused without a crash") {
    CHECK(refused("").code == ErrorCode::ModelJsonMalformed);
    CHECK(refused("{\"a\": ").code == ErrorCode::ModelJsonMalformed);
    CHECK(refused(with("hidden_size", "1e999")).arguments.at(1) == "number"); // found by the fuzzer
    CHECK(refused("[1, 2]").code == ErrorCode::ModelFileForeign);
    CHECK(refused("{}").code == ErrorCode::ModelFieldMissing);
    CHECK(refused(std::string(2'000'000, '[')).arguments.at(1) == "nesting");
    CHECK(refused(std::string(200'000'000, ' ')).code == ErrorCode::FileTooLarge);
}
