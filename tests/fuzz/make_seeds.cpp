// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the seed corpus: small valid files of every kind, made here.
#include "tests/unit/feeds/zip_support.h"
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

// The byte before the text chooses feed and provider, as fuzz_feed_csv reads it.
std::string chosen(std::size_t feed, std::size_t provider, const std::string& text) {
    constexpr std::size_t kFeeds = 4;
    return std::string(1, static_cast<char>(feed + kFeeds * provider)) + text;
}

const std::string kGpuhunt =
    "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,gpu_vendor\n"
    "a,eu,1.5,4,16,1,L4,24,False,nvidia\nb,us,\"0.4\",2,8,1,A100,10,True,nvidia\n";

void writeFeedTables(const std::filesystem::path& folder) {
    const std::string sky =
        "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,"
        "Region,AvailabilityZone\n";
    write(folder / "skypilot",
          chosen(0, 0,
                 sky + "a,A100-80GB,4,96,480,\"{'Gpus': [{'Name': 'A100-80GB', 'MemoryInfo': "
                       "{'SizeInMiB': 327680}}]}\",5.2,1.6,eu,\nb,H100,0,1,2,H100,NaN,,x,y,z\n"));
    write(folder / "gcp",
          chosen(0, 2,
                 sky + ",L4,1,,,,0.56,0.23,r,r-a\ng2-standard-4,,,4,16,,0.14,0.06,r,r-a\n"
                       ",tpu-v6e-8,1,,,tpu-v6e-8,21.6,700.0,r,r-a\n,H100,8,,,,80,76,r,r-b\n"));
    write(folder / "azure", chosen(0, 3, sky + "Standard_NC6s_v3,,1,6,112,,3,1,eastus,V1,V2\n"));
    write(folder / "vast",
          chosen(0, 4,
                 sky + "4x-RTX_4060_Ti-32-65536,RTX4060,4,32,64,\"{'SizeInMiB': 65520}\",0.29,0.00,"
                       "\", CN, AS\",\n"));
    write(folder / "gpuhunt", chosen(1, 0, kGpuhunt));
    write(folder / "own",
          chosen(2, 0,
                 "# map price = Preis\n# set currency = EUR\nAnbieter;provider;gpu;gpus;Preis;date\n"
                 "a;x;\"8x L4\";2;1.234,5 \xE2\x82\xAC;2026-11-20\nb;y;A100 (80 GB);;0,5;20.11.2026\n"));
    write(folder / "aws",
          chosen(3, 1,
                 "\"FormatVersion\",\"v1.0\"\n\"SKU\",\"TermType\",\"PricePerUnit\",\"Currency\","
                 "\"Unit\",\"Instance Type\",\"Product Family\",\"Operating System\",\"Tenancy\"\n"
                 "\"1\",\"OnDemand\",\"3.06\",\"USD\",\"Hrs\",\"p3.2xlarge\",\"Compute Instance\","
                 "\"Linux\",\"Shared\"\n"));
}

