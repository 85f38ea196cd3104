// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/words.h"

#include "core/hardware/gpu_table.h"

#include <array>

namespace fitgauge::catalog {
namespace {

constexpr auto kMarkets = std::to_array<Word<Market>>({{Market::OnDemand, "on_demand"},
                                                       {Market::Spot, "spot"},
                                                       {Market::Reserved, "reserved"},
                                                       {Market::Serverless, "serverless"}});

constexpr auto kProviderKinds =
    std::to_array<Word<ProviderKind>>({{ProviderKind::Hyperscaler, "hyperscaler"},
                                       {ProviderKind::RegionalCloud, "regional cloud"},
                                       {ProviderKind::SpecialistCloud, "specialist cloud"},
                                       {ProviderKind::BareMetal, "bare metal"},
                                       {ProviderKind::Marketplace, "marketplace"},
                                       {ProviderKind::Serverless, "serverless"},
                                       {ProviderKind::HostedNotebook, "hosted notebook"},
                                       {ProviderKind::Broker, "broker"},
                                       {ProviderKind::Other, "other"}});

constexpr auto kEnteredBy = std::to_array<Word<EnteredBy>>({{EnteredBy::Bundled, "bundled"},
                                                            {EnteredBy::Feed, "feed"},
                                                            {EnteredBy::Import, "import"},
                                                            {EnteredBy::User, "user"}});

constexpr auto kRoundings = std::to_array<Word<Rounding>>(
    {{Rounding::HalfUp, "half_up"}, {Rounding::Up, "up"}, {Rounding::Down, "down"}});

using sizing::Engine;
constexpr auto kEngines = std::to_array<Word<Engine>>({{Engine::Generic, "generic"},
                                                       {Engine::Vllm, "vllm"},
                                                       {Engine::Sglang, "sglang"},
                                                       {Engine::TensorRtLlm, "tensorrt_llm"},
                                                       {Engine::LlamaCpp, "llama_cpp"},
                                                       {Engine::Transformers, "transformers"}});

using models::AttentionKind;
constexpr auto kAttentionKinds =
    std::to_array<Word<AttentionKind>>({{AttentionKind::Full, "full"},
                                        {AttentionKind::SlidingWindow, "sliding window"},
                                        {AttentionKind::Chunked, "chunked"},
                                        {AttentionKind::Mla, "mla"},
                                        {AttentionKind::Hybrid, "hybrid"},
                                        {AttentionKind::None, "none"},
                                        {AttentionKind::Unknown, "unknown"}});

} // namespace

std::span<const Word<Market>> wordsOf(Market) {
    return kMarkets;
}

std::span<const Word<ProviderKind>> wordsOf(ProviderKind) {
    return kProviderKinds;
}

std::span<const Word<EnteredBy>> wordsOf(EnteredBy) {
    return kEnteredBy;
}

std::span<const Word<Rounding>> wordsOf(Rounding) {
    return kRoundings;
}

std::span<const Word<models::AttentionKind>> wordsOf(models::AttentionKind) {
    return kAttentionKinds;
}

std::span<const Word<hardware::GpuClass>> wordsOf(hardware::GpuClass) {
    return hardware::classNames();
}

std::span<const Word<sizing::Engine>> wordsOf(sizing::Engine) {
    return kEngines;
}

} // namespace fitgauge::catalog
