// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the seed corpus: small valid files of every kind, made here.
#include "tests/unit/models/gguf_builder.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

namespace {

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string text(const std::vector<std::byte>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string safetensors(const std::string& header, std::size_t data) {
    const std::uint64_t length = header.size();
    return std::string(reinterpret_cast<const char*>(&length), sizeof(length)) + header +
           std::string(data, '\0');
}

void writeConfigs(const std::filesystem::path& folder) {
    write(folder / "llama.json",
          R"({"model_type":"llama","hidden_size":4096,"num_hidden_layers":32,)"
          R"("num_attention_heads":32,"num_key_value_heads":8,"intermediate_size":14336,)"
          R"("vocab_size":128256,"quantization_config":{"quant_method":"awq","bits":4}})");
    write(folder / "gemma.json",
          R"({"model_type":"gemma3","text_config":{"model_type":"gemma3_text","hidden_size":)"
          R"(2560,"num_hidden_layers":34,"num_attention_heads":8,"num_key_value_heads":4,)"
          R"("head_dim":256,"intermediate_size":10240,"vocab_size":262208,"sliding_window":)"
          R"(1024,"layer_types":["sliding_attention","full_attention"]}})");
    write(folder / "mla.json",
          R"({"model_type":"deepseek_v3","hidden_size":7168,"num_hidden_layers":61,)"
          R"("num_attention_heads":128,"intermediate_size":18432,"moe_intermediate_size":2048,)"
          R"("n_routed_experts":256,"num_experts_per_tok":8,"n_shared_experts":1,)"
          R"("first_k_dense_replace":3,"kv_lora_rank":512,"qk_rope_head_dim":64,)"
          R"("qk_nope_head_dim":128,"v_head_dim":128,"vocab_size":129280})");
    write(folder / "hybrid.json",
          R"({"model_type":"nemotron_h","hidden_size":2688,"num_hidden_layers":4,)"
          R"("num_attention_heads":32,"num_key_value_heads":2,"head_dim":128,"vocab_size":)"
          R"(131072,"hybrid_override_pattern":"M*E-","ssm_state_size":128,)"
          R"("mamba_num_heads":64,"mamba_head_dim":64,"n_groups":8,"conv_kernel":4})");
}

void writeGguf(const std::filesystem::path& folder) {
    write(folder / "tiny.gguf", text(fitgauge::test::tinyLlama().bytes()));
    fitgauge::test::GgufBuilder latent;
    latent.text("general.architecture", "deepseek2")
        .number("deepseek2.block_count", 2)
        .number("deepseek2.embedding_length", 256)
        .number("deepseek2.attention.head_count", 4)
        .number("deepseek2.attention.kv_lora_rank", 64)
        .number("deepseek2.expert_count", 8)
        .number("deepseek2.expert_feed_forward_length", 64)
        .number("split.count", 2)
        .number("split.no", 0)
        .tensor("token_embd.weight", {256, 100}, 8);
    write(folder / "latent.gguf", text(latent.bytes()));
    fitgauge::test::GgufBuilder hybrid;
    hybrid.text("general.architecture", "qwen3next")
        .number("qwen3next.block_count", 8)
        .number("qwen3next.embedding_length", 256)
        .number("qwen3next.attention.head_count", 4)
        .number("qwen3next.ssm.inner_size", 512)
        .number("qwen3next.ssm.state_size", 128)
        .number("qwen3next.ssm.group_count", 2)
        .number("qwen3next.ssm.time_step_rank", 4)
        .strings("tokenizer.ggml.tokens", 2, {"a", "b"})
        .tensor("token_embd.weight", {256, 100}, 1);
    write(folder / "hybrid.gguf", text(hybrid.bytes()));
}

void writeSafetensors(const std::filesystem::path& folder) {
    write(folder / "two.safetensors",
          safetensors(
              R"({"__metadata__":{"format":"pt"},"a":{"dtype":"BF16","shape":[4,8],"data_offsets":[0,64]},)"
              R"("b":{"dtype":"F8_E4M3","shape":[16],"data_offsets":[64,80]}})",
              80));
    write(folder / "index.json", R"({"metadata":{"total_size":1606},"weight_map":{"a":"1.safetensors"}})");
}

void writeExpressions(const std::filesystem::path& folder) {
    write(folder / "ranges", "vram >= 24 && <= 48 price: 1.5..2 || egress:(0 || unknown)");
    write(folder / "words", "(h100 || \"A100 80\") !spot source: https://example.org as_of > 2026-01-01");
    write(folder / "wrong", "vrm >= || \u2264 (((!!!\"");
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc != 2) {
        std::fputs("usage: fitgauge_fuzz_seeds FOLDER\n", stderr);
        return 2;
    }
    const std::filesystem::path folder(argv[1]);
    writeConfigs(folder / "config");
    writeExpressions(folder / "expression");
    writeGguf(folder / "gguf");
    writeSafetensors(folder / "safetensors");
    return 0;
}