// The byte before the text is the place of the feed in allFeeds().
void writeFeedAnswers(const std::filesystem::path& folder) {
    const std::string answers[] = {
        R"({"Items": [{"currencyCode": "USD", "armRegionName": "eastus", "unitOfMeasure": "1 Hour", "type": "Reservation",
            "reservationTerm": "1 Year", "armSkuName": "Standard_NC6s_v3", "retailPrice": 3.06, "savingsPlan":
            [{"retailPrice": 2, "term": "3 Years"}]}], "NextPageLink": "https://x/"})",
        R"({"products": {"A": {"productFamily": "Compute Instance", "attributes": {"instanceType": "p3.2xlarge",
            "operatingSystem": "Linux", "tenancy": "Shared"}}}, "terms": {"OnDemand": {"A": {"T": {"priceDimensions":
            {"R": {"unit": "Hrs", "pricePerUnit": {"USD": "3.06"}}}, "termAttributes": {}}}}}})",
        R"({"skus": [{"description": "Nvidia L4 GPU running in Iowa", "category": {"usageType": "OnDemand"},
            "serviceRegions": ["us"], "pricingInfo": [{"pricingExpression": {"tieredRates": [{"unitPrice":
            {"currencyCode": "USD", "units": "0", "nanos": 560000000}}]}}]}, {"description":
            "G2 Instance Core running in Iowa", "category": {"usageType": "OnDemand"}, "serviceRegions": ["us"],
            "pricingInfo": [{"pricingExpression": {"tieredRates": [{"unitPrice": {"currencyCode": "USD", "units": "0",
            "nanos": 25000000}}]}}]}]})",
        R"({"data": {"gpuTypes": [{"id": "NVIDIA L4", "memoryInGb": 24, "secureCloud": true, "communityCloud": true,
            "securePrice": 0.69, "communityPrice": 0.34, "secureSpotPrice": 0.69, "oneMonthPrice": 0.61}]}})",
        R"({"gpus": [{"id": "L4", "price": {"secure": 0.5, "community": 0, "serverless": 0.9}}]})",
        R"({"offers": [{"machine_id": 7, "gpu_name": "A100 SXM4", "num_gpus": 2, "gpu_ram": 81920, "cpu_cores": 64,
            "cpu_cores_effective": 16, "cpu_ram": 262144, "dph_base": 1.8, "min_bid": 0.5, "rentable": true}]})",
        R"({"items": [{"displayName": "OCI - Compute - GPU - L4", "metricName": "GPU Per Hour",
            "currencyCodeLocalizations": [{"currencyCode": "USD", "prices": [{"model": "PAY_AS_YOU_GO", "value": 4.0}]}]}]})",
        R"({"plans": [{"id": "a", "vcpu_count": 2, "ram": 15360, "hourly_cost": 0.303, "locations": ["ams"],
            "gpu_vram_gb": 10, "gpu_type": "NVIDIA_A100"}], "meta": {"links": {"next": "x"}}})",
        R"({"data": {"instance_types": [{"brand_short": "L4", "variants": [{"name": "a", "gpu_count": 1,
            "vram": 25757220864, "cost_per_hour": 39.0, "nodes_per_dc": {"nc": 12}}]}]}})",
        R"({"machineTypes": [{"dataCenterId": "no", "machineType": "a", "gpuModel": "L4", "minVcpu": 2, "minMemoryGib": 4,
            "vcpuPriceHr": {"value": "0.002"}, "memoryGibPriceHr": {"value": "0.003"}, "gpuPriceHr": {"value": "0.45"},
            "maxGpuFree": 2}]})",
        R"json({"data": {"a": {"instance_type": {"name": "a", "gpu_description": "H100 (80 GB SXM5)",
            "price_cents_per_hour": 2392, "specs": {"gpus": 8}}, "regions_with_capacity_available": [{"name": "us"}]}}})json",
        R"({"items": [{"cloudId": "1L4", "gpuType": "L4_24GB", "provider": "x", "gpuCount": 1, "isSpot": true, "disk":
            {"defaultCount": 100, "pricePerUnit": 0.0001}, "prices": {"onDemand": 0.94, "currency": "USD"}}]})",
        R"([{"instance_type": "a", "model": "L4", "gpu": {"number_of_gpus": 4}, "gpu_memory": {"size_in_gigabytes": 96},
            "price_per_hour": "1.96", "spot_price": null, "currency": "usd"}])"};
    std::size_t number = 0;
    for (const std::string& answer : answers) {
        for (char feed = 0; feed < 20; ++feed) { // whose it is, the readers tell
            write(folder / (std::to_string(number) + "-" + std::to_string(feed)), feed + answer);
        }
        ++number;
    }
}

void writeFeedArchives(const std::filesystem::path& folder) {
    write(folder / "one.zip", fitgauge::test::storedZip({{"aws.csv", kGpuhunt}}));
    write(folder / "two.zip",
          fitgauge::test::storedZip({{"v3/runpod.csv", kGpuhunt}, {"bad.csv", "<html>"}, {"x.txt", ""}}));
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
    writeFeedTables(folder / "feed_csv");
    writeFeedAnswers(folder / "feed_json");
    writeFeedArchives(folder / "feed_zip");
    return 0;
}
